/// Tables of ranges of code points in plain text, which are searched as they stand.
///
/// A table has entries in ascending order with single spaces or line ends between them. An entry begins with a code point in
/// hexadecimal digits, or with two of them and a hyphen between. Binary search needs no memory and no preparation, so that the
/// first use of a table costs as little as any other.
enum CodePointRanges {
  /// Returns the first code point of the range that a code point is in, and where its entry goes on after the range.
  static func entry(of codePoint: UInt32, in table: Span<UInt8>) -> (first: UInt32, rest: Int)? {
    var low = 0
    var high = table.count
    while low < high {
      var start = (low &+ high) / 2
      while start > low, table[start &- 1] > UInt8(ascii: " ") { start &-= 1 }
      var index = start
      let first = number(in: table, from: &index)
      var last = first
      if index < table.count, table[index] == UInt8(ascii: "-") {
        index &+= 1
        last = number(in: table, from: &index)
      }
      if codePoint < first {
        high = start
      } else if codePoint > last {
        while index < table.count, table[index] > UInt8(ascii: " ") { index &+= 1 }
        low = index &+ 1
      } else {
        return (first, index)
      }
    }
    return nil
  }

  /// Reads hexadecimal digits.
  static func number(in table: Span<UInt8>, from index: inout Int) -> UInt32 {
    var number: UInt32 = 0
    while index < table.count, table[index].isASCIIHexDigit {
      number = number &<< 4 | UInt32(truncatingIfNeeded: table[index].hexDigitValue)
      index &+= 1
    }
    return number
  }
}
