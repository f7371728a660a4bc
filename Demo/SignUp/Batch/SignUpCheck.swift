import ALPValidator
import Foundation

/// Reads sign-ups from lines and validates them. Each worker of a batch has its own.
struct SignUpCheck {
  /// A rule that a field of a sign-up fails.
  struct Failure: Equatable {
    var field: SignUp.Field
    var failure: ValidationFailure
  }

  private let rules: SignUpRules
  private let json: Rule<String> = .json
  private let decoder = JSONDecoder()

  init() throws { rules = try SignUpRules() }

  /// Returns the rules of severity error that the sign-up in a line fails; none if it is valid.
  func failures(on line: ArraySlice<UInt8>) throws(BrokenLine) -> [Failure] {
    failures(of: try signUp(on: line))
  }

  /// Returns the sign-up in a line.
  func signUp(on line: ArraySlice<UInt8>) throws(BrokenLine) -> SignUp {
    if let signUp = SignUpReader.signUp(on: line) { return signUp }
    return try decodedSignUp(on: line)
  }

  /// Returns the sign-up in any line, however it is written, or why it is not one.
  func decodedSignUp(on line: ArraySlice<UInt8>) throws(BrokenLine) -> SignUp {
    let text = String(decoding: line, as: UTF8.self)
    // Bytes that are not UTF-8 have been replaced.
    guard text.utf8.elementsEqual(line) else { throw .notUTF8 }
    // The decoder accepts an extra comma, and malformed values of unknown keys.
    guard json.isSatisfied(by: text) else { throw .notJSON }
    do {
      return try decoder.decode(SignUp.self, from: Data(line))
    } catch let broken as BrokenLine {
      throw broken
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw .notAnObject
    } catch {
      throw .notJSON
    }
  }

  /// Returns the rules of severity error that a sign-up fails, in the order of the fields.
  func failures(of signUp: SignUp) -> [Failure] {
    var failures: [Failure] = []
    func add(_ field: SignUp.Field, _ found: [ValidationFailure]) {
      for failure in found where failure.severity == .error {
        failures.append(Failure(field: field, failure: failure))
      }
    }
    add(.userName, rules.userName.failures(for: signUp.userName))
    add(.email, rules.email.failures(for: signUp.email))
    add(.password, rules.password.failures(for: signUp.password))
    let pair = SignUpRules.PasswordPair(
      password: signUp.password ?? "", repeated: signUp.repeatedPassword ?? "")
    add(.repeatedPassword, rules.repeatedPassword.failures(for: pair))
    add(.age, rules.age.failures(for: signUp.age))
    add(.acceptsTerms, rules.acceptsTerms.failures(for: signUp.acceptsTerms))
    return failures
  }
}
