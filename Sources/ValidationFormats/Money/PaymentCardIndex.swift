/// The issuer ranges cut into stretches without overlap, for a look-up of a few steps.
struct PaymentCardIndex: Sendable {
  /// The lengths of card numbers (ISO/IEC 7812-1 ends at 19).
  static let lengths = 12...19

  /// For each three leading digits, the stretch in which the first of their prefixes lies.
  private let starts: [UInt16]
  /// The last prefix of each stretch.
  private let ends: [UInt32]
  /// The networks of each stretch, one entry for each length.
  private let networks: [UInt32]

  init(_ ranges: [PaymentCardRange]) {
    let cuts = Set(ranges.map(\.prefixes.upperBound) + ranges.map { $0.prefixes.lowerBound - 1 } + [999_999])
    let ends = cuts.filter { $0 >= 0 }.sorted()
    networks = ends.flatMap { end in
      Self.lengths.map { length in
        PaymentCardNetworks(
          ranges.filter { $0.prefixes.contains(end) && $0.allows(length: length) }.map(\.network)
        ).rawValue
      }
    }
    var stretch = 0
    starts = (0..<1_000).map { start in
      while stretch < ends.count - 1, ends[stretch] < start * 1_000 { stretch += 1 }
      return UInt16(stretch)
    }
    self.ends = ends.map { UInt32($0) }
  }

  /// Returns the networks that issue numbers of this length under these first six digits.
  ///
  /// - Parameters:
  ///   - prefix: The prefix.
  ///   - length: A number of digits in `lengths`.
  /// - Returns: The networks that issue numbers of this length under these first six digits.
  @inline(__always)
  func networks(prefix: Int, length: Int) -> PaymentCardNetworks {
    var stretch = Int(starts[prefix / 1_000])
    while Int(ends[stretch]) < prefix { stretch += 1 }
    return PaymentCardNetworks(
      rawValue: networks[stretch &* Self.lengths.count &+ length &- Self.lengths.lowerBound])
  }
}

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
  init?(_ line: ArraySlice<UInt8>) {
    func number(_ digits: ArraySlice<UInt8>) -> Int? {
      digits.allSatisfy(\.isASCIIDigit) ? digits.reduce(0) { $0 * 10 + $1.digitValue } : nil
    }
    let fields = line.split(separator: UInt8(ascii: " "))
    guard fields.count == 3 || (fields.count == 4 && fields[3].elementsEqual("co-branded".utf8)),
      let network = PaymentCardNetwork(rawValue: String(decoding: fields[2], as: UTF8.self))
    else { return nil }
    let bounds = fields[0].split(separator: UInt8(ascii: "-"))
    guard let first = bounds.first, let last = bounds.last, let low = number(first), let high = number(last)
    else {
      return nil
    }
    var lengths: UInt32 = 0
    for part in fields[1].split(separator: UInt8(ascii: ",")) {
      let bounds = part.split(separator: UInt8(ascii: "-")).compactMap(number)
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
