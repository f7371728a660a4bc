/// Recognizes the numbers under bar codes of articles, such as `4006381333931`.
///
/// GS1 General Specifications: 8 digits (EAN-8, GTIN-8), 12 (UPC-A, GTIN-12), 13 (EAN-13, GTIN-13) or 14
/// (GTIN-14, of a trade unit), of which the last is the check digit with weights 3 and 1 from the right. No
/// separators.
public enum EANFormat {
  /// Lengths of article numbers.
  public struct Kinds: OptionSet, Sendable, Hashable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// EAN-8, eight digits.
    public static let ean8 = Self(rawValue: 1)
    /// UPC-A, twelve digits.
    public static let upcA = Self(rawValue: 2)
    /// EAN-13, thirteen digits.
    public static let ean13 = Self(rawValue: 4)
    /// GTIN-14, fourteen digits.
    public static let gtin14 = Self(rawValue: 8)
    /// EAN-8, UPC-A, EAN-13 and GTIN-14.
    public static let all = Self(rawValue: 15)
  }

  /// Returns whether the whole text is an article number of one of the kinds.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kinds: The accepted kinds.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is an article number of one of the kinds.
  public static func matches(
    _ text: String, kinds: Kinds = .all, _ options: Options = .standard
  ) -> Bool {
    TypedText.matches(text, false, options.contains(.allowsSeparators)) {
      matches($0, kinds: kinds, allowsUPCE: options.contains(.allowsUPCE))
    }
  }

  /// Returns the canonical form of an article number, the fourteen digits of its GTIN, or `nil` for other
  /// text.
  ///
  /// ```swift
  /// EANFormat.canonical("0 36000 29145 2")  // "00036000291452"
  /// EANFormat.canonical("4006381333931")    // "04006381333931"
  /// ```
  ///
  /// GS1 stores the numbers of all kinds so, with zeros in front (GS1 General Specifications, section 7.10).
  /// Eight digits are those of an EAN-8 if its check digit is right, or else those of a UPC-E.
  public static func canonical(_ text: String) -> String? {
    guard matches(text, .lenient) else { return nil }
    let digits = TypedText.characters(of: text)
    let number = matches(digits) ? digits : digits.withBytes { String(upcA($0)) }
    return String(repeating: "0", count: 14 - number.utf8.count) + number
  }

  /// Returns whether all the bytes are an article number of one of the kinds.
  static func matches(_ bytes: Span<UInt8>, kinds: Kinds, allowsUPCE: Bool) -> Bool {
    let kind: Kinds
    switch bytes.count {
    case 8: kind = .ean8
    case 12: kind = .upcA
    case 13: kind = .ean13
    case 14: kind = .gtin14
    default: return false
    }
    var sum = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIDigit else { return false }
      // The check digit itself has weight 1.
      sum &+= (bytes.count - index) & 1 == 0 ? byte.digitValue &* 3 : byte.digitValue
    }
    return kinds.contains(kind) && sum % 10 == 0
      || kind == .ean8 && allowsUPCE && isUPCE(bytes)
  }

  /// Returns whether eight digits are a UPC-E: its number system is 0 or 1, and its check digit that of the
  /// UPC-A.
  private static func isUPCE(_ digits: Span<UInt8>) -> Bool {
    guard digits[0].digitValue <= 1 else { return false }
    var sum: Int64 = 0
    var number = upcA(digits)
    var weight: Int64 = 1
    while number > 0 {
      sum &+= number % 10 &* weight
      number /= 10
      weight = 4 &- weight
    }
    return sum % 10 == 0
  }

  /// Returns the number of the UPC-A that a UPC-E stands for.
  ///
  /// The last digit before the check digit tells where zeros were left out (GS1 General Specifications,
  /// section 5.2.2.4).
  private static func upcA(_ digits: Span<UInt8>) -> Int64 {
    func number(_ range: Range<Int>) -> Int64 {
      var number: Int64 = 0
      for index in range { number = number &* 10 &+ Int64(digits[index].digitValue) }
      return number
    }
    let last = number(6..<7)
    let body =
      switch last {
      case 0...2: (number(0..<3) &* 10 &+ last) &* 10_000_000 &+ number(3..<6)
      case 3: number(0..<4) &* 10_000_000 &+ number(4..<6)
      case 4: number(0..<5) &* 1_000_000 &+ number(5..<6)
      default: number(0..<6) &* 100_000 &+ last
      }
    return body &* 10 &+ number(7..<8)
  }
}

