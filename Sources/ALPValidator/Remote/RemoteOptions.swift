/// How a server is asked, and what happens when its answer is not known.
public struct RemoteOptions: Sendable {
  /// How the question is sent; by `POST` by default.
  public var method = RemoteMethod.post

  /// Header fields that are sent along; one of the library's own, such as `Accept`, gives way to them.
  public var headers: [String: String] = [:]

  /// Returns the field `Authorization`, asked anew for each attempt; `nil` if there is none.
  ///
  /// An error that it throws is ``RemoteError/authorization(_:)``. The field does not leave the origin,
  /// because no redirect elsewhere is followed.
  public var authorization: (@Sendable () async throws -> String)?

  /// How long a value has to stay the latest before it is sent; not at all by default, and a year at most.
  ///
  /// The state is ``ValidatorState/waiting`` meanwhile. ``AnyValidator/settledState()`` and the end of editing
  /// in a control cut it short, and an answer that is known needs none.
  public var debounce: Duration = .zero

  /// How long the server has for a complete answer, at each attempt; 30 seconds by default, and a year at most.
  ///
  /// Getting the authorization and following redirects count. An attempt that takes longer is not repeated.
  public var timeout: Duration = .seconds(30)

  /// How long all attempts and the pauses between them may take together; `nil` for as long as they take.
  ///
  /// A question that it ends in a pause failed for the reason of the latest attempt.
  public var totalTimeout: Duration?

  /// When a question is asked again that failed for a passing reason; never by default.
  public var retry = RemoteRetryPolicy.none

  /// Which answers are remembered; by default only the one about the current value.
  public var cache: RemoteAnswerCache?

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

  /// The clock that measures debounce, time-outs, pauses, and the age of answers.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// Creates the default options, to be changed one by one.
  public init() {}
}

extension Duration {
  /// The time that clocks and sessions can add to the time that it is, without a trap: up to a year.
  var bounded: Duration { min(max(self, .zero), .seconds(31_536_000)) }
}
