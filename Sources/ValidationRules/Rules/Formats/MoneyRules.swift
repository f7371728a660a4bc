public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts the international number of a bank account in any country of the registry.
  ///
  /// The rule follows ISO 13616 and the SWIFT registry; see ``/ValidationFormats/IBANFormat``.
  public static var iban: Self { .iban() }

  /// A rule that accepts the international number of a bank account, in one country or in any, with options.
  ///
  /// The rule follows ISO 13616 and the SWIFT registry; see ``/ValidationFormats/IBANFormat``.
  ///
  /// - Parameters:
  ///   - country: A code of ISO 3166-1 alpha-2, in either case, or `nil` for any. In a country that is not in
  ///     the IBAN registry no number is accepted.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  public static func iban(country: String? = nil, _ options: IBANFormat.Options = .standard) -> Self {
    let country = country.map(RegionCode.capitals)
    return .format(.iban, options, arguments: ["country": country.map(JSONValue.string)], in: country) {
      IBANFormat.matches($0, country: country, options)
    }
  }

  /// A rule that accepts a business identifier code of a bank, also called SWIFT code.
  ///
  /// The rule follows ISO 9362; see ``/ValidationFormats/BICFormat``.
  public static var bic: Self { .bic(.standard) }

  /// A rule that accepts a business identifier code of a bank, with options.
  ///
  /// The rule follows ISO 9362; see ``/ValidationFormats/BICFormat``.
  public static func bic(_ options: BICFormat.Options) -> Self {
    .format(.bic, options) { BICFormat.matches($0, options) }
  }

  /// A rule that accepts a routing number of the American Bankers Association.
  ///
  /// See ``/ValidationFormats/ABARoutingNumberFormat``.
  public static var abaRoutingNumber: Self {
    .format(.abaRouting) { ABARoutingNumberFormat.matches($0) }
  }

  /// A rule that accepts an amount of money such as `1,234.56` or `-$0.99`.
  ///
  /// See ``/ValidationFormats/CurrencyAmountFormat``.
  public static var currencyAmount: Self { .currencyAmount() }

  /// A rule that accepts an amount of money as a locale writes it, with options.
  ///
  /// See ``/ValidationFormats/CurrencyAmountFormat``.
  ///
  /// - Parameters:
  ///   - decimalSeparator: The character before the fraction.
  ///   - groupingSeparator: The character that can be before every three digits; `nil` for none.
  ///   - fractionDigits: How many digits a fraction has, if there is one; `0...0` forbids it.
  ///   - currencyPosition: The position of the sign or code.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: The rule.
  /// - Precondition: The separators differ, are not digits and at most eight bytes long, and `fractionDigits`
  ///   has no negative bound, and is not `0...0` if a fraction is required.
  public static func currencyAmount(
    decimalSeparator: Character = ".", groupingSeparator: Character? = ",",
    fractionDigits: ClosedRange<Int> = 2...2,
    currencyPosition: CurrencyAmountFormat.CurrencyPosition = .leading,
    _ options: CurrencyAmountFormat.Options = .standard
  ) -> Self {
    let arguments: [String: JSONValue] = [
      "decimalSeparator": .string(String(decimalSeparator)),
      "groupingSeparator": groupingSeparator.map { .string(String($0)) } ?? .null,
      "minimumFractionDigits": .integer(fractionDigits.lowerBound),
      "maximumFractionDigits": .integer(fractionDigits.upperBound),
      "currencyPosition": .string(currencyPosition.rawValue),
    ]
    let matches: @Sendable (String) -> Bool = {
      CurrencyAmountFormat.matches(
        $0, decimalSeparator: decimalSeparator, groupingSeparator: groupingSeparator,
        fractionDigits: fractionDigits, currencyPosition: currencyPosition, options)
    }
    precondition(
      !options.contains(.requiresFraction) || fractionDigits.upperBound > 0,
      "A fraction without digits is required")
    // A precondition on the arguments fails here, and not at the first text.
    _ = matches("")
    return .format(.currencyAmount, options, arguments: arguments, matches: matches)
  }
}

extension RuleDescription {
  static let iban = RuleDescription(
    "iban", standard: "ISO 13616; SWIFT registry", example: "GB82 WEST 1234 5698 7654 32",
    keys: { MessageKeys($1["country"] == nil ? nil : "\($0).country", $0) }, hints: .capitals)

  static let bic = RuleDescription("bic", standard: "ISO 9362", example: "DEUTDEFF", hints: .capitals)

  static let abaRouting = RuleDescription(
    "aba-routing", standard: "American Bankers Association", example: "021000021", hints: .digits)

  static let currencyAmount = RuleDescription(
    "currency-amount",
    exampleText: { parameters in
      let grouping = parameters["groupingSeparator"].flatMap { $0 == .null ? nil : "\($0)" } ?? ""
      let whole = "1\(grouping)234"
      guard case .integer(let minimum)? = parameters["minimumFractionDigits"],
        parameters["maximumFractionDigits"] != 0, let decimal = parameters["decimalSeparator"]
      else { return whole }
      return whole + "\(decimal)5" + String(repeating: "0", count: max(minimum - 1, 0))
    }, hints: .identifier(.decimalPad))
}

extension RuleDescriptor<String> {
  /// The rules for accounts and amounts of money.
  static var money: [Self] {
    [
      Self(
        .iban, ".iban", "the international number of a bank account", invalid: "GB83WEST12345698765432"
      ) { try .iban(country: $0.optionalRegion("country"), $0.options()) },
      Self(.bic, ".bic", "the identifier code of a bank", invalid: "DEUTXXFF") { try .bic($0.options()) },
      Self(.abaRouting, ".abaRoutingNumber", "a bank's routing number", invalid: "021000022") { _ in
        .abaRoutingNumber
      },
      Self(
        .currencyAmount, ".currencyAmount", "an amount of money", valid: "-$1,234.56", invalid: "12,34.5",
        make: currencyAmount),
    ]
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
      throw parameters.error(
        "both separators are \"\(decimal)\"; write another, or an empty text for no grouping")
    }
    let minimum = try parameters.optionalCount("minimumFractionDigits", most: mostFractionDigits)
    let maximum = try parameters.optionalCount("maximumFractionDigits", most: mostFractionDigits)
    let digits = try parameters.range(minimum ?? min(2, maximum ?? 2), maximum ?? max(2, minimum ?? 2))
    let position: CurrencyAmountFormat.CurrencyPosition = try parameters.value(
      "currencyPosition", or: .leading)
    let options: CurrencyAmountFormat.Options = try parameters.options()
    guard !options.contains(.requiresFraction) || digits.upperBound > 0 else {
      throw parameters.error("a fraction without digits; write 1 or more", at: "maximumFractionDigits")
    }
    return .currencyAmount(
      decimalSeparator: decimal, groupingSeparator: grouping, fractionDigits: digits,
      currencyPosition: position, options)
  }

  /// The most digits of a fraction that rules as data may ask for. The examples in messages have as many
  /// digits.
  private static var mostFractionDigits: Int { 100 }

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
}
