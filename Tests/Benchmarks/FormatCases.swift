import ValidationFormats

extension BenchmarkCase {
  /// One case for each recognizer.
  static var formats: [BenchmarkCase] {
    [
      // Recognizers that have a yardstick.
      format("email", .email) { $0.count { EmailFormat.matches($0) } },
      format("url", .url) { $0.count { URLFormat.matches($0) } },
      format("hostname", .hostname) { $0.count { HostnameFormat.matches($0) } },
      format("ipv4", .ipv4) { $0.count { IPv4Format.matches($0) } },
      format("ipv6", .ipv6) { $0.count { IPv6Format.matches($0) } },
      format("uuid", .uuid) { $0.count { UUIDFormat.matches($0) } },
      format("date", .date) { $0.count { FullDateFormat.matches($0) } },
      format("card", .card) { $0.count { PaymentCardFormat.matches($0) } },
      format("iban", .iban) { $0.count { IBANFormat.matches($0) } },
      format("phone", .phone) { $0.count { PhoneNumberFormat.matches($0) } },
      format("postal-code", .postalCode) { $0.count { PostalCodeFormat.matches($0, region: "GB") } },
      format("html-email", "someone@example.com", "a@b", "a..b@c.d") {
        $0.count { HTMLEmailFormat.matches($0) }
      },
      format("ip", "192.0.2.1", "2001:db8::1", "1.2.3.4.5") { $0.count { IPAddressFormat.matches($0) } },
      format("cidr", "192.0.2.0/24", "2001:db8::/32", "192.0.2.0/33") { $0.count { CIDRFormat.matches($0) } },
      format("mac", "00:00:5e:00:53:01", "00-00-5E-00-53-01", "0000.5e00.530", "0000.5e00.5301") {
        $0.count { MACAddressFormat.matches($0) }
      },
      format("slug", "a-blog-post-of-2024", "one", "not--one") { $0.count { SlugFormat.matches($0) } },
      format("semver", "1.0.0", "1.0.0-alpha.1+build.5", "01.0.0") {
        $0.count { SemanticVersionFormat.matches($0) }
      },
      format("jwt", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "eyJhbGciOiJub25lIn0.e30.", "a.b.c") {
        $0.count { JWTFormat.matches($0) }
      },
      format("base64", "Zm9vYmFy", "Zm9vYg==", "Zm9vYg=", "TWFueSBoYW5kcyBtYWtlIGxpZ2h0IHdvcmsu") {
        $0.count { Base64Format.matches($0) }
      },
      format("json", #"{"a": [1, 2.5e3, true, null], "b": "\u00E9"}"#, "[]", "[1,]") {
        $0.count { JSONFormat.matches($0) }
      },
      format("hex-color", "#ff8800", "#F80", "#ff880") { $0.count { HexColorFormat.matches($0) } },
      format("data-uri", "data:,A%20brief%20note", "data:text/plain;base64,SGVsbG8=", "data:text") {
        $0.count { DataURIFormat.matches($0) }
      },
      format("mime-type", "text/html; charset=utf-8", "application/json", "text/") {
        $0.count { MIMETypeFormat.matches($0) }
      },
      format("port", "443", "65535", "65536") { $0.count { PortFormat.matches($0) } },
      format("luhn", "4111111111111111", "79927398713", "79927398710") {
        $0.count { LuhnFormat.matches($0) }
      },
      format("card-expiry", "12/29", "13/29", "02/2031") { $0.count { CardExpiryFormat.matches($0) } },
      format("card-security-code", "123", "1234", "12a") { $0.count { CardSecurityCodeFormat.matches($0) } },
      format("bic", "DEUTDEFF", "DEUTDEFF500", "DEUTDEF") { $0.count { BICFormat.matches($0) } },
      format("aba-routing", "021000021", "111000025", "123456789") {
        $0.count { ABARoutingNumberFormat.matches($0) }
      },
      format("currency-amount", "1,234.56", "0.99", "12,34.5") {
        $0.count { CurrencyAmountFormat.matches($0) }
      },
      format("currency-code", "EUR", "CHF", "ABC") { $0.count { CurrencyCodeFormat.matches($0) } },
      format("phone-gb", "07400 123456", "+44 20 7946 0958", "0123") {
        $0.count { PhoneNumberFormat.matches($0, region: "GB") }
      },
      format("postal-code-us", "12345-6789", "90210", "1234") {
        $0.count { PostalCodeFormat.matches($0, region: "US") }
      },
      format("country-code", "DE", "CH", "XX") { $0.count { CountryCodeFormat.matches($0) } },
      format("latitude", "47.3769", "-90", "90.1") { $0.count { LatitudeFormat.matches($0) } },
      format("longitude", "8.5417", "-180.0", "180.5") { $0.count { LongitudeFormat.matches($0) } },
      format("lat-long", "47.3769, 8.5417", "(-90,180)", "91,0") {
        $0.count { CoordinatePairFormat.matches($0) }
      },
      format("time", "23:59:60Z", "12:00:00.5+01:00", "24:00:00Z") { $0.count { TimeFormat.matches($0) } },
      format("date-time", "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00", "1985-02-30T00:00:00Z") {
        $0.count { DateTimeFormat.matches($0) }
      },
      format("local-date-time", .localDateTime) { $0.count { LocalDateTimeFormat.matches($0) } },
      format("month", .month) { $0.count { MonthFormat.matches($0) } },
      format("week", .week) { $0.count { WeekFormat.matches($0) } },
      format("uri", .uri) { $0.count { URIFormat.matches($0) } },
      format("hexadecimal", .hexadecimal) { $0.count { HexadecimalFormat.matches($0) } },
      format("base32", .base32) { $0.count { Base32Format.matches($0) } },
      format("boolean", .boolean) { $0.count { BooleanFormat.matches($0) } },
      format("object-id", .objectID) { $0.count { ObjectIDFormat.matches($0) } },
      format("cidr-canonical", .canonicalCIDR) {
        $0.count { CIDRFormat.matches($0, .canonical) }
      },
      format("language-tag-registered", .registeredLanguageTag) {
        $0.count { LanguageTagFormat.matches($0, .registered) }
      },
      format("email-slip", "someone@gmail.com", "someone@gmial.com", "someone@example.com") {
        $0.count { EmailAddress.hasSuggestion($0) }
      },
      format("duration", "P3Y6M4DT12H30M5S", "PT36H", "P1") { $0.count { DurationFormat.matches($0) } },
      format("isbn", "978-3-16-148410-0", "0-306-40615-2", "9783161484101") {
        $0.count { ISBNFormat.matches($0) }
      },
      format("issn", "0378-5955", "2434-561X", "0378-5954") { $0.count { ISSNFormat.matches($0) } },
      format("ean", "4006381333931", "73513537", "4006381333932") { $0.count { EANFormat.matches($0) } },
      format("vin", "1M8GDM9AXKP042788", "11111111111111111", "1M8GDM9AXKP04278O") {
        $0.count { VINFormat.matches($0) }
      },
      format("isin", "US0378331005", "AU0000XVGZA3", "US0378331004") { $0.count { ISINFormat.matches($0) } },
      format("imei", "490154203237518", "356938035643809", "490154203237517") {
        $0.count { IMEIFormat.matches($0) }
      },
      format("lei", "529900T8BM49AURSDO55", "213800WSGIIZCXF1P572", "529900T8BM49AURSDO56") {
        $0.count { LEIFormat.matches($0) }
      },
      format("number", "-12.5e-3", "1000000", "1e") { $0.count { NumberFormat.matches($0) } },
      format("integer", "-123456", "0", "12.5") { $0.count { IntegerFormat.matches($0) } },
      format("decimal", "3.14159", "-0.5", "1.2.3") { $0.count { DecimalFormat.matches($0) } },
      format("strong-password", "Tr0ub4dor&3", "correct horse battery staple", "P4ß#wörtlich") {
        $0.count { StrongPasswordFormat.matches($0) }
      },
    ]
  }

  private static func format(
    _ name: String, _ yardstick: FormatYardstick,
    pass: @escaping @MainActor (Inputs<String>) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "formats") {
      Subject(
        work: Work(yardstick.inputs, pass),
        yardstick: Yardstick(ratio: .speed, work: Work(yardstick.inputs, matching: yardstick.pattern)))
    }
  }

  private static func format(
    _ name: String, _ inputs: String..., pass: @escaping @MainActor (Inputs<String>) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "formats") { Subject(work: Work(inputs, pass)) }
  }
}
