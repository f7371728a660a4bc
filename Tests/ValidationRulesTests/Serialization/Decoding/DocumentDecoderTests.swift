@testable import ValidationRules
import Foundation
import TestSupport
import Testing

/// The decoder of documents, against `JSONDecoder`.
@Suite struct DocumentDecoderTests {
  // MARK: Types

  enum Size: String, Codable, CaseIterable { case small, large }
  enum Level: Int, Codable {
    case low = 1
    case high
  }

  /// An enumeration with payloads, as the compiler makes it `Codable`.
  enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case polygon(Int, name: String?)
    case nothing
  }

  struct Scalars: Codable, Equatable {
    var flag: Bool
    var text: String
    var size: Size
    var level: Level?
    var int: Int
    var small: Int8
    var short: Int16
    var word: Int32
    var long: Int64
    var byte: UInt8
    var unsigned: UInt
    var double: Double
    var float: Float?
    var decimal: Decimal
    var day: Date
    var bytes: Data
    var site: URL
    var id: UUID?

    static let sample = Self(
      flag: true, text: "é\n\"😀\u{1}", size: .large, level: .high, int: -7, small: -128, short: 300,
      word: 70_000,
      long: .min, byte: 255, unsigned: .max, double: 0.1, float: 1.5, decimal: Decimal(string: "12.345") ?? 0,
      day: Date(timeIntervalSince1970: 1_000_000), bytes: Data([0, 1, 255]), site: URL(filePath: "/a"),
      id: UUID())
  }

  struct Collections: Codable, Equatable {
    var list: [Int]
    var table: [[String?]]
    var names: Set<String>
    var prices: [String: Double]
    var numbers: [Int: String]
    var sizes: [Size: Int]
    var nested: [String: [String: Size]]
    var shapes: [Shape]
    var scalars: [Scalars]?
    var range: ClosedRange<Int>
    var more: ContiguousArray<Bool>

    static let sample = Self(
      list: [1, 2, 3], table: [["a", nil], []], names: ["x", "y"], prices: ["a_b": 1.5, "c": 2],
      numbers: [1: "one"],
      sizes: [.small: 1], nested: ["first_key": ["k_2": .small]],
      shapes: [.circle(radius: 1), .polygon(3, name: nil), .nothing], scalars: [.sample], range: 1...9,
      more: [true])
  }

  class Base: Codable {
    var id: Int
    init(_ id: Int) { self.id = id }
  }

  final class Derived: Base, Equatable {
    var firstName = "a"
    var tag: [String]?

    private enum CodingKeys: CodingKey { case firstName, tag, extra }

    override init(_ id: Int) { super.init(id) }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      firstName = try container.decode(String.self, forKey: .firstName)
      tag = try container.decodeIfPresent([String].self, forKey: .tag)
      if container.contains(.extra) { _ = try Base(from: container.superDecoder(forKey: .extra)) }
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(firstName, forKey: .firstName)
      try container.encode(tag, forKey: .tag)
      try super.encode(to: container.superEncoder())
    }

    static func == (first: Derived, second: Derived) -> Bool {
      first.id == second.id && first.firstName == second.firstName && first.tag == second.tag
    }
  }

  /// Reads by nested containers, element by element, and looks at what there is.
  struct Flattened: Codable, Equatable {
    var street: String
    var codes: [Int]
    var kinds: [String]
    var keys: Set<String>

    private enum CodingKeys: CodingKey { case address, codes, mixed }
    private enum AddressKeys: CodingKey { case street }

    init(street: String, codes: [Int], kinds: [String]) {
      self.street = street
      self.codes = codes
      self.kinds = kinds
      keys = ["address", "codes", "mixed"]
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      keys = Set(container.allKeys.map(\.stringValue))
      street = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
        .decode(String.self, forKey: .street)
      codes = []
      var list = try container.nestedUnkeyedContainer(forKey: .codes)
      while !list.isAtEnd { codes.append(try list.decodeNil() ? 0 : list.decode(Int.self)) }
      kinds = []
      guard try container.contains(.mixed) && !container.decodeNil(forKey: .mixed) else { return }
      var mixed = try container.nestedUnkeyedContainer(forKey: .mixed)
      for _ in 0..<(mixed.count ?? 0) {
        if (try? mixed.decode(Int.self)) != nil {
          kinds.append("number \(mixed.currentIndex)")
        } else if let object = try? mixed.nestedContainer(keyedBy: AddressKeys.self) {
          kinds.append("object \(object.allKeys.count) at \(object.codingPath.map(\.stringValue))")
        } else if let text = try? mixed.decode(String.self) {
          kinds.append(text)
        } else {
          kinds.append("other \(try mixed.superDecoder().codingPath.count)")
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      var address = container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
      try address.encode(street, forKey: .street)
      try container.encode(codes, forKey: .codes)
      var mixed = container.nestedUnkeyedContainer(forKey: .mixed)
      try mixed.encode(1)
      try mixed.encode(["street": "a"])
      try mixed.encode("text")
      try mixed.encode([1])
      try mixed.encode(2.5)
    }
  }

  @propertyWrapper struct Padded: Codable, Equatable {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      wrappedValue = " " + (try decoder.singleValueContainer().decode(String.self))
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    }
  }

  struct Wrapped: Codable, Equatable {
    @Padded var homePage: String
    var twice: Int??
    var pair: [DateInterval]
    var components: DateComponents
    var zone: TimeZone
    var path: IndexPath

    static let sample = Self(
      homePage: "a", twice: 1,
      pair: [DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 5)],
      components: DateComponents(year: 2027, month: 5), zone: .gmt, path: [1, 2])
  }

  // MARK: Decoders

  private static func decoders() -> [(JSONDecoder, JSONEncoder)] {
    let plain = (JSONDecoder(), JSONEncoder())
    let snake = (JSONDecoder(), JSONEncoder())
    snake.0.keyDecodingStrategy = .convertFromSnakeCase
    snake.1.keyEncodingStrategy = .convertToSnakeCase
    snake.0.dateDecodingStrategy = .iso8601
    snake.1.dateEncodingStrategy = .iso8601
    snake.0.dataDecodingStrategy = .deferredToData
    snake.1.dataEncodingStrategy = .deferredToData
    let custom = (JSONDecoder(), JSONEncoder())
    custom.0.keyDecodingStrategy = .custom { path in
      RuleKey(
        stringValue: path.count > 2
          ? path[path.count - 1].stringValue : "\(path.last?.stringValue.dropFirst() ?? "")")
    }
    custom.1.keyEncodingStrategy = .custom { path in
      RuleKey(
        stringValue: path.count > 2 ? path[path.count - 1].stringValue : "_\(path.last?.stringValue ?? "")")
    }
    custom.0.dateDecodingStrategy = .custom { decoder in
      let seconds = try decoder.singleValueContainer().decode(Double.self)
      return Date(timeIntervalSince1970: seconds + Double(decoder.userInfo.count))
    }
    custom.1.dateEncodingStrategy = .secondsSince1970
    custom.0.userInfo = [.init(rawValue: "key").unsafelyUnwrappedForTests: 1]
    let seconds = (JSONDecoder(), JSONEncoder())
    seconds.0.dateDecodingStrategy = .millisecondsSince1970
    seconds.1.dateEncodingStrategy = .millisecondsSince1970
    seconds.0.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return [plain, snake, custom, seconds]
  }

  // MARK: Comparison

  /// What a decoder makes of a text: the value, or the kind and the place of the error.
  private enum Result<Value: Equatable>: Equatable {
    case value(Value)
    case error(String)

    init(_ read: () throws -> Value) {
      do {
        self = .value(try read())
      } catch {
        self = .error(Self.text(error))
      }
    }

    private static func text(_ error: any Error) -> String {
      let path = { (path: [any CodingKey]) in path.map(\.stringValue).joined(separator: "/") }
      return switch error {
      case DecodingError.keyNotFound(let key, let context):
        "\(path(context.codingPath)) \(key.stringValue) not found"
      // Of a value that is null, one or the other.
      case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context):
        "\(path(context.codingPath)) mismatch"
      // JSONDecoder does not say where a number does not fit.
      case DecodingError.dataCorrupted: "corrupted"
      default: "\(error)"
      }
    }

    /// The kind of an error, without its place.
    var kind: Self {
      if case .error(let text) = self { .error(String(text.split(separator: " ").last ?? "")) } else { self }
    }
  }

  private func check<Value: Codable & Equatable>(_ type: Value.Type, _ json: Data, _ decoder: JSONDecoder) {
    let expected = Result { try decoder.decode(type, from: json) }
    let found = Result {
      try DocumentReader(try JSONDocument(json), DecodingStrategies(decoder)).value(
        type, at: JSONDocument.root)
    }
    // A coding path has the keys as the strategy makes them, also those of dictionaries.
    var isSame = found == expected
    if case .useDefaultKeys = decoder.keyDecodingStrategy {} else { isSame = found.kind == expected.kind }
    #expect(isSame, "\(type): \(String(decoding: json, as: UTF8.self)): \(found), \(expected)")
  }

  /// Decodes a value, and what random changes make of its JSON.
  private func check<Value: Codable & Equatable>(_ sample: Value, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for (decoder, encoder) in Self.decoders() {
      encoder.outputFormatting = .sortedKeys
      let json = try encoder.encode(sample)
      check(Value.self, json, decoder)
      let reader = DocumentReader(try JSONDocument(json), DecodingStrategies(nil))
      let tree = try reader.json(at: JSONDocument.root)
      for _ in 0..<valueCount(2_000, unoptimized: 60) {
        check(Value.self, try JSONEncoder().encode(Self.changed(tree, &generator)), decoder)
      }
    }
  }

  private static let others: [JSONValue] = [
    .null, true, 1, -1, 300, 2.5, "", "small", "2024-02-29T12:00:00Z", "AAEC", "inf", [], ["a": 1],
    [1, "a", nil], [:],
    ["id": 7], 4_294_967_296, 1e30,
  ]

  /// Returns a value in which a random part is another one, missing, or twice there.
  private static func changed(_ value: JSONValue, _ generator: inout SeededGenerator) -> JSONValue {
    let stops = generator.next() % 4 == 0
    switch value {
    case .object(var members) where !members.isEmpty && !stops:
      let name = members.keys.sorted()[Int(generator.next() % UInt64(members.count))]
      switch generator.next() % 8 {
      case 0: members[name] = nil
      case 1: members["other\(generator.next() % 3)"] = members[name]
      default: members[name] = changed(members[name] ?? .null, &generator)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty && !stops:
      let index = Int(generator.next() % UInt64(elements.count))
      switch generator.next() % 8 {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = changed(elements[index], &generator)
      }
      return .array(elements)
    default: return others[Int(generator.next() % UInt64(others.count))]
    }
  }

  @Test func readsScalars() throws { try check(Scalars.sample, seed: 1) }

  @Test func readsCollections() throws { try check(Collections.sample, seed: 2) }

  @Test func readsClasses() throws {
    let derived = Derived(7)
    derived.tag = ["a"]
    try check(derived, seed: 3)
    try check([derived], seed: 4)
  }

  @Test func readsNestedContainers() throws {
    try check(Flattened(street: "a", codes: [1, 2], kinds: []), seed: 5)
  }

  @Test func readsTypesOfFoundation() throws { try check(Wrapped.sample, seed: 6) }

  /// Without random changes, because Foundation ends the program for ranges of negative length and for damaged sets of
  /// characters.
  @Test func readsSetsOfFoundation() throws {
    struct Sets: Codable, Equatable {
      var indices: IndexSet = [1, 2, 7]
      var characters = CharacterSet(charactersIn: "ab")
    }
    check(Sets.self, try JSONEncoder().encode(Sets()), JSONDecoder())
  }

  @Test(arguments: [
    "0", "-0", "1", "-1", "127", "128", "-128", "-129", "255", "256", "65535", "65536", "2147483648",
    "4294967295",
    "9223372036854775807", "-9223372036854775808", "18446744073709551615", "1.0", "1.50", "2e3", "2E+3",
    "20e-1",
    "1e-1", "0.1", "-0.0", "3.4028235e38", "1e39", "1e308", "123456789.123456789", "0.30000000000000004",
  ])
  func readsNumbers(_ number: String) {
    let decoder = JSONDecoder()
    let json = Data(number.utf8)
    check(Int.self, json, decoder)
    check(Int8.self, json, decoder)
    check(Int16.self, json, decoder)
    check(Int32.self, json, decoder)
    check(Int64.self, json, decoder)
    check(UInt.self, json, decoder)
    check(UInt8.self, json, decoder)
    check(UInt16.self, json, decoder)
    check(UInt32.self, json, decoder)
    check(UInt64.self, json, decoder)
    check(Double.self, json, decoder)
    check(Float.self, json, decoder)
    check(Decimal.self, json, decoder)
  }

  @Test(arguments: [
    #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u20AC""#, #""\uD83D\uDE00""#, #""\ud83d""#,
    #""\ude00""#,
    #""\ud83d\u0041""#, "\"é😀\u{7F}\"",
    #""a very long text that does not fit into sixteen bytes, with \u00e9""#,
  ])
  func readsTexts(_ text: String) { check(String.self, Data(text.utf8), JSONDecoder()) }

  // MARK: Deviations

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) -> Value? {
    try? DocumentReader(try JSONDocument(Data(json.utf8)), DecodingStrategies(nil)).value(type, at: 0)
  }

  @Test func readsNoNumberThatTheTypeDoesNotHold() {
    for number in ["9007199254740992.5", "1e-400", "0.5", "1e400", "9223372036854775808", "1e19"] {
      #expect(read(Int.self, number) == nil, "\(number)")
    }
    #expect(read(Int.self, "0e500") == 0)
    #expect(read(Int.self, "1000e-3") == 1)
    #expect(read(Int.self, "0.00001e5") == 1)
    #expect(read(UInt64.self, "18446744073709551616") == nil)
    #expect(read(Double.self, "1e400") == nil)
    #expect(read(Double.self, "5e-324") == .leastNonzeroMagnitude)
    #expect(read(Decimal.self, "0e500") == 0)
    #expect(read(Decimal.self, "1e200") == nil)
    #expect(read(Decimal.self, "1234567890123456789012345678901234567890123456") == nil)
    let digits = "12345678901234567890123456789012345.678"
    #expect(read(Decimal.self, digits) == Decimal(string: digits))
    #expect(read(Decimal.self, "-1000000000000000000000e3") == Decimal(string: "-1e24"))
  }

  @Test func findsKeysInLargeObjects() {
    let keys = (0..<3_000).map { "k\($0)" }
    let json = "{\(keys.map { "\"\($0)\":\"\($0)\"" }.joined(separator: ","))}"
    struct Reversed: Decodable {
      var values: [String]
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RuleKey.self)
        values = try container.allKeys.reversed().map { try container.decode(String.self, forKey: $0) }
      }
    }
    #expect(read(Reversed.self, json)?.values == keys.reversed())
  }
}

extension CodingUserInfoKey? {
  /// The key; a key is made of any text.
  fileprivate var unsafelyUnwrappedForTests: CodingUserInfoKey {
    guard let self else { preconditionFailure("A key is made of any text") }
    return self
  }
}
