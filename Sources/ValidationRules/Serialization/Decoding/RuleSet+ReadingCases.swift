extension RuleSet {
  /// Reads what the case holds that an object names, and evaluates the rules.
  func readCase(
    _ cases: CasesDeclaration<Value>, _ node: Int, _ reader: BodyReader, _ request: ReadRequest,
    into value: inout Value?
  ) -> ReadOutcome {
    guard reader.document.isObject(node) else {
      return ReadOutcome(.unread, reader.wrongType("object", at: node))
    }
    // What the function of the program makes of what a case holds is known only when it is evaluated again.
    reader.noteUnevaluated()
    let named: DeclaredCase<Value>
    cases.checkTagsOnce()
    switch cases.named(in: node, reader) {
    case .success(let declared): named = declared
    case .failure(let error): return ReadOutcome(.unread, reader.counted(error.failures))
    }
    let requestForContent = request.needingValue(request.evaluates && rules.count > 1)
    let content = cases.read(named, of: node, reader, requestForContent, into: &value)
    var failures: [ValidationFailure] = []
    for index in rules.indices {
      if case .cases = rules[index].declaration {
        failures.add(content.failures.changed(rules[index].adaptUnlessFault))
      } else if request.evaluates, let value, rules[index].verdictOnFormatted(value) != .satisfied {
        failures += RuleSet(partial: [rules[index]]).failures(of: value, reader)
      }
      if stopsAtFirstFailure, failures.hasErrors { break }
    }
    return ReadOutcome(content.state, failures)
  }
}

extension CasesDeclaration {
  /// Returns the case that an object names.
  ///
  /// - Parameters:
  ///   - node: The object.
  ///   - reader: Reads the body.
  /// - Returns: The case; or the failure of an object that names none, or another one.
  fileprivate func named(in node: Int, _ reader: BodyReader) -> Result<DeclaredCase<Value>, ValidationError> {
    let document = reader.document
    switch notation {
    case .tag(let tag):
      let name = document.member(tag, of: node)
      if let name, document.isString(name), let declared = self[document.text(of: name) ?? ""] {
        return .success(declared)
      }
      return .failure(of: self, name.map(document.kind) ?? .null, at: pathOfName, reader.messageSource)
    case .key:
      let known = document.keys(of: node).compactMap { key -> DeclaredCase<Value>? in
        let text = document.text(of: key) ?? ""
        return reader.isTag(text, of: node) ? nil : self[text]
      }
      guard known.count == 1 else {
        return .failure(of: self, .object, at: pathOfName, reader.messageSource)
      }
      return .success(known[0])
    }
  }

  /// Reads what a case holds.
  fileprivate func read(
    _ declared: DeclaredCase<Value>, of node: Int, _ reader: BodyReader, _ request: ReadRequest,
    into value: inout Value?
  ) -> ReadOutcome {
    let start = reader.values.kept.count
    var reading = ContentReading<Value>(node: node, reader: reader, request: request)
    var outcome: ReadOutcome
    switch notation {
    case .tag(let tag):
      outcome = reader.with(tag: tag, of: node) { declared.content.accept(&reading) }
    case .key:
      reading.node = reader.document.member(declared.name, of: node) ?? node
      outcome = declared.content.accept(&reading)
      let path = path(toContentOf: declared.name)
      outcome.failures = outcome.failures.map { $0.placed(under: path) }
      if reader.rejectsUnknownKeys {
        outcome.failures += unknownKeys(besides: declared.name, of: node, reader)
      }
    }
    if reading.value != nil { reader.values.kept.drop(from: start) }
    value = reading.value
    return outcome
  }

  private func unknownKeys(besides name: String, of node: Int, _ reader: BodyReader) -> [ValidationFailure] {
    let unknown = reader.document.keys(of: node).filter { key in
      let text = reader.document.text(of: key) ?? ""
      return text != name && !reader.isTag(text, of: node)
    }
    return unknown.flatMap { key in
      reader.isExhausted ? [] : reader.unknownKey(reader.document.name(of: key))
    }
  }
}

extension Result where Failure == ValidationError {
  /// The failure of an object that names no declared case.
  fileprivate static func failure<Value>(
    of cases: CasesDeclaration<Value>, _ kindOfName: JSONNode.Kind, at path: ValidationPath,
    _ messageSource: (any MessageSource)?
  ) -> Self {
    let cause: ValidationFailure.Cause = kindOfName == .null ? .missing : .unreadable
    let failure = cases.unknownCase(cause, messageSource)
    return .failure(ValidationError(failures: [.fault(failure).placed(under: path)]))
  }
}

/// Reads what a case holds from a body.
private struct ContentReading<Value>: CaseVisitor {
  var node: Int
  let reader: BodyReader
  let request: ReadRequest
  var value: Value?

  mutating func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) -> ReadOutcome {
    guard reader.document.isObject(node) else {
      return ReadOutcome(.unread, reader.wrongType("object", at: node))
    }
    var payload: Payload?
    var outcome = content.rules.read(node, reader, request, into: &payload)
    if Payload.self == NoPayload.self, reader.rejectsUnknownKeys {
      let walk = ObjectWalk(node, .nothing, reader)
      outcome.failures += walk.unknownKeys()
    }
    value = payload.map(content.embed)
    return outcome
  }
}
