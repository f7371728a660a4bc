public import Foundation

extension RuleSet where Value: Decodable {
  /// Decodes a value from JSON, formats it and validates it, or throws all failures at once.
  ///
  /// ```swift
  /// func register(_ body: Data) -> ProblemDetails? {
  ///   do throws(ValidationError) {
  ///     let registration = try signUp.decode(from: body)
  ///     save(registration)
  ///     return nil
  ///   } catch {
  ///     // Status 422, or 400 if the body is not JSON.
  ///     return ProblemDetails(error.failures)
  ///   }
  /// }
  /// ```
  ///
  /// The rule set declares what a body is. Each declared part is read on its own, formatted, and validated,
  /// whatever is wrong elsewhere, and each rule that names what it reads is evaluated if these parts could be
  /// read. `Decodable` only builds the value, when nothing that is declared has failed; so failures don't
  /// depend on how an initializer is written.
  ///
  /// | Failure | Part of the body |
  /// | --- | --- |
  /// | `required` | a key that is missing, or `null` where a value is needed |
  /// | `type` | a value of another type than `expected`, such as `integer`, `string`, `date` or `value`: a number that does not fit with the `minimum` and `maximum`, an unknown case of an enumeration with the known `values` |
  /// | `unknown-key` | a key that the declaration of a structure does not name, if ``DecodingOptions/rejectsUnknownKeys`` is set |
  /// | `json-body` | the only failure of a body that is not JSON in UTF-8 by RFC 8259, too large or too deep, or has a key twice in an object; `reason`, `line` and `byte` say which and where |
  /// | `more-failures` | the last one if there are more than ``DecodingOptions/maximumFailures`` |
  ///
  /// A part without declared parts is decoded as the type of its property, and has one failure, at its
  /// deepest place, if that fails: an array of integers with `2.5` in it fails there, where an integer is expected.
  /// Rules that may read anything, such as `satisfies(_:at:message:_:)`, are evaluated on the whole value. If a
  /// value cannot be decoded although all its declared parts can, because of a part without a declaration or a check
  /// of an initializer, that is one failure at its place, if nothing else has failed.
  ///
  /// A structure is decoded when its parts have been read and have no failures. Its initializer gets the declared
  /// parts as they were read and formatted, and the defaults of missing keys as if they had been sent. A declared
  /// part that it does not ask for, or as another type, is written afterwards, so the declaration decides.
  ///
  /// A rule that reads a list or a structure as a whole is evaluated if all its parts could be read, whatever is
  /// wrong elsewhere. Such a list or structure is decoded even if rules for its parts have failed.
  ///
  /// Numbers are exact: a number that the type of the property does not hold, such as `9007199254740992.5` as an
  /// integer or a `Decimal` of 50 digits, is a failure. Keys are the same if their code units are: `é` as one
  /// character and as `e` with an accent are two keys.
  ///
  /// A list or dictionary with more elements than its `.count` allows has that failure, and the elements
  /// beyond that number are not read.
  ///
  /// Rules of severity ``Severity/warning`` are not evaluated, because nothing would be left of what they
  /// find.
  ///
  /// Declared names are the keys in the body, even if the decoder has a strategy for keys. A key that is
  /// missing has the `default:` of its declaration.
  ///
  /// - Parameters:
  ///   - body: The JSON text.
  ///   - decoder: The decoder whose strategies and `userInfo` apply; `nil` for dates in RFC 3339 notation, as
  ///     ``jsonSchema(dialect:with:exact:rejectsUnknownKeys:)`` describes them, and otherwise the standard strategies.
  ///   - options: The limits of the body.
  /// - Returns: A formatted value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  @_semantics("optimize.sil.specialize.generic.never")
  public func decode(
    from body: Data, with decoder: JSONDecoder? = nil, options: DecodingOptions = DecodingOptions()
  ) throws(ValidationError) -> Value {
    try decode(document(of: body, options), with: decoder, options)
  }

  /// Decodes the value of a document.
  func decode(
    _ document: JSONDocument, with decoder: JSONDecoder?, _ options: DecodingOptions
  ) throws(ValidationError) -> Value {
    let reader = BodyReader(document, decoder, options, messageSource)
    let value = try read(reader, options)
    if reader.hasUnevaluated { try check(withoutWarnings.failures(ofFormatted: value), options) }
    return value
  }

  /// Returns a JSON text as a document, or throws the failure of one that is not JSON or beyond a limit.
  func document(of body: Data, _ options: DecodingOptions) throws(ValidationError) -> JSONDocument {
    try checkSize(body.count, options, of: .body)
    do {
      return try JSONDocument(body, maximumDepth: options.maximumDepth)
    } catch {
      throw ValidationError(failures: [failure(ofBody: error.parameters, .body).placed(under: error.path)])
    }
  }

