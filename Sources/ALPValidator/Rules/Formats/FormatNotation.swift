public import ValidationFormats

/// A preset of the options of a format: how closely text has to follow the notation of the standard.
///
/// The formats follow their standards by default. People type variations, which ``lenient`` accepts in form fields. The
/// parsed value and the canonical form, which `ValueFormatter.canonical(_:)` gives, are the same for all of them:
///
/// ```swift
/// validator.addRule(.iban(.lenient))
/// "gb82-west-1234-5698-7654-32".validate(.iban(.lenient)).isValid    // true
/// "gb82-west-1234-5698-7654-32".formatted(with: .canonical(.iban))  // "GB82WEST12345698765432"
/// ```
///
/// In rules as data and on the command line the preset is the parameter `lenient`: `{"iban": {"lenient": true}}` and
/// `iban --lenient`. Each option can be set beside it.
public enum FormatNotation: Sendable, Hashable, CaseIterable {
  /// The notation of the standard.
  case standard
  /// The notation of the standard and the variations that people type: letters of either case, spaces, hyphens and dots,
  /// full-width characters, and what is often left out.
  case lenient
}

extension RuleParameters {
  /// Returns whether the options that accept what people type are on by default.
  mutating func isLenient() throws -> Bool { try value("lenient", or: false) }
}

extension Rule where Value == String {
  /// A rule that accepts a URL, also without its scheme.
  ///
  /// See ``/ValidationFormats/URLFormat``; the lenient notation sets `allowsMissingScheme` and
  /// `allowsProtocolRelative`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - schemes: The accepted schemes, in either case.
  /// - Returns: The rule.
  /// - Precondition: There is a scheme, or the notation is lenient.
  public static func url(_ notation: FormatNotation, schemes: [String] = ["http", "https"]) -> Self {
    let isLenient = notation == .lenient
    return .url(schemes: schemes, allowsMissingScheme: isLenient, allowsProtocolRelative: isLenient)
  }

  /// A rule that accepts a host name, also with the root dot and with characters that browsers map.
  ///
  /// See ``/ValidationFormats/HostnameFormat``; the lenient notation sets `allowsTrailingDot` and
  /// `mapsCharacters`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - requiresDot: Whether there must be two labels or more.
  /// - Returns: The rule.
  public static func hostname(_ notation: FormatNotation, requiresDot: Bool = false) -> Self {
    let isLenient = notation == .lenient
    return .hostname(requiresDot: requiresDot, allowsTrailingDot: isLenient, mapsCharacters: isLenient)
  }

  /// A rule that accepts a hardware address, also without separators or with others.
  ///
  /// See ``/ValidationFormats/MACAddressFormat``; the lenient notation sets `allowsSeparators`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - allowsEUI64: Whether an address of eight octets is accepted too.
  /// - Returns: The rule.
  public static func macAddress(_ notation: FormatNotation, allowsEUI64: Bool = false) -> Self {
    let isLenient = notation == .lenient
    return .macAddress(allowsEUI64: allowsEUI64, allowsSeparators: isLenient)
  }

  /// A rule that accepts a UUID, also without hyphens or in braces.
  ///
  /// See ``/ValidationFormats/UUIDFormat``; the lenient notation sets `allowsMissingHyphens` and `allowsBraces`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - version: The version, or `nil` for any value.
  /// - Returns: The rule.
  /// - Precondition: `version` is nil or one of 1 to 8.
  public static func uuid(_ notation: FormatNotation, version: Int? = nil) -> Self {
    let isLenient = notation == .lenient
    return .uuid(version: version, allowsMissingHyphens: isLenient, allowsBraces: isLenient)
  }

  /// A rule that accepts a slug, also with underscores.
  ///
  /// See ``/ValidationFormats/SlugFormat``; the lenient notation sets `allowsUnderscores`.
  public static func slug(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .slug(allowsUnderscores: isLenient)
  }

  /// A rule that accepts data in base 64, also without padding and with white space.
  ///
  /// See ``/ValidationFormats/Base64Format``; the lenient notation sets `allowsMissingPadding` and
  /// `allowsWhitespace`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - urlSafe: Whether `-` and `_` take the places of `+` and `/`.
  /// - Returns: The rule.
  public static func base64(_ notation: FormatNotation, urlSafe: Bool = false) -> Self {
    let isLenient = notation == .lenient
    return .base64(urlSafe: urlSafe, allowsMissingPadding: isLenient, allowsWhitespace: isLenient)
  }

