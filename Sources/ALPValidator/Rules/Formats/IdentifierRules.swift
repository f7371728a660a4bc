public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a book number, ISBN-10 or ISBN-13.
  public static var isbn: Self { .isbn() }

  /// A rule that accepts a book number of one version, or of either.
  public static func isbn(version: ISBNFormat.Version? = nil) -> Self {
    Self(
      FormatRule("isbn", parameters: version.map { ["version": .integer($0.rawValue)] } ?? [:]) {
        ISBNFormat.matches($0, version: version)
      })
  }

  /// A rule that accepts the number of a serial publication, such as `0378-5955`.
  public static var issn: Self { .issn() }

  /// A rule that accepts the number of a serial publication, with a hyphen required or not.
  public static func issn(requiresHyphen: Bool = false) -> Self {
    Self(
      FormatRule("issn", parameters: ["requiresHyphen": .bool(requiresHyphen)]) {
        ISSNFormat.matches($0, requiresHyphen: requiresHyphen)
      })
  }

  /// A rule that accepts the number under a bar code: EAN-8, UPC-A, EAN-13 or GTIN-14.
  public static var ean: Self { .ean() }

  /// A rule that accepts the number under a bar code of certain kinds.
  ///
  /// - Precondition: `kinds` is not empty.
  public static func ean(kinds: EANFormat.Kinds = .all) -> Self {
    precondition(!kinds.isEmpty, "No kind of article number is accepted: name one, such as .ean13")
    let lengths: [(kind: EANFormat.Kinds, digits: Int)] = [
      (.ean8, 8), (.upcA, 12), (.ean13, 13), (.gtin14, 14),
    ]
    let accepted = lengths.filter { kinds.contains($0.kind) }.map { JSONValue.integer($0.digits) }
    return Self(
      FormatRule("ean", parameters: ["lengths": .array(accepted)]) {
        EANFormat.matches($0, kinds: kinds)
      })
  }

  /// A rule that accepts a vehicle identification number of any part of the world.
  public static var vin: Self { .vin() }

  /// A rule that accepts a vehicle identification number, with the check digit of North America or without.
  public static func vin(checkDigit: Bool = false) -> Self {
    Self(
      FormatRule("vin", parameters: ["checkDigit": .bool(checkDigit)]) {
        VINFormat.matches($0, checkDigit: checkDigit)
      })
  }

  /// A rule that accepts the number of a security, such as `US0378331005`.
  public static var isin: Self { Self(FormatRule("isin") { ISINFormat.matches($0) }) }

  /// A rule that accepts the number of a mobile device, fifteen digits.
  public static var imei: Self { .imei() }

  /// A rule that accepts the number of a mobile device.
  ///
  /// - Parameters:
  ///   - allowsHyphens: Whether the number may also be written with all its hyphens, as `49-015420-323751-8`.
  ///   - allowsSoftwareVersion: Whether a number of sixteen digits, with software version, is accepted too.
  public static func imei(allowsHyphens: Bool = false, allowsSoftwareVersion: Bool = false) -> Self {
    Self(
      FormatRule(
        "imei",
        parameters: [
          "allowsHyphens": .bool(allowsHyphens), "allowsSoftwareVersion": .bool(allowsSoftwareVersion),
        ]
      ) {
        IMEIFormat.matches(
          $0, allowsHyphens: allowsHyphens, allowsSoftwareVersion: allowsSoftwareVersion)
      })
  }

  /// A rule that accepts a legal entity identifier, twenty characters.
  public static var lei: Self { Self(FormatRule("lei") { LEIFormat.matches($0) }) }
}
