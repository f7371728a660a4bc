import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a vehicle identification number of any part of the world.
  ///
  /// The rule follows ISO 3779 and 49 CFR 565.15; see ``/ValidationFormats/VINFormat``.
  public static var vin: Self { .vin() }

  /// A rule that accepts a vehicle identification number (ISO 3779), with the check digit of North America or without.
  ///
  /// The rule follows ISO 3779 and 49 CFR 565.15; see ``/ValidationFormats/VINFormat``.
  ///
  /// In form fields, accept what people type: ``vin(_:checkDigit:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - checkDigit: Whether the ninth character must be the check digit of North America (49 CFR 565.15).
  ///   - allowsLowercase: Whether lowercase letters are accepted.
  ///   - allowsSeparators: Whether spaces, hyphens and dots are accepted between characters.
  /// - Returns: The rule.
  public static func vin(
    checkDigit: Bool = false, allowsLowercase: Bool = false, allowsSeparators: Bool = false
  ) -> Self {
    let parameters: [String: JSONValue] = ["checkDigit": .bool(checkDigit)]
    return Self(
      FormatRule(
        "vin",
        parameters: parameters.with([
          "allowsLowercase": allowsLowercase, "allowsSeparators": allowsSeparators,
        ])
      ) {
        VINFormat.matches(
          $0, checkDigit: checkDigit, allowsLowercase: allowsLowercase, allowsSeparators: allowsSeparators)
      })
  }

  /// A rule that accepts the number of a security, such as `US0378331005`.
  ///
  /// The rule follows ISO 6166; see ``/ValidationFormats/ISINFormat``.
  public static var isin: Self { .isin() }

  /// A rule that accepts the number of a security (ISO 6166).
  ///
  /// The rule follows ISO 6166; see ``/ValidationFormats/ISINFormat``.
  ///
  /// In form fields, accept what people type: ``isin(_:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - allowsLowercase: Whether lowercase letters are accepted.
  ///   - allowsSeparators: Whether spaces, hyphens and dots are accepted between characters.
  /// - Returns: The rule.
  public static func isin(allowsLowercase: Bool = false, allowsSeparators: Bool = false) -> Self {
    let parameters = [String: JSONValue]().with([
      "allowsLowercase": allowsLowercase, "allowsSeparators": allowsSeparators,
    ])
    return Self(
      FormatRule("isin", parameters: parameters) {
        ISINFormat.matches($0, allowsLowercase: allowsLowercase, allowsSeparators: allowsSeparators)
      })
  }

  /// A rule that accepts the number of a mobile device, fifteen digits.
  ///
  /// The rule follows 3GPP TS 23.003, section 6.2; see ``/ValidationFormats/IMEIFormat``.
  public static var imei: Self { .imei() }

  /// A rule that accepts the number of a mobile device (3GPP TS 23.003).
  ///
  /// In form fields, accept what people type: ``imei(_:allowsSoftwareVersion:)`` with `.lenient`.
  ///
  /// The rule follows 3GPP TS 23.003, section 6.2; see ``/ValidationFormats/IMEIFormat``.
  ///
  /// - Parameters:
  ///   - allowsHyphens: Whether the number may also be written with all its hyphens, as `49-015420-323751-8`.
  ///   - allowsSoftwareVersion: Whether a number of sixteen digits, with software version, is accepted too.
  ///   - allowsSeparators: Whether spaces, hyphens and dots may stand between any digits.
  /// - Returns: The rule.
  public static func imei(
    allowsHyphens: Bool = false, allowsSoftwareVersion: Bool = false, allowsSeparators: Bool = false
  ) -> Self {
    let parameters: [String: JSONValue] = [
      "allowsHyphens": .bool(allowsHyphens), "allowsSoftwareVersion": .bool(allowsSoftwareVersion),
    ]
    return Self(
      FormatRule("imei", parameters: parameters.with(["allowsSeparators": allowsSeparators])) {
        IMEIFormat.matches(
          $0, allowsHyphens: allowsHyphens, allowsSoftwareVersion: allowsSoftwareVersion,
          allowsSeparators: allowsSeparators)
      })
  }

  /// A rule that accepts a legal entity identifier, twenty characters.
  ///
  /// The rule follows ISO 17442-1; see ``/ValidationFormats/LEIFormat``.
  public static var lei: Self { .lei() }

  /// A rule that accepts a legal entity identifier (ISO 17442), twenty characters.
  ///
  /// The rule follows ISO 17442-1; see ``/ValidationFormats/LEIFormat``.
  ///
  /// In form fields, accept what people type: ``lei(_:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - allowsLowercase: Whether lowercase letters are accepted.
  ///   - allowsSeparators: Whether spaces, hyphens and dots are accepted between characters.
  /// - Returns: The rule.
  public static func lei(allowsLowercase: Bool = false, allowsSeparators: Bool = false) -> Self {
    let parameters = [String: JSONValue]().with([
      "allowsLowercase": allowsLowercase, "allowsSeparators": allowsSeparators,
    ])
    return Self(
      FormatRule("lei", parameters: parameters) {
        LEIFormat.matches($0, allowsLowercase: allowsLowercase, allowsSeparators: allowsSeparators)
      })
  }

  /// A rule that accepts a universally unique lexicographically sortable identifier, such as
  /// `01ARZ3NDEKTSV4RRFFQ69G5FAV`.
  ///
  /// The rule follows the [specification of ULID](https://github.com/ulid/spec); see
  /// ``/ValidationFormats/ULIDFormat``.
  public static var ulid: Self { Self(FormatRule("ulid") { ULIDFormat.matches($0) }) }

  /// A rule that accepts a VAT number of a member state of the European Union, Britain, Norway or Switzerland, with its
  /// country code.
  ///
  /// The rule follows Directive 2006/112/EC, article 215 and the national rules for check digits; see
  /// ``/ValidationFormats/VATNumberFormat``.
  public static var vatNumber: Self { .vatNumber() }

  /// A rule that accepts a VAT number with a correct check digit.
  ///
  /// The rule follows Directive 2006/112/EC, article 215 and the national rules for check digits; see
  /// ``/ValidationFormats/VATNumberFormat``.
  ///
  /// In form fields, accept what people type: ``vatNumber(_:country:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - country: The country, such as `DE`, whose numbers are accepted with and without the country code; `nil` for a
  ///     number of any country with its code. No number is accepted of an unsupported country.
  ///   - allowsLowercase: Whether lowercase letters are accepted.
  ///   - allowsSeparators: Whether spaces, hyphens and dots are accepted.
  /// - Returns: The rule.
  public static func vatNumber(
    country: String? = nil, allowsLowercase: Bool = false, allowsSeparators: Bool = false
  ) -> Self {
    let country = country.map(RegionCode.capitals)
    var parameters: [String: JSONValue] = [
      "allowsLowercase": .bool(allowsLowercase), "allowsSeparators": .bool(allowsSeparators),
    ]
    parameters["country"] = country.map(JSONValue.string)
    return Self(
      FormatRule("vat", parameters: parameters) {
        VATNumberFormat.matches(
          $0, country: country, allowsLowercase: allowsLowercase, allowsSeparators: allowsSeparators)
      })
  }
}

