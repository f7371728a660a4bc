public import Foundation

extension RuleSet where Value: Codable {
  /// Decodes the changes of a JSON merge patch into a stored value, formats and validates the result, or
  /// throws all failures at once.
  ///
  /// The patch is defined by [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396): it has the members that
  /// change, and `null` for those to remove. `mergePatch(encoder:)` makes one. A missing member
  /// has the `default:` of its declaration.
  ///
  /// ```swift
  /// let changed = try signUp.decode(merging: body, into: registration)
  /// ```
  ///
  /// The rules see the whole result, as in ``decode(from:with:options:)``, and the patch is what a client
  /// sent:
  ///
  /// - The options limit the size and the depth of the patch, and not those of the result.
  /// - Properties that the patch does not change are those of the stored value, to the last fraction of a
  ///   second. They are not formatted.
  /// - A property that a structure has and its declaration does not is read-only: it keeps its stored value,
  ///   and a member of the patch with its name is an unknown key, which is ignored, or a failure with
  ///   ``DecodingOptions/rejectsUnknownKeys``. That applies to structures in structures, too, and to the stored
  ///   entries of a dictionary. A list is replaced as a whole, so its elements are read as they are in
  ///   ``decode(from:with:options:)``.
  /// - A failure that the stored value has as well is left out if the patch changes nothing that the rule reads: a
  ///   date has passed since it was stored, or a rule is new. In a list, the element with the failure has to be the
  ///   same; a rule over several properties reads those of `reading:`.
  ///
  /// A set that declares no properties has the value that the decoder makes of the merged JSON.
  ///
  /// Load and save the value in one transaction of the database, so that two patches at the same time don't
  /// lose a change.
  ///
  /// - Parameters:
  ///   - patch: The JSON text of the patch.
  ///   - stored: The value before the changes.
  ///   - decoder: The decoder, with its strategies for dates and keys; `nil` for one that reads dates in RFC
  ///     3339 notation.
  ///   - encoder: The encoder that writes the stored value as the decoder reads it; `nil` for one with the
  ///     strategies of the decoder. A decoder with a closure for dates or keys that reads other texts than
  ///     RFC 3339 needs an encoder.
  ///   - options: The limits of the patch.
  /// - Returns: The stored value with the changes.
  /// - Throws: ``ValidationError`` with the failures, without warnings; `EncodingError` if the stored value
  ///   cannot be encoded, which is not the fault of the client.
  public func decode(
    merging patch: Data, into stored: Value, with decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil,
    options: DecodingOptions = DecodingOptions()
  ) throws -> Value {
    guard !stopsAtFirstFailure else {
      return try firstFailure { all in
        try all.decode(merging: patch, into: stored, with: decoder, encoder: encoder, options: options)
      }
    }
    var anyValue = RuleSet<JSONValue>()
    anyValue.messageSource = messageSource
    let body = try anyValue.decode(from: patch, options: options)
    let writer = encoder ?? JSONEncoder(matching: decoder)
    let old = try JSONValue(encoding: stored, writer)
    let patch = structure?.declaredMembers(of: body, stored: old) ?? DeclaredMembers(patch: body)
    let merge = Merge(old: old, new: old.merging(patch.patch), decoder: decoder, options: options)
    let decoded = try read(merge, unknownKeys(patch.unknownMembers, options))
    let value = structure?.value(stored, withChangesIn: decoded, merge.old, merge.new) ?? decoded
    let rules = withoutWarnings
    let failures = rules.failures(ofFormatted: value)
    if !failures.isEmpty {
      let known = KnownFailures(rules.failures(ofFormatted: stored), merge)
      try check(failures.filter { !known.contains($0) }, options)
    }
    return value
  }

  /// Calls a function with the set that finds all failures, of which the first that is not known counts.
  private func firstFailure(of decode: (Self) throws -> Value) throws -> Value {
    var all = self
    all.stopsAtFirstFailure = false
    do {
      return try decode(all)
    } catch let error as ValidationError {
      throw ValidationError(failures: Array(error.failures.prefix(1)))
    }
  }

  /// Reads the merged JSON part by part, and throws the failures that the stored value does not have as well.
  ///
  /// - Parameters:
  ///   - merge: The JSON.
  ///   - unknownKeys: The failures of the patch itself.
  /// - Returns: The value.
  /// - Throws: ``ValidationError`` with the failures.
  private func read(_ merge: Merge, _ unknownKeys: [ValidationFailure]) throws -> Value {
    var options = merge.options
    let new = try document(of: merge.new)
    var reader = BodyReader(new, merge.decoder, options, messageSource)
    let rules = withoutWarnings
    var value: Value?
    var failures = rules.read(JSONDocument.root, reader, ReadRequest(), into: &value).failures
    if failures.isEmpty {
      try check(unknownKeys, options)
      return try built(value, reader)
    }
    options.maximumFailures = .max
    let old = BodyReader(try document(of: merge.old), merge.decoder, options, messageSource)
    let known = KnownFailures(rules.read(JSONDocument.root, old, ReadRequest(), into: &value).failures, merge)
    // Again, if what is known has filled the places of others.
    if reader.isExhausted {
      options.maximumFailures = merge.options.maximumFailures + known.count
      reader = BodyReader(new, merge.decoder, options, messageSource)
      failures = rules.read(JSONDocument.root, reader, ReadRequest(), into: &value).failures
    }
    try check(failures.filter { !known.contains($0) } + unknownKeys, merge.options)
    // What is known does not prevent the value from being built.
    options.rejectsUnknownKeys = false
    reader = BodyReader(new, merge.decoder, options, messageSource)
    value = nil
    failures = rules.read(JSONDocument.root, reader, ReadRequest(needsValue: true), into: &value).failures
    if value == nil, reader.failuresOfInitializer.isEmpty { try check(failures, merge.options) }
    return try built(value, reader)
  }

