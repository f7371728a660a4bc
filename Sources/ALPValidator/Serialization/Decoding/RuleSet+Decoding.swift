public import Foundation

/// The limits of a body that a ``RuleSet`` decodes.
public struct DecodingOptions: Equatable, Sendable {
  /// Whether keys that no type reads are failures, of the rule `unknown-key`. By default, they are ignored.
  public var rejectsUnknownKeys: Bool
  /// The most bytes of a body; a mebibyte by default.
  public var maximumSize: Int
  /// How deep arrays and objects may be nested; 64 by default, and 512 at most.
  public var maximumDepth: Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - rejectsUnknownKeys: Whether keys that no type reads are failures.
  ///   - maximumSize: The most bytes of a body.
  ///   - maximumDepth: How deep arrays and objects may be nested.
  public init(rejectsUnknownKeys: Bool = false, maximumSize: Int = 1 << 20, maximumDepth: Int = 64) {
    self.rejectsUnknownKeys = rejectsUnknownKeys
    self.maximumSize = maximumSize
    self.maximumDepth = maximumDepth
  }
}

extension RuleSet where Value: Decodable {
  /// Decodes a value from JSON and validates it, or throws all failures at once.
  ///
  /// ```swift
  /// do {
  ///   let registration = try signUp.decode(from: body)
  /// } catch {
  ///   let problem = ProblemDetails(error.failures)  // status 422, or 400 if the body is not JSON
  /// }
  /// ```
  ///
  /// If the value can be decoded, the failures are those of ``failures(for:)-(Value)``. Otherwise they are the parts that
  /// cannot be read, and the failures of rules about parts that can:
  ///
  /// | Failure | Part of the body |
  /// | --- | --- |
  /// | `required` | a key that is missing, or `null` where a value is needed |
  /// | `type` | a value of another type than `expected`, such as `integer`, `string`, `date` or `value`: a number that does not fit with the `minimum` and `maximum`, an unknown case of an enumeration with the known `values` |
  /// | `unknown-key` | a key that no type reads, if ``DecodingOptions/rejectsUnknownKeys`` is set |
  /// | `json-body` | the only failure of a body that is not JSON in UTF-8 by RFC 8259, too large or too deep, or has a key twice in an object; `reason`, `line` and `byte` say which and where |
  ///
  /// Rules that depend on a part that cannot be read are not evaluated, nor are those about several properties, such as
  /// `satisfies(_:at:reading:message:_:)`: their failures follow when all parts can be read. For this, the value is made with
  /// placeholders in place of that part. An enumeration that is not `CaseIterable`, and a type whose initializer rejects placeholders, has
  /// none. The properties after it are then decoded on their own, by the names and types of the rules for them.
  ///
  /// The paths of decoded parts have the coding keys of the types. Give rules the same names. At most 1,000 parts are
  /// reported.
  ///
  /// - Parameters:
  ///   - body: The JSON text.
  ///   - decoder: The decoder, with its strategies for dates and keys; `nil` for one that reads dates in RFC 3339 notation,
  ///     as ``jsonSchema(with:exact:)`` describes them.
  ///   - options: The limits of the body.
  /// - Returns: A value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  public func decode(
    from body: Data, with decoder: JSONDecoder? = nil, options: DecodingOptions = DecodingOptions()
  ) throws(ValidationError) -> Value {
    let (value, failures) = read(body, decoder ?? .rfc3339, options)
    return try validated(value, besides: failures)
  }

  /// Returns a value if there is one and neither decoding nor the rules have found failures, warnings aside.
  func validated(_ value: Value?, besides failures: [ValidationFailure]) throws(ValidationError) -> Value {
    guard let value, failures.isEmpty || !stopsAtFirstFailure else { return try Self.checked(nil, failures) }
    return try Self.checked(value, failures + self.failures(for: value))
  }

  /// Returns a value if there is one and it has no failures, warnings aside.
  static func checked(_ value: Value?, _ failures: [ValidationFailure]) throws(ValidationError)
    -> Value
  {
    guard let value, failures.isEmpty || failures.allSatisfy({ $0.severity == .warning }) else {
      throw ValidationError(failures: failures.filter { $0.severity == .error })
    }
    return value
  }

  /// Returns the value, if it can be decoded, and the failures that are not those of the value.
  func read(_ body: Data, _ decoder: JSONDecoder, _ options: DecodingOptions) -> (
    Value?, [ValidationFailure]
  ) {
    guard body.count <= options.maximumSize else {
      return (nil, [failure(ofBody: ["reason": "size", "maximum": .integer(options.maximumSize)])])
    }
    if let fault = JSONOutline.fault(in: body, maximumDepth: options.maximumDepth) {
      return (nil, [failure(ofBody: fault.parameters).placed(at: fault.path)])
    }
    let value: Value
    do {
      value = try decoder.decode(Value.self, from: body)
      guard options.rejectsUnknownKeys else { return (value, []) }
    } catch {
      return (nil, failures(ofUnreadable: body, decoder, options, because: error))
    }
    return (value, failures(ofUnreadable: body, decoder, options, because: nil))
  }

  /// Returns the failures of a body whose parts are decoded one by one.
  private func failures(
    ofUnreadable body: Data, _ decoder: JSONDecoder, _ options: DecodingOptions, because error: (any Error)?
  ) -> [ValidationFailure] {
    let state = PartialDecoding(
      userInfo: decoder.userInfo, inspectsKeys: options.rejectsUnknownKeys, messageSource: messageSource)
    if let source = try? decoder.decode(CapturedDecoder.self, from: body).decoder {
      guard error != nil else {
        state.inspectKeys(of: Value.self, in: source, at: ValidationPath())
        return stopsAtFirstFailure ? Array(state.unknownKeys.prefix(1)) : state.unknownKeys
      }
      _ = state.values(Value.self, from: source, at: ValidationPath())
    }
    if state.failures.isEmpty, let error {
      state.record(.init(error, of: Value.self, at: ValidationPath()), at: ValidationPath())
    }
    let failures = state.failures + state.unknownKeys
    return stopsAtFirstFailure ? Array(failures.prefix(1)) : failures
  }

  private func failure(ofBody parameters: [String: JSONValue]) -> ValidationFailure {
    ValidationFailure(
      name: ValidationFailure.bodyRuleName, parameters: parameters, cause: .unreadable, severity: .error,
      text: .unwritten(messageSource))
  }
}

