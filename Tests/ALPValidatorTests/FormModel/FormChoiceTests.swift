import ALPValidator
import ALPValidatorTesting
import Foundation
import TestSupport
import Testing

/// The choice among the cases of an enumeration in a form.
@MainActor
@Suite struct FormChoiceTests {
  private typealias Payment = Order.Payment

  private func form(_ order: Order = Order()) -> FormModel<Order> { FormModel(order, rules: Order.rules) }

  private func json(_ data: Data) throws -> JSONValue { try JSONDecoder().decode(JSONValue.self, from: data) }

  private func failures(_ form: FormGroup) -> [String] {
    form.silentFailures().map { "\($0.name) \($0.path)" }
  }

  // MARK: Selecting

  @Test func aCaseBeginsWithWhatItsDeclarationSays() {
    let form = form()
    let payment = form.choice(\.payment)
    #expect(payment.selection.value == "invoice")
    #expect(payment.choices.map(\.label) == ["Card", "Bank transfer", "voucher", "Invoice"])
    payment.selection.value = "voucher"
    #expect(form.value.payment == .voucher(""))
    payment.control("voucher", of: String.self)?.text = "abcd"
    #expect(form.value.payment == .voucher("ABCD"))
    #expect(form.state == .invalid)
    #expect(form.validate() == .valid)
  }

  @Test func onlyTheSelectedCaseIsValidated() {
    let form = form(Order(payment: .card(Order.Card(number: "1", year: 2_010))))
    #expect(failures(form) == ["range /payment/year"])
    form.choice(\.payment).selection.value = "transfer"
    #expect(failures(form) == ["presence /payment/iban"])
    form.choice(\.payment).selection.value = "invoice"
    #expect(failures(form) == [])
    #expect(form[\.amount].value == 1)
    form[\.amount].value = 500
    #expect(failures(form) == ["limit /amount"])
  }

  @Test func whatWasTypedComesBack() {
    let form = form()
    let payment = form.choice(\.payment)
    payment.selection.value = "card"
    let card = payment.model("card", of: Order.Card.self)
    card?[\.number].text = " 42 "
    card?[\.year].text = "x"
    payment.selection.value = "transfer"
    payment.model("transfer", of: Order.Transfer.self)?[\.holder].text = "Ada"
    payment.selection.value = "card"
    #expect(card?[\.number].text == " 42 ")
    #expect(card?[\.year].text == "x")
    #expect(payment.model("card", of: Order.Card.self) === card)
    card?[\.year].text = "2040"
    #expect(form.value.payment == .card(Order.Card(number: "42", year: 2_040)))
    payment.selection.value = "transfer"
    #expect(form.value.payment == .transfer(Order.Transfer(holder: "Ada")))
  }

  @Test func aNewCaseIsBlankWhereItsDeclarationSaysSo() {
    let form = form()
    let payment = form.choice(\.payment)
    payment.selection.value = "card"
    #expect(payment.model("card", of: Order.Card.self)?[\.year].text == "")
    // The case that a new form begins with, too.
    let other = FormModel(Order(payment: .card(Order.Card())), rules: Order.rules)
    #expect(other.choice(\.payment).model("card", of: Order.Card.self)?[\.year].text == "")
  }

  @Test func theFormOfACaseIsThereBeforeItIsSelected() {
    let form = form()
    let payment = form.choice(\.payment)
    let before = form.snapshot()
    let card = payment.model("card", of: Order.Card.self)
    #expect(card != nil)
    #expect(form.snapshot() == before)
    #expect(!form.isDirty)
    payment.selection.value = "card"
    #expect(payment.model("card", of: Order.Card.self) === card)
    #expect(payment.model("credit", of: Order.Transfer.self) == nil)
  }

  @Test func whatTheProgramPutsIntoACaseBeforehandStays() {
    let form = form()
    let payment = form.choice(\.payment)
    payment.control("voucher", of: String.self)?.text = "abcd"
    #expect(form.value.payment == .invoice)
    payment.selection.value = "voucher"
    #expect(form.value.payment == .voucher("ABCD"))
  }

