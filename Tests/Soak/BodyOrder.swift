import ALPValidator
import Foundation

/// An order whose rule set declares parts of each kind: lists, a tree, a dictionary, cases, dates, parsed values.
struct BodyOrder: Codable, Equatable, Sendable {
  enum Color: String, Codable, CaseIterable, Sendable { case red, green, blue }

  struct Item: Codable, Equatable, Sendable {
    var code: String
    var count: UInt8
    var color: Color?
    var items: [Item]?
  }

  enum Payment: CasesCodable, Equatable, Sendable {
    case card(Card)
    case transfer(String)
    case invoice

    struct Card: Codable, Equatable, Sendable {
      var holder: String
      var month: Int
    }
  }

  var names: [String]?
  var items: [Item]?
  var prices: [String: Double]?
  var payment: Payment?
  var email: EmailAddress?
  var day: Date?
  var amount: Decimal?
  var isOpen: Bool?
  var tags: Set<String>?

  /// Documents that satisfy the rules, with each kind of part.
  static let goodDocuments = [
    #"{"names":["Ada","Grace"],"items":[{"code":" code-1 ","count":3,"color":"red","items":[{"code":"code-2","count":9}]}]}"#,
    #"{"prices":{"small":1.5,"large":2e1},"payment":{"type":"card","holder":"Ada","month":12},"isOpen":true}"#,
    #"{"email":"ada@example.com","day":"2024-02-29T12:00:00Z","amount":12.50,"tags":["a","\u00e9\ud83d\ude42"]}"#,
    #"{"payment":{"type":"transfer","iban":"DE89 3704 0044 0532 0130 00"},"names":[],"items":null}"#,
  ]
  /// The same as forms or queries.
  static let goodFields = [
    "names=Ada&names=Grace&items[0].code=code-1&items[0].count=3&items[0].items[0].code=code-2&items[0].items[0].count=9",
    "prices[small]=1.5&prices.large=2e1&payment[type]=card&payment[holder]=Ada&payment[month]=12&isOpen=on",
    "email=ada%40example.com&day=2024-02-29T12:00:00Z&amount=12.50&tags[]=a&tags[]=%C3%A9+%F0%9F%99%82",
    "payment.type=transfer&payment.iban=DE89+3704+0044+0532+0130+00&items[7].code=code-1&items[7][count]=3",
  ]

  static let rules: RuleSet<BodyOrder> = [
    .each(\.names, "names", label: "Names", [.notEmpty, .length(...40)]),
    .each(\.items, "items", list: [.count(...50_000)], Item.rules),
    .each(\.prices, "prices", [.minimum(1)]),
    .at(\.payment, "payment", Payment.rules),
    .at(\.email, "email"), .at(\.day, "day", [.after(.distantPast)]),
    .at(\.amount, "amount", [.multiple(of: 0.01)]), .at(\.isOpen, "isOpen"),
    .at(\.tags, "tags", [.every(.length(1...9))]),
  ]
}

extension BodyOrder.Item {
  static let codes = (0..<250).map { "code-\($0)" }
  static let rules: RuleSet<Self> = [
    .at(\.code, "code", formatters: [.trimmed], [.in(codes)]), .at(\.count, "count", [.range(1...99)]),
    .at(\.color, "color", [.different(from: .green)]),
    .each(\.items, "items", list: [.count(...5_000)]) { rules },
    .satisfies("few", at: \.count, reading: \.count, \.color) { $0 < 99 || $1 == nil },
  ]
}

extension BodyOrder.Payment {
  static let rules: RuleSet<Self> = .cases(
    tag: "type",
    [
      .case(
        "card", new: Card(holder: "", month: 1), Self.card,
        { if case .card(let card) = $0 { card } else { nil } },
        [.at(\.holder, "holder", [.notEmpty]), .at(\.month, "month", [.range(1...12)])]),
      .case(
        "transfer", new: "", Self.transfer, { if case .transfer(let iban) = $0 { iban } else { nil } },
        name: "iban",
        formatters: [.canonical(.iban)], [.iban(.lenient)]),
      .case("invoice", .invoice),
    ])
}
