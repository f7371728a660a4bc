import Foundation

/// What a validator needs to know of a remote check, whatever its values are.
@MainActor
protocol AnyRemoteCheck {
  /// Where the server is asked.
  var url: URL { get }
  /// What happens when the server's answer is not known.
  var failurePolicy: RemoteFailurePolicy { get }
  /// Whether a value is sent even if it fails a local rule.
  var sendsInvalidValues: Bool { get }

  /// Asks a question as it was written down.
  ///
  /// - Parameter answer: Called at most once, never before this function returns, and not after `cancel()`.
  func inquire(
    _ question: Data, skipsDebounce: Bool,
    answer: @escaping @MainActor (any RemoteInquiry, RemoteAnswer) -> Void
  ) -> any RemoteInquiry

  /// Returns a place for answers to be remembered, or `nil` if they are not.
  func makeAnswerStore() -> AnswerStore?
}

/// A check that a server decides.
@MainActor
protocol RemoteCheck<Value>: AnyRemoteCheck {
  associatedtype Value

  /// Writes down the question about a value; what is written the same is the same question.
  ///
  /// - Throws: ``RemoteError/notEncodable(_:)`` if the question cannot be written down.
  func question(about value: Value, parameters: [String: JSONValue]?) throws(RemoteError) -> Data
}

/// A question to a server that has not been answered yet; letting go of it cancels it.
@MainActor
protocol RemoteInquiry: AnyObject {
  /// Asks at once what was to wait for the user to finish typing.
  func skipDebounce()

  /// Ends the inquiry; no answer comes after this.
  func cancel()
}

/// What a server says of a value.
enum RemoteAnswer: Hashable, Sendable {
  case accepted
  case refused(message: String?)
  case undecided(RemoteError)
}

/// What happens to a value when the server's answer about it is not known.
public enum RemoteFailurePolicy: String, Hashable, Sendable {
  /// The value fails.
  case fail
  /// The value passes.
  case pass
  /// The validator stays waiting, until ``AnyValidator/retry()`` is called or a value is validated anew.
  ///
  /// A warning makes nobody wait, and a value that cannot be sent would make wait for ever: these fail.
  case hold
}