extension RuleDescriptor<String> {
  /// The rules for registered identifiers.
  static var identifiers: [Self] {
    [
      Self(
        "isbn", ".isbn", "the number of a book", standard: "ISO 2108", valid: "978-0-306-40615-7",
        invalid: "978-0-306-40615-8",
        keys: { MessageKeys($0["version"] == 10 ? "isbn.10" : "isbn", shared: "example") },
        exampleText: { $0["version"] == 10 ? "0-306-40615-2" : "978-0-306-40615-7" }
      ) {
        let version: ISBNFormat.Version? = try $0.optionalChoice("version")
        let isLenient = try $0.isLenient()
        return try .isbn(
          version: version, allowsLowercase: $0.value("allowsLowercase", or: isLenient),
          allowsSeparators: $0.value("allowsSeparators", or: isLenient))
      },
      Self(
        "issn", ".issn", "the number of a serial publication", standard: "ISO 3297", valid: "0378-5955",
        invalid: "0378-5954", keys: { _ in MessageKeys("issn", shared: "identifier") }
      ) {
        let isLenient = try $0.isLenient()
        return try .issn(
          requiresHyphen: $0.value("requiresHyphen", or: false),
          allowsLowercase: $0.value("allowsLowercase", or: isLenient))
      },
      Self(
        "ean", ".ean", "the number under a bar code", standard: "GS1 General Specifications",
        valid: "4006381333931", invalid: "4006381333932",
        keys: {
          guard case .array(let lengths)? = $0["lengths"], lengths.count < 4 else {
            return MessageKeys("ean", shared: "example")
          }
          return MessageKeys("ean.lengths", "ean", shared: "example")
        }, exampleText: articleNumberExample, make: articleNumber),
      Self(
        "vin", ".vin(checkDigit: true)", "the number of a vehicle", standard: "ISO 3779; 49 CFR 565.15",
        with: ["checkDigit": true], valid: "1M8GDM9AXKP042788", invalid: "1M8GDM9A1KP042788",
        keys: { _ in MessageKeys("vin", shared: "identifier") }
      ) {
        let isLenient = try $0.isLenient()
        return try .vin(
          checkDigit: $0.value("checkDigit", or: false),
          allowsLowercase: $0.value("allowsLowercase", or: isLenient),
          allowsSeparators: $0.value("allowsSeparators", or: isLenient))
      },
      Self(
        "isin", ".isin", "the number of a security", standard: "ISO 6166", valid: "US0378331005",
        invalid: "US0378331004", keys: { _ in MessageKeys("isin", shared: "identifier") }
      ) {
        let isLenient = try $0.isLenient()
        return try .isin(
          allowsLowercase: $0.value("allowsLowercase", or: isLenient),
          allowsSeparators: $0.value("allowsSeparators", or: isLenient))
      },
      Self(
        "imei", ".imei", "the number of a mobile device", standard: "3GPP TS 23.003, section 6.2",
        valid: "490154203237518", invalid: "490154203237517",
        keys: { _ in MessageKeys("imei", shared: "identifier") }
      ) {
        let isLenient = try $0.isLenient()
        return try .imei(
          allowsHyphens: $0.value("allowsHyphens", or: false),
          allowsSoftwareVersion: $0.value("allowsSoftwareVersion", or: false),
          allowsSeparators: $0.value("allowsSeparators", or: isLenient))
      },
      Self(
        "lei", ".lei", "the identifier of a legal entity", standard: "ISO 17442-1",
        valid: "529900T8BM49AURSDO55", invalid: "529900T8BM49AURSDO56",
        keys: { _ in MessageKeys("lei", shared: "identifier") }
      ) {
        let isLenient = try $0.isLenient()
        return try .lei(
          allowsLowercase: $0.value("allowsLowercase", or: isLenient),
          allowsSeparators: $0.value("allowsSeparators", or: isLenient))
      },
      Self(
        "ulid", ".ulid", "a sortable unique identifier", standard: "ULID specification",
        valid: "01ARZ3NDEKTSV4RRFFQ69G5FAV", invalid: "81ARZ3NDEKTSV4RRFFQ69G5FAV",
        keys: { _ in MessageKeys("ulid", shared: "identifier") }
      ) { _ in .ulid },
      Self(
        "vat", ".vatNumber", "a VAT number with its check digit",
        standard: "Directive 2006/112/EC, article 215",
        valid: "ATU13585627", invalid: "ATU13585626", keys: { _ in MessageKeys("vat", shared: "identifier") },
        make: vatNumber),
    ]
  }

