import ValidationFormats

/// A format with a canonical form, which is the one spelling to store.
///
/// ```swift
/// "gb82 west 1234 5698 7654 32".formatted(with: .canonical(.iban))
/// // "GB82WEST12345698765432"
/// "020 7946 0018".formatted(with: .canonical(.phoneNumber(region: "GB")))
/// // "+442079460018"
/// ```
///
/// Each format accepts every spelling that the options of its rule allow. All spellings of a value have the
/// same canonical form, which is valid without options.
public struct CanonicalFormat: Sendable {
  /// The name of the rule of the format, such as `iban`.
  public let name: String
  /// The parameters of the format, such as a region.
  public let parameters: [String: JSONValue]

  private let canonical: @Sendable (String) -> String?

  /// Creates a format from a function that returns the canonical form of a text, or `nil` for text of another
  /// format.
  ///
  /// - Parameters:
  ///   - name: The name, in kebab-case.
  ///   - parameters: The parameters of the format, by name.
  ///   - canonical: Returns the canonical form.
  public init(
    _ name: String, parameters: [String: JSONValue] = [:],
    canonical: @escaping @Sendable (_ text: String) -> String?
  ) {
    self.name = name
    self.parameters = parameters
    self.canonical = canonical
  }

  /// Creates the canonical form of a rule of the library.
  private init(
    _ description: RuleDescription, parameters: [String: JSONValue] = [:],
    canonical: @escaping @Sendable (_ text: String) -> String?
  ) { self.init(description.name, parameters: parameters, canonical: canonical) }

  /// Returns the canonical form of a text, or `nil` if the text is of another format.
  public func callAsFunction(_ text: String) -> String? { canonical(text) }
}

extension ValueFormatter where Value == String {
  /// The canonical form of text of a format. Other text stays as it is, so that a rule can reject it.
  ///
  /// ```swift
  /// let account = TextControl()
  /// account.formatters = [.canonical(.iban)]
  /// account.addRule(.iban)
  /// ```
  public static func canonical(_ format: CanonicalFormat) -> Self {
    Self(
      "canonical", parameters: ["format": .string(format.name)].with(format.parameters)
    ) { format($0) ?? $0 }
  }
}

// MARK: Internet

extension CanonicalFormat {
  /// An email address with a domain in lowercase and in A-labels. The local part stays as it is.
  public static var email: Self {
    Self(.email) {
      let options = EmailFormat.Options([
        .allowsQuotedLocalPart, .allowsAddressLiteral, .allowsSingleLabelDomain,
      ])
      return EmailAddress($0, options)?.canonical
    }
  }

  /// A URL with the scheme `http` or `https`, normalized after RFC 3986, section 6.2.
  public static var url: Self { Self(.url) { URLFormat.canonical($0) } }

  /// A host name in lowercase and in A-labels, without the root dot.
  public static var hostname: Self { Self(.hostname) { HostnameFormat.canonical($0) } }

  /// A host name in lowercase and in A-labels, or an IP address, with its port.
  public static var hostPort: Self { Self(.hostPort) { HostPortFormat.canonical($0) } }

  /// An IP address; of version 6 in the form of RFC 5952.
  public static var ipAddress: Self { Self(.ip) { IPAddress($0, .allowsZone)?.canonical } }

  /// A hardware address in lowercase with colons.
  public static var macAddress: Self { Self(.mac) { MACAddressFormat.canonical($0) } }

  /// A UUID in lowercase with hyphens.
  public static var uuid: Self { Self(.uuid) { UUIDFormat.canonical($0) } }

  /// A ULID in uppercase.
  public static var ulid: Self { Self(.ulid) { ULIDFormat.canonical($0) } }

  /// A semantic version.
  public static var semanticVersion: Self { Self(.semver) { SemanticVersion($0)?.canonical } }

  /// A color in lowercase with a hash and two digits for each channel.
  public static var hexColor: Self { Self(.hexColor) { HexColorFormat.canonical($0) } }

