import ALPValidator

/// What a checkout sends: a list, a part that may be missing, and parts that a choice decides about.
struct Purchase: Codable, Sendable, Equatable {
  enum Delivery: String, Codable, Sendable, CaseIterable {
    case post
    case pickup
  }

  struct Place: Codable, Sendable, Equatable {
    var street = ""
    var city = ""
  }

  struct Item: Codable, Sendable, Hashable, Identifiable {
    var id: Int
    var quantity = 1
  }

  var email = ""
  var items: [Item] = []
  var delivery = Delivery.post
  var shipping = Place()
  var store: String?
  var billing: Place?
  var coupon: String?
}

extension Purchase.Place {
  static let rules: RuleSet<Self> = [
    .at(\.street, "street", label: "Street", formatters: [.trimmed], [.notEmpty]),
    .at(\.city, "city", label: "City", formatters: [.trimmed], [.notEmpty]),
  ]
}

extension Purchase {
  static let rules: RuleSet<Purchase> = [
    .at(\.email, "email", label: "Email", formatters: [.trimmed], [.email]),
    .each(
      \.items, "items", label: "Items", list: [.count(1...)],
      [.at(\.quantity, "quantity", label: "Quantity", [.range(1...9)])]),
    .at(\.delivery, "delivery", label: "Delivery"),
    .when(\.delivery, { $0 == .post }, [.at(\.shipping, "shipping", Place.rules)]),
    .when(\.delivery, { $0 == .pickup }, [.at(\.store, "store", label: "Store", [.notEmpty])]),
    .at(\.billing, "billing", Place.rules),
    .at(\.coupon, "coupon", label: "Coupon", formatters: [.trimmed, .uppercased], [.length(4...12)]),
  ]
}
