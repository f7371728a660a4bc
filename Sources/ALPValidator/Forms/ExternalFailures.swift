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

// MARK: Decoding

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
    let container = try decoder.singleValueContainer()
    let body = try container.decode(Body.self)
    self.init()
    switch body {
    case .object(let members) where !members.isEmpty && append(body, at: []): break
    case .array where append(body, at: []): break
    default:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "The body is neither problem details (RFC 9457) nor an object with the messages of each field. Check the status and the content type of the response first."
      )
    }
  }

  /// Adds the messages in a value, and returns whether nothing else is in it.
  private mutating func append(_ value: Body, at path: [ValidationPath.Component]) -> Bool {
    switch value {
    case .text(let message):
      append(message, at: ValidationPath(path))
      return true
    case .array(let values):
      for (index, value) in values.enumerated() {
        guard append(value, at: Self.isAboutItsOwnPath(value) ? path + [.index(index)] : path) else {
          return false
        }
      }
      return true
    case .object(let members):
      let count = failures.count
      if let errors = members["errors"], !append(errors, at: path) { return false }
      if failures.count > count || members["severity"]?.text == "warning" { return true }
      if let message = Self.message(of: members) {
        append(message, at: ValidationPath(path + Self.pointer(of: members)))
        return true
      }
      // An error without a message is not a field with the name of its pointer.
      if members["pointer"]?.text != nil { return false }
      return members.sorted { $0.key < $1.key }.allSatisfy { key, value in
        key == "errors" || append(value, at: path + Self.components(ofField: key))
      }
    case .other: return false
    }
  }

  /// Returns whether a value in an array has messages of its own elements, such as those of the guest at an index.
  private static func isAboutItsOwnPath(_ value: Body) -> Bool {
    switch value {
    case .array: true
    case .object(let members): message(of: members) == nil
    case .text, .other: false
    }
  }

  private static func message(of members: [String: Body]) -> String? {
    (members["detail"]?.text ?? members["message"]?.text) ?? members["title"]?.text
  }

  /// Returns the path in an error of problem details, in which the pointer is a URI fragment, or in an encoded failure.
  private static func pointer(of members: [String: Body]) -> [ValidationPath.Component] {
    guard let text = members["pointer"]?.text ?? members["path"]?.text else { return [] }
    let pointer = text.hasPrefix("#") ? String(text.dropFirst()).removingPercentEncoding ?? "" : text
    if let path = ValidationPath(pointer) { return path.components }
    return pointer.hasPrefix("/") ? [] : components(ofField: pointer)
  }

  /// Returns the path of a field such as `guests.2.email`, `guests[2][email]` or `/guests/2/email`.
  private static func components(ofField key: String) -> [ValidationPath.Component] {
    if key.hasPrefix("/"), let path = ValidationPath(key) { return path.components }
    return key.replacing("]", with: "").split(omittingEmptySubsequences: false) { $0 == "." || $0 == "[" }
      .map { ValidationPath.Component(String($0)) }
  }
}

/// The body of a response, as far as it may have messages.
private enum Body: Decodable {
  case text(String)
  case array([Self])
  case object([String: Self])
  case other

  var text: String? { if case .text(let text) = self { text } else { nil } }

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
}

// MARK: Forms

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
    var controls: [ValidationPath: AnyControl] = [:]
    var maximumDepth = 0
    let depth = path.components.count
    forEachControl(.included) { control in
      guard control.name != nil else { return }
      let components = control.path.components.dropFirst(depth)
      maximumDepth = max(maximumDepth, components.count)
      let path = ValidationPath(Array(components))
      controls[path] = controls[path] ?? control
    }
    var external: [ObjectIdentifier: [ValidationFailure]] = [:]
    for var failure in failures.failures {
      let components = failure.path.components
      var part: FormPart = self
      for count in stride(from: min(maximumDepth, components.count), to: 0, by: -1) {
        guard let control = controls[ValidationPath(Array(components.prefix(count)))] else { continue }
        part = control
        failure.path = ValidationPath(Array(components.dropFirst(count)))
        break
      }
      external[ObjectIdentifier(part), default: []].append(failure)
    }
    Scheduler.shared.transaction {
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
