import Foundation
import TestSupport
import Testing
import ThreadTime
import ValidationRules

/// Random bodies of an enumeration, against a slow model that asks each case.
@Suite struct CaseBodiesTests {
  // MARK: The model

  /// What is wrong with a body, by the rules of the case that it names and of no other.
  private static func modelFailures(of body: [String: JSONValue]) -> [String] {
    let cases: [(name: String, failures: ([String: JSONValue]) -> [String])] = [
      ("card", { failures(Card.rules, $0) }), ("transfer", { failures(Transfer.rules, $0) }),
      ("wallet", modelFailuresOfWallet), ("voucher", { failures(voucher, $0) }), ("invoice", { _ in [] }),
    ]
    return modelFailures(of: body, tag: "type", cases)
  }

  private static func modelFailuresOfWallet(of body: [String: JSONValue]) -> [String] {
    modelFailures(of: body, tag: "device", [("phone", { failures(phone, $0) }), ("watch", { _ in [] })])
  }

  private static func modelFailures(
    of body: [String: JSONValue], tag: String,
    _ cases: [(name: String, failures: ([String: JSONValue]) -> [String])]
  ) -> [String] {
    guard let name = body[tag], name != .null else { return ["required /\(tag)"] }
    var found: [[String]] = []
    for (known, failures) in cases {
      let ofCase = failures(body)
      if name == .string(known) { found.append(ofCase) }
    }
    return found.first ?? ["type /\(tag)"]
  }

  private struct Voucher: Codable { var code: String }
  private struct Phone: Codable { var number: String }

  private static let voucher: RuleSet<Voucher> = [
    .at(\.code, "code", formatters: [.uppercased], [.length(4...8)])
  ]
  private static let phone: RuleSet<Phone> = [.at(\.number, "number", [.phoneNumber(region: "DE")])]

  private static func failures<Value: Decodable>(_ rules: RuleSet<Value>, _ body: [String: JSONValue])
    -> [String]
  {
    failures(rules, (try? JSONEncoder().encode(JSONValue.object(body))) ?? Data())
  }

  private static func failures<Value: Decodable>(_ rules: RuleSet<Value>, _ body: Data) -> [String] {
    do {
      _ = try rules.decode(from: body)
      return []
    } catch {
      return error.failures.map { "\($0.name) \($0.path)" }
    }
  }

  // MARK: Bodies

  private static func body(_ random: inout SeededGenerator) -> [String: JSONValue] {
    let values: [String: [JSONValue]] = [
      "type": ["card", "transfer", "wallet", "voucher", "invoice", "cash", 3, .null, ["card"]],
      "number": ["4242424242424242", "4242", "", 5, .null, "030 901820", ["a": 1]],
      "holder": ["Ada", .null, .string(String(repeating: "x", count: 30)), true],
      "iban": ["DE89370400440532013000", "DE", "", 1, .null],
      "note": ["n", .null, 2], "device": ["phone", "watch", "ring", .null, 1],
      "code": ["abcd", "a", "ABCDEFGHI", .null, 1],
      "else": [1, "x"],
    ]
    var body: [String: JSONValue] = [:]
    for (name, choices) in values.sorted(by: { $0.key < $1.key }) {
      let isLikely = name == "type" ? Int.random(in: 0..<12, using: &random) > 0 : Bool.random(using: &random)
      if isLikely { body[name] = choices.randomElement(using: &random) }
    }
    return body
  }

  @Test func aBodyHasTheFailuresOfTheCaseThatItNames() throws {
    var random = SeededGenerator(seed: 67)
    var validCount = 0
    let count = valueCount(100_000, unoptimized: 3_000)
    for _ in 0..<count {
      let body = Self.body(&random)
      let expected = Self.modelFailures(of: body)
      let found = Self.failures(Payment.rules, body)
      #expect(found == expected, "\(JSONValue.object(body))")
      validCount += found.isEmpty ? 1 : 0
      // In a list, with the place of the element.
      let list: [String: JSONValue] = [
        "amount": 1, "payment": ["type": "invoice"], "others": [.object(body)],
      ]
      #expect(
        Self.failures(Order.rules, list)
          == expected.map { $0.replacing(" ", with: " /others/0", maxReplacements: 1) })
      guard found.isEmpty else { continue }
      let value = try Payment.rules.decode(from: JSONEncoder().encode(JSONValue.object(body)))
      #expect(Payment.rules.failures(for: value).isEmpty)
      #expect(try JSONDecoder().decode(Payment.self, from: JSONEncoder().encode(value)) == value)
    }
    #expect(validCount > count / 20)
  }

  // MARK: Time

  /// A value of one of 200 cases.
  private struct Block: CasesCodable {
    var kind: Int
    var text: String

    static let rules: RuleSet<Block> = .cases(
      tag: "kind",
      (0..<200).map { kind in
        .case(
          "block-\(kind)", { Block(kind: kind, text: $0) }, { $0.kind == kind ? $0.text : nil }, name: "text",
          [.length(1...10)])
      })
  }

  private struct Page: Decodable {
    var blocks: [Block]

    static let rules: RuleSet<Page> = [.each(\.blocks, "blocks", Block.rules)]
  }

  @Test func theTimeIsLinearInTheBody() {
    func body(_ count: Int) -> Data {
      let blocks = (0..<count).map { #"{"text":"\#($0 % 7 == 0 ? "" : "a")","kind":"block-\#($0 % 200)"}"# }
      return Data(#"{"blocks":[\#(blocks.joined(separator: ","))]}"#.utf8)
    }
    #expect(
      Self.failures(Page.rules, body(20)) == [
        "length /blocks/0/text", "length /blocks/7/text", "length /blocks/14/text",
      ])
    let growth = Growth(from: 200, of: body) { _ = Self.failures(Page.rules, $0) }
    #expect(growth.isLinear, "\(growth)")
  }
}
