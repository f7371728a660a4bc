import ALPValidator
import Testing

@testable import Demo

/// The rules as they were published first: names, parameters with their defaults, and verdicts stay.
@Suite struct PublishedRulesTests {
  /// A rule on the command line, a line that it accepts, one that it rejects, and the parameters of the
  /// article of rules.
  static let rules: [(call: String, valid: String, invalid: String, parameters: String)] = [
    ("presence", " ", "", ""),
    (
      "length 3 20 --trimming", " ada ", " ad ",
      "minimum, maximum, unit = characters, trimming, ignoring, withoutTags = false"
    ),
    ("words --maximum 3", "to be", "to be or not", "minimum, maximum"),
    ("same yes", "yes", "Yes", "other, caseSensitive = true"),
    ("different admin --case-sensitive false", "Adam", "Admin", "other, caseSensitive = true"),
    ("in M X", "X", "S", "values"),
    ("not-in M X", "S", "X", "values"),
    ("contains-digit 2", "route 66", "route 6", "minimum, maximum, asciiOnly = false"),
    ("contains-letter", "4 ü", "4 4", "minimum, maximum, asciiOnly = false"),
    ("contains-lowercase --maximum 1", "aBC", "abC", "minimum, maximum, asciiOnly = false"),
    ("contains-uppercase", "Élan", "élan", "minimum, maximum, asciiOnly = false"),
    ("contains-symbol --ascii-only", "no!", "no£", "minimum, maximum, asciiOnly = false"),
    ("only-digits", "2026", "-1", "asciiOnly = false, allowsWhitespace = false"),
    ("only-letters", "Straße", "Straße 1", "asciiOnly = false, allowsWhitespace = false"),
    ("only-lowercase", "straße", "straße1", "asciiOnly = false, allowsWhitespace = false"),
    ("only-uppercase", "ÄÖÜ", "Äöü", "asciiOnly = false, allowsWhitespace = false"),
    ("alphanumeric --ascii-only", "Zurich8001", "Zürich8001", "asciiOnly = false, allowsWhitespace = false"),
    (
      "only-letters-and-punctuation", "O’Neill, Ada (Dr.)", "Ada #1",
      "asciiOnly = false, allowsWhitespace = true"
    ),
    ("no-whitespace", "a-b", "a b", ""),
    ("contains password --case-sensitive false", "myPassword", "secret", "text, caseSensitive = true"),
    ("starts-with +", "+44", "44+", "text, caseSensitive = true"),
    ("ends-with .org", "example.org", "example.com", "text, caseSensitive = true"),
    ("pattern '[a-z]+-[0-9]+'", "ab-12", "ab-12\n", "pattern"),
    ("contains-characters . 2", "1.0.0", "1.0", "characters, minimum, maximum"),
    ("only-characters A-Z0-9_", "MAX_2", "max 2", "characters"),
    ("no-characters '<>&'", "a + b", "a < b", "characters"),
    ("number", "6.02e23", "nan", "allowsExponent = true"),
    ("integer", "-7", "7.0", "allowsSign = true, allowsLeadingZeros = true"),
    (
      "decimal --maximum-fraction-digits 2", "19.90", "19.905",
      "minimumFractionDigits = 0, maximumFractionDigits"
    ),
    (
      "email", "name@example.com", "name@example",
      "allowsQuotedLocalPart = false, allowsAddressLiteral = false, "
        + "allowsSingleLabelDomain = false, asciiOnly = false, html = false"
    ),
    (
      "url", "https://example.com", "http://localhost",
      "schemes = http, https, allowsLocalhost = false, allowsSingleLabelHost = false, "
        + "allowsRelative = false, lenient = false, allowsMissingScheme = false, "
        + "allowsProtocolRelative = false"
    ),
    (
      "hostname", "www.example.com", "-a.example",
      "lenient = false, requiresDot = false, asciiOnly = false, allowsUnderscores = false, "
        + "allowsTrailingDot = false, mapsCharacters = false"
    ),
    ("host-port", "www.example.com:443", "www.example.com", "asciiOnly = false"),
    ("ipv4", "192.0.2.1", "192.0.2.256", ""),
    ("ipv6", "2001:db8::1", "1::2::3", "allowsZone = false"),
    ("ip", "192.0.2.1", "192.0.2", "allowsZone = false"),
    ("cidr", "192.0.2.0/24", "192.0.2.0/33", "version"),
    ("netmask", "255.255.255.0", "255.0.255.0", "allowsPrefixLength = false"),
    (
      "mac", "00:00:5e:00:53:01", "00:00:5e:00:53",
      "lenient = false, allowsEUI64 = false, allowsSeparators = false"
    ),
    ("port", "8080", "65536", ""),
    (
      "uuid", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae7dec11d0a76500a0c91e6bf6",
      "version, lenient = false, allowsMissingHyphens = false, allowsBraces = false"
    ),
    ("slug", "hello-world", "Hello", "lenient = false, allowsUnderscores = false"),
    ("jwt", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "a.b.c", ""),
    ("semver", "1.0.0", "v1.0", ""),
    (
      "base64", "Zm9vYg==", "Zm9vYg",
      "lenient = false, urlSafe = false, unpadded = false, allowsMissingPadding = false, "
        + "allowsWhitespace = false"
    ),
    ("json", #"{"a": [1, true]}"#, "[1,]", "requiresPairedSurrogates = false"),
    ("json-pointer", "/guests/2/email", "guests", ""),
    ("hex-color", "#ff8800", "#ff880", "lenient = false, allowsMissingHash = false, opaqueOnly = false"),
    ("data-uri", "data:;base64,Zm9v", "data:text", ""),
    ("mime-type", "image/png", "text/", ""),
    (
      "card visa american-express", "4111111111111111", "5100000000000008",
      "networks, lenient = false, allowsSeparators = false"
    ),
    (
      "card-expiry", "12/49", "12/19",
      "lenient = false, allowsTwoDigitYear = true, allowsFourDigitYear = true, "
        + "allowsSpaces = false, timeZone"
    ),
    ("card-security-code american-express", "1234", "123", "network"),
    ("luhn", "79927398713", "79927398710", "lenient = false, allowsSeparators = false"),
    (
      "iban", "GB82 WEST 1234 5698 7654 32", "GB83WEST12345698765432",
      "country, lenient = false, allowsLowercase = false, allowsSeparators = false, "
        + "includesUnregisteredCountries = false"
    ),
    ("bic", "DEUTDEFF", "DEUTXXFF", "lenient = false, allowsLowercase = false, allowsSeparators = false"),
    ("aba-routing", "021000021", "021000022", ""),
    (
      "currency-amount", "-$1,234.56", "12,34.5",
      "decimalSeparator = ., groupingSeparator = ,, minimumFractionDigits, "
        + "maximumFractionDigits, requiresFraction = false, allowsSymbol = true, allowsCode = false, "
        + "currencyPosition = leading, allowsSpace = false, allowsNegative = true"
    ),
    (
      "phone GB", "020 7946 0018", "020 7946",
      "region, lenient = false, allowsSeparators = false, allowsOtherRegions = false, "
        + "allowsExtension = false, kinds"
    ),
    (
      "postal-code GB", "SW1A 1AA", "8001",
      "region, lenient = false, allowsSeparators = false, allowsCountryPrefix = false"
    ),
    ("latitude", "47.3769", "90.1", ""),
    ("longitude", "8.5417", "180.1", ""),
    ("lat-long", "47.3769, 8.5417", "91, 8", ""),
    ("language-tag", "zh-Hant-TW", "en_US", "lenient = false, allowsUnderscores = false"),
    ("time-zone", "Europe/Zurich", "Europe/Basel", ""),
    ("country-code", "CH", "UK", "lenient = false, form = alpha-2, allowsLowercase = false"),
    ("currency-code", "CHF", "ABC", "lenient = false, form = alphabetic, allowsLowercase = false"),
    (
      "strong-password", "Tr0ub4dor&3", "password",
      "minimumLength = 8, minimumDigits = 1, minimumLowercase = 1, minimumUppercase = 1, "
        + "minimumSymbols = 1"
    ),
    ("password-strength strong", "k9#Vq2!xTm", "Password1!", "minimum"),
    ("date", "2024-02-29", "2023-02-29", ""),
    ("time", "08:30:06Z", "08:30:06", ""),
    ("time-of-day 12", "11:05 PM", "23:05 PM", "clock = 24, allowsSeconds = true"),
    ("date-time", "1990-12-31T15:59:50-08:00", "1990-12-31 15:59:50", "lenient = false, allowsSpace = false"),
    ("duration", "P3DT12H", "P1Y2D", "lenient = false, allowsFraction = false, allowsMissingUnits = false"),
    (
      "isbn", "978-0-306-40615-7", "978-0-306-40615-8",
      "version, lenient = false, allowsLowercase = false, allowsSeparators = false"
    ),
    ("issn", "0378-5955", "0378-5954", "lenient = false, requiresHyphen = false, allowsLowercase = false"),
    (
      "ean", "4006381333931", "4006381333932",
      "lengths, lenient = false, allowsUPCE = false, allowsSeparators = false"
    ),
    (
      "vin --check-digit", "1M8GDM9AXKP042788", "1M8GDM9A1KP042788",
      "lenient = false, checkDigit = false, allowsLowercase = false, allowsSeparators = false"
    ),
    (
      "isin", "US0378331005", "US0378331004",
      "lenient = false, allowsLowercase = false, allowsSeparators = false"
    ),
    (
      "imei", "490154203237518", "490154203237517",
      "lenient = false, allowsHyphens = false, allowsSoftwareVersion = false, "
        + "allowsSeparators = false"
    ),
    (
      "lei", "529900T8BM49AURSDO55", "529900T8BM49AURSDO56",
      "lenient = false, allowsLowercase = false, allowsSeparators = false"
    ),
    ("ulid", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "81ARZ3NDEKTSV4RRFFQ69G5FAV", ""),
    (
      "vat", "ATU13585627", "ATU13585626",
      "country, lenient = false, allowsLowercase = false, allowsSeparators = false"
    ),
    ("minimum 0.5", "0.5", "0", "minimum"),
    ("maximum 0.5", "0.5", "10", "maximum"),
    ("range 0 0.5", "0.5", "10", "minimum, maximum"),
    ("half-open-range 0 10", "0.5", "10", "minimum, bound"),
    ("greater 0.5", "10", "0.5", "bound"),
    ("less 0.5", "0", "0.5", "bound"),
    ("multiple-of 0.1", "0.3", "0.35", "step"),
    ("before 2024-02-29T12:00:00Z", "2024-02-29T11:59:59Z", "2024-02-29T12:00:00Z", "date"),
    ("after 2024-02-29T12:00:00Z", "2024-02-29T12:00:01Z", "2024-02-29T12:00:00Z", "date"),
    ("in-the-past", "0001-01-01T00:00:00Z", "4001-01-01T00:00:00Z", ""),
    ("in-the-future", "4001-01-01T00:00:00Z", "0001-01-01T00:00:00Z", ""),
    (
      "age 18 --as-of 2026-02-28", "2008-02-28T00:00:00Z", "2008-02-29T00:00:00Z",
      "minimum, maximum, asOf, timeZone = GMT"
    ),
    (
      "within 30 --as-of 2026-03-31", "2026-03-01T00:00:00Z", "2026-02-28T00:00:00Z",
      "last = 0, next = 0, unit = days, asOf, timeZone = GMT"
    ),
  ]

  @Test(arguments: rules.indices)
  func haveTheSameVerdicts(_ index: Int) throws {
    let (words, valid, invalid) = (
      Self.words(Self.rules[index].call), Self.rules[index].valid, Self.rules[index].invalid
    )
    let rule = try Catalog.entry(named: words[0]).rule(words.dropFirst())
    #expect(rule.isSatisfied(by: valid), "\(Self.rules[index].call)")
    #expect(!rule.isSatisfied(by: invalid), "\(Self.rules[index].call)")
  }

  @Test(arguments: rules.indices)
  func haveTheSameParameters(_ index: Int) throws {
    let entry = try Catalog.entry(named: Self.words(Self.rules[index].call)[0])
    let parameters = Set(entry.parameters.map(\.description))
    // The defaults of lists and separators have commas, too, as in the article.
    let article = entry.parameters.map(\.description).joined(separator: ", ")
    for parameter in Self.rules[index].parameters.split(separator: ", ").map(String.init) {
      #expect(parameters.contains(parameter) || article.contains(parameter), "\(entry.name): \(parameter)")
    }
  }

  /// The words of a command line, of which some are in quotation marks.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      words += index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
    return words
  }
}