  /// Reads a document part by part, and returns the value, or throws the failures of the rules that do not only warn.
  func read(_ reader: BodyReader, _ options: DecodingOptions) throws(ValidationError) -> Value {
    var value: Value?
    let outcome = withoutWarnings.read(JSONDocument.root, reader, ReadRequest(), into: &value)
    try check(outcome.failures, options)
    return try built(value, reader)
  }

  /// Returns a value without failures, or throws what its initializer has found.
  func built(_ value: Value?, _ reader: BodyReader) throws(ValidationError) -> Value {
    guard let value else { throw ValidationError(failures: reader.failuresOfInitializer) }
    return value
  }

  /// Throws failures, if there are any besides warnings.
  func check(_ failures: [ValidationFailure], _ options: DecodingOptions) throws(ValidationError) {
    var errors = failures.filter { $0.severity == .error }
    guard !errors.isEmpty else { return }
    if stopsAtFirstFailure { errors = Array(errors.prefix(1)) }
    guard errors.count > options.maximumFailures else { throw ValidationError(failures: errors) }
    let more = ValidationFailure(
      .moreFailures, parameters: ["maximum": .integer(options.maximumFailures)], cause: .unsatisfied,
      messageSource)
    throw ValidationError(failures: errors.prefix(options.maximumFailures - 1) + [more])
  }

  /// Throws the failure of a body that is too large.
  func checkSize(
    _ size: Int, _ options: DecodingOptions, of description: RuleDescription
  ) throws(ValidationError) {
    guard size > min(options.maximumSize, JSONDocument.greatestSize) else { return }
    let parameters: [String: JSONValue] = ["reason": "size", "maximum": .integer(options.maximumSize)]
    throw ValidationError(failures: [failure(ofBody: parameters, description)])
  }

  func failure(
    ofBody parameters: [String: JSONValue], _ description: RuleDescription
  ) -> ValidationFailure {
    ValidationFailure(description, parameters: parameters, cause: .unreadable, messageSource)
  }
}

extension RuleSet where Value: Decodable & Sendable {
  /// Decodes a value from JSON, formats it, validates it, and then checks asynchronous rules, or throws all
  /// failures.
  ///
  /// The asynchronous rules are checked if the value satisfies all others, as in ``failures(for:then:_:)``;
  /// those of severity ``Severity/warning`` are not checked.
  ///
  /// ```swift
  /// let registration = try await signUp.decode(
  ///   from: body,
  ///   then: .async("available", at: \.email) {
  ///     try await accounts.isFree($0.email)
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - body: The JSON text.
  ///   - decoder: The decoder, with its strategies for dates and keys; `nil` for one that reads dates in RFC
  ///     3339 notation, as ``jsonSchema(dialect:with:exact:rejectsUnknownKeys:)`` describes them.
  ///   - options: The limits of the body.
  ///   - first: An asynchronous rule.
  ///   - others: More asynchronous rules.
  /// - Returns: A formatted value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  /// - Precondition: The set declares the properties that the asynchronous rules name, whatever the body.
  @_semantics("optimize.sil.specialize.generic.never")
  public func decode(
    from body: Data, with decoder: JSONDecoder? = nil, options: DecodingOptions = DecodingOptions(),
    then first: AsyncRule<Value>, _ others: AsyncRule<Value>...
  ) async throws(ValidationError) -> Value {
    let rules = placed([first] + others).filter { $0.rule.severity == .error }
    let value = try decode(from: body, with: decoder, options: options)
    try check(await failures(ofFormatted: value, of: rules), options)
    return value
  }
}

extension JSONDocument.Fault {
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

extension ValidationFailure {
  /// Returns the failure as one of a value that has the failed one at a path.
  ///
  /// Place the failures of values that you decode one by one under the paths that they have in the request:
  ///
  /// ```swift
  /// func check(_ lines: [Data]) -> [ValidationFailure] {
  ///   lines.enumerated().flatMap { index, line in
  ///     do throws(ValidationError) {
  ///       _ = try signUp.decode(from: line)
  ///       return [ValidationFailure]()
  ///     } catch {
  ///       return error.failures.map { $0.placed(under: "/lines/\(index)") }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter path: The path of the value.
  /// - Returns: The failure, with a path that begins with this one.
  public func placed(under path: ValidationPath) -> Self {
    var failure = self
    for component in path.components.reversed() { failure.place(at: component) }
    return failure
  }
}

extension ValidationPath.Component {
  init(_ key: any CodingKey) { self = key.intValue.map { .index($0) } ?? .key(key.stringValue) }
}
