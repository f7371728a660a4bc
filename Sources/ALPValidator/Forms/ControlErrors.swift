/// A control with the rules that its value fails.
@MainActor
public struct ControlErrors {
  /// The control.
  public let control: AnyControl
  /// The failed rules, in order; none of them is a warning.
  public let failures: [ValidationFailure]

  init?(_ control: AnyControl, _ failures: [ValidationFailure]) {
    guard !failures.isEmpty else { return nil }
    self.control = control
    self.failures = failures
  }

  /// The messages of the failed rules, in order.
  public var messages: [String] { failures.map(\.message) }
}
