extension FormValidator {
  /// Adds a control or a form, and returns it. If the part is in another form, it moves to this one.
  ///
  /// ```swift
  /// form.add(email, name: "email", label: "Email")
  /// form.control(at: "/email") === email
  /// ```
  ///
  /// - Parameters:
  ///   - part: The control or form.
  ///   - index: The index of the part afterwards; `nil` if it is the last one.
  ///   - name: The name of the part, which makes its ``FormPart/path``; `nil` if it keeps the one that it
  ///     has.
  ///   - label: The label of the part in messages; `nil` if it keeps the one that it has.
  ///   - isActive: Returns whether the part is included. It is called when the form is validated, and when
  ///     something changes that it has read. `nil` if the part is always included, or as before if it moves
  ///     within this form.
  /// - Returns: The part.
  /// - Precondition: The index is at most the number of the other parts, no other part of the form has the
  ///   name, and no form becomes a part of itself. For a name that comes from data, see
  ///   ``addPart(_:nameFromData:at:label:when:)``.
  @discardableResult
  public final func add<Part: FormPart>(
    _ part: Part, at index: Int? = nil, name: String? = nil, label: String? = nil,
    when isActive: (@MainActor () -> Bool)? = nil
  ) -> Part {
    include(part, at: index, name: name, label: label, when: isActive)
    return part
  }

  // Not generic: it is compiled once.
  private func include(
    _ part: FormPart, at index: Int?, name: String?, label: String?, when isActive: (@MainActor () -> Bool)?
  ) {
    if Transaction.runsCommandsAtOnce { checkAdding(part, at: index, name: name ?? part.storedName) }
    Transaction.run("add(_:)") { [self] command in
      // The command of a question is not checked above, and earlier commands may have changed the form.
      guard !isWithin(part), isFree(name ?? part.storedName, for: part) else {
        return reportLeftOut(part)
      }
      let isMove = part.storedForm === self
      let keepsInclusion = isMove && isActive == nil
      insert(
        part, at: index, name: name ?? part.storedName, label: label,
        whenClosure: keepsInclusion ? .kept : .replaced(by: isActive.map(part.makeWhenClosure)), command)
    }
  }

  /// Adds a control or a form whose name comes from data, such as a description of a form, and returns it.
  ///
  /// - Parameters:
  ///   - part: The control or form.
  ///   - name: The name of the part.
  ///   - index: The index of the part afterwards; `nil` if it is the last one.
  ///   - label: The label of the part in messages; `nil` if it keeps the one that it has.
  ///   - isActive: Returns whether the part is included, as in ``add(_:at:name:label:when:)``.
  /// - Returns: The part.
  /// - Throws: ``DuplicateNameError`` if another part of the form has the name. The form is unchanged.
  @discardableResult
  public final func addPart<Part: FormPart>(
    _ part: Part, nameFromData name: String, at index: Int? = nil, label: String? = nil,
    when isActive: (@MainActor () -> Bool)? = nil
  ) throws(DuplicateNameError) -> Part {
    guard isFree(name, for: part) else { throw DuplicateNameError(name: name) }
    return add(part, at: index, name: name, label: label, when: isActive)
  }

  /// Ends the program if a part cannot be added. Not called for a command that is queued, because the
  /// commands before it may change the form.
  private func checkAdding(_ part: FormPart, at index: Int?, name: String?) {
    precondition(!isWithin(part), "A form cannot be a part of itself")
    let otherCount = versions.current.list.count - (part.storedForm === self ? 1 : 0)
    precondition((0...otherCount).contains(index ?? 0), "Index \(index ?? 0) is beyond \(otherCount) parts")
    precondition(isFree(name, for: part), "The form has another part with the name \"\(name ?? "")\"")
  }

  /// Reports a part that could no longer be added when the command of a question was performed.
  private func reportLeftOut(_ part: FormPart) {
    Misuse.report(
      "part that was left out",
      """
      add(_:) was called by a closure, and was left out when it was its turn: a command before it has made the form a part of \
      \(part), or has given its name to another part. Move the call to a handler.
      """,
      inAllBuilds: true)
  }

  private func isFree(_ name: String?, for part: FormPart) -> Bool {
    guard let name, let other = versions.current.named[name] else { return true }
    return other === part
  }

  /// Removes a part. Its values and its state are unchanged. Does nothing if the part is not in the form.
  ///
  /// The part of a property in the form of a structure stays, and so does a page with one, because the structure has the value,
  /// which would no longer be validated. The call is reported. To leave the property out of the validation, add its part again
  /// with `when:`.
  public final func remove(_ part: FormPart) {
    Transaction.run("remove(_:)") { [self] command in
      guard part.storedForm === self else { return }
      guard !isNeededOutside(part) else { return reportDeclaredPart(part) }
      removePart(part, command)
    }
  }

  /// Returns whether a part, or one in it, has a value that a form outside of it always has.
  private func isNeededOutside(_ part: FormPart) -> Bool {
    let forms = part.collect(.all) { $0.valueHolder?.formThatNeedsParts.map { [$0] } ?? [] }
    return forms.contains { !$0.isWithin(part) }
  }

  private func reportDeclaredPart(_ part: FormPart) {
    Misuse.report(
      "declared part that was removed",
      """
      remove(_:) was called for a part of a declared property, or for a page with one, and did nothing: the structure has the \
      value, which would no longer be validated. To leave it out of the validation, add the part to its form again, with when:.
      """,
      inAllBuilds: true)
  }
}

/// The error of a part whose name is already taken in its form.
///
/// Only ``FormValidator/addPart(_:nameFromData:at:label:when:)`` throws it, for names that come from a file
/// or a server. A name in code that is taken is a precondition failure of
/// ``FormValidator/add(_:at:name:label:when:)`` instead.
public struct DuplicateNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that another part of the form has.
  public let name: String

  /// The error with its remedy.
  public var description: String {
    "The form has another part with the name \"\(name)\". Give each field of a form, or of a group in it, a name of its own."
  }
}