  /// Returns a value as a document, which is as deep as it is.
  private func document(of value: JSONValue) throws -> JSONDocument {
    try document(of: JSONEncoder().encode(value), DecodingOptions(maximumSize: .max, maximumDepth: .max))
  }

  private func unknownKeys(_ paths: [ValidationPath], _ options: DecodingOptions) -> [ValidationFailure] {
    guard options.rejectsUnknownKeys else { return [] }
    // One more than are shown, so that it is seen that there are more.
    return paths.prefix(options.maximumFailures + 1).map { path in
      ValidationFailure(.unknownKey, cause: .unsatisfied, messageSource).placed(under: path)
    }
  }
}

extension RuleSet where Value: Codable & Sendable {
  /// Decodes the changes of a JSON merge patch into a stored value, formats and validates the result, and
  /// then checks asynchronous rules, or throws all failures.
  ///
  /// See ``decode(merging:into:with:encoder:options:)``. The asynchronous rules are checked if the result
  /// satisfies all others, whatever the patch changes, because a function may read the whole value. Compare
  /// with the stored value to check only what has changed:
  ///
  /// ```swift
  /// let changed = try await signUp.decode(
  ///   merging: body, into: registration,
  ///   then: .async("available", at: \.email) {
  ///     guard $0.email != registration.email else { return true }
  ///     return try await accounts.isFree($0.email)
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - patch: The JSON text of the patch.
  ///   - stored: The value before the changes.
  ///   - decoder: The decoder; `nil` for one that reads dates in RFC 3339 notation.
  ///   - encoder: The encoder that writes the stored value as the decoder reads it; `nil` for one with the
  ///     strategies of the decoder.
  ///   - options: The limits of the patch.
  ///   - first: An asynchronous rule.
  ///   - others: More asynchronous rules.
  /// - Returns: The stored value with the changes.
  /// - Throws: ``ValidationError`` with the failures, without warnings; `EncodingError` if the stored value
  ///   cannot be encoded.
  /// - Precondition: The set declares the properties that the asynchronous rules name.
  public func decode(
    merging patch: Data, into stored: Value, with decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil,
    options: DecodingOptions = DecodingOptions(), then first: AsyncRule<Value>, _ others: AsyncRule<Value>...
  ) async throws -> Value {
    let rules = placed([first] + others).filter { $0.rule.severity == .error }
    let value = try decode(merging: patch, into: stored, with: decoder, encoder: encoder, options: options)
    try check(await failures(ofFormatted: value, of: rules), options)
    return value
  }
}

/// The JSON of a stored value, before and after a patch.
private struct Merge {
  let old: JSONValue
  let new: JSONValue
  let decoder: JSONDecoder?
  let options: DecodingOptions

  /// Returns whether the patch leaves what is at a path as it is.
  func keeps(_ path: ValidationPath) -> Bool { old.value(at: path) == new.value(at: path) }
}

/// The failures of a stored value, which are not those of a patch.
private struct KnownFailures {
  private struct Key: Hashable {
    let name: String
    let path: ValidationPath
    let parameters: [String: JSONValue]

    init(_ failure: ValidationFailure) {
      name = failure.name
      path = failure.path
      parameters = failure.ruleParameters
    }
  }

  private let keys: Set<Key>
  private let merge: Merge
  let count: Int

  init(_ failures: [ValidationFailure], _ merge: Merge) {
    keys = Set(failures.map(Key.init))
    count = failures.count
    self.merge = merge
  }

  var isEmpty: Bool { keys.isEmpty }

  /// Returns whether the stored value has a failure as well, and the patch changes nothing that the rule reads.
  func contains(_ failure: ValidationFailure) -> Bool {
    guard keys.contains(Key(failure)) else { return false }
    let places = [failure.path.ofOutermostElement] + (failure.readPaths ?? [])
    return places.allSatisfy(merge.keeps)
  }
}

extension ValidationPath {
  /// The path of the outermost element of a list that the path goes through, or the path itself. What is at another
  /// place of a list that a patch replaces may be another element.
  fileprivate var ofOutermostElement: Self {
    guard let index = components.firstIndex(where: \.isIndex) else { return self }
    return Self(Array(components[...index]))
  }
}

extension ValidationPath.Component {
  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }
}

extension JSONValue {
  /// Returns the part at a path; `nil` if there is none.
  fileprivate func value(at path: ValidationPath) -> JSONValue? {
    var value = self
    for component in path.components {
      switch (value, component) {
      case (.object(let members), _):
        guard let member = members[component.text] else { return nil }
        value = member
      case (.array(let elements), .index(let index)):
        guard elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return nil
      }
    }
    return value
  }
}
