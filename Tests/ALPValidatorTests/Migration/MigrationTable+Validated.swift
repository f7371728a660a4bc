import ALPValidator
import Foundation
import Testing

extension MigrationTable {
  static let validated = Self("Validated", article: "ComingFromSwiftLibraries") {
    // MARK: Rules for text
    Row("`.notEmpty`", accepts: "a", rejects: "") { .notEmpty }
    Row(#"`.contains("a")`"#, accepts: "cat", rejects: "CAT") { .contains("a") }
    Row(#"`.caseInsensitiveContains("a")`"#, accepts: "CAT", rejects: "dog") {
      .contains("a", caseSensitive: false)
    }
    Row("`.containsLetter`", accepts: "1a", rejects: "1") { .containsLetter }
    Row("`.minContainsLetters(2)`", accepts: "1ab", rejects: "1a") { .containsLetters(2...) }
    Row("`.maxContainsLetters(2)`", accepts: "1ab", rejects: "abc") { .containsLetters(...2) }
    Row("`.exactContainsLetters(2)`", accepts: "1ab", rejects: "a") { .containsLetters(2...2) }
    Row("`.containsNumber`", accepts: "a1", rejects: "a") { .containsDigit }
    Row("`.minContainsNumbers(2)`", accepts: "a12", rejects: "a1") { .containsDigits(2...) }
    Row("`.maxContainsNumbers(2)`", accepts: "a12", rejects: "123") { .containsDigits(...2) }
    Row("`.exactContainsNumbers(2)`", accepts: "a12", rejects: "1") { .containsDigits(2...2) }
    Row("`.minLength(5)`", accepts: "grüße", rejects: "grüß") { .length(5...) }
    Row("`.maxLength(5)`", accepts: "grüße", rejects: "grüße!") { .length(...5) }
    Row("`.ofLength(5)`", accepts: "grüße", rejects: "grüß") { .length(exactly: 5) }
    Row(#"`.caseInsensitiveEquals("delete")`"#, accepts: "DELETE", rejects: "deletes") {
      .same(as: "delete", caseSensitive: false)
    }
    Row(#"`.startsWith("+")`"#, accepts: "+44", rejects: "44+") { .starts(with: "+") }
    Row(#"`.endsWith(".org")`"#, accepts: "example.org", rejects: "example.com") { .ends(with: ".org") }
    Row("`.isNumber`", accepts: "1.5e3", rejects: "one") { .number }
    Row("`.isInt`", accepts: "-7", rejects: "7.5") { .integer }
    Row("`.isDouble`", accepts: "7.5", rejects: "seven") { .number }
    Row(#"`.regex("^[a-z]+$")`"#, accepts: "abc", rejects: "1a2") { try .matches("[a-z]+") }
    Row(#"`.regex("[a-z]+")`, which finds it anywhere"#, accepts: "1a2", rejects: "12") {
      try .matches(#"[\s\S]*?[a-z]+[\s\S]*"#)
    }
    Row(#"`.regex("^[a-z]+$", options: .caseInsensitive)`"#, accepts: "ABC", rejects: "1") {
      try .matches("(?i)[a-z]+")
    }
    Row("`.isEmail`", accepts: "ada@example.com", rejects: "ada") { .email }
    Row("`.isURL`, with or without a scheme", accepts: "www.example.com/path", rejects: "www") {
      .url(.init(allowsMissingScheme: true))
    }

    // MARK: Rules for other values
    Row("`.greaterThan(5)`", of: Int.self, accepts: 6, rejects: 5) { .greaterThan(5) }
    Row("`.greaterOrEqualThan(5)`", of: Int.self, accepts: 5, rejects: 4) { .minimum(5) }
    Row("`.smallerThan(5)`", of: Double.self, accepts: 4.9, rejects: 5) { .lessThan(5) }
    Row("`.smallerOrEqualThan(5)`", of: Double.self, accepts: 5, rejects: 5.1) { .maximum(5) }
    Row("`.notEmpty`, of a collection", of: [Int].self, accepts: [1], rejects: []) { .notEmpty }
    Row("`.minCount(2)`", of: [Int].self, accepts: [1, 2], rejects: [1]) { .count(2...) }
    Row("`.maxCount(2)`", of: [Int].self, accepts: [1, 2], rejects: [1, 2, 3]) { .count(...2) }
    Row("`.exactCount(2)`", of: [Int].self, accepts: [1, 2], rejects: [1]) { .count(2...2) }
    Row(#"`.equalTo("yes")`"#, accepts: "yes", rejects: "no") { .same(as: "yes") }
    Row("`.equalTo(other)`, another property") {
      @Validated var password: String? = "k9"
      @Validated var confirmation: String? = "k9"

      $confirmation.addCondition(.same { [weak other = $password] in other?.formattedValue })

      $confirmation.revalidate()
      #expect($confirmation.isValid)
      password = "K9"
      $confirmation.revalidate()
      #expect($confirmation.failures.map(\.name) == ["same"])
    }
    Row("`.isTrue`", of: Bool.self, accepts: true, rejects: false) { .isTrue }
    Row("`.isFalse`", of: Bool.self, accepts: false, rejects: true) { .isFalse }

    // MARK: Logic, and rules of your own
    Row("`.or(a, b)`", accepts: "abc", rejects: "a") { .email || .length(exactly: 3) }
    Row("`.and(a, b)`", accepts: "a@b.co", rejects: "ada@example.com") { .email && .length(...12) }
    Row("`.negated(a)`", accepts: "a", rejects: "password") { !.contains("password") }
    Row("`a || b`", accepts: "+442079460018", rejects: "a") { .email || .phoneNumber }
    Row("`a && b`", accepts: "a1", rejects: "a") { .containsDigit && .containsLetter }
    Row("`!a`", accepts: "a", rejects: "a@b.co") { !.email }
    Row(#"`ValidationRule { $0 == "Awesome" }`"#, accepts: "Awesome", rejects: "Good") {
      .satisfies("awesome") { $0 == "Awesome" }
    }
    Row(
      #"`static var isAwesome: Self { ValidationRule { $0 == "Awesome" } }`"#,
      declares: #"static var isAwesome: Self { .satisfies("awesome") { $0 == "Awesome" } }"#
    ) {
      #expect("Awesome".validate(.isAwesome).isValid)
      #expect(!"Good".validate(.isAwesome).isValid)
    }

    // MARK: Formatters
    Row("`.trimmed`", formats: " a b\n", as: "a b") { .trimmed }
    Row("`.trimmed(with: set)`", formats: "--a-b-", as: "a-b") {
      .trimmed(of: CharacterSet(charactersIn: "-"))
    }
    Row("`.uppercased`", formats: "Ab", as: "AB") { .uppercased }
    Row("`.lowercased`", formats: "Ab", as: "ab") { .lowercased }
    Row("`.capitalized`", formats: "ada lovelace", as: "Ada Lovelace") { .capitalized }
    Row("`.limitedTo(5)`", formats: "grüße!", as: "grüße") { .limited(to: 5) }
    Row("`.whitespacesRemoved`", formats: " a b ", as: "ab") { .whitespaceRemoved }
    Row("`.clamped(0...9)`", of: Int.self, formats: 10, as: 9) { .clamped(to: 0...9) }
    Row(#"`ValidationFormatter { $0 + "!" }`"#, formats: "a", as: "a!") {
      ValueFormatter("shout") { $0 + "!" }
    }
    Row(#"`ValidationResult.format(" a ", with: [.trimmed, .uppercased])`"#, is: "A") {
      " a ".formatted(with: .trimmed, .uppercased)
    }

    // MARK: Properties
    Row("`@Validated(rules: [.notEmpty, .isEmail], formatters: [.trimmed, .lowercased]) var email: String?`")
    {
      @Validated(rules: [.notEmpty, .email], formatters: [.trimmed, .lowercased]) var email: String?

      email = " Ada@Example.com"
      #expect(email == "ada@example.com" && $email.isValid)
    }
    Row("`@Validated(rule: .isURL, strategy: .optional) var website: String?`") {
      @Validated(.url, isOptional: true) var website: String?

      website = ""
      #expect($website.isValid)
      website = "example"
      #expect(!$website.isValid)
    }
    Row("`@Validated(rule: .isURL, strategy: .required) var website: String?`") {
      @Validated(.url) var website: String?

      website = ""
      #expect(!$website.isValid)
    }
    Row("`$email.isValid`, `$email.errors`") {
      @Validated(.email) var email: String?

      let shown = $email.isValid ? [] : $email.errorMessages

      #expect(shown.count == 1)
    }
    Row("`$email.value`, without formatters") {
      @Validated(formatters: [.trimmed]) var email: String? = " ada "

      let typed = $email.value

      #expect(typed == " ada " && email == "ada")
    }
    Row("`$email.validate()`") {
      @Validated var email: String? = "ada"
      $email.addRule(.email)

      $email.revalidate()

      #expect(!$email.isValid)
    }
    Row("`$email.reset()`") {
      @Validated var email: String? = "ada@example.com"
      email = "ada"

      $email.reset()

      #expect(email == "ada@example.com")
    }
    Row("`$email.validationPublisher().sink { … }`") {
      @Validated(.email) var email: String?
      var isEnabled = false

      let states = $email.stateChanges

      email = "ada@example.com"
      for await state in states {
        isEnabled = state == .valid
        break
      }
      #expect(isEnabled)
    }
    Row("`$email.valuePublisher().sink { … }`") {
      @Validated(.email) var email: String?

      let values = $email.validValues

      email = "ada@example.com"
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == "ada@example.com")
    }
    Row(#"`ValidationResult.validate("a", with: [.notEmpty])`"#, is: ValidationResult.valid) {
      "a".validate(.notEmpty)
    }
  }
}

extension Rule where Value == String {
  static var isAwesome: Self { .satisfies("awesome") { $0 == "Awesome" } }
}
