public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts an international telephone number in the notation of E.164, such as `+442079460018`.
  ///
  /// The rule follows ITU-T E.164 and the national numbering plans; see ``/ValidationFormats/PhoneNumberFormat``.
  public static var phoneNumber: Self { .phoneNumber() }

  /// A rule that accepts a telephone number that the numbering plan of its country provides for.
  ///
  /// The rule follows ITU-T E.164 and the national numbering plans; see ``/ValidationFormats/PhoneNumberFormat``.
  ///
  /// In form fields, accept what people type and paste: ``phoneNumber(_:region:kinds:)`` with `.lenient`.
  ///
  /// ```swift
  /// validator.addRule(.phoneNumber(region: "GB"))  // 020 7946 0018 and +44 20 7946 0018
  /// ```
  ///
  /// - Parameters:
  ///   - region: A region of ISO 3166-1 alpha-2, in either case, whose numbers are accepted in national and in
  ///     international form, with the usual separators; nil for an international number of any region. No number is
  ///     accepted in an unknown region.
  ///   - allowsSeparators: Whether separators are accepted without a region too.
  ///   - allowsOtherRegions: Whether numbers of other regions are accepted too: international numbers, and national
  ///     numbers of the regions that share the calling code.
  ///   - kinds: The accepted kinds of numbers; `nil` for all. A number that may be either a fixed line or a mobile one is
  ///     accepted if one of the two is.
  ///   - allowsExtension: Whether an extension may follow the number, as in `ext. 123`, `x123` or `;ext=123`.
  /// - Returns: The rule.
  public static func phoneNumber(
    region: String? = nil, allowsSeparators: Bool = false, allowsOtherRegions: Bool = false,
    kinds: Set<PhoneNumber.Kind>? = nil, allowsExtension: Bool = false
  ) -> Self {
    let region = region.map(RegionCode.capitals)
    var parameters: [String: JSONValue] = ["allowsSeparators": .bool(allowsSeparators)]
    if allowsOtherRegions { parameters["allowsOtherRegions"] = true }
    if allowsExtension { parameters["allowsExtension"] = true }
    parameters["region"] = region.map(JSONValue.string)
    parameters["kinds"] = kinds.map { .array($0.map(\.rawValue).sorted().map(JSONValue.string)) }
    return Self(
      FormatRule("phone", parameters: parameters, in: region) {
        PhoneNumberFormat.matches(
          $0, region: region, kinds: kinds, allowsOtherRegions: allowsOtherRegions,
          allowsSeparators: allowsSeparators, allowsExtension: allowsExtension)
      })
  }

  /// A rule that accepts a postal code in the shape that a region gives it, such as `SW1A 1AA` in `GB`.
  ///
  /// Letters of either case are accepted. In form fields, accept what people type: ``postalCode(_:region:)`` with `.lenient`.
  /// See ``/ValidationFormats/PostalCodeFormat``.
  ///
  /// - Parameters:
  ///   - region: A region of ISO 3166-1 alpha-2, in either case. In one without postal codes, such as Hong Kong, and in an
  ///     unknown one no text is accepted; `PostalCodeFormat.regions` lists the others.
  ///   - allowsSeparators: Whether the hyphen or space of the shape may be missing, or be any other separator, and full-width
  ///     characters stand for those of ASCII.
  ///   - allowsCountryPrefix: Whether the code of the region or its sign of vehicles may stand before, as in `D-10115`.
  /// - Returns: The rule.
  public static func postalCode(
    region: String, allowsSeparators: Bool = false, allowsCountryPrefix: Bool = false
  ) -> Self {
    let region = RegionCode.capitals(of: region)
    let parameters: [String: JSONValue] = ["region": .string(region)]
    let flags = ["allowsSeparators": allowsSeparators, "allowsCountryPrefix": allowsCountryPrefix]
    return Self(
      FormatRule("postal-code", parameters: parameters.with(flags), in: region) {
        PostalCodeFormat.matches(
          $0, region: region, allowsSeparators: allowsSeparators, allowsCountryPrefix: allowsCountryPrefix)
      })
  }

  /// A rule that accepts a latitude in decimal degrees, -90 to 90.
  ///
  /// The rule follows ISO 6709; see ``/ValidationFormats/LatitudeFormat``.
  public static var latitude: Self { Self(FormatRule("latitude") { LatitudeFormat.matches($0) }) }

  /// A rule that accepts a longitude in decimal degrees, -180 to 180.
  ///
  /// The rule follows ISO 6709; see ``/ValidationFormats/LongitudeFormat``.
  public static var longitude: Self { Self(FormatRule("longitude") { LongitudeFormat.matches($0) }) }

  /// A rule that accepts a latitude and a longitude with a comma between them, such as `47.3769, 8.5417`.
  ///
  /// The rule follows ISO 6709; see ``/ValidationFormats/CoordinatePairFormat``.
  public static var coordinatePair: Self {
    Self(FormatRule("lat-long") { CoordinatePairFormat.matches($0) })
  }

  /// A rule that accepts a language tag of BCP 47, such as `zh-Hant-TW`.
  ///
  /// The rule follows [RFC 5646](https://www.rfc-editor.org/rfc/rfc5646); see
  /// ``/ValidationFormats/LanguageTagFormat``.
  public static var languageTag: Self { .languageTag() }

  /// A rule that accepts a language tag of BCP 47.
  ///
  /// In form fields, accept the identifiers of locales too: ``languageTag(_:)`` with `.lenient`.
  ///
  /// The rule follows [RFC 5646](https://www.rfc-editor.org/rfc/rfc5646); see
  /// ``/ValidationFormats/LanguageTagFormat``.
  ///
  /// - Parameter allowsUnderscores: Whether underscores may stand for hyphens, as in `en_US`.
  /// - Returns: The rule.
  public static func languageTag(allowsUnderscores: Bool = false) -> Self {
    let parameters = [String: JSONValue]().with(["allowsUnderscores": allowsUnderscores])
    return Self(
      FormatRule("language-tag", parameters: parameters) {
        LanguageTagFormat.matches($0, allowsUnderscores: allowsUnderscores)
      })
  }

  /// A rule that accepts the name of a time zone of the IANA database, such as `Europe/Zurich`.
  ///
  /// The rule follows the [IANA Time Zone Database](https://www.iana.org/time-zones); see
  /// ``/ValidationFormats/TimeZoneFormat``.
  public static var timeZone: Self { Self(FormatRule("time-zone") { TimeZoneFormat.matches($0) }) }

  /// A rule that accepts the two capital letters of a country, such as `CH`.
  ///
  /// The rule follows ISO 3166-1; see ``/ValidationFormats/CountryCodeFormat``.
  public static var countryCode: Self { .countryCode() }

  /// A rule that accepts the code of a country in one of the forms of ISO 3166-1.
  ///
  /// The rule follows ISO 3166-1; see ``/ValidationFormats/CountryCodeFormat``.
  ///
  /// In form fields, accept what people type: ``countryCode(_:form:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - allowsLowercase: Whether letters may be lower case.
  /// - Returns: The rule.
  public static func countryCode(form: CountryCodeFormat.Form = .alpha2, allowsLowercase: Bool = false)
    -> Self
  {
    Self(
      FormatRule(
        "country-code",
        parameters: ["form": .string(form.rawValue), "allowsLowercase": .bool(allowsLowercase)]
      ) {
        CountryCodeFormat.matches($0, form: form, allowsLowercase: allowsLowercase)
      })
  }

  /// A rule that accepts the three capital letters of a currency, such as `CHF`.
  ///
  /// The rule follows ISO 4217; see ``/ValidationFormats/CurrencyCodeFormat``.
  public static var currencyCode: Self { .currencyCode() }

  /// A rule that accepts the code of a currency in one of the forms of ISO 4217.
  ///
  /// The rule follows ISO 4217; see ``/ValidationFormats/CurrencyCodeFormat``.
  ///
  /// In form fields, accept what people type: ``currencyCode(_:form:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - allowsLowercase: Whether letters may be lower case.
  /// - Returns: The rule.
  public static func currencyCode(
    form: CurrencyCodeFormat.Form = .alphabetic, allowsLowercase: Bool = false
  ) -> Self {
    Self(
      FormatRule(
        "currency-code",
        parameters: ["form": .string(form.rawValue), "allowsLowercase": .bool(allowsLowercase)]
      ) {
        CurrencyCodeFormat.matches($0, form: form, allowsLowercase: allowsLowercase)
      })
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
    CountryCodeFormat.matches(code, allowsLowercase: true) || PhoneNumberFormat.isSupported(region: code)
      || PostalCodeFormat.regions.contains(code.uppercased())
  }
}

