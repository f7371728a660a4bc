/// The parts of a form: in order, by their names, and as they were marked clean. The three change together.
@MainActor
struct FormParts {
  /// The parts, in order.
  private(set) var list = PartList()
  /// The parts that have names, by these.
  private(set) var named: [String: FormPart] = [:]
  /// The parts as they were marked clean, and how the present ones differ.
  private(set) var clean = CleanParts()

  /// Whether the parts are other ones than the clean ones, or in another order.
  var differFromClean: Bool { clean.differ(from: list) }

  /// The present parts with their names and `when:` closures.
  var entries: [CleanParts.Entry] { list.parts.map { CleanParts.Entry($0) } }

  // MARK: The present parts

  /// Inserts a part, which is not in the form.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - index: The index of the part afterwards; that of the last one, if it is `nil` or greater: if a
  ///     question gave the command, the form may have lost parts meanwhile.
  mutating func insert(_ part: FormPart, at index: Int?) {
    list.insert(part, at: min(index ?? list.count, list.count))
    if let name = part.storedName { named[name] = part }
    clean.didAdd(part)
  }

  /// Removes a part, which is in the form.
  mutating func remove(_ part: FormPart) {
    list.remove(part)
    // While a reset restores the names, another part may have this one already.
    if let name = part.storedName, named[name] === part { named[name] = nil }
    clean.didRemove(part)
  }

  /// Puts the parts, which stay the same, into another order.
  mutating func reorder(to parts: [FormPart]) {
    list.reorder(to: parts)
    clean.didReorder()
  }

  /// Finds all parts by their present names, which have changed; names that were swapped, too.
  mutating func namesDidChange() {
    named = [:]
    for part in list.parts {
      if let name = part.storedName { named[name] = part }
    }
  }

  // MARK: The clean parts

  /// Takes other parts as the clean ones, whether the form has them or not.
  ///
  /// - Returns: The former clean ones. Release them after the access.
  mutating func replaceClean(by entries: [CleanParts.Entry]) -> CleanParts {
    var new = clean
    new.replace(by: entries, in: list)
    return exchange(&clean, with: new)
  }
}
