public import Foundation

extension RuleSet where Value: Decodable & Sendable {
  /// Decodes a value from JSON, validates it, and then checks asynchronous rules, or throws all failures.
  ///
  /// The asynchronous rules are checked if the value can be decoded, as in ``failures(for:then:_:)``.
  ///
  /// ```swift
  /// let signUp = try await registration.decode(
  ///   from: body, then: .async("available", at: "email") { try await database.isFree($0.email) })
  /// ```
  ///
  /// - Parameters:
  ///   - body: The JSON text.
  ///   - decoder: The decoder, with its strategies for dates and keys.
  ///   - options: The limits of the body.
  ///   - first: An asynchronous rule.
  ///   - others: More asynchronous rules.
  /// - Returns: A value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  public func decode(
    from body: Data, with decoder: JSONDecoder = JSONDecoder(), options: DecodingOptions = DecodingOptions(),
    then first: AsyncRule<Value>, _ others: AsyncRule<Value>...
  ) async throws(ValidationError) -> Value {
    let (value, failures) = read(body, decoder, options)
    guard let value, failures.isEmpty else {
      return try Self.checked(value, failures + (value.map { self.failures(for: $0) } ?? []))
    }
    return try Self.checked(value, await self.failures(for: value, then: [first] + others))
  }
}
