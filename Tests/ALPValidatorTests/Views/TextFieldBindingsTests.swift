import ALPValidator
import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif

@MainActor @Suite struct TextFieldBindingsTests {
  private let control = TextControl(text: "a")
  private let validator = Validator(type: .string)
  private let left = Validator(type: .string)

  init() {
    control.attachValidator(validator)
    control.attachValidator(left, policy: .onFocusLoss)
  }

  @Test(.patientTimeLimit) func aLabelFollowsWhetherToShowMessages() async {
    final class Label {
      var text: String?
    }
    let label = Label()
    control.addRule(.email)
    follow { [weak label, weak control] in
      label?.text = control?.visibleErrorMessages.first
    }
    #expect(label.text == nil)
    control.validate()
    while label.text == nil { await Task.yield() }
    #expect(label.text == "Please enter an email address, such as name@example.com.")
    control.text = "ada@example.com"
    while label.text != nil { await Task.yield() }
  }

  #if canImport(UIKit) && !os(watchOS)
  @Test func aUITextFieldIsConnectedToAControl() {
    let field = UITextField()
    field.connect(to: control)
    #expect(field.text == "a" && !control.isEditing)
    field.sendActions(for: .editingDidBegin)
    #expect(control.isEditing)
    field.text = "ab"
    field.sendActions(for: .editingChanged)
    #expect(control.text == "ab" && validator.isValid && !left.hasValidated)
    field.sendActions(for: .editingDidEnd)
    #expect(left.isValid && !control.isEditing)
    control.inputRestrictions = [.length(...2)]
    field.text = "xab"
    let cursor = field.position(from: field.endOfDocument, offset: -2)
    field.selectedTextRange = cursor.flatMap { field.textRange(from: $0, to: $0) }
    field.sendActions(for: .editingChanged)
    #expect(field.text == "ab")
    #expect(field.selectedTextRange.map { field.offset(from: $0.end, to: field.endOfDocument) } == 2)
    control.reset()
    #expect(field.text == "a")
    control.text = "b"
    #expect(field.text == "b")
  }

  @Test func aUITextFieldFollowsOnlyItsLatestControl() {
    let field = UITextField()
    let other = TextControl(text: "b")
    field.connect(to: control)
    field.connect(to: other)
    #expect(field.text == "b")
    field.text = "c"
    field.sendActions(for: .editingChanged)
    control.text = "d"
    #expect(field.text == "c" && other.text == "c")
    other.text = "e"
    #expect(field.text == "e" && control.text == "d")
  }

  @Test func aUITextFieldThatIsEditedBeginsEditingItsControl() {
    final class Field: UITextField {
      override var isEditing: Bool { true }
    }
    let field = Field()
    field.connect(to: control)
    #expect(control.isEditing)
  }

  @Test func theEndOfEditingTakesTheTextThatIsComposed() {
    final class Field: UITextField {
      override var markedTextRange: UITextRange? { textRange(from: beginningOfDocument, to: endOfDocument) }
    }
    let field = Field()
    field.connect(to: control)
    field.sendActions(for: .editingDidBegin)
    field.text = "ka"
    field.sendActions(for: .editingChanged)
    #expect(control.text == "a")
    field.sendActions(for: .editingDidEnd)
    #expect(control.text == "ka" && left.isValid)
  }

  @Test func aUITextFieldIsNotKeptAliveByItsControl() {
    var field: UITextField? = UITextField()
    field?.connect(to: control)
    let released = Weak(field)
    field = nil
    #expect(released.object == nil)
  }

  @Test(.patientTimeLimit) func aFieldWithItsMessagesShowsOnlyItsLatestControl() async {
    let view = FormFieldView(frame: .zero)
    let other = TextControl()
    other.label = "Name"
    for control in [control, other] { control.addRule(.email) }
    view.show(control)
    #expect(view.messageLabel.isHidden)
    control.validate()
    while view.messageLabel.isHidden { await Task.yield() }
    let message = "Please enter an email address, such as name@example.com."
    #expect(view.messageLabel.text == message && view.field.accessibilityHint == message)
    view.show(other)
    #expect(view.messageLabel.isHidden && view.field.placeholder == "Name")
    #expect(view.field.keyboardType == .emailAddress)
    #expect(view.field.accessibilityLabel == "Name, required")
    control.text = "b"
    other.validate()
    while view.messageLabel.isHidden { await Task.yield() }
    #expect(view.field.text == "")
  }

