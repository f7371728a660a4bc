// The order of the article "Cases".
import ALPValidator

nonisolated struct Order: Codable, Equatable, Sendable {
  var payment = Payment.invoice

  static let rules: RuleSet<Order> = [.at(\.payment, "payment", label: "Payment", Payment.rules)]
}
