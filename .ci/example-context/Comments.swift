// What the examples in comments of declarations refer to without declaring it.
// With: .ci/example-context/Notifications.swift
import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing
import ValidationFormats

@MainActor let server = AccountService()
@MainActor let (priceField, guestsField, arrivalField) = (TextControl(), TextControl(), TextControl())
@MainActor let (guests, arrival, ageValidator) = (Validator<Int>(), Validator<Date>(), Validator<Int>())
@MainActor let (birthday, purchase) = (Validator<Date>(), Validator<Date>())
@MainActor let (body, bytes, today) = (Data(), [UInt8](), Date.now)
@MainActor let (registration, celebration) = (SignUp(), Party())
@MainActor let signUp: RuleSet<SignUp> = []
@MainActor let hall = Hall()
@MainActor let error = ValidationError(failures: [])
@MainActor let decoder = JSONDecoder()
@MainActor let vocabulary = RuleVocabulary<String>.standard
@MainActor let model = SignUpController()

func serverTime() -> Date { .now }
@MainActor func focus(_ control: AnyControl?) {}

struct Guest: Codable, Hashable, Sendable { var email = "", age = 0 }

struct Party: Codable, Sendable {
  var guests: [Guest] = []
  var (start, end) = (0, 1)
}

struct SignUp: Codable, Sendable {
  var email = "", age = 0, password = "", repeated = ""
  var guests: [Guest] = []
}

struct Seat: Sendable { var isAtTheAisle = true, isFree = true }

struct DivisibleRule: ValidationRule {
  let divisor: Int
  let name = "divisible"

  init(by divisor: Int) { self.divisor = divisor }

  func isSatisfied(by number: Int) -> Bool { number.isMultiple(of: divisor) }
}

struct EvenLengthRule: ValidationRule {
  let name = "even-length"
  func isSatisfied(by text: String) -> Bool { text.count.isMultiple(of: 2) }
}

struct SeatOptions: FormatOptions {
  var allowsPrefix = false
  static let standard = Self()
  mutating func visit(with visitor: any OptionVisitor) throws {
    try visitor.visit("allowsPrefix", &allowsPrefix)
  }
}

enum SeatFormat {
  static func matches(_ text: String, _ options: SeatOptions) -> Bool { true }
}

@MainActor final class Hall {
  func isFree(_ seat: String) -> Bool { true }
}

@MainActor final class SignUpController {
  let name = Validator(type: .string)
  let nameLabel = Label()
  let userName = TextControl()
}
