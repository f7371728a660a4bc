import ALPValidator

/// An order, whose payment is one of several cases.
struct Order: Codable, Equatable, Sendable {
  struct Card: Codable, Equatable, Sendable {
    var number = ""
    var holder = ""
    var pin = ""
    var year = 2_030

    static let rules: RuleSet<Card> = [
      .at(\.number, "number", label: "Number", formatters: [.trimmed], [.notEmpty, .length(...8)]),
      .at(\.holder, "holder", label: "Holder"), .at(\.pin, "pin", isSecret: true, [.length(...4)]),
      .at(\.year, "year", isBlank: true, [.range(2_020...2_050)]),
    ]
  }

  struct Transfer: Codable, Equatable, Sendable {
    var iban = ""
    var holder = ""

    static let rules: RuleSet<Transfer> = [
      .at(\.iban, "iban", label: "IBAN", [.notEmpty]), .at(\.holder, "holder", label: "Holder"),
    ]
  }

  enum Payment: CasesCodable, Equatable, Sendable {
    case card(Card)
    case transfer(Transfer)
    case voucher(String)
    case invoice
    /// Can't be selected.
    case credit(Transfer)
    /// Not declared.
    case gift

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
          "voucher", new: "", Payment.voucher, { if case .voucher(let code) = $0 { code } else { nil } },
          name: "code",
          formatters: [.uppercased], [.length(4...8)]),
        .case("invoice", label: "Invoice", .invoice),
        .case(
          "credit", Payment.credit, { if case .credit(let transfer) = $0 { transfer } else { nil } },
          Transfer.rules),
      ])
  }

  enum Contact: CasesCodable, Equatable, Sendable {
    case email(String)
    case card(Card)

    static let rules: RuleSet<Contact> = .cases(keyed: [
      .case(
        "email", label: "E-mail", new: "", Contact.email,
        { if case .email(let address) = $0 { address } else { nil } }, name: "address", [.email]),
      .case(
        "card", new: Card(), Contact.card, { if case .card(let card) = $0 { card } else { nil } }, Card.rules),
    ])
  }

  var amount = 1
  var payment = Payment.invoice
  var contact: Contact?
  var parts: [Payment] = []

  static let rules: RuleSet<Order> = [
    .at(\.amount, "amount", [.range(1...1_000)]),
    .at(\.payment, "payment", label: "Payment", Payment.rules),
    .at(\.contact, "contact", label: "Contact", Contact.rules),
    .each(\.parts, "parts", Payment.rules + [.satisfies("no-invoice") { $0 != .invoice }]),
    .satisfies("limit", at: \.amount, reading: \.payment, \.amount) { $0 != .invoice || $1 <= 100 },
  ]
}
