import ALPValidator
import Testing

@testable import Demo

@Suite struct FormatArgumentsTests {
  private func rule(_ line: String) throws -> Rule<String> {
    let words = line.split(separator: " ").map(String.init)
    let entry = try Catalogue.entry(named: words[0])
    return try entry.rule(words.dropFirst())
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
    ("card-expiry --allows-spaces", "12 / 49"),
    ("card-expiry --allows-two-digit-year false", "12/49"),
    ("card-expiry --allows-four-digit-year=false", "12/2049"),
    ("card-security-code american-express", "123"),
    ("iban DE", "GB82WEST12345698765432"),
    ("iban --allows-lowercase", "gb82west12345698765432"),
    ("iban --allows-separators", "GB82-WEST-1234-5698-7654-32"),
    ("iban --includes-unregistered-countries", "DZ580002100001113000000570"),
    ("bic --allows-lowercase", "deutdeff"),
    ("currency-amount --decimal-separator , --grouping-separator .", "1.234,56"),
    ("currency-amount --grouping-separator=", "1,234.56"),
    ("currency-amount --maximum-fraction-digits 3", "1.234"),
    ("currency-amount --minimum-fraction-digits 3", "1.23"),
    ("currency-amount --requires-fraction", "1"),
    ("currency-amount --allows-symbol false", "$1"),
    ("currency-amount --allows-code", "CHF 1"),
    ("currency-amount --currency-position either", "1€"),
    ("currency-amount --allows-space", "€ 1"),
    ("currency-amount --allows-negative false", "-1"),
    ("phone gb", "020 7946 0018"),
    ("phone --allows-separators", "+44 20 7946 0018"),
    ("phone --kinds mobile,toll-free", "+442079460018"),
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
    ("date-time --lenient", "1990-12-31 15:59:50Z"),
    ("duration --allows-fraction", "PT0.5S"),
    ("duration --allows-missing-units", "PT1H5S"),
    ("url --allows-missing-scheme", "www.example.com"),
    ("url --allows-protocol-relative", "//example.com/"),
    ("hostname --allows-underscores", "_dmarc.example.com"),
    ("hostname --allows-trailing-dot", "example.com."),
    ("hostname --maps-characters", "ｂｕ\u{308}ｃｈｅｒ。example"),
    ("mac --allows-separators", "00005e005301"),
    ("uuid --allows-missing-hyphens", "f81d4fae7dec11d0a76500a0c91e6bf6"),
    ("uuid --allows-braces", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}"),
    ("slug --allows-underscores", "two_words"),
    ("base64 --allows-missing-padding", "Zm9vYg"),
    ("base64 --allows-whitespace", "Zm9v Yg=="),
    ("json --requires-paired-surrogates", #""\ud800""#),
    ("luhn --allows-separators", "7992 7398 713"),
    ("bic --allows-separators", "DEUT DE FF"),
    ("language-tag --allows-underscores", "en_US"),
    ("isbn --allows-lowercase", "0-8044-2957-x"),
    ("isbn --allows-separators", "978–0–306–40615–7"),
    ("issn --allows-lowercase", "2434-561x"),
    ("ean --allows-upce", "04252614"),
    ("ean --allows-separators", "0 36000 29145 2"),
    ("vin --allows-lowercase", "1m8gdm9axkp042788"),
    ("vin --allows-separators", "1M8 GDM9AX KP042788"),
    ("isin --allows-lowercase", "us0378331005"),
    ("isin --allows-separators", "US 037833100 5"),
    ("imei --allows-separators", "49 015420 323751 8"),
    ("lei --allows-lowercase", "529900t8bm49aursdo55"),
    ("lei --allows-separators", "5299 00T8 BM49 AURS DO55"),
    ("isbn 10", "978-0-306-40615-7"),
    ("isbn 13", "0-306-40615-2"),
    ("issn --requires-hyphen", "03785955"),
    ("ean --lengths 8,14", "4006381333931"),
    ("vin --check-digit", "1M8GDM9A1KP042788"),
    ("vat DE", "ATU13585627"),
    ("vat --allows-lowercase", "atu13585627"),
    ("vat --allows-separators", "ATU 1358 5627"),
    ("imei --allows-hyphens", "49-015420-323751-8"),
    ("imei --allows-software-version", "4901542032375199"),
  ])
  func turnsTheAnswerRound(_ line: String, _ text: String) throws {
    let name = String(line.prefix { $0 != " " })
    #expect(try rule(line).isSatisfied(by: text) != rule(name).isSatisfied(by: text))
  }

  @Test func acceptsNumbersOfOtherRegionsByOption() throws {
    #expect(try !rule("phone GB").isSatisfied(by: "+41446681800"))
    #expect(try rule("phone GB --allows-other-regions").isSatisfied(by: "+41446681800"))
    #expect(try !rule("phone GB --allows-other-regions --kinds mobile").isSatisfied(by: "+41446681800"))
  }

