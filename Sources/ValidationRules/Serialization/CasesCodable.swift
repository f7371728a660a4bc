/// An enumeration that is encoded and decoded as its rule set declares its cases.
///
/// The article <doc:Cases> has an example. A value of the case `card` with a tag is `{"type": "card", "number": "…"}` in JSON.
///
/// What a case holds has to be `Codable`. Decoding evaluates no rules and applies no formatters; ``RuleSet/decode(from:with:options:)``
/// does.
///
/// A decoder with the strategy `convertFromSnakeCase` finds names with underscores, such as `tag: "payment_type"`, nevertheless. A
/// decoder's `custom` strategy must leave the tag and the names of cases and their values as they are declared, because an initializer
/// is not told what it makes of them.
public protocol CasesCodable: Codable {
  /// The rule set that declares the cases, with ``RuleSet/cases(tag:_:)`` or ``RuleSet/cases(keyed:)``.
  static var rules: RuleSet<Self> { get }
}

extension CasesCodable {
  /// Creates a value of the case that an object names.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the object names no declared case, or what the case holds can't be decoded.
  public init(from decoder: any Decoder) throws { self = try Self.declaredCases.value(from: decoder) }

  /// Encodes the name of the case and what it holds.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: `EncodingError` for a case that isn't declared, or the error of what the case holds.
  public func encode(to encoder: any Encoder) throws { try Self.declaredCases.encode(self, to: encoder) }

  private static var declaredCases: CasesDeclaration<Self> {
    guard let cases = rules.cases else {
      preconditionFailure("The rules of \(Self.self) declare no cases: use .cases(tag:…) or .cases(keyed:…)")
    }
    return cases
  }
}

extension CasesDeclaration {
  /// Decodes a value.
  fileprivate func value(from decoder: any Decoder) throws -> Value {
    let container = try decoder.container(keyedBy: DocumentKey.self)
    let name: String
    let contentDecoder: any Decoder
    switch notation {
    case .tag(let tag):
      name = try container.decode(String.self, forKey: container.key(named: tag))
      contentDecoder = decoder
    case .key:
      let known = cases.map(\.name).filter { container.contains(container.key(named: $0)) }
      name = known.count == 1 ? known[0] : ""
      contentDecoder =
        known.count == 1 ? try container.superDecoder(forKey: container.key(named: name)) : decoder
    }
    guard let declared = self[name] else {
      let names = cases.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + pathOfName.components.map { DocumentKey(stringValue: $0.text) },
          debugDescription: "Expected the name of a case of \(Value.self): \(names)."))
    }
    var decoding = ContentDecoding<Value>(decoder: contentDecoder)
    return try declared.content.accept(&decoding)
  }

  /// Encodes a value.
  fileprivate func encode(_ value: Value, to encoder: any Encoder) throws {
    guard let declared = self.case(of: value) else {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "The case is not declared in the rules of \(Value.self)."))
    }
    var container = encoder.container(keyedBy: DocumentKey.self)
    var contentEncoder = encoder
    switch notation {
    case .tag(let tag): try container.encode(declared.name, forKey: DocumentKey(stringValue: tag))
    case .key: contentEncoder = container.superEncoder(forKey: DocumentKey(stringValue: declared.name))
    }
    var encoding = ContentEncoding(value: value, encoder: contentEncoder)
    try declared.content.accept(&encoding)
  }
}

/// Decodes what a case holds.
private struct ContentDecoding<Value>: CaseVisitor {
  let decoder: any Decoder

  func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) throws -> Value {
    content.embed(try payload(of: content))
  }

  private func payload<Payload>(of content: PayloadDeclaration<Value, Payload>) throws -> Payload {
    guard let type = Payload.self as? any Decodable.Type,
      let payload = try decode(type, content.rules.structure?.nameOfWhole) as? Payload
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(Payload.self) is not Decodable."))
    }
    return payload
  }

  private func decode<Payload: Decodable>(_ type: Payload.Type, _ name: String?) throws -> Payload {
    guard let name else { return try Payload(from: decoder) }
    let container = try decoder.container(keyedBy: DocumentKey.self)
    return try container.decode(type, forKey: container.key(named: name))
  }
}

extension KeyedDecodingContainer<DocumentKey> {
  /// Returns the key of a name, as it is written, or as a decoder changes it that reads names in snake case.
  fileprivate func key(named name: String) -> DocumentKey {
    let changed = DocumentKey(stringValue: DecodingStrategies.camelCase(name))
    let isChanged = !contains(DocumentKey(stringValue: name)) && contains(changed)
    return isChanged ? changed : DocumentKey(stringValue: name)
  }
}

/// Encodes what a case holds.
private struct ContentEncoding<Value>: CaseVisitor {
  let value: Value
  let encoder: any Encoder

  func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) throws {
    guard let payload = content.extract(value) else { return }
    guard let encodable = payload as? any Encodable else {
      throw EncodingError.invalidValue(
        payload, .init(codingPath: encoder.codingPath, debugDescription: "\(Payload.self) is not Encodable."))
    }
    guard let name = content.rules.structure?.nameOfWhole else { return try encodable.encode(to: encoder) }
    var container = encoder.container(keyedBy: DocumentKey.self)
    try container.encode(encodable, forKey: DocumentKey(stringValue: name))
  }
}
