public import Foundation
import ValidationFormats

/// A rule in data is its name, or an object with the name, the parameters, a message and a severity.
///
/// ```json
/// "email"
/// {"length": {"minimum": 8, "maximum": 64}, "message": "8 to 64 characters, please.", "severity": "warning"}
/// {"or": ["email", {"phone": {"region": "GB"}}]}
/// ```
extension Rule: Codable where Value: VocabularyProviding {
  /// Creates a rule from data, with the vocabulary in the decoder's `userInfo` or else the standard one.
  ///
  /// - Throws: `DecodingError` with the path, the cause and the remedy.
  public init(from decoder: any Decoder) throws {
    self = try RuleReader(.given(in: decoder.userInfo) ?? Value.ruleVocabulary).rule(from: decoder)
  }

  /// Encodes the rule in the notation that it is decoded from.
  ///
  /// - Throws: `EncodingError` for a rule that would be decoded as another one, such as one with a closure.
  public func encode(to encoder: any Encoder) throws {
    let writer = RuleWriter(
      vocabulary: .given(in: encoder.userInfo) ?? Value.ruleVocabulary, userInfo: encoder.userInfo)
    try writer.written(self, at: encoder.codingPath).encode(to: encoder)
  }
}

/// A set in data is a list of rules, or an object with the list and the options of the set.
///
/// ```json
/// {"rules": ["presence", "email"], "isOptional": true, "stopsAtFirstFailure": true}
/// ```
extension RuleSet: Codable where Value: VocabularyProviding {
  /// Creates a set from data, with the vocabulary in the decoder's `userInfo` or else the standard one.
  ///
  /// - Throws: `DecodingError` with the path, the cause and the remedy.
  public init(from decoder: any Decoder) throws {
    self = try RuleReader(.given(in: decoder.userInfo) ?? Value.ruleVocabulary).set(from: decoder)
  }

  /// Encodes the set in the notation that it is decoded from.
  ///
  /// - Throws: `EncodingError` for a rule that would be decoded as another one, such as one with a closure.
  public func encode(to encoder: any Encoder) throws {
    let writer = RuleWriter(
      vocabulary: .given(in: encoder.userInfo) ?? Value.ruleVocabulary, userInfo: encoder.userInfo)
    try writer.written(self, at: encoder.codingPath).encode(to: encoder)
  }
}

extension RuleSet where Value: VocabularyProviding {
  /// Creates a set from JSON.
  ///
  /// ```swift
  /// let rules = try RuleSet<String>(json: Data(#"["presence", {"length": {"maximum": 64}}]"#.utf8))
  /// ```
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8.
  ///   - vocabulary: The available rules.
  /// - Throws: `DecodingError` with the path, the cause and the remedy.
  public init(json: Data, vocabulary: RuleVocabulary<Value> = .standard) throws {
    // Foundation reads more than JSON, such as a comma after the last rule, and keeps one of two equal keys.
    try JSONOutline.check(json)
    let decoder = JSONDecoder()
    decoder.userInfo[RuleVocabulary<Value>.userInfoKey] = vocabulary
    self = try decoder.decode(Self.self, from: json)
  }

  /// Returns the set as indented JSON. Equal sets have equal texts.
  ///
  /// - Parameter vocabulary: The rules that are known.
  /// - Returns: The set as indented JSON.
  /// - Throws: `EncodingError` for a rule that would be decoded as another one, such as one with a closure.
  public func json(vocabulary: RuleVocabulary<Value> = .standard) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[RuleVocabulary<Value>.userInfoKey] = vocabulary
    return try encoder.encode(self)
  }
}

/// The arrays and objects of a JSON text, as far as rules need them before they are decoded.
struct JSONOutline {
  /// An array or object that is open.
  private enum Container {
    case array(index: Int)
    case object(keys: Set<String>, key: String)
  }

  private var containers: [Container] = []
  private var isAtKey = false

  /// Checks that a text is JSON, and that no object has a key twice.
  ///
  /// - Throws: `DecodingError` that names the place.
  static func check(_ json: Data) throws {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(decoding: json.starts(with: byteOrderMark) ? json.dropFirst(3) : json, as: UTF8.self)
    let bytes = Array(text.utf8)
    let fault = JSONFormat.faultOffset(in: text)
    var outline = Self()
    try outline.read(bytes[..<(fault ?? bytes.count)])
    guard let fault else { return }
    let lines = bytes[..<fault].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = "line \(lines.count), byte \((lines.last?.count ?? 0) + 1)"
    let isTooDeep = outline.containers.count >= JSONFormat.greatestDepth
    let message =
      isTooDeep
      ? "the arrays and objects are more than \(JSONFormat.greatestDepth) deep at \(place); nest fewer"
      : "this is not JSON; look at \(place)"
    throw DecodingError.rules(message, at: [])
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) throws {
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"):
        containers.append(.object(keys: [], key: ""))
        isAtKey = true
      case UInt8(ascii: "["):
        containers.append(.array(index: 0))
        isAtKey = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        containers.removeLast()
        isAtKey = false
      case UInt8(ascii: ","): moveOn()
      case UInt8(ascii: "\""):
        let text = Self.takeString(&rest)
        if isAtKey { try add(key: text) }
      default: break
      }
    }
  }

  private mutating func moveOn() {
    switch containers.last {
    case .array(let index)?: containers[containers.count - 1] = .array(index: index + 1)
    case .object?: isAtKey = true
    case nil: break
    }
  }

  private mutating func add(key text: ArraySlice<UInt8>) throws {
    isAtKey = false
    guard case .object(var keys, _)? = containers.popLast() else { return }
    let key = Self.unescaped(text)
    guard keys.insert(key).inserted else {
      throw DecodingError.rules(
        "the key \(RuleDataText.quoted(key)) is in one object twice; write an object for each rule",
        at: path)
    }
    containers.append(.object(keys: keys, key: key))
  }

  /// The place of the innermost array or object.
  private var path: [any CodingKey] {
    containers.map {
      switch $0 {
      case .array(let index): RuleKey(intValue: index)
      case .object(_, let key): RuleKey(stringValue: key)
      }
    }
  }

  /// Takes the rest of a string with its closing quotation mark; returns it without that.
  private static func takeString(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = rest
    var end = rest.startIndex
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
      end = rest.startIndex
    }
    return text[..<end]
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    let quoted = Data([UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")])
    return (try? JSONDecoder().decode(String.self, from: quoted)) ?? String(decoding: text, as: UTF8.self)
  }
}
