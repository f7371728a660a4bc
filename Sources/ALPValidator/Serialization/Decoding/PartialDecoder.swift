import Foundation

/// A decoder that continues after a part that cannot be read, with a placeholder in its place.
///
/// Each part is decoded by the actual decoder first, with its strategies. Only a part that this rejects is decoded as its
/// own parts, down to the ones that are wrong. A placeholder is a value that JSON could have had, so that no initializer
/// meets anything that a client cannot send.
struct PartialDecoder: Decoder {
  let state: PartialDecoding
  /// The actual decoder of this part; `nil` if there is nothing to decode, and all is placeholders.
  let source: (any Decoder)?
  let path: ValidationPath
  /// The placeholders to make.
  var placeholders: PartialDecoding.Placeholders
  /// Whether the parts are all of one type, so that those after one without a placeholder can be decoded, too.
  var isHomogeneous = false
  /// How many decoders without a source surround this one.
  var emptiness = 0

  var codingPath: [any CodingKey] { source?.codingPath ?? path.components.map(RuleKey.init) }
  var userInfo: [CodingUserInfoKey: Any] { source?.userInfo ?? state.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try? source?.container(keyedBy: type)
    if source != nil, container == nil { try state.report(.wrongType("object"), by: self) }
    if container != nil { state.visitObject(of: self, type) }
    return KeyedDecodingContainer(PartialKeyedContainer(decoder: self, source: container))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try? source?.unkeyedContainer()
    if source != nil, container == nil { try state.report(.wrongType("array"), by: self) }
    return PartialUnkeyedContainer(decoder: self, source: container)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    PartialSingleValueContainer(decoder: self)
  }

  /// Returns the decoder of a part.
  func part(_ component: ValidationPath.Component, _ source: (any Decoder)?) -> Self {
    Self(
      state: state, source: source, path: path.appending(component), placeholders: placeholders,
      emptiness: source == nil ? emptiness + 1 : 0)
  }

  /// The decoder of placeholders for this part.
  private var nothing: Self {
    Self(state: state, source: nil, path: path, placeholders: placeholders, emptiness: emptiness + 1)
  }

  var isNull: Bool { source.flatMap { try? $0.singleValueContainer() }?.decodeNil() ?? false }

  /// Decodes the part, or else its parts.
  ///
  /// - Throws: An error if there is no placeholder.
  // Compiled once for all types, because it only runs for what cannot be read.
  @_semantics("optimize.sil.specialize.generic.never")
  func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    guard let source else { return try placeholder() }
    if let value = try? source.singleValueContainer().decode(type) {
      state.inspectKeys(of: type, by: self)
      return value
    }
    return try valueOfParts()
  }

  /// Decodes the parts of a part that cannot be decoded as a whole, and reports those that cannot be read.
  ///
  /// - Throws: An error if there is no placeholder.
  func valueOfParts<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    guard !isNull else {
      try state.report(.missing, by: self)
      return try nothing.placeholder()
    }
    // An enumeration has no parts.
    let isChoice = type is any RawRepresentable.Type && !PartialDecoding.cases(of: type).isEmpty
    guard !isChoice, !PartialDecoding.isLeaf(type) else {
      let number = try? source?.singleValueContainer().decode(Double.self)
      let isWhole = number.map { $0 == $0.rounded() } ?? false
      try state.report(.wrongType(of: type, isWholeNumber: isWhole), by: self)
      return try nothing.placeholder()
    }
    let faultCount = state.faultCount
    let failureCount = state.failures.count
    var decoder = self
    decoder.isHomogeneous = type is any HomogeneousParts.Type
    do {
      let value = try Value(from: decoder)
      if !decoder.isHomogeneous { state.retractToleratedFaults(type, of: decoder, after: failureCount) }
      return value
    } catch {
      guard !(error is PartialDecoding.Probe), !state.isInspecting else { throw error }
      if !decoder.isHomogeneous { state.retractToleratedFaults(type, of: decoder, after: failureCount) }
      if state.faultCount == faultCount {
        try state.report(PartialDecoding.Fault(error, of: type, at: path), by: self)
        // The parts of an object that its initializer rejects can be read one by one.
        if (try? source?.container(keyedBy: RuleKey.self)) != nil { state.lacksPlaceholders = true }
      } else {
        // The error may be a consequence of placeholders. What was read is lost with the value.
        state.lacksPlaceholders = true
      }
      return try nothing.placeholder()
    }
  }

  /// Returns a value of a type that stands for one that cannot be read.
  func placeholder<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try state.countPlaceholder()
    if let leaf: Value = state.leaf(placeholders) { return leaf }
    let cases = PartialDecoding.cases(of: type)
    if let value = placeholders == .first ? cases.first : cases.last {
      if cases.count == 1 { state.lacksPlaceholders = true }
      return value
    }
    do {
      guard emptiness <= 32 else { throw PartialDecoding.NoPlaceholder() }
      var decoder = self
      decoder.isHomogeneous = type is any HomogeneousParts.Type
      return try Value(from: decoder)
    } catch {
      state.lacksPlaceholders = true
      throw error
    }
  }
}

