public import Foundation

/// The body of a response to a request that was not accepted, as in [RFC
/// 9457](https://www.rfc-editor.org/rfc/rfc9457).
///
/// ```swift
/// let problem = ProblemDetails(
///   error.failures, in: MessageCatalog(acceptLanguage: header))
/// let body = try problem.json()
/// ```
///
/// ```json
/// {
///   "type": "about:blank", "title": "Unprocessable Content", "status": 422,
///   "errors": [{
///     "pointer": "#/guests/2/email", "detail": "Please fill this in.",
///     "rule": "presence"
///   }]
/// }
/// ```
///
/// Send the body with the ``status`` of the problem and the content type ``mediaType``. A client with this
/// library shows them with `setExternalFailures(from:)`.
public struct ProblemDetails: Sendable, Equatable {
  /// A part of the request that was not accepted.
  ///
  /// Each failure becomes an element of `errors` in the JSON of the problem, with the `pointer` and `detail`
  /// of [RFC 9457, section 3](https://www.rfc-editor.org/rfc/rfc9457#section-3), and the name and parameters
  /// of the rule. A failure of a query, a path or headers has a `parameter` or `header` in place of the `pointer`.
  public struct Failure: Sendable, Equatable {
    /// Where in the request the value is.
    public enum Place: Hashable, Sendable {
      /// A part of the body, as a JSON Pointer in the fragment of a URI: `#/guests/2/email`, and `#` for the
      /// whole.
      case pointer(String)
      /// The name of a parameter of the query or the path, such as `limit` or `filter[name]`; empty for all of them.
      case parameter(String)
      /// The name of a header; empty for all of them.
      case header(String)
    }

    /// Where in the request the value is.
    public var place: Place
    /// The message.
    public var detail: String
    /// The name of the rule.
    public var rule: String
    /// The parameters of the rule.
    public var parameters: [String: JSONValue]

    /// Creates the description of a failure.
    ///
    /// - Parameters:
    ///   - failure: The failure.
    ///   - catalog: The language of the message. If `nil`, the message of the failure is used.
    ///   - includesComparedValues: Whether the values that the rule compares with may leave the program.
    public init(
      _ failure: ValidationFailure, in catalog: MessageCatalog? = nil, includesComparedValues: Bool = false
    ) {
      let open = includesComparedValues ? failure : failure.withoutComparedValues
      place =
        switch failure.requestPart {
        case .body: .pointer(Self.pointer(to: failure.pathForClients))
        case .parameter: .parameter(Self.name(of: failure.pathForClients))
        case .header: .header(Self.name(of: failure.pathForClients))
        }
      detail = catalog.map(open.message(in:)) ?? open.message
      rule = failure.name
      parameters = open.parameters
    }

    /// The JSON Pointer of a part of the body; `nil` for a value that is not in the body.
    public var pointer: String? { if case .pointer(let pointer) = place { pointer } else { nil } }

    /// The most bytes of a pointer or a name. A client that sends long keys may not lengthen the answer as it likes.
    private static let greatestPointerLength = 512

    /// Returns a path as the fragment of a URI, as in section 6 of RFC 6901. Of a path that is too long, it
    /// is that of a part around it.
    private static func pointer(to path: ValidationPath) -> String {
      var pointer = "#"
      for component in path.components {
        let token = ValidationPath([component]).description
        let next = token.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? token
        guard pointer.utf8.count + next.utf8.count <= greatestPointerLength else { break }
        pointer += next
      }
      return pointer
    }

    /// Returns the name of the field at a path, or of one around it if it is too long: `guests[2][email]`.
    private static func name(of path: ValidationPath) -> String {
      var name = path.components.first?.text ?? ""
      for component in path.components.dropFirst() {
        let next = "[\(component.text)]"
        guard name.utf8.count + next.utf8.count <= greatestPointerLength else { break }
        name += next
      }
      return name
    }
  }

  /// The media type of the body.
  public static let mediaType = "application/problem+json"

