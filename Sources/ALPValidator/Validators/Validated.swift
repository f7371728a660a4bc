/// A property that formats its value and knows which rules it fails.
///
/// ```swift
/// @Validated(rules: [.notEmpty, .email], formatters: [.trimmed, .lowercased]) var email: String?
/// email = " Ada@Example.com"
/// email         // "ada@example.com"
/// $email.state  // .valid
/// $email.value  // " Ada@Example.com"
/// ```
///
/// The property is optional, or has a first value and the type of that: `@Validated(.notEmpty) var name = ""`. It is
/// validated when it is made and whenever it is set. It belongs to the main actor, like the validator, and so must
/// the type around it; a copy of a struct shares the validator, and so the value.
@MainActor
@propertyWrapper
public struct Validated<Property, Value> {
  /// The validator, with the state, the messages, whom to tell, and the value as it was set.
  public let projectedValue: PropertyValidator<Value>

  private let read: @MainActor (PropertyValidator<Value>) -> Property
  private let write: @MainActor (Property) -> Value?

  /// The formatted value; it may well fail the rules.
  public var wrappedValue: Property {
    get { read(projectedValue) }
    nonmutating set { projectedValue.validate(write(newValue)) }
  }
}

extension Validated where Property == Value? {
  /// Creates an optional property, whose first value is validated at once.
  ///
  /// - Parameter isOptional: Whether `nil` and an empty value are valid. An empty value then reads as `nil`.
  public init(
    wrappedValue: Value? = nil, rules: RuleSet<Value> = [], formatters: [ValueFormatter<Value>] = [],
    isOptional: Bool = false
  ) {
    projectedValue = PropertyValidator(
      wrappedValue, rules: rules, formatters: formatters, isOptional: isOptional)
    write = { $0 }
    read = { validator in
      guard let value = validator.formattedValue else { return nil }
      return validator.isOptional && Emptiness.isEmpty(value) ? nil : value
    }
  }

  /// Creates an optional property from one rule or several, whose first value is validated at once.
  ///
  /// - Parameter isOptional: Whether `nil` and an empty value are valid. An empty value then reads as `nil`.
  public init(
    wrappedValue: Value? = nil, _ first: Rule<Value>, _ others: Rule<Value>...,
    formatters: [ValueFormatter<Value>] = [], isOptional: Bool = false
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: RuleSet([first] + others), formatters: formatters,
      isOptional: isOptional)
  }
}

extension Validated where Property == Value {
  /// Creates a property with a first value, which is validated at once.
  ///
  /// If its validator is handed `nil`, the property reads as the empty text, or as its first value for other types.
  ///
  /// - Parameter isOptional: Whether an empty value is valid.
  public init(
    wrappedValue: Value, rules: RuleSet<Value> = [], formatters: [ValueFormatter<Value>] = [],
    isOptional: Bool = false
  ) {
    projectedValue = PropertyValidator(
      wrappedValue, rules: rules, formatters: formatters, isOptional: isOptional)
    write = { $0 }
    read = { $0.formattedValue ?? Emptiness.valueForNil() ?? wrappedValue }
  }

  /// Creates a property with a first value, which is validated at once, from one rule or several.
  ///
  /// - Parameter isOptional: Whether an empty value is valid.
  public init(
    wrappedValue: Value, _ first: Rule<Value>, _ others: Rule<Value>...,
    formatters: [ValueFormatter<Value>] = [], isOptional: Bool = false
  ) {
    self.init(
      wrappedValue: wrappedValue, rules: RuleSet([first] + others), formatters: formatters,
      isOptional: isOptional)
  }
}
