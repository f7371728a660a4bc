public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts the number of a payment card of any known network, without separators.
  public static var paymentCard: Self { .paymentCard() }

  /// A rule that accepts the number of a payment card: Luhn's check digit, a network's ranges and its lengths.
  ///
  /// - Parameters:
  ///   - networks: The accepted networks.
  ///   - allowsSeparators: Whether single spaces or hyphens may stand between groups of digits.
  /// - Precondition: `networks` is not empty.
  public static func paymentCard(networks: PaymentCardNetworks = .all, allowsSeparators: Bool = false)
    -> Self
  {
    precondition(!networks.isEmpty, "No payment card network is accepted: name one, such as .visa")
    var parameters: [String: JSONValue] = ["allowsSeparators": .bool(allowsSeparators)]
    if networks != .all {
      parameters["networks"] = .array(networks.networks.map { .string($0.rawValue) })
    }
    return Self(
      FormatRule("card", parameters: parameters) {
        PaymentCardFormat.matches($0, networks: networks, allowsSeparators: allowsSeparators)
      })
  }

  /// A rule that accepts the security code of a payment card, three digits or four.
  public static var cardSecurityCode: Self { .cardSecurityCode() }

  /// A rule that accepts the security code of a payment card, with as many digits as its network prints.
  public static func cardSecurityCode(network: PaymentCardNetwork? = nil) -> Self {
    Self(
      FormatRule(
        "card-security-code", parameters: network.map { ["network": .string($0.rawValue)] } ?? [:]
      ) {
        CardSecurityCodeFormat.matches($0, network: network)
      })
  }

  /// A rule that accepts digits of which the last is Luhn's check digit.
  public static var luhn: Self { Self(FormatRule("luhn") { LuhnFormat.matches($0) }) }

  /// A rule that accepts the international number of a bank account in any country of the registry.
  public static var iban: Self { .iban() }

  /// A rule that accepts the international number of a bank account, in one country or in any.
  ///
  /// - Parameter country: A code of ISO 3166-1 alpha-2, in either case, or nil for any. A country that is not in
  ///   the IBAN registry has no number that is accepted.
  /// - Precondition: There is such a country.
  public static func iban(country: String? = nil) -> Self {
    let country = country.map(RegionCode.capitals)
    return Self(
      FormatRule("iban", parameters: country.map { ["country": .string($0)] } ?? [:]) {
        IBANFormat.matches($0, country: country)
      })
  }

  /// A rule that accepts a business identifier code of a bank, also called SWIFT code.
  public static var bic: Self { Self(FormatRule("bic") { BICFormat.matches($0) }) }

  /// A rule that accepts a routing number of the American Bankers Association.
  public static var abaRoutingNumber: Self {
    Self(FormatRule("aba-routing") { ABARoutingNumberFormat.matches($0) })
  }

  /// A rule that accepts an amount of money such as `1,234.56` or `-$0.99`.
  public static var currencyAmount: Self { .currencyAmount() }

  /// A rule that accepts an amount of money as a locale writes it.
  ///
  /// - Parameters:
  ///   - decimalSeparator: What stands before the fraction.
  ///   - groupingSeparator: What may stand before every three digits; nil for nothing.
  ///   - fractionDigits: How many digits a fraction has, if there is one; `0...0` forbids it.
  ///   - requiresFraction: Whether there must be a fraction.
  ///   - allowsSymbol: Whether a currency sign may stand by the digits.
  ///   - allowsCode: Whether a code of ISO 4217, such as `CHF`, may stand there instead.
  ///   - currencyPosition: Where the sign or code may stand.
  ///   - allowsSpace: Whether one space may stand between sign and digits.
  ///   - allowsNegative: Whether the amount may begin with a minus sign, ahead of the currency.
  /// - Precondition: The separators differ, are not digits and at most eight bytes long, and `fractionDigits`
  ///   has no negative bound.
  public static func currencyAmount(
    decimalSeparator: Character = ".", groupingSeparator: Character? = ",",
    fractionDigits: ClosedRange<Int> = 2...2, requiresFraction: Bool = false, allowsSymbol: Bool = true,
    allowsCode: Bool = false, currencyPosition: CurrencyAmountFormat.CurrencyPosition = .leading,
    allowsSpace: Bool = false, allowsNegative: Bool = true
  ) -> Self {
    Self(
      FormatRule(
        checking: "currency-amount",
        parameters: [
          "decimalSeparator": .string(String(decimalSeparator)),
          "groupingSeparator": groupingSeparator.map { .string(String($0)) } ?? .null,
          "minimumFractionDigits": .integer(fractionDigits.lowerBound),
          "maximumFractionDigits": .integer(fractionDigits.upperBound),
          "requiresFraction": .bool(requiresFraction),
          "allowsSymbol": .bool(allowsSymbol),
          "allowsCode": .bool(allowsCode),
          "currencyPosition": .string(currencyPosition.rawValue),
          "allowsSpace": .bool(allowsSpace),
          "allowsNegative": .bool(allowsNegative),
        ]
      ) {
        CurrencyAmountFormat.matches(
          $0, decimalSeparator: decimalSeparator, groupingSeparator: groupingSeparator,
          fractionDigits: fractionDigits, requiresFraction: requiresFraction, allowsSymbol: allowsSymbol,
          allowsCode: allowsCode, currencyPosition: currencyPosition, allowsSpace: allowsSpace,
          allowsNegative: allowsNegative)
      })
  }
}
