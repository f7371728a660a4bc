@testable import ALPValidator
import Foundation
import Testing

/// The shapes that several structures have.
extension DocumentShape {
  fileprivate static let email = Self.leaf(
    valid: ["\"a@b.co\"", "\"\\u0061@b.co\""], rejected: ["\"a@\"", "\"no\""], rule: "email",
    unreadable: ["1", "true", "[]", "{\"a\":1}"])
  fileprivate static let text = Self.leaf(
    valid: ["\"ab\"", "\"é\\n\"", "\"\""], rejected: ["\"abcdefghi\""], rule: "length",
    unreadable: ["0", "{}", "\"\\ud800\""])
  fileprivate static let age = Self.leaf(
    valid: ["18", "20.0", "1e2"], rejected: ["7", "0"], rule: "range",
    unreadable: ["\"18\"", "1.5", "300", "-1"])
  fileprivate static let flag = Self.leaf(valid: ["true", "false"], unreadable: ["0", "\"true\"", "[true]"])
}

/// Random documents of ten structures, against JSONDecoder, the rules, and the faults that were planted.
@Suite struct DecodingOracleTests {
  private static let documentCount = UInt64(valueCount(10_000, unoptimized: 700))

  private func check<Value: Decodable>(
    _ rules: RuleSet<Value>, _ shape: DocumentShape, decoder: JSONDecoder = JSONDecoder(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var counts: (valid: UInt64, rejected: UInt64, unreadable: UInt64) = (0, 0, 0)
    for seed in 0..<Self.documentCount {
      let document = RandomDocument(shape, seed: seed)
      let body = Data(document.text.utf8)
      var found: [String] = []
      do throws(ValidationError) {
        _ = try rules.decode(from: body, with: decoder)
      } catch {
        found = error.failures.map { "\($0.path) \($0.name)" }
        if found.isEmpty { found = ["nothing"] }
      }
      var expected = document.faults
      if let value = try? decoder.decode(Value.self, from: body) {
        expected = rules.failures(for: value).map { "\($0.path) \($0.name)" }
        #expect(!document.isUnreadable, "\(document.text)", sourceLocation: sourceLocation)
        #expect(Set(expected).isSuperset(of: document.faults), sourceLocation: sourceLocation)
        if expected.isEmpty { counts.valid += 1 } else { counts.rejected += 1 }
      } else {
        #expect(document.isUnreadable, "\(document.text)", sourceLocation: sourceLocation)
        counts.unreadable += 1
      }
      guard found.sorted() != expected.sorted() else { continue }
      Issue.record(
        "\(seed) \(document.text): \(found.sorted()) instead of \(expected.sorted())",
        sourceLocation: sourceLocation)
      return
    }
    #expect(
      min(counts.valid, counts.rejected, counts.unreadable) > Self.documentCount / 20, "\(counts)",
      sourceLocation: sourceLocation)
  }

  // MARK: Structures

  private struct Flat: Decodable {
    var email: String
    var age: UInt8
    var isMember: Bool

    static let rules: RuleSet<Flat> = [
      .at(\.email, "email", [.email]), .at(\.age, "age", [.range(18...130)]),
    ]
    static let shape = DocumentShape.object([
      ("email", .email, false), ("age", .age, false), ("isMember", .flag, false),
    ])
  }

  @Test func readsFlatStructures() { check(Flat.rules, Flat.shape) }

  private struct Optionals: Decodable {
    var note: String?
    var age: UInt8?
    var next: Flat?
    var name: String

    static let rules: RuleSet<Optionals> = [
      .at(\.note, "note", RuleSet([.length(...4)], isOptional: true)),
      .at(\.age, "age", RuleSet([.range(18...130)], isOptional: true)),
      .at(\.name, "name", [.length(...4)]),
      .at(\.next, "next", RuleSet(Flat.rules.rules, isOptional: true)),
    ]
    static let shape = DocumentShape.object([
      ("note", .text, true), ("age", .age, true), ("next", Flat.shape, true), ("name", .text, false),
    ])
  }

