/// A part of a structure that a rule set declares, with its rules.
///
/// The functions of a part expect values that have been formatted, because a rule set formats the whole value
/// first.
package protocol DeclaredPart<Root>: Sendable {
  /// The type of the structure.
  associatedtype Root
  /// The type of the values that the rules evaluate.
  associatedtype Property

  /// The key path, the name, and what else is declared besides rules.
  var description: PartDescription<Root> { get }
  /// The rules for the part, or what makes them.
  var source: RuleSource<Property> { get }
  /// Whether the part may be missing, and `null` in JSON, as far as its type and its rules are concerned.
  var acceptsNil: Bool { get }
  /// Whether formatters belong to the part, or to a part of it.
  var mayFormat: Bool { get }
  /// Returns the part with its rules but those that only warn, within a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self
  /// Returns the verdict on the part of a formatted structure.
  var evaluate: @Sendable (Root) -> RuleVerdict { get }

  /// Returns the failures of the part of a formatted structure; `nil` stands for a structure that is missing.
  func failures(of root: Root?, messageSource: (any MessageSource)?) -> [ValidationFailure]

  /// Returns the structure with the part formatted; `nil` if formatting leaves it as it is.
  func formatted(_ root: Root) -> Root?

  /// The declared parts of the part, with their key paths from the structure and their paths from it.
  var nestedParts: [(keyPath: AnyKeyPath, path: ValidationPath)] { get }

  /// Whether the type of the property is optional.
  var isOptional: Bool { get }
  /// Returns a formatted value of the property; `nil` if formatting leaves it as it is.
  func formatted(property: Property) -> Property?
  /// The value of a key that is missing; `nil` if there is none.
  var valueForMissingKey: Property? { get }
  /// The formatters of the part itself.
  var formatters: [ValueFormatter<Property>] { get }

  /// Calls the function of a visitor for the kind of the part.
  func accept<Visitor: PartVisitor>(_ visitor: inout Visitor) where Visitor.Root == Root
  /// Calls the function of a visitor for the kind of the property, without asking for its rules.
  func accept<Visitor: PropertyVisitor>(_ visitor: inout Visitor) -> Visitor.Output where Visitor.Root == Root
}

extension DeclaredPart {
  /// The rules for the part.
  package var rules: RuleSet<Property> { source.rules }

  /// Whether a rule for the part may only warn.
  var mayWarn: Bool { source.mayWarn }

  /// Whether the part has parts that may be nested without a limit, as in a tree.
  var isRecursive: Bool { source.isRecursive }

  package func formatted(property: Property) -> Property? {
    let isFormatted = !formatters.isEmpty
    let property = formatters.reduce(property) { $1($0) }
    return source.formatted(property) ?? (isFormatted ? property : nil)
  }

  /// Whether JSON has to have a key for the part.
  var requiresKey: Bool { valueForMissingKey == nil && !acceptsNil && description.keyPath != nil }

  /// Whether JSON has to have a key for the part, whatever its rules.
  var requiresKeyByType: Bool {
    valueForMissingKey == nil && !isOptional && description.keyPath != nil
  }

  /// Returns whether another declaration says the same about the part, besides rules and default.
  func isDeclared(as other: Self) -> Bool {
    description.keyPath as AnyKeyPath? == other.description.keyPath as AnyKeyPath?
      && description.label == other.description.label && description.isSecret == other.description.isSecret
      && formatters.map(\.description) == other.formatters.map(\.description)
      && valueForMissingKey == nil && other.valueForMissingKey == nil
      && rules.hasSameElements(as: other.rules)
  }
}

