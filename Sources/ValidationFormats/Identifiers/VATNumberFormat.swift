/// Recognizes value added tax identification numbers, such as `DE136695976`, by their check digits.
///
/// The countries are the member states of the European Union (`EL` for Greece), Great Britain (`GB`) and
/// Northern Ireland (`XI`), Norway and Switzerland. The structures are those of the
/// [VIES](https://ec.europa.eu/taxation_customs/vies/#/faq) of the European Commission; the check digits
/// follow the national rules, each named at its function. Whether a number is registered is not known.
///
/// ```swift
/// VATNumberFormat.matches("DE136695976")               // true
/// VATNumberFormat.matches("136695976", country: "DE")  // true
/// VATNumberFormat.matches("de 136 695 976", .lenient)  // true
/// ```
public enum VATNumberFormat {
  /// The prefixes of the countries whose numbers are known, in alphabetical order; Switzerland's is `CHE`.
  public static let countries = [
    "AT", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "EL", "ES", "FI", "FR", "GB", "HR", "HU", "IE",
    "IT", "LT",
    "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK", "XI",
  ]

  /// Returns whether numbers of a country are known, given as two uppercase letters; `GR` means `EL`.
  public static func isSupported(country: String) -> Bool { country == "GR" || countries.contains(country) }

  /// Returns whether the whole text is a VAT number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - country: The only accepted country, whose prefix may be missing then, or `nil` for all, with their
  ///     prefixes. No number is accepted if ``isSupported(country:)`` is `false` for the country.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a VAT number.
  public static func matches(
    _ text: String, country: String? = nil, _ options: Options = .standard
  ) -> Bool {
    characters(of: text, country: country, options) != nil
  }

  /// Returns the characters of a VAT number after its prefix, and the prefix, or `nil` if the text is not
  /// one.
  static func characters(
    of text: String, country: String?, _ options: Options
  ) -> (prefix: UInt16, number: ShortCode)? {
    var typed: TypedCodeOptions = []
    if options.contains(.allowsLowercase) { typed.insert(.allowsLowercase) }
    if options.contains(.allowsSeparators) { typed.insert(.allowsSeparators) }
    let code = text.withBytes { [typed] bytes in
      let start = options.contains(.allowsPrefix) ? bytes.endOfTitle("vat") : 0
      return ShortCode(bytes.extracting(start...), typed)
    }
    guard let code, code.count >= 2 else { return nil }
    let prefix = UInt16(code[0]) &<< 8 | UInt16(code[1])
    guard let country else {
      return VATCheck.isNumber(code.dropFirst(2), prefix: prefix) ? (prefix, code.dropFirst(2)) : nil
    }
    let wanted = country.withBytes { bytes -> UInt16 in
      guard bytes.count == 2 else { return 0 }
      let wanted = UInt16(bytes[0]) &<< 8 | UInt16(bytes[1])
      return wanted == VATCheck.prefix("G", "R") ? VATCheck.prefix("E", "L") : wanted
    }
    if prefix == wanted, VATCheck.isNumber(code.dropFirst(2), prefix: prefix) {
      return (prefix, code.dropFirst(2))
    }
    // Swiss numbers have an E after the letters of the country in any case.
    guard wanted != 0, VATCheck.isNumber(code, prefix: wanted) else { return nil }
    return (wanted, code)
  }
}

/// A value added tax identification number in its parts.
///
/// ```swift
/// let number = VATNumber("ATU13585627")
/// number?.country    // "AT"
/// number?.canonical  // "ATU13585627"
/// ```
public struct VATNumber: Sendable, Hashable {
  /// The prefix of the country, two uppercase letters: `EL` for Greece, `XI` for Northern Ireland.
  public let country: String

  /// The number after the prefix, without separators and in uppercase.
  public let number: String

  /// Creates a number from text that ``VATNumberFormat/matches(_:country:_:)`` accepts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - country: The only accepted country; `nil` accepts all.
  ///   - options: What is accepted beyond the standard.
  public init?(_ text: String, country: String? = nil, _ options: VATNumberFormat.Options = .standard) {
    let parts = VATNumberFormat.characters(of: text, country: country, options)
    guard let parts else { return nil }
    self.country = String(
      decoding: [UInt8(truncatingIfNeeded: parts.prefix >> 8), UInt8(truncatingIfNeeded: parts.prefix)],
      as: UTF8.self)
    number = parts.number.description
  }

  /// The number in its canonical form: prefix and number, in uppercase without separators.
  public var canonical: String { country + number }
}

extension VATNumber: LosslessStringConvertible {
  /// Creates a number from its canonical form.
  public init?(_ description: String) { self.init(description, country: nil) }

  /// The canonical form.
  public var description: String { canonical }
}

extension VATNumberFormat {
  /// The options of VAT numbers.
  public struct Options: LenientFormatOptions {
    /// Letters can be lowercase.
    public static let allowsLowercase = Self(rawValue: 1 << 0)
    /// Accepts spaces, hyphens and dots between characters, and full-width characters in place of
    /// ASCII.
    public static let allowsSeparators = Self(rawValue: 1 << 1)
    /// The number can follow the word `VAT`, as in `VAT DE136695976` and `VAT: DE136695976`.
    public static let allowsPrefix = Self(rawValue: 1 << 2)

    public static let lenient: Self = [.allowsLowercase, .allowsSeparators, .allowsPrefix]
    public static let names: [OptionName] = ["allowsLowercase", "allowsSeparators", "allowsPrefix"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
