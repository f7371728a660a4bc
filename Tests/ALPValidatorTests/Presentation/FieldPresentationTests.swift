import ALPValidator
import Testing

@MainActor @Suite struct FieldPresentationTests {
  private let control = TextControl()

  init() {
    control.label = "Password"
    control.addRule(.length(8...64))
    control.addRule(.contains("-"))
  }

  @Test func aFieldThatIsUntouchedShowsItsLabelOnly() {
    let field = FieldPresentation(of: control)
    #expect(field.label == "Password" && field.title == "Password *" && field.isRequired)
    #expect(field.accessibilityLabel == "Password, required" && field.accessibilityHint == nil)
    #expect(field.messages.isEmpty && field.checklist.isEmpty)
    #expect(!field.isEditing && !field.isWaiting && !field.canRetry)
  }

  @Test func aFieldThatMayBeEmptyHasNoMark() {
    let control = Control<String?>(nil)
    control.label = "Notes"
    let field = FieldPresentation(of: control)
    #expect(!field.isRequired && field.title == "Notes" && field.accessibilityLabel == "Notes")
    control.label = nil
    #expect(FieldPresentation(of: control).title == nil)
    #expect(FieldPresentation(of: control).accessibilityLabel == nil)
  }

  @Test func messagesAreTheHint() {
    control.validate()
    let field = FieldPresentation(of: control)
    #expect(field.messages == control.visibleErrorMessages && field.messages.count == 2)
    #expect(field.accessibilityHint == field.messages.joined(separator: " "))
  }

  @Test func theChecklistReplacesItsMessagesWhileTheUserEdits() {
    control.validate()
    control.setExternalFailure("This password was leaked.")
    control.beginEditing()
    let field = FieldPresentation(of: control, listsRequirements: true)
    #expect(field.messages == ["This password was leaked."])
    #expect(field.checklist.map(\.text.first) == ["✗", "✗"])
    #expect(FieldPresentation(of: control).checklist.isEmpty)
    control.endEditing()
    let left = FieldPresentation(of: control, listsRequirements: true)
    #expect(left.checklist.isEmpty && left.messages.count == 3)
  }

  @Test func aLineSaysWhetherItsRequirementIsMet() {
    var lines = ChecklistLine.lines(of: control)
    #expect(lines.map(\.text) == ["○ 8 to 64 characters", "○ \(control.rules[1].requirement)"])
    #expect(lines[0].spoken == "8 to 64 characters")
    control.beginEditing()
    control.text = "short"
    #expect(ChecklistLine.lines(of: control).map(\.text.first) == ["○", "○"])
    control.endEditing()
    control.text = "long enough"
    lines = ChecklistLine.lines(of: control)
    #expect(lines[0].text == "✓ 8 to 64 characters" && lines[0].spoken == "8 to 64 characters, met")
    #expect(lines[1].text.hasPrefix("✗") && lines[1].spoken.hasSuffix(", not met"))
    #expect(lines.map(\.id) == control.rules.map(\.id))
  }

  @Test func aRuleThatDoesNotApplyIsNotListed() {
    control.addRule(.email).when { false }
    #expect(ChecklistLine.lines(of: control).count == 2)
  }

  @Test func aRequestIsAwaitedOrCanBeSentAgain() async {
    struct Offline: Error {}
    let name = TextControl()
    name.addCondition(
      .async("free", options: RequestOptions(failurePolicy: .hold)) { _ in throw Offline() })
    name.text = "ada"
    #expect(FieldPresentation(of: name).isWaiting && !FieldPresentation(of: name).canRetry)
    _ = await name.settledState()
    let field = FieldPresentation(of: name)
    #expect(!field.isWaiting && field.canRetry)
    #expect(field.messages == name.failuresAwaitingRetry.map(\.message) && field.messages.count == 1)
  }

  @Test func aMessageThatAppearsWhenTheFieldIsLeftIsRead() {
    control.beginEditing()
    control.text = "a-b"
    let editing = FieldPresentation(of: control)
    control.endEditing()
    let left = FieldPresentation(of: control)
    #expect(left.announcement(after: editing) == "Password: \(left.messages[0])")
    #expect(left.announcement(after: left) == nil)
    #expect(editing.announcement(after: editing) == nil)
    control.label = nil
    #expect(FieldPresentation(of: control).announcement(after: editing) == left.messages[0])
  }

  @Test func aMessageIsReadOnlyBecauseTheFieldIsLeft() {
    let untouched = FieldPresentation(of: control)
    control.validate()
    #expect(FieldPresentation(of: control).announcement(after: untouched) == nil)
    control.beginEditing()
    let editing = FieldPresentation(of: control)
    control.setExternalFailure("This password was leaked.")
    #expect(FieldPresentation(of: control).announcement(after: editing) == nil)
  }

  @Test func aMessageThatWasThereIsNotReadAgain() {
    control.validate()
    control.beginEditing()
    let editing = FieldPresentation(of: control)
    control.endEditing()
    #expect(FieldPresentation(of: control).announcement(after: editing) == nil)
  }

  @Test func theSwitchOfAPartHasTheLabelOfThePart() {
    struct Company: Codable, Sendable { var name = "" }
    struct Customer: Codable, Sendable { var company: Company? }
    let form = FormModel(
      Customer(), rules: [.at(\.company, "company", [.at(\.name, "name", label: "Name")])])
    let part = form.part(\.company, default: { Company() })
    part.label = "Company"
    #expect(FieldPresentation(of: part.isPresent).label == "Company")
  }

  @Test func textsOfViewsAreThoseOfALanguage() {
    #expect(FieldTexts(language: "de-CH").required == "erforderlich")
    #expect(FieldTexts(language: "xx") == FieldTexts(language: "en"))
    let texts = MessageCatalog.availableLanguages.map { FieldTexts(language: $0) }
    #expect(texts.filter { $0 == FieldTexts(language: "en") }.count == 1)
  }
}
