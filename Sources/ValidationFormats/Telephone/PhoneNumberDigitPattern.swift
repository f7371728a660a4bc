/// The patterns of digits in `PhoneNumberPatternTable`, such as `2[0-3]|37(1|4)\d?`.
///
/// They are matched without going back: a bit for each index of the digits says whether the pattern read so
/// far can end there.
extension Span<UInt8> {
  /// The most digits that are matched, one for each bit.
  static var greatestDigitCount: Int { 31 }

  /// Returns whether a number begins with digits of a pattern.
  func matchesStart(of digits: Self, pattern: Range<Int>) -> Bool { ends(of: digits, pattern: pattern) != 0 }

  /// Returns how many digits match a pattern at the start of a number, the most if there are several ways, or
  /// `nil` for none.
  func countOfPrefix(of digits: Self, pattern: Range<Int>) -> Int? {
    let ends = ends(of: digits, pattern: pattern) & ~1
    return ends == 0 ? nil : UInt32.bitWidth - 1 - ends.leadingZeroBitCount
  }

  /// Returns a bit for each index of the digits at which a pattern ends.
  private func ends(of digits: Self, pattern: Range<Int>) -> UInt32 {
    guard digits.count <= Self.greatestDigitCount else { return 0 }
    var index = pattern.lowerBound
    return endsOfAlternatives(of: digits, from: 1, at: &index, to: pattern.upperBound)
  }

  /// Returns a bit for each index of the digits at which one of several alternatives ends, when it begins at
  /// one of the indices for which a bit is set.
  private func endsOfAlternatives(of digits: Self, from starts: UInt32, at index: inout Int, to end: Int)
    -> UInt32
  {
    var ends: UInt32 = 0
    var current = starts
    while index < end, self[index] != ")" {
      let before = current
      switch self[index] {
      case "|":
        ends |= current
        current = starts
        index += 1
        continue
      case "(":
        index += 1
        current = endsOfAlternatives(of: digits, from: current, at: &index, to: end)
        index += 1
      case "$":
        index += 1
        current &= 1 &<< UInt32(truncatingIfNeeded: digits.count)
      default:
        current = self.ends(of: digits, after: current, allowed: digitClass(at: &index))
      }
      if index < end, self[index] == "?" {
        current |= before
        index += 1
      }
    }
    return ends | current
  }

  /// Returns a bit for each index after one of some digits.
  private func ends(of digits: Self, after starts: UInt32, allowed: UInt16) -> UInt32 {
    var ends: UInt32 = 0
    for position in digits.indices where starts &>> UInt32(truncatingIfNeeded: position) & 1 == 1 {
      if allowed &>> UInt16(truncatingIfNeeded: digits[position].digitValue) & 1 == 1 {
        ends |= 1 &<< UInt32(truncatingIfNeeded: position + 1)
      }
    }
    return ends
  }

  /// Reads `7`, `[2-57]` or `\d` as a bit for each digit.
  private func digitClass(at index: inout Int) -> UInt16 {
    let first = self[index]
    index += 1
    if first == "\\" {
      index += 1
      return 0x3FF
    }
    guard first == "[" else { return 1 &<< UInt16(first.digitValue) }
    var digits: UInt16 = 0
    while self[index] != "]" {
      let low = self[index].digitValue
      var high = low
      if self[index + 1] == "-" {
        high = self[index + 2].digitValue
        index += 2
      }
      for digit in low...high { digits |= 1 &<< UInt16(digit) }
      index += 1
    }
    index += 1
    return digits
  }
}
