@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

@Suite struct RuleVocabularyTests {
  private struct PalindromeRule: ValidationRule {
    let name = "palindrome"
    func isSatisfied(by text: String) -> Bool { text == String(text.reversed()) }
  }

  private struct DivisibleRule: ValidationRule, Equatable {
    var divisor: Int
    var name: String { "divisible" }
    var parameters: [String: JSONValue] { ["by": .integer(divisor)] }
    func isSatisfied(by value: Int) -> Bool { value % divisor == 0 }
  }

  private enum Size: String, Codable, VocabularyProviding { case small, large }

  private struct Version: Codable, Hashable, Comparable, VocabularyProviding {
    var number: Int
    static func < (first: Self, second: Self) -> Bool { first.number < second.number }
  }

  @Test func takesRulesOfAProgram() throws {
    var vocabulary = RuleVocabulary<Int>.standard
    vocabulary["divisible"] = { parameters in
      let divisor: Int = try parameters.value("by")
      guard divisor != 0 else {
        throw parameters.error("nothing is divisible by 0; write another number", at: "by")
      }
      return Rule(DivisibleRule(divisor: divisor))
    }
    let json = Data(#"[{"divisible": {"by": 7}}, {"minimum": {"minimum": 1}}]"#.utf8)
    let rules = try RuleSet(json: json, vocabulary: vocabulary)
    #expect(rules.isSatisfied(by: 14))
    #expect(!rules.isSatisfied(by: 15))
    #expect(try RuleSet(json: rules.json(vocabulary: vocabulary), vocabulary: vocabulary).rules.count == 2)
    #expect(throws: EncodingError.self) { _ = try rules.json() }
    #expect(throws: DecodingError.self) { _ = try RuleSet<Int>(json: json) }
    #expect(throws: DecodingError.self) {
      _ = try RuleSet(json: Data(#"[{"divisible": {"by": 0}}]"#.utf8), vocabulary: vocabulary)
    }
  }

  @Test func isFoundInTheUserInfo() throws {
    let vocabulary = RuleVocabulary<String>.standard.merging(["palindrome": { _ in Rule(PalindromeRule()) }])
    let decoder = JSONDecoder()
    decoder.userInfo[RuleVocabulary<String>.userInfoKey] = vocabulary
    let encoder = JSONEncoder()
    encoder.userInfo[RuleVocabulary<String>.userInfoKey] = vocabulary
    let lists = try decoder.decode([RuleSet<[String]>].self, from: Data(#"[[{"every":"palindrome"}]]"#.utf8))
    #expect(lists[0].isSatisfied(by: ["anna", "otto"]))
    #expect(!lists[0].isSatisfied(by: ["anna", "adam"]))
    #expect(String(decoding: try encoder.encode(lists), as: UTF8.self) == #"[[{"every":"palindrome"}]]"#)
  }

  @Test func servesTypesOfAProgram() throws {
    let sizes = try RuleSet<Size>(json: Data(#"[{"in": {"values": ["small"]}}]"#.utf8))
    #expect(sizes.isSatisfied(by: .small))
    #expect(!sizes.isSatisfied(by: .large))
    #expect(try sizes.roundTripped().isSatisfied(by: .small))
    #expect(RuleVocabulary<Size>.standard.names == ["different", "in", "not-in", "presence", "same"])
    #expect(throws: DecodingError.self) {
      _ = try RuleSet<Size>(json: Data(#"[{"in": {"values": ["medium"]}}]"#.utf8))
    }
    let versions = try RuleSet([Rule<Version>.minimum(Version(number: 2))]).roundTripped()
    #expect(versions.isSatisfied(by: Version(number: 2)))
    #expect(!versions.isSatisfied(by: Version(number: 1)))
    let lists = try RuleSet([Rule<[Size]>.unique, .every(.same(as: .small))]).roundTripped()
    #expect(lists.isSatisfied(by: [.small]))
    #expect(!lists.isSatisfied(by: [.small, .small]))
  }

  @Test(arguments: ["and", "or", "not", "message", "severity"])
  func keepsTheWordsOfTheNotation(_ name: String) async {
    await #expect(processExitsWith: .failure) { [name] in
      var vocabulary = RuleVocabulary<String>()
      vocabulary[name] = { _ in .notEmpty }
    }
  }
}

@Suite struct RuleSetDataTests {
  @Test func doesNotWriteACatalogOfMessages() throws {
    var rules: RuleSet<String> = [.notEmpty]
    rules.messages = MessageCatalog(language: "de")
    let error = #expect(throws: EncodingError.self) { _ = try rules.json() }
    #expect("\(try #require(error))".contains("set its messages to nil"))
    rules.messages = nil
    #expect(try RuleSet<String>(json: rules.json()).rules.count == 1)
  }

  @Test func keepsWhatIsSaidOfARule() throws {
    let rules = RuleSet<String>(
      [
        Rule(EmailRule(), message: "Not an address.", severity: .warning),
        Rule(LengthRule(3...9), message: ""),
        .email || .phoneNumber(region: "GB"),
        !(.contains("a") && .contains("b") && .contains("c")),
      ], isOptional: true, stopsAtFirstFailure: true)
    let json = String(decoding: try rules.json(), as: UTF8.self)
    let expected = #"""
      {"isOptional":true,"rules":[{"email":{},"message":"Notanaddress.","severity":"warning"},\#
      {"length":{"maximum":9,"minimum":3},"message":""},{"or":["email",{"phone":{"region":"GB"}}]},\#
      {"not":{"and":[{"contains":{"text":"a"}},{"contains":{"text":"b"}},{"contains":{"text":"c"}}]}}],\#
      "stopsAtFirstFailure":true}
      """#
    #expect(json.filter { !$0.isWhitespace } == expected)
    let other = try RuleSet<String>(json: Data(json.utf8))
    #expect(other.isOptional)
    #expect(other.stopsAtFirstFailure)
    #expect(other.rules.map(\.message) == ["Not an address.", "", nil, nil])
    #expect(other.rules.map(\.severity) == [.warning, .error, .error, .error])
    #expect(try other.json() == rules.json())
    for text in ["", "a", "abc", "ada@example.com", "020 7946 0018", "abcdefghijkl"] {
      #expect(other.failures(for: text) == rules.failures(for: text), "\(text)")
    }
  }

  @Test func keepsWhatPartsSay() throws {
    let text = #"{"or":[{"email":{},"message":"Not an address."},{"message":"No number.","phone":{}}]}"#
    let rule = try Rule<String>.read(text)
    #expect(try rule.writtenText() == text)
    let twin = Rule<String>.email.with(message: "Not an address.") || .phoneNumber.with(message: "No number.")
    #expect(rule.check.parameters == twin.check.parameters)
    let nested = (Rule<String>.email && .slug).with(message: "Both.") && .url
    let other = try nested.roundTripped()
    #expect(other.check.parameters == nested.check.parameters)
    #expect(throws: EncodingError.self) { _ = try Rule<String>.email.with { "\($0.name)!" }.writtenText() }
  }

  @Test func isAListUnlessMoreIsSaid() throws {
    #expect(
      String(decoding: try JSONEncoder().encode([.notEmpty, .email] as RuleSet<String>), as: UTF8.self)
        == #"["presence","email"]"#)
    #expect(
      try RuleSet<String>(json: Data(#"{"rules":["email"]}"#.utf8)).json() == RuleSet<String>([.email]).json()
    )
    #expect(try RuleSet<String>(json: Data("[]".utf8)).rules.isEmpty)
  }

  /// Rules that would be decoded as other ones, and the error texts for them.
  @Test(
    arguments: [
      (
        .satisfies("short") { $0.count < 3 },
        #"[1]: the rule "short" contains a closure, which cannot be encoded; add the name to the RuleVocabulary that reads and writes it"#
      ),
      (
        .satisfies("slug") { $0.isEmpty },
        #"[1]: the rule "slug" has the name of a rule of the library; choose another name"#
      ),
      (
        Rule(FormatRule("sku") { $0.hasPrefix("S") }),
        #"[1]: the rule "sku" is not known; add the name to the RuleVocabulary that reads and writes it"#
      ),
      (
        Rule(FormatRule("ulid", parameters: ["a": 1]) { _ in true }),
        #"[1]: the rule "ulid" has the name of a rule of the library; choose another name"#
      ),
      (
        Rule(FormatRule("date") { _ in true }),
        #"[1]: the rule "date" has the name of a rule of the library; choose another name"#
      ),
      (
        .satisfies("integer") { _ in true },
        #"[1]: the rule "integer" has the name of a rule of the library; choose another name"#
      ),
      (
        Rule(EmailRule(), error: CancellationError()),
        #"[1]: the rule "email" has a custom error, which cannot be encoded; remove the error"#
      ),
      (
        .cardExpiry(asOf: .computed { Date() }),
        #"[1]: the rule "card-expiry" contains a closure, which cannot be encoded; keep the rule in the program"#
      ),
      (
        .email || !.satisfies { _ in true },
        #"[1].or[1].not: the rule "custom" contains a closure, which cannot be encoded; add the name to the RuleVocabulary that reads and writes it"#
      ),
      (
        Rule(RangeRule<String>()),
        #"[1]: the rule "range" cannot be decoded again: missing parameter "minimum" or "maximum"; write {"range": {"minimum": …}}"#
      ),
    ] as [(Rule<String>, String)])
  func doesNotWriteWhatWouldNotComeBack(_ rule: Rule<String>, _ text: String) {
    #expect(error([.email, rule]) == text)
  }

  @Test func doesNotWriteValuesThatAreNoJSON() {
    #expect(
      error([Rule<Double>.minimum(-.infinity)])?.hasPrefix(
        #"[0]: the rule "minimum" contains a value that cannot be encoded: "#) == true)
    #expect(
      error([Rule<Date>.before { nil }])
        == #"[0]: the rule "before" contains a closure, which cannot be encoded; keep the rule in the program"#
    )
    let far = Date(timeIntervalSince1970: 1e12)
    #expect(error([Rule<Date>.same(as: far)])?.contains("ISO 8601") == true)
  }

  private func error<Value: VocabularyProviding>(_ rules: RuleSet<Value>) -> String? {
    do {
      _ = try rules.json()
      return nil
    } catch EncodingError.invalidValue(_, let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }
}
