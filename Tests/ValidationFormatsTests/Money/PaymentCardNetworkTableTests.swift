import Testing

@testable import ValidationFormats

@Suite struct PaymentCardNetworkTableTests {
  @Test func everyNetworkHasALineOfItsOwn() {
    for network in PaymentCardNetwork.allCases {
      #expect(
        PaymentCardNetworkTable.ranges.contains { $0.network == network && !$0.isCoBranded }, "\(network)")
    }
  }

  /// The first and last prefix of published ranges, written down apart from the table, and their lengths.
  @Test(
    arguments: [
      (.americanExpress, 340_000...349_999, [15]), (.americanExpress, 370_000...379_999, [15]),
      (.mastercard, 222_100...272_099, [16]), (.mastercard, 510_000...559_999, [16]),
      (.visa, 400_000...499_999, [13, 16, 19]), (.visaElectron, 417_500...417_500, [16]),
      (.discover, 601_100...601_199, [16, 17, 18, 19]), (.discover, 622_126...622_925, [16, 17, 18, 19]),
      (.discover, 644_000...659_999, [16, 17, 18, 19]),
      (.dinersClub, 300_000...305_999, [14, 15, 16, 17, 18, 19]),
      (.dinersClub, 309_500...309_599, [14, 15, 16, 17, 18, 19]),
      (.dinersClub, 360_000...369_999, [14, 15, 16, 17, 18, 19]),
      (.dinersClub, 380_000...399_999, [14, 15, 16, 17, 18, 19]),
      (.jcb, 352_800...358_999, [16, 17, 18, 19]),
      (.unionPay, 620_000...629_999, [16, 17, 18, 19]), (.mir, 220_000...220_499, [16, 17, 18, 19]),
      (.verve, 506_099...506_198, [16, 18, 19]), (.verve, 507_865...507_964, [16, 18, 19]),
      (.verve, 650_002...650_027, [16, 18, 19]), (.troy, 650_000...659_999, [16]),
      (.troy, 979_200...979_299, [16]),
    ] as [(PaymentCardNetwork, ClosedRange<Int>, [Int])])
  func rangesEndWhereTheyArePublishedTo(
    _ network: PaymentCardNetwork, _ prefixes: ClosedRange<Int>, _ lengths: [Int]
  ) {
    func lengthsUnder(_ prefix: Int) -> [Int] {
      PaymentCardIndex.lengths.filter {
        PaymentCardNetworkTable.index.networks(prefix: prefix, length: $0).contains(network)
      }
    }
    #expect(lengthsUnder(prefixes.lowerBound) == lengths)
    #expect(lengthsUnder(prefixes.upperBound) == lengths)
    #expect(lengthsUnder(prefixes.lowerBound - 1) == [])
    #expect(lengthsUnder(prefixes.upperBound + 1) == [])
  }

  @Test func linesThatAreNoneAreRefused() {
    for line in ["", "34", "34 15", "34 15 nobody", "34 15 visa twice", "x 15 visa", "34 16-15 visa"] {
      #expect(PaymentCardRange(Array(line.utf8)[...]) == nil, "\(line)")
    }
  }

  @Test func indexAgreesWithTheLines() {
    var generator = SeededGenerator(seed: 1)
    let edges =
      PaymentCardNetworkTable.ranges.flatMap { [$0.prefixes.lowerBound - 1, $0.prefixes.lowerBound] }
      + PaymentCardNetworkTable.ranges.flatMap { [$0.prefixes.upperBound, $0.prefixes.upperBound + 1] }
    let random = (0..<500).map { _ in Int.random(in: 0...999_999, using: &generator) }
    for prefix in edges + random + [0, 999_999] {
      for length in PaymentCardIndex.lengths {
        let expected = PaymentCardNetworks(
          PaymentCardNetworkTable.ranges
            .filter { $0.prefixes.contains(prefix) && $0.allows(length: length) }.map(\.network))
        #expect(PaymentCardNetworkTable.index.networks(prefix: prefix, length: length) == expected)
      }
    }
  }
}
