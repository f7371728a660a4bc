/// The issuer ranges cut into stretches without overlap, for a look-up of a few steps.
struct PaymentCardIndex: Sendable {
  /// The lengths of card numbers (ISO/IEC 7812-1 ends at 19).
  static let lengths = 12...19

  /// For each three leading digits, the stretch in which the first of their prefixes lies.
  private let starts: [UInt16]
  /// The last prefix of each stretch.
  private let ends: [UInt32]
  /// The networks of each stretch, one entry for each length.
  private let networks: [UInt16]

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
    starts = (0..<1_000).map { start in UInt16(ends.firstIndex { $0 >= start * 1_000 } ?? 0) }
    self.ends = ends.map { UInt32($0) }
  }

  /// Returns the networks that issue numbers of this length under these first six digits.
  ///
  /// - Parameter length: A number of digits in `lengths`.
  @inline(__always)
  func networks(prefix: Int, length: Int) -> PaymentCardNetworks {
    var stretch = Int(starts[prefix / 1_000])
    while Int(ends[stretch]) < prefix { stretch &+= 1 }
    return PaymentCardNetworks(
      rawValue: networks[stretch &* Self.lengths.count &+ length &- Self.lengths.lowerBound])
  }
}
