public import Foundation
import ValidationFormats

extension Condition where Value: Encodable {
  /// A condition that sends the value to a server.
  ///
  /// The value is sent by `POST` as `{"instance": …}`, with `"extras"` if there are parameters. The response `true`
  /// accepts it. Dates are sent in RFC 3339 notation.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - http: How requests are sent.
  ///   - options: When requests are sent, and what happens if they fail.
  /// - Returns: The condition.
  public static func remote(
    at url: URL, http: HTTPOptions = HTTPOptions(), options: RequestOptions = RequestOptions()
  ) -> Self { remote(at: url, http, options) { try RemoteBody(instance: $0, extras: $1).data() } }
}

extension Condition {
  /// A condition that sends the value to a server, encoded by a closure.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - http: How requests are sent.
  ///   - options: When requests are sent, and what happens if they fail.
  ///   - encoding: Returns the JSON of a value. If it throws, the request fails.
  /// - Returns: The condition.
  public static func remote(
    at url: URL, http: HTTPOptions = HTTPOptions(), options: RequestOptions = RequestOptions(),
    encoding: @escaping @MainActor (Value) throws -> JSONValue
  ) -> Self { remote(at: url, http, options) { try RemoteBody(instance: encoding($0), extras: $1).data() } }

  /// A condition that sends the value to a server, in a request body of any type.
  ///
  /// Requests with equal bodies share a response. The response is JSON in any case.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - http: How requests are sent.
  ///   - options: When requests are sent, and what happens if they fail.
  ///   - contentType: The media type of the body.
  ///   - body: Returns the body for a value and parameters. If it throws, the request fails.
  /// - Returns: The condition.
  public static func remote(
    at url: URL, http: HTTPOptions = HTTPOptions(), options: RequestOptions = RequestOptions(),
    contentType: String,
    body: @escaping @MainActor (_ value: Value, _ parameters: [String: JSONValue]) throws -> Data
  ) -> Self { remote(at: url, http, options, contentType: contentType) { try body($0, $1 ?? [:]) } }

  private static func remote(
    at url: URL, _ http: HTTPOptions, _ options: RequestOptions, contentType: String = "application/json",
    encode: @escaping @MainActor (Value, [String: JSONValue]?) throws -> Data
  ) -> Self {
    Self(
      name: "remote", parameters: ["url": .string(url.absoluteString)],
      check: .async {
        AsyncCheck(.url(url), options) { (value, parameters) throws(RemoteError) in
          do {
            let body = try encode(value, parameters)
            let request = http.request(to: url, body, contentType, options.timeout)
            return (body, { try await http.response(to: request) })
          } catch EncodingError.invalidValue(_, let context) {
            throw .notEncodable(context.debugDescription)
          } catch { throw .notEncodable(error.localizedDescription) }
        }
      })
  }
}

/// The body of a request: `{"instance": …, "extras": {…}}`.
private struct RemoteBody<Instance: Encodable>: Encodable {
  let instance: Instance
  let extras: [String: JSONValue]?

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .rfc3339
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    // Foundation's encoder refuses the NaN of a `Double`, but not that of a `Decimal`.
    guard JSONFormat.matches(String(decoding: data, as: UTF8.self)) else {
      throw EncodingError.invalidValue(
        instance, .init(codingPath: [], debugDescription: "The value cannot be represented in JSON."))
    }
    return data
  }
}

extension RuleContainer where Value: Encodable {
  /// Ensures that a server accepts the value, which is sent by `POST` as `{"instance": …}`.
  ///
  /// The state is ``ValidatorState/waiting`` until the response arrives. A value that fails a local rule is not sent. For
  /// values and bodies of other types, add a condition with ``Condition/remote(at:http:options:encoding:)`` or
  /// ``Condition/remote(at:http:options:contentType:body:)``.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - invalidMessage: The message of a value that the server does not accept; `nil` for the default message.
  ///   - http: How requests are sent.
  ///   - options: When requests are sent, and what happens if they fail.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureRemoteConditionIsSatisfied(
    at url: URL, invalidMessage: String? = nil, http: HTTPOptions = HTTPOptions(),
    options: RequestOptions = RequestOptions()
  ) -> RuleHandle {
    addCondition(.remote(at: url, http: http, options: options), invalidMessage: invalidMessage)
  }
}

extension Condition {
  /// A condition that calls an asynchronous function.
  ///
  /// The state is ``ValidatorState/waiting`` until the function returns. A value that fails a local rule is not checked.
  /// When a newer value is validated, the task of the function is canceled, and a late result is ignored. If the function
  /// throws, the value is invalid, or what ``RequestOptions/failurePolicy`` makes of it.
  ///
  /// What the function reads of controls, forms and `@Observable` objects before it is suspended for the first time is
  /// followed: when it changes, known responses no longer count, and the value is checked again. The state and the failures
  /// of its own control, and of the forms around it, are not followed, because they change with the response. Before the
  /// systems of 2025 (macOS 26, iOS 26), `@Observable` objects of the app are not followed.
  ///
  /// ```swift
  /// name.addCondition(.async("available") { try await accounts.isFree($0) }, invalidMessage: "This name is taken.")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The stable name of the condition in failures, in kebab-case.
  ///   - options: Debounce, time-outs, retries, the cache and what happens if the function throws. A value is cached, and
  ///     a check of the same value joined, only if it is `Hashable`.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The condition.
  public static func async(
    _ name: String = "async", options: RequestOptions = RequestOptions(),
    _ isSatisfied: @escaping @MainActor (Value) async throws -> Bool
  ) -> Self {
    Self(
      name: name,
      check: .async {
        let reads = FunctionReads()
        return AsyncCheck(.function(name: name), options, reads) { value, parameters in
          // Equal texts may have other scalars, which the function may count.
          let key = ((value as? String).map { Array($0.utf8) } ?? value as? any Hashable).map {
            // Equal numbers may be of other types.
            let type = ObjectIdentifier(Swift.type(of: $0 as Any))
            return AnyHashable([
              AnyHashable(type), AnyHashable($0), AnyHashable(parameters), AnyHashable(reads.version),
            ])
          }
          let attempt: Request.Attempt = { @MainActor in
            Response(isAccepted: try await reads.following { try await isSatisfied(value) })
          }
          return (key, attempt)
        }
      })
  }
}

extension RuleContainer {
  /// Ensures that an asynchronous function accepts the value.
  ///
  /// See ``Condition/async(_:options:_:)``. The name of the condition is `async`.
  ///
  /// - Parameters:
  ///   - invalidMessage: The message of a value that the function does not accept; `nil` for the default message.
  ///   - options: Debounce, time-outs, retries, the cache and what happens if the function throws.
  ///   - block: Returns whether the value is accepted.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureAsyncConditionIsSatisfied(
    invalidMessage: String? = nil, options: RequestOptions = RequestOptions(),
    block: @escaping @MainActor (Value) async throws -> Bool
  ) -> RuleHandle { addCondition(.async(options: options, block), invalidMessage: invalidMessage) }
}
