import Testing
import ValidationFormats

@Suite struct TimeOfDayFormatTests {
  @Test(arguments: ["00:00", "23:05", "23:59:59", "09:30:00"])
  func acceptsTwentyFourHours(_ text: String) { #expect(TimeOfDayFormat.matches(text)) }

  @Test(arguments: [
    "", "24:00", "9:30", "12:60", "12:00:60", "12", "12:0", "12:00:", "12:00:0", "12:00:00.5", "12:00Z",
    "12:00 PM",
    "12-00", "12:00\n", " 12:00", "12:00:00:00", "١٢:٠٠",
  ])
  func rejectsOthers(_ text: String) { #expect(!TimeOfDayFormat.matches(text)) }

  @Test(arguments: [
    "11:05 PM", "1:00am", "01:00 AM", "12:00 pM", "12:59:59 am", "11:05\u{202F}PM", "11:05\u{A0}PM",
    "10:00PM",
  ])
  func acceptsTwelveHours(_ text: String) { #expect(TimeOfDayFormat.matches(text, clock: .hours12)) }

  @Test(arguments: [
    "", "23:05", "11:05", "0:05 AM", "00:05 AM", "13:00 PM", "11:60 PM", "11:05  PM", "11:05\tPM", "11:05 XM",
    "11:05 P", "11:05 p.m.", "11:05 PM ", "11:05 PM\n", ":05 PM", "111:05 PM", "11:05\u{2009}PM", "11:05:PM",
  ])
  func rejectsOthersOfTwelveHours(_ text: String) { #expect(!TimeOfDayFormat.matches(text, clock: .hours12)) }

  @Test func agreesWithItsTwin() {
    func number(_ text: some StringProtocol, _ range: ClosedRange<Int>) -> Bool {
      text.unicodeScalars.allSatisfy { "0"..."9" ~= $0 } && Int(text).map(range.contains) ?? false
    }
    func parts(_ text: String) -> [String] {
      text.unicodeScalars.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    }
    func twin24(_ text: String) -> Bool {
      let parts = parts(text)
      return 2...3 ~= parts.count && parts.allSatisfy { $0.unicodeScalars.count == 2 }
        && number(parts[0], 0...23)
        && parts.dropFirst().allSatisfy { number($0, 0...59) }
    }
    func twin12(_ text: String) -> Bool {
      let scalars = text.unicodeScalars
      guard ["AM", "PM"].contains(String(scalars.suffix(2)).uppercased()),
        scalars.suffix(2).allSatisfy(\.isASCII)
      else { return false }
      var rest = scalars.dropLast(2)
      if let last = rest.last, [" ", "\u{A0}", "\u{202F}"].contains(last) { rest.removeLast() }
      let parts = parts(String(rest))
      return 2...3 ~= parts.count && 1...2 ~= parts[0].unicodeScalars.count && number(parts[0], 1...12)
        && parts.dropFirst().allSatisfy { $0.unicodeScalars.count == 2 && number($0, 0...59) }
    }
    expectAgreement(of: { TimeOfDayFormat.matches($0) }, with: twin24, around: ["23:05", "00:59:59"])
    expectAgreement(
      of: { TimeOfDayFormat.matches($0, clock: .hours12) }, with: twin12,
      around: ["1:05PM", "11:05 pm", "12:00:59\u{202F}AM"])
  }
}
