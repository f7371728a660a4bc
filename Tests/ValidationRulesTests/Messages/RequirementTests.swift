@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

@Suite struct RequirementTests {
  private func requirement(_ rule: Rule<String>, in language: String = "en") -> String {
    let messages = MessageCatalog(language: language)
    return messages.requirement(for: rule.failure(because: .unsatisfied, in: messages))
  }

  @Test(
    arguments: [
      (.notEmpty, "Required"), (.length(8...), "At least 8 characters"),
      (.length(...64), "At most 64 characters"),
      (.length(1...), "At least 1 character"), (.length(8...64), "8 to 64 characters"),
      (.length(exactly: 4), "Exactly 4 characters"), (.containsDigit, "A digit"),
      (.containsDigits(2...), "At least 2 digits"),
      (.containsUppercase, "An uppercase letter"), (.containsSymbols(0...0), "No symbols"),
      (.containsLetters(...3), "At most 3 letters"), (.onlyDigits, "Digits only"),
      (.onlyLowercase, "Lowercase letters only"), (.alphanumeric, "Letters and digits only"),
      (.noWhitespace, "No spaces"), (.contains("x"), "Includes \"x\""),
      (.starts(with: "x"), "Starts with \"x\""),
      (!.contains("x"), "Does not include \"x\""), (.email, "An email address"),
      (.email || .starts(with: "+"), "An email address or Starts with \"+\""),
      (
        .strongPassword(minimumSymbols: 0),
        "8 characters, 1 digit, 1 lowercase letter and 1 uppercase letter"
      ),
    ] as [(Rule<String>, String)])
  func saysWhatIsRequired(_ rule: Rule<String>, _ expected: String) {
    #expect(requirement(rule) == expected)
  }

  @Test func isTheMessageIfThereIsNoShorterText() throws {
    #expect(requirement(.url) == "Please enter a web address, such as https://example.com.")
    #expect(requirement(.containsDigits(2...4)) == "Please include 2 to 4 digits.")
    #expect(requirement(.length(8..., unit: .utf8)) == "Please enter at least 8 bytes.")
    #expect(
      requirement(.satisfies("free") { _ in false }.with(message: "A name that is free"))
        == "A name that is free")
    #expect(requirement(try .matches("[a-z]+")) == "The expected format")
    #expect(requirement(try .matches("[a-z]+").with(message: "Small letters")) == "Small letters")
  }

  @Test func speaksEachLanguage() {
    #expect(requirement(.length(8...), in: "de") == "Mindestens 8 Zeichen")
    #expect(requirement(.containsDigit, in: "fr") == "Un chiffre")
    #expect(requirement(.length(5...), in: "pl") == "Co najmniej 5 znaków")
    #expect(requirement(.containsUppercase, in: "ja") == "英大文字を含む")
    let keys = MessageLanguage.english.templates.keys.filter { $0.hasPrefix("requirement.") }
    #expect(keys.count >= 40)
  }

  @Test func isReplacedByItsKey() throws {
    let messages = try MessageCatalog(["requirement.contains-digit.one": "One number"])
    let failure = Rule<String>.containsDigit.failure(because: .unsatisfied, in: messages)
    #expect(failure.requirement(in: messages) == "One number")
    #expect(failure.message == "Please include at least 1 digit.")
  }

  /// Every rule's own message says what is expected.
  @Test(arguments: MessageCatalog.availableLanguages)
  func noMessageOnlySaysThatTheFormIsWrong(_ tag: String) throws {
    let language = MessageCatalog(language: tag).language
    #expect(language.templates["pattern"] != language.templates["invalid"])
    #expect(try #require(language.templates["example"]).argumentNames == ["example"])
  }
}
