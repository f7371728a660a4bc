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
}

/// A check that a server decides.
@MainActor
protocol RemoteCheck<Value>: AnyRemoteCheck {
  associatedtype Value

  /// Asks about a value, or joins an inquiry about the same value that is still under way.
  ///
  /// - Parameter answer: Called at most once, never before this function returns, and not after `cancel()`.
  /// - Returns: The inquiry under way; `current` itself if it asks the same.
  /// - Throws: ``RemoteError/notEncodable(_:)`` if the question cannot be written down.
  func inquire(
    about value: Value, parameters: [String: JSONValue]?, joining current: (any RemoteInquiry)?,
    answer: @escaping @MainActor (any RemoteInquiry, RemoteAnswer) -> Void
  ) throws(RemoteError) -> any RemoteInquiry
}

/// A question to a server that has not been answered yet; letting go of it cancels it.
@MainActor
protocol RemoteInquiry: AnyObject {
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
  /// The validator stays waiting, until a value is validated anew.
  case hold
}
