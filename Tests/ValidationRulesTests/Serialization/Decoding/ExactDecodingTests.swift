@testable import ValidationRules
import Foundation
import Testing

/// What is wrong is said at its deepest place, with what was expected there; and the declaration decides.
@Suite struct ExactDecodingTests {
  private func failures<Value: Decodable>(_ body: String, _ rules: RuleSet<Value>) -> [ValidationFailure] {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(body.utf8))
      return []
    } catch {
      return error.failures
    }
  }

  /// Returns the place of the only failure, and what was expected.
  private func expectation<Value: Decodable>(_ body: String, _ rules: RuleSet<Value>) -> String {
    let failures = failures(body, rules)
    guard failures.count == 1, let failure = failures.first else { return "\(failures)" }
    return "\(failure.path) \(failure.parameters["expected"].map { "\($0)" } ?? failure.name)"
  }

  private struct Part<Value: Codable & Sendable>: Codable, Sendable {
    var a: Value

    static var declared: RuleSet<Self> { [.at(\.a, "a")] }
    static var undeclared: RuleSet<Self> { [] }
  }

  private func check<Value: Codable & Sendable>(_ type: Value.Type, _ json: String, _ expected: String) {
    for rules in [Part<Value>.declared, Part<Value>.undeclared] {
      #expect(expectation("{\"a\":\(json)}", rules) == "/a\(expected)")
    }
    #expect(expectation(json, RuleSet<Value>()) == expected)
  }

  private struct Point: Codable, Sendable, Hashable { var x: Int }
  private enum Size: String, Codable, CaseIterable, Sendable { case small, large }

  @Test func saysWhatIsExpectedAtTheDeepestPlace() {
    check([Int].self, "[1,2.5]", "/1 integer")
    check([[Int]].self, "[[1],[2,true]]", "/1/1 integer")
    check([String: Int].self, #"{"k":"1"}"#, "/k integer")
    check(Point.self, #"{"x":0.5}"#, "/x integer")
    check([Point].self, #"[{"x":1},{"x":"1"}]"#, "/1/x integer")
    check(Set<Int>.self, "[1,\"2\"]", "/1 integer")
    check([Int?].self, "[null,2.5]", "/1 integer")
    check(Int?.self, "2.5", " integer")
    check([Int8].self, "[256]", "/0 integer")
    check([Double].self, "[1,1e400]", "/1 number")
    check([UInt8].self, "[9223372036854775808]", "/0 integer")
    check([Size].self, #"["small","huge"]"#, "/1 value")
    check([String: [URL]].self, #"{"k":[""]}"#, "/k/0 url")
    check([Bool].self, "{}", " array")
  }

  @Test func saysTheBoundsOfAType() {
    func bounds<Value: Codable & Sendable>(_ type: Value.Type, _ json: String) -> [JSONValue?] {
      let failure = failures("{\"a\":\(json)}", Part<Value>.declared).first
      return [failure?.parameters["minimum"], failure?.parameters["maximum"]]
    }
    #expect(bounds(UInt8.self, "256") == [0, 255])
    #expect(bounds(Int.self, "9223372036854775808") == [.integer(.min), .integer(.max)])
    #expect(bounds(UInt64.self, "-1") == [0, .decimal(Decimal(UInt64.max))])
    #expect(bounds(UInt64.self, "1.5") == [nil, nil])
    #expect(bounds([UInt8].self, "[1,256]") == [0, 255])
    let message = failures(#"{"a":-1}"#, Part<UInt64>.declared).first?.message ?? ""
    #expect(message.filter { $0.isNumber }.hasSuffix("18446744073709551615"), "\(message)")
  }

  @Test func readsNumbersExactly() throws {
    #expect(expectation(#"{"a":9007199254740992.5}"#, Part<Int>.declared) == "/a integer")
    #expect(expectation(#"{"a":1e-400}"#, Part<Int>.declared) == "/a integer")
    let long = "1234567890123456789012345678901234567890123456"
    #expect(expectation("{\"a\":\(long)}", Part<Decimal>.declared) == "/a number")
    #expect(try Part<Decimal>.declared.decode(from: Data(#"{"a":0e500}"#.utf8)).a == 0)
  }

  @Test func comparesKeysByTheirCodeUnits() throws {
    let rules = RuleSet<[String: JSONValue]>()
    #expect(failures("{\"é\":1,\"e\u{301}\":2}", rules).isEmpty)
    #expect(failures("{\"é\":1,\"\\u00e9\":2}", rules).map(\.name) == ["json-body"])
  }

  // MARK: Initializers

  private struct Guarded: Codable, Sendable {
    struct Even: Codable, Sendable {
      struct Odd: Error {}
      var number: Int
      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
        guard number.isMultiple(of: 2) else { throw Odd() }
      }
    }
    var name: String
    var numbers: [Even]
  }

  @Test func placesTheErrorOfAnUndeclaredPart() {
    let rules: RuleSet<Guarded> = [.at(\.name, "name", [.notEmpty])]
    #expect(expectation(#"{"name":"a","numbers":[2,3]}"#, rules) == "/numbers/1 value")
    #expect(expectation(#"{"name":"a","numbers":[2,"3"]}"#, rules) == "/numbers/1 integer")
    #expect(failures(#"{"name":"","numbers":[2,3]}"#, rules).map(\.name) == ["presence"])
  }

  /// Reads what is declared in other ways, or not at all.
  private struct Lenient: Codable, Sendable {
    var name = "none"
    var age = 0
    var size = Size.small
    var tags: [String] = []
    var address = Address()
    var note: String? = "none"

    struct Address: Codable, Sendable, Equatable { var city = "" }
    private enum CodingKeys: CodingKey { case name, age, size }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      size = try container.decode(String.self, forKey: .size).hasPrefix("s") ? .small : .large
      if try !container.decodeNil(forKey: .age) { age = 1 }
      #expect(container.contains(.age) && container.allKeys.count >= 3)
    }

    static let rules: RuleSet<Lenient> = [
      .at(\.name, "name", formatters: [.trimmed, .lowercased], [.length(1...5)]),
      .at(\.age, "age", default: 20, [.range(18...99)]), .at(\.size, "size", default: .large),
      .each(\.tags, "tags", formatters: [.trimmed], [.notEmpty]),
      .at(\.address, "address", [.at(\.city, "city", formatters: [.uppercased], [.notEmpty])]),
      .at(\.note, "note"),
    ]
  }

  @Test func theDeclarationWinsOverAnInitializer() throws {
    let body = #"{"name":" Ada ","tags":[" a"],"address":{"city":"Rome"}}"#
    let value = try Lenient.rules.decode(from: Data(body.utf8))
    #expect(value.name == "ada")
    #expect(value.age == 20 && value.size == .large && value.tags == ["a"] && value.address.city == "ROME")
    #expect(value.note == "none")
    let other = try Lenient.rules.decode(
      from: Data(#"{"name":"A","age":18,"size":"small","tags":[],"address":{"city":"a"},"note":"b"}"#.utf8))
    #expect(other.age == 18 && other.size == .small && other.note == "b")
  }

  private struct Counted: Codable, Sendable {
    var a: Inner
    var list: [Inner]

    struct Inner: Codable, Sendable {
      static let decodings = Lock(0)
      var x: Int
      init(from decoder: any Decoder) throws {
        Self.decodings.withLock { $0 += 1 }
        x = try decoder.container(keyedBy: RuleKey.self).decode(Int.self, forKey: RuleKey(stringValue: "x"))
      }
      static let rules: RuleSet<Inner> = [.at(\.x, "x", [.minimum(0)])]
    }

    static let rules: RuleSet<Counted> = [
      .at(\.a, "a", Inner.rules), .each(\.list, "list", list: [.satisfies("any") { _ in true }], Inner.rules),
      .satisfies("sum", at: \.a, reading: \.a, \.list) { $0.x >= $1.count },
    ]
  }

  @Test func decodesEachValueOnce() throws {
    Counted.Inner.decodings.withLock { $0 = 0 }
    _ = try Counted.rules.decode(from: Data(#"{"a":{"x":2},"list":[{"x":1},{"x":3}]}"#.utf8))
    #expect(Counted.Inner.decodings.withLock { $0 } == 3)
  }
}