  @Test(arguments: [
    ("postal-code PL --allows-separators", "00950"),
    ("postal-code AT --allows-country-prefix", "A-1010"),
    ("postal-code PT --lenient", "P 1000 205"),
    ("iban GB --lenient", "gb82-west-1234-5698-7654-32"),
  ])
  func acceptsVariationsByOption(_ line: String, _ text: String) throws {
    let words = line.split(separator: " ")
    #expect(try rule(line).isSatisfied(by: text))
    #expect(try !rule(words.prefix(2).joined(separator: " ")).isSatisfied(by: text))
  }

  @Test func acceptsNothingInARegionWithoutPostalCodes() throws {
    #expect(try !rule("postal-code HK").isSatisfied(by: "999077"))
  }

  @Test(arguments: [
    ("url --schemes ,", "schemes: no scheme is accepted; name one, such as https."),
    ("cidr 5", #"version: unknown value "5"; did you mean "4" or "6"?"#),
    ("cidr four", #"version: has to be a whole number, not "four"."#),
    ("uuid --version 9", "version: 9 is not a UUID version; there are 1 to 8."),
    ("card viza", #"networks: unknown value "viza"; did you mean "visa"?"#),
    ("card-security-code amex", #"network: unknown value "amex""#),
    ("card-expiry --allows-two-digit-year false --allows-four-digit-year false", "no year is accepted"),
    ("iban Germany", #"country: unknown region "Germany""#),
    ("currency-amount --decimal-separator ,", #"both separators are ",""#),
    ("currency-amount --decimal-separator=", "decimalSeparator: the text is empty"),
    ("currency-amount --grouping-separator 1", #"groupingSeparator: "1" is not a separator"#),
    ("currency-amount --grouping-separator __", #"groupingSeparator: "__" has to be one character"#),
    (
      "currency-amount --minimum-fraction-digits 3 --maximum-fraction-digits 2",
      "minimum 3 exceeds maximum 2; the smaller one is the minimum."
    ),
    ("currency-amount --minimum-fraction-digits many", #"minimumFractionDigits: has to be a whole number"#),
    ("phone UK", #"region: unknown region "UK"; write the two letters of ISO 3166-1, such as GB."#),
    ("phone --kinds mobil", #"unknown kind "mobil"; the kinds are fixed-line, mobile"#),
    ("vat XX", #"unsupported country "XX"; the countries are AT"#),
    ("postal-code", #"missing parameter "region""#),
    ("postal-code QQ", #"region: unknown region "QQ""#),
    ("isbn 11", #"version: unknown value "11""#),
    ("ean --lengths ean", #"lengths[0]: has to be a whole number, not "ean"."#),
    ("length", #"missing parameter "minimum" or "maximum""#),
    ("length 5 3", "minimum 5 exceeds maximum 3; the smaller one is the minimum."),
    ("length 5 10 bytes", #"unit: unknown value "bytes""#),
    ("multiple-of 0", "step: 0 has to be a number of at most 18 digits and not 0."),
    ("minimum x", #"minimum: has to be a number, not "x"."#),
    ("email x", #"Unexpected argument "x"."#),
    ("email --htlm", "Unknown option --htlm. Did you mean --html?"),
    ("uuid --version", "--version needs a value: --version VERSION."),
    ("email --html=yes", #"html: has to be true or false, not "yes"."#),
  ])
  func reportsMisuse(_ line: String, _ words: String) throws {
    let misuse = #expect(throws: Misuse.self) { try rule(line) }
    #expect(try #require(misuse).message.contains(words))
  }

  @Test(
    arguments: [
      (["length", "5", "10", "--unit", "utf8"], ["minimum": 5, "maximum": 10, "unit": "utf8"]),
      (["length", "--unit=utf8", "--maximum", "10", "5"], ["minimum": 5, "maximum": 10, "unit": "utf8"]),
      (["length", "5", "--trimming", "--ignoring=-"], ["minimum": 5, "trimming": true, "ignoring": "-"]),
      (["card", "visa", "mastercard"], ["networks": ["visa", "mastercard"]]),
      (["card", "--networks", "visa,mastercard"], ["networks": ["visa", "mastercard"]]),
      (["in", "S", "M,L"], ["values": ["S", "M,L"]]),
      (["isbn", "13"], ["version": 13]),
      (["range", "-10", "0.5"], ["minimum": "-10", "maximum": "0.5"]),
      (["same", "--", "--html"], ["other": "--html"]),
      (["contains", "a", "--case-sensitive", "false"], ["text": "a", "caseSensitive": false]),
      (["contains", ""], ["text": ""]),
    ] as [([String], [String: JSONValue])])
  func sortsWords(_ words: [String], _ values: [String: JSONValue]) throws {
    let parameters = try Catalogue.entry(named: words[0]).parameters
    #expect(try RuleArguments(words.dropFirst(), parameters: parameters).values == values)
  }
}
