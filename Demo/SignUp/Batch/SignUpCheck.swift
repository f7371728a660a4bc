import ALPValidator
import Foundation

/// Decodes sign-ups from lines, with all rules. Each worker of a batch has its own.
struct SignUpCheck {
  private let rules: RuleSet<SignUp>

  init() throws { rules = try SignUp.makeRules(includesWarnings: false) }

  /// Returns the failures of the sign-up in a line; none if it is valid.
  func failures(on line: ArraySlice<UInt8>) throws(BrokenLine) -> [ValidationFailure] {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(line))
      return []
    } catch {
      if let broken = BrokenLine(error.failures, on: line) { throw broken }
      return error.failures
    }
  }
}
