import Testing
import ValidationFormats

@Suite struct TimeFormatTests {
  @Test(arguments: [
    "00:00:00Z", "23:59:59z", "12:34:56.7Z", "12:34:56.78901234567890123456789+05:30",
    "12:34:56-00:00",  // the local offset is unknown
    "12:34:56+23:59", "23:59:60Z", "23:59:60.999Z", "00:59:60+01:00", "18:59:60-05:00",
    "23:58:60+23:59",  // one minute short of a day ahead
    "00:00:60-23:59",
  ])
  func accepts(_ text: String) { #expect(TimeFormat.matches(text)) }

  @Test(arguments: [
    "",
    "12:34:56",  // no offset
    "12:34Z", "24:00:00Z", "12:60:00Z", "12:34:61Z",
    "12:34:60Z",  // no leap second in this minute
    "23:59:60+01:00",  // 22:59:60 UTC
    "12:34:56.Z",
    "12:34:56,7Z",  // ISO 8601 alone
    "12:34:56.", "12:34:56.7", "12:34:56+01", "12:34:56+0100", "12:34:56+24:00", "12:34:56+01:60",
    "12:34:56\u{2212}01:00",  // a minus sign, not a hyphen
    "12:34:56Z ", "12:34:56ZZ", "12:34:56Z\n", "T12:34:56Z", "1:34:56Z",
  ])
  func rejects(_ text: String) { #expect(!TimeFormat.matches(text)) }

  @Test func agreesWithItsTwin() {
    expectAgreement(
      of: { TimeFormat.matches($0) }, with: twin,
      around: ["08:30:06Z", "23:59:60z", "23:20:50.52-08:00", "00:59:60.1+01:00"], mutations: 4_000)
  }

  /// Cuts off offset and fraction, then looks at each number.
  private func twin(_ text: String) -> Bool {
    var clock = text.unicodeScalars[...]
    var distance = 0
    if let last = clock.last, "Zz".unicodeScalars.contains(last) {
      clock.removeLast()
    } else {
      guard let sign = clock.dropLast(5).last, let fields = numbers(clock.suffix(5), below: [24, 60]) else {
        return false
      }
      guard sign == "+" || sign == "-" else { return false }
      distance = (fields[0] * 60 + fields[1]) * (sign == "+" ? 1 : -1)
      clock.removeLast(6)
    }
    let fraction = clock.dropFirst(8)
    guard fraction.isEmpty || fraction.count > 1 && fraction.first == ".",
      fraction.dropFirst().allSatisfy({ "0"..."9" ~= $0 }),
      let fields = numbers(clock.prefix(8), below: [24, 60, 61])
    else { return false }
    let minuteInUTC = (fields[0] * 60 + fields[1] - distance + 1440) % 1440
    return fields[2] < 60 || minuteInUTC == 1439
  }

  /// Returns numbers of two digits that colons separate, or nil if one is too great.
  private func numbers(_ text: Substring.UnicodeScalarView, below limits: [Int]) -> [Int]? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == limits.count,
      fields.allSatisfy({ $0.count == 2 && $0.allSatisfy { "0"..."9" ~= $0 } })
    else { return nil }
    let numbers = fields.compactMap { Int(String($0)) }
    return zip(numbers, limits).allSatisfy { $0 < $1 } ? numbers : nil
  }

  @Test func acceptsOneLeapSecondForEachOffset() {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clocks: [String] = (0..<1440).map { "\(twoDigits($0 / 60)):\(twoDigits($0 % 60))" }
    var offsets: [Int] = Array(stride(from: -1439, to: 1439, by: 41))
    offsets += [-1, 0, 1, 1439]
    for offset in offsets {
      let suffix: String = (offset < 0 ? "-" : "+") + clocks[abs(offset)]
      let accepted = clocks.indices.filter { TimeFormat.matches("\(clocks[$0]):60\(suffix)") }
      #expect(accepted == [(1439 + offset + 1440) % 1440])
    }
  }
}
