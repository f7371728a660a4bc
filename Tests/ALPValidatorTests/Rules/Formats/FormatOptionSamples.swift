import ALPValidator
import Foundation

/// An option or argument of a format, with a text on which the rules with it and without it disagree.
struct FormatOptionSample: Sendable {
  let option: String
  let rule: Rule<String>
  let base: Rule<String>
  let text: String

  init(_ option: String, _ rule: Rule<String>, _ base: Rule<String>, _ text: String) {
    self.option = option
    self.rule = rule
    self.base = base
    self.text = text
  }
}

/// The last second of May 2027 in UTC.
private let endOfMay = Date(timeIntervalSince1970: 1_811_807_999)

extension FormatOptionSample {
  /// Every option and argument of every format, once.
  static let all: [Self] = [
    Self("allowsExponent", .number(.init(allowsExponent: false)), .number, "1e5"),
    Self("allowsSign", .integer(.init(allowsSign: false)), .integer, "-1"),
    Self("allowsLeadingZeros", .integer(.init(allowsLeadingZeros: false)), .integer, "007"),
    Self("minimumFractionDigits", .decimal(minimumFractionDigits: 2), .decimal, "1.5"),
    Self("maximumFractionDigits", .decimal(maximumFractionDigits: 2), .decimal, "1.555"),

    Self(
      "allowsQuotedLocalPart", .email(.init(allowsQuotedLocalPart: true)), .email, #""a b"@example.com"#),
    Self("allowsAddressLiteral", .email(.init(allowsAddressLiteral: true)), .email, "a@[192.0.2.1]"),
    Self("allowsSingleLabelDomain", .email(.init(allowsSingleLabelDomain: true)), .email, "a@localhost"),
    Self("asciiOnly", .email(.init(asciiOnly: true)), .email, "grün@example.com"),
    Self("html", .htmlEmail, .email, "a@b"),
    Self("schemes", .url(schemes: ["ftp", "ftps"]), .url, "ftps://example.com/"),
    Self("allowsLocalhost", .url(.init(allowsLocalhost: true)), .url, "http://localhost/"),
    Self("allowsSingleLabelHost", .url(.init(allowsSingleLabelHost: true)), .url, "http://intranet/"),
    Self("allowsRelative", .url(.init(allowsRelative: true)), .url, "../index.html"),
    Self("allowsMissingScheme", .url(.init(allowsMissingScheme: true)), .url, "www.example.com/a"),
    Self("allowsProtocolRelative", .url(.init(allowsProtocolRelative: true)), .url, "//example.com/a"),
    Self("lenient", .url(.lenient), .url, "//example.com/a"),
    Self("requiresDot", .hostname(.init(requiresDot: true)), .hostname, "localhost"),
    Self("asciiOnly", .hostname(.init(asciiOnly: true)), .hostname, "bücher.example"),
    Self("allowsUnderscores", .hostname(.init(allowsUnderscores: true)), .hostname, "_sip._tcp.example.com"),
    Self("allowsTrailingDot", .hostname(.init(allowsTrailingDot: true)), .hostname, "example.com."),
    Self("mapsCharacters", .hostname(.init(mapsCharacters: true)), .hostname, "BÜCHER.example"),
    Self("lenient", .hostname(.lenient), .hostname, "BÜCHER.example."),
    Self("asciiOnly", .hostPort(.init(asciiOnly: true)), .hostPort, "bücher.example:80"),
    Self("allowsZone", .ipv6(.init(allowsZone: true)), .ipv6, "fe80::1%eth0"),
    Self("allowsZone", .ipAddress(.init(allowsZone: true)), .ipAddress, "fe80::1%eth0"),
    Self("version", .cidr(version: .v4), .cidr, "2001:db8::/32"),
    Self("version", .cidr(version: .v6), .cidr, "192.0.2.0/24"),
    Self("allowsPrefixLength", .netmask(.init(allowsPrefixLength: true)), .netmask, "/24"),
    Self("allowsEUI64", .macAddress(.init(allowsEUI64: true)), .macAddress, "00:00:5e:ff:fe:00:53:01"),
    Self("allowsSeparators", .macAddress(.init(allowsSeparators: true)), .macAddress, "00005e005301"),
    Self("lenient", .macAddress(.lenient), .macAddress, "00 00-5E 00.53 01"),

    Self("version", .uuid(version: 4), .uuid, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    Self(
      "allowsMissingHyphens", .uuid(.init(allowsMissingHyphens: true)), .uuid,
      "f81d4fae7dec11d0a76500a0c91e6bf6"),
    Self("allowsBraces", .uuid(.init(allowsBraces: true)), .uuid, "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}"),
    Self("lenient", .uuid(.lenient), .uuid, "{F81D4FAE7DEC11D0A76500A0C91E6BF6}"),
    Self("allowsUnderscores", .slug(.init(allowsUnderscores: true)), .slug, "two_words"),
    Self("lenient", .slug(.lenient), .slug, "two_words"),
    Self("urlSafe", .base64(.init(urlSafe: true)), .base64, "-_-_"),
    Self("unpadded", .base64(.init(unpadded: true)), .base64, "Zm9vYg"),
    Self("allowsMissingPadding", .base64(.init(allowsMissingPadding: true)), .base64, "Zm9vYg"),
    Self("allowsWhitespace", .base64(.init(allowsWhitespace: true)), .base64, "Zm9v\r\nYg=="),
    Self("lenient", .base64(.lenient), .base64, "Zm9v\nYg"),
    Self("requiresPairedSurrogates", .json(.init(requiresPairedSurrogates: true)), .json, #""\ud800""#),
    Self("allowsMissingHash", .hexColor(.init(allowsMissingHash: true)), .hexColor, "ff8800"),
    Self("opaqueOnly", .hexColor(.init(opaqueOnly: true)), .hexColor, "#ff880080"),
    Self("lenient", .hexColor(.lenient), .hexColor, "ff8800"),

    Self("networks", .card(networks: [.mastercard, .jcb]), .card, "4111111111111111"),
    Self("allowsSeparators", .card(.init(allowsSeparators: true)), .card, "4111 1111 1111 1111"),
    Self("lenient", .card(.lenient), .card, "4111\u{A0}1111\u{202F}1111-1111"),
    Self(
      "allowsTwoDigitYear", .cardExpiry(.init(allowsTwoDigitYear: false)), .cardExpiry, "12/49"),
    Self(
      "allowsFourDigitYear", .cardExpiry(.init(allowsFourDigitYear: false)), .cardExpiry, "12/2049"),
    Self("allowsSpaces", .cardExpiry(.init(allowsSpaces: true)), .cardExpiry, "12 / 49"),
    Self("lenient", .cardExpiry(.lenient), .cardExpiry, "12 / 49"),
    Self("asOf", .cardExpiry(asOf: .date(endOfMay)), .cardExpiry(asOf: .date(endOfMay + 1)), "05/27"),
    Self(
      "timeZone", .cardExpiry(asOf: .date(endOfMay, in: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)),
      .cardExpiry(asOf: .date(endOfMay)), "05/27"),
    Self("network", .cardSecurityCode(network: .americanExpress), .cardSecurityCode, "123"),
    Self("allowsSeparators", .luhn(.init(allowsSeparators: true)), .luhn, "7992-7398\u{202F}713"),
    Self("lenient", .luhn(.lenient), .luhn, "7992 7398 713"),
    Self("country", .iban(country: "DE"), .iban, "GB82WEST12345698765432"),
    Self("allowsLowercase", .iban(.init(allowsLowercase: true)), .iban, "gb82west12345698765432"),
    Self(
      "allowsSeparators", .iban(.init(allowsSeparators: true)), .iban,
      "ＧＢ82\u{A0}WEST\u{202F}1234–5698–7654–32\u{200E}"),
    Self(
      "includesUnregisteredCountries", .iban(.init(includesUnregisteredCountries: true)), .iban,
      "DZ580002100001113000000570"),
    Self("lenient", .iban(country: "GB", .lenient), .iban(country: "GB"), "gb82-west-1234-5698-7654-32"),
    Self("allowsLowercase", .bic(.init(allowsLowercase: true)), .bic, "deutdeff"),
    Self("allowsSeparators", .bic(.init(allowsSeparators: true)), .bic, "DEUT DE FF"),
    Self("lenient", .bic(.lenient), .bic, "deut de ff"),
    Self(
      "decimalSeparator", .currencyAmount(decimalSeparator: ",", groupingSeparator: "."),
      .currencyAmount(decimalSeparator: "/", groupingSeparator: "."), "1.234,56"),
    Self("groupingSeparator", .currencyAmount(groupingSeparator: nil), .currencyAmount, "1,234.56"),
    Self("minimumFractionDigits", .currencyAmount(fractionDigits: 1...2), .currencyAmount, "1.2"),
    Self("maximumFractionDigits", .currencyAmount(fractionDigits: 2...3), .currencyAmount, "1.234"),
    Self("requiresFraction", .currencyAmount(.init(requiresFraction: true)), .currencyAmount, "1"),
    Self("allowsSymbol", .currencyAmount(.init(allowsSymbol: false)), .currencyAmount, "€1.00"),
    Self("allowsCode", .currencyAmount(.init(allowsCode: true)), .currencyAmount, "CHF 1.00"),
    Self("currencyPosition", .currencyAmount(currencyPosition: .trailing), .currencyAmount, "1.00€"),
    Self("allowsSpace", .currencyAmount(.init(allowsSpace: true)), .currencyAmount, "€ 1.00"),
    Self("allowsNegative", .currencyAmount(.init(allowsNegative: false)), .currencyAmount, "-1.00"),

    Self("region", .phoneNumber(region: "GB"), .phoneNumber, "020 7946 0018"),
    Self("kinds", .phoneNumber(kinds: [.mobile, .tollFree]), .phoneNumber, "+442079460018"),
    Self(
      "allowsSeparators", .phoneNumber(.init(allowsSeparators: true)), .phoneNumber, "+44 20 7946 0018"),
    Self(
      "allowsOtherRegions", .phoneNumber(region: "GB", .init(allowsOtherRegions: true)),
      .phoneNumber(region: "GB"), "+41446681800"),
    Self(
      "allowsExtension", .phoneNumber(region: "GB", .init(allowsExtension: true)),
      .phoneNumber(region: "GB"), "020 7946 0018 x12"),
    Self(
      "allowsTrunkPrefix", .phoneNumber(region: "KR", .init(allowsTrunkPrefix: true)),
      .phoneNumber(region: "KR"), "+82-010-1234-5678"),
    Self("lenient", .phoneNumber(.lenient), .phoneNumber, "+82\u{A0}010\u{2011}1234\u{2011}5678 x12"),
    Self("region", .postalCode(region: "CH"), .postalCode(region: "GB"), "8001"),
    Self(
      "allowsSeparators", .postalCode(region: "PL", .init(allowsSeparators: true)),
      .postalCode(region: "PL"), "00950"),
    Self(
      "allowsCountryPrefix", .postalCode(region: "SE", .init(allowsCountryPrefix: true)),
      .postalCode(region: "SE"), "S-114 55"),
    Self("lenient", .postalCode(region: "PT", .lenient), .postalCode(region: "PT"), "P 1000 205"),
    Self("allowsUnderscores", .languageTag(.init(allowsUnderscores: true)), .languageTag, "en_US"),
    Self("lenient", .languageTag(.lenient), .languageTag, "en_US"),
    Self("form", .countryCode(form: .alpha3), .countryCode, "CHE"),
    Self("allowsLowercase", .countryCode(.init(allowsLowercase: true)), .countryCode, "ch"),
    Self("lenient", .countryCode(.lenient), .countryCode, "ch"),
    Self("form", .currencyCode(form: .numeric), .currencyCode, "756"),
    Self("allowsLowercase", .currencyCode(.init(allowsLowercase: true)), .currencyCode, "chf"),
    Self("lenient", .currencyCode(.lenient), .currencyCode, "chf"),
    Self("minimumLength", .strongPassword(.init(minimumLength: 12)), .strongPassword, "Tr0ub4dor&3"),
    Self("minimumDigits", .strongPassword(.init(minimumDigits: 0)), .strongPassword, "Troubador&"),
    Self("minimumLowercase", .strongPassword(.init(minimumLowercase: 7)), .strongPassword, "Tr0ub4dor&3"),
    Self("minimumUppercase", .strongPassword(.init(minimumUppercase: 2)), .strongPassword, "Tr0ub4dor&3"),
    Self("minimumSymbols", .strongPassword(.init(minimumSymbols: 0)), .strongPassword, "Tr0ub4dor3"),
    Self(
      "minimum", .passwordStrength(atLeast: .veryStrong), .passwordStrength(atLeast: .veryWeak), "k9#Vq2"),

    Self("clock", .timeOfDay(clock: .hours12), .timeOfDay, "11:05 PM"),
    Self("allowsSeconds", .timeOfDay(.init(allowsSeconds: false)), .timeOfDay, "23:05:59"),
    Self("allowsSpace", .dateTime(.init(allowsSpace: true)), .dateTime, "1990-12-31 15:59:50Z"),
    Self("lenient", .dateTime(.lenient), .dateTime, "1990-12-31 15:59:50Z"),
    Self("allowsFraction", .duration(.init(allowsFraction: true)), .duration, "PT0.5S"),
    Self("allowsMissingUnits", .duration(.init(allowsMissingUnits: true)), .duration, "PT1H5S"),
    Self("lenient", .duration(.lenient), .duration, "PT1H0.5S"),

    Self("version", .isbn(version: .isbn10), .isbn, "978-0-306-40615-7"),
    Self("version", .isbn(version: .isbn13), .isbn, "0-306-40615-2"),
    Self("allowsLowercase", .isbn(.init(allowsLowercase: true)), .isbn, "0-8044-2957-x"),
    Self("allowsSeparators", .isbn(.init(allowsSeparators: true)), .isbn, "978–0–306–40615–7"),
    Self("lenient", .isbn(.lenient), .isbn, "0–8044–2957–x"),
    Self("requiresHyphen", .issn(.init(requiresHyphen: true)), .issn, "03785955"),
    Self("allowsLowercase", .issn(.init(allowsLowercase: true)), .issn, "2434-561x"),
    Self("allowsPrefix", .issn(.init(allowsPrefix: true)), .issn, "ISSN 0378-5955"),
    Self("lenient", .issn(.lenient), .issn, "issn: 2434-561x"),
    Self("lengths", .ean(kinds: [.ean8, .upcA]), .ean, "4006381333931"),
    Self("allowsUPCE", .ean(.init(allowsUPCE: true)), .ean, "04252614"),
    Self("allowsSeparators", .ean(.init(allowsSeparators: true)), .ean, "0 36000 29145 2"),
    Self("lenient", .ean(.lenient), .ean, "0 425261 4"),
    Self("checkDigit", .vin(.init(checkDigit: true)), .vin, "1M8GDM9A1KP042788"),
    Self("allowsLowercase", .vin(.init(allowsLowercase: true)), .vin, "1m8gdm9axkp042788"),
    Self("allowsSeparators", .vin(.init(allowsSeparators: true)), .vin, "1M8 GDM9AX KP042788"),
    Self("lenient", .vin(.lenient), .vin, "1m8 gdm9ax kp042788"),
    Self("allowsLowercase", .isin(.init(allowsLowercase: true)), .isin, "us0378331005"),
    Self("allowsSeparators", .isin(.init(allowsSeparators: true)), .isin, "US 037833100 5"),
    Self("lenient", .isin(.lenient), .isin, "us-037833100-5"),
    Self("allowsHyphens", .imei(.init(allowsHyphens: true)), .imei, "49-015420-323751-8"),
    Self("allowsSoftwareVersion", .imei(.init(allowsSoftwareVersion: true)), .imei, "4901542032375199"),
    Self("allowsSeparators", .imei(.init(allowsSeparators: true)), .imei, "49 015420 323751 8"),
    Self("lenient", .imei(.lenient), .imei, "49 015420 323751 8"),
    Self("allowsLowercase", .lei(.init(allowsLowercase: true)), .lei, "529900t8bm49aursdo55"),
    Self("allowsSeparators", .lei(.init(allowsSeparators: true)), .lei, "5299 00T8 BM49 AURS DO55"),
    Self("lenient", .lei(.lenient), .lei, "5299 00t8 bm49 aurs do55"),
    Self("country", .vatNumber(country: "DE"), .vatNumber, "ATU13585627"),
    Self("allowsLowercase", .vatNumber(.init(allowsLowercase: true)), .vatNumber, "atu13585627"),
    Self("allowsSeparators", .vatNumber(.init(allowsSeparators: true)), .vatNumber, "ATU 1358 5627"),
    Self("lenient", .vatNumber(.lenient), .vatNumber, "atu 1358 5627"),
  ]
}
