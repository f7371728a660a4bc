/// A kind of collections each of whose elements has a place in JSON: lists, or dictionaries with texts as keys.
package protocol CollectionKind: Sendable {
  associatedtype Element: Sendable
  associatedtype Collection: Sendable
  /// The elements without their places.
  associatedtype Members: MutableCollection where Members.Element == Element

  /// Returns the elements of a collection without their places.
  static func members(of collection: Collection) -> Members
  /// Returns a collection with other elements at its places.
  static func replacing(_ members: Members, in collection: Collection) -> Collection
  /// Returns the elements of a collection with their places, in the order of their failures.
  static func placedMembers(of collection: Collection) -> [(ValidationPath.Component, Element)]

  /// Calls the function of a visitor for this kind.
  static func accept<Visitor: ElementsVisitor>(
    _ visitor: inout Visitor, _ element: ElementDeclaration<Element>
  ) throws(Visitor.Failure) -> Visitor.Output

  /// Calls the function of a visitor for a property of this kind.
  static func accept<Visitor: PartVisitor>(
    _ visitor: inout Visitor, _ property: PropertyDeclaration<Visitor.Root, Collection>,
    _ element: ElementDeclaration<Element>)

  /// Calls the function of a visitor for a property of this kind that may be missing.
  static func accept<Visitor: PartVisitor>(
    _ visitor: inout Visitor, _ property: OptionalPropertyDeclaration<Visitor.Root, Collection>,
    _ element: ElementDeclaration<Element>)
}

/// Functions for the elements of lists and dictionaries, which make something for the type of an element.
package protocol ElementsVisitor {
  /// What is made.
  associatedtype Output
  /// The error of the functions; `Never` if there is none.
  associatedtype Failure: Error

  /// Visits the elements of a list.
  mutating func visit<Element>(list: ElementDeclaration<Element>) throws(Failure) -> Output
  /// Visits the elements of a dictionary.
  mutating func visit<Element>(dictionary: ElementDeclaration<Element>) throws(Failure) -> Output
}

/// Lists.
enum ListKind<Element: Sendable>: CollectionKind {
  static func members(of list: [Element]) -> [Element] { list }

  static func replacing(_ members: [Element], in list: [Element]) -> [Element] { members }

  static func placedMembers(of list: [Element]) -> [(ValidationPath.Component, Element)] {
    list.enumerated().map { (.index($0.offset), $0.element) }
  }

  static func accept<Visitor: ElementsVisitor>(
    _ visitor: inout Visitor, _ element: ElementDeclaration<Element>
  ) throws(Visitor.Failure) -> Visitor.Output {
    try visitor.visit(list: element)
  }

  static func accept<Visitor: PartVisitor>(
    _ visitor: inout Visitor, _ property: PropertyDeclaration<Visitor.Root, [Element]>,
    _ element: ElementDeclaration<Element>
  ) {
    visitor.visit(list: property, elements: element)
  }

  static func accept<Visitor: PartVisitor>(
    _ visitor: inout Visitor, _ property: OptionalPropertyDeclaration<Visitor.Root, [Element]>,
    _ element: ElementDeclaration<Element>
  ) {
    visitor.visit(optionalList: property, elements: element)
  }
}

/// Dictionaries with texts as keys.
enum DictionaryKind<Element: Sendable>: CollectionKind {
  static func members(of dictionary: [String: Element]) -> Dictionary<String, Element>.Values {
    dictionary.values
  }

  static func replacing(
    _ members: Dictionary<String, Element>.Values, in dictionary: [String: Element]
  ) -> [String: Element] {
    var dictionary = dictionary
    dictionary.values = members
    return dictionary
  }

  static func placedMembers(of dictionary: [String: Element]) -> [(ValidationPath.Component, Element)] {
    dictionary.sorted(byKey: \.key).map { (.key($0.key), $0.value) }
  }

  static func accept<Visitor: ElementsVisitor>(
    _ visitor: inout Visitor, _ element: ElementDeclaration<Element>
  ) throws(Visitor.Failure) -> Visitor.Output {
    try visitor.visit(dictionary: element)
  }

  static func accept<Visitor: PartVisitor>(
    _ visitor: inout Visitor, _ property: PropertyDeclaration<Visitor.Root, [String: Element]>,
    _ element: ElementDeclaration<Element>
  ) {
    visitor.visit(dictionary: property, elements: element)
  }

  static func accept<Visitor: PartVisitor>(
    _ visitor: inout Visitor, _ property: OptionalPropertyDeclaration<Visitor.Root, [String: Element]>,
    _ element: ElementDeclaration<Element>
  ) {
    visitor.visit(optionalDictionary: property, elements: element)
  }
}

/// A rule for each element of a list or each value of a dictionary, which reports the failures of all of
/// them.
protocol DeclaredElements<Value>: Sendable {
  /// The type of the collection.
  associatedtype Value

  /// Whether the elements may have formatters.
  var mayFormat: Bool { get }

  /// Whether a rule for the elements may only warn.
  var mayWarn: Bool { get }

  /// Whether the elements may have parts that are nested without a limit.
  var isRecursive: Bool { get }