/// A property whose value cannot be missing.
package struct PropertyDeclaration<Root, Property: Sendable>: DeclaredPart {
  package let description: PartDescription<Root>
  package let keyPath: any WritableKeyPath<Root, Property> & Sendable
  package let formatters: [ValueFormatter<Property>]
  /// The value of a key that is missing.
  let defaultValue: Property?
  package let source: RuleSource<Property>
  package let evaluate: @Sendable (Root) -> RuleVerdict
  let reader: PropertyReader<Root, Property>

  init(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable, _ description: PartDescription<Root>,
    formatters: [ValueFormatter<Property>], default defaultValue: Property?, _ source: RuleSource<Property>
  ) {
    description.endIfOfClass(keyPath)
    let reader = PropertyReader(keyPath)
    self.description = description.describing(Property.self)
    self.keyPath = keyPath
    self.formatters = formatters
    self.defaultValue = defaultValue
    self.source = source
    self.reader = reader
    evaluate = reader.evaluation(source.evaluateFormatted)
  }

  package var isOptional: Bool { false }

  package var acceptsNil: Bool { false }

  package var valueForMissingKey: Property? { defaultValue }

  package var mayFormat: Bool { !formatters.isEmpty || source.mayFormat }

  package func withoutWarnings(within outer: Severity) -> Self {
    Self(
      keyPath, description, formatters: formatters, default: defaultValue,
      source.withoutWarnings(within: outer))
  }

  package func failures(of root: Root?, messageSource: (any MessageSource)?) -> [ValidationFailure] {
    let failures =
      root.map { rules.failures(ofFormatted: reader.value(in: $0), messageSource) }
      ?? rules.failures(ofMissing: messageSource)
    return description.placed(failures)
  }

  package func formatted(_ root: Root) -> Root? {
    guard let property = formatted(property: reader.value(in: root)) else { return nil }
    var root = root
    root[keyPath: keyPath] = property
    return root
  }

  package var nestedParts: [(keyPath: AnyKeyPath, path: ValidationPath)] {
    // The parts of what a function returns have no paths from here: it can't be called while the set is being made.
    guard case .rules(let rules) = source else { return [] }
    return (rules.structure?.allParts ?? []).compactMap { part in
      (keyPath as AnyKeyPath).appending(path: part.keyPath).map {
        ($0, ValidationPath([.key(description.name)]).appending(part.path))
      }
    }
  }

  package func accept<Visitor: PartVisitor>(_ visitor: inout Visitor) where Visitor.Root == Root {
    let structure = rules.structure
    if let elements = structure?.elements { return elements.accept(&visitor, property: self) }
    if let cases = structure?.cases { return visitor.visit(choice: self, cases: cases) }
    visitor.visit(property: self)
  }

  package func accept<Visitor: PropertyVisitor>(_ visitor: inout Visitor) -> Visitor.Output
  where Visitor.Root == Root {
    visitor.visit(property: self)
  }
}

