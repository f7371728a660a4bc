import ALPValidator
import Testing

@Suite struct FormatMessagesTests {
  @Test(arguments: [
    (Rule<String>.url(schemes: ["ftp", "sftp", "ssh"]), "begins with ftp://, sftp:// or ssh://."),
    (.url(.init(allowsRelative: true)), "such as https://example.com."),
    (.url(schemes: [], .init(allowsRelative: true)), "such as /help."),
    (.uuid(version: 4), "a UUID of version 4."),
    (.cidr(version: .v6), "such as 2001:db8::/32."),
    (.cidr(version: .v4), "such as 192.0.2.0/24."),
    (.card(networks: [.visa, .americanExpress]), "a card number (American Express or Visa)."),
    (.cardExpiry, "as MM/YY."),
    (.cardExpiry(.init(allowsTwoDigitYear: false)), "as MM/YYYY."),
    (.cardSecurityCode(network: .visa), "the 3 digits of the security code."),
    (.cardSecurityCode(network: .americanExpress), "the 4 digits of the security code."),
    (.iban(country: "de"), "that begins with DE."),
    (.currencyAmount, "such as 1,234.50."),
    (
      .currencyAmount(decimalSeparator: ",", groupingSeparator: nil, fractionDigits: 1...3), "such as 1234,5."
    ),
    (.currencyAmount(groupingSeparator: "’", fractionDigits: 0...0), "such as 1’234."),
    (.phoneNumber(region: "gb"), "a telephone number (United Kingdom)."),
    (.postalCode(region: "XK"), "a postal code (Kosovo)."),
    (.countryCode(form: .alpha3), "such as CHE."),
    (.countryCode(form: .numeric), "such as 756."),
    (.currencyCode(form: .numeric), "such as 756."),
    (
      .strongPassword,
      "at least 8 characters, 1 digit, 1 lower-case letter, 1 upper-case letter and 1 symbol."
    ),
    (
      .strongPassword(.init(minimumDigits: 2, minimumLowercase: 0, minimumUppercase: 0, minimumSymbols: 0)),
      "at least 8 characters and 2 digits."
    ),
    (.isbn(version: .isbn10), "an ISBN of 10 characters."),
    (.isbn(version: .isbn13), "such as 978-0-306-40615-7."),
    (.ean(kinds: [.ean8, .upcA, .ean13]), "the 8, 12 or 13 digits under the bar code."),
  ])
  func tellsWhatTheRuleWasMadeWith(_ rule: Rule<String>, _ end: String) {
    let messages = RuleSet([rule]).failures(for: " ").map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasPrefix("Please ") && $0.hasSuffix(end) }, "\(messages)")
  }
}