/// A type whose parts are all of one type.
private protocol HomogeneousParts {}

extension Array: HomogeneousParts {}
extension ContiguousArray: HomogeneousParts {}
extension Set: HomogeneousParts {}
extension Dictionary: HomogeneousParts {}

/// The members of an object that are decoded one by one.
private struct PartialKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: PartialDecoder
  let source: KeyedDecodingContainer<Key>?

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    if let source { return source.allKeys.sorted(byKey: \.stringValue) }
    return decoder.placeholders == .first ? [] : [Key(stringValue: "a")].compactMap { $0 }
  }

  func contains(_ key: Key) -> Bool {
    decoder.state.visit(decoder.path.appending(Self.component(key)))
    return source?.contains(key) ?? (decoder.placeholders == .second)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    contains(key) ? try source?.decodeNil(forKey: key) ?? false : true
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    do {
      return try value(type, forKey: key)
    } catch {
      guard decoder.isHomogeneous, !(error is PartialDecoding.Probe) else { throw error }
      for other in allKeys
      where !decoder.state.isExhausted
        && !decoder.state.isVisited(decoder.path.appending(Self.component(other)))
      {
        _ = try? value(type, forKey: other)
      }
      throw error
    }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard contains(key), !(try decodeNil(forKey: key)) else { return nil }
    // Of an optional value within placeholders, the parts need not differ: that would not end for a tree.
    guard source != nil else { return try? part(key, .first).placeholder(type) }
    do {
      return try value(type, forKey: key)
    } catch let error where !(error is PartialDecoding.Probe) && !decoder.state.isInspecting {
      return nil
    }
  }

  private func value<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let isPresent = contains(key)
    guard source != nil else { return try part(key).placeholder() }
    try decoder.state.throwProbe(at: decoder.path.appending(Self.component(key)))
    guard isPresent else {
      try decoder.state.report(.missing, by: part(key))
      return try part(key).placeholder()
    }
    return try member(key).value()
  }

  /// Returns the decoder of a member that is there.
  private func member(_ key: Key) throws -> PartialDecoder {
    decoder.part(Self.component(key), try source?.superDecoder(forKey: key))
  }

  /// Returns the decoder of placeholders for a member.
  private func part(_ key: Key, _ placeholders: PartialDecoding.Placeholders? = nil) -> PartialDecoder {
    var part = decoder.part(Self.component(key), nil)
    part.placeholders = placeholders ?? (decoder.isHomogeneous ? .first : decoder.placeholders)
    return part
  }

  private static func component(_ key: some CodingKey) -> ValidationPath.Component { .key(key.stringValue) }

  func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<NestedKey>
  {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let part = decoder.part(.key("super"), try source?.superDecoder())
    try decoder.state.throwProbe(at: part.path)
    return part
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    let isPresent = contains(key)
    try decoder.state.throwProbe(at: decoder.path.appending(Self.component(key)))
    guard source != nil, isPresent else {
      if source != nil { try decoder.state.report(.missing, by: part(key)) }
      return part(key)
    }
    return try member(key)
  }
}

/// The elements of an array that are decoded one by one.
private struct PartialUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: PartialDecoder
  var source: (any UnkeyedDecodingContainer)?

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { source.map(\.count) ?? (decoder.placeholders == .first ? 0 : 1) }
  var isAtEnd: Bool { source?.isAtEnd ?? (currentIndex >= count ?? 0) }
  private(set) var currentIndex = 0

  mutating func decodeNil() throws -> Bool {
    guard try source?.decodeNil() ?? false else { return false }
    currentIndex += 1
    return true
  }

  @_semantics("optimize.sil.specialize.generic.never")
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try nextElement().value()
    } catch {
      guard decoder.isHomogeneous, !(error is PartialDecoding.Probe) else { throw error }
      while !isAtEnd, !decoder.state.isExhausted { _ = try? nextElement().value(type) }
      throw error
    }
  }

  /// Returns the decoder of the next element.
  private mutating func nextElement() throws -> PartialDecoder {
    if source != nil {
      guard !isAtEnd else {
        throw DecodingError.keyNotFound(
          RuleKey(intValue: currentIndex),
          DecodingError.Context(
            codingPath: decoder.path.components.map(RuleKey.init),
            debugDescription: "There are no more elements."))
      }
      let element = decoder.part(.index(currentIndex), try source?.superDecoder())
      decoder.state.visit(element.path)
      currentIndex += 1
      try decoder.state.throwProbe(at: element.path)
      return element
    }
    var element = decoder.part(.index(currentIndex), nil)
    if decoder.isHomogeneous { element.placeholders = .first }
    currentIndex += 1
    return element
  }

  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws
    -> KeyedDecodingContainer<NestedKey>
  {
    try nextElement().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nextElement().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nextElement() }
}

/// A value that is not decoded as an object or array.
private struct PartialSingleValueContainer: SingleValueDecodingContainer {
  let decoder: PartialDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value() }
}
