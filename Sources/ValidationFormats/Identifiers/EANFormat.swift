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
