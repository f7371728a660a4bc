public import Foundation

extension RuleSet where Value: Decodable {
  /// Decodes a value from the content of an HTML form, formats it and validates it, or throws all failures at once.
  ///
  /// The body is `application/x-www-form-urlencoded`, as a browser sends it without scripts. It is read as the set
  /// declares it, with the same failures as ``decode(from:with:options:)``:
  ///
  /// ```swift
  /// let form = Data("email=a%40b.co&guests[0].name=Ada&terms=on".utf8)
  /// let registration = try signUp.decode(fromForm: form)
  /// ```
  ///
  /// - A name is a path: `guests[0][name]` and `guests[0].name` are the `name` of the first guest. The offsets of
  ///   elements may have gaps. A declared name may have dots or brackets, and is not a path
  ///   then.
  /// - A name that is repeated, or ends in `[]`, has the elements of a list. One field is a list of one.
  /// - Numbers and dates are texts as in JSON. A Boolean is `on`, `true` or `1`, or else `off`, `false` or `0`.
  /// - The empty text is `nil` for an optional property, and a missing value for any type but texts.
  /// - A Boolean that has no field is `false`, as a check box that is off, even if its declaration has a `default:`.
  ///   Any other missing value is `required`, unless it is optional or has a `default:`.
  ///
  /// The type that reads a text decides what it stands for, so this holds for undeclared properties, too; but only a
  /// declared list may have one field without brackets.
  ///
  /// A body with a text that is not UTF-8, or a percent sign without two hexadecimal digits, has one failure,
  /// `form-fields`, whose `reason` is `encoding`, with the `byte`; other reasons are `size` and `depth`.
  ///
  /// - Parameters:
  ///   - body: The content of the form.
  ///   - decoder: The decoder whose strategies and `userInfo` apply; `nil` for dates in RFC 3339 notation, and
  ///     otherwise the standard strategies.
  ///   - options: The limits of the body.
  /// - Returns: A formatted value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  public func decode(
    fromForm body: Data, with decoder: JSONDecoder? = nil, options: DecodingOptions = DecodingOptions()
  ) throws(ValidationError) -> Value {
    try decode(isForm: true, in: .body, size: body.count, with: decoder, options) {
      () throws(FieldTexts.Fault) in try FieldTexts(encoded: body, maximumDepth: options.maximumDepth)
    }
  }

  /// Decodes a value from the query of a URL, formats it and validates it, or throws all failures at once.
  ///
  /// ```swift
  /// let registration = try signUp.decode(
  ///   fromQuery: "email=a%40b.co&tag=a&tag=b")
  /// ```
  ///
  /// The names and texts are read as in ``decode(fromForm:with:options:)``, but for Booleans: a missing one is
  /// `required`, unless it is optional or has a `default:`. The failures are those of parameters
  /// (``RequestPart/parameter``), so problem details name the parameter.
  ///
  /// - Parameters:
  ///   - query: The query, without the question mark and with its percent-encoding; empty for a URL without one.
  ///   - decoder: The decoder whose strategies and `userInfo` apply; `nil` for dates in RFC 3339 notation, and
  ///     otherwise the standard strategies.
  ///   - options: The limits of the query.
  /// - Returns: A formatted value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  public func decode(
    fromQuery query: String, with decoder: JSONDecoder? = nil, options: DecodingOptions = DecodingOptions()
  ) throws(ValidationError) -> Value {
    try decode(isForm: false, in: .parameter, size: query.utf8.count, with: decoder, options) {
      () throws(FieldTexts.Fault) in try FieldTexts(encoded: query.utf8, maximumDepth: options.maximumDepth)
    }
  }

  /// Decodes a value from fields with names, such as the parameters of a path or headers, formats it and validates it,
  /// or throws all failures at once.
  ///
  /// ```swift
  /// let path = try signUp.decode(fromFields: [("email", "a@b.co")])
  /// let headers = try signUp.decode(
  ///   fromFields: [("from", "a@b.co")], in: .header)
  /// ```
  ///
  /// The names and texts are read as in ``decode(fromQuery:with:options:)``, without percent-encoding. Names are
  /// compared as they are, so pass those of headers in lowercase, and declare them so.
  ///
  /// - Parameters:
  ///   - fields: The names and texts.
  ///   - part: The part of the request that has the fields.
  ///   - decoder: The decoder whose strategies and `userInfo` apply; `nil` for dates in RFC 3339 notation, and
  ///     otherwise the standard strategies.
  ///   - options: The limits of all names and texts together.
  /// - Returns: A formatted value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  public func decode(
    fromFields fields: [(name: String, value: String)], in part: RequestPart = .parameter,
    with decoder: JSONDecoder? = nil, options: DecodingOptions = DecodingOptions()
  ) throws(ValidationError) -> Value {
    let size = fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    return try decode(isForm: false, in: part, size: size, with: decoder, options) {
      () throws(FieldTexts.Fault) in try FieldTexts(fields, maximumDepth: options.maximumDepth)
    }
  }

  private func decode(
    isForm: Bool, in part: RequestPart, size: Int, with decoder: JSONDecoder?, _ options: DecodingOptions,
    _ readTexts: () throws(FieldTexts.Fault) -> FieldTexts
  ) throws(ValidationError) -> Value {
    do {
      try checkSize(size, options, of: .fields)
      let document = FieldDocument.document(of: try texts(readTexts), structure, isForm: isForm)
      return try decode(document, with: decoder, options)
    } catch {
      throw ValidationError(
        failures: error.failures.map { failure in
          var failure = failure
          failure.requestPart = part
          return failure
        })
    }
  }

  private func texts(
    _ readTexts: () throws(FieldTexts.Fault) -> FieldTexts
  ) throws(ValidationError) -> FieldTexts {
    do {
      return try readTexts()
    } catch {
      throw ValidationError(failures: [failure(ofBody: error.parameters, .fields)])
    }
  }
}

extension RuleSet where Value: Decodable & Sendable {
  /// Decodes a value from the content of an HTML form, formats it, validates it, and then checks asynchronous rules,
  /// or throws all failures.
  ///
  /// See ``decode(fromForm:with:options:)``. The asynchronous rules are checked if the value satisfies all others;
  /// those of severity ``Severity/warning`` are not checked.
  ///
  /// - Parameters:
  ///   - body: The content of the form.
  ///   - decoder: The decoder; `nil` for one that reads dates in RFC 3339 notation.
  ///   - options: The limits of the body.
  ///   - first: An asynchronous rule.
  ///   - others: More asynchronous rules.
  /// - Returns: A formatted value that fails no rule of severity ``Severity/error``.
  /// - Throws: ``ValidationError`` with the failures, without warnings.
  /// - Precondition: The set declares the properties that the asynchronous rules name, whatever the body.
  public func decode(
    fromForm body: Data, with decoder: JSONDecoder? = nil, options: DecodingOptions = DecodingOptions(),
    then first: AsyncRule<Value>, _ others: AsyncRule<Value>...
  ) async throws(ValidationError) -> Value {
    let rules = placed([first] + others).filter { $0.rule.severity == .error }
    let value = try decode(fromForm: body, with: decoder, options: options)
    try check(await failures(ofFormatted: value, of: rules), options)
    return value
  }
}

extension FieldTexts.Fault {
  fileprivate var parameters: [String: JSONValue] {
    switch kind {
    case .encoding: ["reason": "encoding", "line": 1, "byte": .integer(byte)]
    case .depth(let limit):
      ["reason": "depth", "maximum": .integer(limit), "line": 1, "byte": .integer(byte)]
    }
  }
}
