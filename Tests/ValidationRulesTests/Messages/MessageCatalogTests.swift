import ALPValidator
import Foundation
import Testing

@Suite struct MessageCatalogTests {
  /// Rules under a condition have the messages of their own set, as those of a property do.
  @Test func writesTheMessagesOfRulesUnderACondition() {
    struct Guest: Sendable { var name = "", isHost = true }
    var host: RuleSet<Guest> = [.at(\.name, "name", [.notEmpty])]
    host.messages = MessageCatalog(language: "de")
    let rules: RuleSet<Guest> = [
      .at(\.name, "name"), .at(\.isHost, "isHost"), .when(\.isHost, { $0 }, host),
    ]
    #expect(rules.failures(for: Guest()).map(\.message) == ["Bitte füllen Sie dieses Feld aus."])
  }

  private let german = MessageCatalog(language: "de")

  private func messages<Value>(_ rules: [Rule<Value>], for value: Value, in catalog: MessageCatalog)
    -> [String]
  {
    var set = RuleSet(rules)
    set.messages = catalog
    return set.failures(for: value).map(\.message)
  }

  // MARK: Replacements

  @Test func hasTheMessageOfANamedPattern() throws {
    let sku: Rule<String> = try .matches("[A-Z]{2}-[0-9]{4}", name: "sku")
    let failure = try #require(RuleSet([sku]).failures(for: "AB").first)
    #expect(failure.name == "sku" && failure.parameters == ["pattern": "[A-Z]{2}-[0-9]{4}"])
    var german = MessageCatalog(language: "de")
    #expect(failure.message(in: german) == "Bitte verwenden Sie das vorgesehene Format.")
    german["sku"] = "Bitte geben Sie eine Artikelnummer ein."
    german["requirement.sku"] = "Eine Artikelnummer"
    #expect(failure.message(in: german) == "Bitte geben Sie eine Artikelnummer ein.")
    #expect(failure.requirement(in: german) == "Eine Artikelnummer")
    let problem = ProblemDetails([failure], in: .english)
    #expect(problem.errors.map(\.detail) == ["Please use the expected format."])
    #expect(problem.errors.map(\.rule) == ["sku"] && problem.errors.map(\.parameters) == [[:]])
    let both = RuleSet<String>([sku && .length(...3)]).failures(for: "AB")
    #expect(
      both.map { $0.message(in: german) } == [
        "Bitte geben Sie eine Artikelnummer ein. Bitte geben Sie höchstens 3 Zeichen ein."
      ])
    let costly = RuleSet<String>([try .matches("(a+)+b", name: "sku")])
      .failures(for: String(repeating: "a", count: 40))
    #expect(costly.map(\.cause) == [.tooCostly])
    #expect(
      costly.map { $0.message(in: .english) } == [
        "This could not be checked. Please shorten it."
      ])
  }

  @Test func replacesOneMessage() throws {
    var catalog = german
    catalog["length.minimum"] = "Noch {minimum, plural, one {# Zeichen} other {# Zeichen}}!"
    #expect(
      messages([.length(3...), .notEmpty], for: "", in: catalog) == [
        "Noch 3 Zeichen!", "Bitte füllen Sie dieses Feld aus.",
      ])
    #expect(catalog["length.minimum"]?.text == "Noch {minimum, plural, one {# Zeichen} other {# Zeichen}}!")
    catalog["length.minimum"] = nil
    #expect(messages([.length(3...)], for: "", in: catalog) == ["Bitte geben Sie mindestens 3 Zeichen ein."])
    #expect(catalog["length.minimum"] == german["length.minimum"])
    #expect(catalog["no-such-key"] == nil)
  }

  @Test func speaksForAllVariantsOfARule() {
    var catalog = MessageCatalog.english
    catalog["contains-digit"] = "Digits, please."
    catalog["contains-digit.none"] = "No digits, please."
    let rules: [Rule<String>] = [.containsDigits(2...), .containsDigits(3...4), .containsDigits(...0)]
    #expect(
      messages(rules, for: "1", in: catalog) == ["Digits, please.", "Digits, please.", "No digits, please."])
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

        "Please enter at least 9 characters. Please include at least 1 digit. Please enter an email address, such as name@example.com.",
        "Please enter an email address, such as name@example.com. Or: Please enter a telephone number (United Kingdom). Or: Please enter me.",
        "Please leave out \"x\".", "Please do not start with \"x\".", "Please do not end with \"x\".",
        "Please enter something else.", "Please enter something else.", "Please leave this empty.",
        "Please enter no letters.", "Please enter something else.", "Please enter something else.",
      ])
  }

  @Test func keepsTheMessagesOfParts() {
    let rule: Rule<String> = .email.with(message: "An e-mail address.") || .in(["me"])
    #expect(
      messages(
        [rule, (Rule.email && .notEmpty).with(message: "Whole.") && .length(9...)], for: "", in: german) == [
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
    (catalog["or"], catalog["list.or"]) = ("{first} / {second}", "{first} & {second}")
    #expect(
      messages([.email || .in(["a", "b"])], for: "x", in: catalog) == [
        "E-mail? / Please choose a & b."
      ])
  }

  // MARK: A call

  @Test func speaksAnotherLanguagePerCall() throws {
    let failures = "".validate(.notEmpty, .email.with { _ in "Yours." }.with(message: "Mine.")).failures
    #expect(failures.map { $0.message(in: german) } == ["Bitte füllen Sie dieses Feld aus.", "Mine."])
    #expect(failures.map(\.hasOwnMessage) == [false, true])
    #expect(
      failures.map { german.message(for: $0) } == [
        "Bitte füllen Sie dieses Feld aus.",
        "Bitte geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.",
      ])
  }

  // MARK: The standard

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
