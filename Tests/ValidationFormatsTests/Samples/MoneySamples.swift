@testable import ValidationFormats

let moneySamples: [FormatSample] = [
  FormatSample(
    "business identifier", { BICFormat.matches($0) },
    accepts: [
      "DEUTDEFF", "DEUTDEFF500", "NEDSZAJJ123",
      "1BCDGB2L",  // the party may have digits
      "NCBVXKPR",  // Kosovo
      "CAIXICBB",  // Canary Islands
    ],
    rejects: [
      "DEUTDEF", "DEUTDEFF5", "DEUTDEFF5000",
      "DEUTXYFF",  // no such country
      "DEUTD1FF", "deutdeff", "DEUT-EFF",
    ]),
  FormatSample(
    "German business identifier", { $0.dropFirst(4).hasPrefix("DE") && BICFormat.matches($0) },
    accepts: ["DEUTDEFF", "DEUTDEFF500"], rejects: [], pattern: "[A-Z0-9]{4}DE[A-Z0-9]{2}(?:[A-Z0-9]{3})?"),
  FormatSample(
    "routing number", { ABARoutingNumberFormat.matches($0) },
    accepts: [
      "011000015",  // Federal Reserve Bank of Boston
      "021000021", "121000358", "322271627",
      "000000518",  // government
      "800000006",  // traveller's cheques
    ],
    rejects: [
      "011000016",  // wrong check digit
      "130000006",  // no such district
      "500000005", "810000009", "000000000",
    ],
    twin: routingNumberTwin),
  FormatSample(
    "IBAN", { IBANFormat.matches($0) },
    accepts: [
      "GB33BUKB20201555555555", "DE75512108001245126199", "FR7630006000011234567890189",
      "NO8330001234567",  // the shortest
      "RU0204452560040702810412345678901",  // the longest
      "MT31MALT01100000000000000000123", "BR1500000000000010932840814P2",
      "BR68A0B0C0D000001093284081412",  // alphanumeric bank code and owner number of release 103
      "SC74MCBL01031234567890123456USD",
      "GB33 BUKB 2020 1555 5555 55",  // print form
      "GB 33 BUKB 202015 55555555",  // grouped by its parts
      "GB33  BUKB 2020 1555 5555 55",
    ],
    rejects: [
      "GB34BUKB20201555555555",  // wrong check digits
      "gb33bukb20201555555555",  // lower case
      "GB33BUKB2020155555555",  // too short
      "GB33BUK120201555555555",  // a digit where a letter belongs
      "US64SVBKUS6S3300958879",  // not in the registry
      "ZZ33BUKB20201555555555", "GB33-BUKB-2020-1555-5555-55",
      "G B33BUKB20201555555555",  // the country parted
      " GB33BUKB20201555555555", "GB33", "GBXXBUKB20201555555555", "ＧＢ33BUKB20201555555555",
      "NL00INGB0001393698",  // congruent to 97, with check digits out of range
      "NL01INGB0001393698", "NL99INGB0001393600",
    ]),
  FormatSample(
    "IBAN of two countries", { ["GB", "NO"].contains($0.prefix(2)) && IBANFormat.matches($0) },
    accepts: ["NO8330001234567", "GB33BUKB20201555555555", "GB33 BUKB 2020 1555 5555 55"], rejects: [],
    twin: { text in
      let compact = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != " " }))
      let isSeparated = text.first != " " && text.last != " " && text.dropFirst().first != " "
      guard isSeparated, isBritishOrNorwegian(compact), let check = Int(compact.dropFirst(2).prefix(2))
      else { return false }
      return (2...98).contains(check) && remainder97("\(compact.dropFirst(4))\(compact.prefix(4))") == 1
    }),
  FormatSample(
    "card", { PaymentCardFormat.matches($0) }, accepts: [],
    rejects: [
      "0000000000000000",  // passes Luhn, but is never issued
      "4000000000000003",  // wrong check digit
      "40000000000002",  // Visa has no fourteen digits
      "40000000000000000002",  // twenty digits
      "400000000002",  // nor twelve
      "34000000000000009",  // American Express has fifteen
      "2220990000000002",  // below Mastercard's 2221
      "2721000000000004",  // above its 2720
      "5600000003",  // too short for all
      "213100000000001",  // JCB's fifteen digits are no longer issued
      "3060000000000001",  // between 305 and 3095
      "8202000000000009",
      "4000 0000 0000 0002",  // separators not allowed
      "٤000000000000002",  // Arabic-Indic digit
    ]),
  FormatSample(
    "card of four networks",
    { PaymentCardFormat.matches($0, networks: [.americanExpress, .visa, .mastercard, .jcb]) },
    accepts: [
      "340000000000009", "4000000000006", "4000000000000002", "4000000000000000006", "2221000000000009",
      "2720999999999996", "5100000000000008", "3528000000000007",
    ],
    rejects: ["6200000000000005"],
    twin: { text in
      guard luhnTwin(text), let prefix = Int(text.prefix(4)) else { return false }
      return switch (prefix, text.utf8.count) {
      case (3400...3499, 15), (3700...3799, 15): true
      case (4000...4999, 13), (4000...4999, 16), (4000...4999, 19): true
      case (5100...5599, 16), (2221...2720, 16), (3528...3589, 16...19): true
      default: false
      }
    }),
  FormatSample(
    "card with separators", { PaymentCardFormat.matches($0, .lenient) },
    accepts: [
      "4000 0000 0000 0002", "4000-0000-0000-0002", "40000000 00000002",
      "3400-0000-0000-009",  // not in American Express's own groups
      "4000000000000002",
    ],
    rejects: [
      "4000  0000 0000 0002",  // two spaces
      "4000- 0000-0000-0002", "-4000-0000-0000-0002", "4000-0000-0000-0002-", "4000-0000-0000-0003",
      "4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",  // longer than any
    ]),
  FormatSample(
    "card expiry", { CardExpiryFormat.matches($0) },
    accepts: ["01/27", "12/99", "05/2027", "05/0000"], rejects: ["05 / 27", "2027/05", "0527"],
    pattern: "(?:0[1-9]|1[0-2])/[0-9]{2}(?:[0-9]{2})?"),
  FormatSample(
    "card expiry from May 2027",
    { CardExpiryFormat.matches($0, notBefore: CalendarMonth(year: 2027, month: 5)) },
    accepts: ["05/27", "06/27", "01/28", "12/76", "05/2027", "12/2076"],
    rejects: [
      "04/27", "12/26", "04/2027",
      "05/77",  // 1977
      "05/2077",  // fifty years ahead
      "05/99",
    ]),
  FormatSample(
    "amount", { CurrencyAmountFormat.matches($0) },
    accepts: [
      "0", "1234567", "1,234,567", "12,345.67", "12345.67", "0.05", ".05", "$5", "€1,000.00", "-£0.99",
      "-£12,345,678.90",
      "\u{20A0}1",  // the block of currency signs, from its first
      "\u{20C1}1",  // to its last, Saudi Arabia's riyal
    ],
    rejects: [
      "00",  // leading zero
      "1234,567",  // four digits before a separator
      "1,23", "1,234,5678",
      "1.5",  // one digit of cents
      "1.23.45",
      "5$",  // trailing not allowed
      "$$5",
      "\u{209F}5",  // next to the block of currency signs
      "\u{20C2}5",
      "$-5",  // minus behind the sign
      "USD 5", "٥",
    ],
    pattern: "-?[$\\x{A2}-\\x{A5}\\x{20A0}-\\x{20C1}]?"
      + "(?:(?:0|[1-9][0-9]{0,2}(?:,[0-9]{3})+|[1-9][0-9]*)(?:\\.[0-9]{2})?|\\.[0-9]{2})"),
  FormatSample(
    "German amount", german, accepts: ["1.234.567,89 €", "1234,50€", "-12,00", "€ 5"],
    rejects: ["1,234.56", "1.23", "€ 5 €", "5  €", "5 "]),
  FormatSample(
    "French amount",
    { CurrencyAmountFormat.matches($0, decimalSeparator: ",", groupingSeparator: "\u{202F}") },
    accepts: ["1\u{202F}234\u{202F}567,89"], rejects: ["1\u{202F}23", "1\u{202F}", "1 234"]),
  FormatSample(
    "amount with a code",
    { CurrencyAmountFormat.matches($0, currencyPosition: .either, .allowsCode) },
    accepts: ["USD 5", "USD5", "5.00 CHF", "-EUR 5"],
    rejects: [
      "usd 5", "US 5",
      "ABC 5",  // no such currency
      "USD", "USD 5 EUR", "5 EURO",
    ]),
  FormatSample(
    "Luhn", { LuhnFormat.matches($0) },
    accepts: [
      "79927398713",
      "0",  // nothing but a check digit
      "18", "000000000000", "4000000000000000006", "123456789012345678901234567890123456",
    ],
    rejects: [
      "79927398710",  // another check digit
      "97927398713",  // two digits exchanged
      "7992 7398 713",  // separators
      "１８",  // full-width digits
    ],
    twin: luhnTwin),
]

@Sendable private func german(_ text: String) -> Bool {
  CurrencyAmountFormat.matches(
    text, decimalSeparator: ",", groupingSeparator: ".", currencyPosition: .either, .allowsSpace)
}

@Sendable func routingNumberTwin(_ text: String) -> Bool {
  guard let digits = digits(text), digits.count == 9, digits.contains(where: { $0 > 0 }) else { return false }
  let districts = Set(0...12).union(21...32).union(61...72).union([80])
  return weightedSum(digits, [3, 7, 1]).isMultiple(of: 10) && districts.contains(digits[0] * 10 + digits[1])
}

private let isBritishOrNorwegian = wholeMatch(of: "GB[0-9]{2}[A-Z]{4}[0-9]{14}|NO[0-9]{13}")
