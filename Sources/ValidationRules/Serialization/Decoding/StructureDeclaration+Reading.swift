extension StructureDeclaration {
  /// Reads the declared parts of an object, and builds the value if they are valid.
  ///
  /// - Parameters:
  ///   - node: The object.
  ///   - stopsAtFirstFailure: Whether only the first failure counts.
  ///   - reader: Reads values without declared parts.
  ///   - request: What is to be done.
  ///   - value: The value with formatted parts, if there is one.
  /// - Returns: What has become of the value.
  func readObject(
    _ node: Int, stopsAtFirstFailure: Bool, _ reader: BodyReader, _ request: ReadRequest,
    into value: inout Value?
  ) -> ReadOutcome {
    guard reader.document.isObject(node) else {
      return ReadOutcome(.unread, reader.wrongType("object", at: node))
    }
    let start = reader.values.kept.count
    var walk = ObjectWalk(node, reading.object, reader)
    var failures = walk.failures(of: reading.object, stopsAtFirstFailure: stopsAtFirstFailure, request)
    if reader.rejectsUnknownKeys, !stopsAtFirstFailure || failures.isEmpty { failures += walk.unknownKeys() }
    let isValid = request.needsValue ? !failures.hasFaults : !failures.hasErrors
    guard walk.isReadable, isValid, !reader.isExhausted else { return ReadOutcome(.unread, failures) }
    return ReadOutcome(build(from: node, reader, partsFrom: start, into: &value), failures)
  }

  /// Builds the value of an object whose parts were read.
  private func build(
    from node: Int, _ reader: BodyReader, partsFrom start: Int, into value: inout Value?
  ) -> ReadOutcome.State {
    if let nameOfWhole, let offset = reader.values.kept.offset(of: nameOfWhole, in: node) {
      value = reader.values.kept.value(Value.self, atOffset: offset)
      return value == nil ? .unread : .value
    }
    guard let builder = reading.builder else { return reader.undecodable().state }
    do {
      reader.values.kept.handOut(node, from: start)
      defer { reader.values.kept.handOutNothing() }
      var built = try builder.build(from: node, reader.values)
      // The declaration wins over an initializer that does not read a part as it is declared.
      if reader.values.kept.hasPartsLeft(from: start) {
        for part in reader.values.kept.partsLeft(from: start) where part.container == node {
          write(part, to: &built)
        }
      }
      if !isEvaluated(built, node, reader.values.kept, partsFrom: start) { reader.noteUnevaluated() }
      value = consume built
      return .value
    } catch {
      reader.noteFailureOfInitializer(error, at: node)
      return .unread
    }
  }

  /// Writes a part that was read into a value.
  private func write(_ part: KeptParts.Part, to value: inout Value) {
    var writer = PropertyWriter(value: part.value.any, root: value)
    parts.first { $0.description.name == part.name }?.accept(&writer)
    value = writer.root
  }

  /// Returns whether the rules accept a value because they accept its parts as they were read.
  ///
  /// An initializer may change what it was handed. What has changed is evaluated here if no rule reads it together with
  /// other parts.
  private func isEvaluated(_ value: Value, _ node: Int, _ kept: KeptParts, partsFrom start: Int) -> Bool {
    guard !hasRulesOfWhole else { return false }
    // Unsafe: the address doesn't outlive the call.
    return unsafe withUnsafeBytes(of: value) { bytes in
      guard let address = bytes.baseAddress else { return false }
      var offset = start
      for part in reading.comparedParts {
        if !kept.isMember(part.name, of: node, at: offset) {
          offset = kept.offset(of: part.name, in: node) ?? kept.count
        }
        let isSame =
          unsafe offset < kept.count
          && part.comparison?.isSame(inStructureAt: address, as: kept, at: offset) ?? false
        let isEvaluated = isSame || !hasCrossRules && declarations[part.index].evaluate(value) == .satisfied
        guard isEvaluated else { return false }
        offset += 1
      }
      return true
    }
  }
}
