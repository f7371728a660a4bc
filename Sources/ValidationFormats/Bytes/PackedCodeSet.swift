/// A set of short codes of one length, all uppercase letters or all digits: one bit for each code that there
/// could be.
struct PackedCodeSet: Sendable {
  /// What a code is written with.
  enum Alphabet {
    case capitals
    case digits
  }

  private let length: Int
  private let first: UInt8
  private let size: UInt8
  private var words: [UInt64]

  /// Creates a set of the codes in one column of tables, whose columns are divided by single spaces.
  ///
  /// - Precondition: Each line has a code of that length and alphabet in the column.
  init(column: Int, of tables: String..., alphabet: Alphabet, length: Int) {
    self.length = length
    first = alphabet == .capitals ? UInt8(ascii: "A") : UInt8(ascii: "0")
    size = alphabet == .capitals ? 26 : 10
    let codes = repeatElement(Int(size), count: length).reduce(1, *)
    words = Array(repeating: 0, count: codes / 64 + 1)
    for line in tables.flatMap({ Array($0.utf8).split(separator: UInt8(ascii: "\n")) }) {
      let code = ContiguousArray(line.split(separator: UInt8(ascii: " "), maxSplits: column + 1)[column])
      guard let position = position(of: code.span) else {
        preconditionFailure("Code \"\(String(decoding: code, as: UTF8.self))\" is out of shape")
      }
      words[position / 64] |= 1 << UInt64(position % 64)
    }
  }

  /// Creates a set of the codes of letters in a text, in either case, with single spaces or line ends between
  /// them.
  init(letterCodes codes: String, length: Int) {
    self.length = length
    first = UInt8(ascii: "A")
    size = 26
    let possibleCodes = repeatElement(Int(size), count: length).reduce(1, *)
    words = Array(repeating: 0, count: possibleCodes / 64 + 1)
    codes.withBytes { bytes in
      var start = 0
      while start &+ length <= bytes.count {
        if let position = position(of: bytes.extracting(start..<(start &+ length)), ignoresCase: true) {
          words[position / 64] |= 1 << UInt64(position % 64)
        }
        start &+= length &+ 1
      }
    }
  }

  /// Returns whether all the bytes are a code of the set.
  func contains(_ bytes: Span<UInt8>, ignoresCase: Bool = false) -> Bool {
    guard let position = position(of: bytes, ignoresCase: ignoresCase) else { return false }
    return words[position &>> 6] &>> UInt64(truncatingIfNeeded: position & 63) & 1 != 0
  }

  /// Returns whether letters are a code of a set of letters, case aside.
  ///
  /// - Precondition: They are as many as a code has.
  /// - Parameters:
  ///   - letters: The letters in lowercase, the last one in the lowest byte.
  ///   - count: Their number.
  /// - Returns: `true` if they are.
  @inline(__always)
  func contains(lowercased letters: UInt64, count: Int) -> Bool {
    var position = 0
    for index in 1...count {
      let letter = letters &>> UInt64((count - index) &* 8) & 0xFF
      position = position &* 26 &+ Int(truncatingIfNeeded: letter) &- Int(UInt8(ascii: "a"))
    }
    return words[position &>> 6] &>> UInt64(truncatingIfNeeded: position & 63) & 1 != 0
  }

  /// Returns the bit of a code, or nil if it is none of the length and alphabet.
  private func position(of bytes: Span<UInt8>, ignoresCase: Bool = false) -> Int? {
    guard bytes.count == length else { return nil }
    var position = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let value = (ignoresCase && byte.isASCIILetter ? byte & 0xDF : byte) &- first
      guard value < size else { return nil }
      position = position &* Int(size) &+ Int(value)
    }
    return position
  }
}

/// Tables of ranges of code points in plain text, which are searched as they stand.
///
/// A table has entries in ascending order with single spaces or line ends between them. An entry begins with
/// a code point in hexadecimal digits, or with two of them and a hyphen between. Binary search needs no
/// memory and no preparation, so that the first use of a table costs as little as any other.
enum CodePointRanges {
  /// Returns the first code point of the range that a code point is in, and where its entry goes on after the
  /// range.
  static func entry(of codePoint: UInt32, in table: Span<UInt8>) -> (first: UInt32, rest: Int)? {
    var low = 0
    var high = table.count
    while low < high {
      var start = (low &+ high) / 2
      while start > low, table[start - 1] > UInt8(ascii: " ") { start -= 1 }
      var index = start
      let first = number(in: table, from: &index)
      var last = first
      if index < table.count, table[index] == "-" {
        index += 1
        last = number(in: table, from: &index)
      }
      if codePoint < first {
        high = start
      } else if codePoint > last {
        while index < table.count, table[index] > UInt8(ascii: " ") { index += 1 }
        low = index + 1
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
      index += 1
    }
    return number
  }
}
