public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts an international telephone number in the notation of E.164, such as `+442079460018`.
  public static var phoneNumber: Self { .phoneNumber() }

  /// A rule that accepts a telephone number that the numbering plan of its country provides for.
  ///
  /// ```swift
  /// validator.addRule(.phoneNumber(region: "GB"))  // 020 7946 0018 and +44 20 7946 0018
  /// ```
  ///
  /// - Parameters:
  ///   - region: A region of ISO 3166-1 alpha-2, in either case, whose numbers are accepted in national and in
  ///     international form, with the usual separators; nil for an international number of any region.
  ///   - allowsSeparators: Whether separators are accepted without a region too.
  /// - Precondition: There is such a region.
  public static func phoneNumber(region: String? = nil, allowsSeparators: Bool = false) -> Self {
    let region = region.map(RegionCode.capitals)
    var parameters: [String: JSONValue] = ["allowsSeparators": .bool(allowsSeparators)]
    parameters["region"] = region.map(JSONValue.string)
    return Self(
      FormatRule("phone", parameters: parameters) {
        PhoneNumberFormat.matches($0, region: region, allowsSeparators: allowsSeparators)
      })
  }

  /// A rule that accepts a postal code in the shape that a region gives it, such as `SW1A 1AA` in `GB`.
  ///
  /// - Parameter region: A region of ISO 3166-1 alpha-2, in either case. One without postal codes, as Hong Kong, has
  ///   no text that is accepted; `PostalCodeFormat.regions` lists the others.
  /// - Precondition: There is such a region.
  public static func postalCode(region: String) -> Self {
    let region = RegionCode.capitals(of: region)
    return Self(
      FormatRule("postal-code", parameters: ["region": .string(region)]) {
        PostalCodeFormat.matches($0, region: region)
      })
  }

  /// A rule that accepts a latitude in decimal degrees, -90 to 90.
  public static var latitude: Self { Self(FormatRule("latitude") { LatitudeFormat.matches($0) }) }

  /// A rule that accepts a longitude in decimal degrees, -180 to 180.
  public static var longitude: Self { Self(FormatRule("longitude") { LongitudeFormat.matches($0) }) }

  /// A rule that accepts a latitude and a longitude with a comma between them, such as `47.3769, 8.5417`.
  public static var coordinatePair: Self {
    Self(FormatRule("lat-long") { CoordinatePairFormat.matches($0) })
  }

  /// A rule that accepts the two capital letters of a country, such as `CH`.
  public static var countryCode: Self { .countryCode() }

  /// A rule that accepts the code of a country in one of the forms of ISO 3166-1.
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
  public static var currencyCode: Self { .currencyCode() }

  /// A rule that accepts the code of a currency in one of the forms of ISO 4217.
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
  /// Returns whether there is such a region: a country of ISO 3166-1, or one that has numbering or postal
  /// codes of its own, as Kosovo (`XK`), in either case.
  package static func isKnown(_ code: String) -> Bool {
    CountryCodeFormat.matches(code, allowsLowercase: true) || PhoneNumberFormat.isSupported(region: code)
      || PostalCodeFormat.regions.contains(code.uppercased())
  }

  /// Returns a known code in capitals.
  ///
  /// - Precondition: The code is known.
  static func capitals(of code: String) -> String {
    precondition(
      isKnown(code), "Unknown region \(code): write the two letters of ISO 3166-1, such as GB")
    return code.uppercased()
  }
}
