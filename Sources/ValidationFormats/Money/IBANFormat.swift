/// Recognizes international bank account numbers, such as `GB82 WEST 1234 5698 7654 32`.
///
/// ISO 13616: the country is one of the SWIFT registry, the rest has the structure that the registry gives
/// for it, and the check digits are those of ISO 7064 MOD 97-10, from 02 to 98. Letters are uppercase.
///
/// Both forms are accepted, the electronic one and that of print in groups of four. Spaces between other
/// characters, or several in a row, do not matter either, because statements and forms group numbers by the
/// country's own parts (`BY 13 NBRB 3600 …`); only the country code is not parted.
public enum IBANFormat {
  /// Returns whether the whole text is an account number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - country: The only accepted country, as its two uppercase letters, such as `DE`; nil accepts all.
  ///     Numbers of France's overseas parts begin with `FR`, those of Jersey, Guernsey and Man with `GB`,
  ///     those of Åland with `FI`, so the code of such a part means that country.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is an account number.
  public static func matches(
    _ text: String, country: String? = nil, _ options: Options = .standard
  ) -> Bool {
    guard options.contains(.allowsPrefix) else { return matchesCode(text, country, options) }
    let start = text.withBytes { $0.endOfTitle("iban") }
    guard start > 0 else { return matchesCode(text, country, options) }
    return matchesCode(String(text.utf8.dropFirst(start)) ?? "", country, options)
  }

  @inline(__always)
  private static func matchesCode(_ text: String, _ country: String?, _ options: Options) -> Bool {
    TypedText.matches(text, options.contains(.allowsLowercase), options.contains(.allowsSeparators)) {
      isOf(country, $0)
        && matches($0, includesUnregisteredCountries: options.contains(.includesUnregisteredCountries))
    }
  }

  /// Returns whether a number begins with the letters of a country.
  @inline(__always)
  private static func isOf(_ country: String?, _ bytes: Span<UInt8>) -> Bool {
    guard let country else { return true }
    return country.withBytes { letters in
      guard letters.count == 2, bytes.count > 2 else { return false }
      let (first, second) = IBANTable.issuer(for: letters[0], letters[1])
      return bytes[0] == first && bytes[1] == second
    }
  }

  /// Returns whether numbers of a country are known, given as two uppercase letters.
  ///
  /// - Parameters:
  ///   - country: The letters.
  ///   - includesUnregisteredCountries: Whether countries outside the registry are known.
  /// - Returns: `true` if numbers of a country are known, given as two uppercase letters.
  public static func isSupported(country: String, includesUnregisteredCountries: Bool = false) -> Bool {
    country.withBytes { bytes in
      guard bytes.count == 2 else { return false }
      let (first, second) = IBANTable.issuer(for: bytes[0], bytes[1])
      guard let slot = IBANTable.slot(of: first, second) else { return false }
      return IBANTable.index[slot] != 0
        || includesUnregisteredCountries && IBANTable.unregisteredIndex[slot] != 0
    }
  }

  /// Returns whether all the bytes are an account number.
  static func matches(_ bytes: Span<UInt8>, includesUnregisteredCountries: Bool) -> Bool {
    // The shortest has 15 characters (Norway).
    guard bytes.count >= 15, let slot = IBANTable.slot(of: bytes[0], bytes[1]) else { return false }
    // Two bits for each character to come: 1 digit, 2 letter, 3 either; 0 after the last.
    var classes = IBANTable.index[slot]
    if classes == 0, includesUnregisteredCountries { classes = IBANTable.unregisteredIndex[slot] }
    guard classes != 0 else { return false }

    var position = 2
    guard let tens = checkDigit(bytes, &position), let ones = checkDigit(bytes, &position) else {
      return false
    }
    let check = tens &* 10 &+ ones
    guard check >= 2, check <= 98 else { return false }

    var remainder = MOD97Remainder()
    let rest = bytes.extracting(position..<bytes.count)
    for index in rest.indices {
      let byte = rest[index]
      if byte.isASCIIDigit {
        guard classes & 1 != 0 else { return false }
        remainder.append(digit: byte)
      } else if byte &- 0x41 < 26 {
        guard classes & 2 != 0 else { return false }
        remainder.append(letter: byte)
      } else {
        guard byte == " " else { return false }
        continue
      }
      classes >>= 2
    }
    guard classes == 0, bytes[bytes.count - 1] != " " else { return false }
    // The country and the check digits count last, although they stand first.
    remainder.append(letter: bytes[0])
    remainder.append(letter: bytes[1])
    remainder.append(number: check)
    return remainder.isOne
  }

