/// A property with a validator, which formats and validates each value.
///
/// ```swift
/// @Validated(rules: [.notEmpty, .email], formatters: [.trimmed, .lowercased])
/// var email: String?
/// email = " Ada@Example.com"
/// email         // "ada@example.com"
/// $email.state  // .valid
/// $email.value  // " Ada@Example.com"
/// ```
///
/// Declare the property as optional, or with an initial value: `@Validated(.notEmpty) var name = ""`. The
/// initial value is validated, and so is each new one. The type that declares the property belongs to the
/// main actor. Copies of a structure share the validator and the value.
///
/// Setting the property validates the value, and validating a value with `$email` sets the property.
/// ``ValidationObject/reset()`` restores and validates the initial value.
@MainActor
@propertyWrapper
public struct Validated<Property, Value> {
  /// The validator, with the state, the messages, the observers, and the value before the formatters.
  public let projectedValue: Validator<Value>

  private let property: @MainActor (Validator<Value>) -> Property
  private let value: @MainActor (Property) -> Value?

  /// The formatted value, valid or not.
  public var wrappedValue: Property {
    get { property(projectedValue) }
    nonmutating set { projectedValue.validate(value(newValue)) }
  }
}

extension Validated where Property == Value? {
  /// Creates an optional property, and validates its initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - others: Rules.
  ///   - rules: A set of rules, which follow the others.
  ///   - formatters: The formatters, in order.
  ///   - isOptional: Whether `nil` and an empty value are valid. The property then reads an empty value as
  ///     `nil`.
  public init(
    wrappedValue: Value? = nil, _ others: Rule<Value>..., rules: RuleSet<Value> = [],
    formatters: [ValueFormatter<Value>] = [], isOptional: Bool = false
  ) {
    projectedValue = Validator(
      initialValue: wrappedValue, others, rules, formatters: formatters, isOptional: isOptional)
    value = { $0 }
    property = { validator in
      guard let value = validator.formattedValue else { return nil }
      return validator.isOptional && Emptiness.isEmpty(value) ? nil : value
    }
  }
}

extension Validated where Property == Value {
  /// Creates a property, and validates its initial value.
  ///
  /// If its validator validates `nil`, the property reads as the empty text, or as its initial value for
  /// other types.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - others: Rules.
  ///   - rules: A set of rules, which follow the others.
  ///   - formatters: The formatters, in order.
  ///   - isOptional: Whether an empty value is valid.
  public init(
    wrappedValue: Value, _ others: Rule<Value>..., rules: RuleSet<Value> = [],
    formatters: [ValueFormatter<Value>] = [], isOptional: Bool = false
  ) {
    projectedValue = Validator(
      initialValue: wrappedValue, others, rules, formatters: formatters, isOptional: isOptional)
    value = { $0 }
    property = { $0.formattedValue ?? Emptiness.valueForNil() ?? wrappedValue }
  }
}