  @Test func aCaseWithoutABeginningCantBeSelected() {
    let form = form(Order(payment: .voucher("ABCD")))
    let payment = form.choice(\.payment)
    let reports = reportsOfMisuse { payment.selection.value = "credit" }
    #expect(reports.count == 1)
    #expect(payment.selection.value == "voucher")
    #expect(form.value.payment == .voucher("ABCD"))
    // A value may have it.
    form.value.payment = .credit(Order.Transfer(iban: "1"))
    #expect(payment.selection.value == "credit")
    #expect(payment.choices.last?.name == "credit")
    #expect(payment.model("credit", of: Order.Transfer.self)?[\.iban].text == "1")
  }

  @Test func aNameThatIsNoCaseFails() {
    let form = form()
    form.choice(\.payment).selection.value = nil
    #expect(failures(form) == ["presence /payment/type"])
    #expect(form.value.payment == .invoice)
    form.value.payment = .gift
    #expect(failures(form).contains("type /payment/type"))
    #expect(form.value.payment == .gift)
  }

  @Test func aChoiceThatMayBeMissing() {
    let form = form()
    let contact = form.choice(\.contact)
    #expect(contact.selection.value == nil)
    #expect(!contact.selection.isRequired)
    contact.selection.value = "email"
    #expect(form.value.contact == .email(""))
    #expect(failures(form) == ["email /contact/email/address"])
    contact.control("email", of: String.self)?.text = "a@example.com"
    #expect(form.value.contact == .email("a@example.com"))
    contact.selection.value = nil
    #expect(form.value.contact == nil)
    #expect(failures(form) == [])
    #expect(form.choice(\.payment).selection.isRequired)
  }

  // MARK: Paths

  @Test func pathsLeadToTheSelectedCase() {
    let form = form(Order(payment: .transfer(Order.Transfer()), contact: .card(Order.Card())))
    let payment = form.choice(\.payment)
    #expect(payment.selection.path == "/payment/type")
    let holder = payment.model("transfer", of: Order.Transfer.self)?[\.holder]
    #expect(payment.model("card", of: Order.Card.self) != nil)
    #expect(form.control(at: "/payment/holder") === holder)
    #expect(form.control(at: "/payment/type") === payment.selection)
    #expect(form.control(at: "/payment") === payment.selection)
    payment.selection.value = "card"
    #expect(form.control(at: "/payment/holder") === payment.model("card", of: Order.Card.self)?[\.holder])
    #expect(form.choice(\.contact).selection.path == "/contact")
    #expect(form.control(at: "/contact/card/number")?.path == "/contact/card/number")
  }

  @Test func failuresOfAServerAreWhereTheyBelong() {
    let form = form(Order(payment: .card(Order.Card())))
    form.setExternalFailures([
      "/payment/number": "Blocked.", "/payment/type": "Not here.", "/contact": "Say how.",
    ])
    let payment = form.choice(\.payment)
    #expect(payment.model("card", of: Order.Card.self)?[\.number].visibleErrorMessages == ["Blocked."])
    #expect(payment.selection.visibleErrorMessages == ["Not here."])
    #expect(form.choice(\.contact).selection.visibleErrorMessages == ["Say how."])
    form.setExternalFailures(["/payment": "Choose another one."])
    #expect(payment.selection.visibleErrorMessages == ["Choose another one."])
    #expect(form.externalFailures.isEmpty)
  }

  @Test(arguments: ["/payment/iban", "/payment/nope", "/payment"] as [ValidationPath])
  func aFailureOfACaseThatWasLeftSinceIsInTheResultOnly(path: ValidationPath) async throws {
    let form = form(Order(payment: .transfer(Order.Transfer(iban: "1"))))
    let payment = form.choice(\.payment)
    let failures = ExternalFailures([path: "Blocked.", "/amount": "Too much."])
    let submission: Submission<Order> = try await form.save { _ in
      payment.selection.value = "voucher"
      throw failures
    }
    #expect(submission == .rejected(failures))
    #expect(form.failures.map(\.message).filter { $0 == "Blocked." } == [])
    #expect(form[\.amount].visibleErrorMessages == ["Too much."])
    payment.selection.value = "transfer"
    #expect(payment.selectedForm?.failures.isEmpty == true)
  }

