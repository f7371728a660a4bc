extension CasesDeclaration {
  /// Returns the members of a merge patch that the case declares which the result is of, and `null` for what the stored value has
  /// of another one.
  ///
  /// A patch that names another case need not remove the members of the stored one.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - stored: The JSON of the stored value.
  /// - Returns: The members, and the paths of those that are not declared.
  func declaredMembers(of patch: JSONValue, stored: JSONValue) -> DeclaredMembers {
    guard case .object(let members) = patch else { return DeclaredMembers(patch: patch) }
    let storedMembers = if case .object(let members) = stored { members } else { [:] as [String: JSONValue] }
    return switch notation {
    case .tag(let tag): declaredMembers(of: members, tag, storedMembers)
    case .key: declaredMembers(of: members, storedMembers)
    }
  }

  private func declaredMembers(
    of members: [String: JSONValue], _ tag: String, _ storedMembers: [String: JSONValue]
  ) -> DeclaredMembers {
    let name = members[tag] ?? storedMembers[tag] ?? .null
    guard case .string(let text) = name, let named = self[text] else {
      // The failure of the result is that of the tag.
      return DeclaredMembers(patch: .object(members.filter { $0.key == tag }))
    }
    let kept = storedMembers.filter { $0.key != tag && named.content.declares(member: $0.key) }
    let isSwitch = storedMembers[tag] != name
    let found = named.content.declaredMembers(
      of: .object(members.filter { $0.key != tag }),
      stored: .object(isSwitch ? kept : storedMembers.filter { $0.key != tag }))
    guard case .object(var declared) = found.patch else { return found }
    declared[tag] = members[tag]
    if isSwitch {
      for member in storedMembers.keys where member != tag && kept[member] == nil { declared[member] = .null }
    }
    // What is removed need not be known.
    let unknown = found.unknownMembers.filter {
      $0.components.count > 1 || members[$0.components[0].text] != .null
    }
    return DeclaredMembers(patch: .object(declared), unknownMembers: unknown)
  }

  private func declaredMembers(
    of members: [String: JSONValue], _ storedMembers: [String: JSONValue]
  ) -> DeclaredMembers {
    var declared: [String: JSONValue] = [:]
    var unknown: [ValidationPath] = []
    for (name, value) in members.sorted(byKey: \.key) {
      let path = ValidationPath([.key(name)])
      guard value != .null else {
        declared[name] = .null
        continue
      }
      guard let named = self[name] else {
        unknown.append(path)
        continue
      }
      let found = named.content.declaredMembers(of: value, stored: storedMembers[name] ?? .null)
      declared[name] = found.patch
      unknown += found.unknownMembers.map(path.appending)
      for other in storedMembers.keys where other != name && members[other] == nil && self[other] != nil {
        declared[other] = .null
      }
    }
    return DeclaredMembers(patch: .object(declared), unknownMembers: unknown)
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

  private func content(of declared: DeclaredCase<Value>, in json: JSONValue) -> JSONValue {
    guard notation == .key, case .object(let members) = json else { return json }
    return members[declared.name] ?? .null
  }
}

/// Finds the members of a merge patch that what a case holds declares.
private struct DeclaredMembersFinder<Value>: CaseVisitor {
  let patch: JSONValue
  let stored: JSONValue

  func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) -> DeclaredMembers {
    if let structure = content.structure { return structure.declaredMembers(of: patch, stored: stored) }
    guard Payload.self == NoPayload.self, case .object(let members) = patch else {
      return DeclaredMembers(patch: patch)
    }
    return DeclaredMembers(
      patch: .object([:]),
      unknownMembers: members.keys.sorted(byKey: \.self).map { ValidationPath([.key($0)]) })
  }
}

extension CaseContent {
  /// Returns the members of a merge patch that the content declares, see `CasesDeclaration`.
  fileprivate func declaredMembers(of patch: JSONValue, stored: JSONValue) -> DeclaredMembers {
    var finder = DeclaredMembersFinder<Value>(patch: patch, stored: stored)
    return accept(&finder)
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
