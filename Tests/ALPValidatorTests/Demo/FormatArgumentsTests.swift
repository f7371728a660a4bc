import ALPValidator
import Testing

@testable import Demo

@Suite struct FormatArgumentsTests {
  private func rule(_ line: String) throws -> Rule<String> {
    let words = line.split(separator: " ").map(String.init)
    let entry = try Catalogue.entry(named: words[0])
    return try entry.rule(try Arguments(words.dropFirst(), usage: entry.usage))
  }

  @Test(arguments: [
    ("email --allows-quoted-local-part", #""a b"@example.com"#),
    ("email --allows-address-literal", "a@[192.0.2.1]"),
    ("email --allows-single-label-domain", "a@localhost"),
    ("email --ascii-only", "grün@example.com"),
    ("email --html", "a@b"),
    ("url --schemes ftp,ftps", "ftps://example.com/"),
    ("url --allows-localhost", "http://localhost/"),
    ("url --allows-single-label-host", "http://intranet/"),
    ("url --allows-relative", "../index.html"),
    ("hostname --requires-dot", "localhost"),
    ("hostname --ascii-only", "bücher.example"),
    ("ipv6 --allows-zone", "fe80::1%eth0"),
    ("ip --allows-zone", "fe80::1%eth0"),
    ("cidr 4", "2001:db8::/32"),
    ("cidr 6", "192.0.2.0/24"),
    ("mac --allows-eui64", "00:00:5e:ff:fe:00:53:01"),
    ("uuid --version 4", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    ("base64 --url-safe", "-_-_"),
    ("base64 --unpadded", "Zm9vYg"),
    ("hex-color --allows-missing-hash", "fff"),
    ("hex-color --opaque-only", "#ffff"),
    ("card mastercard american-express", "4111111111111111"),
    ("card --allows-separators", "4111 1111 1111 1111"),
    ("card-expiry --now 2001-05-31", "05/01"),
    ("card-security-code american-express", "123"),
    ("iban DE", "GB82WEST12345698765432"),
    ("currency-amount --decimal-separator , --grouping-separator .", "1.234,56"),
    ("currency-amount --grouping-separator=", "1,234.56"),
    ("currency-amount --fraction-digits 0-3", "1.234"),
    ("currency-amount --fraction-digits 3", "1.23"),
    ("currency-amount --requires-fraction", "1"),
    ("currency-amount --allows-symbol false", "$1"),
    ("currency-amount --allows-code", "CHF 1"),
    ("currency-amount --currency-position either", "1€"),
    ("currency-amount --allows-space", "€ 1"),
    ("currency-amount --allows-negative false", "-1"),
    ("phone gb", "020 7946 0018"),
    ("phone --allows-separators", "+44 20 7946 0018"),
    ("country-code --form alpha-3", "CHE"),
    ("country-code --allows-lowercase", "ch"),
    ("currency-code --form numeric", "756"),
    ("currency-code --allows-lowercase", "chf"),
    ("strong-password --minimum-length 12", "Tr0ub4dor&3"),
    ("strong-password --minimum-digits 0", "Troubador&"),
    ("strong-password --minimum-lowercase 9", "Tr0ub4dor&3"),
    ("strong-password --minimum-uppercase 2", "Tr0ub4dor&3"),
    ("strong-password --minimum-symbols 0", "Tr0ub4dor3"),
    ("date-time --allows-space", "1990-12-31 15:59:50Z"),
    ("isbn 10", "978-0-306-40615-7"),
    ("isbn 13", "0-306-40615-2"),
    ("issn --requires-hyphen", "03785955"),
    ("ean --kinds ean-8,gtin-14", "4006381333931"),
    ("vin --check-digit", "1M8GDM9A1KP042788"),
    ("imei --allows-hyphens", "49-015420-323751-8"),
    ("imei --allows-software-version", "4901542032375199"),
  ])
  func turnsTheAnswerRound(_ line: String, _ text: String) throws {
    let name = String(line.prefix { $0 != " " })
    #expect(try rule(line).isSatisfied(by: text) != rule(name).isSatisfied(by: text))
  }

  @Test func takesTheYearsOfAnExpiry() throws {
    let line = "card-expiry --now 2027-05-31"
    #expect(try !rule("\(line) --allows-two-digit-year false").isSatisfied(by: "06/27"))
    #expect(try !rule("\(line) --allows-four-digit-year false").isSatisfied(by: "06/2027"))
    #expect(try rule("\(line) --allows-spaces").isSatisfied(by: "06 / 27"))
  }

  @Test func acceptsNothingInARegionWithoutPostalCodes() throws {
    #expect(try !rule("postal-code HK").isSatisfied(by: "999077"))
  }

  @Test(arguments: [
    ("url --schemes ,", "--schemes has to name a scheme"),
    ("cidr 5", "4, 6, not \"5\""),
    ("uuid --version 9", "--version has to be 1 to 8"),
    ("card viza", "Did you mean visa?"),
    ("card-security-code amex", "No payment card network is called \"amex\""),
    ("card-expiry --now 2027-02-30", "--now has to be a date"),
    ("card-expiry --allows-two-digit-year false --allows-four-digit-year false", "A year of two digits"),
    ("iban Germany", "There is no region \"Germany\""),
    ("currency-amount --decimal-separator ,", "Both separators are \",\""),
    ("currency-amount --decimal-separator=", "--decimal-separator may not be empty"),
    ("currency-amount --grouping-separator 1", "--grouping-separator has to be one character"),
    ("currency-amount --grouping-separator __", "--grouping-separator has to be one character"),
    ("currency-amount --fraction-digits 3-2", "--fraction-digits has to be a number or a range"),
    ("currency-amount --fraction-digits many", "--fraction-digits has to be a number or a range"),
    ("phone UK", "There is no region \"UK\""),
    ("postal-code", "REGION is missing"),
    ("postal-code QQ", "There is no region \"QQ\""),
    ("isbn 11", "10, 13, not \"11\""),
    ("ean --kinds ean", "--kinds has to list"),
  ])
  func tellsOfMisuse(_ line: String, _ words: String) throws {
    let misuse = #expect(throws: Misuse.self) { try rule(line) }
    #expect(try #require(misuse).message.contains(words))
  }
}
