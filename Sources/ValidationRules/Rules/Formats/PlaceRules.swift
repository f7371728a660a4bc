public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts an international telephone number in the notation of E.164, such as `+442079460018`.
  ///
  /// The rule follows ITU-T E.164 and the national numbering plans; see
  /// ``/ValidationFormats/PhoneNumberFormat``.
  public static var phoneNumber: Self { .phoneNumber() }

  /// A rule that accepts a telephone number that the numbering plan of its country provides for, with
  /// options.
  ///
  /// The rule follows ITU-T E.164 and the national numbering plans; see
  /// ``/ValidationFormats/PhoneNumberFormat``.
  ///
  /// ```swift
  /// // Accepts 020 7946 0018 and +44 20 7946 0018.
  /// validator.addRule(.phoneNumber(region: "GB"))
  /// ```
  ///
  /// - Parameters:
  ///   - region: A region of ISO 3166-1 alpha-2, in either case, whose numbers are accepted in national and
  ///     in international form, with the usual separators; `nil` for an international number of any region.
  ///     No number is accepted in an unknown region.
  ///   - kinds: The accepted kinds of numbers; `nil` for all. A number that may be either a fixed line or a
  ///     mobile one is accepted if one of the two is.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  public static func phoneNumber(
    region: String? = nil, kinds: Set<PhoneNumber.Kind>? = nil,
    _ options: PhoneNumberFormat.Options = .standard
  ) -> Self {
    let region = region.map(RegionCode.capitals)
    let names = kinds.map { JSONValue.array($0.map(\.rawValue).sorted(byKey: \.self).map(JSONValue.string)) }
    let arguments = ["region": region.map(JSONValue.string), "kinds": names]
    return .format(.phone, options, arguments: arguments, in: region) {
      PhoneNumberFormat.matches($0, region: region, kinds: kinds, options)
    }
  }

  /// A rule that accepts a postal code in the shape that a region gives it, such as `SW1A 1AA` in `GB`.
  ///
  /// Letters of either case are accepted. See ``/ValidationFormats/PostalCodeFormat``.
  ///
  /// - Parameters:
  ///   - region: A region of ISO 3166-1 alpha-2, in either case. In one without postal codes, such as Hong
  ///     Kong, and in an unknown one no text is accepted; `PostalCodeFormat.regions` lists the others.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  public static func postalCode(region: String, _ options: PostalCodeFormat.Options = .standard) -> Self {
    let region = RegionCode.capitals(of: region)
    return .format(.postalCode, options, arguments: ["region": .string(region)], in: region) {
      PostalCodeFormat.matches($0, region: region, options)
    }
  }

  /// A rule that accepts a latitude in decimal degrees, -90 to 90.
  ///
  /// The rule follows ISO 6709; see ``/ValidationFormats/LatitudeFormat``.
  public static var latitude: Self { .format(.latitude) { LatitudeFormat.matches($0) } }

  /// A rule that accepts a longitude in decimal degrees, -180 to 180.
  ///
  /// The rule follows ISO 6709; see ``/ValidationFormats/LongitudeFormat``.
  public static var longitude: Self { .format(.longitude) { LongitudeFormat.matches($0) } }

  /// A rule that accepts a latitude and a longitude with a comma between them, such as `47.3769, 8.5417`.
  ///
  /// The rule follows ISO 6709; see ``/ValidationFormats/CoordinatePairFormat``.
  public static var coordinatePair: Self { .format(.latLong) { CoordinatePairFormat.matches($0) } }

  /// A rule that accepts a language tag of BCP 47, such as `zh-Hant-TW`.
  ///
  /// The rule follows [RFC 5646](https://www.rfc-editor.org/rfc/rfc5646); see
  /// ``/ValidationFormats/LanguageTagFormat``.
  public static var languageTag: Self { .languageTag(.standard) }

  /// A rule that accepts a language tag of BCP 47, with options.
  ///
  /// The rule follows [RFC 5646](https://www.rfc-editor.org/rfc/rfc5646); see
  /// ``/ValidationFormats/LanguageTagFormat``.
  public static func languageTag(_ options: LanguageTagFormat.Options) -> Self {
    .format(.languageTag, options) { LanguageTagFormat.matches($0, options) }
  }

  /// A rule that accepts the name of a time zone of the IANA database, such as `Europe/Zurich`.
  ///
  /// The rule follows the [IANA Time Zone Database](https://www.iana.org/time-zones); see
  /// ``/ValidationFormats/TimeZoneFormat``.
  public static var timeZone: Self { .format(.timeZone) { TimeZoneFormat.matches($0) } }

  /// A rule that accepts the two uppercase letters of a country, such as `CH`.
  ///
  /// The rule follows ISO 3166-1; see ``/ValidationFormats/CountryCodeFormat``.
  public static var countryCode: Self { .countryCode() }

  /// A rule that accepts the code of a country in one of the forms of ISO 3166-1, with options.
  ///
  /// The rule follows ISO 3166-1; see ``/ValidationFormats/CountryCodeFormat``.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  public static func countryCode(
    form: CountryCodeFormat.Form = .alpha2, _ options: CountryCodeFormat.Options = .standard
  ) -> Self {
    .format(.countryCode, options, arguments: ["form": .string(form.rawValue)]) {
      CountryCodeFormat.matches($0, form: form, options)
    }
  }

  /// A rule that accepts the three uppercase letters of a currency, such as `CHF`.
  ///
  /// The rule follows ISO 4217; see ``/ValidationFormats/CurrencyCodeFormat``.
  public static var currencyCode: Self { .currencyCode() }

  /// A rule that accepts the code of a currency in one of the forms of ISO 4217, with options.
  ///
  /// The rule follows ISO 4217; see ``/ValidationFormats/CurrencyCodeFormat``.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  public static func currencyCode(
    form: CurrencyCodeFormat.Form = .alphabetic, _ options: CurrencyCodeFormat.Options = .standard
  ) -> Self {
    .format(.currencyCode, options, arguments: ["form": .string(form.rawValue)]) {
      CurrencyCodeFormat.matches($0, form: form, options)
    }
  }
}

