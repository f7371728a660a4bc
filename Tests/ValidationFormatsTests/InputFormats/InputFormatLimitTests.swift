import Testing
import ValidationFormats

/// Hostile text: it takes time in proportion to its length, and nothing traps.
@Suite struct InputFormatLimitTests {
  static let formats: [InputFormat] = [
    .paymentCard, .iban, .cardExpiry, .phoneNumber, .phoneNumber(region: "DE"), .postalCode(region: "GB"),
    .postalCode(region: "HK"), .mask("##-####"), .mask("+7 (###) AA-**"), .mask(""),
    .decimal(DecimalInputStyle()),
  ]

  @Test(.serialized, arguments: ["1", "A", "\u{301}", "+1.,"], 0..<formats.count)
  func takesTimeInProportionToTheLength(_ part: String, _ index: Int) {
    let format = Self.formats[index]
    let short = String(repeating: part, count: 1_000)
    let long = String(repeating: part, count: 10_000)
    func duration(of text: String) -> Duration {
      ContinuousClock().measure {
        _ = format.edit("1", replacing: 0..<0, with: text)
        _ = format.edit(text, replacing: 1..<2, with: "1")
        _ = format.plain(text)
      }
    }
    let least = (0..<3).map { _ in duration(of: short) }.min() ?? .zero
    let most = (0..<3).map { _ in duration(of: long) }.min() ?? .zero
    // Ten times the time, and a hundred times if it were not in proportion; the rest is for a busy machine.
    #expect(most < least * 60 + .milliseconds(50), "\(least), \(most)")
  }

  @Test(arguments: 0..<formats.count)
  func takesAnyTextAndRange(_ index: Int) {
    let format = Self.formats[index]
    var random = SeededGenerator(seed: 7)
    let parts = [
      "1", "٣", "A", "+", " ", ".", "-", "\u{1F600}", "\u{301}", "\u{200D}", "ᄀ", "ᅡ", "\r\n", "é", "ﬃ", "(",
      "７",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }
      .joined()
      let bounds = [Int.random(in: -3...20, using: &random), Int.random(in: -3...20, using: &random)].sorted()
      let replacement = parts.randomElement(using: &random) ?? ""
      guard let edit = format.edit(text, replacing: bounds[0]..<bounds[1], with: replacement) else {
        continue
      }
      #expect(0...edit.text.utf16.count ~= edit.selection.lowerBound)
      #expect(format.format(edit.text) == edit.text, "\(text.debugDescription) became \(edit)")
      #expect(format.format(format.plain(edit.text)) == edit.text, "\(text.debugDescription) became \(edit)")
    }
  }
}
