/// How much a failed rule matters.
public enum Severity: String, Hashable, Sendable {
  /// The value is invalid.
  case error
  /// The value is valid all the same; the user is advised.
  case warning
}
