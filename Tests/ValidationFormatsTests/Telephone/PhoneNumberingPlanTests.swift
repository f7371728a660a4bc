import Testing

@testable import ValidationFormats

@Suite struct PhoneNumberingPlanTests {
  private static let zones = [
    PhoneNumberingPlanTable.zone1, PhoneNumberingPlanTable.zone2, PhoneNumberingPlanTable.zone3,
    PhoneNumberingPlanTable.zone4, PhoneNumberingPlanTable.zone5, PhoneNumberingPlanTable.zone6,
    PhoneNumberingPlanTable.zone7, PhoneNumberingPlanTable.zone8, PhoneNumberingPlanTable.zone9,
  ]

  /// The lengths of international numbers by their leading digits, read from the table one word after the other.
  private static let lengthsByLeadingDigits: [String: Set<Int>] = {
    var result: [String: Set<Int>] = [:]
    var callingCode = ""
    var heads = [""]
    var words = zones.joined(separator: "\n").replacing(",\n", with: ",").replacing("/\n", with: "/")
      .split(whereSeparator: \.isWhitespace)[...]
    while let word = words.popFirst() {
      if word.first?.isNumber != true {
        callingCode = String(words.removeFirst())
        words = words.dropFirst(2)
        continue
      }
      let parts = word.split(separator: "/")
      if parts.count == 2 { heads = expanded(parts[0]) }
      let sides = parts[parts.count - 1].split(separator: ":")
      let lengths = expanded(sides[1].filter { !"*;".contains($0) && !$0.isLetter }).compactMap { Int($0) }
      for head in heads {
        for tail in expanded(sides[0]) {
          result[callingCode + head + tail, default: []].formUnion(lengths.map { $0 + callingCode.count })
        }
      }
      if word.last == ";" { heads = [""] }
    }
    return result
  }()

  /// `["201", "202", "205"]` for `201-202,205`.
  private static func expanded(_ list: some StringProtocol) -> [String] {
    list.split(separator: ",").flatMap { range -> [String] in
      let bounds = range.split(separator: "-")
      guard bounds.count == 2, let first = Int(bounds[0]), let last = Int(bounds[1]) else {
        return [String(range)]
      }
      return (first...last).map { value in
        let digits = String(value)
        return String(repeating: "0", count: max(0, bounds[1].count - digits.count)) + digits
      }
    }
  }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      let digits = text.dropFirst()
      guard text.first == "+", digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
      return (0...digits.count).contains {
        Self.lengthsByLeadingDigits[String(digits.prefix($0))]?.contains(digits.count) == true
      }
    }
    expectAgreement(
      of: { PhoneNumberFormat.matches($0) }, with: twin,
      around: [
        "+2908000", "+12125550123", "+442079460018", "+4930123456", "+5491123456789", "+8613800138000",
        "+919876543210", "+390612345678", "+88213000000",
      ])
  }

  @Test func hasNumbersForEveryLeadingDigits() {
    #expect(Self.lengthsByLeadingDigits.count > 30_000)
    for (index, entry) in Self.lengthsByLeadingDigits.enumerated() where index % 20 == 0 {
      for length in entry.value {
        let rest = String(repeating: "5", count: length - entry.key.count)
        #expect(PhoneNumberFormat.matches("+" + entry.key + rest))
      }
    }
  }

  @Test func assignsNoNumberLongerThanE164() {
    #expect(Self.lengthsByLeadingDigits.values.allSatisfy { $0.allSatisfy { $0 <= 15 } })
  }

  @Test func leavesRoomInTheTries() throws {
    for digit in 1...9 {
      let plans = try #require(PhoneNumberingPlans.zone(digit))
      #expect(plans.children.count / 10 < 20_000)
      #expect(plans.lengths.count < 200)
    }
  }

  /// The first number of a zone reads all of it, so a zone has to stay small: 20 kB take half a millisecond.
  @Test func zonesAreSmall() { for zone in Self.zones { #expect(zone.utf8.count < 25_000) } }

  @Test func listsTheRegionsOfEachZone() {
    for (zone, regions) in zip(Self.zones, PhoneNumberingPlanTable.regions) {
      let headers = zone.split(whereSeparator: \.isWhitespace).filter { $0.first?.isLetter == true }
      let expected = regions.split(separator: " ")
      #expect(headers == expected)
    }
  }

  @Test func sharesNumbersOfACallingCode() {
    let plans = PhoneNumberingPlans(
      """
      AA 9 - 00
      20:6f
      ** 9 - 00
      30-34:7t
      BB 9 - 00
      21:6m
      CC 9 - 00
      35:8p
      DD 98 - 00
      22:5f
      """)
    let longest = plans.plans.map { plan in
      [20, 21, 22, 30, 34, 35].map { number in
        var digits = PhoneNumberDigits()
        digits.append(number / 10)
        digits.append(number % 10)
        let lengths = plans.lengths(of: digits, from: 0, root: plan.root)
        return (0..<16).last { lengths.contains($0) } ?? 0
      }
    }
    #expect(plans.plans.map(\.regionCode) == ["AA", "BB", "CC", "DD"])
    #expect(longest == [[6, 0, 0, 0, 0, 0], [0, 6, 0, 7, 7, 0], [0, 0, 0, 7, 7, 8], [0, 0, 5, 0, 0, 0]])
  }
}
