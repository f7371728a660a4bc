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
    Self(.number(.init(allowsExponent: false)), .number, "1e5"),
    Self(.integer(.init(allowsSign: false)), .integer, "-1"),
    Self(.integer(.init(allowsLeadingZeros: false)), .integer, "007"),
    Self(.decimal(minimumFractionDigits: 2), .decimal, "1.5"),
    Self(.decimal(maximumFractionDigits: 2), .decimal, "1.555"),

    Self(.email(.init(allowsQuotedLocalPart: true)), .email, #""a b"@example.com"#),
    Self(.email(.init(allowsAddressLiteral: true)), .email, "a@[192.0.2.1]"),
    Self(.email(.init(allowsSingleLabelDomain: true)), .email, "a@localhost"),
    Self(.email(.init(asciiOnly: true)), .email, "grün@example.com"),
    Self(.htmlEmail, .email, "a@b"),
    Self(
      .emailDomain(notIn: ["a.example", "b.example"]), .emailDomain(notIn: ["a.example"]), "ada@b.example"),
    Self(.url(schemes: ["ftp", "ftps"]), .url, "ftps://example.com/"),
    Self(.url(.init(allowsLocalhost: true)), .url, "http://localhost/"),
    Self(.url(.init(allowsSingleLabelHost: true)), .url, "http://intranet/"),
    Self(.url(.init(allowsRelative: true)), .url, "../index.html"),
    Self(.url(.init(allowsMissingScheme: true)), .url, "www.example.com/a"),
    Self(.url(.init(allowsProtocolRelative: true)), .url, "//example.com/a"),
    Self(.url(.init(asciiOnly: true)), .url, "http://bücher.example/"),
    Self(.url(.init(allowsUnencodedQuery: true)), .url, "http://example.com/?ids[]=1|2"),
    Self(lenient: .url(.lenient), .url, "//example.com/a"),
    Self(.uri(.init(allowsUnicode: true)), .uri, "urn:bücher"),
    Self(.hostname(.init(requiresDot: true)), .hostname, "localhost"),
    Self(.hostname(.init(asciiOnly: true)), .hostname, "bücher.example"),
    Self(.hostname(.init(allowsUnderscores: true)), .hostname, "_sip._tcp.example.com"),
    Self(.hostname(.init(allowsTrailingDot: true)), .hostname, "example.com."),
    Self(.hostname(.init(mapsCharacters: true)), .hostname, "BÜCHER.example"),
    Self(.hostname(.init(allowsIPv4: true)), .hostname, "192.0.2.1"),
    Self(lenient: .hostname(.lenient), .hostname, "BÜCHER.example."),
    Self(.hostPort(.init(asciiOnly: true)), .hostPort, "bücher.example:80"),
    Self(.ipv6(.init(allowsZone: true)), .ipv6, "fe80::1%eth0"),
    Self(.ipAddress(.init(allowsZone: true)), .ipAddress, "fe80::1%eth0"),
    Self(.cidr(version: .v4), .cidr, "2001:db8::/32"),
    Self(.cidr(version: .v6), .cidr, "192.0.2.0/24"),
    Self(.cidr(.init(canonical: true)), .cidr, "192.0.2.1/24"),
    Self(.netmask(.init(allowsPrefixLength: true)), .netmask, "/24"),
    Self(.macAddress(.init(allowsEUI64: true)), .macAddress, "00:00:5e:ff:fe:00:53:01"),
    Self(.macAddress(.init(allowsSeparators: true)), .macAddress, "00005e005301"),
    Self(lenient: .macAddress(.lenient), .macAddress, "00 00-5E 00.53 01"),

    Self(.uuid(version: 4), .uuid, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    Self(.uuid(.init(allowsMissingHyphens: true)), .uuid, "f81d4fae7dec11d0a76500a0c91e6bf6"),
    Self(.uuid(.init(allowsBraces: true)), .uuid, "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}"),
    Self(lenient: .uuid(.lenient), .uuid, "{F81D4FAE7DEC11D0A76500A0C91E6BF6}"),
    Self(.slug(.init(allowsUnderscores: true)), .slug, "two_words"),
    Self(lenient: .slug(.lenient), .slug, "two_words"),
    Self(.base64(.init(urlSafe: true)), .base64, "-_-_"),
    Self(.base64(.init(unpadded: true)), .base64, "Zm9vYg"),
    Self(.base64(.init(allowsMissingPadding: true)), .base64, "Zm9vYg"),
    Self(.base64(.init(allowsWhitespace: true)), .base64, "Zm9v\r\nYg=="),
    Self(lenient: .base64(.lenient), .base64, "Zm9v\nYg"),
    Self(.base32(.init(extendedHex: true)), .base32, "CPNMUOG="),
    Self(.base32(.init(unpadded: true)), .base32, "MZXW6YQ"),
    Self(.base32(.init(allowsMissingPadding: true)), .base32, "MZXW6YQ"),
    Self(.base32(.init(allowsLowercase: true)), .base32, "mzxw6yq="),
    Self(lenient: .base32(.lenient), .base32, "mzxw6yq"),
    Self(.hexadecimal(byteCount: 32), .hexadecimal, "9f86d081"),
    Self(.hexadecimal(.init(wholeBytes: true)), .hexadecimal, "9f86d08"),
    Self(.hexadecimal(.init(allowsPrefix: true)), .hexadecimal, "0x9f86d081"),
    Self(lenient: .hexadecimal(.lenient), .hexadecimal, "0X9F86D081"),
    Self(.boolean(.init(allowsDigits: true)), .boolean, "1"),
    Self(.boolean(.init(allowsWords: true)), .boolean, "off"),
    Self(.boolean(.init(ignoresCase: true)), .boolean, "True"),
    Self(lenient: .boolean(.lenient), .boolean, "Yes"),
    Self(.json(.init(requiresPairedSurrogates: true)), .json, #""\ud800""#),
    Self(.hexColor(.init(allowsMissingHash: true)), .hexColor, "ff8800"),
    Self(.hexColor(.init(opaqueOnly: true)), .hexColor, "#ff880080"),
    Self(lenient: .hexColor(.lenient), .hexColor, "ff8800"),

    Self(.card(networks: [.mastercard, .jcb]), .card, "4111111111111111"),
    Self(.card(.init(allowsSeparators: true)), .card, "4111 1111 1111 1111"),
    Self(lenient: .card(.lenient), .card, "4111\u{A0}1111\u{202F}1111-1111"),
    Self(.cardExpiry(.init(allowsTwoDigitYear: false)), .cardExpiry, "12/49"),
    Self(.cardExpiry(.init(allowsFourDigitYear: false)), .cardExpiry, "12/2049"),
    Self(.cardExpiry(.init(allowsSpaces: true)), .cardExpiry, "12 / 49"),
    Self(.cardExpiry(.init(allowsSingleDigitMonth: true)), .cardExpiry, "5/49"),
    Self(.cardExpiry(.init(allowsYearFirst: true)), .cardExpiry, "2049-05"),
    Self(.cardExpiry(.init(allowsOtherSeparators: true)), .cardExpiry, "0549"),
    Self(lenient: .cardExpiry(.lenient), .cardExpiry, "12 / 49"),
    Self(.cardExpiry(asOf: .date(endOfMay)), .cardExpiry(asOf: .date(endOfMay + 1)), "05/27"),
    Self(
      .cardExpiry(asOf: .date(endOfMay, in: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)),
      .cardExpiry(asOf: .date(endOfMay)), "05/27"),
    Self(.cardSecurityCode(network: .americanExpress), .cardSecurityCode, "123"),
    Self(.luhn(.init(allowsSeparators: true)), .luhn, "7992-7398\u{202F}713"),
    Self(lenient: .luhn(.lenient), .luhn, "7992 7398 713"),
    Self(.iban(country: "DE"), .iban, "GB82WEST12345698765432"),
    Self(.iban(.init(allowsLowercase: true)), .iban, "gb82west12345698765432"),
    Self(.iban(.init(allowsSeparators: true)), .iban, "ＧＢ82\u{A0}WEST\u{202F}1234–5698–7654–32\u{200E}"),
    Self(.iban(.init(includesUnregisteredCountries: true)), .iban, "DZ580002100001113000000570"),
    Self(.iban(.init(allowsPrefix: true)), .iban, "IBAN: GB82 WEST 1234 5698 7654 32"),
    Self(lenient: .iban(country: "GB", .lenient), .iban(country: "GB"), "gb82-west-1234-5698-7654-32"),
    Self(.bic(.init(allowsLowercase: true)), .bic, "deutdeff"),
    Self(.bic(.init(allowsSeparators: true)), .bic, "DEUT DE FF"),
    Self(lenient: .bic(.lenient), .bic, "deut de ff"),
    Self(
      .currencyAmount(decimalSeparator: ",", groupingSeparator: "."),
      .currencyAmount(decimalSeparator: "/", groupingSeparator: "."), "1.234,56"),
    Self(.currencyAmount(groupingSeparator: nil), .currencyAmount, "1,234.56"),
    Self(.currencyAmount(fractionDigits: 1...2), .currencyAmount, "1.2"),
    Self(.currencyAmount(fractionDigits: 2...3), .currencyAmount, "1.234"),
    Self(.currencyAmount(.init(requiresFraction: true)), .currencyAmount, "1"),
    Self(.currencyAmount(.init(allowsSymbol: false)), .currencyAmount, "€1.00"),
    Self(.currencyAmount(.init(allowsCode: true)), .currencyAmount, "CHF 1.00"),
    Self(.currencyAmount(currencyPosition: .trailing), .currencyAmount, "1.00€"),
    Self(.currencyAmount(.init(allowsSpace: true)), .currencyAmount, "€ 1.00"),
    Self(.currencyAmount(.init(allowsNegative: false)), .currencyAmount, "-1.00"),
    Self(.currencyAmount(.init(allowsParentheses: true)), .currencyAmount, "(1,234.56)"),
    Self(.currencyAmount(.init(allowsIndianGroups: true)), .currencyAmount, "12,34,567.89"),

    Self(.phoneNumber(region: "GB"), .phoneNumber, "020 7946 0018"),
    Self(.phoneNumber(kinds: [.mobile, .tollFree]), .phoneNumber, "+442079460018"),
    Self(.phoneNumber(.init(allowsSeparators: true)), .phoneNumber, "+44 20 7946 0018"),
    Self(
      .phoneNumber(region: "GB", .init(allowsOtherRegions: true)), .phoneNumber(region: "GB"), "+41446681800"),
    Self(
      .phoneNumber(region: "GB", .init(allowsExtension: true)), .phoneNumber(region: "GB"),
      "020 7946 0018 x12"),
    Self(
      .phoneNumber(region: "KR", .init(allowsTrunkPrefix: true)), .phoneNumber(region: "KR"),
      "+82-010-1234-5678"),
    Self(.phoneNumber(.init(allowsURI: true)), .phoneNumber, "tel:+442079460018"),
    Self(lenient: .phoneNumber(.lenient), .phoneNumber, "+82\u{A0}010\u{2011}1234\u{2011}5678 x12"),
    Self(.postalCode(region: "CH"), .postalCode(region: "GB"), "8001"),
    Self(.postalCode(region: "PL", .init(allowsSeparators: true)), .postalCode(region: "PL"), "00950"),
    Self(.postalCode(region: "SE", .init(allowsCountryPrefix: true)), .postalCode(region: "SE"), "S-114 55"),
    Self(lenient: .postalCode(region: "PT", .lenient), .postalCode(region: "PT"), "P 1000 205"),
    Self(.languageTag(.init(allowsUnderscores: true)), .languageTag, "en_US"),
    Self(.languageTag(.init(registered: true)), .languageTag, "xx-Xxxx"),
    Self(lenient: .languageTag(.lenient), .languageTag, "en_US"),
    Self(.countryCode(form: .alpha3), .countryCode, "CHE"),
    Self(.countryCode(.init(allowsLowercase: true)), .countryCode, "ch"),
    Self(lenient: .countryCode(.lenient), .countryCode, "ch"),
    Self(.currencyCode(form: .numeric), .currencyCode, "756"),
    Self(.currencyCode(.init(allowsLowercase: true)), .currencyCode, "chf"),
    Self(lenient: .currencyCode(.lenient), .currencyCode, "chf"),
    Self(.strongPassword(.init(minimumLength: 12)), .strongPassword, "Tr0ub4dor&3"),
    Self(.strongPassword(.init(minimumDigits: 0)), .strongPassword, "Troubador&"),
    Self(.strongPassword(.init(minimumLowercase: 7)), .strongPassword, "Tr0ub4dor&3"),
    Self(.strongPassword(.init(minimumUppercase: 2)), .strongPassword, "Tr0ub4dor&3"),
    Self(.strongPassword(.init(minimumSymbols: 0)), .strongPassword, "Tr0ub4dor3"),
    Self(.passwordStrength(atLeast: .veryStrong), .passwordStrength(atLeast: .veryWeak), "k9#Vq2"),

    Self(.timeOfDay(clock: .hours12), .timeOfDay, "11:05 PM"),
    Self(.timeOfDay(.init(allowsSeconds: false)), .timeOfDay, "23:05:59"),
    Self(.dateTime(.init(allowsSpace: true)), .dateTime, "1990-12-31 15:59:50Z"),
    Self(lenient: .dateTime(.lenient), .dateTime, "1990-12-31 15:59:50Z"),
    Self(.localDateTime(.init(allowsSpace: true)), .localDateTime, "2024-02-29 23:05"),
    Self(.localDateTime(.init(allowsNanoseconds: true)), .localDateTime, "2024-02-29T23:05:59.123456"),
    Self(lenient: .localDateTime(.lenient), .localDateTime, "2024-02-29 23:05:59.123456"),
    Self(.duration(.init(allowsFraction: true)), .duration, "PT0.5S"),
    Self(.duration(.init(allowsMissingUnits: true)), .duration, "PT1H5S"),
    Self(.duration(.init(allowsNegative: true)), .duration, "-P1D"),
    Self(lenient: .duration(.lenient), .duration, "PT1H0.5S"),

    Self(.isbn(version: .isbn10), .isbn, "978-0-306-40615-7"),
    Self(.isbn(version: .isbn13), .isbn, "0-306-40615-2"),
    Self(.isbn(.init(allowsLowercase: true)), .isbn, "0-8044-2957-x"),
    Self(.isbn(.init(allowsSeparators: true)), .isbn, "978–0–306–40615–7"),
    Self(.isbn(.init(allowsPrefix: true)), .isbn, "ISBN 978-0-306-40615-7"),
    Self(lenient: .isbn(.lenient), .isbn, "0–8044–2957–x"),
    Self(.issn(.init(requiresHyphen: true)), .issn, "03785955"),
    Self(.issn(.init(allowsLowercase: true)), .issn, "2434-561x"),
    Self(.issn(.init(allowsPrefix: true)), .issn, "ISSN 0378-5955"),
    Self(lenient: .issn(.lenient), .issn, "issn: 2434-561x"),
    Self(.ean(kinds: [.ean8, .upcA]), .ean, "4006381333931"),
    Self(.ean(.init(allowsUPCE: true)), .ean, "04252614"),
    Self(.ean(.init(allowsSeparators: true)), .ean, "0 36000 29145 2"),
    Self(lenient: .ean(.lenient), .ean, "0 425261 4"),
    Self(.vin(.init(checkDigit: true)), .vin, "1M8GDM9A1KP042788"),
    Self(.vin(.init(allowsLowercase: true)), .vin, "1m8gdm9axkp042788"),
    Self(.vin(.init(allowsSeparators: true)), .vin, "1M8 GDM9AX KP042788"),
    Self(lenient: .vin(.lenient), .vin, "1m8 gdm9ax kp042788"),
    Self(.isin(.init(allowsLowercase: true)), .isin, "us0378331005"),
    Self(.isin(.init(allowsSeparators: true)), .isin, "US 037833100 5"),
    Self(lenient: .isin(.lenient), .isin, "us-037833100-5"),
    Self(.imei(.init(allowsHyphens: true)), .imei, "49-015420-323751-8"),
    Self(.imei(.init(allowsSoftwareVersion: true)), .imei, "4901542032375199"),
    Self(.imei(.init(allowsSeparators: true)), .imei, "49 015420 323751 8"),
    Self(lenient: .imei(.lenient), .imei, "49 015420 323751 8"),
    Self(.lei(.init(allowsLowercase: true)), .lei, "529900t8bm49aursdo55"),
    Self(.lei(.init(allowsSeparators: true)), .lei, "5299 00T8 BM49 AURS DO55"),
    Self(lenient: .lei(.lenient), .lei, "5299 00t8 bm49 aurs do55"),
    Self(.vatNumber(country: "DE"), .vatNumber, "ATU13585627"),
    Self(.vatNumber(.init(allowsLowercase: true)), .vatNumber, "atu13585627"),
    Self(.vatNumber(.init(allowsSeparators: true)), .vatNumber, "ATU 1358 5627"),
    Self(.vatNumber(.init(allowsPrefix: true)), .vatNumber, "VAT: ATU13585627"),
    Self(lenient: .vatNumber(.lenient), .vatNumber, "atu 1358 5627"),
  ]
}
