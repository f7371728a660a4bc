// The payment of the article Cases, for the controller that shows it; listings use it, too.

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
