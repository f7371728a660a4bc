/// A label that was decoded from Punycode, the encoding of Unicode in ASCII
/// ([RFC 3492](https://www.rfc-editor.org/rfc/rfc3492)).
struct Punycode {
  private static let base = 36
  private static let firstCodePoint = 0x80
  private static let firstBias = 72

  /// The number of basic code points, which come first in the encoded label.
  private var basicCount = 0

  /// The other code points in the low 21 bits, below the position that each has in the label, in order.
  private var insertions = InternationalizedLabel.CodePointBuffer()

  /// Decodes the part of a label after `xn--` into an empty value; returns whether it is Punycode.
  ///
  /// Encoding the label gives the same octets again, case aside: a delimiter without basic code points before
  /// it, which the encoder never writes, is refused, and each position is written in one way only.
  mutating func decode(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    if let delimiter = bytes.indices.last(where: { bytes[$0] == "-" }) {
      guard delimiter > 0 else { return false }
      basicCount = delimiter
      index = delimiter &+ 1
    }
    guard index < bytes.count else { return false }

    var codePoint = Self.firstCodePoint
    var position = 0
    var bias = Self.firstBias
    while index < bytes.count {
      let oldPosition = position
      var weight = 1
      var k = Self.base
      while true {
        guard index < bytes.count, let digit = Self.digitValue(bytes[index]) else { return false }
        index &+= 1
        position &+= digit &* weight
        // Beyond this no position leads to a code point; it keeps the weight, too, far from an overflow.
        guard position <= 0x10FFFF &* 64 else { return false }
        let threshold = Self.threshold(k, bias)
        if digit < threshold { break }
        weight &*= Self.base &- threshold
        k &+= Self.base
      }
      let count = self.count &+ 1
      bias = Self.adapt(position &- oldPosition, count, isFirst: oldPosition == 0)
      // Divisions of 32 bits take half the time of those of 64.
      let (quotient, remainder) = UInt32(position).quotientAndRemainder(dividingBy: UInt32(count))
      codePoint &+= Int(quotient)
      position = Int(remainder)
      guard codePoint <= 0x10FFFF, !(0xD800...0xDFFF ~= codePoint), insert(UInt32(codePoint), at: position)
      else { return false }
      position &+= 1
    }
    return true
  }

  /// The number of code points.
  var count: Int { basicCount &+ insertions.count }

  /// Calls a function with the code points of the label that was decoded from the bytes, basic ones in
  /// lowercase, as long as it returns true.
  @inline(__always)
  borrowing func allSatisfy(in bytes: Span<UInt8>, _ predicate: (UInt32) -> Bool) -> Bool {
    var inserted = 0
    var insertion = insertions[0]
    for position in 0..<count {
      if inserted < insertions.count, Int(insertion &>> 21) == position {
        guard predicate(insertion & 0x1F_FFFF) else { return false }
        inserted &+= 1
        if inserted < insertions.count { insertion = insertions[inserted] }
      } else {
        let byte = bytes[position &- inserted]
        guard predicate(UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte)) else { return false }
      }
    }
    return true
  }

  /// Inserts a code point, which moves those at and after its position.
  private mutating func insert(_ codePoint: UInt32, at position: Int) -> Bool {
    guard insertions.append(0) else { return false }
    var index = insertions.count &- 1
    while index > 0, Int(insertions[index &- 1] &>> 21) >= position {
      insertions[index] = insertions[index &- 1] &+ 1 &<< 21
      index &-= 1
    }
    insertions[index] = UInt32(position) &<< 21 | codePoint
    return true
  }
}

extension Punycode {
  /// The number of octets that code points take, without `xn--`.
  static func encodedCount(of codePoints: InternationalizedLabel.CodePointBuffer) -> Int {
    var count = 0
    encode(codePoints) { _ in count &+= 1 }
    return count
  }

  /// Calls a function with each octet of encoded code points, without `xn--`
  /// ([RFC 3492, section 6.3](https://www.rfc-editor.org/rfc/rfc3492#section-6.3)).
  @inline(__always)
  static func encode(_ codePoints: InternationalizedLabel.CodePointBuffer, _ append: (UInt8) -> Void) {
    var handled = 0
    for index in 0..<codePoints.count where codePoints[index] < 0x80 {
      append(UInt8(truncatingIfNeeded: codePoints[index]))
      handled &+= 1
    }
    if handled > 0 { append(UInt8(ascii: "-")) }
    var isFirst = true
    var codePoint = firstCodePoint
    var delta = 0
    var bias = firstBias
    while handled < codePoints.count {
      var next = Int.max
      for index in 0..<codePoints.count {
        let candidate = Int(codePoints[index])
        if candidate >= codePoint, candidate < next { next = candidate }
      }
      delta &+= (next &- codePoint) &* (handled &+ 1)
      codePoint = next
      for index in 0..<codePoints.count {
        let other = Int(codePoints[index])
        if other < codePoint { delta &+= 1 }
        guard other == codePoint else { continue }
        encode(delta, bias, append)
        bias = adapt(delta, handled &+ 1, isFirst: isFirst)
        isFirst = false
        delta = 0
        handled &+= 1
      }
      delta &+= 1
      codePoint &+= 1
    }
  }

  /// Writes a number as digits, the last of which is below its threshold.
  @inline(__always)
  private static func encode(_ delta: Int, _ bias: Int, _ append: (UInt8) -> Void) {
    var rest = delta
    var k = base
    while true {
      let threshold = threshold(k, bias)
      guard rest >= threshold else { return append(digit(rest)) }
      let (quotient, remainder) = (rest &- threshold).quotientAndRemainder(dividingBy: base &- threshold)
      append(digit(threshold &+ remainder))
      rest = quotient
      k &+= base
    }
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value &+ 0x61 : value &- 26 &+ 0x30)
  }

  private static func threshold(_ k: Int, _ bias: Int) -> Int {
    max(1, min(26, k &- bias))
  }

  /// The bias adaptation of RFC 3492, section 6.1, for a delta below 2 to the 32nd.
  private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = UInt32(truncatingIfNeeded: isFirst ? delta / 700 : delta / 2)
    delta &+= delta / UInt32(truncatingIfNeeded: count)
    var k = 0
    while delta > 455 {
      delta /= 35
      k &+= base
    }
    return k &+ Int(36 &* delta / (delta &+ 38))
  }

  private static func digitValue(_ byte: UInt8) -> Int? {
    if byte.isASCIILetter { return Int((byte | 0x20) &- UInt8(ascii: "a")) }
    return byte.isASCIIDigit ? byte.digitValue &+ 26 : nil
  }
}
