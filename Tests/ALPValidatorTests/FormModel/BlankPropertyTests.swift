import ALPValidator
import Foundation
import Testing

/// Properties with `isBlank`: their fields have no text until the user has entered one.
@MainActor
@Suite struct BlankPropertyTests {
  struct Line: Codable, Sendable, Equatable, Identifiable {
    var id = 0
    var amount = 0
  }

  struct Loan: Codable, Sendable, Equatable {
    var sum = 0
    var rate = 1.5
  }

  struct Order: Codable, Sendable, Equatable {
    var total: Decimal = 0
    var day = Date(timeIntervalSince1970: 0)
    var lines: [Line] = []
    var shares: [String: Line] = [:]
    var loan: Loan?
  }

  static let lineRules: RuleSet<Line> = [.at(\.amount, "amount", isBlank: true, [.range(0...9)])]

  static let rules: RuleSet<Order> = [
    .at(\.total, "total", isBlank: true, [.minimum(0)]),
    .at(\.day, "day", label: "Day", isSecret: false, isBlank: true, default: Date(timeIntervalSince1970: 0)),
    .each(\.lines, "lines", lineRules),
    .each(\.shares, "shares", lineRules),
    .at(\.loan, "loan", [.at(\.sum, "sum", isBlank: true), .at(\.rate, "rate")]),
    .satisfies("sum", at: \.total, reading: \.total, \.lines) { $0 >= Decimal($1.count) },
  ]

  private func makeForm(_ order: Order = Order()) -> FormModel<Order> {
    let form = FormModel(order, rules: Self.rules, locale: Locale(identifier: "en_US"))
    _ = form.part(\.loan, default: { Loan(sum: 5) })
    return form
  }

  private func resumed(_ form: FormModel<Order>, base: Order = Order()) throws -> FormModel<Order> {
    let draft = try JSONDecoder().decode(
      FormSnapshot<Order>.self, from: JSONEncoder().encode(form.snapshot()))
    let other = makeForm(base)
    #expect(other.restore(draft) == FormRestoration())
    #expect(other.snapshot() == draft)
    return other
  }

  @Test func aNewFormIsBlankAndCleanAndInvalid() {
    let form = makeForm(Order(total: 7))
    #expect(form[\.total].text == "")
    #expect(form[\.day].text == "")
    #expect(form[\.total].isRequired)
    #expect(!form.isDirty)
    #expect(form.value.total == 7)
    #expect(form.validate() == .invalid)
    // The rule that reads the total waits for it.
    #expect(!form[\.total].failures.isEmpty)
    #expect(!form[\.total].failures.map(\.name).contains("sum"))
  }

  @Test func rowsThatTheUserAddsAreBlank() {
    let form = makeForm()
    let row = form.list(\.lines).append(Line(id: 1))
    #expect(row[\.amount].text == "")
    let entry = form.dictionary(\.shares).insert(Line(id: 2), for: "a")
    #expect(entry[\.amount].text == "")
    row[\.amount].text = "0"
    #expect(row[\.amount].text == "0")
    form.list(\.lines).remove(row)
    #expect(form.list(\.lines).append(Line(id: 3))[\.amount].text == "")
  }

  @Test func rowsThatTheProgramOrAServerHasAreNot() {
    let stored = makeForm(Order(lines: [Line(id: 1, amount: 2)], loan: Loan(sum: 3)))
    #expect(stored.list(\.lines).elements[0][\.amount].text == "2")
    #expect(stored.part(\.loan).model?[\.sum].text == "3")
    let form = makeForm()
    form.value.lines = [Line(id: 1)]
    #expect(form.list(\.lines).elements[0][\.amount].text == "0")
    form.rebase(onto: Order(lines: [Line(id: 1), Line(id: 2, amount: 3)]))
    #expect(form.list(\.lines).elements.map { $0[\.amount].text } == ["0", "3"])
  }

  @Test func anotherValueFillsItAndAnEqualOneDoesNot() {
    let form = makeForm()
    form.value = Order(lines: [Line(id: 1)])
    #expect(form[\.total].text == "")
    form.value = Order(total: 3)
    #expect(form[\.total].text == "3")
    form.rebase(onto: Order(total: 4))
    #expect(form[\.total].text == "3")
  }

  @Test func anOptionalPartBeginsBlankEachTimeItBegins() {
    let form = makeForm()
    let loan = form.part(\.loan)
    loan.isPresent.value = true
    #expect(loan.model?[\.sum].text == "")
    #expect(loan.model?[\.rate].text == "1.5")
    loan.model?[\.sum].text = "8"
    loan.validate()
    form.reset()
    loan.isPresent.value = true
    #expect(loan.model?[\.sum].text == "")
    #expect(loan.model?[\.sum].isTouched == false)
    form.value.loan = Loan(sum: 2)
    #expect(loan.model?[\.sum].text == "2")
  }

  @Test func aDraftKnowsWhatIsBlank() throws {
    let form = makeForm()
    let rows = form.list(\.lines)
    rows.append(Line(id: 1))
    rows.append(Line(id: 2))[\.amount].text = "0"
    form.part(\.loan).isPresent.value = true
    let other = try resumed(form)
    #expect(other[\.total].text == "")
    #expect(other.list(\.lines).elements.map { $0[\.amount].text } == ["", "0"])
    #expect(other.part(\.loan).model?[\.sum].text == "")
    #expect(other.changedPaths == form.changedPaths)
  }

  @Test func aDraftKnowsWhatIsFilled() throws {
    let form = makeForm()
    form.rebase(onto: Order(total: 4))
    form[\.day].value = Date(timeIntervalSince1970: 86_400)
    let other = try resumed(form, base: Order(total: 4))
    #expect(other[\.total].text == "4")
    #expect(!other[\.total].isDirty)
    #expect(other[\.day].text == form[\.day].text)
  }

  @Test func whatIsEnteredIsInThePatchAlsoIfTheBaseHasIt() throws {
    let form = makeForm()
    form[\.total].text = "0"
    #expect(String(decoding: try form.mergePatch(), as: UTF8.self) == #"{"total":0}"#)
  }

  @Test func aServerTakesNoNotice() throws {
    let order = try Self.rules.decode(
      from: Data(#"{"total":1,"lines":[{"id":1,"amount":0}],"shares":{}}"#.utf8))
    #expect(order.total == 1)
    #expect(order.day == Date(timeIntervalSince1970: 0))
  }

  @Test func onlyWhatHasATextAndIsNotOptionalCanBeBlank() async {
    struct Settings: Sendable {
      var isOn = false
      var age: Int?
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = FormModel(Settings(), rules: [.at(\.isOn, "isOn", isBlank: true)]) }
    }
    await #expect(processExitsWith: .failure) {
      _ = Rule<Settings>.at(\.age, "age", isBlank: true)
    }
    // A structure has no text, which is known when the set is made.
    await #expect(processExitsWith: .failure) {
      _ = Rule<Festival>.at(\.payment, "payment", isBlank: true, Festival.Payment.rules)
    }
    await #expect(processExitsWith: .failure) {
      struct House: Sendable { var settings = Settings() }
      _ = Rule<House>.at(\.settings, "settings", isBlank: true, [.at(\.isOn, "isOn")])
    }
  }
}
