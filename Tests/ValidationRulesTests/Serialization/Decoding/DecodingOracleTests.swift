@testable import ALPValidator
@testable import ValidationRules
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

/// Random documents of ten structures, against the faults that were planted in them: nothing but the JSON and the declaration.
@Suite struct DecodingOracleTests {
  private static let documentCount = UInt64(valueCount(11_000, unoptimized: 700))

  /// Checks that the failures are exactly those that were planted.
  ///
  /// - Parameters:
  ///   - rules: The declaration.
  ///   - shape: What the documents are like.
  ///   - decoder: The decoder.
  ///   - crossFailures: Returns the failures of rules about several parts.
  ///   - sourceLocation: The test.
  private func check<Value: Decodable>(
    _ rules: RuleSet<Value>, _ shape: DocumentShape, decoder: JSONDecoder? = nil,
    crossFailures: ([String: JSONValue]) -> [String] = { _ in [] },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var counts: (valid: UInt64, faulty: UInt64) = (0, 0)
    for seed in 0..<Self.documentCount {
      let document = RandomDocument(shape, seed: seed)
      let body = Data(document.text.utf8)
      var found: [String] = []
      do throws(ValidationError) {
        let value = try rules.decode(from: body, with: decoder)
        let failures = rules.failures(for: value)
        #expect(failures.isEmpty, "\(document.text): \(failures)", sourceLocation: sourceLocation)
      } catch {
        found = error.failures.map { "\($0.path) \($0.name)" }
        if found.isEmpty { found = ["nothing"] }
      }
      var expected = document.faults
      if let members = try? JSONDecoder().decode([String: JSONValue].self, from: body) {
        expected += crossFailures(members)
      }
      if expected.isEmpty { counts.valid += 1 } else { counts.faulty += 1 }
      guard found.sorted() != expected.sorted() else { continue }
      Issue.record(
        "\(seed) \(document.text): \(found.sorted()) instead of \(expected.sorted())",
        sourceLocation: sourceLocation)
      return
    }
    #expect(
      min(counts.valid, counts.faulty) > Self.documentCount / 20, "\(counts)", sourceLocation: sourceLocation)
  }

  // MARK: Structures

  private struct Flat: Decodable {
    var email: String
    var age: UInt8
    var isMember: Bool

    static let rules: RuleSet<Flat> = [
      .at(\.email, "email", [.email]), .at(\.age, "age", [.range(18...130)]), .at(\.isMember, "isMember"),
    ]
    static let shape = DocumentShape.object([
      ("email", .email, false), ("age", .age, false), ("isMember", .flag, false),
    ])
  }

  @Test func readsFlatStructures() { check(Flat.rules, Flat.shape) }

  /// Has an initializer that tolerates everything.
  private struct TolerantFlat: Decodable {
    var email: String
    var age: UInt8
    var isMember: Bool

    private enum CodingKeys: CodingKey { case email, age, isMember, legacyAge }

    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: CodingKeys.self)
      email = (try? container?.decodeIfPresent(String.self, forKey: .email)) ?? "a@b.co"
      age =
        (try? container?.decode(UInt8.self, forKey: .age))
        ?? (try? container?.decode(UInt8.self, forKey: .legacyAge)) ?? 20
      isMember = (try? container?.decode(Bool.self, forKey: .isMember)) ?? false
    }

    static let rules: RuleSet<TolerantFlat> = [
      .at(\.email, "email", [.email]), .at(\.age, "age", [.range(18...130)]), .at(\.isMember, "isMember"),
    ]
  }

  @Test func followsTheDeclarationWhateverAnInitializerTolerates() { check(TolerantFlat.rules, Flat.shape) }

  /// Has an initializer that reads some keys only for some values of others, and rejects what the rules reject.
  private struct StrictFlat: Decodable {
    var email: String
    var age: UInt8
    var isMember: Bool

    private enum CodingKeys: CodingKey { case email, age, isMember }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isMember = try container.decode(Bool.self, forKey: .isMember)
      age = try container.decode(UInt8.self, forKey: .age)
      guard age >= 18 else { throw CancellationError() }
      email = isMember ? try container.decode(String.self, forKey: .email) : "none"
      if isMember, !email.contains("@") { preconditionFailure("No JSON that satisfies the rules gets here") }
      email = isMember ? email : "a@b.co"
    }

    static let rules: RuleSet<StrictFlat> = [
      .at(\.email, "email", [.email]), .at(\.age, "age", [.range(18...130)]), .at(\.isMember, "isMember"),
    ]
  }

  @Test func followsTheDeclarationWhateverAnInitializerRejects() { check(StrictFlat.rules, Flat.shape) }

  private struct Optionals: Decodable {
    var note: String?
    var age: UInt8?
    var next: Flat?
    var name: String

    static let rules: RuleSet<Optionals> = [
      .at(\.note, "note", [.length(...4)]), .at(\.age, "age", [.range(18...130)]),
      .at(\.name, "name", [.length(...4)]), .at(\.next, "next", Flat.rules),
    ]
    static let shape = DocumentShape.object([
      ("note", .text, true), ("age", .age, true), ("next", Flat.shape, true), ("name", .text, false),
    ])
  }

  @Test func readsOptionalProperties() { check(Optionals.rules, Optionals.shape) }

  private struct Lists: Decodable {
    var guests: [Flat]
    var names: [String]?
    var table: [[Int8]]

    static let rules: RuleSet<Lists> = [
      .each(\.guests, "guests", Flat.rules), .each(\.names, "names", list: [.count(...9)], [.length(...4)]),
      .each(\.table, "table", [.every(.minimum(-128))]),
    ]
    static let shape = DocumentShape.object([
      ("guests", .array(Flat.shape), false), ("names", .array(.text), true),
      ("table", .array(.array(.leaf(valid: ["1", "-128"], unreadable: ["128", "\"\""]))), false),
    ])
  }

  @Test func readsArrays() { check(Lists.rules, Lists.shape) }

  private struct Tables: Decodable {
    var ages: [String: UInt8]
    var guests: [String: Flat]?

    static let rules: RuleSet<Tables> = [
      .each(\.ages, "ages", [.range(18...130)]), .each(\.guests, "guests", Flat.rules),
    ]
    static let shape = DocumentShape.object([
      ("ages", .dictionary(.age), false), ("guests", .dictionary(Flat.shape), true),
    ])
  }

  @Test func readsDictionaries() { check(Tables.rules, Tables.shape) }

  private enum Size: String, Decodable, CaseIterable { case small, large }
  /// Does not list its cases.
  private enum Plan: String, Decodable { case free, pro }
  private enum Level: Int, Decodable {
    case low = 1
    case high = 2
  }

  private struct Contracts: Decodable {
    var plan: Plan
    var size: Size
    var email: String
    var parties: [Party]
    var age: UInt8

    struct Party: Decodable {
      var name: String
      var level: Level?
      var plan: Plan
      var email: String

      static let rules: RuleSet<Party> = [
        .at(\.name, "name", [.length(...4)]), .at(\.level, "level"), .at(\.plan, "plan"),
        .at(\.email, "email", [.email]),
      ]
    }

    static let rules: RuleSet<Contracts> = [
      .at(\.plan, "plan"), .at(\.size, "size"), .at(\.email, "email", [.email]),
      .at(\.age, "age", [.range(18...130)]), .each(\.parties, "parties", Party.rules),
    ]
    static let plan = DocumentShape.leaf(valid: ["\"free\"", "\"pro\""], unreadable: ["\"gold\"", "7"])
    static let size = DocumentShape.leaf(
      valid: ["\"small\"", "\"large\""], unreadable: ["\"huge\"", "1", "\"\""])
    static let level = DocumentShape.leaf(valid: ["1", "2"], unreadable: ["3", "\"1\""])
    static let shape = DocumentShape.object([
      ("plan", Contracts.plan, false), ("size", Contracts.size, false), ("email", .email, false),
      (
        "parties",
        .array(
          .object([
            ("name", .text, false), ("level", Contracts.level, true), ("plan", Contracts.plan, false),
            ("email", .email, false),
          ])), false
      ),
      ("age", .age, false),
    ])
  }

  @Test func readsEnumerations() { check(Contracts.rules, Contracts.shape) }

  private struct Formats: Decodable {
    var day: Date
    var id: UUID
    var site: URL
    var price: Decimal
    var key: Data
    var weight: Float?

    static let rules: RuleSet<Formats> = [
      .at(\.price, "price", [.minimum(1)]), .at(\.id, "id"), .at(\.site, "site"), .at(\.key, "key"),
      .at(\.weight, "weight"), .at(\.day, "day", [.after(Date(timeIntervalSinceReferenceDate: 0))]),
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

  @Test(arguments: [false, true])
  func readsFormattedValues(hasDecoder: Bool) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    check(Formats.rules, Formats.shape, decoder: hasDecoder ? decoder : nil)
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

  private struct SnakeCase: Decodable {
    var firstName: String
    var homeAddress: HomeAddress

    struct HomeAddress: Decodable { var zipCode: UInt8 }

    static let rules: RuleSet<SnakeCase> = [
      .at(\.firstName, "first_name", [.length(...4)]),
      .at(\.homeAddress, "home_address", [.at(\.zipCode, "zip_code", [.range(18...130)])]),
    ]
    static let shape = DocumentShape.object([
      ("first_name", .text, false), ("home_address", .object([("zip_code", .age, false)]), false),
    ])
  }

  @Test func readsTheNamesOfTheBodyWithAStrategyForKeys() {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    check(SnakeCase.rules, SnakeCase.shape, decoder: decoder)
  }

  /// A union: which other keys there are depends on the kind.
  private struct Contact: Decodable {
    var kind: Kind
    var email: String?
    var age: UInt8?

    enum Kind: String, Decodable { case mail, visit }
    private enum CodingKeys: CodingKey { case kind, email, age }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      kind = try container.decode(Kind.self, forKey: .kind)
      switch kind {
      case .mail: email = try container.decode(String.self, forKey: .email)
      case .visit: age = try container.decode(UInt8.self, forKey: .age)
      }
    }

    static let rules: RuleSet<Contact> = [
      .at(\.kind, "kind"), .at(\.email, "email", [.email]), .at(\.age, "age", [.range(18...130)]),
      .when(\.kind, { $0 == .mail }, [.at(\.email, "email", [.notEmpty])]),
      .when(\.kind, { $0 == .visit }, [.at(\.age, "age", [.notEmpty])]),
    ]
    static let kind = DocumentShape.leaf(valid: ["\"mail\"", "\"visit\""], unreadable: ["\"fax\"", "0"])
    static let shape = DocumentShape.object([
      ("kind", Contact.kind, false), ("email", .email, true), ("age", .age, true),
    ])
  }

  @Test func readsUnions() {
    check(Contact.rules, Contact.shape) { members in
      let needed = members["kind"] == "mail" ? "email" : members["kind"] == "visit" ? "age" : nil
      guard let needed, members[needed] ?? .null == .null else { return [] }
      return ["/\(needed) presence"]
    }
  }

  private struct Account: Decodable {
    var name: String
    var password: String
    var repeated: String?

    static let rules: RuleSet<Account> = [
      .satisfies("same", at: \.repeated, reading: \.password, \.repeated) { $0 == $1 ?? $0 },
      .at(\.name, "name", [.length(...4)]), .at(\.password, "password"), .at(\.repeated, "repeated"),
    ]
    static let name = DocumentShape.leaf(
      valid: ["\"ab\""], rejected: ["\"abcdefghi\""], rule: "length", unreadable: ["0"])
    static let password = DocumentShape.leaf(valid: ["\"a\"", "\"b\""], unreadable: ["1", "[]"])
    static let shape = DocumentShape.object([
      ("name", Account.name, false), ("password", Account.password, false),
      ("repeated", Account.password, true),
    ])
  }

  @Test func appliesRulesAboutSeveralPartsThatCouldBeRead() {
    check(Account.rules, Account.shape) { members in
      guard case .string(let password)? = members["password"],
        case .string(let repeated)? = members["repeated"]
      else { return [] }
      return password == repeated ? [] : ["/repeated same"]
    }
  }

  private struct Tree: Decodable {
    var name: String
    var children: [Tree]?

    static let rules: RuleSet<Tree> = [
      .at(\.name, "name", [.length(...4)]),
      .each(\.children, "children", list: [.count(...9)]) { Tree.rules },
    ]
    static let leaf = DocumentShape.object([("name", .text, false)])
    static let branch = DocumentShape.object([("name", .text, false), ("children", .array(Tree.leaf), true)])
    static let shape = DocumentShape.object([("name", .text, false), ("children", .array(Tree.branch), true)])
  }

  @Test func readsRecursiveStructures() { check(Tree.rules, Tree.shape) }
}
