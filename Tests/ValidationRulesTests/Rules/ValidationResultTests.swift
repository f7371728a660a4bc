@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

@Suite struct ValidationResultTests {
  private enum SignUpError: Error, Equatable { case blocked(String) }

  private struct SpokenError: LocalizedError {
    var errorDescription: String? { "We know you." }
  }

  private let failed = "ada@".validate(.email, .length(...2))

  @Test func isValidOrNamesWhatFailed() {
    #expect("a@b.co".validate(.email) == .valid)
    #expect(failed == .invalid(failed.failures))
    #expect(!failed.isValid)
    #expect(failed.failures.map(\.name) == ["email", "length"])
    #expect(failed.errorMessages == failed.failures.map(\.message))
    #expect(ValidationResult.valid.isValid && ValidationResult.valid.failures.isEmpty)
    #expect(ValidationResult.valid.errorMessages.isEmpty && ValidationResult.valid.errors.isEmpty)
  }

  @Test func leavesWarningsToTheRuleSet() {
    let long = Rule(LengthRule(8...64), severity: .warning)
    let rules: RuleSet<String> = [.notEmpty, long]
    #expect("abc".validate(rules: rules) == .valid)
    #expect(rules.failures(for: "abc").map(\.severity) == [.warning])
    #expect(RuleSet([long, .email], stopsAtFirstFailure: true).failures(for: "a").count == 2)
    #expect("".validate(rules: rules).failures.map(\.name) == ["presence"])
  }

  @Test func givesBackTheErrorOfTheProgram() throws {
    let known = Rule(PredicateRule<String>("known") { _ in false }, error: SignUpError.blocked("ada"))
    let result = "ada".validate(known, .email)
    #expect(result.errors.count == 2)
    #expect(result.errors.first as? SignUpError == .blocked("ada"))
    #expect((result.errors.last as? ValidationFailure)?.name == "email")
    #expect(result.failures.first?.error as? SignUpError == .blocked("ada"))
  }

  @Test func throwsAllFailuresAsOneError() throws {
    try "a@b.co".validate(.email).get()
    let error = try #require(throws: ValidationError.self) { try failed.get() }
    #expect(error == ValidationError(failures: failed.failures))
    #expect(error.localizedDescription == failed.errorMessages.joined(separator: "\n"))
    #expect(error.errors.count == 2)
    let spoken = Rule(PredicateRule<String> { _ in false }, error: SpokenError())
    let own = try #require(throws: ValidationError.self) { try "".validate(spoken).get() }
    #expect(own.errors.first is SpokenError)
  }

  @Test func merges() {
    let short = "a".validate(.length(3...))
    #expect(ValidationResult.valid.merging(.valid) == .valid)
    #expect(ValidationResult.valid.merging(short) == short)
    #expect(short.merging(.valid) == short)
    #expect(short.merging(failed) == .invalid(short.failures + failed.failures))
    #expect(ValidationResult.valid.merging(.invalid([])) == .invalid([]))
  }
}
