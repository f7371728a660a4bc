/// Up to 16 ASCII letters, digits and signs in two machine words, so that a code without its separators needs
/// no memory.
struct ShortCode: Equatable {
  /// The first eight characters, the first one in the lowest byte.
  private var head: UInt64 = 0

  /// The characters from the ninth on, in the same order.
  private var tail: UInt64 = 0

  /// The number of characters.
  private(set) var count = 0

  private init() {}

  /// Reads letters and digits, and `*` and `+` in second place, with or without a country code of two
  /// letters; fails on other characters and on more than 16.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - options: Whether lowercase letters are read as uppercase ones, and whether one separator may stand
  ///     between characters, and full-width letters and digits for those of ASCII.
  init?(_ bytes: Span<UInt8>, _ options: TypedCodeOptions) {
    var isSeparated = true
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      var length = 1
      if !byte.isASCIIAlphanumeric, options.contains(.allowsSeparators) {
        let element: TypedElement
        (element, length) = bytes.typedElement(at: index)
        switch element {
        case .character(let character): byte = character
        case .mark, .separator:
          index &+= length
          if case .mark = element { continue }
          guard !isSeparated else { return nil }
          isSeparated = true
          continue
        }
      }
      let isSign = (byte == "*" || byte == "+") && (count == 1 || count == 3)
      guard
        byte.isASCIIDigit || byte &- 0x41 < 26 || options.contains(.allowsLowercase) && byte.isASCIILetter
          || isSign,
        count < 16
      else { return nil }
      append(byte.isASCIILetter ? byte & 0xDF : byte)
      isSeparated = false
      index &+= length
    }
    guard !isSeparated else { return nil }
  }

  /// The character at an index below `count`.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: index < 8 ? head &>> UInt64(index &* 8) : tail &>> UInt64(index &* 8 &- 64))
  }

  private mutating func append(_ byte: UInt8) {
    if count < 8 {
      head |= UInt64(byte) &<< UInt64(count &* 8)
    } else {
      tail |= UInt64(byte) &<< UInt64(count &* 8 &- 64)
    }
    count &+= 1
  }

  /// The characters without the first few.
  func dropFirst(_ dropped: Int) -> Self {
    var result = Self()
    var index = dropped
    while index < count {
      result.append(self[index])
      index &+= 1
    }
    return result
  }

  /// Whether the characters from an index on are those of a text in ASCII.
  func ends(with text: String, from start: Int) -> Bool {
    text.withBytes { bytes in
      guard count == start &+ bytes.count else { return false }
      for index in bytes.indices where self[start &+ index] != bytes[index] { return false }
      return true
    }
  }

  /// Whether the characters of a range are digits.
  func areDigits(_ range: Range<Int>) -> Bool {
    guard range.upperBound <= count else { return false }
    for index in range where !self[index].isASCIIDigit { return false }
    return true
  }

  /// The number that the digits of a range are, of which there are at most nine: `Int` has no more on a
  /// watch.
  func number(_ range: Range<Int>) -> Int {
    var value = 0
    for index in range { value = value &* 10 &+ self[index].digitValue }
    return value
  }

  /// Returns the sum of the digits from an index on, each times its weight.
  ///
  /// There are up to 15 weights of four bits each, the first one highest, without leading zeros.
  func sum(weights: UInt64, from start: Int = 0) -> Int {
    let weightCount = (67 &- weights.leadingZeroBitCount) / 4
    var sum = 0
    for offset in 0..<weightCount {
      let weight = Int(weights &>> UInt64((weightCount &- 1 &- offset) &* 4) & 0xF)
      sum &+= self[start &+ offset].digitValue &* weight
    }
    return sum
  }

  /// Whether the digits of a range pass the Luhn check.
  func passesLuhn(_ range: Range<Int>) -> Bool {
    var sum = 0
    for index in range {
      let digit = self[index].digitValue
      let doubled = digit &* 2
      sum &+= (range.upperBound &- index) & 1 == 1 ? digit : doubled > 9 ? doubled &- 9 : doubled
    }
    return sum % 10 == 0
  }

  /// Whether the digits of a range pass ISO 7064 MOD 11, 10.
  func passesMOD1110(_ range: Range<Int>) -> Bool {
    var product = 10
    for index in range.dropLast() {
      let sum = (product &+ self[index].digitValue) % 10
      product = (sum == 0 ? 10 : sum) &* 2 % 11
    }
    return (product &+ self[range.upperBound &- 1].digitValue) % 10 == 1
  }

  var description: String { String(decoding: (0..<count).map { self[$0] }, as: UTF8.self) }
}
