import Foundation

/// The body of a response to a request that was not accepted, as in [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457).
///
/// ```swift
/// let problem = ProblemDetails(error.failures)
/// let body = try JSONEncoder().encode(problem)  // with status problem.status and ProblemDetails.mediaType
/// ```
///
/// ```json
/// {"type": "about:blank", "title": "Unprocessable Content", "status": 422, "errors": [
///   {"pointer": "#/guests/2/email", "detail": "Please fill this in.", "rule": "presence"}]}
/// ```
///
/// A client with this library shows them with ``FormValidator/setExternalFailures(from:)``.
public struct ProblemDetails: Sendable, Equatable {
  /// A part of the request that was not accepted.
  public struct Failure: Sendable, Equatable {
    /// The part of the body, as a JSON Pointer in the fragment of a URI: `#/guests/2/email`, and `#` for the whole.
    public var pointer: String
    /// The message.
    public var detail: String
    /// The name of the rule.
    public var rule: String
    /// The parameters of the rule.
    public var parameters: [String: JSONValue]

    /// Creates the description of a failure.
    public init(_ failure: ValidationFailure) {
      let path = failure.path.description
      // Section 6 of RFC 6901.
      pointer = "#" + (path.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? path)
      detail = failure.message
      rule = failure.name
      parameters = failure.parameters
    }
  }

  /// The media type of the body.
  public static let mediaType = "application/problem+json"

  /// A URI that identifies the kind of problem; by default `about:blank`, which is the status alone.
  public var type = "about:blank"
  /// A short text for the kind of problem; by default that of the status.
  public var title: String
  /// The status of the response.
  public var status: Int
  /// An explanation of this occurrence.
  public var detail: String?
  /// A URI that identifies this occurrence.
  public var instance: String?
  /// The parts of the request that were not accepted.
  public var errors: [Failure]
  /// The seconds of a `Retry-After` header, if the client should try again; not part of the body.
  public var retryAfter: Int?

  /// Describes the failures of a request, without warnings.
  ///
  /// The status is 400 if the body was not JSON. It is 503 if a check could not be made, because its request failed: the
  /// value was not rejected, so the client should try again. Otherwise it is 422.
  public init(_ failures: [ValidationFailure]) {
    let failures = failures.filter { $0.severity == .error }
    errors = failures.map(Failure.init)
    if let body = failures.first(where: { $0.name == ValidationFailure.bodyRuleName }) {
      (status, title) = (400, "Bad Request")
      detail = Self.explanation(body.parameters)
    } else if failures.contains(where: \.isOfRequest) {
      (status, title) = (503, "Service Unavailable")
      retryAfter = 5
    } else {
      (status, title) = (422, "Unprocessable Content")
    }
  }

  private static func explanation(_ parameters: [String: JSONValue]) -> String {
    let place = "line \(parameters["line"] ?? 1), byte \(parameters["byte"] ?? 1)"
    return switch parameters["reason"] {
    case "size": "The body is larger than \(parameters["maximum"] ?? 0) bytes."
    case "depth": "Arrays and objects are more than \(parameters["maximum"] ?? 0) deep at \(place)."
    case "duplicate-key": "A key is in one object twice at \(place)."
    default: "The body is not JSON. Look at \(place)."
    }
  }
}

extension ValidationFailure {
  fileprivate var isOfRequest: Bool { if case .requestFailed = cause { true } else { false } }
}

extension ProblemDetails.Failure: Encodable {
  private enum CodingKeys: CodingKey {
    case pointer, detail, rule, parameters
  }

  /// Writes the members of an error in a problem; `parameters` only if there are any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pointer, forKey: .pointer)
    try container.encode(detail, forKey: .detail)
    try container.encode(rule, forKey: .rule)
    if !parameters.isEmpty {
      try container.encode(parameters.mapValues(\.withFiniteNumbers), forKey: .parameters)
    }
  }
}

extension ProblemDetails: Encodable {
  private enum CodingKeys: CodingKey {
    case type, title, status, detail, instance, errors
  }
}
