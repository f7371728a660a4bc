public import ValidationFormats

/// A rule that accepts text of one format, decided by a recognizer of `ValidationFormats`.
///
/// Two such rules are equal if their names and parameters are.
public struct FormatRule: ValidationRule {
  // In an object, so that the rule fits into an existential without a box around it.
  private final class Label: Sendable {
    let name: String
    let parameters: [String: JSONValue]
    let isStandard: Bool

    init(name: String, parameters: [String: JSONValue], isStandard: Bool) {
      self.name = name
      self.parameters = parameters
      self.isStandard = isStandard
    }
  }

  private let label: Label
  private let matches: @Sendable (String) -> Bool

  /// Creates a rule that accepts the text that a recognizer matches.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - parameters: The options of the format, by name.
  ///   - matches: Returns whether a text has the format.
  @inline(never)
  public init(
    _ name: String, parameters: [String: JSONValue] = [:], matches: @escaping @Sendable (String) -> Bool
  ) {
    label = Label(name: name, parameters: parameters, isStandard: false)
    self.matches = matches
  }

  /// Creates the rule of the library for a format.
  init(
    standard name: String, parameters: [String: JSONValue] = [:],
    matches: @escaping @Sendable (String) -> Bool
  ) {
    label = Label(name: name, parameters: parameters, isStandard: true)
    self.matches = matches
  }

  public var name: String { label.name }

  public var parameters: [String: JSONValue] { label.parameters }

  /// Whether the library made the rule, so that its name stands for its format.
  var isStandard: Bool { label.isStandard }

  public func isSatisfied(by text: String) -> Bool { matches(text) }
}

extension FormatRule: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.parameters == second.parameters
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
  ///   - matches: Returns whether a text has the format.
  @inline(never)
  public init(
    _ name: String, options: any FormatOptions, arguments: [String: JSONValue?] = [:],
    matches: @escaping @Sendable (String) -> Bool
  ) {
    self.init(name, parameters: Self.parameters(options, arguments), matches: matches)
  }

  fileprivate static func parameters(_ options: any FormatOptions, _ arguments: [String: JSONValue?])
    -> [String: JSONValue]
  {
    options.parameters.with(arguments.compactMapValues(\.self))
  }
}

extension Rule where Value == String {
  /// Returns a rule for a format with options.
  ///
  /// In a region that is unknown, no text is accepted.
  @inline(never)
  static func format(
    _ name: String, _ options: any FormatOptions, arguments: [String: JSONValue?] = [:],
    in region: String? = nil, matches: @escaping @Sendable (String) -> Bool
  ) -> Self {
    let parameters = FormatRule.parameters(options, arguments)
    guard region.map(RegionCode.isKnown) ?? true else {
      return Self(FormatRule(standard: name, parameters: parameters) { _ in false })
    }
    return Self(FormatRule(standard: name, parameters: parameters, matches: matches))
  }
}
