public import Foundation

/// Failures that didn't come from a rule, such as a server's after submission, by their paths in a form.
///
/// ```swift
/// form.setExternalFailures(["/email": "There is an account already."])
/// try await form.submit {
///   throw ExternalFailures(["/email": "There is an account already."])
/// }
/// ```
public struct ExternalFailures: Equatable, Sendable {
  /// The failures, in order. There may be several for one path.
  public private(set) var failures: [ValidationFailure] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list from a message for each path, in the order of the paths.
  public init(_ messages: [ValidationPath: String]) { self.init(messages.mapValues { [$0] }) }

  /// Creates a list from the messages for each path, in the order of the paths.
  public init(_ messages: [ValidationPath: [String]]) {
    for (path, messages) in messages.sorted(byKey: \.key.description) {
      for message in messages { append(message, at: path) }
    }
  }

  /// Creates a list from the body of a response.
  ///
  /// See ``init(from:)`` for the bodies that are understood, such as problem details.
  ///
  /// - Parameter body: The body, in JSON.
  /// - Throws: `DecodingError` for any other body.
  public init(body: Data) throws {
    let document: JSONDocument
    do {
      document = try JSONDocument(body)
    } catch {
      throw DecodingError.rules(error)
    }
    self = try document.value(Self.self)
  }

  /// Adds a failure as the last one.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - path: The path in the form; the empty path for a failure of the form itself.
  public mutating func append(_ message: String, at path: ValidationPath = ValidationPath()) {
    failures.append(ValidationFailure(external: message, at: path))
  }
}

/// The closure of a submission throws the failures that a server has reported, see `submit(_:)`.
extension ExternalFailures: LocalizedError {
  /// The messages, one a line.
  public var errorDescription: String? { failures.map(\.message).joined(separator: "\n") }
}

extension ExternalFailures: ExpressibleByDictionaryLiteral {
  /// Creates a list from paths and messages. A path may occur more than once.
  ///
  /// - Precondition: Each path is a JSON Pointer: empty, or with a slash before each name.
  public init(dictionaryLiteral elements: (ValidationPath, String)...) {
    for (path, message) in elements { append(message, at: path) }
  }
}

extension ExternalFailures: Decodable {
  /// Decodes the failures in the body of a response.
  ///
  /// These bodies are understood:
  ///
  /// | Server | Body |
  /// | --- | --- |
  /// | [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) | `{"title": …, "errors": [{"pointer": "#/email", "detail": "Taken."}]}` |
  /// | Laravel, Rails | `{"errors": {"guests.2.email": ["Taken."]}}`, also with `guests[2].email` or `guests[2][email]` |
  /// | ASP.NET | `{"title": …, "errors": {"Guests[2].Email": ["Taken."]}}` |
  /// | Django, Rails | `{"guests": [{}, {}, {"email": ["Taken."]}]}` |
  /// | FastAPI | `{"detail": [{"loc": ["body", "guests", 2, "email"], "msg": "Taken."}]}` |
  /// | express-validator | `{"errors": [{"path": "guests[2].email", "msg": "Taken."}]}` |
  /// | JSON:API | `{"errors": [{"source": {"pointer": "/data/attributes/email"}, "detail": "Taken."}]}` |
  /// | Spring | `{"errors": [{"field": "guests[2].email", "defaultMessage": "Taken."}]}`, or `fieldErrors` |
  /// | this library | encoded ``ValidationFailure`` values, without the warnings; `{"/guests/2/email": "Taken."}` |
  ///
  /// The message of an error is its `detail`, `message`, `msg`, `defaultMessage` or `title`. Without a list
  /// of errors, the body itself is a failure of the form, and so is a failure whose pointer isn't a JSON
  /// Pointer.
  ///
  /// Members named `input`, `value`, `rejectedValue` and `ctx` are never shown, because servers repeat in
  /// them what the user typed, such as a password. To send messages of a field with one of these names, write
  /// its path: `{"/value": ["Taken."]}`.
  ///
  /// - Throws: `DecodingError` for any other body, also if only a part of it is not understood.
  public init(from decoder: any Decoder) throws {
    let body = try Body(from: decoder)
    self.init()
    guard body.text == nil, !body.isEmptyObject, append(body, at: []) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "The body is neither problem details (RFC 9457) nor an object with the messages of each field, nor another "
            + "known list of errors. Check the status and the content type of the response first."
        ))
    }
  }

  /// Adds the messages in a value, and returns whether all of it was understood.
  ///
  /// The members of an object that has all errors are fields, also if they are named as the message of one
  /// error is.
  private mutating func append(
    _ value: Body, at path: [ValidationPath.Component], hasAllErrors: Bool = false
  ) -> Bool {
    switch value {
    case .text(let message):
      append(message, at: ValidationPath(path))
      return true
    case .array(let values):
      return values.enumerated().allSatisfy { index, value in
        if value.text != nil || value.message != nil { return append(value, at: path) }
        // Anything else is the element at its index, such as a guest; texts in it make it an unknown kind of
        // error.
        return !value.hasTextMember && append(value, at: path + [.index(index)])
      }
    case .object(let members):
      let count = failures.count
      let errors = value.errors
      guard errors.allSatisfy({ append($0, at: path, hasAllErrors: true) }) else { return false }
      if failures.count > count || value.text(of: "severity") == "warning" { return true }
      let isError = !hasAllErrors || value.isErrorWithoutMessage || value.location != nil
      if isError, let message = value.message {
        append(message, at: ValidationPath(value.location ?? path))
        return true
      }
      guard errors.isEmpty else { return true }
      return !value.isErrorWithoutMessage
        && members.sorted(byKey: \.key).allSatisfy { key, value in
          append(value, at: path + Body.components(ofField: key))
        }
    case .integer, .other: return false
    }
  }
}

