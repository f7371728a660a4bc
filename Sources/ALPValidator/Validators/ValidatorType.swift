/// Selects the value type when you create a validator with ``Validator/init(type:)``.
///
/// ```swift
/// Validator(type: .string)              // Validator<String>
/// Validator(type: .numeric)             // Validator<Double>
/// Validator(type: .numeric(Int.self))   // Validator<Int>
/// Validator(type: .generic(Date.self))  // Validator<Date>
/// Validator(type: .generic)             // Validator<Any>
/// ```
public struct ValidatorType<Value>: Sendable {}

extension ValidatorType where Value == String {
  /// Text. `nil` counts as the empty text.
  public static var string: Self { Self() }
}

extension ValidatorType where Value == Double {
  /// Floating-point numbers.
  public static var numeric: Self { Self() }
}

extension ValidatorType where Value: Numeric & Comparable {
  /// Numbers of a given type, compared in that type.
  public static func numeric(_ type: Value.Type) -> Self { Self() }
}

extension ValidatorType where Value == Any {
  /// Values of any type.
  public static var generic: Self { Self() }
}

extension ValidatorType {
  /// Values of a given type.
  public static func generic(_ type: Value.Type) -> Self { Self() }
}
