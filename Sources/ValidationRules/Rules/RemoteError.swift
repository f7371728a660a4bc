public import Foundation

/// Why a request of an asynchronous condition failed.
///
/// A failed request says nothing about the value; ``RequestOptions/failurePolicy`` decides what happens to
/// it. You find the error in ``ValidationFailure/Cause/requestFailed(_:)``, and the delegate of the validator
/// receives it. A `RemoteTransport` of your own throws it.
public enum RemoteError: Error, Hashable, Sendable {
  /// The response has a status outside 200…299.
  case status(Int)
  /// The connection could not be made, or it broke; with the description of the system, and its code if it
  /// has one.
  case connection(String, code: URLError.Code? = nil)
  /// There was no complete response within the time-out.
  case timedOut
  /// The response is not JSON, such as the page of a captive portal.
  case notJSON
  /// The response is longer than the limit, in bytes.
  case responseTooLarge(limit: Int)
  /// The server redirected the request. Only 307 and 308 within the origin are followed.
  case redirected(to: String)
  /// The value cannot be encoded, such as NaN in JSON.
  case notEncodable(String)
  /// An asynchronous function threw an error; with its description, for the log and not for the user.
  case thrown(String)
  /// The task was canceled before there was a response, or an asynchronous function threw
  /// `CancellationError`.
  case cancelled

  /// Creates the error for an error that an asynchronous function threw.
  init(thrown error: any Error) {
    switch error {
    case let error as Self: self = error
    case is CancellationError: self = .cancelled
    default: self = .thrown(Self.description(of: error))
    }
  }

  /// Returns what an error says of itself. Without such a text, `localizedDescription` says only its type.
  private static func description(of error: any Error) -> String {
    let hasText = error is any LocalizedError || type(of: error) is NSError.Type
    return hasText ? error.localizedDescription : String(describing: error)
  }
}

extension RemoteError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .status(let status):
      "The server returned the status \(status). Check the server's log, or try again."
    case .connection(let reason, _):
      "The server could not be reached: \(Self.sentence(reason)) Check the connection and the address."
    case .timedOut:
      "There was no response in time. Try again, or increase the time-out."
    case .notJSON:
      "The response is not JSON. Check the address; a captive portal may have answered."
    case .responseTooLarge(let limit):
      "The response is longer than \(limit) bytes. It has to be true, false or a short text."
    case .redirected(let target):
      "The server redirected to \(target), which is not followed. Use the final address."
    case .notEncodable(let reason):
      "The value cannot be encoded: \(Self.sentence(reason))"
    case .thrown(let reason):
      "The check failed: \(Self.sentence(reason))"
    case .cancelled:
      "The check was cancelled before there was a response. Try again."
    }
  }

  /// Returns the system's words with a full stop, which they have on some systems only.
  private static func sentence(_ words: String) -> String {
    words.last.map { ".!?".contains($0) } ?? false ? words : "\(words)."
  }
}
