public import Foundation
import ValidationFormats

/// A condition that a server decides, by an answer in JSON to a question in JSON.
@MainActor
struct RemoteCondition<Value>: RemoteCheck {
  let url: URL
  let options: RemoteOptions
  let encode: @MainActor (Value, [String: JSONValue]?) throws -> Data

  var failurePolicy: RemoteFailurePolicy { options.failurePolicy }
  var sendsInvalidValues: Bool { options.sendsInvalidValues }

  func inquire(
    about value: Value, parameters: [String: JSONValue]?, joining current: (any RemoteInquiry)?,
    answer: @escaping @MainActor (any RemoteInquiry, RemoteAnswer) -> Void
  ) throws(RemoteError) -> any RemoteInquiry {
    let body: Data
    do {
      body = try encode(value, parameters)
    } catch EncodingError.invalidValue(_, let context) {
      throw .notEncodable(context.debugDescription)
    } catch {
      throw .notEncodable(error.localizedDescription)
    }
    if let current = current as? RequestInquiry, current.body == body { return current }
    return RequestInquiry(RemoteRequest(url: url, body: body, options: options), answer: answer)
  }
}

/// The question as it is sent: `{"instance": …, "extras": {…}}`.
private struct RemoteQuestion<Instance: Encodable>: Encodable {
  let instance: Instance
  let extras: [String: JSONValue]?

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
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

  private static func remote(
    at url: URL, options: RemoteOptions,
    encode: @escaping @MainActor (Value, [String: JSONValue]?) throws -> Data
  ) -> Self {
    Self(
      "remote", parameters: ["url": .string(url.absoluteString)], failureMessage: options.failureMessage,
      check: .remote(RemoteCondition(url: url, options: options, encode: encode)))
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