extension FormatRule {
  /// Creates a rule for a region that may be unknown, in which no text is accepted.
  init(
    _ name: String, parameters: [String: JSONValue], in region: String?,
    matches: @escaping @Sendable (String) -> Bool
  ) {
    if let region, !RegionCode.isKnown(region) {
      self.init(name, parameters: parameters) { _ in false }
    } else {
      self.init(name, parameters: parameters, matches: matches)
    }
  }
}

extension RuleDescriptor<String> {
  /// The rules for telephone numbers and places.
  static var places: [Self] {
    [
      Self(
        "phone", ".phoneNumber(region: \"GB\")",
        "a telephone number of a region; without one, in the notation of E.164", standard: "ITU-T E.164",
        with: ["region": "GB"], valid: "020 7946 0018", invalid: "020 7946",
        keys: { MessageKeys($0["region"] == nil ? nil : "phone.region", "phone") }, make: phoneNumber),
      Self(
        "postal-code", ".postalCode(region: \"GB\")", "a postal code in the form of a region",
        with: ["region": "GB"], valid: "SW1A 1AA", invalid: "8001"
      ) {
        let region = try $0.region("region")
        let isLenient = try $0.isLenient()
        return try .postalCode(
          region: region, allowsSeparators: $0.value("allowsSeparators", or: isLenient),
          allowsCountryPrefix: $0.value("allowsCountryPrefix", or: isLenient))
      },
      Self(
        "latitude", ".latitude", "a latitude in decimal degrees", standard: "ISO 6709", valid: "47.3769",
        invalid: "90.1"
      ) { _ in .latitude },
      Self(
        "longitude", ".longitude", "a longitude in decimal degrees", standard: "ISO 6709", valid: "8.5417",
        invalid: "180.1"
      ) { _ in .longitude },
      Self(
        "lat-long", ".coordinatePair", "a latitude and a longitude", valid: "47.3769, 8.5417",
        invalid: "91, 8"
      ) { _ in .coordinatePair },
      Self(
        "language-tag", ".languageTag", "the tag of a language", standard: "BCP 47 (RFC 5646)",
        valid: "zh-Hant-TW",
        invalid: "en_US"
      ) {
        let isLenient = try $0.isLenient()
        return .languageTag(allowsUnderscores: try $0.value("allowsUnderscores", or: isLenient))
      },
      Self(
        "time-zone", ".timeZone", "the name of a time zone", standard: "IANA Time Zone Database",
        valid: "Europe/Zurich", invalid: "Europe/Basel"
      ) { _ in .timeZone },
      Self(
        "country-code", ".countryCode", "the code of a country", standard: "ISO 3166-1", valid: "CH",
        invalid: "UK",
        keys: {
          let variant: String? =
            switch $0["form"] {
            case "alpha-3": "country-code.alpha-3"
            case "numeric": "country-code.numeric"
            default: nil
            }
          return MessageKeys(variant ?? "country-code", shared: "example")
        }, exampleText: { $0["form"] == "alpha-3" ? "CHE" : $0["form"] == "numeric" ? "756" : "CH" }
      ) {
        let isLenient = try $0.isLenient()
        return try .countryCode(
          form: $0.value("form", or: .alpha2), allowsLowercase: $0.value("allowsLowercase", or: isLenient))
      },
      Self(
        "currency-code", ".currencyCode", "the code of a currency", standard: "ISO 4217", valid: "CHF",
        invalid: "ABC",
        keys: {
          MessageKeys(
            $0["form"] == "numeric" ? "currency-code.numeric" : "currency-code", shared: "example")
        }, exampleText: { $0["form"] == "numeric" ? "756" : "CHF" }
      ) {
        let isLenient = try $0.isLenient()
        return try .currencyCode(
          form: $0.value("form", or: .alphabetic), allowsLowercase: $0.value("allowsLowercase", or: isLenient)
        )
      },
    ]
  }
  @Sendable
  private static func phoneNumber(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let region = try parameters.optionalRegion("region")
    let isLenient = try parameters.isLenient()
    let allowsSeparators = try parameters.value("allowsSeparators", or: isLenient)
    let allowsOtherRegions = try parameters.value("allowsOtherRegions", or: false)
    let allowsExtension = try parameters.value("allowsExtension", or: false)
    let names: [String]? = try parameters.optionalValue("kinds")
    var kinds: Set<PhoneNumber.Kind>?
    for name in names ?? [] {
      guard let kind = PhoneNumber.Kind(rawValue: name) else {
        let known = PhoneNumber.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw parameters.error("unknown kind \"\(name)\"; the kinds are \(known)", at: "kinds")
      }
      kinds = (kinds ?? []).union([kind])
    }
    if names?.isEmpty == true { throw parameters.error("no kind is accepted; name one", at: "kinds") }
    return .phoneNumber(
      region: region, allowsSeparators: allowsSeparators, allowsOtherRegions: allowsOtherRegions,
      kinds: kinds,
      allowsExtension: allowsExtension)
  }
}