/// The body of a response, or a value in it, as far as it may have messages or paths.
private enum Body: Decodable {
  case text(String)
  case array([Self])
  case object([String: Self])
  case integer(Int)
  case other

  // In the order of their frequency, because a wrong guess is an error, which takes time.
  init(from decoder: any Decoder) throws {
    if let text = try? String(from: decoder) {
      self = .text(text)
    } else if let members = try? [String: Self](from: decoder) {
      self = .object(members)
    } else if let elements = try? [Self](from: decoder) {
      self = .array(elements)
    } else {
      self = (try? Int(from: decoder)).map { .integer($0) } ?? .other
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var isEmptyObject: Bool { if case .object(let members) = self { members.isEmpty } else { false } }

  var hasTextMember: Bool {
    if case .object(let members) = self { members.values.contains { $0.text != nil } } else { false }
  }

  private subscript(key: String) -> Self? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// Returns the text of the first of some members that is a text.
  func text(of keys: String...) -> String? { keys.lazy.compactMap { self[$0]?.text }.first }

  // MARK: Errors

  /// The members that are lists of errors, or objects with the messages of each field.
  var errors: [Self] {
    var errors = ["errors", "fieldErrors", "globalErrors"].compactMap { self[$0] }
    if let detail = self["detail"], case .array(let elements) = detail, elements.first?["loc"] != nil {
      errors.append(detail)
    }
    return errors
  }

  /// The message of an error.
  var message: String? { text(of: "detail", "message", "msg", "defaultMessage", "title") }

  /// The path that an error names, or `nil` if it names none.
  var location: [ValidationPath.Component]? {
    if let source = self["source"], case .object = source {
      let components = source.text(of: "pointer", "parameter").map(Self.components(ofPointer:)) ?? []
      guard components.first == .key("data") else { return components }
      let member = components.dropFirst().first?.text
      return Array(components.dropFirst(member == "attributes" || member == "relationships" ? 2 : 1))
    }
    for case .array(let elements)? in [self["loc"], self["path"]] {
      let components = elements.compactMap(\.component)
      // Where in the request the value was.
      let isInRequest =
        components.first == .key("body")
        || components.count > 1 && ["query", "path", "header", "cookie"].contains(components[0].text)
      return Array(components.dropFirst(isInRequest ? 1 : 0))
    }
    return text(of: "pointer", "parameter", "path", "param", "field").map(Self.components(ofPointer:))
  }

  /// Whether an object has members of an error, which are not fields.
  var isErrorWithoutMessage: Bool {
    // `value` and the like have what the user typed.
    ["input", "value", "rejectedValue", "ctx", "loc"].contains { self[$0] != nil }
      || text(of: "pointer", "parameter", "path", "param", "field") != nil
  }

  // MARK: Paths

  private var component: ValidationPath.Component? {
    switch self {
    case .text(let key): .key(key)
    case .integer(let index): .index(index)
    default: nil
    }
  }

  /// Returns the path of a JSON Pointer, which may be a URI fragment, or of a field.
  private static func components(ofPointer text: String) -> [ValidationPath.Component] {
    let pointer = text.hasPrefix("#") ? String(text.dropFirst()).removingPercentEncoding ?? "" : text
    if let path = ValidationPath(pointer) { return path.components }
    return pointer.hasPrefix("/") ? [] : components(ofField: pointer)
  }

  /// Returns the path of a field such as `guests.2.email`, `guests[2][email]`, `$.guests[2].email` or
  /// `/guests/2/email`.
  static func components(ofField key: String) -> [ValidationPath.Component] {
    if key.hasPrefix("/"), let path = ValidationPath(key) { return path.components }
    let names = key.replacing("]", with: "").split(omittingEmptySubsequences: false) {
      $0 == "." || $0 == "["
    }
    // The whole value in a JSONPath, as in ASP.NET.
    return names.dropFirst(names.first == "$" ? 1 : 0).map { ValidationPath.Component(String($0)) }
  }
}