  /// Returns why a text, which is not an account number, is none.
  fileprivate static func fault(of text: String, country: String?, _ options: Options) -> IBAN.Fault {
    let start = options.contains(.allowsPrefix) ? text.withBytes { $0.endOfTitle("iban") } : 0
    var code = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    if options.contains(.allowsSeparators) || options.contains(.allowsLowercase) {
      let typed = TypedText.withCode(
        code, options.contains(.allowsLowercase), options.contains(.allowsSeparators)
      ) { bytes in
        String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
      }
      code = typed ?? code
    }
    // Spaces are accepted after the country.
    let bytes = Array((code.prefix(2) + code.dropFirst(2).filter { $0 != " " }).utf8)
    guard bytes.count >= 2, let slot = IBANTable.slot(of: bytes[0], bytes[1]) else { return .unknownCountry }
    var classes = IBANTable.index[slot]
    if classes == 0, options.contains(.includesUnregisteredCountries) {
      classes = IBANTable.unregisteredIndex[slot]
    }
    guard classes != 0 else { return .unknownCountry }
    if country != nil, bytes.count > 2, !isOf(country, ContiguousArray(bytes).span) { return .otherCountry }
    let expected = 4 &+ (64 &- classes.leadingZeroBitCount &+ 1) / 2
    guard bytes.count == expected else { return .wrongLength(expected: expected) }
    for (index, byte) in bytes.enumerated().dropFirst(2) {
      let allowed = index < 4 ? 1 : classes &>> UInt64((index - 4) &* 2) & 3
      let isAllowed = byte.isASCIIDigit ? allowed & 1 != 0 : byte &- 0x41 < 26 && allowed & 2 != 0
      guard isAllowed else { return .wrongCharacters }
    }
    return .wrongCheckDigits
  }

  /// Returns the next digit, spaces before it passed over.
  @inline(__always)
  private static func checkDigit(_ bytes: Span<UInt8>, _ position: inout Int) -> Int? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte.isASCIIDigit { return byte.digitValue }
      guard byte == " " else { return nil }
    }
    return nil
  }
}

/// An international bank account number in its parts.
///
/// ```swift
/// let account = IBAN("GB82WEST12345698765432")
/// account?.countryCode  // "GB"
/// account?.bban         // "WEST12345698765432"
/// account?.formatted    // "GB82 WEST 1234 5698 7654 32"
/// ```
public struct IBAN: Sendable, Hashable {
  /// The number without spaces (the electronic form of ISO 13616).
  public let electronicForm: String

  /// Creates a number from text that
  /// ``IBANFormat/matches(_:country:_:)`` accepts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - country: The only accepted country; `nil` accepts all.
  ///   - options: What is accepted beyond the standard.
  public init?(_ text: String, country: String? = nil, _ options: IBANFormat.Options = .standard) {
    guard IBANFormat.matches(text, country: country, options) else { return nil }
    let start = options.contains(.allowsPrefix) ? text.withBytes { $0.endOfTitle("iban") } : 0
    electronicForm = TypedText.characters(of: String(text.utf8.dropFirst(start)) ?? text)
  }

  /// Why a text is not an account number.
  public enum Fault: Error, Sendable, Hashable {
    /// The text does not begin with two letters of a country that has such numbers.
    case unknownCountry
    /// The country is not the one that is accepted.
    case otherCountry
    /// The number has more or fewer characters than those of its country, which have `expected`.
    case wrongLength(expected: Int)
    /// The length is right, but not all characters are letters and digits where the country has them.
    case wrongCharacters
    /// Everything but the check digits is right, so that a character is probably mistyped or two are swapped.
    case wrongCheckDigits
  }

