import Testing
import ValidationFormats

@Suite struct IPv6FormatTests {
  @Test(arguments: [
    "::", "::1", "1::", "2001:db8::1", "2001:DB8::Ab", "2001:0db8:0000:0000:0000:0000:0000:0001",
    "1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7::",  // `::` for one group
    "::2:3:4:5:6:7:8", "1:2:3::5:6:7:8", "::ffff:192.0.2.1", "::192.0.2.1", "1:2:3:4:5:6:192.0.2.1",
    "1:2:3:4:5::192.0.2.1", "1::2:192.0.2.1",
    "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255",  // the longest
  ])
  func accepts(_ text: String) { #expect(IPv6Format.matches(text)) }

  @Test(arguments: [
    "", ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::",  // nothing left for `::`
    "::1:2:3:4:5:6:7:8", "1::2::3", "1:::2", ":1:2:3:4:5:6:7", "1:2:3:4:5:6:7:", "1::2:", ":1::2", "12345::",
    "::00001", "g::",
    "::1\n",  // trailing newline, which `$` in a regular expression lets through
    " ::1", "[::1]", "::1/64", "fe80::1%eth0", "192.0.2.1", "::192.0.2", "::192.0.2.256",
    "::192.0.2.01",  // leading zero, octal to some resolvers
    "::192.0.2.1:1", "192.0.2.1::", "::.0.2.1", "1:2:3:4:5:6:7:192.0.2.1", "1:2:3:4:5:6::192.0.2.1:",
    "1:2:3:4:5:192.0.2.1", "1:2:3:4:5:6:7::192.0.2.1", "::ffff:ffff192.0.2.1",
    "::١",  // Arabic-Indic digit
  ])
  func rejects(_ text: String) { #expect(!IPv6Format.matches(text)) }

  @Test(arguments: [
    "fe80::1%eth0", "fe80::1%1", "::%lo", "fe80::192.0.2.1%en-0.1", "fe80::1%25eth0", "fe80::1%büro", "::1",
  ])
  func acceptsAZone(_ text: String) { #expect(IPv6Format.matches(text, .init(allowsZone: true))) }

  @Test(arguments: [
    "fe80::1%", "%eth0", "fe80%eth0", "fe80::1%eth 0", "fe80::1%eth0\n",
    "fe80::1%eth0\u{2028}",  // line separator
    "fe80::1%eth\u{A0}0",  // no-break space
    "fe80::1%eth0\u{85}",  // a control character beyond ASCII
    "fe80::1%eth0%1", "fe80::1%eth0/64", "[fe80::1%eth0]",
  ])
  func rejectsAZone(_ text: String) { #expect(!IPv6Format.matches(text, .init(allowsZone: true))) }

  @Test func agreesWithItsTwin() {
    expectAgreement(
      of: { IPv6Format.matches($0) }, with: twin,
      around: [
        "::1", "2001:db8::a:b", "1:2:3:4:5:6:7:8", "::ffff:192.0.2.1", "1:2:3:4:5:6:1.2.3.4",
        "1:2:3:4:5:6::8",
      ],
      mutations: 4_000)
  }

  @Test func agreesWithItsTwinOnZones() {
    func zoneTwin(_ text: String) -> Bool {
      let parts = text.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
      guard let address = parts.first, twin(address) else { return false }
      return parts.count == 1
        || parts.count == 2 && !parts[1].isEmpty && parts[1].unicodeScalars.allSatisfy(isOfZone)
    }
    func isOfZone(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
        && !"/[]".unicodeScalars.contains(scalar)
    }
    expectAgreement(
      of: { IPv6Format.matches($0, .init(allowsZone: true)) }, with: zoneTwin,
      around: ["::%a", "fe80::1%eth0", "fe80::192.0.2.1%en-0.1", "2001:db8::1"])
  }

  /// Splits at the gap, then at the colons.
  private func twin(_ text: String) -> Bool {
    func groups(_ side: String, mayEndInIPv4: Bool) -> Int? {
      if side.isEmpty { return 0 }
      var parts = side.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var count = 0
      if mayEndInIPv4, let last = parts.last, IPv4Format.matches(last) {
        parts.removeLast()
        count = 2
      }
      for part in parts {
        guard 1...4 ~= part.utf8.count, part.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else { return nil }
      }
      return count + parts.count
    }
    guard let gap = text.firstRange(of: "::") else {
      return !text.isEmpty && groups(text, mayEndInIPv4: true) == 8
    }
    guard let head = groups(String(text[..<gap.lowerBound]), mayEndInIPv4: false),
      let tail = groups(String(text[gap.upperBound...]), mayEndInIPv4: true)
    else { return false }
    return head + tail <= 7
  }

  @Test func isLinearOnHostileInput() {
    for hostile in ["1:", ":", "1", "::1%", "%", "1."] {
      let text = String(repeating: hostile, count: 1_000_000 / hostile.utf8.count)
      #expect(!IPv6Format.matches(text, .init(allowsZone: true)))
    }
  }
}
