/// Recognizes legal entity identifiers, such as `5493001KJTIIGC8Y1R12`.
///
/// ISO 17442: eighteen digits and uppercase letters, then two check digits after ISO 7064 MOD 97-10, from 02
/// to 98.
public enum LEIFormat {
  /// Returns whether the whole text is a legal entity identifier.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a legal entity identifier.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    TypedText.matches(text, options.contains(.allowsLowercase), options.contains(.allowsSeparators)) {
      matches($0)
    }
  }

  /// Returns whether all the bytes are a legal entity identifier.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 20, bytes[18].isASCIIDigit, bytes[19].isASCIIDigit else { return false }
    let check = bytes[18].digitValue &* 10 &+ bytes[19].digitValue
    guard check >= 2, check <= 98 else { return false }
    var remainder = MOD97Remainder()
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        remainder.append(digit: byte)
      } else {
        guard byte &- 0x41 < 26 else { return false }
        remainder.append(letter: byte)
      }
    }
    return remainder.isOne
  }
}

/// Recognizes international securities identification numbers, such as `US0378331005`.
///
/// ISO 6166: two letters of country, nine letters or digits, and a Luhn check digit over the whole with A as
/// 10 to Z as 35. All letters are uppercase.
///
/// The country is one of ISO 3166-1 or a prefix that the Association of National Numbering Agencies uses
/// without a country: `XS` (international), `XA` to `XD`, `XF`, `XK` and `XT`, `EU`, `EZ` (derivatives),
/// `QS`, `QT`, and `AN` and `CS`, which live on in older securities.
public enum ISINFormat {
  private static let otherPrefixes = """
    AN
    CS
    EU
    EZ
    QS
    QT
    XA
    XB
    XC
    XD
    XF
    XK
    XS
    XT
    """
  private static let prefixes = PackedCodeSet(
    column: 0, of: CountryCodeTable.text, otherPrefixes, alphabet: .capitals, length: 2)

  /// Returns whether the whole text is a securities identification number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a securities identification number.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    TypedText.matches(text, options.contains(.allowsLowercase), options.contains(.allowsSeparators)) {
      matches($0)
    }
  }

  /// Returns whether all the bytes are a securities identification number.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 12, bytes[11].isASCIIDigit, prefixes.contains(bytes.extracting(0..<2)) else {
      return false
    }
    var sum = LuhnSum()
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        sum.append(byte.digitValue)
      } else {
        guard byte &- 0x41 < 26 else { return false }
        let value = Int(byte &- 0x37)
        sum.append(value / 10)
        sum.append(value % 10)
      }
    }
    return sum.isValid
  }
}

/// Recognizes vehicle identification numbers, such as `1HGCM82633A004352`.
///
/// ISO 3779: seventeen digits and uppercase letters other than I, O and Q.
public enum VINFormat {
  /// Returns whether the whole text is a vehicle identification number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a vehicle identification number.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    TypedText.matches(text, options.contains(.allowsLowercase), options.contains(.allowsSeparators)) {
      matches($0, checkDigit: options.contains(.checkDigit))
    }
  }

  /// Returns whether all the bytes are a vehicle identification number.
  static func matches(_ bytes: Span<UInt8>, checkDigit: Bool = false) -> Bool {
    guard bytes.count == 17 else { return false }
    var sum = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let value: Int
      if byte.isASCIIDigit {
        value = byte.digitValue
      } else {
        let letter = byte &- 0x41
        guard letter < 26, forbiddenLetters >> UInt32(letter) & 1 == 0 else { return false }
        value =
          Int(
            truncatingIfNeeded: letter < 16
              ? valuesAToP >> UInt64(letter &* 4) : valuesQToZ >> UInt64((letter &- 16) &* 4)) & 0xF
      }
      sum &+= value &* weight(at: index)
    }
    guard checkDigit else { return true }
    let remainder = sum % 11
    return bytes[8] == (remainder == 10 ? UInt8(ascii: "X") : 0x30 &+ UInt8(remainder))
  }

  /// I, O and Q, one bit for each letter.
  private static let forbiddenLetters: UInt32 = 1 << 8 | 1 << 14 | 1 << 16

  /// The values of the letters A to P and Q to Z, four bits each from the right: 1 to 8 for A to H, 1 to 9
  /// from J on, 2 to 9 from S on.
  private static let valuesAToP: UInt64 = 0x7054_3210_8765_4321
  private static let valuesQToZ: UInt64 = 0x98_7654_3290

  /// The weights 8 to 2, 10, 0 for the check digit itself, then 9 to 2, four bits each from the right.
  @inline(__always)
  private static func weight(at index: Int) -> Int {
    index == 16 ? 2 : Int(truncatingIfNeeded: (0x3456_7890_A234_5678 as UInt64) >> UInt64(index &* 4)) & 0xF
  }
}