  /// Creates a number from text, or throws why it is not an account number.
  ///
  /// ```swift
  /// do {
  ///   let account = try IBAN(parsing: "DE88 3704 0044 0532 0130 00")
  ///   print(account.bban)
  /// } catch {
  ///   error  // .wrongCheckDigits
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - country: The only accepted country; `nil` accepts all.
  ///   - options: What is accepted beyond the standard.
  /// - Throws: The first fault, in the order of ``Fault``.
  public init(
    parsing text: String, country: String? = nil, _ options: IBANFormat.Options = .standard
  ) throws(Fault) {
    guard let account = Self(text, country: country, options) else {
      throw IBANFormat.fault(of: text, country: country, options)
    }
    self = account
  }

  /// The number in its canonical form, which is the electronic one.
  public var canonical: String { electronicForm }

  /// The country in the registry, such as `GB`.
  public var countryCode: String { String(electronicForm.prefix(2)) }

  /// The two check digits.
  public var checkDigits: String { String(electronicForm.dropFirst(2).prefix(2)) }

  /// The country's own number: bank, branch, account, and national check digits.
  public var bban: String { String(electronicForm.dropFirst(4)) }

  /// The number in groups of four with single spaces (the print form of ISO 13616).
  public var formatted: String {
    var rest = electronicForm[...]
    var groups: [Substring] = []
    while !rest.isEmpty {
      groups.append(rest.prefix(4))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: " ")
  }
}

extension IBAN: LosslessStringConvertible {
  /// Creates a number from text in the electronic form or in that of print.
  public init?(_ description: String) { self.init(description, country: nil) }

  /// The electronic form.
  public var description: String { electronicForm }
}

/// The remainder modulo 97 of a number that grows from the left, as ISO 7064 MOD 97-10 takes it of text.
///
/// A digit appends itself, a letter two digits: A is 10, Z is 35.
struct MOD97Remainder {
  /// Congruent to the number; below 10^17 between appends, so that one more character cannot overflow it.
  private var value: UInt64 = 0

  /// Whether the remainder is 1, as it is of a number with the right check digits.
  @inline(__always)
  var isOne: Bool { value % 97 == 1 }

  /// Appends an ASCII digit.
  @inline(__always)
  mutating func append(digit byte: UInt8) {
    value = value &* 10 &+ UInt64(byte &- 0x30)
    if value >= 100_000_000_000_000_000 { reduce() }
  }

  /// Appends an uppercase ASCII letter.
  @inline(__always)
  mutating func append(letter byte: UInt8) { append(number: Int(byte &- 0x37)) }

  /// Appends a number of two digits.
  @inline(__always)
  mutating func append(number: Int) {
    value = value &* 100 &+ UInt64(truncatingIfNeeded: number)
    if value >= 100_000_000_000_000_000 { reduce() }
  }

  /// Kept out of line, because the compiler would else divide at every character, to save the branch.
  @inline(never)
  private mutating func reduce() { value %= 97 }
}

extension IBANFormat {
  /// The options of account numbers.
  public struct Options: LenientFormatOptions {
    /// Letters can be lowercase.
    public static let allowsLowercase = Self(rawValue: 1 << 0)
    /// Accepts hyphens, dots and any kind of space between characters, even within the country
    /// code.
    public static let allowsSeparators = Self(rawValue: 1 << 1)
    /// Accepts countries that issue such numbers but aren't in the registry, such as Algeria and
    /// Morocco.
    public static let includesUnregisteredCountries = Self(rawValue: 1 << 2)
    /// The number can follow the word `IBAN`, as in `IBAN DE89 …` and `IBAN: DE89 …`.
    public static let allowsPrefix = Self(rawValue: 1 << 3)

    public static let lenient: Self = [.allowsLowercase, .allowsSeparators, .allowsPrefix]
    public static let names: [OptionName] = [
      "allowsLowercase", "allowsSeparators", "includesUnregisteredCountries", "allowsPrefix",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
