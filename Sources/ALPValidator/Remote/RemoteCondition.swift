public import Foundation
import ValidationFormats

/// A condition that a server decides, by an answer in JSON to a question in JSON.
@MainActor
struct RemoteCondition<Value>: RemoteCheck {
  let url: URL
  let options: RemoteOptions
  var contentType = "application/json"
  let encode: @MainActor (Value, [String: JSONValue]?) throws -> Data

  var failurePolicy: RemoteFailurePolicy { options.failurePolicy }
  var sendsInvalidValues: Bool { options.sendsInvalidValues }

  func question(about value: Value, parameters: [String: JSONValue]?) throws(RemoteError) -> Data {
    do {
      return try encode(value, parameters)
    } catch EncodingError.invalidValue(_, let context) {
      throw .notEncodable(context.debugDescription)
    } catch {
      throw .notEncodable(error.localizedDescription)
    }
  }

  func inquire(
    _ question: Data, skipsDebounce: Bool,
    answer: @escaping @MainActor (any RemoteInquiry, RemoteAnswer) -> Void
  ) -> any RemoteInquiry {
    let request = RemoteRequest(url: url, body: question, contentType: contentType, options: options)
    return RequestInquiry(request, skipsDebounce: skipsDebounce, answer: answer)
  }

  func makeAnswerStore() -> AnswerStore? {
    guard let cache = options.cache, cache.capacity > 0 else { return nil }
    return AnswerStore(capacity: cache.capacity, lifetime: cache.lifetime, clock: options.clock)
  }
}

/// The question as it is sent: `{"instance": …, "extras": {…}}`.
private struct RemoteQuestion<Instance: Encodable>: Encodable {
  let instance: Instance
  let extras: [String: JSONValue]?

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .rfc3339
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    // Foundation's encoder refuses the NaN of a `Double`, and writes down that of a `Decimal`.
    guard JSONFormat.matches(String(decoding: data, as: UTF8.self)) else {
      throw EncodingError.invalidValue(
        instance, .init(codingPath: [], debugDescription: "The value has no form in JSON."))
    }
    return data
  }
}

extension Condition where Value: Encodable {
  /// A condition that a server decides.
  ///
  /// The value is sent by `POST` as `{"instance": …}`; `true` accepts it.
  public static func remote(at url: URL, options: RemoteOptions = RemoteOptions()) -> Self {
    remote(at: url, options: options) { try RemoteQuestion(instance: $0, extras: $1).data() }
  }
}

extension Condition {
  /// A condition that a server decides about a value that a closure writes as JSON.
  ///
  /// - Parameter encoding: Returns the JSON of a value; an error that it throws is a failure.
  public static func remote(
    at url: URL, options: RemoteOptions = RemoteOptions(),
    encoding: @escaping @MainActor (Value) throws -> JSONValue
  ) -> Self {
    remote(at: url, options: options) { try RemoteQuestion(instance: encoding($0), extras: $1).data() }
  }

  /// A condition that a server decides about a question that a closure writes, in any form.
  ///
  /// The same body is the same question. The answer is in JSON all the same.
  ///
  /// - Parameters:
  ///   - contentType: The form of the body, for the field `Content-Type`.
  ///   - body: Returns what is sent of a value and the parameters; an error that it throws is a failure.
  public static func remote(
    at url: URL, options: RemoteOptions = RemoteOptions(), contentType: String,
    body: @escaping @MainActor (_ value: Value, _ parameters: [String: JSONValue]) throws -> Data
  ) -> Self {
    remote(at: url, options: options, contentType: contentType) { try body($0, $1 ?? [:]) }
  }

  private static func remote(
    at url: URL, options: RemoteOptions, contentType: String = "application/json",
    encode: @escaping @MainActor (Value, [String: JSONValue]?) throws -> Data
  ) -> Self {
    Self(
      "remote", parameters: ["url": .string(url.absoluteString)], failureMessage: options.failureMessage,
      check: .remote(
        RemoteCondition(url: url, options: options, contentType: contentType, encode: encode)))
  }
}

extension Validator where Value: Encodable {
  /// Ensures that a server accepts the value, which is sent by `POST` as `{"instance": …}`.
  ///
  /// The state is ``ValidatorState/waiting`` until the answer is there. A value that fails a local rule is
  /// not sent. See ``RemoteOptions`` for what can be chosen.
  @discardableResult
  public func addValidationToEnsureRemoteConditionIsSatisfied(
    at url: URL, invalidMessage: String? = nil, options: RemoteOptions = RemoteOptions()
  ) -> RuleHandle {
    addCondition(.remote(at: url, options: options), invalidMessage: invalidMessage)
  }

  /// Ensures that a server accepts the value, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureRemoteConditionIsSatisfied(
    at url: URL, options: RemoteOptions = RemoteOptions(),
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addCondition(.remote(at: url, options: options), invalidMessage: invalidMessage)
  }
}

extension Validator where Value == Any {
  /// Ensures that a server accepts the value, which a closure writes as JSON.
  @discardableResult
  public func addValidationToEnsureRemoteConditionIsSatisfied(
    at url: URL, invalidMessage: String? = nil, options: RemoteOptions = RemoteOptions(),
    encoding: @escaping @MainActor (Any) throws -> JSONValue
  ) -> RuleHandle {
    addCondition(.remote(at: url, options: options, encoding: encoding), invalidMessage: invalidMessage)
  }
}

extension Validator {
  /// Ensures that a server accepts the value, about which a closure writes the question, in any form.
  ///
  /// - Parameters:
  ///   - contentType: The form of the body, for the field `Content-Type`.
  ///   - body: Returns what is sent of a value and the parameters; an error that it throws is a failure.
  @discardableResult
  public func addValidationToEnsureRemoteConditionIsSatisfied(
    at url: URL, invalidMessage: String? = nil, options: RemoteOptions = RemoteOptions(), contentType: String,
    body: @escaping @MainActor (_ value: Value, _ parameters: [String: JSONValue]) throws -> Data
  ) -> RuleHandle {
    addCondition(
      .remote(at: url, options: options, contentType: contentType, body: body), invalidMessage: invalidMessage
    )
  }
}
