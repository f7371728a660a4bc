import Testing
import ThreadTime
import ValidationFormats

/// Hostile text: it takes time in proportion to its length, and nothing traps.
@Suite struct InputFormatLimitTests {
  static let formats: [InputFormat] = [
    .paymentCard, .iban, .cardExpiry, .phoneNumber, .phoneNumber(region: "DE"), .postalCode(region: "GB"),
    .postalCode(region: "HK"), .postalCode(region: "US"), .mask("##-####"), .mask("+7 (###) AA-**"),
    .mask(""), .mask("##\\.##\\.####"), .mask(String(repeating: "#A-", count: 200)),
    .decimal(DecimalInputStyle()),
  ]

  @Test(
    .serialized, arguments: ["1", "A", "1 ", "+|1", "e|\u{301}", "+1.,", "-|0", "IBAN |DE", "👩‍👩‍👧", "٣"],
    0..<formats.count)
  func takesTimeInProportionToTheLength(_ recipe: Recipe, _ index: Int) {
    let format = Self.formats[index]
    let growth = Growth(from: 150, of: recipe.text) { text in
      let end = text.utf16.count
      // The whole text is pasted, then edited at its start, in its middle and at its end.
      _ = format.edit("", replacing: 0..<0, with: text)
      _ = format.edit("1", replacing: 1..<1, with: text)
      _ = format.edit(text, replacing: 0..<1, with: "", selection: 0..<0)
      _ = format.edit(text, replacing: end / 2..<end / 2, with: "1")
      _ = format.edit(text, replacing: end - 1..<end, with: "", selection: end..<end)
      _ = format.edit(text, replacing: 1..<end, with: text)
      _ = format.format(text)
      _ = format.plain(text)
    }
    #expect(growth.isLinear, "\(growth)")
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