  /// A rule that accepts a color in hexadecimal notation, also without the `#`.
  ///
  /// See ``/ValidationFormats/HexColorFormat``; the lenient notation sets `allowsMissingHash`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - opaqueOnly: Whether the forms with alpha are rejected.
  /// - Returns: The rule.
  public static func hexColor(_ notation: FormatNotation, opaqueOnly: Bool = false) -> Self {
    let isLenient = notation == .lenient
    return .hexColor(allowsMissingHash: isLenient, opaqueOnly: opaqueOnly)
  }

  /// A rule that accepts the number of a payment card, also with separators.
  ///
  /// See ``/ValidationFormats/PaymentCardFormat``; the lenient notation sets `allowsSeparators`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - networks: The accepted networks.
  /// - Returns: The rule.
  /// - Precondition: `networks` is not empty.
  public static func paymentCard(_ notation: FormatNotation, networks: PaymentCardNetworks = .all) -> Self {
    let isLenient = notation == .lenient
    return .paymentCard(networks: networks, allowsSeparators: isLenient)
  }

  /// A rule that accepts digits with Luhn's check digit, also with separators.
  ///
  /// See ``/ValidationFormats/LuhnFormat``; the lenient notation sets `allowsSeparators`.
  public static func luhn(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .luhn(allowsSeparators: isLenient)
  }

  /// A rule that accepts the international number of a bank account, also in lower case and with separators.
  ///
  /// See ``/ValidationFormats/IBANFormat``; the lenient notation sets `allowsLowercase` and `allowsSeparators`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - country: A code of ISO 3166-1 alpha-2, in either case, or `nil` for any.
  /// - Returns: The rule.
  public static func iban(_ notation: FormatNotation, country: String? = nil) -> Self {
    let isLenient = notation == .lenient
    return .iban(country: country, allowsLowercase: isLenient, allowsSeparators: isLenient)
  }

  /// A rule that accepts the identifier code of a bank, also in lower case and with separators.
  ///
  /// See ``/ValidationFormats/BICFormat``; the lenient notation sets `allowsLowercase` and `allowsSeparators`.
  public static func bic(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .bic(allowsLowercase: isLenient, allowsSeparators: isLenient)
  }

  /// A rule that accepts a telephone number, also with all the separators of word processors.
  ///
  /// See ``/ValidationFormats/PhoneNumberFormat``; the lenient notation sets `allowsSeparators`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - region: A region of ISO 3166-1 alpha-2, in either case; `nil` for an international number of any region.
  ///   - kinds: The accepted kinds of numbers; `nil` for all.
  /// - Returns: The rule.
  public static func phoneNumber(
    _ notation: FormatNotation, region: String? = nil, kinds: Set<PhoneNumber.Kind>? = nil
  ) -> Self {
    let isLenient = notation == .lenient
    return .phoneNumber(region: region, allowsSeparators: isLenient, kinds: kinds)
  }

  /// A rule that accepts a postal code, also with other separators or none, or with the prefix of the country.
  ///
  /// See ``/ValidationFormats/PostalCodeFormat``; the lenient notation sets `allowsSeparators` and
  /// `allowsCountryPrefix`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - region: A region of ISO 3166-1 alpha-2, in either case.
  /// - Returns: The rule.
  public static func postalCode(_ notation: FormatNotation, region: String) -> Self {
    let isLenient = notation == .lenient
    return .postalCode(region: region, allowsSeparators: isLenient, allowsCountryPrefix: isLenient)
  }

  /// A rule that accepts a language tag, also with underscores.
  ///
  /// See ``/ValidationFormats/LanguageTagFormat``; the lenient notation sets `allowsUnderscores`.
  public static func languageTag(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .languageTag(allowsUnderscores: isLenient)
  }

  /// A rule that accepts the code of a country, also in lower case.
  ///
  /// See ``/ValidationFormats/CountryCodeFormat``; the lenient notation sets `allowsLowercase`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - form: The form of ISO 3166-1.
  /// - Returns: The rule.
  public static func countryCode(_ notation: FormatNotation, form: CountryCodeFormat.Form = .alpha2) -> Self {
    let isLenient = notation == .lenient
    return .countryCode(form: form, allowsLowercase: isLenient)
  }

  /// A rule that accepts the code of a currency, also in lower case.
  ///
  /// See ``/ValidationFormats/CurrencyCodeFormat``; the lenient notation sets `allowsLowercase`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - form: The form of ISO 4217.
  /// - Returns: The rule.
  public static func currencyCode(_ notation: FormatNotation, form: CurrencyCodeFormat.Form = .alphabetic)
    -> Self
  {
    let isLenient = notation == .lenient
    return .currencyCode(form: form, allowsLowercase: isLenient)
  }

