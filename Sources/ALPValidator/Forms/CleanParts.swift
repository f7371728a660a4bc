/// The parts of a form as they were marked clean, which a reset restores.
///
/// Before a form is marked clean for the first time, its parts are not compared: building a form makes
/// nothing dirty.
@MainActor
struct CleanParts {
  @MainActor
  struct Entry {
    let part: FormPart
    /// The name of the part. A removed part may get another name.
    let name: String?
    /// The `when:` closure of the part. A removed part loses its closure.
    let whenClosure: (@MainActor () -> Bool)?
    /// The ID of the dependent of that closure, which identifies the closure.
    private let dependentID: Int?

    /// Records a part as it is in its form.
    init(_ part: FormPart) {
      self.part = part
      name = part.storedName
      whenClosure = part.whenClosure?.call
      dependentID = part.whenClosure?.dependent.id
    }

    /// Whether the part has another `when:` closure now.
    var isWhenClosureReplaced: Bool { part.whenClosure?.dependent.id != dependentID }
  }

  /// The clean parts, in order; `nil` before the form was marked clean.
  private(set) var entries: [Entry]?
  private var ids: Set<ObjectIdentifier> = []
  /// The clean parts that have names, by name.
  private(set) var named: [String: FormPart] = [:]
  /// How many parts of the form are not clean parts, and how many clean parts are not in the form.
  private var addedCount = 0
  private var removedCount = 0
  /// Whether the order has to be compared, because a clean part was added again or parts were reordered.
  private var mayBeReordered = false

  /// Makes other parts the clean parts, and compares the present parts of the form with them.
  ///
  /// - Parameters:
  ///   - newEntries: The clean parts, such as those with which a submission began.
  ///   - list: The present parts of the form.
  mutating func replace(by newEntries: [Entry], in list: PartList) {
    entries = newEntries
    ids = Set(newEntries.map { ObjectIdentifier($0.part) })
    named = [:]
    for entry in newEntries {
      if let name = entry.name { named[name] = entry.part }
    }
    let presentParts = list.parts
    let keptCount = presentParts.count { contains($0) }
    addedCount = presentParts.count - keptCount
    removedCount = newEntries.count - keptCount
    mayBeReordered = !newEntries.elementsEqual(presentParts) { $0.part === $1 }
  }

  func contains(_ part: FormPart) -> Bool { ids.contains(ObjectIdentifier(part)) }

  mutating func didAdd(_ part: FormPart) {
    guard entries != nil else { return }
    if contains(part) {
      removedCount -= 1
      mayBeReordered = true
    } else {
      addedCount += 1
    }
  }

  mutating func didRemove(_ part: FormPart) {
    guard entries != nil else { return }
    if contains(part) { removedCount += 1 } else { addedCount -= 1 }
  }

  /// Takes into account that the parts of the form may be in another order.
  mutating func didReorder() {
    if entries != nil { mayBeReordered = true }
  }

  /// Returns whether the form has other parts than the clean parts, or has them in another order.
  func differ(from list: PartList) -> Bool {
    guard let entries else { return false }
    if addedCount != 0 || removedCount != 0 { return true }
    return mayBeReordered && !list.isInOrder(of: entries.lazy.map(\.part))
  }
}
