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

  /// Appends an upper-case ASCII letter.
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
