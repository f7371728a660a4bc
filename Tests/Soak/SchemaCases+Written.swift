import ALPValidator
import Foundation

/// Structures as a language model writes them by a strict schema: with all properties, and no others.
extension SchemaCase {
  /// The number of rule sets.
  private static let writtenCount = 60

  /// Returns random rule sets that strict schemas can express, and documents for them.
  static func writtenCases(_ random: inout SplitMix) throws -> [SchemaCase] {
    let texts = try textRules()
    return try (0..<writtenCount).map { _ in
      let text = texts.element(&random)
      let other = texts.element(&random)
      let sender = person(text.rule, optional: other.rule, &random)
      let people = written([
        "name": words(text.hints), "nickname": optional(words(other.hints)), "age": optional(whole),
      ])
      let letter: RuleSet<Letter> = [
        .at(\.title, "title", label: "Title", RuleSet(other.rule.map { [$0] } ?? [], isOptional: true)),
        .at(
          \.weight, "weight", [[.range(0...20)], [.maximum(5), .different(from: 1)], []].element(&random)),
        .at(\.isUrgent, "isUrgent", [[.isTrue], []].element(&random)),
        .at(\.size, "size", [[.in([.small, .large])], [.notIn([.medium])], []].element(&random)),
        .at(\.sent, "sent", [[.inThePast], []].element(&random)),
        .at(\.sender, "sender", sender),
        .at(\.replyTo, "replyTo", sender),
        .each(
          \.receivers, "receivers", list: [[.count(1...3)], [.count(...2)], []].element(&random), sender),
        .each(\.tags, "tags", list: [[.unique], []].element(&random), [.length(...5, unit: .scalars)]),
        .at(\.delivery, "delivery", Delivery.rules),
        .at(\.mail, "mail"),
      ]
      let documents = written([
        "title": words(other.hints), "weight": fraction, "isUrgent": { ["true", "false"].element(&$0) },
        "size": { ["\"S\"", "\"M\"", "\"L\""].element(&$0) }, "sent": optional(instant), "sender": people,
        "replyTo": optional(people), "receivers": list(people), "tags": list(words(["a", "b", "abc"])),
        "delivery": deliveries, "mail": optional(words(["a@b.co", "ada@example.com"])),
      ])
      return try SchemaCase(letter, documents)
    }
  }

  private static func person(
    _ rule: Rule<String>?, optional other: Rule<String>?, _ random: inout SplitMix
  ) -> RuleSet<Person> {
    let age: RuleSet<Int> = [[.range(18...130)], [.multiple(of: 2)], [.minimum(0), .notIn([5])], []].element(
      &random)
    return [
      .at(\.name, "name", label: "Name", RuleSet([rule, .length(...40, unit: .scalars)].compactMap(\.self))),
      .at(
        \.nickname, "nickname", formatters: Bool.random(using: &random) ? [.trimmed] : [],
        RuleSet(other.map { [$0] } ?? [])),
      .at(\.age, "age", default: Bool.random(using: &random) ? 20 : nil, age),
    ]
  }

  /// Returns rules for text with texts that satisfy them; one is `nil`.
  private static func textRules() throws -> [(rule: Rule<String>?, hints: [String])] {
    let rules = try RuleCatalog.rules(for: String.self).compactMap { descriptor in
      try descriptor.example.map { example in
        (
          rule: Optional(try descriptor.rule(with: example.parameters)),
          hints: [example.valid, example.valid, example.invalid]
        )
      }
    }
    return rules + [(nil, ["Ada", "é", ""])]
  }

  // MARK: Documents

  private static func words(_ hints: [String]) -> Documents { { json(hints.element(&$0)) } }

  private static let whole: Documents = { "\(Int.random(in: -2...140, using: &$0))" }

  private static let fraction: Documents = {
    "\(Int.random(in: -5...40, using: &$0)).\(["0", "5", "25"].element(&$0))"
  }

  private static let instant: Documents = {
    ["\"2024-02-29T12:00:00Z\"", "\"2999-12-31T23:59:59+01:00\""].element(&$0)
  }

  private static let deliveries: Documents = { random in
    [
      #"{"kind":"mail","code":"10115"}"#, #"{"kind":"mail","code":""}"#, #"{"kind":"pickUp"}"#,
      #"{"kind":"courier","name":"Ada","nickname":null,"age":\#(Int.random(in: 0...50, using: &random))}"#,
    ].element(&random)
  }

  private static func optional(_ document: @escaping Documents) -> Documents {
    { Int.random(in: 0..<4, using: &$0) == 0 ? "null" : document(&$0) }
  }

  private static func list(_ element: @escaping Documents) -> Documents {
    { random in
      let elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in element(&random) }
      return "[\(elements.joined(separator: ","))]"
    }
  }

  /// Returns objects with all members, of which one in a few hundred is missing or of another type.
  private static func written(_ members: KeyValuePairs<String, Documents>) -> Documents {
    let members = members.map { ($0.key, $0.value) }
    return { random in
      let texts = members.compactMap { key, value -> String? in
        switch Int.random(in: 0..<400, using: &random) {
        case 0: nil
        case 1: "\"\(key)\":\(["0", "\"\"", "[]", "{}", "true", "null"].element(&random))"
        default: "\"\(key)\":\(value(&random))"
        }
      }
      return "{\(texts.joined(separator: ","))}"
    }
  }

  // MARK: Types

  private struct Person: Codable, Sendable {
    var name: String
    var nickname: String?
    var age: Int?
  }

  private struct Letter: Codable, Sendable {
    var title: String
    var weight: Double
    var isUrgent: Bool
    var size: Size
    var sent: Date?
    var sender: Person
    var replyTo: Person?
    var receivers: [Person]
    var tags: [String]
    var delivery: Delivery
    var mail: EmailAddress?
  }

  private enum Delivery: CasesCodable, Sendable {
    case mail(String)
    case courier(Person)
    case pickUp

    static let rules: RuleSet<Delivery> = .cases(
      tag: "kind",
      [
        .case(
          "mail", Delivery.mail, { if case .mail(let code) = $0 { code } else { nil } }, name: "code",
          [.notEmpty]),
        .case(
          "courier", Delivery.courier, { if case .courier(let person) = $0 { person } else { nil } },
          [.at(\.name, "name", [.notEmpty]), .at(\.nickname, "nickname"), .at(\.age, "age", [.maximum(40)])]),
        .case("pickUp", Delivery.pickUp),
      ])
  }
}
