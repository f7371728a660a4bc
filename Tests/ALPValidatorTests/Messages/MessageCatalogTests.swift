import ALPValidator
import Foundation
import Testing

@Suite struct MessageCatalogTests {
  private let german = MessageCatalog(language: "de")
  private let polish = MessageCatalog(language: "pl")

  private func messages<Value>(_ rules: [Rule<Value>], for value: Value, in catalog: MessageCatalog)
    -> [String]
  {
    var set = RuleSet(rules)
    set.messages = catalog
    return set.failures(for: value).map(\.message)
  }

  // MARK: Languages

  @Test func speaksGerman() {
    #expect(
      messages(
        [
          .length(5...), .length(1...), .length(...0), .length(exactly: 2), .length(2..., unit: .utf8),
          .length(1...1, unit: .utf8), .containsDigit, .containsDigits(2...), .containsDigits(2...3),
          .containsLetters(1...1), .in(["a", "b", "c"]), .email, .phoneNumber(region: "AT"), .strongPassword,
          .hostname, .uuid, .json, .email || .phoneNumber(region: "CH"), .decimal(maximumFractionDigits: 1),
        ], for: "", in: german) == [
          "Bitte geben Sie mindestens 5 Zeichen ein.",
          "Bitte geben Sie mindestens 1 Zeichen ein.",
          "Bitte geben Sie genau 2 Zeichen ein.",
          "Bitte geben Sie mindestens 2 Bytes ein.",
          "Bitte geben Sie mindestens 1 Byte ein. Bitte geben Sie höchstens 1 Byte ein.",
          "Bitte verwenden Sie mindestens 1 Ziffer.",
          "Bitte verwenden Sie mindestens 2 Ziffern.",
          "Bitte verwenden Sie mindestens 2 Ziffern. Bitte verwenden Sie höchstens 3 Ziffern.",
          "Bitte verwenden Sie mindestens 1 Buchstaben. Bitte verwenden Sie höchstens 1 Buchstaben.",
          "Bitte wählen Sie a, b oder c.",
          "Bitte geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.",
          "Bitte geben Sie eine Telefonnummer ein (Österreich).",
          "Bitte wählen Sie ein Passwort mit mindestens 8 Zeichen, 1 Ziffer, 1 Kleinbuchstaben, 1 Großbuchstaben und 1 Sonderzeichen.",
          "Diese Eingabe hat nicht die richtige Form. Ein Beispiel: www.example.com",
          "Bitte prüfen Sie diese Kennung: Etwas darin fehlt oder ist vertippt.",
          "Das sind keine Daten im erwarteten Format.",
          "Bitte geben Sie eine E-Mail-Adresse ein, z. B. name@example.com. Oder: Bitte geben Sie eine Telefonnummer ein (Schweiz).",
          "Bitte geben Sie eine Zahl mit höchstens 1 Nachkommastelle ein.",
        ])
    #expect(messages([.minimum(2.5)], for: 1, in: german) == ["Der Wert muss mindestens 2,5 sein."])
    let file = FileValue(Data(count: 2), name: "a.exe")
    #expect(
      messages(
        [
          .fileSize(1_500_001...), .fileSize(1500...1500), .fileType(families: [.image, .video]),
          .imageSize(), .imageSize(width: 2...3, height: 1...4),
        ], for: file, in: german) == [
          "Bitte wählen Sie eine Datei mit mindestens 1,51 MB.",
          "Bitte wählen Sie eine Datei mit mindestens 1500 Bytes. Bitte wählen Sie eine Datei mit höchstens 1500 Bytes.",
          "Bitte wählen Sie ein Bild oder ein Video.",
          "Bitte wählen Sie ein Bild.",
          "Bitte wählen Sie ein Bild, das mindestens 2 Pixel breit ist. Bitte wählen Sie ein Bild, das höchstens 3 Pixel breit ist. Bitte wählen Sie ein Bild, das höchstens 4 Pixel hoch ist.",
        ])
  }

  @Test func inflectsPolish() {
    #expect(
      messages(
        [.length(1...), .length(2...), .length(5...), .length(22...), .length(112...)], for: "", in: polish)
        == [
          "Proszę wpisać co najmniej 1 znak.",
          "Proszę wpisać co najmniej 2 znaki.",
          "Proszę wpisać co najmniej 5 znaków.",
          "Proszę wpisać co najmniej 22 znaki.",
          "Proszę wpisać co najmniej 112 znaków.",
        ])
  }

  // MARK: Replacements

  @Test func replacesOneMessage() throws {
    var catalog = german
    catalog["length.minimum"] = "Noch {minimum, plural, one {# Zeichen} other {# Zeichen}}!"
    #expect(
      messages([.length(3...), .notEmpty], for: "", in: catalog) == [
        "Noch 3 Zeichen!", "Bitte füllen Sie dieses Feld aus.",
      ])
    #expect(catalog["length.minimum"]?.text == "Noch {minimum, plural, one {# Zeichen} other {# Zeichen}}!")
    catalog["length.minimum"] = nil
    #expect(
      messages([.length(3...)], for: "", in: catalog) == ["Bitte geben Sie mindestens 3 Zeichen ein."])
    #expect(catalog["length.minimum"] == german["length.minimum"])
    #expect(catalog["no-such-key"] == nil)
  }

  @Test func speaksForAllVariantsOfARule() {
    var catalog = MessageCatalog.english
    catalog["contains-digit"] = "Digits, please."
    catalog["contains-digit.none"] = "No digits, please."
    let rules: [Rule<String>] = [.containsDigits(2...), .containsDigits(3...4), .containsDigits(...0)]
    #expect(
      messages(rules, for: "1", in: catalog) == [
        "Digits, please.", "Digits, please.", "No digits, please.",
      ])
  }

  @Test func replacesWhatRulesShare() throws {
    let catalog = try MessageCatalog(
      ["identifier": "Mistyped.", "invalid": "Wrong.", "request-failed": "Later."], language: "de")
    let rules: [Rule<String>] = [.uuid, .luhn, .satisfies { _ in false }, .email]
    #expect(
      messages(rules, for: "x", in: catalog) == [
        "Mistyped.", "Mistyped.", "Wrong.",
        "Bitte geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.",
      ])
  }

  @Test func givesARuleOfOnesOwnAMessage() {
    var catalog = MessageCatalog.english
    catalog["palindrome"] = "Please enter a palindrome."
    #expect(
      messages([Rule<String>.satisfies("palindrome") { _ in false }], for: "ab", in: catalog)
        == ["Please enter a palindrome."])
  }

  @Test func replacesAMessageByAClosure() {
    var catalog = german
    catalog.replace("length.minimum") { "\($0.message) (\($0.parameters["minimum"] ?? 0))" }
    #expect(
      messages([.length(3...)], for: "", in: catalog) == ["Bitte geben Sie mindestens 3 Zeichen ein. (3)"])
    #expect(catalog["length.minimum"] == nil)
  }

  // MARK: Rules made of rules

  @Test func speaksForComposites() throws {
    let rules: [Rule<String>] = [
      .length(9...) && .containsDigit && .email,
      .email || .phoneNumber(region: "GB") || .in(["me"]),
      !.contains("x"), !.starts(with: "x"), !.ends(with: "x"), !.in(["x"]), try !.matches("x+"), !.notEmpty,
      !.containsLetter, !(.email || .contains("x")), !(!.email),
    ]
    #expect(
      messages(rules, for: "x", in: .english) == [
        "Please enter at least 9 characters. Please include at least 1 digit. Please enter an e-mail address, such as name@example.com.",
        "Please enter an e-mail address, such as name@example.com. Or: Please enter a telephone number (United Kingdom). Or: Please enter me.",
        "Please leave out \"x\".",
        "Please do not start with \"x\".",
        "Please do not end with \"x\".",
        "Please enter something else.",
        "Please enter something else.",
        "Please leave this empty.",
        "Please enter no letters.",
        "Please enter something else.",
        "Please enter something else.",
      ])
  }

  @Test func tellsCompositesAsData() {
    let rule: Rule<String> = .notEmpty && .length(2...) && (.onlyDigits || .notEmpty) && !.contains("x")
    #expect(
      rule.check.parameters == [
        "rules": [
          ["name": "presence"],
          ["name": "length", "parameters": ["minimum": 2, "unit": "characters"]],
          [
            "name": "or",
            "parameters": [
              "rules": [
                ["name": "only-digits", "parameters": ["asciiOnly": false, "allowsWhitespace": false]],
                ["name": "presence"],
              ]
            ],
          ],
          [
            "name": "not",
            "parameters": [
              "rule": ["name": "contains", "parameters": ["text": "x", "caseSensitive": true]]
            ],
          ],
        ]
      ])
  }

  @Test func keepsTheMessagesOfParts() {
    let rule: Rule<String> = .email.with(message: "An e-mail address.") || .in(["me"])
    #expect(
      messages([rule, rule.with(message: "Whole.") && .length(9...)], for: "", in: german) == [
        "An e-mail address. Oder: Bitte geben Sie me ein.",
        "Whole. Bitte geben Sie mindestens 9 Zeichen ein.",
      ])
  }

  @Test func replacesTheMessageOfAPart() {
    var catalog = MessageCatalog.english
    catalog["email"] = "E-mail?"
    catalog["not.contains"] = "Not {text}!"
    let rules: [Rule<String>] = [.email && .length(3...), !.contains("x")]
    #expect(
      messages(rules, for: "x", in: catalog) == ["E-mail? Please enter at least 3 characters.", "Not x!"])
    catalog["and"] = "Neither."
    #expect(messages(rules, for: "x", in: catalog) == ["Neither.", "Not x!"])
  }

  // MARK: A call

  @Test func speaksAnotherLanguagePerCall() throws {
    let failures = "".validate(.notEmpty, .email.with(message: "Mine.")).failures
    #expect(failures.map { $0.message(in: german) } == ["Bitte füllen Sie dieses Feld aus.", "Mine."])
    #expect(failures.map(\.hasOwnMessage) == [false, true])
    #expect(
      failures.map { german.message(for: $0) } == [
        "Bitte füllen Sie dieses Feld aus.",
        "Bitte geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.",
      ])
  }

  @Test func carriesWhatIsSaidOfARule() {
    struct Own: Error {}
    let rule = Rule<String>.length(3...).with(error: Own()).with(severity: .warning)
      .with { "\($0.name): \($0.message)" }
    let failure = RuleSet([rule]).failures(for: "").first
    #expect(failure?.message == "length: Please enter at least 3 characters.")
    #expect(failure?.error is Own)
    #expect(failure?.severity == .warning)
    #expect(failure?.hasOwnMessage == true)
    #expect(RuleSet([rule.with(message: "Mine.")]).failures(for: "").map(\.message) == ["Mine."])
  }

  // MARK: The standard

  @Test func isEnglishUnlessSaidOtherwise() {
    #expect(MessageCatalog.standard.languageTag == "en")
    #expect("".validate(.notEmpty).failures.map(\.message) == ["Please fill this in."])
  }

  @Test func speaksForAllWhoWereGivenNone() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let validator = Validator(type: .string)
      validator.addValidationToEnsurePresence()
      MessageCatalog.standard = MessageCatalog(language: "de")
      validator.validate("")
      let texts = await Task.detached { "".validate(.notEmpty).failures.map(\.message) }.value
      precondition(texts == ["Bitte füllen Sie dieses Feld aus."])
      precondition(validator.errorMessages == texts)
    }
  }
}
