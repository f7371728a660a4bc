public import Foundation

extension FormModel {
  /// Takes another base, such as the structure that a server has now, and keeps the edits.
  ///
  /// What was not edited takes the new value. What was edited stays, and is compared with the new base from
  /// now on. If both sides have changed a property, to different values, that is a conflict: the edit stays,
  /// and the path is returned. No failure is shown because of it.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// form[\.email].value = "ada@example.com"
  /// form.rebase(onto: profile)  // []
  /// ```
  ///
  /// Elements of lists are matched by the `id` that they have in the base, if they are `Identifiable`. Elements
  /// without an `id` are matched by their places; if both sides have changed their number, the list is one
  /// conflict. What both sides have added is compared property by property.
  ///
  /// To take what a server has saved, return it from the closure of ``save(_:)``.
  ///
  /// - Parameter value: The new base.
  /// - Returns: The paths at which both sides changed. None if a condition calls the function, because it
  ///   then runs after the evaluation.
  @discardableResult
  public func rebase(onto value: Value) -> [ValidationPath] {
    var conflicts: [ValidationPath] = []
    Transaction.run("rebase(onto:)", orQueue: { { [self] command in _ = rebaseNow(onto: value, command) } }) {
      command in
      conflicts = rebaseNow(onto: value, command)
    }
    return conflicts
  }

  private func rebaseNow(onto value: Value, _ command: Command) -> [ValidationPath] {
    var conflicts = RebaseConflicts()
    if rebase(onto: value, since: .base, &conflicts, command) { markBaseChange() }
    return conflicts.paths
  }
}

extension FormModel where Value: Encodable {
  /// The changes as a JSON merge patch, for the body of a PATCH request.
  ///
  /// The patch has what differs from the base: applied to the JSON of the base, it results in the JSON of the
  /// value. Texts that can't be read are left out; secret values are in it. Without changes, it is `{}`. A
  /// list is one value in a patch. What was entered into a blank field is in it, also if the base has the same
  /// number.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// form[\.email].value = "ada@example.com"
  /// try form.mergePatch()  // {"email":"ada@example.com"}
  /// ```
  ///
  /// An optional property that was cleared is `null` in the patch, which removes its member: the `Codable`
  /// code that Swift writes leaves such a member out of the value.
  ///
  /// - Parameter encoder: Encodes the base and the value, and then the patch, so that it writes dates as the
  ///   server reads them; `nil` for RFC 3339, which is what a rule set reads.
  /// - Returns: The patch, as defined by [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396).
  /// - Throws: ``/ValidationRules/MergePatchError`` if your own `encode(to:)` writes `null` for a member, which a patch can't
  ///   express, and what the encoder throws.
  public func mergePatch(encoder: JSONEncoder? = nil) throws -> Data {
    let encoder = encoder ?? JSONEncoder(matching: nil)
    trackContent()
    var base = try JSONValue(encoding: value(in: .base), encoder)
    let value = try JSONValue(encoding: value(in: .readable), encoder)
    // What is dirty is in the patch, also where it has the same JSON as the base.
    for path in pathsOfReadableChanges(at: []) where base[path[...]] == value[path[...]] {
      base.remove(path[...])
    }
    return try encoder.encode(JSONValue.mergePatch(from: base, to: value))
  }
}

extension FormPart {
  /// Returns the paths of what differs from the base and can be read: of controls, such as one that was blank and into
  /// which the number of the base was entered, and of lists, each of which is one value in a patch.
  fileprivate func pathsOfReadableChanges(at path: [String]) -> [[String]] {
    if let control = self as? AnyControl {
      return control.differsFromBase && control.hasReadableValue ? [path] : []
    }
    let isList = self is any ListForm
    if isList, let list = self as? FormGroup, list.partsDifferFromBase { return [path] }
    let paths = members(of: .current).flatMap { component, part in
      part.pathsOfReadableChanges(at: path + (component.map { [$0.text] } ?? []))
    }
    return isList && !paths.isEmpty ? [path] : paths
  }
}

extension JSONValue {
  /// The value at a path through objects; `nil` if there is none.
  fileprivate subscript(path: ArraySlice<String>) -> JSONValue? {
    guard let name = path.first else { return self }
    guard case .object(let members) = self, let member = members[name] else { return nil }
    return member[path.dropFirst()]
  }

  /// Removes the member at a path through objects.
  fileprivate mutating func remove(_ path: ArraySlice<String>) {
    guard let name = path.first, case .object(var members) = self else { return }
    let rest = path.dropFirst()
    if rest.isEmpty { members[name] = nil } else { members[name]?.remove(rest) }
    self = .object(members)
  }
}
