public import ValidationFormats

/// A rule that accepts text of one format, decided by a recognizer of `ValidationFormats` or by one of yours.
///
/// A format of your own has all that those of the library have: a schema, hints for the keyboard, and a say in
/// what clients get to know.
///
/// ```swift
/// extension Rule where Value == String {
///   static var sku: Self {
///     Self(
///       FormatRule(
///         "sku", schema: ["pattern": "^[A-Z]{2}-[0-9]{4}$"],
///         hints: InputHints(capitalization: .allCharacters)
///       ) { $0.utf8.count == 7 })
///   }
/// }
/// ```
///
/// Two such rules are equal if their names and parameters are, and both are of the library or neither.
public struct FormatRule: ValidationRule {
  // In an object, so that the rule fits into an existential without a box around it.
  private final class Label: Sendable {
    let name: String
    let parameters: [String: JSONValue]
    /// The description of a format of the library; `nil` for one of the app.
    let description: RuleDescription?
    let schema: [String: JSONValue]?
    let hints: InputHints
    let withheldParameters: Set<String>?
    let requirement: String?

    init(
      _ name: String, _ parameters: [String: JSONValue], _ description: RuleDescription?,
      schema: [String: JSONValue]? = nil, hints: InputHints, withheldParameters: Set<String>? = nil,
      requirement: String? = nil
    ) {
      self.name = name
      self.parameters = parameters
      self.description = description
      self.schema = schema
      self.hints = hints
      self.withheldParameters = withheldParameters
      self.requirement = requirement
    }
  }

  private let label: Label
  private let matches: @Sendable (String) -> Bool

  /// Creates a rule that accepts the text that a recognizer matches.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - parameters: The options of the format, by name.
  ///   - schema: The keywords of JSON Schema for such text, as ``ValidationRule/schema`` describes them.
  ///   - hints: How a field should be set up for such text.
  ///   - withheldParameters: The names of parameters that clients don't get to know; `nil` for those that hold a
  ///     text, a list or an object.
  ///   - requirement: The text of the rule in a checklist.
  ///   - matches: Returns whether a text has the format.
  @inline(never)
  public init(
    _ name: String, parameters: [String: JSONValue] = [:], schema: [String: JSONValue]? = nil,
    hints: InputHints = InputHints(), withheldParameters: Set<String>? = nil, requirement: String? = nil,
    matches: @escaping @Sendable (String) -> Bool
  ) {
    label = Label(
      name, parameters, nil, schema: schema, hints: hints, withheldParameters: withheldParameters,
      requirement: requirement)
    self.matches = matches
  }

  /// Creates the rule of the library for a format.
  init(
    _ description: RuleDescription, parameters: [String: JSONValue] = [:], hints: InputHints? = nil,
    matches: @escaping @Sendable (String) -> Bool
  ) {
    label = Label(description.name, parameters, description, hints: hints ?? description.hints)
    self.matches = matches
  }

  public var name: String { label.name }

  public var parameters: [String: JSONValue] { label.parameters }

  public var schema: [String: JSONValue]? {
    label.schema ?? label.description?.schema(label.parameters)?.keywords
  }

  public var hints: InputHints { label.hints }

  public var withheldParameters: Set<String> {
    label.withheldParameters ?? label.description?.withheldParameters ?? parametersWithContent
  }

  public var requirement: String? { label.requirement }

  public func isSatisfied(by text: String) -> Bool { matches(text) }
}

extension FormatRule: LibraryRule {
  var ruleDescription: RuleDescription? { label.description }

  var arguments: RuleArguments { RuleArguments(parameters) }

  func schema(of type: JSONType) -> Schema? {
    guard type.kind == .text else { return nil }
    guard let description = label.description else { return label.schema.map { Schema(ofFormat: $0) } }
    return description.schema(parameters)
  }
}

extension FormatRule: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.parameters == second.parameters
      && first.label.description === second.label.description
  }
}

extension FormatRule {
  /// Creates a rule for a format with options.
  ///
  /// The parameters of the rule are the arguments, the options that are counts, and the flags that differ
  /// from the standard.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - options: The options of the format.
  ///   - arguments: What the rule is about, such as a region, by name; `nil` for none.
  ///   - schema: The keywords of JSON Schema for such text, as ``ValidationRule/schema`` describes them.
  ///   - hints: How a field should be set up for such text.
  ///   - withheldParameters: The names of parameters that clients don't get to know; `nil` for those that hold a
  ///     text, a list or an object.
  ///   - requirement: The text of the rule in a checklist.
  ///   - matches: Returns whether a text has the format.
  @inline(never)
  public init(
    _ name: String, options: any FormatOptions, arguments: [String: JSONValue?] = [:],
    schema: [String: JSONValue]? = nil, hints: InputHints = InputHints(),
    withheldParameters: Set<String>? = nil, requirement: String? = nil,
    matches: @escaping @Sendable (String) -> Bool
  ) {
    self.init(
      name, parameters: Self.parameters(options, arguments), schema: schema, hints: hints,
      withheldParameters: withheldParameters, requirement: requirement, matches: matches)
  }

  fileprivate static func parameters(_ options: any FormatOptions, _ arguments: [String: JSONValue?])
    -> [String: JSONValue]
  {
    options.parameters.with(arguments.compactMapValues(\.self))
  }
}

extension Rule where Value == String {
  /// Returns the rule of the library for a format.
  @inline(never)
  static func format(_ description: RuleDescription, matches: @escaping @Sendable (String) -> Bool) -> Self {
    Self(FormatRule(description, matches: matches))
  }

  /// Returns the rule of the library for a format with options.
  ///
  /// In a region that is unknown, no text is accepted.
  @inline(never)
  static func format(
    _ description: RuleDescription, _ options: any FormatOptions, arguments: [String: JSONValue?] = [:],
    in region: String? = nil, hints: InputHints? = nil, matches: @escaping @Sendable (String) -> Bool
  ) -> Self {
    let parameters = FormatRule.parameters(options, arguments)
    guard region.map(RegionCode.isKnown) ?? true else {
      return Self(FormatRule(description, parameters: parameters, hints: hints) { _ in false })
    }
    return Self(FormatRule(description, parameters: parameters, hints: hints, matches: matches))
  }
}