  @Test func readsOptionalProperties() { check(Optionals.rules, Optionals.shape) }

  private struct Lists: Decodable {
    var guests: [Flat]
    var names: [String]
    var table: [[Int8]]

    static let rules: RuleSet<Lists> = [
      .each(\.guests, "guests", Flat.rules), .each(\.names, "names", [.length(...4)]),
    ]
    static let shape = DocumentShape.object([
      ("guests", .array(Flat.shape), false), ("names", .array(.text), false),
      ("table", .array(.array(.leaf(valid: ["1", "-128"], unreadable: ["128", "\"\""]))), false),
    ])
  }

  @Test func readsArrays() { check(Lists.rules, Lists.shape) }

  private struct Tables: Decodable {
    var ages: [String: UInt8]
    var guests: [String: Flat]

    static let rules: RuleSet<Tables> = [
      .each(\.ages, "ages", [.range(18...130)]), .each(\.guests, "guests", Flat.rules),
    ]
    static let shape = DocumentShape.object([
      ("ages", .dictionary(.age), false), ("guests", .dictionary(Flat.shape), false),
    ])
  }

  @Test func readsDictionaries() { check(Tables.rules, Tables.shape) }

  private enum Size: String, Decodable, CaseIterable { case small, large }
  /// Does not list its cases, so that there is no placeholder.
  private enum Plan: String, Decodable { case free, pro }
  private enum Level: Int, Decodable {
    case low = 1
    case high = 2
  }

  private struct Choices: Decodable {
    var size: Size
    var sizes: [Size]
    var email: String

    static let rules: RuleSet<Choices> = [.at(\.email, "email", [.email])]
    static let size = DocumentShape.leaf(
      valid: ["\"small\"", "\"large\""], unreadable: ["\"huge\"", "1", "\"\""])
    static let shape = DocumentShape.object([
      ("size", Choices.size, false), ("sizes", .array(Choices.size), false), ("email", .email, false),
    ])
  }

  @Test func readsEnumerations() { check(Choices.rules, Choices.shape) }

  private struct Contracts: Decodable {
    var plan: Plan
    var email: String
    var parties: [Party]
    var age: UInt8

    struct Party: Decodable {
      var name: String
      var level: Level?
      var plan: Plan
      var email: String
    }

    // After an unknown case, properties are found by their rules, which none of these are satisfied without a value.
    static let rules: RuleSet<Contracts> = [
      .at(\.email, "email", [.email]), .at(\.age, "age", [.range(18...130)]),
      .each(\.parties, "parties", [.at(\.name, "name", [.length(...4)]), .at(\.email, "email", [.email])]),
    ]
    static let plan = DocumentShape.leaf(valid: ["\"free\"", "\"pro\""], unreadable: ["\"gold\"", "7"])
    static let shape = DocumentShape.object([
      ("plan", Contracts.plan, false), ("email", .email, false),
      (
        "parties",
        .array(
          .object([
            ("name", .text, false), ("level", .leaf(valid: ["1", "2"], unreadable: ["3", "\"1\""]), true),
            ("plan", Contracts.plan, false), ("email", .email, false),
          ])), false
      ),
      ("age", .age, false),
    ])
  }

  @Test func readsEnumerationsWithoutPlaceholders() { check(Contracts.rules, Contracts.shape) }

  private struct Formats: Decodable {
    var day: Date
    var id: UUID
    var site: URL
    var price: Decimal
    var key: Data
    var weight: Float?

