import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

/// Changes of a form of a structure that no control has, and what follows from them.
@MainActor @Suite struct ModelChangeTests {
  struct Order: Codable, Sendable, Equatable {
    var name = ""
    var amount = 1
    /// Not declared.
    var currency = "EUR"
    var tags: [String] = []

    static let rules: RuleSet<Order> = [
      .at(\.name, "name", formatters: [.trimmed]),
      .at(\.amount, "amount", [.range(1...)]),
      .each(\.tags, "tags", [.notEmpty]),
    ]
  }

  private let form = FormModel(Order(), rules: Order.rules)

  // MARK: Readers

  /// What was submitted becomes the base, so a text that was the base is a change now.
  @Test func readersOfTheChangesFollowASave() async {
    form[\.name].text = "Ada"
    var paths: Reader?
    await form.save { _ in
      form[\.name].text = ""
      paths = Reader { [form] in _ = form.changedPaths }
      #expect(form.changedPaths.isEmpty)
    }
    #expect(form.changedPaths == ["/name"])
    #expect(paths?.count == 1)
  }

  @Test func readersOfAFormFollowWhatIsMarkedCleanInIt() {
    form.list(\.tags).append("a")
    form[\.name].text = "Ada"
    let readers = [
      Reader { [form] in _ = form.changedPaths }, Reader { [form] in _ = form.base },
      Reader { [form] in _ = try? form.mergePatch() },
    ]
    form.list(\.tags).markClean()
    #expect(form.changedPaths == ["/name"])
    #expect(form.base.tags == ["a"])
    #expect(readers.map(\.count) == [1, 1, 1])
    for reader in readers { reader.read() }
    form[\.name].markClean()
    #expect(form.changedPaths.isEmpty)
    #expect(readers.map(\.count) == [2, 2, 2])
  }

  /// Also if nobody has read the value since the last edit.
  @Test func eachPartHasItsChanges() {
    let tags = form.list(\.tags)
    #expect(form[\.name].changedPaths == [] && tags.changedPaths == [])
    form[\.name].text = "Ada"
    let tag = tags.append("a")
    #expect(form[\.name].changedPaths == ["/name"] && form[\.amount].changedPaths == [])
    #expect(tags.changedPaths == ["/tags"] && tag.changedPaths == [])
    form.markClean()
    tag[\.self].text = "b"
    #expect(tags.changedPaths == ["/tags/0"] && tag.changedPaths == ["/tags/0"])
    #expect(form.changedPaths == ["/tags/0"])
  }

  @Test func aFormThatWasPutTogetherHasTheChangesOfItsParts() {
    let group = FormValidator()
    let (name, note) = (TextControl(), TextControl())
    group.add(name, name: "name")
    group.add(note, name: "note", when: { name.text == "Ada" })
    group.markClean()
    let reader = Reader { _ = group.changedPaths }
    #expect(group.changedPaths == [])
    note.text = "x"
    #expect(group.changedPaths == [])
    name.text = "Ada"
    #expect(group.changedPaths == ["/name", "/note"])
    #expect(reader.count == 1)
    group.remove(note)
    #expect(group.changedPaths == ["", "/name"])
    group.reset()
    #expect(group.changedPaths == [])
  }

  @Test func readersOfTheChangesFollowEachEdit() {
    form[\.name].text = "Ada"
    let readers = [
      Reader { [form] in _ = form.changedPaths }, Reader { [form] in _ = try? form.mergePatch() },
    ]
    form[\.name].text = ""
    #expect(readers.map(\.count) == [1, 1])
  }

  @Test func readersOfAFormFollowARebaseInIt() {
    form.list(\.tags).append("a")
    let base = Reader { [form] in _ = form.base }
    form.list(\.tags).elements[0].rebase(onto: "b")
    #expect(base.count == 1)
  }

  // MARK: Parts

