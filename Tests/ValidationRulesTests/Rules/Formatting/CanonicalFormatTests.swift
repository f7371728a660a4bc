import ALPValidator
import Testing

@Suite struct CanonicalFormatTests {
  /// Each format with a spelling, its canonical form, and the rule that accepts it.
  static let formats: [(format: CanonicalFormat, text: String, canonical: String, rule: Rule<String>)] = [
    (.email, "Ada@BÜCHER.example", "Ada@xn--bcher-kva.example", .email),
    (.url, "HTTP://Example.COM:80", "http://example.com/", .url),
    (.hostname, "WWW.Example.COM.", "www.example.com", .hostname),
    (.hostPort, "WWW.Example.COM:443", "www.example.com:443", .hostPort),
    (.ipAddress, "2001:DB8:0::1", "2001:db8::1", .ipAddress),
    (.macAddress, "0000.5E00.5301", "00:00:5e:00:53:01", .macAddress),
    (.uuid, "{F81D4FAE7DEC11D0A76500A0C91E6BF6}", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", .uuid),
    (.ulid, "01arz3ndektsv4rrffq69g5fav", "01ARZ3NDEKTSV4RRFFQ69G5FAV", .ulid),
    (.semanticVersion, "1.0.0-rc.1", "1.0.0-rc.1", .semanticVersion),
    (.hexColor, "F80", "#ff8800", .hexColor), (.languageTag, "zh_hant_tw", "zh-Hant-TW", .languageTag),
    (.card, "4111 1111 1111 1111", "4111111111111111", .card),
    (.iban, "gb82 west 1234 5698 7654 32", "GB82WEST12345698765432", .iban),
    (.bic, "deut de ff xxx", "DEUTDEFF", .bic), (.currencyCode, "chf", "CHF", .currencyCode),
    (.phoneNumber, "+44 (0)20 7946 0018", "+442079460018", .phoneNumber),
    (.phoneNumber(region: "gb"), "020 7946 0018", "+442079460018", .phoneNumber),
    (.postalCode(region: "gb"), "sw1a1aa", "SW1A 1AA", .postalCode(region: "GB")),
    (.countryCode, "ch", "CH", .countryCode), (.vatNumber, "de 136 695 976", "DE136695976", .vatNumber),
    (.vatNumber(country: "de"), "136695976", "DE136695976", .vatNumber),
    (.isbn, "0-306-40615-2", "9780306406157", .isbn), (.issn, "2434561x", "2434-561X", .issn),
    (.ean, "4006381333931", "04006381333931", .ean), (.vin, "1m8 gdm9ax kp042788", "1M8GDM9AXKP042788", .vin),
    (.isin, "us 037833100 5", "US0378331005", .isin), (.imei, "49 015420 323751 8", "490154203237518", .imei),
    (.lei, "5299 00t8 bm49 aurs do55", "529900T8BM49AURSDO55", .lei),
  ]

  @Test(arguments: formats.indices)
  func formatsTextInOneSpelling(_ index: Int) {
    let (format, text, canonical, rule) = Self.formats[index]
    #expect(text.formatted(with: .canonical(format)) == canonical)
    #expect(canonical.formatted(with: .canonical(format)) == canonical)
    #expect(rule.isSatisfied(by: canonical))
    #expect(rule.check.name == format.name)
  }

  @Test(arguments: formats.indices)
  func leavesOtherTextAsItIs(_ index: Int) {
    let format = Self.formats[index].format
    for text in ["", " ", "…", "GB82 WEST", "\u{0}"] {
      #expect(format(text) == nil)
      #expect(text.formatted(with: .canonical(format)) == text)
    }
  }

  @Test func hasAName() {
    #expect("\(ValueFormatter.canonical(.iban))" == "canonical(format: iban)")
    #expect(
      "\(ValueFormatter.canonical(.phoneNumber(region: "de")))" == "canonical(format: phone, region: DE)")
  }

  @Test(arguments: ["QQ", "", "Germany", "ＧＢ"])
  func formatsNothingInAnUnknownRegion(_ region: String) {
    #expect(CanonicalFormat.phoneNumber(region: region)("020 7946 0018") == nil)
    #expect(CanonicalFormat.postalCode(region: region)("SW1A 1AA") == nil)
    #expect(CanonicalFormat.vatNumber(country: region)("136695976") == nil)
  }

  @Test func takesAFormatOfTheProgram() {
    let sku = CanonicalFormat("sku") { $0.hasPrefix("s") ? $0.uppercased() : nil }
    #expect("s1".formatted(with: .canonical(sku)) == "S1")
    #expect("x1".formatted(with: .canonical(sku)) == "x1")
  }
}