/// The codes of regions and countries that rules are made with.
package enum RegionCode {
  /// Returns a code with its ASCII letters in capitals.
  static func capitals(of code: String) -> String {
    code.utf8.allSatisfy { $0 < 0x80 } ? code.uppercased() : code
  }

  /// Returns whether there is such a region: a country of ISO 3166-1, or one that has numbering or postal
  /// codes of its own, as Kosovo (`XK`), in either case.
  package static func isKnown(_ code: String) -> Bool {
    CountryCodeFormat.matches(code, .lenient) || PhoneNumberFormat.isSupported(region: code)
      || PostalCodeFormat.regions.contains(code.uppercased())
  }
}

extension RuleDescription {
  static let phone = RuleDescription(
    "phone", standard: "ITU-T E.164", example: "020 7946 0018",
    keys: {
      MessageKeys(
        $1["kinds"] == ["mobile"] ? "\($0).mobile" : nil,
        $1["region"] == nil || $1["allowsOtherRegions"] == true ? nil : "\($0).region", $0)
    },
    places: ["region": .region("region")], hints: .identifier(.phonePad, .telephoneNumber))

  static let postalCode = RuleDescription(
    "postal-code", places: ["region": .region("region")],
    hints: .identifier(.standard, .postalCode, .allCharacters))

  static let latitude = RuleDescription("latitude", standard: "ISO 6709", example: "47.3769", hints: .numbers)
  static let longitude = RuleDescription(
    "longitude", standard: "ISO 6709", example: "8.5417", hints: .numbers)
  static let latLong = RuleDescription("lat-long", example: "47.3769, 8.5417", hints: .numbers)

  static let languageTag = RuleDescription(
    "language-tag", standard: "BCP 47 (RFC 5646)", example: "zh-Hant-TW", hints: .identifier()
  ) { _ in Schema(ofFormat: ["pattern": "^[0-9A-Za-z]{1,8}(?:[-_][0-9A-Za-z]{1,8})*$"], isExact: false) }

  static let timeZone = RuleDescription(
    "time-zone", standard: "IANA Time Zone Database", example: "Europe/Zurich", hints: .identifier())

  static let countryCode = RuleDescription(
    "country-code", standard: "ISO 3166-1",
    exampleText: { $0["form"] == "alpha-3" ? "CHE" : $0["form"] == "numeric" ? "756" : "CH" },
    keys: {
      switch $1["form"] {
      case "alpha-3": MessageKeys("\($0).alpha-3", shared: "example")
      case "numeric": MessageKeys("\($0).numeric", shared: "example")
      default: MessageKeys($0, shared: "example")
      }
    }, hints: .capitals)

  static let currencyCode = RuleDescription(
    "currency-code", standard: "ISO 4217", exampleText: { $0["form"] == "numeric" ? "756" : "CHF" },
    keys: { MessageKeys($1["form"] == "numeric" ? "\($0).numeric" : $0, shared: "example") }, hints: .capitals
  )
}

extension RuleDescriptor<String> {
  /// The rules for telephone numbers and places.
  static var places: [Self] {
    [
      Self(
        .phone, ".phoneNumber(region: \"GB\")",
        "a telephone number of a region; without one, in the notation of E.164", with: ["region": "GB"],
        invalid: "020 7946", make: phoneNumber),
      Self(
        .postalCode, ".postalCode(region: \"GB\")", "a postal code in the form of a region",
        with: ["region": "GB"], valid: "SW1A 1AA", invalid: "8001"
      ) { try .postalCode(region: $0.region("region"), $0.options()) },
      Self(.latitude, ".latitude", "a latitude in decimal degrees", invalid: "90.1") { _ in .latitude },
      Self(.longitude, ".longitude", "a longitude in decimal degrees", invalid: "180.1") { _ in .longitude },
      Self(.latLong, ".coordinatePair", "a latitude and a longitude", invalid: "91, 8") { _ in
        .coordinatePair
      },
      Self(.languageTag, ".languageTag", "the tag of a language", invalid: "en_US") {
        try .languageTag($0.options())
      },
      Self(.timeZone, ".timeZone", "the name of a time zone", invalid: "Europe/Basel") { _ in .timeZone },
      Self(.countryCode, ".countryCode", "the code of a country", invalid: "UK") {
        try .countryCode(form: $0.value("form", or: .alpha2), $0.options())
      },
      Self(.currencyCode, ".currencyCode", "the code of a currency", invalid: "ABC") {
        try .currencyCode(form: $0.value("form", or: .alphabetic), $0.options())
      },
    ]
  }

  @Sendable
  private static func phoneNumber(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let region = try parameters.optionalRegion("region")
    let options: PhoneNumberFormat.Options = try parameters.options()
    let kinds: [PhoneNumber.Kind]? = try parameters.optionalChoices("kinds")
    if kinds?.isEmpty == true { throw parameters.error("no kind is accepted; name one", at: "kinds") }
    return .phoneNumber(region: region, kinds: kinds.map { Set(unifying: $0) }, options)
  }
}
