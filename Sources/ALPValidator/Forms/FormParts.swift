/// The parts of a form: in order, by their names, and as they were marked clean. The three change together.
@MainActor
struct FormParts {
  /// The parts, in order.
  private(set) var list = PartList()
  /// The parts that have names, by name.
  private(set) var named: [String: FormPart] = [:]
  /// The parts as they were marked clean, and how the present ones differ.
  private(set) var clean = CleanParts()

  /// Whether the parts are other ones than the clean parts, or are in another order.
  var differFromClean: Bool { clean.differ(from: list) }

  /// The present parts with their names and `when:` closures.
  var entries: [CleanParts.Entry] { list.parts.map { CleanParts.Entry($0) } }

  // MARK: The present parts

  /// Inserts a part, which is not in the form.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - index: The index of the part afterwards. If the index is `nil` or too great, the part becomes the
  ///     last one. An index can be too great if a question gave the command, because the form may have lost
  ///     parts meanwhile.
  mutating func insert(_ part: FormPart, at index: Int?) {
    list.insert(part, at: min(index ?? list.count, list.count))
    if let name = part.storedName { named[name] = part }
    clean.didAdd(part)
  }

  /// Removes a part, which is in the form.
  mutating func remove(_ part: FormPart) {
    list.remove(part)
    // While a reset restores the names, another part may already have this name.
    if let name = part.storedName, named[name] === part { named[name] = nil }
    clean.didRemove(part)
  }

  /// Puts the parts, which stay the same, into another order.
  mutating func reorder(to parts: [FormPart]) {
    list.reorder(to: parts)
    clean.didReorder()
  }

  /// Finds all parts by their present names, after names were changed, or swapped.
  mutating func namesDidChange() {
    named = [:]
    for part in list.parts {
      if let name = part.storedName { named[name] = part }
    }
  }

  // MARK: The clean parts

  /// Makes other parts the clean parts, whether the form has them or not.
  mutating func replaceClean(by entries: [CleanParts.Entry]) {
    Transaction.releaseLater(clean)
    clean.replace(by: entries, in: list)
  }
}
