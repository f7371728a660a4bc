import ALPValidator
import Foundation
import Testing

/// The rules and expressions that the articles of migration show, each with what it accepts and rejects.
@Suite struct MigratedRuleTests {
  @Test func combinesRulesAndTakesOwnOnes() {
    expect(!.contains("password"), accepts: ["a"], rejects: ["password"])
    expect(!.email, accepts: ["a"], rejects: ["a@b.co"])
    expect(.containsDigit && .containsLetter, accepts: ["a1"], rejects: ["a"])
    expect(.cpf, accepts: ["52998224725"], rejects: ["52998224724"])
    expect(.email && .length(...12), accepts: ["a@b.co"], rejects: ["ada@example.com"])
    expect(.email || .length(exactly: 3), accepts: ["abc"], rejects: ["a"])
    expect(.email || .phoneNumber, accepts: ["+442079460018"], rejects: ["a"])
    expect(.number || .currencyAmount(.rejectsSymbol), accepts: ["1,234.50"], rejects: ["12,34"])
    expect(.postalCode(region: "US") && .starts(with: "902"), accepts: ["90210"], rejects: ["10001"])
    expect(.satisfies("awesome") { $0 == "Awesome" }, accepts: ["Awesome"], rejects: ["Good"])
    expect(.satisfies("palindrome") { $0 == String($0.reversed()) }, accepts: ["level"], rejects: ["lever"])
    expect(.satisfies("says-hello") { $0.contains("Hello") }, accepts: [["Hello"]], rejects: [[]])
    expect(Rule(CPFRule()), accepts: ["52998224725"], rejects: ["1"])
    expect(Rule(HappyRule()), accepts: ["😀"], rejects: ["😐"])
  }

