public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts the number of a payment card of any known network, without separators.
  ///
  /// The rule follows ISO/IEC 7812-1; see ``/ValidationFormats/PaymentCardFormat``.
  public static var card: Self { .card() }

  /// A rule that accepts the number of a payment card: Luhn's check digit, a network's ranges and its
  /// lengths, with options.
  ///
  /// The rule follows ISO/IEC 7812-1; see ``/ValidationFormats/PaymentCardFormat``.
  ///
  /// - Parameters:
  ///   - networks: The accepted networks.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  /// - Precondition: `networks` is not empty.
  public static func card(
    networks: PaymentCardNetworks = .all, _ options: PaymentCardFormat.Options = .standard
  ) -> Self {
    precondition(!networks.isEmpty, "No payment card network is accepted: name one, such as .visa")
    let names: JSONValue? =
      networks == .all ? nil : .array(networks.networks.map { .string($0.rawValue) })
    return .format(.card, options, arguments: ["networks": names]) {
      PaymentCardFormat.matches($0, networks: networks, options)
    }
  }

  /// A rule that accepts the security code of a payment card, three digits or four.
  ///
  /// See ``/ValidationFormats/CardSecurityCodeFormat``.
  public static var cardSecurityCode: Self { .cardSecurityCode() }

  /// A rule that accepts the security code of a payment card, with as many digits as its network prints.
  ///
  /// See ``/ValidationFormats/CardSecurityCodeFormat``.
  public static func cardSecurityCode(network: PaymentCardNetwork? = nil) -> Self {
    Self(
      FormatRule(
        .cardSecurityCode, parameters: network.map { ["network": .string($0.rawValue)] } ?? [:]
      ) {
        CardSecurityCodeFormat.matches($0, network: network)
      })
  }

  /// A rule that accepts digits of which the last is Luhn's check digit.
  ///
  /// The rule follows ISO/IEC 7812-1, annex B; see ``/ValidationFormats/LuhnFormat``.
  public static var luhn: Self { .luhn(.standard) }

  /// A rule that accepts digits of which the last is Luhn's check digit, with options.
  ///
  /// The rule follows ISO/IEC 7812-1, annex B; see ``/ValidationFormats/LuhnFormat``.
  public static func luhn(_ options: LuhnFormat.Options) -> Self {
    .format(.luhn, options) { LuhnFormat.matches($0, options) }
  }
}

/// A rule that accepts the expiry date of a payment card that has not expired, such as `05/27` in May 2027.
///
/// A card can be used through the last day of its month, by the Gregorian calendar. An expiry fifty years
/// ahead is rejected too, because no issuer prints one.
struct CardExpiryRule: DescribedRule {
  /// What is accepted besides `05/27` and `05/2027`.
  let options: CardExpiryFormat.Options
  /// The moment that decides which month is the current one, and its time zone.
  let reference: ReferenceDate

  /// Creates a rule that compares with the current month.
  ///
  /// - Precondition: A year of two digits is allowed, or one of four.
  init(asOf reference: ReferenceDate = .now, _ options: CardExpiryFormat.Options = .standard) {
    precondition(
      !options.contains(.requiresFourDigitYear) || !options.contains(.requiresTwoDigitYear),
      "An expiry has a year of two digits, or of four")
    self.options = options
    self.reference = reference
  }

  var details: RuleDescription { .cardExpiry }

  var arguments: RuleArguments { reference.arguments.with(RuleArguments(options.parameters)) }

  var holdsClosure: Bool { reference.holdsClosure }

  func isSatisfied(by text: String) -> Bool {
    guard let today = reference.today else { return false }
    let month = CalendarMonth(year: today.year, month: today.month)
    return CardExpiryFormat.matches(text, notBefore: month, options)
  }
}

extension Rule where Value == String {
  /// A rule that accepts the expiry date of a payment card that has not expired, such as `05/27` in May 2027.
  ///
  /// See ``/ValidationFormats/CardExpiryFormat``.
  public static var cardExpiry: Self { .cardExpiry() }

