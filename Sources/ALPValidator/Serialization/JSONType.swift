import Foundation

/// The JSON form of the values of a type, as `JSONEncoder` writes it, with dates as RFC 3339 text.
struct JSONType {
  /// What rules can be expressed about the values.
  enum Kind {
    case text, integer, number, boolean, list, set, dictionary
    /// Numbers that readers of JSON round: JSON has more digits than the type, or the type more than a `Double`.
    case decimal, float
    /// Cases of an enumeration with raw values.
    case enumeration
    /// A text or number that stands for something else, such as a date.
    case symbol
    /// A type of the program, or one whose form is not known.
    case other
  }

  var kind: Kind
  var keywords: [String: JSONValue]
  /// The type of the elements, if there are any.
  var element: Any.Type?
  /// How a structure is decoded, if that is known.
  var document: TrialDocument?

  init(_ kind: Kind, _ keywords: [String: JSONValue], of element: Any.Type? = nil) {
    self.kind = kind
    self.keywords = keywords
    self.element = element
  }

  init(_ type: Any.Type) {
    self =
      switch type {
      case is String.Type: Self(.text, ["type": "string"])
      case is Bool.Type: Self(.boolean, ["type": "boolean"])
      case let type as any FixedWidthInteger.Type: Self(.integer, Self.integers(type))
      case is Double.Type, is CGFloat.Type: Self(.number, ["type": "number"])
      case is Decimal.Type: Self(.decimal, ["type": "number"])
      case is any BinaryFloatingPoint.Type: Self(.float, ["type": "number"])
      case is Date.Type: Self(.symbol, ["type": "string", "format": "date-time"])
      case is UUID.Type: Self(.symbol, ["type": "string", "format": "uuid"])
      case is URL.Type: Self(.symbol, ["type": "string"])
      case is Data.Type: Self(.symbol, ["type": "string", "contentEncoding": "base64"])
      case let type as any JSONContainer.Type: type.jsonType
      case let type as any (CaseIterable & RawRepresentable & Decodable).Type:
        Self.cases(type).map { Self(.enumeration, $0) } ?? Self(.other, [:])
      default: Self(.other, [:])
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
    let generalKeywords = ["enum", "const", "not", "anyOf", "allOf"]
    guard case .string(let type)? = keywords["type"],
      !generalKeywords.contains(where: { keywords[$0] != nil })
    else { return ["anyOf": [["type": "null"], .object(keywords)]] }
    return keywords.merging(["type": [.string(type), "null"]]) { $1 }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private static func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> [String: JSONValue] {
    var keywords: [String: JSONValue] = ["type": "integer"]
    // The bounds of types of 64 bits say less than they disturb.
    if Number.bitWidth < 64 || !Number.isSigned { keywords["minimum"] = .integer(Int(Number.min)) }
    if Number.bitWidth < 64 { keywords["maximum"] = .integer(Int(Number.max)) }
    return keywords
  }

  /// Returns the keywords of an enumeration that is decoded from its raw values and nothing else.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func cases<Case: CaseIterable & RawRepresentable & Decodable>(_ type: Case.Type)
    -> [String: JSONValue]?
  {
    let values = type.allCases.map { JSONValue(describing: $0.rawValue) }
    let (typeName, stranger): (JSONValue, JSONValue) =
      switch values.first {
      case .string: ("string", "\u{1}")
      case .integer: ("integer", -1_842_184_218)
      default: ("", .null)
      }
    guard stranger != .null, let data = try? JSONEncoder().encode(values),
      (try? JSONDecoder().decode([Case].self, from: data))?.count == values.count,
      let other = try? JSONEncoder().encode([stranger]),
      (try? JSONDecoder().decode([Case].self, from: other)) == nil
    else { return nil }
    return (Schema(values: values)?.keywords ?? [:]).merging(["type": typeName]) { $1 }
  }
}

/// A type whose values have values of another type in them.
private protocol JSONContainer {
  static var jsonType: JSONType { get }
}

extension Array: JSONContainer {
  fileprivate static var jsonType: JSONType {
    JSONType(.list, ["type": "array", "items": .object(JSONType(Element.self).keywords)], of: Element.self)
  }
}

extension Set: JSONContainer {
  fileprivate static var jsonType: JSONType {
    JSONType(.set, ["type": "array", "items": .object(JSONType(Element.self).keywords)])
  }
}

extension Dictionary: JSONContainer {
  fileprivate static var jsonType: JSONType {
    guard Key.self == String.self else { return JSONType(.other, [:]) }
    return JSONType(
      .dictionary, ["type": "object", "additionalProperties": .object(JSONType(Value.self).keywords)])
  }
}

extension Optional: JSONContainer {
  fileprivate static var jsonType: JSONType {
    JSONType(.other, JSONType.nullable(JSONType(Wrapped.self).keywords))
  }
}
