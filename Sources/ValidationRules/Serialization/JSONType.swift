import Foundation

/// The JSON form of the values of a type.
struct JSONType {
  /// What rules can be expressed about the values.
  enum Kind {
    case text, integer, number, boolean, list, set, dictionary
    /// Numbers that readers of JSON round: JSON has more digits than the type, or the type more than a
    /// `Double`.
    case decimal, float
    /// Cases of an enumeration with raw values.
    case enumeration
    /// A text or number that stands for something else, such as a date.
    case symbol
    /// A type of the program, or one whose form is not known.
    case other
  }

  let kind: Kind
  let keywords: [String: JSONValue]
  /// The kind of the elements of a list.
  var elementKind: Kind?

  init(_ kind: Kind, _ keywords: [String: JSONValue]) {
    self.kind = kind
    self.keywords = keywords
  }

  /// Creates the form from which a decoder reads values.
  init(_ type: Any.Type, _ decoder: JSONDecoder) {
    self =
      switch type {
      case is String.Type: Self(.text, ["type": "string"])
      case is Bool.Type: Self(.boolean, ["type": "boolean"])
      case let type as any FixedWidthInteger.Type: Self(.integer, Self.integers(type))
      case is Double.Type, is CGFloat.Type: Self(.number, Self.numbers(decoder))
      case is Decimal.Type: Self(.decimal, ["type": "number"])
      case is any BinaryFloatingPoint.Type: Self(.float, Self.numbers(decoder))
      case is Date.Type: Self(.symbol, Self.dates(decoder))
      case is UUID.Type: Self(.symbol, ["type": "string", "format": "uuid"])
      case is URL.Type: Self(.symbol, ["type": "string"])
      case let type as any ParsedProperty.Type: Self(.symbol, Self.texts(of: type.rule))
      case is Data.Type: Self(.other, Self.data(decoder))
      case let type as any (CaseIterable & RawRepresentable & Decodable).Type:
        Self.enumeration(type) ?? Self(.other, [:])
      default: JSONContainer(type).map { Self($0, decoder) } ?? Self(.other, [:])
      }
  }

  private init(_ container: JSONContainer, _ decoder: JSONDecoder) {
    switch container {
    case .list(let type):
      let element = Self(type, decoder)
      self.init(.list, ["type": "array", "items": .object(element.keywords)])
      elementKind = element.kind
    case .set(let type):
      self.init(.set, ["type": "array", "items": .object(Self(type, decoder).keywords)])
    case .dictionary(let type, let keys) where keys == String.self:
      self.init(
        .dictionary, ["type": "object", "additionalProperties": .object(Self(type, decoder).keywords)])
    case .dictionary: self.init(.other, [:])
    case .optional(let type): self.init(.other, Self.nullable(Self(type, decoder).keywords))
    }
  }

  /// The keywords of the empty value; `nil` if the type has none.
  var emptiness: [String: JSONValue]? {
    switch kind {
    case .text: ["maxLength": 0]
    case .list, .set: ["maxItems": 0]
    case .dictionary: ["maxProperties": 0]
    default: nil
    }
  }

  /// The keyword for the elements; `nil` if there are none.
  var elementKeyword: String? {
    switch kind {
    case .list, .set: "items"
    case .dictionary: "additionalProperties"
    default: nil
    }
  }

  /// Returns the keywords of values that may be `null`.
  static func nullable(_ keywords: [String: JSONValue]) -> [String: JSONValue] {
    guard !keywords.isEmpty else { return [:] }
    let generalKeywords = ["enum", "const", "not", "anyOf", "allOf", "oneOf"]
    guard case .string(let type)? = keywords["type"],
      !generalKeywords.contains(where: { keywords[$0] != nil })
    else { return ["anyOf": [["type": "null"], .object(keywords)]] }
    var nullable = keywords
    nullable["type"] = [.string(type), "null"]
    return nullable
  }

  private static func texts(of rule: Rule<String>) -> [String: JSONValue] {
    let schema = (rule.check as? any LibraryRule<String>)?.schema(of: Self(.text, [:]))
    var keywords = schema?.keywords ?? [:]
    keywords["type"] = "string"
    return keywords
  }

  private static func dates(_ decoder: JSONDecoder) -> [String: JSONValue] {
    func reads(_ json: String) -> Bool { (try? decoder.decode([Date].self, from: Data(json.utf8))) != nil }
    let readsText = reads("[\"2001-01-01T00:00:00Z\"]")
    if reads("[0]") { return readsText ? [:] : ["type": "number"] }
    // `JSONDecoder` reads an offset without a colon, which `date-time` rejects.
    let readsMore = reads("[\"2001-01-01T00:00:00+0100\"]")
    return readsText && !readsMore ? ["type": "string", "format": "date-time"] : ["type": "string"]
  }

  /// A decoder may read texts for the infinities.
  private static func numbers(_ decoder: JSONDecoder) -> [String: JSONValue] {
    if case .throw = decoder.nonConformingFloatDecodingStrategy { ["type": "number"] } else { [:] }
  }

  private static func data(_ decoder: JSONDecoder) -> [String: JSONValue] {
    if case .base64 = decoder.dataDecodingStrategy {
      ["type": "string", "contentEncoding": "base64"]
    } else {
      [:]
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private static func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> [String: JSONValue] {
    var keywords: [String: JSONValue] = ["type": "integer"]
    // The bounds of types of 64 bits say less than they disturb.
    if Number.bitWidth < 64 || !Number.isSigned { keywords["minimum"] = JSONValue(describing: Number.min) }
    if Number.bitWidth < 64 { keywords["maximum"] = JSONValue(describing: Number.max) }
    return keywords
  }

  /// Returns the form of an enumeration that is decoded from its raw values and nothing else.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func enumeration<Case: CaseIterable & RawRepresentable & Decodable>(_ type: Case.Type)
    -> Self?
  {
    let values = type.allCases.map { JSONValue(describing: $0.rawValue) }
    let (typeName, stranger): (JSONValue, JSONValue) =
      switch values.first {
      case .string: ("string", "\u{1}")
      case .integer: ("integer", -1_842_184_218)
      default: ("", .null)
      }
    guard stranger != .null,
      (try? ValueCoding.decode([Case].self, from: .array(values)))??.count == values.count,
      (try? ValueCoding.decode([Case].self, from: [stranger])) == nil
    else { return nil }
    var keywords = Schema(values: values)?.keywords ?? [:]
    keywords["type"] = typeName
    return Self(.enumeration, keywords)
  }
}

extension JSONValue {
  /// Returns the JSON of a value; `nil` if it cannot be encoded.
  init?(encoding value: some Encodable) {
    guard let value = try? JSONValue(encoding: value, .rfc3339) else { return nil }
    self = value
  }
}

extension JSONEncoder {
  /// An encoder that writes dates with a time and an offset, as ``JSONDecoder/rfc3339`` reads them.
  static var rfc3339: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(DateText.text(date))
    }
    return encoder
  }
}
