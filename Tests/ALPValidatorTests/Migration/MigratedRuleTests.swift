import ALPValidator
import Foundation
import Testing

/// The rules and expressions that the articles of migration show, each with what it accepts and rejects.
@Suite struct MigratedRuleTests {
  @Test func logicAndOwnRules() {
    expect(accepts: "a", rejects: "password") { !.contains("password") }
    expect(accepts: "a", rejects: "a@b.co") { !.email }
    expect(accepts: "a1", rejects: "a") { .containsDigit && .containsLetter }
    expect(accepts: "52998224725", rejects: "52998224724") { .cpf }
    expect(accepts: "a@b.co", rejects: "ada@example.com") { .email && .length(...12) }
    expect(accepts: "abc", rejects: "a") { .email || .length(exactly: 3) }
    expect(accepts: "+442079460018", rejects: "a") { .email || .phoneNumber }
    expect(accepts: "1,234.50", rejects: "12,34") { .number || .currencyAmount(.init(allowsSymbol: false)) }
    expect(accepts: "90210", rejects: "10001") { .postalCode(region: "US") && .starts(with: "902") }
    expect(accepts: "Awesome", rejects: "Good") { .satisfies("awesome") { $0 == "Awesome" } }
    expect(accepts: "level", rejects: "lever") { .satisfies("palindrome") { $0 == String($0.reversed()) } }
    expect(accepts: ["Hello"], rejects: []) { .satisfies("says-hello") { $0.contains("Hello") } }
    expect(accepts: "52998224725", rejects: "1") { Rule(CPFRule()) }
    expect(accepts: "😀", rejects: "😐") { Rule(HappyRule()) }
  }

