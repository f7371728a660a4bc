import Foundation

/// Checks that the names of a declaration are those under which a type encodes its properties.
///
/// Each property is changed in a copy of an example. The two are encoded, and must differ at the name of the
/// property and nowhere else.
struct CodingKeyCheck<Root: Encodable>: PartVisitor {
  /// What is wrong, in the order of the declaration.
  private(set) var faults: [String] = []
  private let example: Root
  private let json: JSONValue
  private let path: ValidationPath
  private let undeclared: Set<ValidationPath>

  /// Returns what is wrong with a declaration.
  ///
  /// - Parameters:
  ///   - rules: The rule set that declares the properties.
  ///   - example: A structure with a value for each property.
  ///   - undeclared: The paths of members that the rule set leaves out on purpose.
  /// - Returns: The faults.
  /// - Throws: The error with which the example cannot be encoded.
  static func faults(
    of rules: RuleSet<Root>, using example: Root, except undeclared: Set<ValidationPath>
  ) throws -> [String] {
    try faults(of: rules, using: example, except: undeclared, at: ValidationPath(), isElement: false)
  }

  private static func faults(
    of rules: RuleSet<Root>, using example: Root, except undeclared: Set<ValidationPath>,
    at path: ValidationPath, isElement: Bool
  ) throws -> [String] {
    var check = try Self(example: example, path: path, undeclared)
    let parts = rules.structure?.parts ?? []
    for part in parts { part.accept(&check) }
    let declared = Set(parts.map { $0.description.name })
    guard case .object(let members) = check.json else { return check.faults }
    // A list matches its elements by their identity, which needs no declaration.
    let isIdentified = isElement && Root.self is any Identifiable.Type
    for name in members.keys.sorted(byKey: \.self) where !declared.contains(name) {
      let memberPath = path.appending(.key(name))
      guard !undeclared.contains(memberPath), !(isIdentified && name == "id") else { continue }
      check.faults.append(
        """
        \(Root.self) encodes \(memberPath), which the rule set does not declare: declare it with .at(…), or pass \
        except: ["\(memberPath)"].
        """)
    }
    return check.faults
  }

  private init(example: Root, path: ValidationPath, _ undeclared: Set<ValidationPath>) throws {
    self.example = example
    self.undeclared = undeclared
    self.path = path
    json = try JSONValue(encoding: example, JSONEncoder())
  }

  // MARK: Properties

  mutating func visit<Property>(property: PropertyDeclaration<Root, Property>) {
    check(property.keyPath, property.description.name)
    checkParts(of: example[keyPath: property.keyPath], property.rules, property.description.name)
  }

  mutating func visit<Property>(optionalProperty property: OptionalPropertyDeclaration<Root, Property>) {
    check(property.keyPath, property.description.name)
    guard let value = example[keyPath: property.keyPath] else { return }
    checkParts(of: value, property.rules, property.description.name)
  }

  mutating func visit<Element>(
    list: PropertyDeclaration<Root, [Element]>, elements: ElementDeclaration<Element>
  ) {
    check(list.keyPath, list.description.name)
    checkElements(of: example[keyPath: list.keyPath], elements, list.description.name)
  }

  mutating func visit<Element>(
    optionalList list: OptionalPropertyDeclaration<Root, [Element]>, elements: ElementDeclaration<Element>
  ) {
    check(list.keyPath, list.description.name)
    checkElements(of: example[keyPath: list.keyPath] ?? [], elements, list.description.name)
  }

  mutating func visit<Element>(
    dictionary: PropertyDeclaration<Root, [String: Element]>, elements: ElementDeclaration<Element>
  ) {
    check(dictionary.keyPath, dictionary.description.name)
  }

  mutating func visit<Element>(
    optionalDictionary dictionary: OptionalPropertyDeclaration<Root, [String: Element]>,
    elements: ElementDeclaration<Element>
  ) {
    check(dictionary.keyPath, dictionary.description.name)
  }

  mutating func visit<Choice>(choice: PropertyDeclaration<Root, Choice>, cases: CasesDeclaration<Choice>) {
    check(choice.keyPath, choice.description.name)
  }

  mutating func visit<Choice>(
    optionalChoice choice: OptionalPropertyDeclaration<Root, Choice>, cases: CasesDeclaration<Choice>
  ) {
    check(choice.keyPath, choice.description.name)
  }

  mutating func visit<Property>(computed: ComputedDeclaration<Root, Property>) {}

  // MARK: Comparing

  private mutating func check<Property>(_ property: WritableKeyPath<Root, Property>, _ name: String) {
    let place = path.appending(.key(name))
    guard !undeclared.contains(place) else { return }
    guard let other = Variation.of(example[keyPath: property]) else {
      return checkUnchanged(example[keyPath: property], name)
    }
    var changed = example
    changed[keyPath: property] = other
    guard let changedJSON = try? JSONValue(encoding: changed, JSONEncoder()) else {
      faults.append("The property of \(place) cannot be encoded when it is changed.")
      return
    }
    let names = Self.names(thatDifferIn: json, changedJSON)
    guard names != [name] else { return }
    let found =
      names.isEmpty ? "not encoded" : "encoded as \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    faults.append("\(Root.self) declares \(place), and the property is \(found).")
  }

