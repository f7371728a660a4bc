/// A rule that accepts text of one format, decided by a recognizer of `ValidationFormats`.
///
/// Two such rules are equal if their names and parameters are.
public struct FormatRule: ValidationRule {
  // In an object, so that the rule fits into an existential without a box around it.
  private final class Label: Sendable {
    let name: String
    let parameters: [String: JSONValue]

    init(name: String, parameters: [String: JSONValue]) {
      self.name = name
      self.parameters = parameters
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
  public init(
    _ name: String, parameters: [String: JSONValue] = [:], matches: @escaping @Sendable (String) -> Bool
  ) {
    label = Label(name: name, parameters: parameters)
    self.matches = matches
  }

  public var name: String { label.name }

  public var parameters: [String: JSONValue] { label.parameters }

  public func isSatisfied(by text: String) -> Bool { matches(text) }
}

extension FormatRule: Hashable {
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.parameters == second.parameters
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(parameters)
  }
}

extension [String: JSONValue] {
  /// Returns the parameters with those flags that are set. A flag that is missing is off.
  func with(_ flags: [String: Bool]) -> Self {
    merging(flags.filter(\.value).mapValues(JSONValue.bool)) { $1 }
  }
}

extension FormatRule {
  /// Creates a rule whose recognizer has preconditions on its options.
  ///
  /// The recognizer is called once, so that a precondition on the options fails where the rule is made.
  init(
    checking name: String, parameters: [String: JSONValue], matches: @escaping @Sendable (String) -> Bool
  ) {
    _ = matches("")
    self.init(name, parameters: parameters, matches: matches)
  }
}
