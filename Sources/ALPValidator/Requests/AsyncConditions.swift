public import Foundation
import ValidationFormats

extension Condition where Value: Encodable {
  /// A condition that sends the value to a server.
  ///
  /// The value is sent by `POST` as `{"instance": …}`, with `"extras"` if there are parameters. The response
  /// `true` accepts it. Dates are sent in RFC 3339 notation.
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
      facts: RuleFacts(requirement: nil, withheldParameters: ["url"]),
      decision: .async {
        AsyncCondition(.url(url), options) { (value, parameters) throws(RemoteError) in
          do {
            let body = try encode(value, parameters)
            let request = http.request(to: url, body, contentType, options.timeout)
            return AsyncCondition.PreparedCheck(key: body) { try await http.response(to: request) }
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
  /// The state is ``ValidatorState/waiting`` until the response arrives. A value that fails a local rule is
  /// not sent. For values and bodies of other types, add a condition with
  /// ``Condition/remote(at:http:options:encoding:)`` or
  /// ``Condition/remote(at:http:options:contentType:body:)``.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - invalidMessage: The message of a value that the server does not accept; `nil` for the default
  ///     message.
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
  /// The state is ``ValidatorState/waiting`` until the function returns. A value that fails a local rule is
  /// not checked. When a newer value is validated, the task of the function is canceled, and a late result is
  /// ignored. The function accepts the value with `true`, rejects it with `false`, and rejects it with a
  /// message by throwing a ``/ValidationRules/Rejection``. If it throws another error, ``/ValidationRules/RequestOptions/failurePolicy``
  /// decides; by default, the value is invalid.
  ///
  /// ```swift
  /// name.addCondition(
  ///   .async("available") { try await accounts.isFree($0) },
  ///   invalidMessage: "This name is taken.")
  /// ```
  ///
  /// The function must not read controls, forms or validators, because the library doesn't follow what it
  /// reads; debug builds report such a read. Pass what it depends on with ``async(_:reading:options:_:)``.
  ///
  /// - Parameters:
  ///   - name: The stable name of the condition in failures, in kebab-case.
  ///   - options: Debounce, time-outs, retries, the cache and what happens if the function throws. A value is
  ///     cached, and a check of the same value joined, only if it is `Hashable`.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The condition.
  public static func async(
    _ name: String = "async", options: RequestOptions = RequestOptions(),
    _ isSatisfied: @escaping @MainActor (Value) async throws -> Bool
  ) -> Self {
    async(name, options) { value in
      AsyncInput(reading: nil) { try await isSatisfied(value) }
    }
  }

  /// A condition that calls an asynchronous function with the value and with other data that the function
  /// depends on.
  ///
  /// The `reading` closure is called with each validation. When something that the closure has read changes,
  /// the value is validated again: a control, a form, a validator, or an `@Observable` object of the app. The
  /// result of the closure is passed to the function, and is part of what identifies a check. With another
  /// result, the value is checked again. With an equal result, a check in flight is joined, and a cached
  /// response is used.
  ///
  /// ```swift
  /// coupon.addCondition(
  ///   .async("coupon", reading: { [product] in product.value }) {
  ///     try await shop.accepts($0, for: $1)
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The stable name of the condition in failures, in kebab-case.
  ///   - reading: Returns what the function depends on besides the value. To return several values, use an
  ///     array or a structure.
  ///   - options: Debounce, time-outs, retries, the cache and what happens if the function throws.
  ///   - isSatisfied: Returns whether the value is accepted, as in ``async(_:options:_:)``.
  /// - Returns: The condition.
  public static func async<Input: Hashable>(
    _ name: String = "async", reading: @escaping @MainActor () -> Input,
    options: RequestOptions = RequestOptions(),
    _ isSatisfied: @escaping @MainActor (Value, Input) async throws -> Bool
  ) -> Self {
    async(name, options) { value in
      let input = reading()
      return AsyncInput(reading: AnyHashable(input)) { try await isSatisfied(value, input) }
    }
  }

  private static func async(
    _ name: String, _ options: RequestOptions, input: @escaping @MainActor (Value) -> AsyncInput
  ) -> Self {
    Self(
      name: name,
      decision: .async {
        AsyncCondition(.function(name: name), options) { value, parameters in
          let input = input(value)
          return AsyncCondition.PreparedCheck(
            key: CheckKey(value, parameters, reading: input.reading).map(AnyHashable.init)
          ) {
            @MainActor in
            try await AsyncFunctionScope.$condition.withValue(name) { try await input.response() }
          }
        }
      })
  }
}

/// An asynchronous function with its arguments.
private struct AsyncInput {
  /// What the `reading:` closure returned; `nil` if there is none.
  let reading: AnyHashable?
  let isSatisfied: @MainActor () async throws -> Bool

  @MainActor
  func response() async throws -> Response {
    do {
      return Response(isAccepted: try await isSatisfied())
    } catch let rejection as Rejection {
      return .rejected(message: rejection.message)
    }
  }
}

extension RuleContainer {
  /// Ensures that an asynchronous function accepts the value.
  ///
  /// See ``Condition/async(_:options:_:)``. The name of the condition is `async`.
  ///
  /// - Parameters:
  ///   - invalidMessage: The message of a value that the function does not accept; `nil` for the default
  ///     message.
  ///   - options: Debounce, time-outs, retries, the cache and what happens if the function throws.
  ///   - block: Returns whether the value is accepted.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureAsyncConditionIsSatisfied(
    invalidMessage: String? = nil, options: RequestOptions = RequestOptions(),
    block: @escaping @MainActor (Value) async throws -> Bool
  ) -> RuleHandle {
    addCondition(.async(options: options, block), invalidMessage: invalidMessage)
  }
}