  @Test func aFailureOfNoFieldOfTheCaseKeepsItsPath() {
    let form = form(Order(parts: [.card(Order.Card()), .invoice]))
    form.setExternalFailures(["/parts/0/nope": "Blocked.", "/payment/nope": "No.", "/contact/nope": "Hm."])
    let paths = Set(form.failures.map(\.path.description))
    #expect(paths.isSuperset(of: ["/contact/nope", "/parts/0/nope", "/payment/nope"]), "\(paths)")
    form.list(\.parts).move(from: 0, to: 1)
    #expect(form.failures.map(\.path.description).contains("/parts/1/nope"))
  }

  @Test func aFormOfACaseThatIsNotDeclaredIsReported() {
    #expect(reportsOfMisuse { _ = form(Order(payment: .gift)) }.count == 1)
  }

  // MARK: Changes

  @Test func aSwitchIsOneChangeAtTheChoice() throws {
    let form = form(Order(payment: .card(Order.Card(number: "1", holder: "Ada", pin: "9"))))
    let payment = form.choice(\.payment)
    payment.selection.value = "transfer"
    payment.model("transfer", of: Order.Transfer.self)?[\.iban].text = "DE"
    #expect(form.changedPaths == ["/payment"])
    #expect(
      try json(form.mergePatch()) == [
        "payment": ["type": "transfer", "iban": "DE", "holder": "", "number": nil, "pin": nil, "year": nil]
      ])
    let patched = try Order.rules.decode(merging: form.mergePatch(), into: form.base)
    #expect(patched.payment == form.value.payment)
    payment.selection.value = "card"
    #expect(form.changedPaths.isEmpty)
    #expect(!form.isDirty)
    payment.model("card", of: Order.Card.self)?[\.holder].text = "Grace"
    #expect(form.changedPaths == ["/payment/holder"])
    #expect(try json(form.mergePatch()) == ["payment": ["holder": "Grace"]])
    form.reset()
    #expect(form.value == form.base)
    #expect(payment.selection.value == "card")
  }

  @Test func aKeyedSwitchHasNullForTheOldCase() throws {
    let form = form(Order(contact: .email("a@example.com")))
    form.choice(\.contact).selection.value = "card"
    #expect(form.changedPaths == ["/contact"])
    let patch = try json(form.mergePatch())
    guard case .object(let members) = patch, case .object(let contact)? = members["contact"] else {
      Issue.record("\(patch)")
      return
    }
    #expect(contact["email"] == .null)
    #expect(contact.keys.sorted() == ["card", "email"])
  }

  @Test func savingTakesTheCaseThatTheServerHas() async throws {
    let form = form(Order(payment: .card(Order.Card(number: "1"))))
    form.choice(\.payment).selection.value = "voucher"
    form.choice(\.payment).control("voucher", of: String.self)?.text = "abcd"
    let result = await form.save { order in
      #expect(order.payment == .voucher("ABCD"))
      var saved = order
      saved.payment = .voucher("WXYZ")
      return saved
    }
    guard case .submitted = result else {
      Issue.record("\(result)")
      return
    }
    #expect(form.value.payment == .voucher("WXYZ"))
    #expect(!form.isDirty)
  }

  @Test func aCaseThatTheProgramSetsAgainBeginsWithItsValue() {
    let form = form()
    let payment = form.choice(\.payment)
    payment.selection.value = "card"
    let card = payment.model("card", of: Order.Card.self)
    card?[\.number].text = "1"
    form.value.payment = .transfer(Order.Transfer())
    form.value.payment = .card(Order.Card(number: "2"))
    #expect(card?[\.number].isDirty == false)
    #expect(form.value.payment == .card(Order.Card(number: "2")))
    card?[\.number].text = "3"
    #expect(card?[\.number].isDirty == true)
    #expect(form.changedPaths == ["/payment"])
  }

  @Test func anAddedElementHasTheCaseThatItWasAddedWithAsItsBase() {
    let form = form()
    let choice = form.list(\.parts).append(.voucher("ABCD")).choice(\.self)
    choice.control("voucher", of: String.self)?.text = "typed"
    form.value.parts = [.card(Order.Card(number: "1"))]
    choice.selection.value = "voucher"
    #expect(form.value.parts == [.voucher("ABCD")])
  }

  // MARK: Another base

  @Test func aCaseThatBothSidesChangedIsAConflictAtTheChoice() {
    let form = form(Order(payment: .card(Order.Card(number: "1"))))
    form.choice(\.payment).selection.value = "voucher"
    #expect(form.rebase(onto: Order(payment: .transfer(Order.Transfer(iban: "x")))) == ["/payment"])
    #expect(form.value.payment == .voucher(""))
    #expect(form.changedPaths == ["/payment"])
  }

  @Test func anotherBaseIsMergedByProperties() {
    let form = form(Order(payment: .card(Order.Card(number: "1", holder: "A"))))
    let card = form.choice(\.payment).model("card", of: Order.Card.self)
    card?[\.holder].text = "B"
    #expect(form.rebase(onto: Order(payment: .card(Order.Card(number: "2", holder: "A")))).isEmpty)
    #expect(form.value.payment == .card(Order.Card(number: "2", holder: "B")))
    #expect(
      form.rebase(onto: Order(payment: .card(Order.Card(number: "2", holder: "C")))) == ["/payment/holder"])
    // Untouched, it follows a switch.
    form.reset()
    #expect(form.rebase(onto: Order(payment: .invoice)).isEmpty)
    #expect(form.value.payment == .invoice)
  }

  // MARK: Drafts

  @Test func aDraftHasWhatWasTypedInEachCase() throws {
    let form = form(Order(payment: .card(Order.Card(number: "1", pin: "9"))))
    let payment = form.choice(\.payment)
    payment.model("card", of: Order.Card.self)?[\.holder].text = "Ada"
    payment.selection.value = "transfer"
    payment.model("transfer", of: Order.Transfer.self)?[\.iban].text = "DE"
    let data = try JSONEncoder().encode(form.snapshot())
    #expect(!String(decoding: data, as: UTF8.self).contains("\"9\""))
    let snapshot = try JSONDecoder().decode(FormSnapshot<Order>.self, from: data)
    #expect(snapshot == form.snapshot())
    let other = self.form(Order(payment: .card(Order.Card(number: "1", pin: "9"))))
    #expect(other.restore(snapshot) == FormRestoration())
    #expect(other.value == form.value)
    #expect(other.snapshot() == snapshot)
    other.choice(\.payment).selection.value = "card"
    #expect(other.value.payment == .card(Order.Card(number: "1", holder: "Ada", pin: "9")))
  }

  @Test func aDraftHasACaseWithoutItsValue() throws {
    enum Answer: CasesCodable, Equatable, Sendable {
      case number(Int?)
      case none
      static let rules: RuleSet<Answer> = .cases(
        tag: "kind",
        [
          .case(
            "number", new: 1, Answer.number, { if case .number(let number) = $0 { number } else { nil } },
            name: "value", []),
          .case("none", .none),
        ])
    }
    let form = FormModel(Answer.none, rules: Answer.rules)
    form.value = .number(nil)
    form.choice(\.self).selection.value = "none"
    let snapshot = try JSONDecoder().decode(
      FormSnapshot<Answer>.self, from: JSONEncoder().encode(form.snapshot()))
    let other = FormModel(Answer.none, rules: Answer.rules)
    #expect(other.restore(snapshot) == FormRestoration())
    other.choice(\.self).selection.value = "number"
    #expect(other.value == .number(nil))
  }

  @Test func aDraftDoesNotTellASecretChoice() throws {
    struct Visit: Codable, Sendable {
      var payment = Payment.invoice
      static let rules: RuleSet<Visit> = [.at(\.payment, "payment", isSecret: true, Payment.rules)]
    }
    let form = FormModel(Visit(), rules: Visit.rules)
    form.choice(\.payment).selection.value = "voucher"
    let draft = String(decoding: try JSONEncoder().encode(form.snapshot()), as: UTF8.self)
    #expect(!draft.contains("voucher"))
  }

  @Test func aDraftWithACaseThatIsGoneIsRestoredWithoutIt() throws {
    let form = form()
    form.choice(\.payment).selection.value = "voucher"
    let draft = String(decoding: try JSONEncoder().encode(form.snapshot()), as: UTF8.self)
    let other = draft.replacing("voucher", with: "bitcoin")
    let restored = self.form()
    let snapshot = try JSONDecoder().decode(FormSnapshot<Order>.self, from: Data(other.utf8))
    #expect(restored.restore(snapshot) == FormRestoration(unrestoredPaths: ["/payment"]))
    #expect(restored.value.payment == .invoice)
    #expect(restored.choice(\.payment).selection.value == "invoice")
  }

  @Test func aSecondDeclarationAddsRulesToTheChoice() {
    let rules: RuleSet<Order> = [
      .at(\.contact, "contact", Order.Contact.rules), .at(\.amount, "amount"),
      .when(\.amount, { $0 > 5 }, [.at(\.contact, "contact", [.notEmpty])]),
    ]
    let form = FormModel(Order(), rules: rules)
    #expect(failures(form) == [])
    form[\.amount].value = 6
    #expect(failures(form) == ["presence /contact"])
    #expect(rules.failures(for: form.value).map(\.path) == ["/contact"])
  }

  // MARK: Lists

  @Test func anElementHasItsChoice() throws {
    let form = form(Order(parts: [.voucher("ABCD")]))
    let parts = form.list(\.parts)
    let choice = parts.elements[0].choice(\.self)
    #expect(choice.selection.path == "/parts/0/type")
    choice.control("voucher", of: String.self)?.text = "x"
    #expect(failures(form) == ["length /parts/0/code"])
    choice.selection.value = "invoice"
    #expect(failures(form) == ["no-invoice /parts/0/type"])
    choice.selection.value = "transfer"
    choice.model("transfer", of: Order.Transfer.self)?[\.iban].text = "1"
    #expect(form.value.parts == [.transfer(Order.Transfer(iban: "1"))])
    parts.append(.card(Order.Card(number: "2")))
    parts.move(from: 1, to: 0)
    #expect(form.value.parts == [.card(Order.Card(number: "2")), .transfer(Order.Transfer(iban: "1"))])
    #expect(choice.selection.path == "/parts/1/type")
    #expect(form.changedPaths == ["/parts", "/parts/1"])
    let snapshot = try JSONDecoder().decode(
      FormSnapshot<Order>.self, from: JSONEncoder().encode(form.snapshot()))
    let other = self.form(Order(parts: [.voucher("ABCD")]))
    #expect(other.restore(snapshot) == FormRestoration())
    #expect(other.value == form.value)
  }

  @Test func aFormMayBeOfTheEnumerationItself() {
    let form = FormModel(Payment.voucher("ABCD"), rules: Payment.rules)
    let choice = form.choice(\.self)
    #expect(choice.selection.path == "/type")
    choice.selection.value = "invoice"
    #expect(form.value == .invoice)
    #expect(form.changedPaths == [""])
  }

  // MARK: Recursion

  indirect enum Formula: CasesCodable, Equatable, Sendable {
    case number(Int)
    case sum(Sum)

    static let rules: RuleSet<Formula> = .cases(
      tag: "kind",
      [
        .case(
          "number", new: 0, Formula.number, { if case .number(let number) = $0 { number } else { nil } },
          name: "value", [.range(0...9)]),
        .case(
          "sum", new: Sum(left: .number(1), right: .number(2)), Formula.sum,
          { if case .sum(let sum) = $0 { sum } else { nil } }
        ) { Sum.rules },
      ])
  }

  struct Sum: Codable, Equatable, Sendable {
    var left: Formula
    var right: Formula

    static let rules: RuleSet<Sum> = [
      .at(\.left, "left") { Formula.rules }, .at(\.right, "right") { Formula.rules },
    ]
  }

  @Test func aRecursiveEnumerationIsEditedToAnyDepth() {
    let form = FormModel(Formula.number(5), rules: Formula.rules)
    form.choice(\.self).selection.value = "sum"
    let sum = form.choice(\.self).model("sum", of: Sum.self)
    sum?.choice(\.left).selection.value = "sum"
    let inner = sum?.choice(\.left).model("sum", of: Sum.self)
    inner?.choice(\.right).control("number", of: Int.self)?.text = "11"
    #expect(form.value == .sum(Sum(left: .sum(Sum(left: .number(1), right: .number(11))), right: .number(2))))
    #expect(failures(form) == ["range /left/right/value"])
  }
}
