/// Recognizes numbers that end in a Luhn check digit, such as `79927398713`.
///
/// The algorithm is that of ISO/IEC 7812-1, annex B. A number is one ASCII digit or more, without separators;
/// its length is not limited. Zeros add up to zero, so a number of nothing but zeros passes.
public enum LuhnFormat {
  /// Returns whether the whole text is digits whose Luhn sum is a multiple of ten.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is digits whose Luhn sum is a multiple of ten.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    TypedText.matches(text, false, options.contains(.allowsSeparators)) { matches($0) }
  }

  /// Returns whether all the bytes are digits whose Luhn sum is a multiple of ten.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0 else { return false }
    var sum = LuhnSum()
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIDigit else { return false }
      sum.append(byte.digitValue)
    }
    return sum.isValid
  }
}

/// A Luhn sum that grows from the left, before anyone knows how many digits will come.
///
/// Luhn doubles every second digit counted from the right (ISO/IEC 7812-1, annex B). Which digits those are
/// shows only at the end, so both sums are kept and change places at every digit.
struct LuhnSum {
  private var sum = 0
  private var sumWithLastDoubled = 0

  /// Whether the digits so far end in their check digit.
  @inline(__always)
  var isValid: Bool { sum % 10 == 0 }

  /// Appends a digit of 0 to 9.
  @inline(__always)
  mutating func append(_ digit: Int) {
    // The cross sums of the doubled digits 0 to 9, four bits each.
    let doubled = Int(truncatingIfNeeded: (0x97_5318_6420 as UInt64) >> UInt64(digit &* 4)) & 0xF
    let next = sumWithLastDoubled &+ digit
    sumWithLastDoubled = sum &+ doubled
    sum = next
  }
}

extension LuhnFormat {
  /// The options of numbers with a Luhn check digit. With separators, text can have at most 256 bytes.
  public typealias Options = TypedDigitsOptions
}
