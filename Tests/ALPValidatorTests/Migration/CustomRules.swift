import ALPValidator
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
