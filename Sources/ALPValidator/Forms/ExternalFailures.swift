public import Foundation

/// Failures that do not come from a rule, such as those of a server's response, by their paths in a form.
///
/// ```swift
/// form.setExternalFailures(["/email": "There is an account already."])
/// form.setExternalFailures(try JSONDecoder().decode(ExternalFailures.self, from: body))
/// ```
public struct ExternalFailures: Equatable, Sendable {
  /// The failures, in order. There may be several for one path.
  public private(set) var failures: [ValidationFailure] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list from the messages for each path, in the order of the paths.
  public init(_ messages: [ValidationPath: [String]]) {
    for (path, messages) in messages.sorted(by: { $0.key.description < $1.key.description }) {
      for message in messages { append(message, at: path) }
    }
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

extension ExternalFailures: ExpressibleByDictionaryLiteral {
  /// Creates a list from paths and messages. A path may occur more than once.
  public init(dictionaryLiteral elements: (ValidationPath, String)...) {
    for (path, message) in elements { append(message, at: path) }
  }
}

extension ExternalFailures: Decodable {
  /// Decodes the failures in the body of a response.
  ///
  /// Four forms are accepted:
  ///
  /// - problem details of [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457), whose `errors` have a `pointer` and a
  ///   `detail`; without `errors`, their `detail` or else their `title` is a failure of the form itself
  /// - `{"email": ["The message."]}`, also with nested objects, or with keys such as `guests.2.email` and
  ///   `guests[2][email]`
  /// - `{"errors": {"email": ["The message."]}}`
  /// - an array of encoded ``ValidationFailure`` values, without the warnings
  ///
  /// A failure whose pointer is not a JSON Pointer has the empty path.
  ///
  /// - Throws: `DecodingError` for a body in any other form.
  public init(from decoder: any Decoder) throws {
    let body = try Body(from: decoder)
    self.init()
    guard body.text == nil, !body.isEmptyObject, append(body, at: []) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "The body is neither problem details (RFC 9457) nor an object with the messages of each field. Check the status and the content type of the response first."
        ))
    }
  }

  /// Adds the messages in a value, and returns whether nothing else is in it.
  private mutating func append(_ value: Body, at path: [ValidationPath.Component]) -> Bool {
    switch value {
    case .text(let message):
      append(message, at: ValidationPath(path))
      return true
    case .array(let values):
      return values.enumerated().allSatisfy { index, value in
        // An array or an object without a message of its own is about the element at its index, such as a guest.
        append(value, at: value.text == nil && value.message == nil ? path + [.index(index)] : path)
      }
    case .object(let members):
      let count = failures.count
      if let errors = members["errors"], !append(errors, at: path) { return false }
      if failures.count > count || value.text(of: "severity") == "warning" { return true }
      if let message = value.message {
        append(message, at: ValidationPath(path + value.pointer))
        return true
      }
      // An error without a message is not a field with the name of its pointer.
      if value.text(of: "pointer") != nil { return false }
      return members.sorted { $0.key < $1.key }.allSatisfy { key, value in
        key == "errors" || append(value, at: path + Body.components(ofField: key))
      }
    case .other: return false
    }
  }
}

/// The body of a response, as far as it may have messages.
private enum Body: Decodable {
  case text(String)
  case array([Self])
  case object([String: Self])
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
      self = .other
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var isEmptyObject: Bool { if case .object(let members) = self { members.isEmpty } else { false } }

  /// Returns the text of the first of some members that is a text.
  func text(of keys: String...) -> String? {
    guard case .object(let members) = self else { return nil }
    return keys.lazy.compactMap { members[$0]?.text }.first
  }

  var message: String? { text(of: "detail", "message", "title") }

  /// The path in an error of problem details, in which the pointer is a URI fragment, or in an encoded failure.
  var pointer: [ValidationPath.Component] {
    guard let text = text(of: "pointer", "path") else { return [] }
    let pointer = text.hasPrefix("#") ? String(text.dropFirst()).removingPercentEncoding ?? "" : text
    if let path = ValidationPath(pointer) { return path.components }
    return pointer.hasPrefix("/") ? [] : Self.components(ofField: pointer)
  }

  /// Returns the path of a field such as `guests.2.email`, `guests[2][email]` or `/guests/2/email`.
  static func components(ofField key: String) -> [ValidationPath.Component] {
    if key.hasPrefix("/"), let path = ValidationPath(key) { return path.components }
    return key.replacing("]", with: "").split(omittingEmptySubsequences: false) { $0 == "." || $0 == "[" }
      .map { ValidationPath.Component(String($0)) }
  }
}

extension FormValidator {
  /// Makes controls invalid with failures that do not come from a rule, such as a server's after submission.
  ///
  /// ```swift
  /// form.setExternalFailures(["/email": "There is an account already.", "/guests/2": "This guest is on another list."])
  /// ```
  ///
  /// A failure belongs to the included control at its path, or at the longest beginning of its path. A failure without
  /// such a control is a failure of this form, in its ``FormPart/externalFailures``, and none is lost. The failures
  /// replace all external failures in the form. Those of a control are removed when its value changes, and all of them by a
  /// submission, by a reset, and by ``clearExternalFailures()``.
  ///
  /// - Parameter failures: The failures; their paths begin at this form.
  public func setExternalFailures(_ failures: ExternalFailures) {
    var external: [ObjectIdentifier: [ValidationFailure]] = [:]
    for var failure in failures.failures {
      let components = failure.path.components
      let count = (0...components.count).last { control(at: components.prefix($0), .included) != nil } ?? 0
      let part: FormPart = control(at: components.prefix(count), .included) ?? self
      failure.path = ValidationPath(Array(components.dropFirst(count)))
      external[ObjectIdentifier(part), default: []].append(failure)
    }
    Scheduler.shared.perform("setExternalFailures(_:)") { [self, external] in
      forEachPart(.all) { $0.setExternal(external[ObjectIdentifier($0)] ?? []) }
    }
  }

  /// Makes controls invalid with several messages for each path. See ``setExternalFailures(_:)-(ExternalFailures)``.
  public func setExternalFailures(_ messages: [ValidationPath: [String]]) {
    setExternalFailures(ExternalFailures(messages))
  }

  /// Makes controls invalid with the failures in the body of a response.
  ///
  /// See ``ExternalFailures/init(from:)`` for the accepted forms, such as problem details.
  ///
  /// - Parameter body: The body, in JSON.
  /// - Throws: `DecodingError` for a body in any other form. Nothing changes in this case.
  public func setExternalFailures(from body: Data) throws {
    setExternalFailures(try JSONDecoder().decode(ExternalFailures.self, from: body))
  }

  /// Removes the external failures of the form and of all controls and forms in it.
  public func clearExternalFailures() { setExternalFailures(ExternalFailures()) }
}
