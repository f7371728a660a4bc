// The order of the article "Cases".
import ALPValidator

nonisolated struct Card: Codable, Equatable, Sendable {
  var number = ""

  static let rules: RuleSet<Card> = [
    .at(\.number, "number", label: "Number", [.notEmpty, .card()])
  ]
}

nonisolated enum Payment: CasesCodable, Equatable, Sendable {
  case card(Card)
  case voucher(String)
  case invoice

  static let rules: RuleSet<Payment> = .cases(
    tag: "type",
    [
      .case(
        "card", label: "Card", new: Card(), Payment.card,
        { if case .card(let card) = $0 { card } else { nil } }, Card.rules),
      .case(
        "voucher", label: "Voucher", new: "", Payment.voucher,
        { if case .voucher(let code) = $0 { code } else { nil } }, name: "code", [.length(8...8)]),
      .case("invoice", label: "Invoice", .invoice),
    ])
}

nonisolated struct Order: Codable, Equatable, Sendable {
  var payment = Payment.invoice

  static let rules: RuleSet<Order> = [.at(\.payment, "payment", label: "Payment", Payment.rules)]
}
