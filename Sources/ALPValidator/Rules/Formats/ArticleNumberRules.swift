public import ValidationFormats

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
    .format("isbn", options, arguments: ["version": version.map { .integer($0.rawValue) }]) {
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
    .format("issn", options) { ISSNFormat.matches($0, options) }
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
      !kinds.isEmpty || options.allowsUPCE, "No kind of article number is accepted: name one, such as .ean13")
    let lengths: [(kind: EANFormat.Kinds, digits: Int)] = [
      (.ean8, 8), (.upcA, 12), (.ean13, 13), (.gtin14, 14),
    ]
    let accepted = lengths.filter { kinds.contains($0.kind) }.map { JSONValue.integer($0.digits) }
    return .format("ean", options, arguments: ["lengths": .array(accepted)]) {
      EANFormat.matches($0, kinds: kinds, options)
    }
  }
}
