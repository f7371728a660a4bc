import ALPValidator
import Foundation
import Testing

/// A rule that accepts Brazilian tax numbers.
///
/// They have eleven digits, of which the last two are check digits.
struct CPFRule: ValidationRule {
  let name = "cpf"

  func isSatisfied(by text: String) -> Bool {
    let digits = text.compactMap(\.wholeNumberValue)
    guard text.utf8.count == 11, digits.count == 11, Set(digits).count > 1
    else { return false }
    return [9, 10].allSatisfy { place in
      let sum = (0..<place).reduce(0) { $0 + digits[$1] * (place + 1 - $1) }
      return sum * 10 % 11 % 10 == digits[place]
    }
  }
}

extension Rule where Value == String {
  /// A rule that accepts Brazilian tax numbers.
  static var cpf: Self {
    Self(CPFRule()).with(
      message: "Please enter a CPF, such as 52998224725.")
  }
}

private let taxNumber: RuleSet<String> = [
  .notEmpty, .cpf || .satisfies("foreign") { $0.hasPrefix("X") },
]

@Suite struct CustomRulesTests {
  @Test(arguments: ["52998224725", "11144477735", "12345678909"])
  func accepts(_ text: String) { #expect(CPFRule().isSatisfied(by: text)) }

  @Test(arguments: [
    "",
    "52998224724",  // wrong second check digit
    "52998224735",  // wrong first check digit
    "5299822472", "529982247250",
    "11111111111",  // its check digits are right, but it is not issued
    "529.982.247-25", "5299822472٥",
  ])
  func rejects(_ text: String) { #expect(!CPFRule().isSatisfied(by: text)) }

  @Test func joinsTheOthers() {
    #expect(taxNumber.isSatisfied(by: "52998224725"))
    #expect(taxNumber.isSatisfied(by: "X1"))
    #expect(taxNumber.failures(for: "1").count == 1)
    #expect("1".validate(.cpf).errorMessages == ["Please enter a CPF, such as 52998224725."])
  }
}

extension Rule where Value == String {
  /// A rule that accepts the numbers of parts of a warehouse.
  static func partNumber(warehouse: String) -> Self {
    Self(
      FormatRule(
        "part-number", parameters: ["warehouse": .string(warehouse)],
        schema: ["pattern": .string("^\(warehouse)-[0-9]{4}$")],
        hints: InputHints(
          capitalization: .allCharacters, allowsAutocorrection: false),
        withheldParameters: [], requirement: "The number of a part"
      ) {
        let digits = $0.dropFirst(warehouse.count + 1)
        return $0.hasPrefix("\(warehouse)-") && digits.utf8.count == 4
          && digits.allSatisfy(\.isNumber)
      })
  }
}

/// The library's rules as data, and that for parts.
let partVocabulary: RuleVocabulary<String> = {
  var vocabulary = RuleVocabulary<String>.standard
  vocabulary["part-number"] = {
    .partNumber(warehouse: try $0.value("warehouse"))
  }
  return vocabulary
}()

@MainActor @Suite struct PartNumberTests {
  private let rules: RuleSet<String> = [.partNumber(warehouse: "AB")]

  @Test func accepts() {
    #expect(rules.isSatisfied(by: "AB-1234"))
    #expect(["", "AB-12345", "CD-1234", "AB-12x4"].allSatisfy { !rules.isSatisfied(by: $0) })
  }

  @Test func hasASchema() throws {
    let schema = try JSONDecoder().decode([String: JSONValue].self, from: rules.jsonSchema(exact: true))
    #expect(schema["pattern"] == "^AB-[0-9]{4}$" && schema["$comment"] == nil)
  }

  @Test func hasAKeyboard() {
    let control = TextControl()
    control.addRule(.partNumber(warehouse: "AB"))
    #expect(control.hints.capitalization == .allCharacters && !control.hints.allowsAutocorrection)
    #expect(control.rules.map(\.requirement) == ["The number of a part"])
  }

  @Test func tellsClientsItsParameter() throws {
    let failure = try #require(rules.failures(for: "").first)
    let json = String(decoding: try JSONEncoder().encode(failure), as: UTF8.self)
    #expect(json.contains(#""parameters":{"warehouse":"AB"}"#))
  }

  @Test func isData() throws {
    let json = try rules.json(vocabulary: partVocabulary)
    let other = try RuleSet<String>(json: json, vocabulary: partVocabulary)
    #expect(other.isSatisfied(by: "AB-1234") && !other.isSatisfied(by: "CD-1234"))
  }
}
