import Foundation
import Testing
import ValidationFormats

@Suite struct DateTimeFormatTests {
  @Test(arguments: [
    "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00", "1985-04-12t23:20:50z", "1990-12-31T23:59:60Z",
    "1990-12-31T15:59:60-08:00", "1991-01-01T00:59:60+01:00",
    "2024-02-29T23:59:60Z",  // the end of a month
    "0000-01-01T00:00:00Z",
    "9999-12-31T23:59:59.999999999999Z",
  ])
  func accepts(_ text: String) { #expect(DateTimeFormat.matches(text)) }

  @Test(arguments: [
    "", "1985-04-12", "1985-04-12T23:20:50", "1985-04-12T23:20Z", "1985-04-31T23:20:50Z",
    "1985-04-12 23:20:50Z",  // a space, which needs an agreement
    "1985-04-12_23:20:50Z", "1985-04-12T 23:20:50Z", "1985-04-1223:20:50Z", "19850412T232050Z",
    "1990-12-30T23:59:60Z",  // not the end of a month
    "1990-12-31T22:59:60Z",
    "1990-12-31T00:59:60+01:00",  // 30 December in UTC
    "1991-01-01T15:59:60-08:00", "2023-02-29T23:59:60Z", "1985-04-12T23:20:50Z\n",
    "1985-04-12T23:20:50Z[UTC]",  // RFC 9557
  ])
  func rejects(_ text: String) { #expect(!DateTimeFormat.matches(text)) }

  @Test(arguments: ["2023-03-01", "2024-01-01", "2024-03-01"], [-1439, -480, -1, 0, 1, 330, 1439])
  func acceptsOneLeapSecondAtTheEndOfEachMonth(_ first: String, offset: Int) throws {
    let midnight = try #require(ISO8601DateFormatter().date(from: "\(first)T00:00:00Z"))
    let clock = ISO8601DateFormatter()
    let suffix = String(format: "%@%02d:%02d", offset < 0 ? "-" : "+", abs(offset) / 60, abs(offset) % 60)
    // Two days to either side, minute by minute.
    for minute in -2880...2880 {
      let local = clock.string(from: midnight + Double((minute + offset) * 60)).prefix(17)
      #expect(DateTimeFormat.matches("\(local)60\(suffix)") == (minute == -1), "\(local)60\(suffix)")
    }
  }

  @Test func agreesWithItsParts() {
    func twin(_ text: String) -> Bool { hasParts(text, separatedBy: ["T", "t"]) }
    func looseTwin(_ text: String) -> Bool { hasParts(text, separatedBy: ["T", "t", " "]) }
    func hasParts(_ text: String, separatedBy separators: [Unicode.Scalar]) -> Bool {
      let scalars = Array(text.unicodeScalars)
      guard scalars.count > 11, separators.contains(scalars[10]) else { return false }
      func string(_ part: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(part)) }
      return FullDateFormat.matches(string(scalars[..<10])) && TimeFormat.matches(string(scalars[11...]))
    }
    let good = ["1985-04-12T23:20:50Z", "1996-12-19t16:39:57.25-08:00", "1996-12-19 16:39:57+00:00"]
    expectAgreement(of: { DateTimeFormat.matches($0) }, with: twin, around: good)
    expectAgreement(of: { DateTimeFormat.matches($0, .lenient) }, with: looseTwin, around: good)
  }
}
