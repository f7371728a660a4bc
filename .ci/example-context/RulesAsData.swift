import ValidationRules
import Foundation

struct DivisibleRule: ValidationRule {
  let divisor: Int
  let name = "divisible"

  init(by divisor: Int) { self.divisor = divisor }

  func isSatisfied(by number: Int) -> Bool { number.isMultiple(of: divisor) }
}

@MainActor let json = Data()
@MainActor let decoder = JSONDecoder()
@MainActor let vocabulary = RuleVocabulary<Int>.standard

struct Guest: Codable, Sendable {
  var email = ""
  var age = 0
}
