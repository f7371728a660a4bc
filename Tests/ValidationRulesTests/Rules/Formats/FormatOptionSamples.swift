import ALPValidator
import Foundation

/// An option or argument of a format, with a text on which the rules with it and without it disagree.
struct FormatOptionSample: Sendable {
  let option: String
  let rule: Rule<String>
  let base: Rule<String>
  let text: String

  /// Creates a sample of the only parameter in which the rules differ.
  init(_ rule: Rule<String>, _ base: Rule<String>, _ text: String) {
    let (parameters, others) = (rule.check.parameters, base.check.parameters)
    option = Set(parameters.keys).union(others.keys).filter { parameters[$0] != others[$0] }.joined(
      separator: ", ")
    (self.rule, self.base, self.text) = (rule, base, text)
  }

  /// Creates a sample of the preset `lenient`.
  init(lenient rule: Rule<String>, _ base: Rule<String>, _ text: String) {
    option = "lenient"
    (self.rule, self.base, self.text) = (rule, base, text)
  }
}

/// The last second of May 2027 in UTC.
private let endOfMay = Date(timeIntervalSince1970: 1_811_807_999)

extension FormatOptionSample {
  /// Every option and argument of every format, once.
  static let all: [Self] = [
    Self(.number(.rejectsExponent), .number, "1e5"),
    Self(.integer(.rejectsSign), .integer, "-1"),
    Self(.integer(.rejectsLeadingZeros), .integer, "007"),
    Self(.decimal(minimumFractionDigits: 2), .decimal, "1.5"),
    Self(.decimal(maximumFractionDigits: 2), .decimal, "1.555"),

    Self(.email(.allowsQuotedLocalPart), .email, #""a b"@example.com"#),
    Self(.email(.allowsAddressLiteral), .email, "a@[192.0.2.1]"),
    Self(.email(.allowsSingleLabelDomain), .email, "a@localhost"),
    Self(.email(.asciiOnly), .email, "grün@example.com"),
    Self(.htmlEmail, .email, "a@b"),
    Self(
      .emailDomain(notIn: ["a.example", "b.example"]), .emailDomain(notIn: ["a.example"]), "ada@b.example"),
    Self(.url(schemes: ["ftp", "ftps"]), .url, "ftps://example.com/"),
    Self(.url(.allowsLocalhost), .url, "http://localhost/"),
    Self(.url(.allowsSingleLabelHost), .url, "http://intranet/"),
    Self(.url(.allowsRelative), .url, "../index.html"),
    Self(.url(.allowsMissingScheme), .url, "www.example.com/a"),
    Self(.url(.allowsProtocolRelative), .url, "//example.com/a"),
    Self(.url(.asciiOnly), .url, "http://bücher.example/"),
    Self(.url(.allowsUnencodedQuery), .url, "http://example.com/?ids[]=1|2"),
    Self(lenient: .url(.lenient), .url, "//example.com/a"),
    Self(.uri(.allowsUnicode), .uri, "urn:bücher"),
    Self(.hostname(.requiresDot), .hostname, "localhost"),
    Self(.hostname(.asciiOnly), .hostname, "bücher.example"),
    Self(.hostname(.allowsUnderscores), .hostname, "_sip._tcp.example.com"),
    Self(.hostname(.allowsTrailingDot), .hostname, "example.com."),
    Self(.hostname(.mapsCharacters), .hostname, "BÜCHER.example"),
    Self(.hostname(.allowsIPv4), .hostname, "192.0.2.1"),
    Self(lenient: .hostname(.lenient), .hostname, "BÜCHER.example."),
    Self(.hostPort(.asciiOnly), .hostPort, "bücher.example:80"),
    Self(.ipv6(.allowsZone), .ipv6, "fe80::1%eth0"),
    Self(.ipAddress(.allowsZone), .ipAddress, "fe80::1%eth0"),
    Self(.cidr(version: .v4), .cidr, "2001:db8::/32"),
    Self(.cidr(version: .v6), .cidr, "192.0.2.0/24"),
    Self(.cidr(.canonical), .cidr, "192.0.2.1/24"),
    Self(.netmask(.allowsPrefixLength), .netmask, "/24"),
    Self(.macAddress(.allowsEUI64), .macAddress, "00:00:5e:ff:fe:00:53:01"),
    Self(.macAddress(.allowsSeparators), .macAddress, "00005e005301"),
    Self(lenient: .macAddress(.lenient), .macAddress, "00 00-5E 00.53 01"),

    Self(.uuid(version: 4), .uuid, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    Self(.uuid(.allowsMissingHyphens), .uuid, "f81d4fae7dec11d0a76500a0c91e6bf6"),
    Self(.uuid(.allowsBraces), .uuid, "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}"),
    Self(lenient: .uuid(.lenient), .uuid, "{F81D4FAE7DEC11D0A76500A0C91E6BF6}"),
    Self(.slug(.allowsUnderscores), .slug, "two_words"),
    Self(lenient: .slug(.lenient), .slug, "two_words"),
    Self(.base64(.urlSafe), .base64, "-_-_"),
    Self(.base64(.unpadded), .base64, "Zm9vYg"),
    Self(.base64(.allowsMissingPadding), .base64, "Zm9vYg"),
    Self(.base64(.allowsWhitespace), .base64, "Zm9v\r\nYg=="),
    Self(lenient: .base64(.lenient), .base64, "Zm9v\nYg"),
    Self(.base32(.extendedHex), .base32, "CPNMUOG="),
    Self(.base32(.unpadded), .base32, "MZXW6YQ"),
    Self(.base32(.allowsMissingPadding), .base32, "MZXW6YQ"),
    Self(.base32(.allowsLowercase), .base32, "mzxw6yq="),
    Self(lenient: .base32(.lenient), .base32, "mzxw6yq"),
    Self(.hexadecimal(byteCount: 32), .hexadecimal, "9f86d081"),
    Self(.hexadecimal(.wholeBytes), .hexadecimal, "9f86d08"),
    Self(.hexadecimal(.allowsPrefix), .hexadecimal, "0x9f86d081"),
    Self(lenient: .hexadecimal(.lenient), .hexadecimal, "0X9F86D081"),
    Self(.boolean(.allowsDigits), .boolean, "1"),
    Self(.boolean(.allowsWords), .boolean, "off"),
    Self(.boolean(.ignoresCase), .boolean, "True"),
    Self(lenient: .boolean(.lenient), .boolean, "Yes"),
    Self(.json(.requiresPairedSurrogates), .json, #""\ud800""#),
    Self(.hexColor(.allowsMissingHash), .hexColor, "ff8800"),
    Self(.hexColor(.opaqueOnly), .hexColor, "#ff880080"),
    Self(lenient: .hexColor(.lenient), .hexColor, "ff8800"),

    Self(.card(networks: [.mastercard, .jcb]), .card, "4111111111111111"),
    Self(.card(.allowsSeparators), .card, "4111 1111 1111 1111"),
    Self(lenient: .card(.lenient), .card, "4111\u{A0}1111\u{202F}1111-1111"),
    Self(.cardExpiry(.requiresFourDigitYear), .cardExpiry, "12/49"),
    Self(.cardExpiry(.requiresTwoDigitYear), .cardExpiry, "12/2049"),
    Self(.cardExpiry(.allowsSpaces), .cardExpiry, "12 / 49"),
    Self(.cardExpiry(.allowsSingleDigitMonth), .cardExpiry, "5/49"),
    Self(.cardExpiry(.allowsYearFirst), .cardExpiry, "2049-05"),
    Self(.cardExpiry(.allowsOtherSeparators), .cardExpiry, "0549"),
    Self(lenient: .cardExpiry(.lenient), .cardExpiry, "12 / 49"),
    Self(.cardExpiry(asOf: .date(endOfMay)), .cardExpiry(asOf: .date(endOfMay + 1)), "05/27"),
    Self(
      .cardExpiry(asOf: .date(endOfMay, in: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)),
      .cardExpiry(asOf: .date(endOfMay)), "05/27"),
    Self(.cardSecurityCode(network: .americanExpress), .cardSecurityCode, "123"),
    Self(.luhn(.allowsSeparators), .luhn, "7992-7398\u{202F}713"),
    Self(lenient: .luhn(.lenient), .luhn, "7992 7398 713"),
    Self(.iban(country: "DE"), .iban, "GB82WEST12345698765432"),
    Self(.iban(.allowsLowercase), .iban, "gb82west12345698765432"),
    Self(.iban(.allowsSeparators), .iban, "ＧＢ82\u{A0}WEST\u{202F}1234–5698–7654–32\u{200E}"),
    Self(.iban(.includesUnregisteredCountries), .iban, "DZ580002100001113000000570"),
    Self(.iban(.allowsPrefix), .iban, "IBAN: GB82 WEST 1234 5698 7654 32"),
    Self(lenient: .iban(country: "GB", .lenient), .iban(country: "GB"), "gb82-west-1234-5698-7654-32"),
    Self(.bic(.allowsLowercase), .bic, "deutdeff"),
    Self(.bic(.allowsSeparators), .bic, "DEUT DE FF"),
    Self(lenient: .bic(.lenient), .bic, "deut de ff"),
    Self(
      .currencyAmount(decimalSeparator: ",", groupingSeparator: "."),
      .currencyAmount(decimalSeparator: "/", groupingSeparator: "."), "1.234,56"),
    Self(.currencyAmount(groupingSeparator: nil), .currencyAmount, "1,234.56"),
    Self(.currencyAmount(fractionDigits: 1...2), .currencyAmount, "1.2"),
    Self(.currencyAmount(fractionDigits: 2...3), .currencyAmount, "1.234"),
    Self(.currencyAmount(.requiresFraction), .currencyAmount, "1"),
    Self(.currencyAmount(.rejectsSymbol), .currencyAmount, "€1.00"),
    Self(.currencyAmount(.allowsCode), .currencyAmount, "CHF 1.00"),
    Self(.currencyAmount(currencyPosition: .trailing), .currencyAmount, "1.00€"),
    Self(.currencyAmount(.allowsSpace), .currencyAmount, "€ 1.00"),
    Self(.currencyAmount(.rejectsNegative), .currencyAmount, "-1.00"),
    Self(.currencyAmount(.allowsParentheses), .currencyAmount, "(1,234.56)"),
    Self(.currencyAmount(.allowsIndianGroups), .currencyAmount, "12,34,567.89"),

    Self(.phoneNumber(region: "GB"), .phoneNumber, "020 7946 0018"),
    Self(.phoneNumber(kinds: [.mobile, .tollFree]), .phoneNumber, "+442079460018"),
    Self(.phoneNumber(.allowsSeparators), .phoneNumber, "+44 20 7946 0018"),
    Self(
      .phoneNumber(region: "GB", .allowsOtherRegions), .phoneNumber(region: "GB"), "+41446681800"),
    Self(
      .phoneNumber(region: "GB", .allowsExtension), .phoneNumber(region: "GB"),
      "020 7946 0018 x12"),
    Self(
      .phoneNumber(region: "KR", .allowsTrunkPrefix), .phoneNumber(region: "KR"),
      "+82-010-1234-5678"),
    Self(.phoneNumber(.allowsURI), .phoneNumber, "tel:+442079460018"),
    Self(lenient: .phoneNumber(.lenient), .phoneNumber, "+82\u{A0}010\u{2011}1234\u{2011}5678 x12"),
    Self(.postalCode(region: "CH"), .postalCode(region: "GB"), "8001"),
    Self(.postalCode(region: "PL", .allowsSeparators), .postalCode(region: "PL"), "00950"),
    Self(.postalCode(region: "SE", .allowsCountryPrefix), .postalCode(region: "SE"), "S-114 55"),
    Self(lenient: .postalCode(region: "PT", .lenient), .postalCode(region: "PT"), "P 1000 205"),
    Self(.languageTag(.allowsUnderscores), .languageTag, "en_US"),
    Self(.languageTag(.registered), .languageTag, "xx-Xxxx"),
    Self(lenient: .languageTag(.lenient), .languageTag, "en_US"),
    Self(.countryCode(form: .alpha3), .countryCode, "CHE"),
    Self(.countryCode(.allowsLowercase), .countryCode, "ch"),
    Self(lenient: .countryCode(.lenient), .countryCode, "ch"),
    Self(.currencyCode(form: .numeric), .currencyCode, "756"),
    Self(.currencyCode(.allowsLowercase), .currencyCode, "chf"),
    Self(lenient: .currencyCode(.lenient), .currencyCode, "chf"),
    Self(.strongPassword(minimumLength: 12), .strongPassword, "Tr0ub4dor&3"),
    Self(.strongPassword(minimumDigits: 0), .strongPassword, "Troubador&"),
    Self(.strongPassword(minimumLowercase: 7), .strongPassword, "Tr0ub4dor&3"),
    Self(.strongPassword(minimumUppercase: 2), .strongPassword, "Tr0ub4dor&3"),
    Self(.strongPassword(minimumSymbols: 0), .strongPassword, "Tr0ub4dor3"),
    Self(.passwordStrength(atLeast: .veryStrong), .passwordStrength(atLeast: .veryWeak), "k9#Vq2"),

    Self(.timeOfDay(clock: .hours12), .timeOfDay, "11:05 PM"),
    Self(.timeOfDay(.rejectsSeconds), .timeOfDay, "23:05:59"),
    Self(.dateTime(.allowsSpace), .dateTime, "1990-12-31 15:59:50Z"),
    Self(lenient: .dateTime(.lenient), .dateTime, "1990-12-31 15:59:50Z"),
    Self(.localDateTime(.allowsSpace), .localDateTime, "2024-02-29 23:05"),
    Self(.localDateTime(.allowsNanoseconds), .localDateTime, "2024-02-29T23:05:59.123456"),
    Self(lenient: .localDateTime(.lenient), .localDateTime, "2024-02-29 23:05:59.123456"),
    Self(.duration(.allowsFraction), .duration, "PT0.5S"),
    Self(.duration(.allowsMissingUnits), .duration, "PT1H5S"),
    Self(.duration(.allowsNegative), .duration, "-P1D"),
    Self(lenient: .duration(.lenient), .duration, "PT1H0.5S"),

    Self(.isbn(version: .isbn10), .isbn, "978-0-306-40615-7"),
    Self(.isbn(version: .isbn13), .isbn, "0-306-40615-2"),
    Self(.isbn(.allowsLowercase), .isbn, "0-8044-2957-x"),
    Self(.isbn(.allowsSeparators), .isbn, "978–0–306–40615–7"),
    Self(.isbn(.allowsPrefix), .isbn, "ISBN 978-0-306-40615-7"),
    Self(lenient: .isbn(.lenient), .isbn, "0–8044–2957–x"),
    Self(.issn(.requiresHyphen), .issn, "03785955"),
    Self(.issn(.allowsLowercase), .issn, "2434-561x"),
    Self(.issn(.allowsPrefix), .issn, "ISSN 0378-5955"),
    Self(lenient: .issn(.lenient), .issn, "issn: 2434-561x"),
    Self(.ean(kinds: [.ean8, .upcA]), .ean, "4006381333931"),
    Self(.ean(.allowsUPCE), .ean, "04252614"),
    Self(.ean(.allowsSeparators), .ean, "0 36000 29145 2"),
    Self(lenient: .ean(.lenient), .ean, "0 425261 4"),
    Self(.vin(.checkDigit), .vin, "1M8GDM9A1KP042788"),
    Self(.vin(.allowsLowercase), .vin, "1m8gdm9axkp042788"),
    Self(.vin(.allowsSeparators), .vin, "1M8 GDM9AX KP042788"),
    Self(lenient: .vin(.lenient), .vin, "1m8 gdm9ax kp042788"),
    Self(.isin(.allowsLowercase), .isin, "us0378331005"),
    Self(.isin(.allowsSeparators), .isin, "US 037833100 5"),
    Self(lenient: .isin(.lenient), .isin, "us-037833100-5"),
    Self(.imei(.allowsHyphens), .imei, "49-015420-323751-8"),
    Self(.imei(.allowsSoftwareVersion), .imei, "4901542032375199"),
    Self(.imei(.allowsSeparators), .imei, "49 015420 323751 8"),
    Self(lenient: .imei(.lenient), .imei, "49 015420 323751 8"),
    Self(.lei(.allowsLowercase), .lei, "529900t8bm49aursdo55"),
    Self(.lei(.allowsSeparators), .lei, "5299 00T8 BM49 AURS DO55"),
    Self(lenient: .lei(.lenient), .lei, "5299 00t8 bm49 aurs do55"),
    Self(.vatNumber(country: "DE"), .vatNumber, "ATU13585627"),
    Self(.vatNumber(.allowsLowercase), .vatNumber, "atu13585627"),
    Self(.vatNumber(.allowsSeparators), .vatNumber, "ATU 1358 5627"),
    Self(.vatNumber(.allowsPrefix), .vatNumber, "VAT: ATU13585627"),
    Self(lenient: .vatNumber(.lenient), .vatNumber, "atu 1358 5627"),
  ]
}
