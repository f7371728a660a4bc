public import Foundation

extension RuleSet where Value: Encodable {
  /// Returns the JSON of a value without its secret parts, for the response of a server or a log.
  ///
  /// ```swift
  /// let account = SignUp(email: "a@b.co", password: "Engine-1842")
  /// let signUp: RuleSet<SignUp> = [
  ///   .at(\.email, "email"), .at(\.password, "password", isSecret: true),
  /// ]
  /// try signUp.withoutSecrets(account)  // ["email": "a@b.co"]
  /// ```
  ///
  /// A part is secret if it is declared with `isSecret: true`, or is in a secret structure, list or dictionary. What
  /// the set does not declare stays.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: The encoder; `nil` for one that writes dates in RFC 3339 notation.
  /// - Returns: The JSON, which is `Encodable`.
  /// - Throws: `EncodingError` if the value can't be encoded, or if a secret part has another name in the JSON than in
  ///   its declaration, so that it can't be found.
  public func withoutSecrets(_ value: Value, encoder: JSONEncoder? = nil) throws -> JSONValue {
    let json = try JSONValue(encoding: value, encoder ?? JSONEncoder(matching: nil))
    return try structure?.withoutSecrets(json, of: value) ?? json
  }
}

extension StructureDeclaration {
  /// Returns the JSON of a value without its secret parts.
  func withoutSecrets(_ json: JSONValue, of value: Value) throws -> JSONValue {
    if let elements {
      var visitor = SecretRemover(json: json, value: value)
      return try elements.accept(&visitor)
    }
    guard case .object(var members) = json else { return json }
    let secretNames = Set(declarations.filter { $0.description.isSecret }.map { $0.description.name })
    for part in parts {
      let isSecret = secretNames.contains(part.description.name)
      try part.removeSecrets(from: &members, of: value, isSecret: isSecret)
    }
    guard let cases, let declared = cases.case(of: value) else { return .object(members) }
    switch cases.notation {
    case .tag:
      var visitor = SecretRemover(json: .object(members), value: value)
      return try declared.content.accept(&visitor)
    case .key:
      guard let json = members[declared.name] else { return .object(members) }
      var visitor = SecretRemover(json: json, value: value)
      members[declared.name] = try declared.content.accept(&visitor)
      return .object(members)
    }
  }
}

/// Removes the secret parts of what a case holds, or of elements.
private struct SecretRemover<Value>: CaseVisitor {
  let json: JSONValue
  let value: Value

  mutating func visit<Payload>(
    _ content: PayloadDeclaration<Value, Payload>
  ) throws(any Error) -> JSONValue {
    guard let structure = content.structure, let payload = content.extract(value) else { return json }
    return try structure.withoutSecrets(json, of: payload)
  }
}

extension SecretRemover: ElementsVisitor {
  mutating func visit<Element>(list element: ElementDeclaration<Element>) throws(any Error) -> JSONValue {
    guard case .array(let elements) = json, let list = value as? [Element],
      let structure = element.rules.structure
    else { return json }
    return .array(try zip(elements, list).map { try structure.withoutSecrets($0, of: $1) })
  }

  mutating func visit<Element>(
    dictionary element: ElementDeclaration<Element>
  ) throws(any Error) -> JSONValue {
    guard case .object(var members) = json, let dictionary = value as? [String: Element],
      let structure = element.rules.structure
    else { return json }
    for (key, element) in dictionary {
      members[key] = try members[key].map { try structure.withoutSecrets($0, of: element) }
    }
    return .object(members)
  }
}

extension DeclaredPart {
  fileprivate func removeSecrets(
    from members: inout [String: JSONValue], of root: Root, isSecret: Bool
  ) throws {
    guard let keyPath = description.keyPath, let property = root[keyPath: keyPath] as? Property else {
      return
    }
    guard let json = members[description.name] else {
      guard isSecret else { return }
      let explanation =
        "A secret part is declared as \"\(description.name)\", and the JSON has no such member: give it this coding key"
      throw EncodingError.invalidValue(root, .init(codingPath: [], debugDescription: explanation))
    }
    guard !isSecret else {
      members[description.name] = nil
      return
    }
    members[description.name] = try rules.structure?.withoutSecrets(json, of: property) ?? json
  }
}
