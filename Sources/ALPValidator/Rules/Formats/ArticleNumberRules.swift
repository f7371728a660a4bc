public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts a book number, ISBN-10 or ISBN-13.
  ///
  /// The rule follows ISO 2108; see ``/ValidationFormats/ISBNFormat``.
  public static var isbn: Self { .isbn() }

  /// A rule that accepts a book number (ISO 2108) of one version, or of either.
  ///
  /// The rule follows ISO 2108; see ``/ValidationFormats/ISBNFormat``.
  ///
  /// In form fields, accept what people type: ``isbn(_:version:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - version: The version, or `nil` for either.
  ///   - allowsLowercase: Whether the check character may be a lower-case `x`.
  ///   - allowsSeparators: Whether dashes, dots and spaces of all kinds may stand between digits, and full-width digits for
  ///     those of ASCII.
  /// - Returns: The rule.
  public static func isbn(
    version: ISBNFormat.Version? = nil, allowsLowercase: Bool = false, allowsSeparators: Bool = false
  ) -> Self {
    let parameters: [String: JSONValue] = version.map { ["version": .integer($0.rawValue)] } ?? [:]
    return Self(
      FormatRule(
        "isbn",
        parameters: parameters.with([
          "allowsLowercase": allowsLowercase, "allowsSeparators": allowsSeparators,
        ])
      ) {
        ISBNFormat.matches(
          $0, version: version, allowsLowercase: allowsLowercase, allowsSeparators: allowsSeparators)
      })
  }

  /// A rule that accepts the number of a serial publication, such as `0378-5955`.
  ///
  /// The rule follows ISO 3297; see ``/ValidationFormats/ISSNFormat``.
  public static var issn: Self { .issn() }

  /// A rule that accepts the number of a serial publication (ISO 3297).
  ///
  /// The rule follows ISO 3297; see ``/ValidationFormats/ISSNFormat``.
  ///
  /// In form fields, accept what people type: ``issn(_:)`` with `.lenient`.
  ///
  /// - Parameters:
  ///   - requiresHyphen: Whether there must be a hyphen.
  ///   - allowsLowercase: Whether the check character may be a lower-case `x`.
  /// - Returns: The rule.
  public static func issn(requiresHyphen: Bool = false, allowsLowercase: Bool = false) -> Self {
    let parameters: [String: JSONValue] = ["requiresHyphen": .bool(requiresHyphen)]
    return Self(
      FormatRule("issn", parameters: parameters.with(["allowsLowercase": allowsLowercase])) {
        ISSNFormat.matches($0, requiresHyphen: requiresHyphen, allowsLowercase: allowsLowercase)
      })
  }

  /// A rule that accepts the number under a bar code: EAN-8, UPC-A, EAN-13 or GTIN-14.
  ///
  /// The rule follows the GS1 General Specifications; see ``/ValidationFormats/EANFormat``.
  public static var ean: Self { .ean() }

  /// A rule that accepts the number under a bar code of certain kinds (GS1 General Specifications).
  ///
  /// In form fields, accept what people type: ``ean(_:)`` with `.lenient`.
  ///
  /// The rule follows the GS1 General Specifications; see ``/ValidationFormats/EANFormat``.
  ///
  /// - Parameters:
  ///   - kinds: The accepted kinds.
  ///   - allowsSeparators: Whether spaces, hyphens and dots may stand between digits, and full-width digits for those of
  ///     ASCII.
  /// - Returns: The rule.
  /// - Precondition: `kinds` is not empty.
  public static func ean(kinds: EANFormat.Kinds = .all, allowsSeparators: Bool = false) -> Self {
    precondition(!kinds.isEmpty, "No kind of article number is accepted: name one, such as .ean13")
    let lengths: [(kind: EANFormat.Kinds, digits: Int)] = [
      (.ean8, 8), (.upcA, 12), (.ean13, 13), (.gtin14, 14),
    ]
    let accepted = lengths.filter { kinds.contains($0.kind) }.map { JSONValue.integer($0.digits) }
    let parameters: [String: JSONValue] = ["lengths": .array(accepted)]
    return Self(
      FormatRule(
        "ean",
        parameters: parameters.with([
          "allowsUPCE": kinds.contains(.upcE), "allowsSeparators": allowsSeparators,
        ])
      ) {
        EANFormat.matches($0, kinds: kinds, allowsSeparators: allowsSeparators)
      })
  }
}