  /// A language tag in the case that RFC 5646, section 2.1.1, recommends, with hyphens.
  public static var languageTag: Self { Self(.languageTag) { LanguageTagFormat.canonical($0) } }
}

// MARK: Money

extension CanonicalFormat {
  /// The digits of a payment card number.
  public static var card: Self { Self(.card) { PaymentCardNumber($0, .lenient)?.canonical } }

  /// The electronic form of an IBAN, in uppercase without spaces.
  public static var iban: Self {
    Self(.iban) {
      var options = IBANFormat.Options.lenient
      options.insert(.includesUnregisteredCountries)
      return IBAN($0, options)?.canonical
    }
  }

  /// A BIC in uppercase, without the branch `XXX` of a head office.
  public static var bic: Self { Self(.bic) { BICFormat.canonical($0) } }

  /// The code of a currency in uppercase.
  public static var currencyCode: Self { Self(.currencyCode) { CurrencyCodeFormat.canonical($0) } }
}

// MARK: People and places

extension CanonicalFormat {
  /// An international telephone number in the notation of E.164.
  public static var phoneNumber: Self { .phoneNumber() }

  /// A telephone number in the notation of E.164, followed by `;ext=` and the extension if there is one.
  ///
  /// - Parameter region: A region of ISO 3166-1 alpha-2, in either case, whose national numbers are accepted
  ///   too; `nil` for international numbers only. No number is accepted in an unknown region.
  /// - Returns: The format.
  public static func phoneNumber(region: String? = nil) -> Self {
    let region = region.map(RegionCode.capitals)
    return Self(.phone, parameters: region.map { ["region": .string($0)] } ?? [:]) {
      var options = PhoneNumberFormat.Options.lenient
      options.insert(.allowsOtherRegions)
      return PhoneNumber($0, region: region, options)?.canonical
    }
  }

  /// A postal code of a region in uppercase, with the separator of its shape and without a prefix that may be
  /// missing.
  ///
  /// - Parameter region: A region of ISO 3166-1 alpha-2, in either case. No code is accepted in an unknown
  ///   region.
  /// - Returns: The format.
  public static func postalCode(region: String) -> Self {
    let region = RegionCode.capitals(of: region)
    return Self(.postalCode, parameters: ["region": .string(region)]) {
      PostalCodeFormat.canonical($0, region: region)
    }
  }

  /// The code of a country in uppercase.
  public static var countryCode: Self { Self(.countryCode) { CountryCodeFormat.canonical($0) } }

  /// A VAT number in uppercase with the code of its country.
  public static var vatNumber: Self { .vatNumber() }

  /// A VAT number in uppercase with the code of its country.
  ///
  /// - Parameter country: The country, such as `DE`, whose numbers are accepted without the code too, or
  ///   `nil`.
  /// - Returns: The format.
  public static func vatNumber(country: String? = nil) -> Self {
    let country = country.map(RegionCode.capitals)
    return Self(.vat, parameters: country.map { ["country": .string($0)] } ?? [:]) {
      VATNumber($0, country: country, .lenient)?.canonical
    }
  }
}

// MARK: Identifiers

extension CanonicalFormat {
  /// The thirteen digits of a book number.
  public static var isbn: Self { Self(.isbn) { ISBN($0, .lenient)?.canonical } }

  /// The number of a serial publication, with a hyphen.
  public static var issn: Self { Self(.issn) { ISSNFormat.canonical($0) } }

  /// The fourteen digits of the number under a bar code.
  public static var ean: Self { Self(.ean) { EANFormat.canonical($0) } }

  /// A vehicle identification number in uppercase without separators.
  public static var vin: Self { Self(.vin) { VINFormat.canonical($0) } }

  /// The number of a security in uppercase without separators.
  public static var isin: Self { Self(.isin) { ISINFormat.canonical($0) } }

  /// The digits of the number of a mobile device.
  public static var imei: Self { Self(.imei) { IMEIFormat.canonical($0) } }

  /// A legal entity identifier in uppercase without separators.
  public static var lei: Self { Self(.lei) { LEIFormat.canonical($0) } }
}
