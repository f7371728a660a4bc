extension RuleSet {
  /// Reads a value of a body part by part, as the set declares it, and evaluates the rules.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - reader: Reads values without declared parts.
  ///   - request: What is to be done.
  ///   - value: The value with formatted parts, if there is one.
  /// - Returns: What has become of the value.
  @_semantics("optimize.sil.specialize.generic.never")
  func read(
    _ node: Int, _ reader: BodyReader, _ request: ReadRequest, into value: inout Value?
  ) -> ReadOutcome {
    guard messageSource != nil else { return readValue(node, reader, request, into: &value) }
    return reader.with(messageSource) { readValue(node, reader, request, into: &value) }
  }

  private func readValue(
    _ node: Int, _ reader: BodyReader, _ request: ReadRequest, into value: inout Value?
  ) -> ReadOutcome {
    guard let structure else { return readLeaf(node, reader, request, into: &value) }
    if let collection = structure.reading.collection {
      return readElements(collection, node, reader, request, into: &value)
    }
    if let cases = structure.cases { return readCase(cases, node, reader, request, into: &value) }
    guard structure.isOfObject else { return readLeaf(node, reader, request, into: &value) }
    return structure.readObject(
      node, stopsAtFirstFailure: stopsAtFirstFailure, reader, request, into: &value)
  }

  /// Reads a value with formatters of its own.
  ///
  /// Its rules need the formatted value, so they are evaluated on the whole value, also those for its parts.
  @_semantics("optimize.sil.specialize.generic.never")
  func read(
    _ node: Int, _ formatters: [ValueFormatter<Value>], _ reader: BodyReader, _ request: ReadRequest,
    into value: inout Value?
  ) -> ReadOutcome {
    let outcome = read(node, reader, ReadRequest(evaluates: false, needsValue: true), into: &value)
    guard let read = value else { return outcome }
    let formatted = formatters.reduce(read) { $1($0) }
    value = formatted
    return evaluated(formatted, reader, request)
  }

  /// Evaluates the rules on a formatted value.
  private func evaluated(_ value: Value, _ reader: BodyReader, _ request: ReadRequest) -> ReadOutcome {
    guard request.evaluates, evaluateFormatted(value) != .satisfied else { return ReadOutcome(.value) }
    return ReadOutcome(.value, failures(of: value, reader))
  }

  // MARK: Values without declared parts

  private func readLeaf(
    _ node: Int, _ reader: BodyReader, _ request: ReadRequest, into value: inout Value?
  ) -> ReadOutcome {
    if reader.document.isArray(node),
      let outcome = readEveryElement(of: node, reader, request, into: &value)
    {
      return outcome
    }
    do {
      guard let read = try reader.values.value(Value.self, at: node, ValueBuilders.builder(Value.self)) else {
        return reader.undecodable()
      }
      value = read
      return evaluated(read, reader, request)
    } catch {
      return ReadOutcome(.unread, reader.faults(for: error, at: node))
    }
  }

  /// Reads a list whose rules have one for every element, element by element; `nil` for any other value.
  ///
  /// So failures have the places of the elements in the body, also in sets, and elements have the failures of
  /// their parts.
  private func readEveryElement(
    of node: Int, _ reader: BodyReader, _ request: ReadRequest, into value: inout Value?
  ) -> ReadOutcome? {
    let everyRules = rules.filter { $0.check is any ElementwiseRule }
    guard !everyRules.isEmpty else { return nil }
    let start = reader.values.kept.count
    defer { reader.values.kept.drop(from: start) }
    // What the list makes of its elements is known only when they are evaluated again.
    reader.noteUnevaluated()
    var failures: [ValidationFailure] = []
    for (index, rule) in everyRules.enumerated() {
      let found = (rule.check as? any ElementwiseRule)?.readElements(
        of: node, reader, request, isFirst: index == 0)
      failures.add((found ?? []).changed(rule.adaptUnlessFault))
    }
    guard !failures.hasFaults, !reader.isExhausted else { return ReadOutcome(.unread, failures) }
    do {
      reader.values.kept.handOut(node, from: start)
      defer { reader.values.kept.handOutNothing() }
      value = try ValueBuilders.builder(Value.self)?.build(from: node, reader.values)
      guard let value else { return reader.undecodable(failures) }
      var others = self
      others.rules.removeAll { $0.check is any ElementwiseRule }
      if request.evaluates { failures += others.failures(of: value, reader) }
      return ReadOutcome(.value, failures)
    } catch {
      return ReadOutcome(.unread, failures + reader.faults(for: error, at: node))
    }
  }

  // MARK: Collections

  private func readElements(
    _ collection: CollectionReading<Value>, _ node: Int, _ reader: BodyReader, _ request: ReadRequest,
    into value: inout Value?
  ) -> ReadOutcome {
    guard let elements = structure?.elements else { return reader.undecodable() }
    let requestForElements = request.needingValue(request.evaluates && collection.readsWhole)
    guard
      let found = collection.read(node, collection.greatestCount, reader, requestForElements, &value)
    else { return ReadOutcome(.unread, reader.wrongType(collection.expectedType, at: node)) }
    var failures: [ValidationFailure] = []
    for index in collection.steps.indices {
      switch collection.steps[index] {
      case .elements(let adapt):
        var failuresOfElements = found.outcome.failures
        if request.evaluates, elements.comparesElements, let value {
          failuresOfElements += reader.counted(elements.comparisonFailures(of: value, reader.messageSource))
        }
        if !failuresOfElements.isEmpty { failures.add(failuresOfElements.changed(adapt)) }
      case .count(let accepts, let failure):
        if request.evaluates, !accepts(found.count) {
          failures += reader.counted([failure(reader.messageSource)])
        }
      case .whole:
        if request.evaluates, let value, rules[index].verdictOnFormatted(value) != .satisfied {
          failures += RuleSet(partial: [rules[index]]).failures(of: value, reader)
        }
      }
      if stopsAtFirstFailure, failures.hasErrors { break }
    }
    return ReadOutcome(found.outcome.state, failures)
  }
}

extension Rule {
  /// Gives the failure of a part of a value the message, error and severity of this rule, unless decoding has found it.
  func adaptUnlessFault(_ failure: inout ValidationFailure) {
    if !failure.isFault { adapt(&failure) }
  }
}

extension EveryElementRule {
  func readElements(
    of node: Int, _ reader: BodyReader, _ request: ReadRequest, isFirst: Bool
  ) -> [ValidationFailure] {
    let rules = RuleSet<Value.Element>(partial: [rule])
    var failures: [ValidationFailure] = []
    var hasFailed = false
    for (offset, element) in reader.document.elements(of: node).enumerated() {
      guard !reader.isExhausted else { break }
      let start = reader.values.kept.count
      var value: Value.Element?
      var found = rules.read(
        element, reader, request.evaluating(request.evaluates && !hasFailed).needingValue(true), into: &value
      ).failures
      reader.values.kept.drop(from: start)
      if isFirst, let value { reader.values.kept.keep(value, of: node, name: "", node: element) }
      if !isFirst {
        // The types were checked before.
        reader.discount(found.count { $0.isFault })
        found.removeAll(where: \.isFault)
      }
      // As in a list that is not decoded, the first element that the rule rejects has failures.
      hasFailed = hasFailed || found.contains { !$0.isFault && $0.severity == .error }
      failures.add(found.changed { $0.place(at: .index(offset)) })
    }
    return failures
  }
}
