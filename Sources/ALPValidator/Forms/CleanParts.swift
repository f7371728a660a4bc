/// The parts of a form as they were marked clean, which a reset restores.
///
/// Before a form is marked clean for the first time, its parts are not compared: building a form makes nothing dirty.
@MainActor
struct CleanParts {
  struct Entry {
    let part: FormPart
    /// The condition of the part, which it loses when it is removed.
    var condition: (@MainActor () -> Bool)?
  }

  /// The clean parts, in order; `nil` before the form was marked clean.
  private(set) var entries: [Entry]?
  private var indices: [ObjectIdentifier: Int] = [:]
  /// How many parts of the form are not clean ones, and how many clean ones are not in the form.
  private var addedCount = 0
  private var removedCount = 0
  /// Whether a part was added elsewhere than at the end, or again, so that the order has to be compared.
  private var mayBeReordered = false

  /// Takes the parts of a form as the clean ones.
  mutating func replace(by list: PartList) {
    let parts = list.parts
    entries = parts.map { Entry(part: $0, condition: $0.inclusion?.isMet) }
    indices = Dictionary(uniqueKeysWithValues: zip(parts.map { ObjectIdentifier($0) }, parts.indices))
    addedCount = 0
    removedCount = 0
    mayBeReordered = false
  }

  func contains(_ part: FormPart) -> Bool { indices[ObjectIdentifier(part)] != nil }

  /// Takes parts as the clean ones, whether the form has them or not.
  mutating func replace(by parts: [FormPart], noting list: PartList) {
    let present = list.parts
    let presentIDs = Set(present.map { ObjectIdentifier($0) })
    entries = parts.map { Entry(part: $0, condition: $0.inclusion?.isMet) }
    indices = Dictionary(uniqueKeysWithValues: zip(parts.map { ObjectIdentifier($0) }, parts.indices))
    addedCount = present.count { indices[ObjectIdentifier($0)] == nil }
    removedCount = parts.count { !presentIDs.contains(ObjectIdentifier($0)) }
    mayBeReordered = true
  }

  mutating func noteAdded(_ part: FormPart) {
    guard entries != nil else { return }
    if contains(part) {
      removedCount -= 1
      mayBeReordered = true
    } else {
      addedCount += 1
    }
  }

  mutating func noteRemoved(_ part: FormPart) {
    guard entries != nil else { return }
    if contains(part) { removedCount += 1 } else { addedCount -= 1 }
  }

  /// Returns whether the parts of the form are other ones than the clean ones, or in another order.
  func differ(from list: PartList) -> Bool {
    guard let entries else { return false }
    if addedCount != 0 || removedCount != 0 { return true }
    return mayBeReordered && !zip(entries, list.parts).allSatisfy { $0.part === $1 }
  }
}