  @Test func matchesPatterns() throws {
    expect(try .matches("(?i)[a-z]+"), accepts: ["ABC"], rejects: ["1"])
    expect(try .matches("[0-9]+"), accepts: ["12"], rejects: ["1a"])
    expect(try .matches("[A-Z]{3}"), accepts: ["ABC"], rejects: ["AB"])
    expect(try .matches("[a-z]+"), accepts: ["abc"], rejects: ["1a2"])
    expect(try .matches(#"[\s\S]*?[a-z]+[\s\S]*"#), accepts: ["1a2"], rejects: ["12"])
    expect(try .matches(ArticlePattern.number.rawValue), accepts: ["AB123456"], rejects: ["AB"])
  }

  @Test func limitsLengths() {
    expect(.length(...2, unit: .utf16), accepts: ["😀"], rejects: ["abc"])
    expect(.length(1..., trimming: .whitespacesAndNewlines), accepts: ["a"], rejects: [" "])
    expect(.length(2...5), accepts: ["ab"], rejects: ["a"])
    expect(.length(5...), accepts: ["grüße"], rejects: ["grüß"])
    expect(.length(5..., trimming: .whitespacesAndNewlines), accepts: ["grüße"], rejects: [" grüß "])
    expect(.length(5..., unit: .utf8), accepts: ["grüß"], rejects: ["grus"])
    expect(.length(5...10, ignoring: .symbols), accepts: ["gr+üße"], rejects: ["gr+üß"])
    expect(.length(5...10, trimming: .whitespacesAndNewlines), accepts: [" grüße "], rejects: [" grüß "])
    expect(.length(6...6, trimming: .whitespacesAndNewlines), accepts: [" grüße! "], rejects: ["grüße"])
    expect(.length(exactly: 5), accepts: ["grüße"], rejects: ["grüß"])
    expect(.length(exactly: 6), accepts: ["grüße!"], rejects: [" grüße! "])
    expect(.lengthWithoutTags(5...), accepts: ["<p>Hello</p>"], rejects: ["<p>Hi</p>"])
    expect(.notEmpty, accepts: ["a"], rejects: [""])
    expect(.words(2...), accepts: ["to be"], rejects: ["be"])
  }

  @Test func limitsCharacters() {
    expect(.alphanumeric(allowsWhitespace: true), accepts: ["Zoë 1"], rejects: ["Zoë_1"])
    expect(.alphanumeric(asciiOnly: true), accepts: ["Foo123"], rejects: ["Foo?!@"])
    expect(.contains("a", caseSensitive: false), accepts: ["CAT"], rejects: ["dog"])
    expect(.containsCharacters(in: "!?", 2...3), accepts: ["a!?"], rejects: ["a!"])
    expect(.containsCharacters(in: "0-9a-f"), accepts: ["xyz7"], rejects: ["xyz"])
    expect(.containsCharacters(in: CharacterSet(charactersIn: "!?")), accepts: ["a!"], rejects: ["a"])
    expect(.containsDigit, accepts: ["a1"], rejects: ["a"])
    expect(.containsDigits(1...3), accepts: ["a1"], rejects: ["1234"])
    expect(.containsDigits(2...), accepts: ["a12"], rejects: ["a1"])
    expect(.containsDigits(2...4), accepts: ["a12"], rejects: ["a1"])
    expect(.containsLetters(2...), accepts: ["1ab"], rejects: ["1a"])
    expect(.containsSymbol, accepts: ["a*"], rejects: ["a 1"])
    expect(.containsUppercase, accepts: ["aB"], rejects: ["ab"])
    expect(.containsUppercase(1...2), accepts: ["aB"], rejects: ["ABC"])
    expect(.ends(with: ".org"), accepts: ["example.org"], rejects: ["example.com"])
    expect(.lettersAndPunctuation(asciiOnly: true), accepts: ["O'Neill, Ada"], rejects: ["Ada #1"])
    expect(.noCharacters(in: "<>"), accepts: ["a"], rejects: ["<a"])
    expect(.noWhitespace, accepts: ["a-b"], rejects: ["a b"])
    expect(.onlyCharacters(in: "0-9a-f"), accepts: ["c0ffee"], rejects: ["coffee"])
    expect(.onlyCharacters(in: "a-zA-Z0-9_"), accepts: ["a_1"], rejects: ["a-1"])
    expect(.onlyDigits, accepts: ["12"], rejects: ["1a"])
    expect(.onlyDigits(asciiOnly: true), accepts: ["12"], rejects: ["٣"])
    expect(.onlyLetters(allowsWhitespace: true), accepts: ["Zoë Ada"], rejects: ["Zoë1"])
    expect(.onlyLetters(asciiOnly: true), accepts: ["Ada"], rejects: ["Zoë"])
    expect(.onlyLowercase(allowsWhitespace: true), accepts: ["a b"], rejects: ["a B"])
    expect(.onlyLowercase(asciiOnly: true), accepts: ["ab"], rejects: ["aß"])
    expect(.starts(with: "+"), accepts: ["+44"], rejects: ["44+"])
  }

  @Test func comparesOtherValues() {
    expect(.count(2...), accepts: [[1, 2]], rejects: [[1]])
    expect(.different(from: "x"), accepts: ["y"], rejects: ["x"])
    expect(.every(.fileSize(...15)), accepts: [[pdf, pdf]], rejects: [[png]])
    expect(.fileCount(...2), accepts: [[png, pdf]], rejects: [[png, pdf, png]])
    expect(.fileExtension("png", "jpg", "jpeg"), accepts: [png], rejects: [pdf])
    expect(.fileType(families: [.image]), accepts: [png], rejects: [pdf])
    expect(.in(["AL", "AK", "AZ"]), accepts: ["AK"], rejects: ["XX"])
    expect(.in(["S", "M"]), accepts: ["S"], rejects: ["L"])
    expect(.isTrue, accepts: [true], rejects: [false])
    expect(.minimum(13), accepts: [13], rejects: [12.9])
    expect(.minimum(5), accepts: [5], rejects: [4])
    expect(.minimum(eighteenYearsAgo), accepts: [eighteenYearsAgo], rejects: [eighteenYearsAgo - 1])
    expect(.multiple(of: 10), accepts: [20], rejects: [25])
    expect(.range(13...23), accepts: [13.0], rejects: [12])
    expect(.range(200...299), accepts: [299], rejects: [300])
    expect(.range(5...7), accepts: [Float(7.0)], rejects: [7.5])
    expect(.range(5..<7), accepts: [Float(6.9)], rejects: [7])
    expect(.same(as: "delete", caseSensitive: false), accepts: ["DELETE"], rejects: ["deletes"])
    expect(.same(as: "hello"), accepts: ["hello"], rejects: ["Hello"])
    expect(.same(as: "yes"), accepts: ["yes"], rejects: ["no"])
    expect(.same(as: 472), accepts: [472], rejects: [473])
    expect(.totalFileSize(...20), accepts: [[pdf, pdf]], rejects: [[pdf, pdf, pdf]])
  }

  @Test func recognizesFormats() {
    expect(.card, accepts: ["4111111111111111"], rejects: ["4111111111111112"])
    expect(.card(.lenient), accepts: ["4111 1111 1111 1111"], rejects: ["4111 1111 1111 1112"])
    expect(
      .card(networks: [.americanExpress, .mastercard, .maestro, .visa]), accepts: ["4111111111111111"],
      rejects: ["3530111333300000"])
    expect(
      .card(networks: [.visa, .americanExpress]), accepts: ["4111111111111111"], rejects: ["5555555555554444"]
    )
    expect(
      .card(networks: [.visa, .jcb], .lenient), accepts: ["4111 1111 1111 1111"], rejects: ["378282246310005"]
    )
    expect(.currencyAmount, accepts: ["$1,234.56"], rejects: ["1,23"])
    expect(.date, accepts: ["2024-02-29"], rejects: ["2023-02-29"])
    expect(.email, accepts: ["ada@example.com"], rejects: ["ada"])
    expect(.email(.allowsSingleLabelDomain), accepts: ["root@intranet"], rejects: ["root"])
    expect(.htmlEmail, accepts: ["ada@example"], rejects: ["ada"])
    expect(.iban(.lenient), accepts: ["de89 3704 0044 0532 0130 00"], rejects: ["DE89370400440532013001"])
    expect(.integer, accepts: ["-7"], rejects: ["7.5"])
    expect(.luhn, accepts: ["4111111111111111"], rejects: ["4111111111111112"])
    expect(.number, accepts: ["1.5e3"], rejects: ["one"])
    expect(.passwordStrength(atLeast: .strong), accepts: ["k9#Vq2!xTm"], rejects: ["Password1!"])
    expect(.phoneNumber(region: "GB"), accepts: ["020 7946 0018"], rejects: ["7946 0018"])
    expect(
      .phoneNumber(region: "GB", kinds: [.mobile]), accepts: ["07400 123456"], rejects: ["020 7946 0018"])
    expect(.phoneNumber(region: "US"), accepts: ["(212) 555-2368"], rejects: ["555"])
    expect(.postalCode(region: "GB"), accepts: ["SW1A 1AA"], rejects: ["8001"])
    expect(.postalCode(region: "US"), accepts: ["90210-1234"], rejects: ["9021"])
    expect(.strongPassword, accepts: ["Tr0ub4dor&3"], rejects: ["password"])
    expect(.timeOfDay, accepts: ["23:05"], rejects: ["11:05 PM"])
    expect(.timeOfDay(clock: .hours12), accepts: ["11:05 PM"], rejects: ["23:05"])
    expect(.url, accepts: ["https://example.com"], rejects: ["example.com"])
    expect(
      .url([.allowsLocalhost, .allowsSingleLabelHost]), accepts: ["http://intranet/"],
      rejects: ["intranet"])
    expect(.url(.allowsMissingScheme), accepts: ["www.example.com/path"], rejects: ["www"])
    expect(
      .url(schemes: ["http", "https", "ftp"]), accepts: ["ftp://example.com/"], rejects: ["example.com"])
    expect(
      .url(schemes: [], .allowsMissingScheme), accepts: ["www.example.com"],
      rejects: ["https://www.example.com"])
    expect(.vin(.checkDigit), accepts: ["1M8GDM9AXKP042788"], rejects: ["1M8GDM9A1KP042788"])
  }

  @Test func formatsValues() {
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

  @Test func givesResults() {
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
