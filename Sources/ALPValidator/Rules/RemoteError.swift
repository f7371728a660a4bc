public import Foundation

/// Why a server's answer is not known.
public enum RemoteError: Error, Hashable, Sendable {
  /// The server answered with a status outside 200…299.
  case status(Int)
  /// No connection, or one that broke; with the system's words, and its code if it has one.
  case connection(String, code: URLError.Code? = nil)
  /// The program could not say with which authorization to ask; with its words.
  case authorization(String)
  /// No complete answer within the time-out.
  case timedOut
  /// The answer is not JSON, such as the page of a captive portal.
  case notJSON
  /// The answer is longer than the limit, in bytes.
  case answerTooLarge(limit: Int)
  /// The server sent the request elsewhere; only a 307 or 308 within the origin is followed.
  case redirected(to: String)
  /// The value cannot be written as JSON, such as NaN, or in whatever form it is sent.
  case notEncodable(String)
}

extension RemoteError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .status(let status):
      "The server answered with status \(status). See its log, or try again."
    case .connection(let reason, _):
      "The server could not be reached: \(Self.sentence(reason)) Check the connection and the address."
    case .authorization(let reason):
      "The server was not asked, for want of an authorization: \(Self.sentence(reason)) Sign in again."
    case .timedOut:
      "The server did not answer in time. Try again, or allow it more time."
    case .notJSON:
      "The server's answer is not JSON. Check the address; a captive portal may be in the way."
    case .answerTooLarge(let limit):
      "The server's answer is longer than \(limit) bytes. It has to be true, false or a short text."
    case .redirected(let target):
      "The server redirected to \(target), which is not followed. Ask at the final address."
    case .notEncodable(let reason):
      "The value cannot be sent as JSON: \(Self.sentence(reason))"
    }
  }

  /// Returns the system's words with a full stop, which they have on some systems only.
  private static func sentence(_ words: String) -> String {
    words.last.map { ".!?".contains($0) } ?? false ? words : "\(words)."
  }
}
