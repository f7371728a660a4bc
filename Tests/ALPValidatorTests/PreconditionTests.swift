@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// A mistake of the program ends the process, with a message that names the fault and the value.
@Suite struct PreconditionTests {
  typealias Mistake = (message: String, make: @MainActor @Sendable () -> Void)

  @MainActor
  private static func listOfTwo() -> FormList<String> {
    FormModel(Application(skills: ["a", "b"]), rules: Application.rules).list(\.skills)
  }

  static let mistakes: [Mistake] = [
    ("Negative file size in -1...5", { _ = FileSizeRule(-1...5) }),
    ("Negative file size", { _ = Rule.fileSize(...(-1)) }),
    ("Negative count in -1...5", { _ = Rule<[FileValue]>.fileCount(-1...5) }),
    ("Maximum width 0", { _ = Rule.imageSize(width: ...0, height: ...5) }),
    (
      #""type" is the tag of Order, and the case "card" declares a part of this name"#,
      {
        let rules: RuleSet<Order.Card> = [.at(\.number, "type")]
        _ = RuleSet<Order>.cases(tag: "type", [.case("card", { _ in Order() }, { _ in nil }, rules)])
      }
    ),
    (
      #"Two cases of Order have one name: "a", "a""#,
      { _ = RuleSet<Order>.cases(tag: "type", [.case("a", Order()), .case("a", Order())]) }
    ),
    (
      #"The case "text" of Order holds String, whose rules declare no parts"#,
      {
        _ = RuleSet<Order>.cases(
          tag: "type", [.case("text", { _ in Order() }, { _ in nil }, RuleSet<String>([.email]))])
      }
    ),
    (
      #"The case "card" of Payment does not hold a value of Transfer"#,
      { _ = FormModel(Order(), rules: Order.rules).choice(\.payment).model("card", of: Order.Transfer.self) }
    ),
    (
      #"Payment has no case "cash" in its rules: "card", "transfer""#,
      { _ = FormModel(Order(), rules: Order.rules).choice(\.payment).model("cash", of: Order.Card.self) }
    ),
    (
      "part(_:) was called for \\Order.payment, whose part the form returns by choice(_:)",
      { _ = FormModel(Order(), rules: Order.rules).part(\.payment) as FormModel<Order.Payment> }
    ),
    (
      #"The form has another part with the name "email""#,
      {
        let form = FormValidator()
        form.add(TextControl(), name: "email")
        form.add(FormValidator(), name: "email")
      }
    ),
    (
      "A form cannot be a part of itself",
      {
        let form = FormValidator()
        form.add(FormValidator(), name: "page").add(FormValidator(), name: "section").add(form)
      }
    ),
    (
      "Index 1 is beyond 0 parts",
      {
        let form = FormValidator()
        let control = form.add(TextControl())
        form.add(control, at: 1)
      }
    ),
    ("Index 3 is beyond 2 elements", { listOfTwo().insert("c", at: 3) }),
    ("Index -1 is beyond 2 elements", { listOfTwo().insert("c", at: -1) }),
    ("Index 2 is beyond 2 elements", { listOfTwo().move(from: 2, to: 0) }),
    ("Index 2 is beyond 2 elements", { listOfTwo().move(from: 0, to: 2) }),
    (
      "Formatters of .each(…) are for values, and Employer has properties",
      {
        let formatter = ValueFormatter<Employer>("none") { $0 }
        _ = Rule<Application>.each(\.employers, "employers", formatters: [formatter], Employer.rules)
      }
    ),
    ("At least 2 of 1 controls", { FormValidator().requireAtLeast(2, of: [TextControl()]) }),
    (
      "Say {this",
      {
        var catalog = MessageCatalog.english
        catalog["length"] = "Say {this"
      }
    ),
    ("UUID version 9 is not one of 1 to 8", { _ = Rule<String>.uuid(version: 9) }),
    ("No URL scheme is accepted", { _ = Rule<String>.url(schemes: []) }),
    ("No payment card network is accepted", { _ = Rule<String>.card(networks: []) }),
    (
      "An expiry has a year of two digits, or of four",
      { _ = Rule<String>.cardExpiry([.requiresFourDigitYear, .requiresTwoDigitYear]) }
    ),
    ("No kind of article number is accepted", { _ = Rule<String>.ean(kinds: []) }),
    ("Both separators are \",\"", { _ = Rule<String>.currencyAmount(decimalSeparator: ",") }),
    (
      "A fraction without digits",
      { _ = Rule<String>.currencyAmount(fractionDigits: 0...0, .requiresFraction) }
    ),
    ("Negative minimum of digits -1", { _ = Rule<String>.strongPassword(minimumDigits: -1) }),
    ("Negative limit -1", { _ = ValueFormatter.limited(to: -1) }),
    (
      "Negative number of fraction digits -1",
      { _ = TextFormat<Decimal>.decimal(locale: Locale(identifier: "en_US"), fractionDigits: -1) }
    ),
    ("Negative count in", { _ = Rule.containsDigits((-1)...) }),
    ("Negative count in", { _ = Rule.containsSymbols(...(-1)) }),
    ("No count lies in 2..<2", { _ = Rule.containsLetters(2..<2) }),
    ("Negative count in -1...2", { _ = CharacterRule(.containsCharacters, .count(-1...2), "a") }),
    ("\"z-a\" selects no characters", { _ = Rule.onlyCharacters(in: "z-a") }),
    ("No length lies in 3..<3", { _ = Rule.length(3..<3) }),
    ("Negative count in -1...2", { _ = WordCountRule(-1...2) }),
    (
      "Minimum 3 of fraction digits exceeds maximum 2",
      { _ = Rule<String>.decimal(minimumFractionDigits: 3, maximumFractionDigits: 2) }
    ),
    ("Negative minimum of fraction digits -3", { _ = Rule<String>.decimal(minimumFractionDigits: -3) }),
    ("No value lies in 3..<3", { _ = Rule.range(3..<3) }),
    ("The step of a multiple is 0", { _ = Rule<Int>.multiple(of: 0) }),
    ("The step of a multiple is nan", { _ = Rule<Double>.multiple(of: .nan) }),
    ("The step of a multiple is 0", { _ = Rule<Decimal>.multiple(of: 0) }),
    (
      "more than 18 significant digits",
      { _ = Rule.multiple(of: Decimal(string: "1.000000000000000001") ?? 0) }
    ),
    ("Negative count", { _ = Rule<[Int]>.count(...(-1)) }),
    (
      "\"email\" is not a JSON Pointer",
      {
        let path: ValidationPath = "email"
        _ = path
      }
    ),
    (
      "Minimum 10 exceeds maximum 3",
      { Validator(type: .string).addValidationToEnsureRange(minimum: 10, maximum: 3) }
    ),
    (
      "Minimum 2.5 exceeds maximum 1.0",
      { Validator(type: .numeric).addValidationToEnsureRange(minimum: 2.5, maximum: 1) }
    ),
    ("Negative length in -1", { Validator(type: .string).addValidationToEnsureMinimumLength(-1) }),
  ]

  @Test(arguments: mistakes.indices)
  func isNamed(_ index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await PreconditionTests.mistakes[index].make()
    }
    #expect(result?.said(Self.mistakes[index].message) == true)
  }
}
