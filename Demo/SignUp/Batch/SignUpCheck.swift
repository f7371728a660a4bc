import ALPValidator
import Foundation

/// Reads sign-ups from lines and validates them. Each worker of a batch has its own.
struct SignUpCheck {
  private let rules: RuleSet<SignUp>
  private let json: Rule<String> = .json
  private let decoder: JSONDecoder

  init() throws {
    rules = try SignUp.makeRules(includesWarnings: false)
    decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
  }

  /// Returns the failures of severity error of the sign-up in a line; none if it is valid.
  func failures(on line: ArraySlice<UInt8>) throws(BrokenLine) -> [ValidationFailure] {
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

  /// Returns the failures of severity error, in the order of the fields.
  func failures(of signUp: SignUp) -> [ValidationFailure] {
    rules.failures(for: signUp).filter { $0.severity == .error }
  }
}