  @Test func patterns() throws {
    try expect(accepts: "ABC", rejects: "1") { try .matches("(?i)[a-z]+") }
    try expect(accepts: "12", rejects: "1a") { try .matches("[0-9]+") }
    try expect(accepts: "1403/7/30", rejects: "1403/7/31") {
      try .matches("[1-4][0-9]{3}/((1[0-2]|0?[1-9])/([12][0-9]|30|0?[1-9])|0?[1-6]/31)")
    }
    try expect(accepts: "ABC", rejects: "AB") { try .matches("[A-Z]{3}") }
    try expect(accepts: "abc", rejects: "1a2") { try .matches("[a-z]+") }
    try expect(accepts: "1a2", rejects: "12") { try .matches(#"[\s\S]*?[a-z]+[\s\S]*"#) }
    try expect(accepts: "AB123456", rejects: "AB") { try .matches(ArticlePattern.number.rawValue) }
  }

  @Test func lengths() {
    expect(accepts: "🇨🇭", rejects: "abc") { .length(...2, unit: .scalars) }
    expect(accepts: "😀", rejects: "abc") { .length(...2, unit: .utf16) }
    expect(accepts: "grüße", rejects: "grüße!") { .length(...5) }
    expect(accepts: " grüße ", rejects: "grüße!") { .length(...5, trimming: .whitespacesAndNewlines) }
    expect(accepts: "a", rejects: " ") { .length(1..., trimming: .whitespacesAndNewlines) }
    expect(accepts: "ab", rejects: "a") { .length(2...5) }
    expect(accepts: "grüße", rejects: "grüß") { .length(5...) }
    expect(accepts: "grüße", rejects: " grüß ") { .length(5..., trimming: .whitespacesAndNewlines) }
    expect(accepts: "grüß", rejects: "grus") { .length(5..., unit: .utf8) }
    expect(accepts: "grüße", rejects: "grüß") { .length(5...10) }
    expect(accepts: "gr+üße", rejects: "gr+üß") { .length(5...10, ignoring: .symbols) }
    expect(accepts: " grüße ", rejects: " grüß ") { .length(5...10, trimming: .whitespacesAndNewlines) }
    expect(accepts: " grüße! ", rejects: "grüße") { .length(6...6, trimming: .whitespacesAndNewlines) }
    expect(accepts: "grüße", rejects: "grüß") { .length(exactly: 5) }
    expect(accepts: "grüße!", rejects: " grüße! ") { .length(exactly: 6) }
    expect(accepts: "<p>Hello</p>", rejects: "<p>Hi</p>") { .lengthWithoutTags(5...) }
    expect(accepts: "a", rejects: "") { .notEmpty }
    expect(accepts: "to be", rejects: "to be or not") { .words(...3) }
    expect(accepts: "to be", rejects: "be") { .words(2...) }
    expect(accepts: "to be", rejects: "be") { .words(2...3) }
  }

  @Test func characters() {
    expect(accepts: "Zoë 1", rejects: "Zoë_1") { .alphanumeric(allowsWhitespace: true) }
    expect(accepts: "Foo123", rejects: "Foo?!@") { .alphanumeric(asciiOnly: true) }
    expect(accepts: "cat", rejects: "CAT") { .contains("a") }
    expect(accepts: "CAT", rejects: "dog") { .contains("a", caseSensitive: false) }
    expect(accepts: "a!?", rejects: "a!") { .containsCharacters(in: "!?", 2...3) }
    expect(accepts: "xyz7", rejects: "xyz") { .containsCharacters(in: "0-9a-f") }
    expect(accepts: "a!", rejects: "a") { .containsCharacters(in: CharacterSet(charactersIn: "!?")) }
    expect(accepts: "a1", rejects: "a") { .containsDigit }
    expect(accepts: "a12", rejects: "123") { .containsDigits(...2) }
    expect(accepts: "a1", rejects: "1234") { .containsDigits(1...3) }
    expect(accepts: "a12", rejects: "a1") { .containsDigits(2...) }
    expect(accepts: "a12", rejects: "1") { .containsDigits(2...2) }
    expect(accepts: "a12", rejects: "a1") { .containsDigits(2...4) }
    expect(accepts: "1a", rejects: "1") { .containsLetter }
    expect(accepts: "1ab", rejects: "abc") { .containsLetters(...2) }
    expect(accepts: "1ab", rejects: "1a") { .containsLetters(2...) }
    expect(accepts: "1ab", rejects: "a") { .containsLetters(2...2) }
    expect(accepts: "Ab", rejects: "AB") { .containsLowercase }
    expect(accepts: "Ab", rejects: "abc") { .containsLowercase(1...2) }
    expect(accepts: "a*", rejects: "a 1") { .containsSymbol }
    expect(accepts: "!@#%&*", rejects: "!@#%&") { .containsSymbols(6...) }
    expect(accepts: "aB", rejects: "ab") { .containsUppercase }
    expect(accepts: "aB", rejects: "ABC") { .containsUppercase(1...2) }
    expect(accepts: "example.org", rejects: "example.com") { .ends(with: ".org") }
    expect(accepts: "Zoë O’Neill", rejects: "Ada #1") { .lettersAndPunctuation }
    expect(accepts: "O'Neill, Ada", rejects: "Ada #1") { .lettersAndPunctuation(asciiOnly: true) }
    expect(accepts: "a", rejects: "<a") { .noCharacters(in: "<>") }
    expect(accepts: "a-b", rejects: "a b") { .noWhitespace }
    expect(accepts: "c0ffee", rejects: "coffee") { .onlyCharacters(in: "0-9a-f") }
    expect(accepts: "a_1", rejects: "a-1") { .onlyCharacters(in: "a-zA-Z0-9_") }
    expect(accepts: "12", rejects: "1a") { .onlyDigits }
    expect(accepts: "12", rejects: "٣") { .onlyDigits(asciiOnly: true) }
    expect(accepts: "12 34", rejects: "٣") { .onlyDigits(asciiOnly: true, allowsWhitespace: true) }
    expect(accepts: "Zoë Ada", rejects: "Zoë1") { .onlyLetters(allowsWhitespace: true) }
    expect(accepts: "Ada", rejects: "Zoë") { .onlyLetters(asciiOnly: true) }
    expect(accepts: "ab", rejects: "aB") { .onlyLowercase }
    expect(accepts: "a b", rejects: "a B") { .onlyLowercase(allowsWhitespace: true) }
    expect(accepts: "ab", rejects: "aß") { .onlyLowercase(asciiOnly: true) }
    expect(accepts: "AB", rejects: "aB") { .onlyUppercase }
    expect(accepts: "AB", rejects: "AÄ") { .onlyUppercase(asciiOnly: true) }
    expect(accepts: "+44", rejects: "44+") { .starts(with: "+") }
  }

  @Test func otherValues() {
    expect(accepts: [1, 2], rejects: [1, 2, 3]) { .count(...2) }
    expect(accepts: [1, 2], rejects: [1]) { .count(2...) }
    expect(accepts: [1, 2], rejects: [1]) { .count(2...2) }
    expect(accepts: "y", rejects: "x") { .different(from: "x") }
    expect(accepts: [pdf, pdf], rejects: [png]) { .every(.fileSize(...15)) }
    expect(accepts: [png, pdf], rejects: [png, pdf, png]) { .fileCount(...2) }
    expect(accepts: png, rejects: pdf) { .fileExtension("png", "jpg", "jpeg") }
    expect(accepts: png, rejects: pdf) { .fileType(.png, .jpeg) }
    expect(accepts: png, rejects: pdf) { .fileType(families: [.image]) }
    expect(accepts: 6, rejects: 5) { .greaterThan(5) }
    expect(accepts: "AK", rejects: "XX") { .in(["AL", "AK", "AZ"]) }
    expect(accepts: "S", rejects: "L") { .in(["S", "M"]) }
    expect(accepts: false, rejects: true) { .isFalse }
    expect(accepts: true, rejects: false) { .isTrue }
    expect(accepts: 4.9, rejects: 5) { .lessThan(5) }
    expect(accepts: 23, rejects: 23.1) { .maximum(23) }
    expect(accepts: 5, rejects: 5.1) { .maximum(5) }
    expect(accepts: 13, rejects: 12.9) { .minimum(13) }
    expect(accepts: 5, rejects: 4) { .minimum(5) }
    expect(accepts: eighteenYearsAgo, rejects: eighteenYearsAgo - 1) { .minimum(eighteenYearsAgo) }
    expect(accepts: 0.3, rejects: 0.35) { .multiple(of: 0.1) }
    expect(accepts: 20, rejects: 25) { .multiple(of: 10) }
    expect(Float.self, accepts: 0.5, rejects: 1.5) { .range(0...1) }
    expect(accepts: 0.5, rejects: 0.4) { .range(0.5...1.5) }
    expect(Double.self, accepts: 13, rejects: 12) { .range(13...23) }
    expect(accepts: 299, rejects: 300) { .range(200...299) }
    expect(Float.self, accepts: 7, rejects: 7.5) { .range(5...7) }
    expect(Float.self, accepts: 6.9, rejects: 7) { .range(5..<7) }
    expect(accepts: opening, rejects: closing + 1) { .range(opening...closing) }
    expect(accepts: "DELETE", rejects: "deletes") { .same(as: "delete", caseSensitive: false) }
    expect(accepts: "hello", rejects: "Hello") { .same(as: "hello") }
    expect(accepts: "yes", rejects: "no") { .same(as: "yes") }
    expect(accepts: 472, rejects: 473) { .same(as: 472) }
    expect(accepts: [pdf, pdf], rejects: [pdf, pdf, pdf]) { .totalFileSize(...20) }
  }

  @Test func formats() {
    expect(accepts: "021000021", rejects: "021000022") { .abaRoutingNumber }
    expect(accepts: "DEUTDEFF", rejects: "DEUT") { .bic }
    expect(accepts: "4111111111111111", rejects: "4111111111111112") { .card }
    expect(accepts: "4111 1111 1111 1111", rejects: "4111 1111 1111 1112") { .card(.lenient) }
    expect(accepts: "4111111111111111", rejects: "3530111333300000") {
      .card(networks: [.americanExpress, .mastercard, .maestro, .visa])
    }
    expect(accepts: "6200000000000005", rejects: "4111111111111111") {
      .card(networks: [.mastercard, .maestro, .dinersClub, .jcb, .discover, .unionPay])
    }
    expect(accepts: "4111111111111111", rejects: "5555555555554444") {
      .card(networks: [.visa, .americanExpress])
    }
    expect(accepts: "4111 1111 1111 1111", rejects: "378282246310005") {
      .card(networks: [.visa, .jcb], .lenient)
    }
    expect(accepts: "6011111111111117", rejects: "378282246310005") {
      .card(networks: [.visaElectron, .discover, .dinersClub])
    }
    expect(accepts: "$1,234.56", rejects: "1,23") { .currencyAmount }
    expect(accepts: "2024-02-29", rejects: "2023-02-29") { .date }
    expect(accepts: "ada@example.com", rejects: "ada") { .email }
    expect(accepts: "root@intranet", rejects: "root") { .email(.init(allowsSingleLabelDomain: true)) }
    expect(accepts: "ada@example", rejects: "ada") { .htmlEmail }
    expect(accepts: "de89 3704 0044 0532 0130 00", rejects: "DE89370400440532013001") { .iban(.lenient) }
    expect(accepts: "-7", rejects: "7.5") { .integer }
    expect(accepts: "192.0.2.1", rejects: "192.0.2") { .ipv4 }
    expect(accepts: "2001:db8::1", rejects: "1::2::3") { .ipv6 }
    expect(accepts: "4111111111111111", rejects: "4111111111111112") { .luhn }
    expect(accepts: "255.255.240.0", rejects: "255.0.255.0") { .netmask }
    expect(accepts: "1.5e3", rejects: "one") { .number }
    expect(accepts: "k9#Vq2!xTm", rejects: "Password1!") { .passwordStrength(atLeast: .strong) }
    expect(accepts: "020 7946 0018", rejects: "7946 0018") { .phoneNumber(region: "GB") }
    expect(accepts: "07400 123456", rejects: "020 7946 0018") { .phoneNumber(region: "GB", kinds: [.mobile]) }
    expect(accepts: "020 624 1111", rejects: "020 624") { .phoneNumber(region: "NL") }
    expect(accepts: "06 12345678", rejects: "020 624 1111") { .phoneNumber(region: "NL", kinds: [.mobile]) }
    expect(accepts: "22 695 19 00", rejects: "22 695") { .phoneNumber(region: "PL") }
    expect(accepts: "+79123456789", rejects: "+74951234567") { .phoneNumber(region: "RU", kinds: [.mobile]) }
    expect(accepts: "(212) 555-2368", rejects: "555") { .phoneNumber(region: "US") }
    expect(accepts: "01310-100", rejects: "0131") { .postalCode(region: "BR") }
    expect(accepts: "K1A 0B1", rejects: "12345") { .postalCode(region: "CA") }
    expect(accepts: "SW1A 1AA", rejects: "8001") { .postalCode(region: "GB") }
    expect(accepts: "00118", rejects: "0118") { .postalCode(region: "IT") }
    expect(accepts: "1012 AB", rejects: "1012") { .postalCode(region: "NL") }
    expect(accepts: "114 55", rejects: "1145") { .postalCode(region: "SE") }
    expect(accepts: "34000", rejects: "340") { .postalCode(region: "TR") }
    expect(accepts: "90210-1234", rejects: "9021") { .postalCode(region: "US") }
    expect(accepts: "Tr0ub4dor&3", rejects: "password") { .strongPassword }
    expect(accepts: "23:05", rejects: "11:05 PM") { .timeOfDay }
    expect(accepts: "11:05 PM", rejects: "23:05") { .timeOfDay(clock: .hours12) }
    expect(accepts: "https://example.com", rejects: "example.com") { .url }
    expect(accepts: "http://intranet/", rejects: "intranet") {
      .url(.init(allowsLocalhost: true, allowsSingleLabelHost: true))
    }
    expect(accepts: "www.example.com/path", rejects: "www") { .url(.init(allowsMissingScheme: true)) }
    expect(accepts: "ftp://example.com/", rejects: "example.com") { .url(schemes: ["http", "https", "ftp"]) }
    expect(accepts: "www.example.com", rejects: "https://www.example.com") {
      .url(schemes: [], .init(allowsMissingScheme: true))
    }
    expect(accepts: "1M8GDM9AXKP042788", rejects: "1M8GDM9A1KP042788") { .vin(.init(checkDigit: true)) }
  }

  @Test func formatters() {
    expect(formats: " a b\n", as: "a b") { .trimmed }
    expect(formats: "--a-b-", as: "a-b") { .trimmed(of: CharacterSet(charactersIn: "-")) }
    expect(formats: "Ab", as: "AB") { .uppercased }
    expect(formats: "Ab", as: "ab") { .lowercased }
    expect(formats: "ada lovelace", as: "Ada Lovelace") { .capitalized }
    expect(formats: "grüße!", as: "grüße") { .limited(to: 5) }
    expect(formats: " a b ", as: "ab") { .whitespaceRemoved }
    expect(formats: 10, as: 9) { .clamped(to: 0...9) }
    expect(formats: "a", as: "a!") { ValueFormatter("shout") { $0 + "!" } }
  }

  @Test func results() {
    expect(is: PaymentCardNetwork.americanExpress) { PaymentCardNetwork.suggested(forPrefix: "37") }
    expect(is: .valid) { 304.validate(.range(200...299) || .same(as: 304)) }
    expect(is: false) { "ada".validate(.email).isValid }
    expect(is: "A") { " a ".formatted(with: .trimmed, .uppercased) }
    expect(is: .valid) { "a".validate(.notEmpty) }
    expect(is: .valid) { "a@b.co".validate(.email) }
    expect(is: .valid) { 42.validate(rules: [.range(0...99), .multiple(of: 7)]) }
    expect(is: .valid) { "a@b.co".validate(.notEmpty, .email) }
  }
}

private func expect<Value: Sendable>(
  _ type: Value.Type = Value.self, accepts good: Value, rejects bad: Value,
  sourceLocation: SourceLocation = #_sourceLocation, rule: () throws -> Rule<Value>
) rethrows {
  let rule = try rule()
  #expect(rule.isSatisfied(by: good), sourceLocation: sourceLocation)
  #expect(!rule.isSatisfied(by: bad), sourceLocation: sourceLocation)
}

private func expect<Value: Equatable & Sendable>(
  formats value: Value, as expected: Value, sourceLocation: SourceLocation = #_sourceLocation,
  formatter: () -> ValueFormatter<Value>
) {
  #expect(formatter()(value) == expected, sourceLocation: sourceLocation)
}

private func expect<Value: Equatable & Sendable>(
  is expected: Value, sourceLocation: SourceLocation = #_sourceLocation, value: () -> Value
) {
  #expect(value() == expected, sourceLocation: sourceLocation)
}

private let opening = Date(timeIntervalSinceReferenceDate: 0)
private let closing = opening + 3600
private let eighteenYearsAgo = opening

private let png = FileValue(
  Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0x80]),
  name: "a.png")
private let pdf = FileValue(Data("%PDF-1.7\n".utf8), name: "a.pdf")

struct HappyRule: ValidationRule {
  let name = "happy"
  func isSatisfied(by text: String) -> Bool { text == "😀" }
}

enum ArticlePattern: String {
  case number = "[A-Z]{2}[0-9]{6}"
}
