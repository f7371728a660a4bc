// What the examples of the articles refer to without declaring it. `.ci/examples` compiles this file with each article.
import ALPValidator
import Foundation

@MainActor let url = URL(filePath: "/")
@MainActor let data = Data()
@MainActor let fileName = "letter.pdf"
@MainActor let validator = Validator(type: .string)
@MainActor let name = Validator(type: .string)
@MainActor let price = Validator(type: .numeric(Decimal.self))
@MainActor let form = FormValidator()
@MainActor let (control, email, password, repeated) = (
  TextControl(), TextControl(), TextControl(), TextControl()
)
@MainActor let (phone, company, vatNumber) = (TextControl(), TextControl(), TextControl())
@MainActor let (ageField, amountField) = (TextControl(), TextControl())
@MainActor let isCompany = Control(false)
@MainActor let (start, end) = (Control(Date.now), Control(Date.now))
@MainActor let button = Switch()
@MainActor let label = Label()
@MainActor let accounts = AccountService()
@MainActor var rules: RuleSet<String> = [.notEmpty]
@MainActor let failure = ValidationFailure.sample

@MainActor final class Switch {
  var isEnabled = false
}

@MainActor final class Label {
  var text: String?
}

struct AccountService: Sendable {
  func isFree(_ name: String) async throws -> Bool { name != "admin" }
  func signUp(_ email: String) async throws -> String { email }
}

extension ValidationFailure {
  static var sample: Self { RuleSet<String>([.notEmpty]).failures(for: "")[0] }
}

func show(_ value: some Any) {}

@MainActor let shop = Shop()
@MainActor let coupon = TextControl()
@MainActor let product = TextControl(text: "tea")

struct Shop: Sendable {
  struct Answer: Sendable {
    var reason: String?
  }

  func check(_ code: String) async throws -> Answer { Answer() }
  func accepts(_ code: String, for product: String) async throws -> Bool { true }
}
