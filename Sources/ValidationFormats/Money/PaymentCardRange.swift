/// One line of the table of issuer ranges.
struct PaymentCardRange: Sendable {
  /// How many leading digits tell the ranges apart.
  static let prefixLength = 6

  let network: PaymentCardNetwork
  /// The first six digits of the numbers in the range.
  let prefixes: ClosedRange<Int>
  /// Whether the cards go by the name of another network, whose line holds them too.
  let isCoBranded: Bool
  /// One bit for each allowed number of digits.
  private let lengths: UInt32

  /// Reads a line, such as `506099-506198  16,18,19  verve`.
  init?(_ line: some StringProtocol) {
    let fields = line.split(separator: " ")
    guard fields.count == 3 || (fields.count == 4 && fields[3] == "co-branded"),
      let network = PaymentCardNetwork(rawValue: String(fields[2]))
    else { return nil }
    let bounds = fields[0].split(separator: "-")
    guard let first = bounds.first, let last = bounds.last, let low = Int(first), let high = Int(last) else {
      return nil
    }
    var lengths: UInt32 = 0
    for part in fields[1].split(separator: ",") {
      let bounds = part.split(separator: "-").compactMap { Int($0) }
      guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
      for length in low...high { lengths |= 1 << UInt32(length) }
    }
    self.network = network
    self.lengths = lengths
    isCoBranded = fields.count == 4
    prefixes =
      Self.prefixes(
        beginningWith: low, digits: first.count
      ).lowerBound...Self.prefixes(beginningWith: high, digits: last.count).upperBound
  }

  /// Returns whether numbers of the range may have this many digits.
  func allows(length: Int) -> Bool { lengths >> UInt32(length) & 1 != 0 }

  /// Returns the six-digit prefixes that begin with a shorter one.
  static func prefixes(beginningWith prefix: Int, digits: Int) -> ClosedRange<Int> {
    var bounds = (low: prefix, high: prefix)
    for _ in digits..<max(digits, prefixLength) {
      bounds.low *= 10
      bounds.high = bounds.high * 10 + 9
    }
    return bounds.low...bounds.high
  }
}
