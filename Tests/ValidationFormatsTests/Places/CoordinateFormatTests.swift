import Testing
import ValidationFormats

@Suite struct CoordinateFormatTests {
  @Test(arguments: [
    "0", "-0", "47.3769", "+47.3769", "-33.9", "90", "-90", "90.000", "05.5", "89.99999999999999999999",
  ])
  func acceptsLatitudes(_ text: String) { #expect(LatitudeFormat.matches(text)) }

  @Test(arguments: [
    "", "+", "-", ".", ".5", "5.", "90.0000001",
    "90.00000000000000000000000000001",  // 90 as a floating-point number
    "-90.1", "91", "100", "090", "1e1", "nan", "inf", "0x10", "47,3769", "47.37.69", "--1", " 1", "1 ", "1\n",
    "47.3°", "٤٧",
  ])
  func rejectsLatitudes(_ text: String) { #expect(!LatitudeFormat.matches(text)) }

  @Test(arguments: ["0", "8.5417", "-122.4194", "180", "-180.0", "+179.999999", "090", "99.9"])
  func acceptsLongitudes(_ text: String) { #expect(LongitudeFormat.matches(text)) }

  @Test(arguments: ["", "180.000000000000000000001", "181", "-200", "0180", "1e2", "99999999999999999999999"])
  func rejectsLongitudes(_ text: String) { #expect(!LongitudeFormat.matches(text)) }

  @Test(arguments: ["47.3769, 8.5417", "47.3769,8.5417", "(47.3769, 8.5417)", "(-90,+180)", "0,0"])
  func acceptsPairs(_ text: String) { #expect(CoordinatePairFormat.matches(text)) }

  @Test(arguments: [
    "", ",", "()", "(,)", "(", "47.3769", "47.3769 8.5417", "8.5417, 147.3769, 1",
    "147.3769, 8.5417",  // the other way round
    "(47.3769, 8.5417", "47.3769, 8.5417)", "((1, 2))", "1 , 2", "1,  2", "1, 2\n", "1;2",
  ])
  func rejectsPairs(_ text: String) { #expect(!CoordinatePairFormat.matches(text)) }

  /// Whether the text is a number of degrees, read piece by piece.
  private func twin(_ text: some StringProtocol, maximum: Int) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }),
      parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      parts[0].count <= String(maximum).count, let degrees = Int(parts[0])
    else { return false }
    return degrees < maximum
      || degrees == maximum && (parts.count == 1 || parts[1].allSatisfy { $0 == "0" })
  }

  @Test func agreesWithItsTwin() {
    expectAgreement(
      of: { LatitudeFormat.matches($0) }, with: { twin($0, maximum: 90) },
      around: ["90.0", "-45.5", "+90.00", "7", "89.9999"])
    expectAgreement(
      of: { LongitudeFormat.matches($0) }, with: { twin($0, maximum: 180) },
      around: ["180.0", "-145.5", "+180.00", "179.9999"])
  }

  @Test func pairsAgreeWithTheirTwin() {
    func pairTwin(_ text: String) -> Bool {
      var scalars = text.unicodeScalars[...]
      if scalars.first == "(" {
        guard scalars.last == ")", scalars.count > 1 else { return false }
        scalars = scalars.dropFirst().dropLast()
      }
      var parts = scalars.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return false }
      if parts[1].first == " " { parts[1].removeFirst() }
      return twin(String(parts[0]), maximum: 90) && twin(String(parts[1]), maximum: 180)
    }
    expectAgreement(
      of: { CoordinatePairFormat.matches($0) }, with: pairTwin,
      around: ["(90,8)", "47.3, 8.5", "(-90.0, +180.0)", "47.3769,8.5417"])
  }
}
