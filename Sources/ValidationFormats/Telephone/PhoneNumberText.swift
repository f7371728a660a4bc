/// A telephone number as it is written: its digits, and where they are marked and grouped.
///
/// The notation is that of [ITU-T E.123](https://www.itu.int/rec/T-REC-E.123), section 4, with what people
/// write beside spaces: between two digits there may be one hyphen, dot or slash, and twice a pair of
/// parentheses.
struct PhoneNumberText {
  /// The digits without anything between them.
  private(set) var digits = PhoneNumberDigits()

  /// Whether the digits begin with a `+`.
  private(set) var hasPlus = false

  /// The digits in the first pair of parentheses, empty for none.
  private(set) var firstGroup = 0..<0

  /// The digits in the second pair of parentheses, empty for none.
  private(set) var secondGroup = 0..<0

  /// The last part that was read, except spaces.
  private enum Token { case start, plus, digit, separator, open, close }

  /// Reads a written number, or fails on other characters and on separators in odd places.
  init?(_ bytes: Span<UInt8>) {
    // Twice the capacity, and some spaces around.
    guard bytes.count >= 2, bytes.count <= 64 else { return nil }
    var token = Token.start
    var opening = -1
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        guard digits.count < PhoneNumberDigits.capacity else { return nil }
        digits.append(byte.digitValue)
        token = .digit
        continue
      }
      switch byte {
      case " ":
        guard token != .plus, token != .open else { return nil }
      case "-", ".", "/":
        guard token == .digit || token == .close else { return nil }
        token = .separator
      case "(":
        guard opening < 0, secondGroup.isEmpty else { return nil }
        opening = digits.count
        token = .open
      case ")":
        guard opening >= 0, token == .digit else { return nil }
        if firstGroup.isEmpty {
          firstGroup = opening..<digits.count
        } else {
          secondGroup = opening..<digits.count
        }
        opening = -1
        token = .close
      case "+":
        guard !hasPlus, digits.count == 0, token == .start || token == .open else { return nil }
        hasPlus = true
        token = .plus
      default:
        return nil
      }
    }
    guard token == .digit, opening < 0 else { return nil }
  }

  /// Returns whether the parentheses make sense for a number whose parts begin at known digits.
  ///
  /// A pair encloses whole parts (`(+48)`, `(0)`), or begins where the area code does and ends before the
  /// number does.
  ///
  /// - Parameters:
  ///   - boundaries: A bit for the index of each digit with which a part begins.
  ///   - start: The index of the first digit of the national number, or of the trunk prefix before it.
  /// - Returns: `true` if the parentheses make sense for a number whose parts begin at known digits.
  func groupsFit(boundaries: UInt32, nationalNumberAt start: Int) -> Bool {
    func fits(_ group: Range<Int>) -> Bool {
      guard !group.isEmpty else { return true }
      guard boundaries &>> UInt32(truncatingIfNeeded: group.lowerBound) & 1 == 1 else { return false }
      return boundaries &>> UInt32(truncatingIfNeeded: group.upperBound) & 1 == 1
        || group.upperBound > start && group.upperBound < digits.count
    }
    return fits(firstGroup) && fits(secondGroup)
  }
}

/// Up to 24 decimal digits in two machine words, so that a number with its prefixes needs no memory.
struct PhoneNumberDigits: Equatable {
  /// The most digits that fit: an international prefix, a calling code, a trunk prefix and a national number.
  static let capacity = 24

  /// The first 16 digits, four bits each, the first one in the highest bits.
  private var head: UInt64 = 0

  /// The digits from the seventeenth on, in the same order.
  private var tail: UInt64 = 0

  /// The number of digits.
  private(set) var count = 0

  /// The digit at an index below `count`.
  @inline(__always)
  subscript(index: Int) -> Int {
    Int(truncatingIfNeeded: (index < 16 ? head &>> (60 &- 4 &* index) : tail &>> (124 &- 4 &* index)) & 0xF)
  }

  /// Appends a digit; the caller looks after the capacity.
  @inline(__always)
  mutating func append(_ digit: Int) {
    let bits = UInt64(truncatingIfNeeded: digit)
    if count < 16 { head |= bits &<< (60 &- 4 &* count) } else { tail |= bits &<< (124 &- 4 &* count) }
    count += 1
  }

  /// Returns the index after a prefix at an index, or `nil` if there are other digits.
  @inline(__always)
  func end(of prefix: PhoneNumberPrefix, at start: Int) -> Int? {
    guard start + prefix.count <= count else { return nil }
    var value = 0
    for index in start..<start + prefix.count { value = value &* 10 &+ self[index] }
    return prefix.values.contains(value) ? start + prefix.count : nil
  }

  /// Returns the digits from an index on as text.
  func description(from start: Int) -> String {
    (start..<count).map { String(self[$0]) }.joined()
  }
}

/// Leading digits: the numbers from one to another, written with a number of digits.
struct PhoneNumberPrefix {
  /// The values, such as 201 to 203.
  var values: ClosedRange<Int>

  /// The number of digits, which leading zeros make larger than the value tells.
  var count: Int
}
