/// A merge patch without the members that no part declares, and the paths of these.
struct DeclaredMembers {
  var patch: JSONValue
  var unknownMembers: [ValidationPath] = []
}

extension StructureDeclaration {
  /// Returns the members of a merge patch that the structure declares, also of structures in it.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - stored: The JSON of the stored value, which says of which case an enumeration is.
  /// - Returns: The members, and the paths of those that are not declared.
  func declaredMembers(of patch: JSONValue, stored: JSONValue) -> DeclaredMembers {
    if let cases { return cases.declaredMembers(of: patch, stored: stored) }
    if let elements {
      var merging = ElementsMerging(patch: patch, stored: stored)
      return elements.accept(&merging)
    }
    let storedMembers = if case .object(let members) = stored { members } else { [:] as [String: JSONValue] }
    guard isOfObject, case .object(let members) = patch else { return DeclaredMembers(patch: patch) }
    var declared: [String: JSONValue] = [:]
    var unknown: [ValidationPath] = []
    // In order, so that the failures are the same for the same patch.
    for (name, value) in members.sorted(byKey: \.key) {
      let path = ValidationPath([.key(name)])
      guard let part = part(named: name) else {
        unknown.append(path)
        continue
      }
      let found = part.declaredMembers(of: value, stored: storedMembers[name] ?? .null)
      declared[name] = found.patch
      unknown += found.unknownMembers.map(path.appending)
    }
    return DeclaredMembers(patch: .object(declared), unknownMembers: unknown)
  }

  /// Returns a value with those declared parts of another one whose JSON has changed.
  ///
  /// - Parameters:
  ///   - old: The value.
  ///   - new: The other value.
  ///   - oldJSON: The JSON of the value.
  ///   - newJSON: The JSON of the other one.
  /// - Returns: The value; `nil` if it has no declared parts of which it is made.
  func value(
    _ old: Value, withChangesIn new: Value, _ oldJSON: JSONValue, _ newJSON: JSONValue
  ) -> Value? {
    if let cases { return cases.value(old, withChangesIn: new, oldJSON, newJSON) }
    guard isOfObject, case .object(let oldMembers) = oldJSON, case .object(let newMembers) = newJSON else {
      return nil
    }
    var value = old
    for part in parts {
      let name = part.description.name
      guard oldMembers[name] != newMembers[name], let part = self.part(named: name) else { continue }
      var merging = PartMerging(
        root: value, new: new, oldJSON: oldMembers[name] ?? .null, newJSON: newMembers[name] ?? .null)
      part.accept(&merging)
      value = merging.root
    }
    return value
  }

  /// Returns the declaration of a property; of several, one that declares the parts of the property.
  private func part(named name: String) -> (any DeclaredPart<Value>)? {
    guard indices[name] != nil else { return nil }
    let declarations = declarations.filter { $0.description.name == name }
    return declarations.first(where: \.isOfObject) ?? declarations.first
  }
}

/// Finds the members of a merge patch that the elements of a collection declare.
private struct ElementsMerging: ElementsVisitor {
  let patch: JSONValue
  let stored: JSONValue

  /// Returns the patch: a list is replaced as a whole.
  func visit<Element>(list: ElementDeclaration<Element>) -> DeclaredMembers { DeclaredMembers(patch: patch) }

  /// Returns the members of entries that are stored. A new entry is read as it is.
  func visit<Element>(dictionary element: ElementDeclaration<Element>) -> DeclaredMembers {
    guard let structure = element.rules.structure, case .object(let members) = patch,
      case .object(let storedMembers) = stored
    else { return DeclaredMembers(patch: patch) }
    var declared = members
    var unknown: [ValidationPath] = []
    for (name, value) in members.sorted(byKey: \.key) {
      guard let entry = storedMembers[name] else { continue }
      let found = structure.declaredMembers(of: value, stored: entry)
      declared[name] = found.patch
      unknown += found.unknownMembers.map(ValidationPath([.key(name)]).appending)
    }
    return DeclaredMembers(patch: .object(declared), unknownMembers: unknown)
  }
}

extension StructureDeclaration {
  /// Whether a merge patch changes parts of a value, and not the whole.
  fileprivate var isMergedByParts: Bool { isOfObject || cases != nil }
}

extension DeclaredPart {
  /// Whether the part is a structure whose parts are declared, and formatted one by one.
  fileprivate var isOfObject: Bool { formatters.isEmpty && rules.structure?.isMergedByParts ?? false }

  fileprivate func declaredMembers(of patch: JSONValue, stored: JSONValue) -> DeclaredMembers {
    rules.structure?.declaredMembers(of: patch, stored: stored) ?? DeclaredMembers(patch: patch)
  }

  /// Returns a value of the part with the changes in another one.
  fileprivate func property(
    _ old: Property, withChangesIn new: Property, _ oldJSON: JSONValue, _ newJSON: JSONValue
  ) -> Property {
    guard isOfObject else { return new }
    return rules.structure?.value(old, withChangesIn: new, oldJSON, newJSON) ?? new
  }
}

/// Changes a part of a structure to that of another one; of a part with declared parts, those that have changed.
private struct PartMerging<Root>: PropertyVisitor {
  var root: Root
  let new: Root
  let oldJSON: JSONValue
  let newJSON: JSONValue

  mutating func visit<Property>(property: PropertyDeclaration<Root, Property>) {
    let keyPath = property.keyPath
    root[keyPath: keyPath] = property.property(
      root[keyPath: keyPath], withChangesIn: new[keyPath: keyPath], oldJSON, newJSON)
  }

  mutating func visit<Property>(optionalProperty property: OptionalPropertyDeclaration<Root, Property>) {
    let keyPath = property.keyPath
    guard let old = root[keyPath: keyPath], let next = new[keyPath: keyPath] else {
      root[keyPath: keyPath] = new[keyPath: keyPath]
      return
    }
    root[keyPath: keyPath] = property.property(old, withChangesIn: next, oldJSON, newJSON)
  }

  /// Does nothing: the property is computed from others.
  func visit<Property>(computed: ComputedDeclaration<Root, Property>) {}
}
