import ALPValidator

/// A checkout: a nested structure, one that may be missing, and a rule across the properties of one.
struct Checkout: Codable, Sendable, Equatable {
  struct Place: Codable, Sendable, Equatable {
    var name = ""
    var city = ""
  }

  struct Card: Codable, Sendable, Equatable {
    var number = ""
    var code = ""
  }

  var quantity = 1
  var shipping = Place()
  var billing: Place?
  var card = Card()
}

extension Checkout.Place {
  static let rules: RuleSet<Self> = [
    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    .at(\.city, "city", label: "City", formatters: [.trimmed], [.notEmpty]),
  ]
}

extension Checkout.Card {
  static let rules: RuleSet<Self> = [
    .at(\.number, "number", label: "Card number", [.notEmpty]),
    .at(\.code, "code", label: "Code", [.onlyDigits]),
    .satisfies("code-length", at: \.code, reading: \.number, \.code, message: "The code has another length.")
    {
      $1.count == ($0.hasPrefix("37") ? 4 : 3)
    },
  ]
}

extension Checkout {
  static let rules: RuleSet<Checkout> = [
    .at(\.quantity, "quantity", label: "Quantity", [.range(1...10)]),
    .at(\.shipping, "shipping", Place.rules),
    .at(\.billing, "billing", Place.rules),
    .at(\.card, "card", Card.rules),
  ]
}