  @Test(.patientTimeLimit) func aChecklistFollowsItsControl() async {
    let password = TextControl()
    password.addRule(.length(8...))
    let handle = password.addRule(.containsDigits(1...))
    let view = ChecklistView(frame: .zero)
    view.show(password)
    func lines() -> [String?] { view.arrangedSubviews.filter { !$0.isHidden }.map { ($0 as? UILabel)?.text } }
    #expect(lines() == ["○ At least 8 characters", "○ A digit"])
    password.beginEditing()
    password.text = "pass1"
    while lines() != ["○ At least 8 characters", "✓ A digit"] { await Task.yield() }
    password.endEditing()
    while lines() != ["✗ At least 8 characters", "✓ A digit"] { await Task.yield() }
    #expect(
      view.arrangedSubviews.map(\.accessibilityLabel) == ["At least 8 characters, not met", "A digit, met"])
    handle.remove()
    while lines() != ["✗ At least 8 characters"] { await Task.yield() }
  }

  @Test(.patientTimeLimit) func aViewControllerShowsAFormAndFocusesOnItsFirstFailure() async {
    let controller = NewsletterController(model: NewsletterModel { _ in true })
    controller.loadViewIfNeeded()
    await controller.submit()
    while controller.emailLabel.text == nil { await Task.yield() }
    #expect(controller.emailLabel.text == "Please enter an email address, such as name@example.com.")
    #expect(controller.ageLabel.text == nil)
    #expect(controller.button.isEnabled)
  }

  @Test func theFieldOfTheFirstInvalidControlReceivesTheFocus() {
    final class Field: UITextField {
      private(set) var focusCount = 0
      override func becomeFirstResponder() -> Bool {
        focusCount += 1
        return true
      }
    }
    let form = FormModel(Subscriber(email: "ada@example.com", age: 7), rules: Subscriber.rules)
    let (email, age) = (Field(), Field())
    form.validate()
    form.focusOnFirstFailure(in: [(form[\.email], email), (form[\.age], age)])
    #expect(email.focusCount == 0 && age.focusCount == 1)
    form[\.age].text = ""
    form.focusOnFirstFailure(in: [(form[\.email], email), (form[\.age], age)])
    #expect(email.focusCount == 0 && age.focusCount == 1)
  }

  @Test func aUITextFieldTakesTheHintsOfAControl() {
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    let field = UITextField()
    field.takeHints(of: form[\.email])
    #expect(field.keyboardType == .emailAddress && field.textContentType == .emailAddress)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
    field.takeHints(of: form[\.age])
    #expect(field.keyboardType == .numberPad && field.textContentType == nil)
    let password = TextControl()
    password.addRule(.strongPassword)
    field.takeHints(of: password)
    #expect(field.textContentType == .newPassword)
    #expect(field.passwordRules?.passwordRulesDescriptor == password.hints.passwordRules)
  }

  @Test func anAppDecidesWhatTheHintsLeaveOpen() {
    struct NoAccounts: Accounts {
      func isAvailable(_ userName: String) -> Bool { true }
      func create(_ account: NewAccount) -> Bool { true }
    }
    let model = SignUpModel(NoAccounts())
    let (emailField, passwordField) = (UITextField(), UITextField())
    emailField.takeHints(of: model.form[\.email])
    emailField.textContentType = .username
    passwordField.takeHints(of: model.form[\.password])
    passwordField.textContentType = .newPassword
    passwordField.isSecureTextEntry = true
    #expect(emailField.keyboardType == .emailAddress)
    #expect(passwordField.autocapitalizationType == .none && passwordField.autocorrectionType == .no)
  }

  @Test func eachHintHasANameInUIKit() {
    #expect(Set(ControlHints.Keyboard.allCases.map(\.uiType)).count == ControlHints.Keyboard.allCases.count)
    #expect(
      Set(ControlHints.ContentType.allCases.map(\.uiType)).count == ControlHints.ContentType.allCases.count)
    #expect(
      Set(ControlHints.Capitalization.allCases.map(\.uiType)).count
        == ControlHints.Capitalization.allCases.count)
  }

  @Test func aDraftIsUpdatedWhenTheSceneDeactivates() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = DraftFile<Customer>(url: folder.appending(path: "customer.json"))
    let controller = DraftController(FormModel(Customer(), rules: Customer.rules), draft: draft)
    controller.loadViewIfNeeded()
    controller.form[\.email].text = "ada"
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: nil)
    let resumed = DraftController(FormModel(Customer(), rules: Customer.rules), draft: draft)
    resumed.loadViewIfNeeded()
    #expect(resumed.form[\.email].text == "ada")
    #expect(resumed.draftLabel.text == nil)
    try Data("{".utf8).write(to: draft.url)
    let other = DraftController(FormModel(Customer(), rules: Customer.rules), draft: draft)
    other.loadViewIfNeeded()
    #expect(other.draftLabel.text == "Your earlier draft could not be read.")
  }
  #if !os(tvOS)

  @Test func aUITextViewIsConnectedToAControl() {
    final class TextView: UITextView {
      var composed: UITextRange?
      override var markedTextRange: UITextRange? { composed }
    }
    let view = TextView()
    let driver = TextViewDriver(view, control: control)
    #expect(view.text == "a" && view.delegate === driver)
    driver.textViewDidBeginEditing(view)
    #expect(control.isEditing)
    view.text = "ab"
    driver.textViewDidChange(view)
    #expect(control.text == "ab" && validator.isValid && !left.hasValidated)
    view.text = "abか"
    view.composed = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    driver.textViewDidChange(view)
    #expect(control.text == "ab" && view.text == "abか")
    driver.textViewDidEndEditing(view)
    #expect(control.text == "abか" && left.isValid && !control.isEditing)
    view.composed = nil
    let cursor = view.position(from: view.endOfDocument, offset: -1)
    view.selectedTextRange = cursor.flatMap { view.textRange(from: $0, to: $0) }
    control.text = "abcか"
    #expect(view.text == "abcか")
    #expect(view.selectedTextRange.map { view.offset(from: $0.end, to: view.endOfDocument) } == 1)
    control.reset()
    #expect(view.text == "a")
  }

  @Test func aUIStepperIsConnectedToAControl() {
    let stepper = UIStepper()
    let (guests, seats) = (Control(2.0), Control(5.0))
    stepper.connect(\.value, to: guests)
    #expect(stepper.value == 2)
    stepper.value = 3
    stepper.sendActions(for: .valueChanged)
    #expect(guests.value == 3)
    stepper.connect(\.value, to: seats)
    guests.value = 4
    #expect(stepper.value == 5)
    seats.value = 6
    #expect(stepper.value == 6 && guests.value == 4)
  }

  @Test(.patientTimeLimit) func aViewControllerShowsAPartWhileItIsPresent() async {
    let form = FormModel(Customer(), rules: Customer.rules)
    let controller = CompanyController(form.part(\.company, default: { Company() }))
    controller.loadViewIfNeeded()
    #expect(controller.nameField.isHidden && !controller.companySwitch.isOn)
    controller.companySwitch.isOn = true
    controller.companySwitch.sendActions(for: .valueChanged)
    while controller.nameField.isHidden { await Task.yield() }
    #expect(form.value.company != nil)
    form.setExternalFailures(["/company": "We do not know this company."])
    while controller.switchLabel.text == nil { await Task.yield() }
    #expect(controller.switchLabel.text == "We do not know this company.")
    controller.nameField.text = "Acme"
    controller.nameField.sendActions(for: .editingChanged)
    #expect(form.value.company?.name == "Acme")
    controller.companySwitch.isOn = false
    controller.companySwitch.sendActions(for: .valueChanged)
    while !controller.nameField.isHidden { await Task.yield() }
    #expect(form.value.company == nil)
    form.value = Customer(company: Company(name: "Bell"))
    #expect(controller.companySwitch.isOn && controller.nameField.text == "Bell")
  }
  #endif
  #endif

  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @Test func anNSTextFieldIsConnectedToAControl() {
    let field = NSTextField()
    let driver = TextFieldDriver(field, control: control)
    #expect(field.stringValue == "a" && field.delegate === driver)
    let notification = Notification(name: NSControl.textDidChangeNotification, object: field)
    driver.controlTextDidBeginEditing(notification)
    #expect(control.isEditing)
    field.stringValue = "ab"
    driver.controlTextDidChange(notification)
    #expect(control.text == "ab" && validator.isValid && !left.hasValidated)
    driver.controlTextDidEndEditing(notification)
    #expect(left.isValid && !control.isEditing)
    control.inputRestrictions = [.length(...2)]
    field.stringValue = "abc"
    driver.controlTextDidChange(notification)
    #expect(field.stringValue == "ab")
    control.reset()
    #expect(field.stringValue == "a")
  }

  @Test func leavingAnUntouchedNSTextFieldValidatesIt() {
    let field = NSTextField()
    let driver = TextFieldDriver(field, control: control)
    driver.controlTextDidEndEditing(Notification(name: NSControl.textDidChangeNotification, object: field))
    #expect(left.isValid && !control.isEditing)
  }
  #endif

  @Test func aPartThatIsMissingOrWrongHasItsMessagesAtItsSwitch() {
    let form = FormModel(Customer(), rules: Customer.rules)
    let part = form.part(\.company, default: { Company() })
    #expect(part.model == nil)
    part.isPresent.value = true
    #expect(part.model?[\.name].path == "/company/name")
    form.setExternalFailures(["/company": "We do not know this company."])
    #expect(part.isPresent.visibleErrorMessages == ["We do not know this company."])
    let company = part.model
    part.isPresent.value = false
    #expect(part.model === company)
  }

  @Test func aPartThatIsRequiredHasItsMessageAtItsSwitch() {
    let form = FormModel(
      Customer(), rules: [.at(\.company, "company", [.notEmpty, .at(\.name, "name", [.notEmpty])])])
    form.validate()
    #expect(form.part(\.company).isPresent.visibleErrorMessages == ["Please fill this in."])
  }

  @Test func aRuleOfAPartAsAWholeHasItsMessageAtTheEmptyPath() {
    let company: RuleSet<Company> = [
      .at(\.name, "name"), .satisfies("named") { !$0.name.isEmpty },
    ]
    let form = FormModel(Customer(company: Company()), rules: [.at(\.company, "company", company)])
    form.validate()
    let part = form.part(\.company)
    #expect(part.isPresent.visibleErrorMessages.isEmpty)
    #expect(part.model?.control(at: "")?.visibleErrorMessages == ["This is not valid."])
  }

  @Test func aDraftThatCannotBeReadIsKept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = DraftFile<Subscriber>(url: folder.appending(path: "draft.json"))
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(try draft.restore(into: form) == FormRestoration())
    try draft.update(for: form)
    form[\.age].text = "3x"
    try draft.update(for: form)
    let resumed = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(try draft.restore(into: resumed) == FormRestoration())
    #expect(resumed[\.age].text == "3x")

    try Data("{".utf8).write(to: draft.url)
    #expect(throws: DecodingError.self) { try draft.restore(into: form) }
    form.discardChanges()
    try draft.update(for: form)
    let kept = draft.url.appendingPathExtension("unreadable")
    #expect(try Data(contentsOf: kept) == Data("{".utf8))
    #expect(throws: CocoaError.self) { try Data(contentsOf: draft.url) }
  }

  @Test func aDraftOfWhichNothingCouldBeRestoredIsKept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = DraftFile<Subscriber>(url: folder.appending(path: "draft.json"))
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    form[\.age].text = "36"
    try draft.update(for: form)
    var json = try JSONDecoder().decode([String: JSONValue].self, from: Data(contentsOf: draft.url))
    json["value"] = "no structure"
    try JSONEncoder().encode(json).write(to: draft.url)

    let resumed = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(throws: CocoaError.self) { try draft.restore(into: resumed) }
    try draft.update(for: resumed)
    let kept = try Data(contentsOf: draft.url.appendingPathExtension("unreadable"))
    #expect(try JSONDecoder().decode([String: JSONValue].self, from: kept) == json)
  }

  @Test func aDraftOfAnotherVersionIsKept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let earlier = DraftFile<Subscriber>(url: folder.appending(path: "draft.json"))
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    form[\.age].text = "36"
    try earlier.update(for: form)

    let draft = DraftFile<Subscriber>(url: earlier.url, version: 2)
    let resumed = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(throws: CocoaError.self) { try draft.restore(into: resumed) }
    #expect(!resumed.isDirty && resumed[\.age].text == "")
    try draft.update(for: form)
    #expect(try draft.restore(into: resumed) == FormRestoration())
    #expect(resumed[\.age].text == "36")
    let kept = try Data(contentsOf: draft.url.appendingPathExtension("unreadable"))
    #expect(try JSONDecoder().decode(FormSnapshot<Subscriber>.self, from: kept).version == 1)
  }

  @Test func aDraftIsWrittenOnceTheUserPauses() async {
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    let (updates, continuation) = AsyncStream.makeStream(of: String.self)
    let writer = DraftWriter(form, after: .zero) { continuation.yield(form[\.email].text) }
    form[\.email].text = "a"
    form[\.email].text = "ad"
    var iterator = updates.makeAsyncIterator()
    #expect(await iterator.next() == "ad")
    withExtendedLifetime(writer) {}
  }
}