  /// A URI that identifies the kind of problem; by default `about:blank`, which is the status alone.
  public var type = "about:blank"
  /// A short text for the kind of problem; by default the phrase of the status, in the language of the client if
  /// people meet the status.
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
  /// The status is 400 if the body was not JSON or not percent-encoded text, and 413 if it was too large. It is 503 if a check could not
  /// be made, because its request failed, and nothing else is wrong: the value was not rejected, so the client
  /// should try again. Otherwise it is 422, without the failures of such checks.
  ///
  /// Values that rules compare with, as `same`, `in` and `pattern` do, are left out, also in default
  /// messages: they may be secret. The cases of an enumeration stay, because they are its type. Parts that
  /// are declared as secret have no parameters in any case.
  ///
  /// - Parameters:
  ///   - failures: The failures.
  ///   - catalog: The language of all texts; `nil` for the messages of the failures, and a title in the
  ///     language of ``MessageCatalog/standard``.
  ///   - includesComparedValues: Whether the values that rules compare with may leave the program.
  public init(
    _ failures: [ValidationFailure], in catalog: MessageCatalog? = nil, includesComparedValues: Bool = false
  ) {
    let all = failures.filter { $0.severity == .error }
    let failuresOfClient = all.filter { !$0.isOfRequest }
    // The client has something to correct: it learns later that a check could not be made.
    let failures = failuresOfClient.isEmpty ? all : failuresOfClient
    let texts = ProblemTexts(catalog ?? .standard)
    errors = failures.map {
      Failure($0, in: catalog, includesComparedValues: includesComparedValues)
    }
    if let body = failures.first(where: \.isOfWholeBody) {
      status = body.parameters["reason"] == "size" ? 413 : 400
      detail = texts.explanation(of: body)
    } else if !all.isEmpty, failuresOfClient.isEmpty {
      status = 503
      retryAfter = 5
    } else {
      status = 422
    }
    title = texts.title(ofStatus: status)
  }

  /// Describes a request that was not accepted for another reason than its values, such as 415 for a body
  /// that is not JSON by its content type.
  ///
  /// ```swift
  /// let conflict = ProblemDetails(
  ///   status: 409, type: "https://example.com/problems/sold-out",
  ///   title: "Sold out", detail: "Only two seats are left.")
  /// ```
  ///
  /// - Parameters:
  ///   - status: The status of the response.
  ///   - type: A URI that identifies the kind of problem.
  ///   - title: A short text for the kind of problem; `nil` for the phrase of the status.
  ///   - detail: An explanation of this occurrence; `nil` for none.
  ///   - catalog: The language of the phrase; `nil` for ``MessageCatalog/standard``.
  public init(
    status: Int, type: String = "about:blank", title: String? = nil, detail: String? = nil,
    in catalog: MessageCatalog? = nil
  ) {
    errors = []
    self.status = status
    self.type = type
    self.title = title ?? ProblemTexts(catalog ?? .standard).title(ofStatus: status)
    self.detail = detail
  }

  /// Returns the body of the response: JSON with its keys in alphabetical order, and slashes as they are.
  ///
  /// - Throws: `EncodingError`, which no value of this type causes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension ValidationFailure {
  /// Whether the body, the query or the fields could not be read at all.
  fileprivate var isOfWholeBody: Bool {
    [RuleDescription.body, .fields].contains { $0 === facts.description }
  }

  fileprivate var isOfRequest: Bool { if case .requestFailed = cause { true } else { false } }
}

extension ProblemDetails.Failure: Encodable {
  private enum CodingKeys: CodingKey {
    case pointer, parameter, header, detail, rule, parameters
  }

  /// Writes the members of an error in a problem; `parameters` only if there are any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch place {
    case .pointer(let pointer): try container.encode(pointer, forKey: .pointer)
    case .parameter(let name): try container.encode(name, forKey: .parameter)
    case .header(let name): try container.encode(name, forKey: .header)
    }
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
