import ValidationRules

/// An enumeration with a structure, another enumeration, a value and nothing.
enum Payment: CasesCodable, Equatable, Sendable {
  case card(Card)
  case transfer(Transfer)
  case wallet(Wallet)
  case voucher(String)
  case invoice
  case gift(Int)

  static let rules: RuleSet<Payment> = .cases(
    tag: "type",
    [
      .case(
        "card", label: "Card", new: Card(), Payment.card,
        { if case .card(let card) = $0 { card } else { nil } },
        Card.rules),
      .case(
        "transfer", label: "Bank transfer", new: Transfer(), Payment.transfer,
        { if case .transfer(let transfer) = $0 { transfer } else { nil } }, Transfer.rules),
      .case(
        "wallet", Payment.wallet, { if case .wallet(let wallet) = $0 { wallet } else { nil } }, Wallet.rules),
      .case(
        "voucher", new: "", Payment.voucher, { if case .voucher(let code) = $0 { code } else { nil } },
        name: "code",
        formatters: [.uppercased], [.length(4...8)]),
      .case("invoice", label: "Invoice", .invoice),
    ])
}

struct Card: Codable, Equatable, Sendable {
  var number = ""
  var holder: String?

  static let rules: RuleSet<Card> = [
    .at(\.number, "number", label: "Number", formatters: [.trimmed], [.notEmpty, .card()]),
    .at(\.holder, "holder", [.length(...20)]),
  ]
}

struct Transfer: Codable, Equatable, Sendable {
  var iban = ""
  var note = "none"

  static let rules: RuleSet<Transfer> = [
    .at(\.iban, "iban", label: "IBAN", [.notEmpty, .iban()]), .at(\.note, "note", default: "none"),
  ]
}

/// What is nested in another enumeration, with a tag of its own.
enum Wallet: CasesCodable, Equatable, Sendable {
  case phone(String)
  case watch

  static let rules: RuleSet<Wallet> = .cases(
    tag: "device",
    [
      .case(
        "phone", new: "", Wallet.phone, { if case .phone(let number) = $0 { number } else { nil } },
        name: "number",
        [.phoneNumber(region: "DE")]),
      .case("watch", .watch),
    ])
}

/// The same content with the name of the case as a key.
enum Contact: CasesCodable, Equatable, Sendable {
  case email(String)
  case card(Card)
  case none

  static let rules: RuleSet<Contact> = .cases(keyed: [
    .case(
      "email", label: "E-mail", new: "", Contact.email,
      { if case .email(let address) = $0 { address } else { nil } },
      name: "address", formatters: [.trimmed], [.email]),
    .case("card", Contact.card, { if case .card(let card) = $0 { card } else { nil } }, Card.rules),
    .case("none", .none),
  ])
}

struct Order: Codable, Equatable, Sendable {
  var amount = 1
  var payment = Payment.invoice
  var contact: Contact?
  var others: [Payment] = []
  var byName: [String: Payment]?

  static let rules: RuleSet<Order> = [
    .at(\.amount, "amount", [.range(1...1000)]),
    .at(\.payment, "payment", label: "Payment", Payment.rules),
    .at(\.contact, "contact", label: "Contact", Contact.rules),
    .each(\.others, "others", list: [.count(...3)], Payment.rules),
    .each(\.byName, "byName", Payment.rules),
    .satisfies("limit", at: \.amount, reading: \.payment, \.amount) { $0 != .invoice || $1 <= 100 },
  ]
}

/// A recursive enumeration.
indirect enum Expression: CasesCodable, Equatable, Sendable {
  case number(Double)
  case sum(Sum)

  static let rules: RuleSet<Expression> = .cases(
    tag: "kind",
    [
      .case(
        "number", new: 0, Expression.number, { if case .number(let number) = $0 { number } else { nil } },
        name: "value", [.range(0...1000)]),
      .case(
        "sum", new: Sum(left: .number(0), right: .number(0)), Expression.sum,
        { if case .sum(let sum) = $0 { sum } else { nil } }
      ) { Sum.rules },
    ])
}

struct Sum: Codable, Equatable, Sendable {
  var left: Expression
  var right: Expression

  static let rules: RuleSet<Sum> = [
    .at(\.left, "left") { Expression.rules }, .at(\.right, "right") { Expression.rules },
  ]
}
