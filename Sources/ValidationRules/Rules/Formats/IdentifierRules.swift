public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a vehicle identification number of any part of the world.
  ///
  /// The rule follows ISO 3779 and 49 CFR 565.15; see ``/ValidationFormats/VINFormat``.
  public static var vin: Self { .vin(.standard) }

  /// A rule that accepts a vehicle identification number, with options.
  ///
  /// The rule follows ISO 3779 and 49 CFR 565.15; see ``/ValidationFormats/VINFormat``.
  public static func vin(_ options: VINFormat.Options) -> Self {
    .format(.vin, options) { VINFormat.matches($0, options) }
  }

  /// A rule that accepts the number of a security, such as `US0378331005`.
  ///
  /// The rule follows ISO 6166; see ``/ValidationFormats/ISINFormat``.
  public static var isin: Self { .isin(.standard) }

  /// A rule that accepts the number of a security, with options.
  ///
  /// The rule follows ISO 6166; see ``/ValidationFormats/ISINFormat``.
  public static func isin(_ options: ISINFormat.Options) -> Self {
    .format(.isin, options) { ISINFormat.matches($0, options) }
  }

  /// A rule that accepts the number of a mobile device, fifteen digits.
  ///
  /// The rule follows 3GPP TS 23.003, section 6.2; see ``/ValidationFormats/IMEIFormat``.
  public static var imei: Self { .imei(.standard) }

  /// A rule that accepts the number of a mobile device, with options.
  ///
  /// The rule follows 3GPP TS 23.003, section 6.2; see ``/ValidationFormats/IMEIFormat``.
  public static func imei(_ options: IMEIFormat.Options) -> Self {
    .format(.imei, options) { IMEIFormat.matches($0, options) }
  }

  /// A rule that accepts a legal entity identifier, twenty characters.
  ///
  /// The rule follows ISO 17442-1; see ``/ValidationFormats/LEIFormat``.
  public static var lei: Self { .lei(.standard) }

  /// A rule that accepts a legal entity identifier, with options.
  ///
  /// The rule follows ISO 17442-1; see ``/ValidationFormats/LEIFormat``.
  public static func lei(_ options: LEIFormat.Options) -> Self {
    .format(.lei, options) { LEIFormat.matches($0, options) }
  }

  /// A rule that accepts a universally unique lexicographically sortable identifier, such as
  /// `01ARZ3NDEKTSV4RRFFQ69G5FAV`.
  ///
  /// The rule follows the [specification of ULID](https://github.com/ulid/spec); see
  /// ``/ValidationFormats/ULIDFormat``.
  public static var ulid: Self { .format(.ulid) { ULIDFormat.matches($0) } }

  /// A rule that accepts a VAT number of a member state of the European Union, Britain, Norway or
  /// Switzerland, with its country code.
  ///
  /// The rule follows Directive 2006/112/EC, article 215 and the national rules for check digits; see
  /// ``/ValidationFormats/VATNumberFormat``.
  public static var vatNumber: Self { .vatNumber() }

  /// A rule that accepts a VAT number with a correct check digit, with options.
  ///
  /// The rule follows Directive 2006/112/EC, article 215 and the national rules for check digits; see
  /// ``/ValidationFormats/VATNumberFormat``.
  ///
  /// - Parameters:
  ///   - country: The country, such as `DE`, whose numbers are accepted with and without the country code;
  ///     `nil` for a number of any country with its code. No number is accepted of an unsupported country.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  public static func vatNumber(
    country: String? = nil, _ options: VATNumberFormat.Options = .standard
  ) -> Self {
    let country = country.map(RegionCode.capitals)
    return .format(.vat, options, arguments: ["country": country.map(JSONValue.string)]) {
      VATNumberFormat.matches($0, country: country, options)
    }
  }
}

extension RuleDescription {
  static let isbn = RuleDescription(
    "isbn", standard: "ISO 2108",
    exampleText: { $0["version"] == 10 ? "0-306-40615-2" : "978-0-306-40615-7" },
    keys: { MessageKeys($1["version"] == 10 ? "\($0).10" : $0, shared: "example") }, hints: .capitals)

  static let issn = RuleDescription(
    "issn", standard: "ISO 3297", example: "0378-5955", sharedKey: "identifier", hints: .capitals)

  static let ean = RuleDescription(
    "ean", standard: "GS1 General Specifications",
    exampleText: { parameters in
      guard case .array(let lengths)? = parameters["lengths"], !lengths.contains(13) else {
        return "4006381333931"
      }
      return switch lengths.first {
      case nil: "01234565"
      case 8: "96385074"
      case 12: "036000291452"
      default: "04006381333931"
      }
    },
    keys: {
      guard case .array(let lengths)? = $1["lengths"], 1..<4 ~= lengths.count else {
        return MessageKeys($0, shared: "example")
      }
      return MessageKeys("\($0).lengths", $0, shared: "example")
    }, hints: .digits)

  static let vin = RuleDescription(
    "vin", standard: "ISO 3779; 49 CFR 565.15", example: "1M8GDM9AXKP042788", sharedKey: "identifier",
    hints: .capitals)

  static let isin = RuleDescription(
    "isin", standard: "ISO 6166", example: "US0378331005", sharedKey: "identifier", hints: .capitals)

  static let imei = RuleDescription(
    "imei", standard: "3GPP TS 23.003, section 6.2", example: "490154203237518", sharedKey: "identifier",
    hints: .digits)

  static let lei = RuleDescription(
    "lei", standard: "ISO 17442-1", example: "529900T8BM49AURSDO55", sharedKey: "identifier",
    hints: .capitals)

