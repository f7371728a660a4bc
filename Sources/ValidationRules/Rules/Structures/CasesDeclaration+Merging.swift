extension CasesDeclaration {
  /// Returns the members of a merge patch that a case declares.
  ///
  /// A patch that names another case has the members of both, so those of all cases are known.
  func declaredMembers(of patch: JSONValue) -> DeclaredMembers {
    guard case .object(let members) = patch else { return DeclaredMembers(patch: patch) }
    var declared = DeclaredMembers(patch: .object(members.filter { declares(member: $0.key) }))
    declared.unknownMembers = members.keys.filter { !declares(member: $0) }.sorted().map {
      ValidationPath([.key($0)])
    }
    return declared
  }

  /// Returns a value with the changes in another one: of the same case, with those declared parts whose JSON has changed.
  func value(
    _ old: Value, withChangesIn new: Value, _ oldJSON: JSONValue, _ newJSON: JSONValue
  ) -> Value {
    guard let declared = self.case(of: old) else { return new }
    var merging = ContentMerging(
      old: old, new: new, oldJSON: content(of: declared, in: oldJSON),
      newJSON: content(of: declared, in: newJSON))
    return declared.content.accept(&merging) ?? new
  }

  /// Returns the JSON of an enumeration without what only other cases than the one that it names declare.
  ///
  /// A patch that names another case need not remove the members of the old one.
  func withoutOtherCases(_ json: JSONValue) -> JSONValue {
    guard case .object(var members) = json else { return json }
    guard case .tag(let tag) = notation else {
      for declared in cases {
        if let content = members[declared.name] {
          members[declared.name] = declared.content.withoutOtherCases(content)
        }
      }
      return .object(members)
    }
    guard case .string(let name)? = members[tag], let named = self[name] else { return json }
    return named.content.withoutOtherCases(
      .object(
        members.filter { member, _ in
          member == tag || named.content.declares(member: member) || !declares(member: member)
        }))
  }

  private func content(of declared: DeclaredCase<Value>, in json: JSONValue) -> JSONValue {
    guard notation == .key, case .object(let members) = json else { return json }
    return members[declared.name] ?? .null
  }
}

extension StructureDeclaration {
  /// Returns JSON of a value without what only other cases than the named ones declare.
  func withoutOtherCases(_ json: JSONValue) -> JSONValue {
    if let cases { return cases.withoutOtherCases(json) }
    guard isOfObject, case .object(var members) = json else { return json }
    for part in parts {
      let name = part.description.name
      if let member = members[name] { members[name] = part.withoutOtherCases(member) }
    }
    return .object(members)
  }
}

extension DeclaredPart {
  fileprivate func withoutOtherCases(_ json: JSONValue) -> JSONValue {
    rules.structure?.withoutOtherCases(json) ?? json
  }
}

/// Puts the changes of what a case holds into the stored one.
private struct ContentMerging<Value>: CaseVisitor {
  let old: Value
  let new: Value
  let oldJSON: JSONValue
  let newJSON: JSONValue

  /// Returns the stored value with the changes; `nil` if it is of another case.
  func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) -> Value? {
    guard let oldPayload = content.extract(old), let newPayload = content.extract(new) else { return nil }
    let payload = content.rules.structure?.value(oldPayload, withChangesIn: newPayload, oldJSON, newJSON)
    return payload.map(content.embed)
  }
}