extension RuleSet where Value: Decodable & Sendable {
  /// Decodes a value from JSON, validates it, and then checks asynchronous rules, or throws all failures.
  ///
  /// The asynchronous rules are checked if the value can be decoded, as in ``failures(for:then:_:)``.
  ///
  /// ```swift
  /// let registration = try await signUp.decode(
  ///   from: body, then: .async("available", at: "email") { try await accounts.isFree($0.email) })
  /// ```
  ///
  /// - Parameters:
  ///   - body: The JSON text.
  ///   - decoder: The decoder, with its strategies for dates and keys; `nil` for one that reads dates in RFC 3339 notation,
  ///     as ``jsonSchema(with:exact:)`` describes them.
  ///   - options: The limits of the body.
  ///   - first: An asynchronous rule.
  ///   - others: More asynchronous rules.
  /// - Returns: A value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  public func decode(
    from body: Data, with decoder: JSONDecoder? = nil, options: DecodingOptions = DecodingOptions(),
    then first: AsyncRule<Value>, _ others: AsyncRule<Value>...
  ) async throws(ValidationError) -> Value {
    let (value, failures) = read(body, decoder ?? .rfc3339, options)
    guard let value, failures.isEmpty else { return try validated(value, besides: failures) }
    return try Self.checked(value, await self.failures(for: value, then: [first] + others))
  }
}

extension JSONOutline.Fault {
  fileprivate var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] = ["line": .integer(line), "byte": .integer(byte)]
    switch kind {
    case .syntax: parameters["reason"] = "syntax"
    case .depth(let limit):
      parameters["reason"] = "depth"
      parameters["maximum"] = .integer(limit)
    case .duplicateKey: parameters["reason"] = "duplicate-key"
    }
    return parameters
  }
}