  @Sendable
  private static func vatNumber(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let country: String? = try parameters.optionalValue("country")
    if let country, !VATNumberFormat.isSupported(country: RegionCode.capitals(of: country)) {
      throw parameters.error(
        "unsupported country \"\(country)\"; the countries are \(VATNumberFormat.countries.joined(separator: ", "))",
        at: "country")
    }
    let isLenient = try parameters.isLenient()
    return .vatNumber(
      country: country, allowsLowercase: try parameters.value("allowsLowercase", or: isLenient),
      allowsSeparators: try parameters.value("allowsSeparators", or: isLenient))
  }

  @Sendable
  private static func articleNumber(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let lengths: [Int]? = try parameters.optionalValue("lengths")
    let isLenient = try parameters.isLenient()
    var kinds: EANFormat.Kinds = lengths == nil ? .all : []
    for length in lengths ?? [] {
      switch length {
      case 8: kinds.insert(.ean8)
      case 12: kinds.insert(.upcA)
      case 13: kinds.insert(.ean13)
      case 14: kinds.insert(.gtin14)
      default:
        throw parameters.error("no number has \(length) digits; there are 8, 12, 13 and 14", at: "lengths")
      }
    }
    if try parameters.value("allowsUPCE", or: isLenient) { kinds.insert(.upcE) }
    guard !kinds.isEmpty else {
      throw parameters.error("no length is accepted; name one of 8, 12, 13 and 14", at: "lengths")
    }
    return .ean(
      kinds: kinds, allowsSeparators: try parameters.value("allowsSeparators", or: isLenient))
  }

  @Sendable
  private static func articleNumberExample(_ parameters: [String: JSONValue]) -> String? {
    guard case .array(let lengths)? = parameters["lengths"], !lengths.contains(13) else {
      return "4006381333931"
    }
    return switch lengths.first {
    case 8: "96385074"
    case 12: "036000291452"
    default: "04006381333931"
    }
  }
}
