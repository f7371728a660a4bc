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
private struct Order: Codable, Sendable {
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

  /// Orders that differ, because a processor remembers the branches of a few.
  static let samples = [
    order(
      "Ada Lovelace", "ada.lovelace@mail.example.com", "12 St James's Square", "London", "GB",
      "https://example.com/ada", age: 36, quantity: 1, price: 12.5),
    order(
      "Grace Hopper", "grace@example.org", "1 Navy Yard", "Washington", "US",
      "http://www.example.org", age: 85, quantity: 12, price: 0.5),
    order(
      "Émilie du Châtelet", "emilie@cirey.example.fr", "2 rue de l'Église", "Cirey-sur-Blaise", "FR",
      "https://cirey.example.fr/newton?langue=fr", age: 42, quantity: 3, price: 1749),
    order(
      "Emmy Noether", "noether@math.example.edu", "Bryn Mawr Ave 101", "Bryn Mawr", "DE",
      "https://math.example.edu/~noether/ideals.html", age: 53, quantity: 2, price: 19.18),
    order(
      "Sofja Kowalewskaja", "s.kowalewskaja@example.se", "Sturegatan 56", "Stockholm", "SE",
      "http://example.se/top/", age: 41, quantity: 7, price: 250),
    order(
      "Katherine Johnson", "kj@langley.example.gov", "100 NASA Road", "Hampton", "US",
      "https://langley.example.gov:8443/orbits#friendship-7", age: 101, quantity: 99, price: 3.75),
    order(
      "王贞仪", "wang@example.com.cn", "南京路 24 号", "江宁", "CN",
      "https://example.com.cn/eclipse", age: 29, quantity: 1, price: 8),
    order(
      "Maria Gaetana Agnesi", "m.g.agnesi+curva@posta.example.it", "Via Agnesi 4, scala B", "Milano", "IT",
      "https://posta.example.it/analitiche/istituzioni", age: 80, quantity: 5, price: 1748.0),
  ]

  private static func order(
    _ name: String, _ email: String, _ street: String, _ city: String, _ country: String, _ site: String,
    age: Int, quantity: Int, price: Double
  ) -> Order {
    Order(
      name: name, email: email, street: street, city: city, country: country, site: site, age: age,
      quantity: quantity, price: price, acceptsTerms: true)
  }

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
