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
    /// All four.
    public static let all = Self(rawValue: 15)
  }

  /// Returns whether the whole text is an article number of one of the kinds.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kinds: The accepted kinds of numbers.
  /// - Returns: `true` if the whole text is an article number of one of the kinds.
  public static func matches(_ text: String, kinds: Kinds = .all) -> Bool {
    text.withBytes { matches($0, kinds: kinds) }
  }

  /// Returns whether all the bytes are an article number of one of the kinds.
  static func matches(_ bytes: Span<UInt8>, kinds: Kinds = .all) -> Bool {
    let kind: Kinds
    switch bytes.count {
    case 8: kind = .ean8
    case 12: kind = .upcA
    case 13: kind = .ean13
    case 14: kind = .gtin14
    default: return false
    }
    guard kinds.contains(kind) else { return false }
    var sum = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIDigit else { return false }
      // The check digit itself has weight 1.
      sum &+= (bytes.count &- index) & 1 == 0 ? byte.digitValue &* 3 : byte.digitValue
    }
    return sum % 10 == 0
  }
}

/// Recognizes international standard serial numbers, such as `0378-5955`.
///
/// ISO 3297: seven digits and a check character, which may be an upper-case `X`, with a hyphen in the middle.
/// The hyphen may be missing, as it is in databases, unless it is required.
public enum ISSNFormat {
  /// Returns whether the whole text is a serial number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - requiresHyphen: Whether eight characters without a hyphen are refused.
  ///   - allowsLowercase: Whether the check character may be a lower-case `x`.
  /// - Returns: `true` if the whole text is a serial number.
  public static func matches(_ text: String, requiresHyphen: Bool = false, allowsLowercase: Bool = false)
    -> Bool
  {
    guard allowsLowercase else { return text.withBytes { matches($0, requiresHyphen: requiresHyphen) } }
    return TypedText.withCode(text, allowsLowercase: true, allowsSeparators: false) {
      matches($0, requiresHyphen: requiresHyphen)
    } ?? false
  }

  /// Returns whether all the bytes are a serial number.
  static func matches(_ bytes: Span<UInt8>, requiresHyphen: Bool = false) -> Bool {
    let hasHyphen = bytes.count == 9 && bytes[4] == UInt8(ascii: "-")
    guard hasHyphen || (bytes.count == 8 && !requiresHyphen) else { return false }
    // The weights 8, 7 … 1: the sum of all the partial sums.
    var sum = 0
    var sumOfSums = 0
    for index in bytes.indices where !(hasHyphen && index == 4) {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        sum &+= byte.digitValue
      } else {
        guard byte == UInt8(ascii: "X"), index == bytes.count &- 1 else { return false }
        sum &+= 10
      }
      sumOfSums &+= sum
    }
    return sumOfSums % 11 == 0
  }
}
