/// The result of validating a value directly: valid, or the rules that it failed.
///
/// Warnings are not part of the result; ``RuleSet/failures(for:)-(Value?)`` returns them too.
///
/// ```swift
/// "a@b.co".validate(.email)             // .valid
/// "".validate(.notEmpty).errorMessages  // ["Please fill this in."]
/// ```
public enum ValidationResult: Equatable, Sendable {
  /// The value fails no rule of severity ``Severity/error``.
  case valid
  /// The value fails these rules of severity ``Severity/error``, in their order.
  case invalid([ValidationFailure])

  /// Creates the result of failed rules. Warnings don't count.
  public init(_ failures: [ValidationFailure]) {
    let errors = failures.filter { $0.severity == .error }
    self = errors.isEmpty ? .valid : .invalid(errors)
  }

  /// Whether the value is valid.
  public var isValid: Bool {
    switch self {
    case .valid: true
    case .invalid: false
    }
  }

  /// The failed rules as data, in their order; none if the value is valid.
  public var failures: [ValidationFailure] {
    switch self {
    case .valid: []
    case .invalid(let failures): failures
    }
  }

  /// For each failed rule, the error that you attached to it, or else the failure itself.
  public var errors: [any Error] { failures.map { $0.error ?? $0 } }

  /// Throws all failures as one error if the value is not valid.
  ///
  /// - Throws: ``ValidationError`` with the failures.
  public func get() throws(ValidationError) {
    if case .invalid(let failures) = self { throw ValidationError(failures: failures) }
  }

  /// Returns the result of both: valid if both are, else the failures of this one and then of the other.
  public func merging(_ other: Self) -> Self {
    isValid && other.isValid ? .valid : .invalid(failures + other.failures)
  }
}

/// An error with the failures of an invalid value.
///
/// ``ValidationResult/get()`` and ``RuleSet/decode(from:with:options:)`` throw it. A server turns it into a
/// response with ``ProblemDetails``:
///
/// ```swift
/// do {
///   try "ada".validate(.email).get()
/// } catch {
///   show(error.failures.map(\.message))
/// }
/// ```
public struct ValidationError: Error, Equatable {
  /// The failed rules, in their order.
  public let failures: [ValidationFailure]

  /// Creates an error from failed rules.
  public init(failures: [ValidationFailure]) { self.failures = failures }

  /// For each failed rule, the error that you attached to it, or else the failure itself.
  public var errors: [any Error] { ValidationResult.invalid(failures).errors }
}