  /// Returns the same elements with their rules but those that only warn, within a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self

  /// Returns the verdict on a collection of formatted elements.
  func evaluate(_ value: Value) -> RuleVerdict

  /// Returns the failures of a collection of formatted elements.
  func failures(of value: Value, messageSource: (any MessageSource)?) -> [ValidationFailure]

  /// Returns the collection with formatted elements; `nil` if formatting leaves all as they are.
  func formatted(_ value: Value) -> Value?

  /// Whether failures depend on several elements.
  var comparesElements: Bool { get }

  /// Returns the failures that depend on several of the formatted elements.
  func comparisonFailures(of value: Value, _ messageSource: (any MessageSource)?) -> [ValidationFailure]

  /// Returns whether another declaration says the same about the elements, besides rules.
  func isDeclared(as other: any DeclaredElements<Value>) -> Bool

  /// Calls the function of a visitor for this kind of collection.
  func accept<Visitor: ElementsVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) -> Visitor.Output

  /// Calls the function of a visitor for a property of this kind.
  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, property: PropertyDeclaration<Visitor.Root, Property>)

  /// Calls the function of a visitor for a property of this kind that may be missing.
  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, optionalProperty: OptionalPropertyDeclaration<Visitor.Root, Property>)
}

/// The rules for each element of a list, or each value of a dictionary.
struct CollectionElements<Kind: CollectionKind>: DeclaredElements {
  let element: ElementDeclaration<Kind.Element>

  func isDeclared(as other: any DeclaredElements<Kind.Collection>) -> Bool {
    (other as? Self).map { element.isDeclared(as: $0.element) } ?? false
  }

  var mayFormat: Bool { element.mayFormat }

  var mayWarn: Bool { element.source.mayWarn }

  var isRecursive: Bool { element.source.isRecursive }

  func withoutWarnings(within outer: Severity) -> Self {
    Self(element: element.withoutWarnings(within: outer))
  }

  func evaluate(_ collection: Kind.Collection) -> RuleVerdict {
    let evaluate = element.rules.evaluateFormatted
    let members = Kind.members(of: collection)
    guard members.allSatisfy({ evaluate($0) == .satisfied }) else { return .unsatisfied }
    return element.unique?.repetitions(in: members).isEmpty ?? true ? .satisfied : .unsatisfied
  }

  func failures(of collection: Kind.Collection, messageSource: (any MessageSource)?) -> [ValidationFailure] {
    let rules = element.rules
    let failures = Kind.placedMembers(of: collection).flatMap { place, member in
      element.placed(rules.failures(ofFormatted: member, messageSource), at: place)
    }
    return failures + comparisonFailures(of: collection, messageSource)
  }

  var comparesElements: Bool { element.unique != nil }

  func comparisonFailures(of collection: Kind.Collection, _ messageSource: (any MessageSource)?)
    -> [ValidationFailure]
  {
    element.repetitionFailures(in: Kind.members(of: collection), messageSource)
  }

  func formatted(_ collection: Kind.Collection) -> Kind.Collection? {
    guard let format = element.formatting() else { return nil }
    let members = Kind.members(of: collection)
    var formatted = members
    var isChanged = false
    for index in members.indices {
      guard let member = format(members[index]) else { continue }
      formatted[index] = member
      isChanged = true
    }
    return isChanged ? Kind.replacing(formatted, in: collection) : nil
  }

  func accept<Visitor: ElementsVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) -> Visitor.Output {
    try Kind.accept(&visitor, element)
  }

  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, property: PropertyDeclaration<Visitor.Root, Property>
  ) {
    guard let property = property as? PropertyDeclaration<Visitor.Root, Kind.Collection> else { return }
    Kind.accept(&visitor, property, element)
  }

  func accept<Visitor: PartVisitor, Property>(
    _ visitor: inout Visitor, optionalProperty: OptionalPropertyDeclaration<Visitor.Root, Property>
  ) {
    guard let property = optionalProperty as? OptionalPropertyDeclaration<Visitor.Root, Kind.Collection>
    else { return }
    Kind.accept(&visitor, property, element)
  }
}

extension RuleSet {
  /// Returns the set with the rules for each element of a list after its own.
  func adding<Element>(_ element: ElementDeclaration<Element>) -> Self where Value == [Element] {
    adding(CollectionElements<ListKind<Element>>(element: element))
  }

  /// Returns the set with the rules for each value of a dictionary after its own.
  func adding<Element>(_ element: ElementDeclaration<Element>) -> Self where Value == [String: Element] {
    adding(CollectionElements<DictionaryKind<Element>>(element: element))
  }

  private func adding(_ elements: any DeclaredElements<Value>) -> Self {
    var set = self
    set.rules.append(Rule(.elements(elements)))
    return set
  }
}

/// A rule for the elements of a collection, which a rule set of the collection has.
struct ElementsRule<Value>: ValidationRule {
  let elements: any DeclaredElements<Value>

  var name: String { "each" }

  func isSatisfied(by value: Value) -> Bool { verdict(on: value) == .satisfied }

  func verdict(on value: Value) -> RuleVerdict {
    elements.evaluate(elements.formatted(value) ?? value)
  }
}
