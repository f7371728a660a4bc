/// What a rule set declares about the parts of its values, collected from its rules when the set is made.
package final class StructureDeclaration<Value>: Sendable {
  /// The declared parts, each once, in the order in which they are declared first.
  package let parts: [any DeclaredPart<Value>]
  /// All declarations of parts, in order. A part may have several, as within ``Rule/when(_:_:_:)``.
  package let declarations: [any DeclaredPart<Value>]
  /// The places of the parts with key paths, by their names.
  let indices: [String: Int]
  /// The rules for the elements, if the values are lists or dictionaries.
  let elements: (any DeclaredElements<Value>)?
  /// The cases, if the values are those of an enumeration.
  let cases: CasesDeclaration<Value>?
  /// The name of the part that is the value itself, as that of a case that holds one value; `nil` for any other value.
  let nameOfWhole: String?
  /// The declarations of parts that may have formatters.
  private let formattingParts: [any DeclaredPart<Value>]
  /// Whether a part may have formatters.
  let mayFormat: Bool
  /// The rules, with the paths of those that name properties.
  let rules: [Rule<Value>]
  /// The verdicts of the rules on a formatted value.
  let verdicts: [@Sendable (Value) -> RuleVerdict]
  /// Whether parts may be nested without a limit, as in a tree.
  let isRecursive: Bool
  /// Whether a rule is about several parts, or has a condition.
  let hasCrossRules: Bool
  /// Whether a rule may read something else than declared parts, so that it is evaluated on a built value only.
  let hasRulesOfWhole: Bool
  /// How values are read from a body.
  let reading: StructureReading<Value>

  /// Collects the declarations of rules.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - isWhole: Whether all properties that rules read have to be among the declared parts, as they do not
  ///     within ``Rule/when(_:_:_:)``.
  @_semantics("optimize.sil.specialize.generic.never")
  init?(_ rules: [Rule<Value>], isWhole: Bool) {
    guard rules.contains(where: { $0.hasDeclarations }) else {
      return nil
    }
    let declarations = rules.flatMap(\.declaredParts)
    self.declarations = declarations
    let elements = rules.lazy.compactMap(\.elements).first
    self.elements = elements
    let cases = rules.compactMap(\.cases)
    precondition(
      cases.count <= 1, "The cases of \(Value.self) are declared twice: declare all in one .cases(…)")
    self.cases = cases.first
    formattingParts = declarations.filter(\.mayFormat)
    mayFormat =
      !formattingParts.isEmpty || elements?.mayFormat ?? false
      || self.cases?.mayFormat ?? false
    parts = Self.distinct(declarations)
    let names = parts.filter { $0.description.keyPath != nil }.map { $0.description.name }
    indices = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    precondition(
      cases.isEmpty || names.isEmpty,
      "\(Value.self) has cases and properties: declare the properties in the rules for what a case holds")
    nameOfWhole = parts.first { $0.description.isWhole }?.description.name
    isRecursive = rules.contains(where: \.isRecursive)
    verdicts = rules.map(\.verdictOnFormatted)
    hasCrossRules = rules.contains(where: \.isAboutSeveralParts)
    hasRulesOfWhole = rules.contains(where: \.isAboutWhole)
    guard isWhole, rules.contains(where: \.namesProperties) else {
      self.rules = rules
      reading = StructureReading(rules, declarations, parts, elements)
      return
    }
    var paths: [AnyKeyPath: ValidationPath] = [:]
    for part in Self.allParts(parts) { paths[part.keyPath] = part.path }
    let resolved = rules.map { $0.resolved { Self.path(of: $0, in: paths) } }
    self.rules = resolved
    reading = StructureReading(resolved, declarations, parts, elements)
  }

  /// All declared parts with key paths, also those of parts, with their paths.
  var allParts: [(keyPath: AnyKeyPath, path: ValidationPath)] { Self.allParts(parts) }

  /// Returns a formatted value; `nil` if formatting leaves it as it is.
  @_semantics("optimize.sil.specialize.generic.never")
  func formatted(_ value: Value) -> Value? {
    guard mayFormat else { return nil }
    var formatted: Value?
    for part in formattingParts {
      if let next = part.formatted(formatted ?? value) { formatted = next }
    }
    if let next = elements?.formatted(formatted ?? value) { formatted = next }
    if let next = cases?.formatted(formatted ?? value) { formatted = next }
    return formatted
  }

  private static func allParts(_ parts: [any DeclaredPart<Value>]) -> [(
    keyPath: AnyKeyPath, path: ValidationPath
  )] {
    var all: [(keyPath: AnyKeyPath, path: ValidationPath)] = []
    for part in parts {
      guard let keyPath = part.description.keyPath else { continue }
      all.append((keyPath, ValidationPath([.key(part.description.name)])))
      all += part.nestedParts
    }
    return all
  }

  /// Returns the first declaration of each part.
  ///
  /// - Precondition: No two properties have one name, and no property has two names.
  private static func distinct(_ declarations: [any DeclaredPart<Value>]) -> [any DeclaredPart<Value>] {
    var keyPaths: [String: AnyKeyPath?] = [:]
    var names: [AnyKeyPath: String] = [:]
    return declarations.filter { part in
      let name = part.description.name
      let keyPath = part.description.keyPath as AnyKeyPath?
      let isNew = keyPaths[name] == nil
      if let declared = keyPaths[name] {
        precondition(
          declared == keyPath,
          "\"\(name)\" is the name of two parts of \(Value.self): give each property a name of its own")
      }
      keyPaths[name] = .some(keyPath)
      if let keyPath {
        let declared = names[keyPath] ?? name
        precondition(
          declared == name,
          "A property of \(Value.self) has two names, \"\(declared)\" and \"\(name)\": use one of them")
        names[keyPath] = name
      }
      return isNew
    }
  }

  private static func path(of keyPath: AnyKeyPath, in paths: [AnyKeyPath: ValidationPath]) -> ValidationPath {
    guard let path = paths[keyPath] else {
      preconditionFailure(missingDeclaration(of: keyPath))
    }
    return path
  }

  /// The text for a property that a rule names and the rule set does not declare.
  ///
  /// A key path does not say whether it leads through a list or an optional structure, so the text has the
  /// remedy for each.
  static func missingDeclaration(of keyPath: AnyKeyPath) -> String {
    """
    \(keyPath) is not declared in the rule set of \(Value.self): if it is a property, declare it with .at(…), in the same array; \
    if it belongs to an element of a list or to an optional structure, name the list or the structure instead
    """
  }
}