  /// A rule that accepts a date with a time and an offset, also with a space between them.
  ///
  /// See ``/ValidationFormats/DateTimeFormat``; the lenient notation sets `allowsSpace`.
  public static func dateTime(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .dateTime(allowsSpace: isLenient)
  }

  /// A rule that accepts a duration, also with a fraction and without units between others.
  ///
  /// See ``/ValidationFormats/DurationFormat``; the lenient notation sets `allowsFraction` and `allowsMissingUnits`.
  public static func duration(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .duration(allowsFraction: isLenient, allowsMissingUnits: isLenient)
  }

  /// A rule that accepts a book number, also with a lower-case `x` and any separators.
  ///
  /// See ``/ValidationFormats/ISBNFormat``; the lenient notation sets `allowsLowercase` and `allowsSeparators`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - version: The version, or `nil` for either.
  /// - Returns: The rule.
  public static func isbn(_ notation: FormatNotation, version: ISBNFormat.Version? = nil) -> Self {
    let isLenient = notation == .lenient
    return .isbn(version: version, allowsLowercase: isLenient, allowsSeparators: isLenient)
  }

  /// A rule that accepts the number of a serial publication, also with a lower-case `x`.
  ///
  /// See ``/ValidationFormats/ISSNFormat``; the lenient notation sets `allowsLowercase`.
  public static func issn(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .issn(allowsLowercase: isLenient)
  }

  /// A rule that accepts a vehicle identification number, also in lower case and with separators.
  ///
  /// See ``/ValidationFormats/VINFormat``; the lenient notation sets `allowsLowercase` and `allowsSeparators`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - checkDigit: Whether the ninth character must be the check digit of North America.
  /// - Returns: The rule.
  public static func vin(_ notation: FormatNotation, checkDigit: Bool = false) -> Self {
    let isLenient = notation == .lenient
    return .vin(checkDigit: checkDigit, allowsLowercase: isLenient, allowsSeparators: isLenient)
  }

  /// A rule that accepts the number of a security, also in lower case and with separators.
  ///
  /// See ``/ValidationFormats/ISINFormat``; the lenient notation sets `allowsLowercase` and `allowsSeparators`.
  public static func isin(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .isin(allowsLowercase: isLenient, allowsSeparators: isLenient)
  }

  /// A rule that accepts the number of a mobile device, also with separators.
  ///
  /// See ``/ValidationFormats/IMEIFormat``; the lenient notation sets `allowsSeparators`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - allowsSoftwareVersion: Whether a number of sixteen digits, with software version, is accepted too.
  /// - Returns: The rule.
  public static func imei(_ notation: FormatNotation, allowsSoftwareVersion: Bool = false) -> Self {
    let isLenient = notation == .lenient
    return .imei(allowsSoftwareVersion: allowsSoftwareVersion, allowsSeparators: isLenient)
  }

  /// A rule that accepts a legal entity identifier, also in lower case and with separators.
  ///
  /// See ``/ValidationFormats/LEIFormat``; the lenient notation sets `allowsLowercase` and `allowsSeparators`.
  public static func lei(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .lei(allowsLowercase: isLenient, allowsSeparators: isLenient)
  }

  /// A rule that accepts a VAT number, also in lower case and with separators.
  ///
  /// See ``/ValidationFormats/VATNumberFormat``; the lenient notation sets `allowsLowercase` and `allowsSeparators`.
  ///
  /// - Parameters:
  ///   - notation: The accepted notation.
  ///   - country: The country whose numbers are accepted with and without its code; `nil` for a number of any country
  /// - Returns: The rule.
  /// with its code.
  /// - Returns: The rule.
  public static func vatNumber(_ notation: FormatNotation, country: String? = nil) -> Self {
    let isLenient = notation == .lenient
    return .vatNumber(country: country, allowsLowercase: isLenient, allowsSeparators: isLenient)
  }

  /// A rule that accepts the expiry of a payment card that is still good, also with spaces around the slash.
  ///
  /// See ``/ValidationFormats/CardExpiryFormat``.
  ///
  /// See ``CardExpiryRule``; the lenient notation sets `allowsSpaces`.
  public static func cardExpiry(_ notation: FormatNotation) -> Self {
    .cardExpiry(allowsSpaces: notation == .lenient)
  }

  /// A rule that accepts the number under a bar code, also with separators, and UPC-E.
  ///
  /// See ``/ValidationFormats/EANFormat``; the lenient notation sets `allowsSeparators` and adds `.upcE` to the kinds.
  public static func ean(_ notation: FormatNotation) -> Self {
    let isLenient = notation == .lenient
    return .ean(kinds: isLenient ? .all.union(.upcE) : .all, allowsSeparators: isLenient)
  }
}
