/// An error that says that a value is invalid, and why.
public struct ValidationError: Error, Equatable {
  /// The failed rules, in their order.
  public let failures: [ValidationFailure]

  /// Creates an error from failed rules.
  public init(failures: [ValidationFailure]) { self.failures = failures }

  /// For each failed rule the error that the program attached to it, or else the failure itself.
  public var errors: [any Error] { ValidationResult.invalid(failures).errors }
}