/// Recognizes international standard serial numbers, such as `0378-5955`.
///
/// ISO 3297: seven digits and a check character, which may be an uppercase `X`, with a hyphen in the middle.
/// The hyphen may be missing, as it is in databases, unless it is required.
public enum ISSNFormat {
  /// Returns whether the whole text is a serial number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a serial number.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    TypedText.matches(text, options.contains(.allowsLowercase), false) {
      matches(
        options.contains(.allowsPrefix) ? $0.extracting(endOfPrefix($0)...) : $0,
        requiresHyphen: options.contains(.requiresHyphen))
    }
  }

  /// Returns the index after `ISSN` in either case, a colon or none, and spaces, or 0 if the bytes do not
  /// begin so.
  private static func endOfPrefix(_ bytes: Span<UInt8>) -> Int {
    // The word reads `issn` from its lowest byte on.
    guard bytes.count > 8, (bytes.word(at: 0) | 0x2020_2020) & 0xFFFF_FFFF == 0x6E73_7369 else { return 0 }
    var end = bytes[4] == ":" ? 5 : 4
    while end < bytes.count, bytes[end] == " " { end += 1 }
    return end
  }

  /// Returns whether all the bytes are a serial number.
  static func matches(_ bytes: Span<UInt8>, requiresHyphen: Bool = false) -> Bool {
    let hasHyphen = bytes.count == 9 && bytes[4] == "-"
    guard hasHyphen || (bytes.count == 8 && !requiresHyphen) else { return false }
    // The weights 8, 7 … 1: the sum of all the partial sums.
    var sum = 0
    var sumOfSums = 0
    for index in bytes.indices where !(hasHyphen && index == 4) {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        sum &+= byte.digitValue
      } else {
        guard byte == "X", index == bytes.count - 1 else { return false }
        sum &+= 10
      }
      sumOfSums &+= sum
    }
    return sumOfSums % 11 == 0
  }
}

extension ISSNFormat {
  /// The options of serial numbers of publications.
  public struct Options: LenientFormatOptions {
    /// The hyphen in the middle is required.
    public static let requiresHyphen = Self(rawValue: 1 << 0)
    /// The check character can be a lowercase `x`.
    public static let allowsLowercase = Self(rawValue: 1 << 1)
    /// The number can follow the word `ISSN`, as in `ISSN 0378-5955` and `ISSN: 0378-5955`.
    public static let allowsPrefix = Self(rawValue: 1 << 2)

    public static let lenient: Self = [.allowsLowercase, .allowsPrefix]
    public static let names: [OptionName] = ["requiresHyphen", "allowsLowercase", "allowsPrefix"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

extension EANFormat {
  /// The options of article numbers.
  public struct Options: LenientFormatOptions {
    /// Accepts UPC-E in addition to the kinds: eight digits that abbreviate a UPC-A with zeros in
    /// the middle. A mistyped EAN-8 can look like one.
    public static let allowsUPCE = Self(rawValue: 1 << 0)
    /// Accepts spaces, hyphens and dots between digits, as printed under bar codes, and full-width
    /// digits in place of ASCII.
    public static let allowsSeparators = Self(rawValue: 1 << 1)

    public static let lenient: Self = [.allowsUPCE, .allowsSeparators]
    public static let names: [OptionName] = ["allowsUPCE", "allowsSeparators"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