  /// The structure would have their values, which no rule of the form validates.
  @Test func declaredPartsAreNotRemoved() {
    let page = form.add(FormValidator())
    page.add(form[\.amount])
    form[\.amount].value = 0
    let reports = reportsOfMisuse {
      page.remove(form[\.amount])
      form.remove(page)
      form.remove(form.list(\.tags))
    }
    #expect(reports.count == 1)
    #expect(form[\.amount].form === page && page.form === form)
    #expect(form.list(\.tags).form === form)
    #expect(form.validate() == .invalid)
  }

  @Test func whatIsNotOfTheStructureIsRemoved() {
    let app = FormValidator()
    app.add(form)
    let page = form.add(FormValidator())
    let terms = page.add(Control(false))
    page.remove(terms)
    form.remove(page)
    app.remove(form)
    #expect(terms.form == nil && page.form == nil && form.form == nil)
  }

  // MARK: Submissions

  /// Submits while a check is held, and changes something meanwhile.
  private func submission(_ change: (FormModel<Order>) -> Void) async -> Submission<Order> {
    let isKnown = HeldFunction<String>()
    form[\.name].addCondition(.async("known", options: .patient) { try await isKnown($0) })
    form[\.name].text = "Ada"
    let submission = Task { await form.submit { $0 } }
    await isKnown.waitForCalls(1)
    change(form)
    isKnown.finish("Ada", with: .success(true))
    return await submission.value
  }

  /// The property was submitted although it had been changed after the validation.
  @Test func aChangeOfAnUndeclaredPropertyEndsASubmission() async {
    let submission = await submission { form in form.value.currency = "CHF" }
    #expect(submission == .changed)
  }

  @Test func anEqualValueEndsNoSubmission() async {
    let submission = await submission { form in form.value = form.value }
    #expect(submission == .submitted(Order(name: "Ada")))
  }

  @Test func anotherValueBehindABlankTextEndsASubmission() async {
    let submission = await submission { form in
      form[\.amount].validator.isOptional = true
      form[\.amount].text = ""
      form.rebase(onto: Order(amount: 2))
    }
    #expect(submission == .changed)
  }

  // MARK: Objects and closures of the program

  /// Reads a form when it is released.
  @MainActor final class Token: Equatable {
    var onRelease: (@MainActor () -> Void)?

    isolated deinit { onRelease?() }

    nonisolated static func == (token: Token, other: Token) -> Bool { token === other }
  }

  struct Holder: Sendable, Equatable {
    var token: Token
    var tokens: [Token] = []

    static let rules: RuleSet<Holder> = [.at(\.token, "token"), .each(\.tokens, "tokens", [])]
  }

  /// The last reference was released within an access to the value, which ended the program.
  @Test func anObjectThatIsReleasedReadsTheForm() {
    let form = FormModel(Holder(token: Token()), rules: Holder.rules)
    var readCount = 0
    func tokenThatReads() -> Token {
      let token = Token()
      token.onRelease = { [weak form] in
        _ = form?.value
        _ = form?.base
        readCount += 1
      }
      return token
    }
    form.value = Holder(token: tokenThatReads(), tokens: [tokenThatReads()])
    form.markClean()
    _ = form.value
    form[\.token].value = Token()
    form.list(\.tokens).elements[0][\.self].value = Token()
    _ = form.value
    form.markClean()
    #expect(readCount == 2)
    form.value = Holder(token: tokenThatReads())
    form.rebase(onto: Holder(token: tokenThatReads()))
    form.reset()
    form.rebase(onto: Holder(token: Token()))
    #expect(readCount == 4)
  }

  /// The formatter read the value while it was written, which ended the program.
  @Test func aFormatterReadsTheForm() {
    var readNames: [String] = []
    form[\.name].formatters = [
      ValueFormatter("reads") { [weak form] name in
        MainActor.assumeIsolated { if let form { readNames.append(form.value.name) } }
        return name.uppercased()
      }
    ]
    form[\.name].text = "ada"
    #expect(form.value.name == "ADA")
    #expect(!readNames.isEmpty)
  }
}