/// Recognizes numbers of mobile devices, such as `490154203237518`.
///
/// 3GPP TS 23.003, section 6.2: fourteen digits and a Luhn check digit. With the software version in its
/// place there are sixteen digits and none of them checks (section 6.2.2).
public enum IMEIFormat {
  /// Returns whether the whole text is the number of a device.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is the number of a device.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    TypedText.matches(text, false, options.contains(.allowsSeparators)) {
      matches(
        $0, allowsHyphens: options.contains(.allowsHyphens) && !options.contains(.allowsSeparators),
        allowsSoftwareVersion: options.contains(.allowsSoftwareVersion))
    }
  }

  /// Returns whether all the bytes are the number of a device.
  static func matches(_ bytes: Span<UInt8>, allowsHyphens: Bool, allowsSoftwareVersion: Bool) -> Bool {
    guard bytes.count >= 15, bytes.count <= 19 else { return false }
    let hasHyphens = bytes.count >= 18
    guard allowsHyphens || !hasHyphens else { return false }
    let digits = hasHyphens ? bytes.count - 3 : bytes.count
    guard digits == 15 || (digits == 16 && allowsSoftwareVersion) else { return false }
    var sum = LuhnSum()
    for index in bytes.indices {
      let byte = bytes[index]
      if hasHyphens, index == 2 || index == 9 || index == 16 {
        guard byte == "-" else { return false }
      } else {
        guard byte.isASCIIDigit else { return false }
        sum.append(byte.digitValue)
      }
    }
    return digits == 16 || sum.isValid
  }
}

extension ISINFormat {
  /// The options of security identification numbers.
  public typealias Options = TypedCodeOptions
}

extension LEIFormat {
  /// The options of legal entity identifiers.
  public typealias Options = TypedCodeOptions
}

extension VINFormat {
  /// The options of vehicle identification numbers.
  public struct Options: LenientFormatOptions {
    /// The ninth character must be the check digit of 49 CFR 565.15. North America and China require
    /// it; Europe doesn't.
    public static let checkDigit = Self(rawValue: 1 << 0)
    /// Letters can be lowercase.
    public static let allowsLowercase = Self(rawValue: 1 << 1)
    /// Accepts spaces, hyphens and dots between characters, and full-width characters in place of
    /// ASCII.
    public static let allowsSeparators = Self(rawValue: 1 << 2)

    public static let lenient: Self = [.allowsLowercase, .allowsSeparators]
    public static let names: [OptionName] = ["checkDigit", "allowsLowercase", "allowsSeparators"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

extension IMEIFormat {
  /// The options of mobile device numbers.
  public struct Options: LenientFormatOptions {
    /// The number can have all its hyphens, as in `49-015420-323751-8`.
    public static let allowsHyphens = Self(rawValue: 1 << 0)
    /// Accepts an IMEISV, too: sixteen digits, with the software version.
    public static let allowsSoftwareVersion = Self(rawValue: 1 << 1)
    /// Accepts spaces, hyphens and dots between any digits.
    public static let allowsSeparators = Self(rawValue: 1 << 2)

    public static let lenient: Self = [.allowsSeparators]
    public static let names: [OptionName] = ["allowsHyphens", "allowsSoftwareVersion", "allowsSeparators"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
