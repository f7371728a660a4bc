/// How a server is asked, and what happens when its answer is not known.
public struct RemoteOptions: Sendable {
  /// How long the server has for a complete answer; 30 seconds by default, and a year at most.
  public var timeout: Duration = .seconds(30)

  /// What happens to a value when the answer is not known; it fails by default.
  public var failurePolicy = RemoteFailurePolicy.fail

  /// The message when the answer is not known, or `nil` for the default message.
  public var failureMessage: String?

  /// Whether a JSON string that the server answers becomes the message of the failure.
  public var usesServerMessage = false

  /// Whether a value is sent even if it fails a local rule.
  public var sendsInvalidValues = false

  /// The longest answer that is read, in bytes; 64 KiB by default.
  public var maximumAnswerSize = 65_536

  /// What carries the requests.
  public var transport: any RemoteTransport = URLSessionTransport.shared

  /// The clock that measures the time-out.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// The time-out that clocks and sessions can add to the time that it is, without a trap.
  var boundedTimeout: Duration { min(max(timeout, .zero), .seconds(31_536_000)) }

  /// Creates the default options, to be changed one by one.
  public init() {}
}