  /// A rule that accepts the expiry date of a payment card that has not expired, with options.
  ///
  /// ```swift
  /// validator.addRule(.cardExpiry(.lenient))  // 05 / 27 as well
  ///
  /// // Decide by the calendar of the user, not by UTC.
  /// validator.addRule(.cardExpiry(asOf: .now(in: .current), .lenient))
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The moment that decides which month is the current one, and its time zone.
  ///   - options: What is accepted besides `05/27` and `05/2027`.
  /// - Returns: The rule.
  /// - Precondition: A year of two digits is allowed, or one of four.
  public static func cardExpiry(
    asOf reference: ReferenceDate = .now, _ options: CardExpiryFormat.Options = .standard
  ) -> Self {
    Self(CardExpiryRule(asOf: reference, options))
  }
}

extension RuleDescription {
  static let card = RuleDescription(
    "card", standard: "ISO/IEC 7812-1", example: "4111111111111111",
    keys: { MessageKeys($1["networks"] == nil ? nil : "\($0).networks", $0) },
    places: ["networks": .list("networks") { PaymentCardNetwork(rawValue: $0)?.displayName ?? $0 }],
    hints: .identifier(.numberPad, .creditCardNumber))

  static let cardExpiry = RuleDescription(
    "card-expiry",
    keys: { MessageKeys($1["allowsTwoDigitYear"] == false ? "\($0).long-year" : nil, $0) },
    hints: .identifier(.numbersAndPunctuation, .creditCardExpiration))

  static let cardSecurityCode = RuleDescription(
    "card-security-code",
    keys: { MessageKeys($1["network"] == nil ? nil : "\($0).digits", $0) },
    places: [
      "digits": MessagePlace { _, parameters in
        guard case .string(let network)? = parameters["network"] else { return nil }
        return PaymentCardNetwork(rawValue: network).map { .number(PluralNumber($0.securityCodeLength)) }
      }
    ],
    hints: .identifier(.numberPad, .creditCardSecurityCode, maximumLength: 4))

  static let luhn = RuleDescription(
    "luhn", standard: "ISO/IEC 7812-1, annex B", example: "79927398713", sharedKey: "identifier",
    hints: .digits)
}

extension RuleDescriptor<String> {
  /// The rules for payment cards.
  static var cards: [Self] {
    [
      Self(
        .card, ".card(networks: [.visa, .americanExpress])", "the number of a payment card",
        with: ["networks": ["visa", "american-express"]], invalid: "5100000000000008"
      ) {
        let networks = try $0.optionalChoices("networks", as: PaymentCardNetwork.self)
        guard networks?.isEmpty != true else {
          throw $0.error("no network is accepted; name one, such as visa", at: "networks")
        }
        return .card(networks: networks.map { PaymentCardNetworks($0) } ?? .all, try $0.options())
      },
      Self(
        .cardExpiry, ".cardExpiry", "the expiry of a payment card, this month or later",
        with: ["asOf": "2027-05-31"], valid: "05/27", invalid: "04/27", make: cardExpiry),
      Self(
        .cardSecurityCode, ".cardSecurityCode(network: .americanExpress)",
        "the security code of a payment card", with: ["network": "american-express"], valid: "1234",
        invalid: "123"
      ) { try .cardSecurityCode(network: $0.optionalChoice("network")) },
      Self(.luhn, ".luhn", "digits that end in Luhn's check digit", invalid: "79927398710") {
        try .luhn($0.options())
      },
    ]
  }

  @Sendable
  private static func cardExpiry(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let options: CardExpiryFormat.Options = try parameters.options()
    guard !options.contains(.requiresFourDigitYear) || !options.contains(.requiresTwoDigitYear) else {
      throw parameters.error("no year is accepted; allow one of two digits, or of four")
    }
    return .cardExpiry(asOf: try parameters.referenceDate(), options)
  }
}
