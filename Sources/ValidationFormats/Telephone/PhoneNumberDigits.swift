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
    count &+= 1
  }

  /// Returns the index after a prefix that stands at an index, or `nil` if other digits stand there.
  @inline(__always)
  func end(of prefix: PhoneNumberPrefix, at start: Int) -> Int? {
    guard start &+ prefix.count <= count else { return nil }
    var value = 0
    for index in start..<start &+ prefix.count { value = value &* 10 &+ self[index] }
    return prefix.values.contains(value) ? start &+ prefix.count : nil
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
