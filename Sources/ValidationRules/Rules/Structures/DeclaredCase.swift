/// A case of an enumeration, with the rules for what it holds.
///
/// Create it with `.case(…)`, in the list that ``RuleSet/cases(tag:_:)`` or ``RuleSet/cases(keyed:)`` takes.
public struct DeclaredCase<Value>: Sendable {
  /// The name of the case in JSON.
  public let name: String
  /// The label of the case for people, for a picker and as a title in schemas.
  public let label: String?
  /// What the case holds.
  package let content: any CaseContent<Value>

  /// Creates a case, whatever its rules declare.
  package init(_ name: String, _ label: String?, _ content: any CaseContent<Value>) {
    self.name = name
    self.label = label
    self.content = content
  }

  /// Returns the case with its rules but those that only warn, within a rule of a severity.
  func withoutWarnings(within outer: Severity) -> Self {
    Self(name, label, content.withoutWarnings(within: outer))
  }

  /// A case that holds a structure, or an enumeration with cases of its own.
  ///
  /// - Parameters:
  ///   - name: The name of the case in JSON.
  ///   - label: The label of the case for people.
  ///   - new: What the form of the case begins with when a user selects it first; `nil` if a user can't select the case
  ///     unless a value had it. Servers never use it.
  ///   - embed: Makes a value of the case: the case itself, such as `Payment.card`.
  ///   - extract: Returns what a value of the case holds, and `nil` for a value of any other case.
  ///   - rules: The rules for what the case holds.
  /// - Returns: The case.
  /// - Precondition: The rules declare parts. Name a single value with `name:` instead.
  public static func `case`<Payload: Sendable>(
    _ name: String, label: String? = nil,
    new: @autoclosure @escaping @Sendable () -> Payload? = nil,
    _ embed: @escaping @Sendable (Payload) -> Value,
    _ extract: @escaping @Sendable (Value) -> Payload?, _ rules: RuleSet<Payload>
  ) -> Self {
    precondition(
      rules.structure?.isOfObject == true || rules.cases != nil || Payload.self == NoPayload.self,
      """
      The case "\(name)" of \(Value.self) holds \(Payload.self), whose rules declare no parts, so JSON has no place for it: \
      name the value with name:, or declare the parts of the structure with .at(…)
      """)
    return Self(
      name, label,
      PayloadDeclaration(embed: embed, extract: extract, source: .rules(rules), makeNew: new))
  }

  /// A case that holds a structure, or an enumeration with cases of its own, whose rules a function returns.
  ///
  /// The function makes rules for a recursive enumeration possible.
  ///
  /// - Parameters:
  ///   - name: The name of the case in JSON.
  ///   - label: The label of the case for people.
  ///   - new: What the form of the case begins with when a user selects it first; `nil` if a user can't select the case
  ///     unless a value had it.
  ///   - embed: Makes a value of the case.
  ///   - extract: Returns what a value of the case holds, and `nil` for a value of any other case.
  ///   - rules: Returns the rules for what the case holds.
  /// - Returns: The case.
  public static func `case`<Payload: Sendable>(
    _ name: String, label: String? = nil,
    new: @autoclosure @escaping @Sendable () -> Payload? = nil,
    _ embed: @escaping @Sendable (Payload) -> Value,
    _ extract: @escaping @Sendable (Value) -> Payload?, _ rules: @escaping @Sendable () -> RuleSet<Payload>
  ) -> Self {
    Self(
      name, label,
      PayloadDeclaration(embed: embed, extract: extract, source: .function(rules), makeNew: new))
  }

  /// A case that holds one value, such as `case email(String)`.
  ///
  /// The value has a name, under which it is a member in JSON: `{"type": "email", "address": "ada@example.com"}`.
  ///
  /// - Parameters:
  ///   - caseName: The name of the case in JSON.
  ///   - label: The label of the case for people.
  ///   - new: What the form of the case begins with when a user selects it first; `nil` if a user can't select the case
  ///     unless a value had it.
  ///   - embed: Makes a value of the case.
  ///   - extract: Returns the value that the case holds, and `nil` for a value of any other case.
  ///   - name: The name of the value in JSON and in the paths of failures.
  ///   - valueLabel: The label of the value, such as "IBAN" in the case "Bank transfer"; `nil` for that of the case.
  ///   - formatters: The formatters of the value, which apply before its rules.
  ///   - isSecret: Whether failures have no parameters, and a draft no value.
  ///   - rules: The rules for the value.
  /// - Returns: The case.
  public static func `case`<Payload: Sendable>(
    _ caseName: String, label: String? = nil,
    new: @autoclosure @escaping @Sendable () -> Payload? = nil,
    _ embed: @escaping @Sendable (Payload) -> Value,
    _ extract: @escaping @Sendable (Value) -> Payload?, name: String, valueLabel: String? = nil,
    formatters: [ValueFormatter<Payload>] = [], isSecret: Bool = false, _ rules: RuleSet<Payload>
  ) -> Self {
    let value = PartDescription<Payload>(
      keyPath: \.self, name: name, label: valueLabel ?? label, isSecret: isSecret, isWhole: true)
    let property = PropertyDeclaration(\.self, value, formatters: formatters, default: nil, .rules(rules))
    return .case(caseName, label: label, new: new(), embed, extract, RuleSet([Rule(.part(property))]))
  }

  /// A case that holds nothing, such as `case invoice`.
  ///
  /// - Parameters:
  ///   - name: The name of the case in JSON.
  ///   - label: The label of the case for people.
  ///   - value: The case.
  /// - Returns: The case.
  /// - Precondition: An enumeration with a description of its own is `Equatable`.
  public static func `case`(_ name: String, label: String? = nil, _ value: Value) -> Self
  where Value: Sendable {
    precondition(
      value is any Equatable || !(value is any CustomStringConvertible),
      """
      The case "\(name)" of \(Value.self) can't be told from others by a description of its own: declare \(Value.self) as Equatable
      """)
    return .case(
      name, label: label, new: NoPayload(), { _ in value },
      { CaseIdentity.isSame($0, value) ? NoPayload() : nil }, RuleSet<NoPayload>())
  }
}

/// Tells cases without associated values apart.
private enum CaseIdentity {
  /// Returns whether a value is a case without associated values.
  ///
  /// An enumeration that is not `Equatable` is known by the names of its cases.
  static func isSame<Value>(_ value: Value, _ emptyCase: Value) -> Bool {
    if emptyCase is any Equatable { return ExactEquality.isSame(value, emptyCase) }
    guard Mirror(reflecting: value).children.isEmpty else { return false }
    return String(describing: value) == String(describing: emptyCase)
  }
}