extension RuleSet {
  /// Returns the path of a property that the set declares, of itself or of a structure in it.
  ///
  /// - Precondition: The property is declared.
  func path(of property: AnyKeyPath) -> ValidationPath {
    // First without the parts of parts, whose key paths take longer to make.
    if let part = structure?.parts.first(where: { $0.description.keyPath as AnyKeyPath? == property }) {
      return ValidationPath([.key(part.description.name)])
    }
    guard let part = structure?.allParts.first(where: { $0.keyPath == property }) else {
      preconditionFailure(StructureDeclaration<Value>.missingDeclaration(of: property))
    }
    return part.path
  }
}

/// A rule that is made of others: `and`, `or`, `not`.
protocol RuleOfRules<Value>: ValidationRule {
  /// The rules that it is made of.
  var constituents: [any ValidationRule<Value>] { get }
}

extension CompositeRule: RuleOfRules {
  var constituents: [any ValidationRule<Value>] { [first, second] }
}

extension NotRule: RuleOfRules {
  var constituents: [any ValidationRule<Value>] { [base] }
}

extension Rule {
  /// The parts that the rule declares, also within other rules.
  var declaredParts: [any DeclaredPart<Value>] {
    switch declaration {
    case .part(let part): [part]
    case .conditional(let rules): rules.rules.rules.flatMap(\.declaredParts)
    case .elements, .cases, .crossRule: []
    case nil: Self.declaredParts(of: check)
    }
  }

  private static func declaredParts(of check: any ValidationRule<Value>) -> [any DeclaredPart<Value>] {
    if let rule = check as? PartRule<Value> { return [rule.part] }
    guard let composite = check as? any RuleOfRules<Value> else { return [] }
    return composite.constituents.flatMap(declaredParts)
  }

  /// The part that the rule declares; `nil` for any other rule.
  package var declaredPart: (any DeclaredPart<Value>)? {
    if case .part(let part) = declaration { part } else { nil }
  }

  /// Whether the rule is about parts that may be nested without a limit, as in a tree.
  var isRecursive: Bool {
    switch declaration {
    case .part(let part): part.isRecursive
    case .elements(let elements): elements.isRecursive
    case .cases(let cases): cases.isRecursive
    case .conditional(let conditional): conditional.rules.structure?.isRecursive ?? false
    case .crossRule, nil: false
    }
  }

  fileprivate var isAboutSeveralParts: Bool {
    switch declaration {
    case .crossRule, .conditional: true
    default: false
    }
  }

  /// Whether the rule may read something else than declared parts.
  fileprivate var isAboutWhole: Bool {
    switch declaration {
    case .part(let part): part.description.keyPath == nil
    case .crossRule(let rule): if case .everything = rule.reads { true } else { false }
    case .conditional(let conditional): conditional.rules.rules.contains(where: \.isAboutWhole)
    case .elements, .cases, nil: true
    }
  }

  fileprivate var elements: (any DeclaredElements<Value>)? {
    if case .elements(let elements) = declaration { elements } else { nil }
  }

  fileprivate var cases: CasesDeclaration<Value>? {
    if case .cases(let cases) = declaration { cases } else { nil }
  }

  /// Whether the rule names properties by key paths without knowing their paths.
  fileprivate var namesProperties: Bool {
    switch declaration {
    case .crossRule(let rule): !rule.isResolved
    case .conditional(let rules): !rules.isResolved || rules.rules.rules.contains(where: \.namesProperties)
    default: false
    }
  }

  /// Returns the rule with the paths of the properties that it names.
  fileprivate func resolved(_ path: (AnyKeyPath) -> ValidationPath) -> Self {
    switch declaration {
    case .crossRule(let rule) where !rule.isResolved: replacing(.crossRule(rule.resolved(path)))
    case .conditional(let rules):
      replacing(.conditional(rules.resolved(path) { $0.resolved(path) }))
    default: self
    }
  }
}

extension StructureDeclaration {
  /// Whether JSON has an object for a value.
  package var isOfObject: Bool { elements == nil && !indices.isEmpty }

  /// Whether a value is read part by part.
  var hasParts: Bool { elements != nil || cases != nil || isOfObject }
}
