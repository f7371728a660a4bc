import ALPValidator

extension BenchmarkCase {
  /// A rule set of a structure with ten properties, valid, against the same checks by hand.
  static var wholeValues: [BenchmarkCase] {
    [
      BenchmarkCase(name: "structure-10-properties", group: "whole-values") {
        let rules = Order.rules
        for order in Order.samples {
          precondition(rules.isSatisfied(by: order) && order.isValid, "\(order) is invalid")
        }
        return Subject(
          work: Work(Order.samples) { orders in orders.count { rules.failures(for: $0).isEmpty } },
          yardstick: Yardstick(ratio: .costByHand, work: Work(Order.samples) { $0.count { $0.isValid } }))
      }
    ]
  }
}

/// A structure with ten properties.
private struct Order: Sendable {
  var name: String
  var email: String
  var street: String
  var city: String
  var country: String
  var site: String
  var age: Int
  var quantity: Int
  var price: Double
  var acceptsTerms: Bool

  static let samples = [
    Order(
      name: "Ada Lovelace", email: "ada.lovelace@mail.example.com", street: "12 St James's Square",
      city: "London", country: "GB", site: "https://example.com/ada", age: 36, quantity: 1, price: 12.5,
      acceptsTerms: true),
    Order(
      name: "Grace Hopper", email: "grace@example.org", street: "1 Navy Yard", city: "Washington",
      country: "US",
      site: "http://www.example.org", age: 85, quantity: 12, price: 0.5, acceptsTerms: true),
  ]

  static let rules: RuleSet<Order> = [
    .at(\.name, "name", [.notEmpty, .length(...60)]),
    .at(\.email, "email", [.notEmpty, .email]),
    .at(\.street, "street", [.length(3...80)]),
    .at(\.city, "city", [.length(2...60)]),
    .at(\.country, "country", [.countryCode]),
    .at(\.site, "site", [.url]),
    .at(\.age, "age", [.range(18...130)]),
    .at(\.quantity, "quantity", [.range(1...99)]),
    .at(\.price, "price", [.minimum(0)]),
    .at(\.acceptsTerms, "acceptsTerms", [.isTrue]),
  ]

  /// Whether the order satisfies the rules, each of which is evaluated in any case.
  @inline(never)
  var isValid: Bool {
    let hasName = !name.isEmpty
    let isShortName = TextLengthUnit.characters.isCount(of: name, in: 0...60)
    let hasEmail = !email.isEmpty
    let isEmail = EmailFormat.matches(email)
    let isStreet = TextLengthUnit.characters.isCount(of: street, in: 3...80)
    let isCity = TextLengthUnit.characters.isCount(of: city, in: 2...60)
    let isCountry = CountryCodeFormat.matches(country)
    let isSite = URLFormat.matches(site)
    let isAge = (18...130).contains(age)
    let isQuantity = (1...99).contains(quantity)
    let isPrice = price >= 0
    return hasName && isShortName && hasEmail && isEmail && isStreet && isCity && isCountry && isSite && isAge
      && isQuantity && isPrice && acceptsTerms
  }
}
