/// The parts of a form: which, in which order, and under which names.
///
/// It is the content whose versions a form keeps. Only the current version knows the places of its parts.
@MainActor
struct FormParts {
  /// A part as it is in a form. A part that is removed loses its `when:` closure, and may get another name.
  @MainActor
  struct Entry {
    let part: FormPart
    let name: String?
    let whenClosure: WhenClosure?

    /// Records a part as it is in its form, or would be.
    init(_ part: FormPart) { self.init(part, name: part.storedName) }

    /// Records a part as it is in a version in which it has a name of its own, such as the key that an entry of a
    /// dictionary has in the base.
    init(_ part: FormPart, name: String?) {
      self.part = part
      self.name = name
      whenClosure = part.whenClosure
    }
  }

  /// The parts, in order.
  private(set) var list = PartList()
  /// The parts that have names, by name.
  private(set) var named: [String: FormPart] = [:]
  /// Whether a list or dictionary that has no elements is missing.
  var isMissingWhenEmpty = false

  init() {}

  /// Creates the parts of another version than the current one.
  init(_ entries: [Entry], isMissingWhenEmpty: Bool) {
    list = PartList(entries)
    self.isMissingWhenEmpty = isMissingWhenEmpty
    findNames()
  }

  /// The parts, in order.
  var parts: [FormPart] { list.entries.map(\.part) }

  /// The names of the parts that have any.
  var names: [ObjectIdentifier: String] {
    Dictionary(uniqueKeysWithValues: named.map { (ObjectIdentifier($0.value), $0.key) })
  }

  /// Returns whether the parts are the same ones, in the same order and with the same names.
  func hasSameParts(as other: Self) -> Bool {
    list.count == other.list.count
      && list.entries.elementsEqual(other.list.entries) { $0.part === $1.part && $0.name == $1.name }
  }

  /// Inserts a part, which is not in the form.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - index: The index of the part afterwards. If the index is `nil` or too great, the part becomes the
  ///     last one. An index can be too great if a question gave the command, because the form may have lost
  ///     parts meanwhile.
  mutating func insert(_ part: FormPart, at index: Int?) {
    list.insert(Entry(part), at: min(index ?? list.count, list.count))
    if let name = part.storedName { named[name] = part }
  }

  /// Removes a part, which is in the form.
  mutating func remove(_ part: FormPart) {
    list.remove(part)
    // While a reset restores the names, another part may already have this name.
    if let name = part.storedName, named[name] === part { named[name] = nil }
  }

  /// Puts the parts, which stay the same, into another order.
  mutating func reorder(to parts: [FormPart]) { list.reorder(to: parts.map { Entry($0) }) }

  /// Takes the present names of the parts, after names were changed, or swapped.
  mutating func namesDidChange() {
    reorder(to: parts)
    findNames()
  }

  private mutating func findNames() {
    named = [:]
    for entry in list.entries {
      if let name = entry.name { named[name] = entry.part }
    }
  }
}
