// The values of secret properties, which a snapshot leaves out, and which stay as the form has them when it is
// restored.

extension FormModel {
  // MARK: Leaving out

  /// Returns the JSON of the structure, or of that which edits are compared with, without the members of
  /// secret properties.
  func jsonWithoutSecrets(isBase: Bool) -> JSONValue {
    var json = ValueCoding.json(of: isBase ? currentBase : currentValue)
    removeSecrets(from: &json, isBase: isBase)
    return json
  }

  /// Removes the members of secret properties from the JSON of the structure.
  ///
  /// If it is not known where the JSON has a secret, because the names of the declaration are not those of the
  /// type, it keeps only what is known not to be one.
  func removeSecrets(from json: inout JSONValue, isBase: Bool) {
    guard case .object(var members) = json else {
      if hasSecrets { json = .null }
      return
    }
    if let misnamed = slots.first(where: { $0.isMisnamedSecret(in: members, isBase: isBase) }) {
      reportMisnamedSecret(misnamed)
      let declaredNames = Set(slots.compactMap(\.part.storedName))
      members = members.filter { declaredNames.contains($0.key) }
    }
    for slot in slots {
      guard let name = slot.part.storedName, var member = members[name] else { continue }
      if slot.part.isSecret {
        members[name] = nil
      } else {
        slot.removeSecrets(from: &member, isBase: isBase)
        members[name] = member
      }
    }
    json = .object(members)
  }

  private func reportMisnamedSecret(_ slot: Slot<Value>) {
    Misuse.report(
      "misnamed secret \(slot.keyPath)",
      """
      The JSON of \(Value.self) has no "\(slot.part.storedName ?? "")", the name with which the rule set declares the secret property \
      \(slot.keyPath). So snapshots have only the declared properties. Declare the name that the coding key has.
      """)
  }

  // MARK: Adding

  /// Adds the members of secret properties to the JSON of a snapshot.
  ///
  /// Each form adds those that it has itself. So no element of a list gets the secrets of another one, wherever
  /// the elements are in the snapshot.
  ///
  /// - Parameters:
  ///   - json: The JSON of the structure in the snapshot, without secrets.
  ///   - structure: Which structure of the snapshot it belongs to.
  ///   - path: The path of the form in the snapshot.
  func addSecrets(to json: inout JSONValue, of structure: SnapshotStructure, at path: ValidationPath) {
    guard case .object(var members) = json else { return }
    var ownMembers: [String: JSONValue] = [:]
    if slots.contains(where: \.part.isSecret) {
      let own = ValueCoding.json(of: structure.isBase ? currentBase : currentValue)
      if case .object(let known) = own { ownMembers = known }
    }
    for slot in slots {
      guard let name = slot.part.storedName else { continue }
      if slot.part.isSecret {
        if let ownMember = ownMembers[name] { members[name] = ownMember }
      } else if var member = members[name] {
        slot.addSecrets(to: &member, of: structure, at: slot.path(from: path))
        members[name] = member
      }
    }
    json = .object(members)
  }
}

extension FormPart {
  /// Whether a value in the part, at any depth, is declared as secret.
  final var hasSecrets: Bool { collect(.all) { [$0.isSecret] }.contains(true) }
}

extension Slot {
  /// Returns whether the property is secret and not empty, and the JSON of the structure does not have it under
  /// its declared name.
  fileprivate func isMisnamedSecret(in members: [String: JSONValue], isBase: Bool) -> Bool {
    guard part.isSecret, let name = part.storedName, members[name] == nil else { return false }
    switch json(isBase: isBase) {
    case .null, "", .array([]), .object([:]): return false
    default: return true
    }
  }
}
