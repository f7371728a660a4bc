/// The limits of a body that a ``RuleSet`` decodes.
///
/// The defaults suit the body of a form. Lower them for small requests, and reject unknown keys to find
/// clients with a misspelled name:
///
/// ```swift
/// let options = DecodingOptions(rejectsUnknownKeys: true, maximumSize: 4096)
/// let signUp = try signUp.decode(from: body, options: options)
/// ```
public struct DecodingOptions: Equatable, Sendable {
  /// Whether keys that the declaration of a structure does not name are failures, of the rule `unknown-key`.
  /// By default, they are ignored.
  public var rejectsUnknownKeys: Bool
  /// The most bytes of a body; a mebibyte by default.
  public var maximumSize: Int
  /// How deep arrays and objects may be nested; 64 by default, and 512 at most.
  public var maximumDepth: Int
  /// The most failures that are collected, whatever their kind; 100 by default.
  ///
  /// If there are more, the last one has the name `more-failures`.
  public var maximumFailures: Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - rejectsUnknownKeys: Whether keys that the declaration of a structure does not name are failures.
  ///   - maximumSize: The most bytes of a body.
  ///   - maximumDepth: How deep arrays and objects may be nested.
  ///   - maximumFailures: The most failures that are collected.
  /// - Precondition: `maximumFailures` is positive.
  public init(
    rejectsUnknownKeys: Bool = false, maximumSize: Int = 1 << 20, maximumDepth: Int = 64,
    maximumFailures: Int = 100
  ) {
    precondition(maximumFailures > 0, "\(maximumFailures) is not a number of failures: use 1 or more")
    self.rejectsUnknownKeys = rejectsUnknownKeys
    self.maximumSize = maximumSize
    self.maximumDepth = maximumDepth
    self.maximumFailures = maximumFailures
  }
}