  /// Compares the member of the name with what the property is encoded as, because no other value of its type is known.
  private mutating func checkUnchanged<Property>(_ value: Property, _ name: String) {
    let place = path.appending(.key(name))
    guard !Emptiness.isEmpty(value), let own = Self.json(of: value) else {
      faults.append(
        "The property of \(place) cannot be compared: give the example a value that is not empty, or pass except: [\"\(place)\"]."
      )
      return
    }
    guard case .object(let members) = json, members[name] == own else {
      faults.append("\(Root.self) declares \(place), and the property is encoded with another name.")
      return
    }
  }

  private static func json<Property>(of value: Property) -> JSONValue? {
    guard let value = value as? any Encodable else { return nil }
    return try? JSONValue(encoding: value, JSONEncoder())
  }

  private mutating func checkParts<Part>(
    of value: Part, _ rules: RuleSet<Part>, _ name: String, isElement: Bool = false
  ) {
    guard rules.structure?.isOfObject == true, let value = value as? any Encodable else { return }
    func check<Structure: Encodable>(_ structure: Structure) -> [String] {
      guard let rules = rules as? RuleSet<Structure> else { return [] }
      let faults = try? CodingKeyCheck<Structure>.faults(
        of: rules, using: structure, except: undeclared, at: path.appending(.key(name)), isElement: isElement)
      return faults ?? []
    }
    faults += check(value)
  }

  private mutating func checkElements<Element>(
    of list: [Element], _ elements: ElementDeclaration<Element>, _ name: String
  ) {
    guard let first = list.first else { return }
    checkParts(of: first, elements.rules, name, isElement: true)
  }

  private static func names(thatDifferIn first: JSONValue, _ second: JSONValue) -> [String] {
    guard case .object(let first) = first, case .object(let second) = second else { return [] }
    return Set(first.keys).union(second.keys).filter { first[$0] != second[$0] }.sorted(byKey: \.self)
  }
}

extension RuleSet where Value: Encodable {
  /// Returns what is wrong with the names of the declaration, see ``CodingKeyCheck``.
  package func faultsOfNames(using example: Value, except undeclared: Set<ValidationPath>) throws -> [String]
  {
    try CodingKeyCheck.faults(of: self, using: example, except: undeclared)
  }
}

/// Other values of a type.
private enum Variation {
  /// Returns another value of the same type, or `nil` if none is known.
  static func of<Value>(_ value: Value) -> Value? {
    switch value {
    case let text as String: return "\(text)x" as? Value
    case let flag as Bool: return !flag as? Value
    case let date as Date: return date.addingTimeInterval(86_400) as? Value
    case let number as Decimal: return number + 1 as? Value
    case let number as any BinaryInteger: return other(number) as? Value
    case let number as any BinaryFloatingPoint: return other(number) as? Value
    default: break
    }
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      return Emptiness.isEmpty(value) ? nil : optional.init(nilLiteral: ()) as? Value
    }
    if let value = value as? any CaseIterable, let other = otherCase(value) { return other as? Value }
    if let value = value as? any RangeReplaceableCollection, !value.isEmpty { return empty(value) as? Value }
    return changedStructure(value)
  }

  private static func other<Number: BinaryInteger>(_ number: Number) -> Number {
    number == 0 ? 1 : number - 1
  }

  private static func other<Number: BinaryFloatingPoint>(_ number: Number) -> Number {
    number == 0 ? 1 : number / 2
  }

  private static func empty<Elements: RangeReplaceableCollection>(_ elements: Elements) -> Elements {
    Elements()
  }

  private static func otherCase<Choice: CaseIterable>(_ value: Choice) -> Choice? {
    Choice.allCases.first { !ExactEquality.isSame($0, value) }
  }

  /// Returns a structure with a change in one of its members, made in its JSON.
  private static func changedStructure<Value>(_ value: Value) -> Value? {
    guard case .object(let members) = ValueCoding.json(of: value) else { return nil }
    for (name, member) in members.sorted(byKey: \.key) {
      let others: [JSONValue] =
        switch member {
        case .string(let text): [.string("\(text)x")]
        case .bool(let flag): [.bool(!flag)]
        case .integer(let number): [.integer(number + 1)]
        case .number(let number): [.number(number + 1)]
        case .decimal(let number): [JSONValue(number: number + 1)]
        default: []
        }
      for other in others {
        var changed = members
        changed[name] = other
        if let value = try? ValueCoding.decode(Value.self, from: .object(changed)) { return value }
      }
    }
    return nil
  }
}
