/// A number in decimal notation, such as `-12.50` or `1e+20`, taken apart exactly.
///
/// Its value is its significant digits, of which the last is not zero, times a power of ten.
struct DecimalNotation {
  /// The power of ten by which the significant digits are multiplied; 0 for zero.
  let exponent: Int

  private let mantissa: Substring

  /// Takes a number apart, if the text is one: NaN and the infinities are not.
  init?(_ text: String) {
    var mantissa = text.first == "-" ? text.dropFirst() : Substring(text)
    var exponent = 0
    if let mark = mantissa.firstIndex(of: "e") {
      guard let power = Int(mantissa[mantissa.index(after: mark)...]) else { return nil }
      exponent = power
      mantissa = mantissa[..<mark]
    }
    guard !mantissa.isEmpty, mantissa.allSatisfy({ "0"..."9" ~= $0 || $0 == "." }) else { return nil }
    if let point = mantissa.firstIndex(of: ".") {
      exponent -= mantissa.distance(from: point, to: mantissa.endIndex) - 1
    }
    while let last = mantissa.last, last == "0" || last == "." {
      if last == "0" { exponent += 1 }
      mantissa.removeLast()
    }
    mantissa = mantissa.drop { $0 == "0" || $0 == "." }
    self.exponent = mantissa.isEmpty ? 0 : exponent
    self.mantissa = mantissa
  }

  var isZero: Bool { mantissa.isEmpty }

  var isInteger: Bool { exponent >= 0 }

  /// The significant digits as a number, or `nil` if there are more than 18.
  var significand: UInt64? {
    let digits = digits
    return digits.count > 18 ? nil : digits.reduce(0) { $0 * 10 + $1 }
  }

  /// Returns whether the number is a multiple of another of at most 18 significant digits.
  func isMultiple(ofSignificand significand: UInt64, exponent: Int) -> Bool {
    if isZero { return true }
    // A multiple of ten times something would end in zero, and the last significant digit is none.
    guard self.exponent >= exponent else { return false }
    var remainder = digits.reduce(0) { ($0 * 10 + $1) % significand }
    for _ in exponent..<self.exponent where remainder != 0 { remainder = remainder * 10 % significand }
    return remainder == 0
  }

  private var digits: some Collection<UInt64> {
    mantissa.utf8.lazy.filter { $0 != UInt8(ascii: ".") }.map { UInt64($0 - UInt8(ascii: "0")) }
  }
}