    static let rules: RuleSet<Formats> = [
      .at(\.price, "price", [.minimum(1)]),
      .at(\.day, "day", [.after(Date(timeIntervalSinceReferenceDate: 0))]),
    ]
    static let shape = DocumentShape.object([
      (
        "day",
        .leaf(
          valid: ["\"2024-02-29T12:00:00Z\""], rejected: ["\"1999-01-01T00:00:00Z\""], rule: "after",
          unreadable: ["\"2024-02-29\"", "0", "\"\""]), false
      ),
      (
        "id", .leaf(valid: ["\"00112233-4455-6677-8899-aabbccddeeff\""], unreadable: ["\"0011\"", "5"]), false
      ),
      ("site", .leaf(valid: ["\"https://a.b\""], unreadable: ["\"\"", "[]"]), false),
      (
        "price",
        .leaf(valid: ["1.10", "3"], rejected: ["0.5"], rule: "minimum", unreadable: ["\"1\"", "[]"]), false
      ),
      ("key", .leaf(valid: ["\"AAEC\""], unreadable: ["\"?\"", "1"]), false),
      ("weight", .leaf(valid: ["1.5", "-2"], unreadable: ["1e400", "\"1\""]), true),
    ])
  }

  @Test func readsFormattedValues() {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    check(Formats.rules, Formats.shape, decoder: decoder)
  }

  private struct Renamed: Decodable {
    var mail: String
    var address: Address

    struct Address: Decodable {
      var street: String
      private enum CodingKeys: String, CodingKey { case street = "line_1" }
    }

    private enum CodingKeys: String, CodingKey {
      case mail = "e-mail"
      case address
    }

    static let rules: RuleSet<Renamed> = [
      .at(\.mail, "e-mail", [.email]),
      .at(\.address, "address", [.at(\.street, "line_1", [.length(...4)])]),
    ]
    static let shape = DocumentShape.object([
      ("e-mail", .email, false), ("address", .object([("line_1", .text, false)]), false),
    ])
  }

  @Test func readsOtherCodingKeys() { check(Renamed.rules, Renamed.shape) }

  /// A type whose initializer tolerates faults, and has values of several types.
  private struct Tolerant: Decodable {
    enum Code: Decodable {
      case text(String)
      case number(Int)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .number(try container.decode(Int.self))
        }
      }
    }

    var limit: Int
    var code: Code
    var email: String

    private enum CodingKeys: CodingKey { case limit, code, email }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      limit = (try? container.decode(Int.self, forKey: .limit)) ?? 20
      code = try container.decode(Code.self, forKey: .code)
      email = try container.decode(String.self, forKey: .email)
    }

    static let rules: RuleSet<Tolerant> = [.at(\.email, "email", [.email])]
    static let shape = DocumentShape.object([
      ("limit", .leaf(valid: ["1", "\"1\"", "[]"], unreadable: []), true),
      ("code", .leaf(valid: ["1", "\"1\""], unreadable: ["true", "[]"]), false), ("email", .email, false),
    ])
  }

  @Test func followsTolerantInitializers() { check(Tolerant.rules, Tolerant.shape) }

  private struct Account: Decodable {
    var name: String
    var password: String
    var repeated: String

    static let rules: RuleSet<Account> = [
      .at(\.name, "name", [.length(...4)]),
      .satisfies("same", at: "/repeated") { $0.password == $0.repeated },
    ]
    static let shape = DocumentShape.object([
      ("name", .text, false),
      ("password", .leaf(valid: ["\"a\"", "\"b\""], unreadable: ["1"]), false),
      ("repeated", .leaf(valid: ["\"a\"", "\"b\""], unreadable: ["1"]), false),
    ])
  }

  @Test func appliesRulesAboutTheWholeValue() { check(Account.rules, Account.shape) }

  private struct Tree: Decodable {
    var name: String
    var children: [Tree]?

    static let rules: RuleSet<Tree> = [
      .at(\.name, "name", [.length(...4)]),
      .at(\.children, "children", RuleSet([.count(...9)], isOptional: true)),
    ]
    static let leaf = DocumentShape.object([("name", .leaf(valid: ["\"a\""], unreadable: ["1"]), false)])
    static let branch = DocumentShape.object([
      ("name", .leaf(valid: ["\"a\""], unreadable: ["1"]), false), ("children", .array(Tree.leaf), true),
    ])
    static let shape = DocumentShape.object([("name", .text, false), ("children", .array(Tree.branch), true)])
  }

  @Test func readsRecursiveStructures() { check(Tree.rules, Tree.shape) }
}
