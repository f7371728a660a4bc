import Foundation
import Testing
import ValidationFormats

@Suite struct DurationFormatTests {
  @Test(arguments: [
    "P1Y", "P1Y2M", "P1Y2M3D", "P2M3D", "P3D", "P1YT1H", "P3DT4H5M6S", "PT4H5M", "PT5M6S", "PT6S", "P0W",
    "P007D",
    "p1dt2h",  // ABNF knows no case
  ])
  func accepts(_ text: String) { #expect(DurationFormat.matches(text)) }

  @Test(arguments: [
    "", "P", "PT", "P1DT", "1D", "P1", "PD",
    "P1Y3D",  // a month is left out
    "PT4H6S", "P1D1D", "P3D1M", "P1H", "PT1D", "PT1Y", "PT1W", "P1W1D", "P1WT1H", "P1.5D", "PT1,5S", "-P1D",
    "P-1D", "P1D ", "P1DT1H\n", "P1DT1HT1M",
    "P١D",  // Arabic-Indic digit
  ])
  func rejects(_ text: String) { #expect(!DurationFormat.matches(text)) }

  @Test func agreesWithItsTwin() throws {
    let time = "T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S)"
    let date = "(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)"
    let twin = try NSRegularExpression(
      pattern: "\\A(?:P(?:\(date)(?:\(time))?|\(time)|[0-9]+W))\\z", options: .caseInsensitive)
    func twinMatches(_ text: String) -> Bool {
      // The case folding of ICU takes the long s (U+017F) for an `s`.
      text.utf8.allSatisfy { $0 < 0x80 }
        && twin.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }
    expectAgreement(
      of: { DurationFormat.matches($0) }, with: twinMatches,
      around: ["P1Y2M3DT4H5M6S", "PT36H", "P2W", "P1M2DT3M4S"])
    let alphabet = Array("PT12YMDHSW")
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let text =
        "P"
        + String(
          (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
            alphabet.randomElement(using: &generator)
          })
      #expect(DurationFormat.matches(text) == twinMatches(text), "\(text)")
    }
  }
}