/// A property whose value may be missing.
///
/// `nil` is valid, unless ``Rule/notEmpty`` is among the rules.
package struct OptionalPropertyDeclaration<Root, Property: Sendable>: DeclaredPart {
  package let description: PartDescription<Root>
  package let keyPath: any WritableKeyPath<Root, Property?> & Sendable
  package let formatters: [ValueFormatter<Property>]
  /// The value of a key that is missing.
  let defaultValue: Property?
  package let source: RuleSource<Property>
  package let evaluate: @Sendable (Root) -> RuleVerdict
  let reader: PropertyReader<Root, Property?>

  init(
    _ keyPath: any WritableKeyPath<Root, Property?> & Sendable, _ description: PartDescription<Root>,
    formatters: [ValueFormatter<Property>], default defaultValue: Property?, _ source: RuleSource<Property>
  ) {
    description.endIfOfClass(keyPath)
    let reader = PropertyReader(keyPath)
    self.description = description.describing(Property.self)
    self.keyPath = keyPath
    self.formatters = formatters
    self.defaultValue = defaultValue
    self.source = source
    self.reader = reader
    evaluate = reader.evaluation(source.evaluateFormatted, onNil: source.verdictOnNilProperty)
  }

  package var isOptional: Bool { true }

  package var acceptsNil: Bool { rules.acceptsNilProperty }

  package var valueForMissingKey: Property? { defaultValue }

  package var mayFormat: Bool { !formatters.isEmpty || source.mayFormat }

  package func withoutWarnings(within outer: Severity) -> Self {
    Self(
      keyPath, description, formatters: formatters, default: defaultValue,
      source.withoutWarnings(within: outer))
  }

  package func failures(of root: Root?, messageSource: (any MessageSource)?) -> [ValidationFailure] {
    let failures =
      root.flatMap(reader.value).map { rules.failures(ofFormatted: $0, messageSource) }
      ?? rules.failures(ofNilProperty: messageSource)
    return description.placed(failures)
  }

  package func formatted(_ root: Root) -> Root? {
    guard let property = reader.value(in: root), let formatted = formatted(property: property) else {
      return nil
    }
    var root = root
    root[keyPath: keyPath] = formatted
    return root
  }

  /// A path through a part that may be missing is not declared.
  package var nestedParts: [(keyPath: AnyKeyPath, path: ValidationPath)] { [] }

  package func accept<Visitor: PartVisitor>(_ visitor: inout Visitor) where Visitor.Root == Root {
    let structure = rules.structure
    if let elements = structure?.elements { return elements.accept(&visitor, optionalProperty: self) }
    if let cases = structure?.cases { return visitor.visit(optionalChoice: self, cases: cases) }
    visitor.visit(optionalProperty: self)
  }

  package func accept<Visitor: PropertyVisitor>(_ visitor: inout Visitor) -> Visitor.Output
  where Visitor.Root == Root {
    visitor.visit(optionalProperty: self)
  }
}

/// A part that a closure computes. It has rules and a path, and no place in JSON or in a form.
package struct ComputedDeclaration<Root, Property: Sendable>: DeclaredPart {
  package let description: PartDescription<Root>
  package let source: RuleSource<Property>
  package let evaluate: @Sendable (Root) -> RuleVerdict
  private let property: @Sendable (Root) -> Property?

  init(
    _ property: @escaping @Sendable (Root) -> Property?, _ description: PartDescription<Root>,
    _ rules: RuleSet<Property>
  ) {
    let verdict = rules.evaluate
    let verdictOnNil = rules.verdictOnNilProperty
    self.description = description
    self.property = property
    source = .rules(rules)
    evaluate = { root in property(root).map(verdict) ?? verdictOnNil }
  }

  package var isOptional: Bool { true }

  package var acceptsNil: Bool { rules.acceptsNilProperty }

  package var mayFormat: Bool { false }

  package var formatters: [ValueFormatter<Property>] { [] }

  package var valueForMissingKey: Property? { nil }

  package func withoutWarnings(within outer: Severity) -> Self {
    Self(property, description, rules.withoutWarnings(within: outer))
  }

  package func failures(of root: Root?, messageSource: (any MessageSource)?) -> [ValidationFailure] {
    let failures =
      root.flatMap(property).map { rules.failures(of: $0, messageSource) }
      ?? rules.failures(ofNilProperty: messageSource)
    return description.placed(failures)
  }

  package func formatted(_ root: Root) -> Root? { nil }

  package var nestedParts: [(keyPath: AnyKeyPath, path: ValidationPath)] { [] }

  package func accept<Visitor: PartVisitor>(_ visitor: inout Visitor) where Visitor.Root == Root {
    visitor.visit(computed: self)
  }

  package func accept<Visitor: PropertyVisitor>(_ visitor: inout Visitor) -> Visitor.Output
  where Visitor.Root == Root {
    visitor.visit(computed: self)
  }
}

extension RuleSet {
  /// Returns whether another set says the same about elements, besides rules.
  fileprivate func hasSameElements(as other: Self) -> Bool {
    guard let elements = structure?.elements, let others = other.structure?.elements else { return true }
    return elements.isDeclared(as: others)
  }
}
