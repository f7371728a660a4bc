public import Foundation
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
  /// - Parameter country: A code of ISO 3166-1 alpha-2, in either case, or nil for any. In a country that
  ///   is not in the IBAN registry no number is accepted.
  public static func iban(country: String? = nil) -> Self {
    let country = country?.uppercased()
    return Self(
      FormatRule("iban", parameters: country.map { ["country": .string($0)] } ?? [:], in: country) {
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

/// A rule that accepts the expiry of a payment card that is still good, such as `05/27` in May 2027.
///
/// A card is good through the last day of its month, by the Gregorian calendar. An expiry fifty years ahead is
/// rejected too, because nobody issues such cards.
public struct CardExpiryRule: ValidationRule {
  /// Whether `05/27` is accepted.
  public let allowsTwoDigitYear: Bool
  /// Whether `05/2027` is accepted.
  public let allowsFourDigitYear: Bool
  /// Whether a space may stand before the slash, after it, or both.
  public let allowsSpaces: Bool
  /// Where the month ends, or `nil` for where the device is.
  public let timeZone: TimeZone?

  private let calendar: Calendar
  private let now: (@Sendable () -> Date)?

  /// Creates a rule that compares with the current month.
  ///
  /// - Parameters:
  ///   - allowsTwoDigitYear: Whether `05/27` is accepted.
  ///   - allowsFourDigitYear: Whether `05/2027` is accepted.
  ///   - allowsSpaces: Whether a space may stand before the slash, after it, or both, as card forms show it.
  ///   - timeZone: Where the month ends, or nil for where the device is.
  ///   - now: Returns the time, at each validation, or nil for the device's clock.
  /// - Precondition: A year of two digits is allowed, or one of four.
  public init(
    allowsTwoDigitYear: Bool = true, allowsFourDigitYear: Bool = true, allowsSpaces: Bool = false,
    timeZone: TimeZone? = nil, now: (@Sendable () -> Date)? = nil
  ) {
    precondition(allowsTwoDigitYear || allowsFourDigitYear, "An expiry has a year of two digits, or of four")
    self.allowsTwoDigitYear = allowsTwoDigitYear
    self.allowsFourDigitYear = allowsFourDigitYear
    self.allowsSpaces = allowsSpaces
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .autoupdatingCurrent
    self.timeZone = timeZone
    self.calendar = calendar
    self.now = now
  }

  public var name: String { "card-expiry" }

  public var parameters: [String: JSONValue] {
    var parameters: [String: JSONValue] = [
      "allowsTwoDigitYear": .bool(allowsTwoDigitYear),
      "allowsFourDigitYear": .bool(allowsFourDigitYear),
      "allowsSpaces": .bool(allowsSpaces),
    ]
    parameters["timeZone"] = (timeZone?.identifier).map(JSONValue.string)
    return parameters
  }

  public func isSatisfied(by text: String) -> Bool {
    CardExpiryFormat.matches(
      text, notBefore: currentMonth, allowsTwoDigitYear: allowsTwoDigitYear,
      allowsFourDigitYear: allowsFourDigitYear, allowsSpaces: allowsSpaces)
  }

  /// Whether the time is the device's, and not what a function of the program says.
  var readsDeviceClock: Bool { now == nil }

  private var currentMonth: CalendarMonth {
    let date = now?() ?? Date()
    return CalendarMonth(
      year: calendar.component(.year, from: date), month: calendar.component(.month, from: date))
  }
}

extension Rule where Value == String {
  /// A rule that accepts the expiry of a payment card that is still good, such as `05/27` in May 2027.
  public static var cardExpiry: Self { .cardExpiry() }

  /// A rule that accepts the expiry of a payment card that is still good.
  ///
  /// - Parameters:
  ///   - allowsTwoDigitYear: Whether `05/27` is accepted.
  ///   - allowsFourDigitYear: Whether `05/2027` is accepted.
  ///   - allowsSpaces: Whether a space may stand before the slash, after it, or both, as card forms show it.
  ///   - timeZone: Where the month ends, or nil for where the device is.
  ///   - now: Returns the time, at each validation, or nil for the device's clock.
  /// - Precondition: A year of two digits is allowed, or one of four.
  public static func cardExpiry(
    allowsTwoDigitYear: Bool = true, allowsFourDigitYear: Bool = true, allowsSpaces: Bool = false,
    timeZone: TimeZone? = nil, now: (@Sendable () -> Date)? = nil
  ) -> Self {
    Self(
      CardExpiryRule(
        allowsTwoDigitYear: allowsTwoDigitYear, allowsFourDigitYear: allowsFourDigitYear,
        allowsSpaces: allowsSpaces, timeZone: timeZone, now: now))
  }
}

extension RuleDescriptor<String> {
  /// The rules for cards, accounts and amounts of money.
  static var money: [Self] {
    [
      Self(
        "card", ".paymentCard(networks: [.visa, .americanExpress])", "the number of a payment card",
        standard: "ISO/IEC 7812-1", with: ["networks": ["visa", "american-express"]],
        valid: "4111111111111111", invalid: "5100000000000008",
        keys: { MessageKeys($0["networks"] == nil ? nil : "card.networks", "card") }
      ) {
        let networks = try $0.optionalChoices("networks", as: PaymentCardNetwork.self)
        guard networks?.isEmpty != true else {
          throw $0.error("no network is accepted; name one, such as visa", at: "networks")
        }
        return .paymentCard(
          networks: networks.map { PaymentCardNetworks($0) } ?? .all,
          allowsSeparators: try $0.value("allowsSeparators", or: false))
      },
      Self(
        "card-expiry", ".cardExpiry", "the expiry of a payment card, this month or later", valid: "12/49",
        invalid: "12/19",
        keys: {
          MessageKeys($0["allowsTwoDigitYear"] == false ? "card-expiry.long-year" : nil, "card-expiry")
        }, make: cardExpiry),
      Self(
        "card-security-code", ".cardSecurityCode(network: .americanExpress)",
        "the security code of a payment card", with: ["network": "american-express"], valid: "1234",
        invalid: "123",
        keys: {
          MessageKeys($0["network"] == nil ? nil : "card-security-code.digits", "card-security-code")
        }
      ) { try .cardSecurityCode(network: $0.optionalChoice("network")) },
      Self(
        "luhn", ".luhn", "digits that end in Luhn's check digit", standard: "ISO/IEC 7812-1, annex B",
        valid: "79927398713", invalid: "79927398710", keys: { _ in MessageKeys("luhn", shared: "identifier") }
      ) { _ in .luhn },
      Self(
        "iban", ".iban", "the international number of a bank account", standard: "ISO 13616; SWIFT registry",
        valid: "GB82 WEST 1234 5698 7654 32", invalid: "GB83WEST12345698765432",
        keys: { MessageKeys($0["country"] == nil ? nil : "iban.country", "iban") }
      ) { try .iban(country: $0.optionalRegion("country")) },
      Self(
        "bic", ".bic", "the identifier code of a bank", standard: "ISO 9362", valid: "DEUTDEFF",
        invalid: "DEUTXXFF"
      ) { _ in .bic },
      Self(
        "aba-routing", ".abaRoutingNumber", "a bank's routing number",
        standard: "American Bankers Association", valid: "021000021", invalid: "021000022"
      ) { _ in .abaRoutingNumber },
      Self(
        "currency-amount", ".currencyAmount", "an amount of money", valid: "-$1,234.56", invalid: "12,34.5",
        exampleText: amountExample, make: currencyAmount),
    ]
  }

  @Sendable
  private static func cardExpiry(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let allowsTwoDigitYear = try parameters.value("allowsTwoDigitYear", or: true)
    let allowsFourDigitYear = try parameters.value("allowsFourDigitYear", or: true)
    let allowsSpaces = try parameters.value("allowsSpaces", or: false)
    let name: String? = try parameters.optionalValue("timeZone")
    guard allowsTwoDigitYear || allowsFourDigitYear else {
      throw parameters.error("no year is accepted; allow one of two digits, or of four")
    }
    let timeZone = name.flatMap(TimeZone.init(identifier:))
    if let name, timeZone == nil {
      throw parameters.error(
        "unknown time zone \(RuleDataText.quoted(name)); write one such as Europe/Zurich", at: "timeZone")
    }
    return .cardExpiry(
      allowsTwoDigitYear: allowsTwoDigitYear, allowsFourDigitYear: allowsFourDigitYear,
      allowsSpaces: allowsSpaces, timeZone: timeZone)
  }

  @Sendable
  private static func currencyAmount(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let decimal = try separator("decimalSeparator", or: ".", &parameters)
    let grouping = try separator("groupingSeparator", or: ",", &parameters)
    guard let decimal else {
      throw parameters.error(
        "the text is empty; write a character that is not a digit", at: "decimalSeparator")
    }
    guard decimal != grouping else {
      throw parameters.error("both separators are \"\(decimal)\"; write another, or null for no grouping")
    }
    let minimum = try parameters.optionalCount("minimumFractionDigits")
    let maximum = try parameters.optionalCount("maximumFractionDigits")
    return .currencyAmount(
      decimalSeparator: decimal, groupingSeparator: grouping,
      fractionDigits: try parameters.range(minimum ?? min(2, maximum ?? 2), maximum ?? max(2, minimum ?? 2)),
      requiresFraction: try parameters.value("requiresFraction", or: false),
      allowsSymbol: try parameters.value("allowsSymbol", or: true),
      allowsCode: try parameters.value("allowsCode", or: false),
      currencyPosition: try parameters.value("currencyPosition", or: .leading),
      allowsSpace: try parameters.value("allowsSpace", or: false),
      allowsNegative: try parameters.value("allowsNegative", or: true))
  }

  /// Returns a separator, another one if the parameter is left out, or `nil` if it is `null` or empty.
  private static func separator(
    _ name: String, or other: Character, _ parameters: inout RuleParameters
  ) throws -> Character? {
    parameters.declare(name, .text, or: .string(String(other)))
    guard try parameters.contains(name) else { return other }
    guard let separator = try parameters.optionalCharacter(name) else { return nil }
    let bytes = separator.utf8
    guard bytes.count <= 8, !bytes.contains(where: { 0x30...0x39 ~= $0 }) else {
      throw parameters.error(
        "\"\(separator)\" is not a separator; write a character that is not a digit", at: name)
    }
    return separator
  }

  @Sendable
  private static func amountExample(_ parameters: [String: JSONValue]) -> String? {
    let grouping = parameters["groupingSeparator"].flatMap { $0 == .null ? nil : "\($0)" } ?? ""
    let whole = "1\(grouping)234"
    guard case .integer(let minimum)? = parameters["minimumFractionDigits"],
      parameters["maximumFractionDigits"] != 0, let decimal = parameters["decimalSeparator"]
    else { return whole }
    return whole + "\(decimal)5" + String(repeating: "0", count: max(minimum - 1, 0))
  }
}

extension CardExpiryRule: ClosureHolding {
  var holdsClosure: Bool { !readsDeviceClock }
}