  static let ulid = RuleDescription(
    "ulid", standard: "ULID specification", example: "01ARZ3NDEKTSV4RRFFQ69G5FAV", sharedKey: "identifier",
    hints: .capitals)

  static let vat = RuleDescription(
    "vat", standard: "Directive 2006/112/EC, article 215, and national check digits", example: "ATU13585627",
    keys: { MessageKeys($1["country"] == nil ? nil : "\($0).country", $0) },
    places: ["country": .region("country")], hints: .capitals)
}

extension RuleDescriptor<String> {
  /// The rules for registered identifiers.
  static var identifiers: [Self] {
    [
      Self(.isbn, ".isbn", "the number of a book", invalid: "978-0-306-40615-8") {
        try .isbn(version: $0.optionalChoice("version"), $0.options())
      },
      Self(.issn, ".issn", "the number of a serial publication", invalid: "0378-5954") {
        try .issn($0.options())
      },
      Self(.ean, ".ean", "the number under a bar code", invalid: "4006381333932", make: articleNumber),
      Self(
        .vin, ".vin(.checkDigit)", "the number of a vehicle", with: ["checkDigit": true],
        invalid: "1M8GDM9A1KP042788"
      ) { try .vin($0.options()) },
      Self(.isin, ".isin", "the number of a security", invalid: "US0378331004") { try .isin($0.options()) },
      Self(.imei, ".imei", "the number of a mobile device", invalid: "490154203237517") {
        try .imei($0.options())
      },
      Self(.lei, ".lei", "the identifier of a legal entity", invalid: "529900T8BM49AURSDO56") {
        try .lei($0.options())
      },
      Self(.ulid, ".ulid", "a sortable unique identifier", invalid: "81ARZ3NDEKTSV4RRFFQ69G5FAV") { _ in
        .ulid
      },
      Self(
        .vat, ".vatNumber", "a VAT number with its check digit", invalid: "ATU13585626", make: vatNumber),
    ]
  }

  @Sendable
  private static func vatNumber(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let country: String? = try parameters.optionalValue("country")
    if let country, !VATNumberFormat.isSupported(country: RegionCode.capitals(of: country)) {
      let known = VATNumberFormat.countries.joined(separator: ", ")
      throw parameters.unknown(
        "unsupported country \"\(country)\"; the countries are \(known)", at: "country")
    }
    return .vatNumber(country: country, try parameters.options())
  }

  @Sendable
  private static func articleNumber(_ parameters: inout RuleParameters) throws -> Rule<String> {
    let lengths: [Int]? = try parameters.optionalValue("lengths")
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
    let options: EANFormat.Options = try parameters.options()
    guard !kinds.isEmpty || options.contains(.allowsUPCE) else {
      throw parameters.error("no length is accepted; name one of 8, 12, 13 and 14", at: "lengths")
    }
    return .ean(kinds: kinds, options)
  }
}

extension Rule where Value == String {
  /// A rule that accepts a book number, ISBN-10 or ISBN-13.
  ///
  /// The rule follows ISO 2108; see ``/ValidationFormats/ISBNFormat``.
  public static var isbn: Self { .isbn() }

  /// A rule that accepts a book number, with options.
  ///
  /// The rule follows ISO 2108; see ``/ValidationFormats/ISBNFormat``.
  ///
  /// - Parameters:
  ///   - version: The version, or `nil` for either.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  public static func isbn(
    version: ISBNFormat.Version? = nil, _ options: ISBNFormat.Options = .standard
  ) -> Self {
    .format(.isbn, options, arguments: ["version": version.map { .integer($0.rawValue) }]) {
      ISBNFormat.matches($0, version: version, options)
    }
  }

  /// A rule that accepts the number of a serial publication, such as `0378-5955`.
  ///
  /// The rule follows ISO 3297; see ``/ValidationFormats/ISSNFormat``.
  public static var issn: Self { .issn(.standard) }

  /// A rule that accepts the number of a serial publication, with options.
  ///
  /// The rule follows ISO 3297; see ``/ValidationFormats/ISSNFormat``.
  public static func issn(_ options: ISSNFormat.Options) -> Self {
    .format(.issn, options) { ISSNFormat.matches($0, options) }
  }

  /// A rule that accepts the number under a bar code: EAN-8, UPC-A, EAN-13 or GTIN-14.
  ///
  /// The rule follows the GS1 General Specifications; see ``/ValidationFormats/EANFormat``.
  public static var ean: Self { .ean() }

  /// A rule that accepts the number under a bar code of certain kinds, with options.
  ///
  /// The rule follows the GS1 General Specifications; see ``/ValidationFormats/EANFormat``.
  ///
  /// - Parameters:
  ///   - kinds: The accepted kinds.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  /// - Returns: The rule.
  /// - Precondition: There is a kind, or UPC-E is accepted.
  public static func ean(kinds: EANFormat.Kinds = .all, _ options: EANFormat.Options = .standard) -> Self {
    precondition(
      !kinds.isEmpty || options.contains(.allowsUPCE),
      "No kind of article number is accepted: name one, such as .ean13")
    let lengths: [(kind: EANFormat.Kinds, digits: Int)] = [
      (.ean8, 8), (.upcA, 12), (.ean13, 13), (.gtin14, 14),
    ]
    let accepted = lengths.filter { kinds.contains($0.kind) }.map { JSONValue.integer($0.digits) }
    return .format(.ean, options, arguments: ["lengths": .array(accepted)]) {
      EANFormat.matches($0, kinds: kinds, options)
    }
  }
}
