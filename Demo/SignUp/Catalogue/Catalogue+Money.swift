import ALPValidator
import Foundation

extension Catalogue {
  /// Cards, accounts and amounts.
  static let money = Group(
    title: "Money",
    entries: [
      CatalogueEntry(
        "card", takes: "[NETWORK…] [--allows-separators]", "the number of a payment card",
        good: "4111111111111111", bad: "5100000000000008", with: "visa", "american-express"
      ) {
        .paymentCard(
          networks: try $0.networks("NETWORK"), allowsSeparators: $0.has("--allows-separators"))
      },
      CatalogueEntry(
        "card-expiry",
        takes: """
          [--now YYYY-MM-DD] [--allows-two-digit-year true|false] [--allows-four-digit-year true|false] \
          [--allows-spaces]
          """,
        "the expiry of a payment card that is still good", good: "05/27", bad: "04/27",
        with: "--now", "2027-05-31", rule: cardExpiry),
      CatalogueEntry(
        "card-security-code", takes: "[NETWORK]", "the security code of a payment card", good: "1234",
        bad: "123", with: "american-express"
      ) { .cardSecurityCode(network: try $0.optionalNetwork("NETWORK")) },
      CatalogueEntry("luhn", "digits that end in Luhn's check digit", good: "79927398713", bad: "79927398710")
      {
        _ in .luhn
      },
      CatalogueEntry(
        "iban", takes: "[COUNTRY]", "the international number of a bank account",
        good: "GB82 WEST 1234 5698 7654 32", bad: "GB83WEST12345698765432"
      ) { .iban(country: try $0.optionalRegion("COUNTRY")) },
      CatalogueEntry("bic", "the identifier code of a bank", good: "DEUTDEFF500", bad: "DEUTXXFF") { _ in .bic
      },
      CatalogueEntry("aba-routing", "a bank's routing number", good: "021000021", bad: "021000022") { _ in
        .abaRoutingNumber
      },
      CatalogueEntry(
        "currency-amount",
        takes: """
          [--decimal-separator C] [--grouping-separator C] [--fraction-digits N-M] [--requires-fraction] \
          [--allows-symbol true|false] [--allows-code] [--currency-position leading|trailing|either] \
          [--allows-space] [--allows-negative true|false]
          """,
        "an amount of money", good: "-$1,234.56", bad: "12,34.5", rule: currencyAmount),
    ])

  @Sendable
  private static func cardExpiry(_ arguments: Arguments) throws(Misuse) -> Rule<String> {
    var now: (@Sendable () -> Date)?
    if let noon = try arguments.noon("--now") { now = { noon } }
    let allowsTwoDigitYear = arguments.keeps("--allows-two-digit-year")
    let allowsFourDigitYear = arguments.keeps("--allows-four-digit-year")
    guard allowsTwoDigitYear || allowsFourDigitYear else {
      throw Misuse("A year of two digits has to be allowed, or one of four.")
    }
    return .cardExpiry(
      allowsTwoDigitYear: allowsTwoDigitYear, allowsFourDigitYear: allowsFourDigitYear,
      allowsSpaces: arguments.has("--allows-spaces"), now: now)
  }

  @Sendable
  private static func currencyAmount(_ arguments: Arguments) throws(Misuse) -> Rule<String> {
    let decimal = try arguments.separator("--decimal-separator", default: ".")
    let grouping = try arguments.separator("--grouping-separator", default: ",")
    guard let decimal else { throw Misuse("--decimal-separator may not be empty.") }
    guard decimal != grouping else {
      throw Misuse("Both separators are \"\(decimal)\"; say what the other one is, or \"\" for none.")
    }
    return .currencyAmount(
      decimalSeparator: decimal, groupingSeparator: grouping,
      fractionDigits: try arguments.range("--fraction-digits") ?? 2...2,
      requiresFraction: arguments.has("--requires-fraction"),
      allowsSymbol: arguments.keeps("--allows-symbol"), allowsCode: arguments.has("--allows-code"),
      currencyPosition: arguments.text("--currency-position").flatMap(
        CurrencyAmountFormat.CurrencyPosition.init) ?? .leading,
      allowsSpace: arguments.has("--allows-space"), allowsNegative: arguments.keeps("--allows-negative"))
  }
}

extension Arguments {
  /// Returns the middle of a day, where the device is.
  fileprivate func noon(_ name: String) throws(Misuse) -> Date? {
    guard let text = text(name) else { return nil }
    guard let day = CalendarDate(text),
      let noon = Calendar(identifier: .gregorian).date(
        from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
    else { throw Misuse("\(name) has to be a date, such as 2027-05-31, not \"\(text)\".") }
    return noon
  }

  /// Returns a character that is no digit, or `nil` for the empty text.
  fileprivate func separator(_ name: String, default character: Character) throws(Misuse) -> Character? {
    guard let text = text(name) else { return character }
    guard text.count <= 1, text.utf8.count <= 8, !text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else {
      throw Misuse("\(name) has to be one character that is no digit, not \"\(text)\".")
    }
    return text.first
  }

  /// Returns a range such as `2` or `0-3`.
  fileprivate func range(_ name: String) throws(Misuse) -> ClosedRange<Int>? {
    guard let text = text(name) else { return nil }
    let bounds = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { Int($0) }
    guard let lower = bounds.first ?? nil, let upper = bounds.last ?? nil, lower >= 0, lower <= upper else {
      throw Misuse("\(name) has to be a number or a range, such as 2 or 0-3, not \"\(text)\".")
    }
    return lower...upper
  }
}
