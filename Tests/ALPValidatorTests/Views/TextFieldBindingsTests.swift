import ALPValidator
@testable import ALPValidatorUIKit
import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
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

  #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
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
    #expect(field.interactions.count == 1)
  }

  @Test func anotherControlEndsEditingTheEarlierOne() {
    let field = ComposingField()
    let other = TextControl(text: "b")
    field.connect(to: control)
    field.sendActions(for: .editingDidBegin)
    field.text = "か"
    field.isComposing = true
    field.sendActions(for: .editingChanged)
    #expect(control.text == "a")
    field.connect(to: other)
    #expect(control.text == "か" && left.isValid && !control.isEditing)
    #expect(field.text == "b" && field.unmarkCount == 1)
  }

  @Test func aFieldEndsOnlyTheEditingThatItBegan() {
    let (field, repeated) = (UITextField(), UITextField())
    field.connect(to: control)
    repeated.connect(to: control)
    field.sendActions(for: .editingDidBegin)
    field.sendActions(for: .editingDidEnd)
    repeated.sendActions(for: .editingDidBegin)
    field.connect(to: TextControl())
    #expect(control.isEditing)
    repeated.connect(to: TextControl())
    #expect(!control.isEditing)
  }

  @Test func aResetDiscardsTheTextThatIsComposed() {
    let field = ComposingField()
    field.connect(to: control)
    field.sendActions(for: .editingDidBegin)
    field.text = "か"
    field.isComposing = true
    field.sendActions(for: .editingChanged)
    control.reset()
    #expect(field.text == "a" && field.unmarkCount == 1)
    field.sendActions(for: .editingDidEnd)
    #expect(control.text == "a" && !control.isDirty)
  }

  @Test func aPredictionIsNotComposed() {
    let (field, view) = (UITextField(), UITextView())
    field.connect(to: control)
    view.connect(to: control)
    #expect(field.inlinePredictionType == .no && view.inlinePredictionType == .no)
  }

  @Test func theSameControlChangesNothing() {
    let field = ComposingField()
    field.connect(to: control)
    field.sendActions(for: .editingDidBegin)
    field.text = "か"
    field.isComposing = true
    let connection = field.connection
    field.connect(to: control)
    #expect(field.connection === connection && field.text == "か" && control.isEditing)
    control.text = "b"
    #expect(field.text == "か")
  }

  @Test func aUITextFieldThatIsEditedBeginsEditingItsControl() {
    final class Field: UITextField {
      override var isFirstResponder: Bool { true }
    }
    let field = Field()
    field.connect(to: control)
    #expect(control.isEditing)
  }

  @Test func theEndOfEditingTakesTheTextThatIsComposed() {
    let field = ComposingField()
    field.connect(to: control)
    field.sendActions(for: .editingDidBegin)
    field.isComposing = true
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
    let view = FormFieldView(UITextField())
    let other = TextControl()
    other.label = "Name"
    for control in [control, other] { control.addRule(.email) }
    view.input.accessibilityLabel = "Street"
    view.show(control)
    #expect(view.input.accessibilityLabel == "Street")
    #expect(view.messageLabel.isHidden && view.titleLabel.isHidden)
    control.validate()
    while view.messageLabel.isHidden { await Task.yield() }
    let message = "Please enter an email address, such as name@example.com."
    #expect(view.messageLabel.text == message && view.input.accessibilityHint == message)
    #expect(view.input.accessibilityLabel == "Street" && view.input.borderStyle == .roundedRect)
    view.show(other)
    #expect(view.messageLabel.isHidden && view.titleLabel.text == "Name" && !view.titleLabel.isHidden)
    #expect(view.input.keyboardType == .emailAddress)
    #expect(view.input.accessibilityLabel == "Name, required")
    control.text = "b"
    other.validate()
    while view.messageLabel.isHidden { await Task.yield() }
    #expect(view.input.text == "")
    view.show(other)
    other.text = "ada@example.com"
    while !view.messageLabel.isHidden { await Task.yield() }
  }

  @Test(.patientTimeLimit) func aChecklistReplacesTheMessagesWhileTheUserEdits() async {
    let model = SignUpModel(FreeAccounts())
    let controller = SignUpController(model) {}
    controller.loadViewIfNeeded()
    let view = controller.passwordView
    #expect(view.checklist.isHidden && view.input.isSecureTextEntry)
    #expect(view.input.textContentType == .newPassword)
    model.form.validate()
    while view.messageLabel.isHidden { await Task.yield() }
    view.input.sendActions(for: .editingDidBegin)
    while view.checklist.isHidden { await Task.yield() }
    #expect(view.messageLabel.isHidden && view.checklist.arrangedSubviews.count == 1)
    model.form.setExternalFailures(["/password": "This password is known to others."])
    while view.messageLabel.isHidden { await Task.yield() }
    #expect(view.messageLabel.text == "This password is known to others." && !view.checklist.isHidden)
    view.input.sendActions(for: .editingDidEnd)
    while !view.checklist.isHidden { await Task.yield() }
    #expect(!view.messageLabel.isHidden)
  }

  @Test(.patientTimeLimit) func aSignUpScreenSubmitsOnceTheTermsAreAccepted() async {
    let model = SignUpModel(FreeAccounts())
    let controller = SignUpController(model) {}
    controller.loadViewIfNeeded()
    #expect(controller.userNameView.input.autocapitalizationType == .none)
    #expect(controller.userNameView.input.autocorrectionType == .no)
    func type(_ text: String, into view: FormFieldView<UITextField>) {
      view.input.text = text
      view.input.sendActions(for: .editingChanged)
    }
    type("info@example.com", into: controller.emailView)
    type("ada", into: controller.userNameView)
    type("Engine-1842", into: controller.passwordView)
    await controller.signUp()
    while controller.termsView.messageLabel.isHidden { await Task.yield() }
    #expect(controller.termsView.messageLabel.text == "Please accept the terms.")
    controller.termsView.input.isOn = true
    controller.termsView.input.sendActions(for: .valueChanged)
    controller.userNameView.input.sendActions(for: .primaryActionTriggered)
    while controller.emailView.messageLabel.isHidden { await Task.yield() }
    #expect(controller.emailView.messageLabel.text == "There is an account with this address.")
    #expect(controller.termsView.messageLabel.isHidden)
  }

  @Test func aSecondScreenOfAModelShowsTheSameTerms() {
    let model = SignUpModel(FreeAccounts())
    let first = SignUpController(model) {}
    first.loadViewIfNeeded()
    first.termsView.input.isOn = true
    first.termsView.input.sendActions(for: .valueChanged)
    let second = SignUpController(model) {}
    second.loadViewIfNeeded()
    #expect(second.termsView.input.isOn && model.form.controls.count == 4)
  }

  @Test func anEarlierConnectionIgnoresEvents() {
    let (view, other) = (UITextView(), TextControl())
    view.connect(to: control)
    let earlier = view.connection
    view.connect(to: other)
    view.text = "b"
    earlier?.begin()
    earlier?.change()
    earlier?.end()
    control.text = "c"
    #expect(control.text == "c" && !control.isEditing && view.text == "b")
  }

  @Test(.patientTimeLimit) func aChecklistFollowsItsControl() async {
    let password = TextControl()
    password.addRule(.length(8...))
    let handle = password.addRule(.containsDigits(1...))
    let view = ChecklistView()
    view.show(control)
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
    while controller.emailView.messageLabel.isHidden { await Task.yield() }
    let message = "Please enter an email address, such as name@example.com."
    #expect(controller.emailView.messageLabel.text == message)
    #expect(controller.ageView.messageLabel.isHidden)
    #expect(controller.button.isEnabled && controller.view.subviews.count == 1)
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
    let (email, age) = (FormFieldView(Field()), FormFieldView(Field()))
    email.show(form[\.email])
    age.show(form[\.age])
    let screen = UIStackView(arrangedSubviews: [email, UIStackView(arrangedSubviews: [age])])
    form.validate()
    form.focusOnFirstFailure(in: screen)
    #expect(email.input.focusCount == 0 && age.input.focusCount == 1)
    age.isHidden = true
    form.focusOnFirstFailure(in: screen)
    age.isHidden = false
    form[\.age].text = ""
    form.focusOnFirstFailure(in: screen)
    #expect(email.input.focusCount == 0 && age.input.focusCount == 1)
  }

  @Test func savingMovesTheFocusToTheFirstFailureAndSaysWhetherItSucceeded() async {
    final class Screen: UIView {
      override var window: UIWindow? { UIWindow() }
    }
    final class Field: UITextField {
      private(set) var focusCount = 0
      override func becomeFirstResponder() -> Bool {
        focusCount += 1
        return true
      }
    }
    struct Offline: Error {}
    let form = FormModel(Subscriber(email: "ada@example.com", age: 7), rules: Subscriber.rules)
    let age = FormFieldView(Field())
    age.show(form[\.age])
    let (screen, label) = (Screen(), MessageLabel())
    label.show(messagesOf: form)
    screen.addSubview(age)
    screen.addSubview(label)
    #expect(await !form.save(in: screen) { _ in } && age.input.focusCount == 1)
    form[\.age].text = "40"
    #expect(await !form.submit(in: screen) { _ in throw Offline() })
    #expect(label.text == FieldTexts.standard.submissionFailed && age.input.focusCount == 1)
    #expect(await !form.save(in: screen, message: { "\($0)!" }) { _ in throw Offline() })
    #expect(label.text == "Offline()!")
    #expect(await !form.save(in: screen) { _ in throw ExternalFailures(["/age": "Too old."]) })
    #expect(age.input.focusCount == 2 && form.isDirty)
    #expect(await form.submit(in: screen) { _ in } && form.isDirty)
    #expect(await form.save(in: screen) { _ in } && !form.isDirty)
    // On no screen, the focus stays.
    form[\.age].text = "7"
    #expect(await !form.save(in: UIStackView(arrangedSubviews: [age])) { _ in } && age.input.focusCount == 2)
  }

  @Test func aRequestThatCouldNotBeSentGetsTheFocus() async {
    struct Offline: Error {}
    final class Field: UITextField {
      private(set) var focusCount = 0
      override func becomeFirstResponder() -> Bool {
        focusCount += 1
        return true
      }
    }
    let form = FormModel(Subscriber(email: "ada@example.com", age: 40), rules: Subscriber.rules)
    form[\.email].addCondition(
      .async("free", options: RequestOptions(failurePolicy: .hold)) { _ in throw Offline() })
    let email = FormFieldView(Field())
    email.show(form[\.email])
    guard case .awaitingRetry = await form.submit({ _ in }) else { return #expect(Bool(false)) }
    form.focusOnFirstFailure(in: email)
    #expect(email.input.focusCount == 1)
  }

  @Test func aViewThatCannotBecomeFirstResponderIsScrolledToAndReadByVoiceOver() {
    final class Field: UIView {
      override func becomeFirstResponder() -> Bool { false }
    }
    let form = FormModel(Subscriber(email: "ada@example.com", age: 7), rules: Subscriber.rules)
    let (scroll, view) = (UIScrollView(), FormFieldView(Field()))
    view.showMessages(of: form[\.age])
    scroll.addSubview(UIStackView(arrangedSubviews: [view]))
    form.validate()
    form.focusOnFirstFailure(in: scroll)
    #expect(UIAccessibility.focusedView === view.input && scroll.scrollCount == 1)
    let field = FormFieldView(UITextField())
    field.show(form[\.age])
    scroll.subviews[0].removeFromSuperview()
    scroll.addSubview(field)
    form.focusOnFirstFailure(in: scroll)
    #expect(scroll.scrollCount == 2)
  }

  @Test func aTextThatIsComposedIsTakenBeforeASubmission() {
    let field = ComposingField()
    let screen = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [field])])
    field.connect(to: control)
    field.sendActions(for: .editingDidBegin)
    field.text = "か"
    field.isComposing = true
    field.sendActions(for: .editingChanged)
    #expect(control.text == "a")
    screen.commitFormText()
    #expect(control.text == "か" && control.isEditing && field.unmarkCount == 1)
    screen.commitFormText()
    #expect(field.unmarkCount == 1)
  }

  @Test func returnMovesToTheNextFieldAndSubmitsInTheLast() {
    final class Field: UITextField {
      private(set) var focusCount = 0
      override func becomeFirstResponder() -> Bool {
        focusCount += 1
        return true
      }
    }
    let fields = [Field(), Field()]
    var submissionCount = 0
    // The second call replaces the first.
    for _ in 0..<2 { UITextField.chainFormFields(fields, lastKey: .join) { submissionCount += 1 } }
    #expect(fields.map(\.returnKeyType) == [.next, .join])
    fields[0].sendActions(for: .primaryActionTriggered)
    #expect(fields.map(\.focusCount) == [0, 1] && submissionCount == 0)
    fields[1].sendActions(for: .primaryActionTriggered)
    #expect(submissionCount == 1)
    fields[1].isHidden = true
    fields[0].sendActions(for: .primaryActionTriggered)
    #expect(fields[1].focusCount == 1 && submissionCount == 2)
  }

  @Test func theButtonAboveANumberPadDoesWhatReturnDoes() {
    final class Notes: UITextView {
      private(set) var focusCount = 0
      override func becomeFirstResponder() -> Bool {
        focusCount += 1
        return true
      }
    }
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    let (age, notes) = (FormFieldView(UITextField()), Notes())
    age.show(form[\.age])
    UITextField.chainFormFields([age.input, notes]) {}
    let bar = age.input.inputAccessoryView as? UIToolbar
    bar?.items?.last?.primaryAction?.perform()
    #expect(notes.focusCount == 1)
  }

  @Test func aColumnShowsTheFieldThatIsEditedAboveTheKeyboard() {
    final class Field: UITextField {
      var isEdited = false
      override var isFirstResponder: Bool { isEdited }
    }
    let (column, view) = (ColumnView(), FormFieldView(Field()))
    column.addSubview(UIStackView(arrangedSubviews: [view]))
    #expect(column.fieldWithFocus == nil)
    view.input.isEdited = true
    #expect(column.fieldWithFocus === view)
    for height in [600.0, 300.0] {
      column.bounds = CGRect(x: 0, y: 0, width: 300, height: height)
      column.layoutSubviews()
    }
    #expect(column.scrollCount == 1)
  }

  @Test(.patientTimeLimit) func aStepperShowsItsNumber() async {
    let guests = Control(2)
    guests.label = "Guests"
    let view = FormFieldView(UIStepper())
    view.show(guests, in: 1...12)
    #expect(view.titleLabel.text == "Guests: 2" && view.input.maximumValue == 12)
    view.input.value = 20
    view.input.sendActions(for: .valueChanged)
    #expect(guests.value == 12)
    while view.titleLabel.text != "Guests: 12" { await Task.yield() }
    #expect(view.input.accessibilityLabel == "Guests")
  }

  @Test func aNumberPadAndATextViewHaveAButtonThatEndsEditing() {
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    let (email, age, notes) = (
      FormFieldView(UITextField()), FormFieldView(UITextField()), FormFieldView(UITextView())
    )
    email.show(form[\.email])
    age.show(form[\.age])
    notes.show(TextControl())
    #expect(email.input.inputAccessoryView == nil)
    age.show(form[\.email])
    #expect(age.input.inputAccessoryView == nil)
    age.show(form[\.age])
    #expect(age.input.inputAccessoryView is UIToolbar && notes.input.inputAccessoryView is UIToolbar)
  }

  @Test func aFieldFormatsWhatTheUserTypesUnlessItHasADelegate() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { true }
    }
    let card = TextControl()
    card.inputFormat = .paymentCard
    let view = FormFieldView(UITextField())
    view.show(card)
    let formatting = try #require(view.input.delegate)
    let range = NSRange(location: 0, length: 0)
    #expect(
      !formatting.textField(view.input, shouldChangeCharactersIn: range, replacementString: "41111"))
    #expect(view.input.text == "4111 1")
    let delegate = Delegate()
    view.input.delegate = delegate
    view.show(TextControl())
    #expect(view.input.delegate === delegate)
  }

  @Test func aMenuFollowsItsControl() {
    let plan = Control<Plan?>(nil)
    let planButton = UIButton(configuration: .filled())
    planButton.connect(to: plan, choices: Plan.allCases, prompt: "Plan") {
      $0.rawValue
    }
    func actions() -> [UIAction] { planButton.menu?.children.compactMap { $0 as? UIAction } ?? [] }
    #expect(planButton.configuration?.title == "Plan" && planButton.showsMenuAsPrimaryAction)
    #expect(planButton.accessibilityValue == "Plan")
    #expect(actions().map(\.title) == ["free", "team"] && actions().allSatisfy { $0.state == .off })
    actions().last?.perform()
    #expect(plan.value == .team && planButton.configuration?.title == "team")
    #expect(planButton.accessibilityValue == "team")
    #expect(actions().map(\.state) == [.off, .on])
    plan.value = .free
    #expect(planButton.configuration?.title == "free")
    let other = Control<Plan?>(.team)
    planButton.connect(to: other, choices: [Plan.team]) { (_: Plan) in "Team" }
    plan.value = nil
    #expect(planButton.configuration?.title == "Team" && actions().count == 1)
  }

  @Test func viewsOfOtherKindsAreConnected() {
    let (termsSwitch, birthdayPicker, planButton) = (UISwitch(), UIDatePicker(), UIButton())
    let (terms, birthday, plan) = (Control(true), Control(Date.distantPast), Control(Plan.team))
    termsSwitch.connect(\.isOn, to: terms)
    birthdayPicker.connectDay(to: birthday)
    planButton.connect(to: plan, choices: Plan.allCases, prompt: "Plan") {
      $0.rawValue
    }
    #expect(termsSwitch.isOn && planButton.menu?.children.count == 2)
    #expect(planButton.currentTitle == "team")
  }

  @Test(.patientTimeLimit) func aLabelShowsTheMessagesThatBelongToNoField() async {
    let form = FormModel(Team(), rules: Team.rules)
    let label = MessageLabel()
    label.show(messagesOf: form.list(\.members), form)
    #expect(label.isHidden)
    form.setExternalFailures(["": "The server is closed.", "/name": "Another name, please."])
    form.validate()
    while label.text != "Please choose 1 to 9 items.\nThe server is closed." { await Task.yield() }
    #expect(!label.isHidden)
  }

  @Test(.patientTimeLimit) func aLabelShowsTheMessageOfARuleAboutTheStructure() async {
    struct Trip: Sendable { var (start, end) = (2, 1) }
    let form = FormModel(
      Trip(), rules: [.at(\.start, "start"), .at(\.end, "end"), .satisfies("order") { $0.start < $0.end }])
    let label = MessageLabel()
    label.show(messagesOf: form)
    form.validate()
    form.focusOnFirstFailure(in: label)
    #expect(label.text == "This is not valid." && !label.isHidden)
  }

  @Test func aLabelDoesNotKeepItsForm() {
    let label = MessageLabel()
    var form: FormModel<Team>? = FormModel(Team(), rules: Team.rules)
    if let form { label.show(messagesOf: form) }
    let released = Weak(form)
    form = nil
    #expect(released.object == nil)
  }

  @Test func showingTheSameControlAgainBeginsNoOtherFollowing() async {
    let presenter = FieldPresenter()
    let field = UITextField()
    presenter.show(control, at: field)
    let following = presenter.following
    let label = UILabel()
    presenter.messageLabel = label
    control.setExternalFailure("No.")
    presenter.show(control, at: field)
    #expect(presenter.following === following && label.text == "No.")
    let earlier = Weak(following)
    presenter.show(TextControl(), at: field)
    #expect(presenter.following !== earlier.object)
  }

  @Test func aFollowingThatWasReplacedIsReleased() async {
    let presenter = FieldPresenter()
    let field = UITextField()
    presenter.show(control, at: field)
    let earlier = Weak(presenter.following)
    presenter.show(TextControl(), at: field)
    for _ in 0..<100 where earlier.object != nil { await Task.yield() }
    #expect(earlier.object == nil)
  }

  @Test func whatAutoFillFillsIsFormatted() {
    let card = TextControl()
    card.inputFormat = .paymentCard
    let field = UITextField()
    field.connect(to: card)
    field.text = "4242424242424242"
    field.sendActions(for: .editingChanged)
    #expect(field.text == "4242 4242 4242 4242" && card.value == "4242424242424242")
    let view = UITextView()
    view.connect(to: card)
    view.text = "4111-1111"
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
    #expect(view.text == "4111 1111" && field.text == "4111 1111")
  }

  @Test(.patientTimeLimit) func aFieldHasADelegateOnlyForAnInputFormat() async {
    let view = FormFieldView(UITextField())
    view.show(control)
    #expect(view.input.delegate == nil)
    control.inputFormat = .paymentCard
    while view.input.delegate == nil { await Task.yield() }
    control.inputFormat = nil
    while view.input.delegate != nil { await Task.yield() }
  }

  @Test func aStepperIsConnectedToAWholeNumber() {
    let stepper = UIStepper()
    let guests = Control(2)
    stepper.connect(to: guests)
    #expect(stepper.value == 2)
    stepper.value = 3
    stepper.sendActions(for: .valueChanged)
    #expect(guests.value == 3)
  }

  @Test func anEditBeyondTheTextIsIgnored() {
    let field = UITextField()
    field.connect(to: control)
    let delegate = FormattingDelegate(control)
    let range = NSRange(location: 1, length: 3)
    #expect(!delegate.textField(field, shouldChangeCharactersIn: range, replacementString: ""))
    #expect(field.text == "a" && control.text == "a")
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
    let model = SignUpModel(FreeAccounts())
    let (emailField, passwordField) = (UITextField(), UITextField())
    emailField.takeHints(of: model.form[\.email])
    emailField.textContentType = .username
    passwordField.takeHints(of: model.form[\.password])
    passwordField.textContentType = .newPassword
    passwordField.isSecureTextEntry = true
    let notesView = UITextView()
    let notes = Control<String?>("Ring twice.")
    emailField.connect(to: model.form[\.email])
    notesView.connect(to: notes)
    #expect(notesView.text == "Ring twice.")
    #expect(emailField.keyboardType == .emailAddress)
    #expect(passwordField.autocapitalizationType == .none && passwordField.autocorrectionType == .no)
  }

  @Test func eachHintHasANameInUIKit() {
    #expect(Set(InputHints.Keyboard.allCases.map(\.uiType)).count == InputHints.Keyboard.allCases.count)
    #expect(
      Set(InputHints.ContentType.allCases.map(\.uiType)).count == InputHints.ContentType.allCases.count)
    #expect(
      Set(InputHints.Capitalization.allCases.map(\.uiType)).count
        == InputHints.Capitalization.allCases.count)
  }

  @Test func aDraftIsUpdatedWhenTheSceneDeactivates() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = DraftFile(at: folder.appending(path: "customer.json"))
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

  @Test func aUITextViewIsConnectedToAControl() {
    final class TextView: UITextView {
      var composed: UITextRange?
      override var markedTextRange: UITextRange? { composed }
    }
    let view = TextView()
    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: view) }
    view.connect(to: control)
    #expect(view.text == "a" && view.delegate == nil)
    post(UITextView.textDidBeginEditingNotification)
    #expect(control.isEditing)
    view.text = "ab"
    post(UITextView.textDidChangeNotification)
    #expect(control.text == "ab" && validator.isValid && !left.hasValidated)
    view.text = "abか"
    view.composed = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    post(UITextView.textDidChangeNotification)
    #expect(control.text == "ab" && view.text == "abか")
    post(UITextView.textDidEndEditingNotification)
    #expect(control.text == "abか" && left.isValid && !control.isEditing)
    view.composed = nil
    let cursor = view.position(from: view.endOfDocument, offset: -1)
    view.selectedTextRange = cursor.flatMap { view.textRange(from: $0, to: $0) }
    control.text = "abcか"
    #expect(view.text == "abcか")
    #expect(view.selectedTextRange.map { view.offset(from: $0.end, to: view.endOfDocument) } == 1)
    control.reset()
    #expect(view.text == "a")
    let other = TextControl(text: "b")
    view.connect(to: other)
    view.text = "c"
    post(UITextView.textDidChangeNotification)
    #expect(control.text == "a" && other.text == "c")
  }

  @Test(.patientTimeLimit) func aContactIsEditedAndSaved() async throws {
    @MainActor final class Server {
      var responses: [Result<ContactResponse, any Error>] = []
      var patches: [JSONValue] = []
    }
    let form = FormModel(Contact(name: "Ada"), rules: Contact.rules)
    let server = Server()
    let controller = ContactController(form) { patch in
      server.patches.append(try JSONDecoder().decode(JSONValue.self, from: patch))
      return try server.responses.removeFirst().get()
    }
    controller.loadViewIfNeeded()
    #expect(controller.nameView.input.text == "Ada" && controller.notesView.titleLabel.text == "Notes")
    #expect(controller.notesView.input.autocapitalizationType == .sentences)
    #expect(!controller.notesView.input.isScrollEnabled && controller.counterLabel.text == "0 / 500")
    #expect(!controller.isModalInPresentation)
    let item = controller.navigationItem.rightBarButtonItem
    #expect(item?.isEnabled == false)

    controller.groupView.input.menu?.children.compactMap { $0 as? UIAction }.last?.perform()
    #expect(form.value.group == .work && controller.groupView.input.accessibilityValue == "work")
    controller.notesView.input.text = "Engines"
    NotificationCenter.default.post(
      name: UITextView.textDidChangeNotification, object: controller.notesView.input)
    while !controller.isModalInPresentation || item?.isEnabled == false { await Task.yield() }
    #expect(controller.counterLabel.text == "7 / 500")

    struct Offline: Error {}
    server.responses = [
      .failure(Offline()), .success(.refused(Data(#"{"name": ["Taken."]}"#.utf8))),
      .success(.saved(form.value)),
    ]
    await controller.save()
    while controller.messageLabel.isHidden { await Task.yield() }
    #expect(controller.messageLabel.text == FieldTexts.standard.submissionFailed)
    await controller.save()
    while controller.nameView.messageLabel.isHidden { await Task.yield() }
    #expect(controller.nameView.messageLabel.text == "Taken." && form.isDirty)
    await controller.save()
    #expect(server.patches.last == ["group": "work", "notes": "Engines"] && !form.isDirty)
    while controller.isModalInPresentation { await Task.yield() }
  }

  @Test func aDayMayBeMissing() throws {
    let day = Control<Date?>(nil)
    day.label = "Birthday"
    let view = FormFieldView(UIDatePicker())
    view.show(day)
    let titleRow = try #require(view.arrangedSubviews.first as? UIStackView)
    let daySwitch = try #require(titleRow.arrangedSubviews.last as? UISwitch)
    #expect(view.input.isHidden && !daySwitch.isOn && daySwitch.accessibilityLabel == "Birthday")
    #expect(view.input.datePickerMode == .date && view.input.timeZone == .gmt)
    daySwitch.isOn = true
    daySwitch.sendActions(for: .valueChanged)
    let today = try #require(day.value)
    #expect(today.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 86_400) == 0)
    #expect(!view.input.isHidden && view.input.date == today)
    // The picker keeps the time of day.
    view.input.date = today.addingTimeInterval(86_400 + 3_600)
    view.input.sendActions(for: .valueChanged)
    #expect(day.value == today.addingTimeInterval(86_400))
    view.show(day)
    #expect(titleRow.arrangedSubviews.count == 3)
    day.value = nil
    #expect(view.input.isHidden && !daySwitch.isOn)
    // The day that was there before.
    daySwitch.isOn = true
    daySwitch.sendActions(for: .valueChanged)
    #expect(day.value == today.addingTimeInterval(86_400))
    daySwitch.isOn = false
    daySwitch.sendActions(for: .valueChanged)
    #expect(day.value == nil)
    // The picker shows a day of another control, which has to be there.
    view.show(Control(today))
    #expect(titleRow.arrangedSubviews.count == 2 && !view.input.isHidden)
  }

  @Test func aDayStaysWithinTheLimitsOfThePicker() throws {
    let today = Date.todayInUTC()
    let later = today.addingTimeInterval(30 * 86_400)
    let day = Control<Date?>(nil)
    let view = FormFieldView(UIDatePicker())
    view.show(day)
    view.limitDays(from: later)
    #expect(day.value == nil)
    let titleRow = try #require(view.arrangedSubviews.first as? UIStackView)
    let daySwitch = try #require(titleRow.arrangedSubviews.last as? UISwitch)
    daySwitch.isOn = true
    daySwitch.sendActions(for: .valueChanged)
    #expect(day.value == later && view.input.date == later)
    // A day beyond the limits is still shown.
    view.limitDays(from: later.addingTimeInterval(86_400))
    #expect(day.value == later && view.input.date == later)
    view.limitDays(from: today, through: later)
    day.load(today.addingTimeInterval(-86_400))
    #expect(!day.isDirty && view.input.date == today.addingTimeInterval(-86_400))
  }

  @Test(.patientTimeLimit) func voiceOverReadsTheSwitchOfADayThatIsMissing() async throws {
    struct Trip: Sendable { var departure: Date? }
    let form = FormModel(
      Trip(), rules: [.at(\.departure, "departure", label: "Departure", [.notEmpty])])
    let view = FormFieldView(UIDatePicker())
    view.show(form[\.departure])
    let titleRow = try #require(view.arrangedSubviews.first as? UIStackView)
    let daySwitch = try #require(titleRow.arrangedSubviews.last as? UISwitch)
    #expect(daySwitch.accessibilityLabel == "Departure, required" && view.titleLabel.isAccessibilityElement)
    form.validate()
    form.focusOnFirstFailure(in: view)
    // At once, because the messages count for the height.
    #expect(!view.messageLabel.isHidden)
    while daySwitch.accessibilityHint == "" { await Task.yield() }
    #expect(daySwitch.accessibilityHint == view.messageLabel.text)
  }

  @Test func aMenuHasAChoiceWithoutAValue() {
    let plan = Control<Plan?>(nil)
    let view = FormFieldView(UIButton(configuration: .bordered()))
    view.show(plan, choices: Plan.allCases, none: "No plan") { $0.rawValue }
    func actions() -> [UIAction] { view.input.menu?.children.compactMap { $0 as? UIAction } ?? [] }
    #expect(actions().map(\.title) == ["No plan", "free", "team"])
    #expect(view.input.configuration?.title == "No plan" && view.input.configuration?.indicator == .popup)
    actions().last?.perform()
    #expect(plan.value == .team && view.input.configuration?.title == "team")
    actions().first?.perform()
    #expect(plan.value == nil)
    view.show(plan, choices: Plan.allCases, prompt: "Choose…") { $0.rawValue }
    #expect(actions().count == 2 && view.input.configuration?.title == "Choose…")
    view.show(plan, choices: Plan.allCases, none: "No plan", prompt: "Choose…") { $0.rawValue }
    actions().last?.perform()
    plan.reset()
    #expect(actions().count == 3 && view.input.configuration?.title == "Choose…")
    view.input.disconnectFromControl()
    actions().last?.perform()
    #expect(plan.value == nil)
  }

  @Test func settingsOfYoursStay() {
    let styled = UITextField()
    (styled.adjustsFontForContentSizeCategory, styled.borderStyle) = (true, .line)
    let cell = UITableViewCell()
    cell.formFieldView { styled }.show(control)
    #expect(styled.font == nil && styled.borderStyle == .line)
    #expect(FormFieldView(UIButton()).input.configuration != nil)
    let view = FormFieldView(UITextView())
    view.input.font = nil
    view.show(control)
    #expect(view.input.font == nil)
    let field = FormFieldView(UITextField())
    field.input.borderStyle = .line
    field.show(control)
    #expect(field.input.borderStyle == .line)
    field.isFramed = false
    #expect(field.input.borderStyle == .line)
  }

  @Test func aDayWithASwitchOfYoursHasTheFocusAndADescription() {
    let day = Control<Date?>(nil)
    day.label = "Return"
    day.addRule(.notEmpty)
    let form = FormValidator()
    form.add(day, name: "return")
    let (picker, daySwitch, presenter) = (UIDatePicker(), UISwitch(), FieldPresenter())
    picker.connectDay(to: day, with: daySwitch)
    presenter.show(day, at: picker, daySwitch)
    #expect(daySwitch.accessibilityLabel == "Return, required" && picker.isHidden)
    form.validate()
    let screen = UIStackView(arrangedSubviews: [picker, daySwitch])
    form.focusOnFirstFailure(in: screen)
    #expect(screen.field(of: day)?.input === daySwitch)
    daySwitch.isOn = true
    daySwitch.sendActions(for: .valueChanged)
    #expect(day.value == .todayInUTC() && !picker.isHidden)
    #expect(screen.field(of: day)?.input === picker)
  }

  @Test func segmentsHaveNoneForNothing() {
    let plan = Control<Plan?>(nil)
    let view = FormFieldView(UISegmentedControl())
    view.show(plan, choices: Plan.allCases) { $0.rawValue }
    #expect(
      view.input.numberOfSegments == 2 && view.input.selectedSegmentIndex == UISegmentedControl.noSegment)
    view.input.selectedSegmentIndex = 1
    view.input.sendActions(for: .valueChanged)
    #expect(plan.value == .team)
  }

  @Test func theDayIsThatOfTheUser() throws {
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3_600)
    let (tokyo, samoa) = (TimeZone(secondsFromGMT: 13 * 3_600), TimeZone(secondsFromGMT: -13 * 3_600))
    let (later, earlier) = (try #require(tokyo), try #require(samoa))
    #expect(Date.todayInUTC(at: noon, in: later).timeIntervalSinceReferenceDate == 86_400)
    #expect(Date.todayInUTC(at: noon, in: earlier).timeIntervalSinceReferenceDate == -86_400)
    #expect(Date.todayInUTC(at: noon, in: .gmt).timeIntervalSinceReferenceDate == 0)
  }

  @Test func aPickerPassesTheStartOfTheDay() {
    let (picker, day) = (UIDatePicker(), Control(Date(timeIntervalSinceReferenceDate: 0)))
    picker.connectDay(to: day)
    picker.date = Date(timeIntervalSinceReferenceDate: 86_400 + 7)
    picker.sendActions(for: .valueChanged)
    #expect(day.value.timeIntervalSinceReferenceDate == 86_400 && picker.timeZone == .gmt)
  }

  @Test func segmentsFollowTheirControl() {
    let plan = Control(Plan.team)
    let view = FormFieldView(UISegmentedControl())
    view.show(plan, choices: Plan.allCases) { $0.rawValue }
    let segments = view.input
    #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 0) == "free")
    #expect(segments.selectedSegmentIndex == 1)
    segments.selectedSegmentIndex = 0
    segments.sendActions(for: .valueChanged)
    #expect(plan.value == .free)
    plan.value = .team
    #expect(segments.selectedSegmentIndex == 1)
    segments.connect(to: plan, choices: [Plan.free]) { $0.rawValue }
    #expect(segments.numberOfSegments == 1 && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.sendActions(for: .valueChanged)
    #expect(plan.value == .team)
  }

  @Test(.patientTimeLimit) func aTitleCanBeHiddenOrHaveAStar() async {
    let name = TextControl()
    name.label = "Name"
    name.addRule(.notEmpty)
    let (view, row) = (FormFieldView(UITextField()), FormFieldView(UITextField()))
    view.marksRequired = true
    view.show(name)
    row.showsTitle = false
    row.show(name)
    #expect(view.titleLabel.text == "Name *" && !view.titleLabel.isHidden && view.input.placeholder == nil)
    #expect(row.titleLabel.isHidden && row.arrangedSubviews[0].isHidden && row.input.placeholder == "Name")
    #expect(row.input.accessibilityLabel == "Name, required")
  }

  @Test(.patientTimeLimit) func aViewFollowsTheStateOfItsControl() async {
    let (view, email) = (FormFieldView(UITextField()), TextControl())
    var states: [ValidatorState] = []
    view.onUpdate = { states.append($0.state) }
    email.addRule(.email)
    view.show(email)
    email.text = "ada@example.com"
    while states.last != .valid { await Task.yield() }
    #expect(states.first == .invalid)
  }

  @Test func aFieldShowsItsTextAgain() {
    let field = ComposingField()
    field.connect(to: control)
    field.text = nil
    field.connect(to: control)
    #expect(field.text == "a")
    field.disconnectFromControl()
    control.text = "b"
    #expect(field.text == "a" && field.interactions.isEmpty)
  }

  @Test(.patientTimeLimit) func theScreenScrollsToAMessageOfTheForm() async {
    let form = FormModel(Team(name: "Engines", members: ["Ada"]), rules: Team.rules)
    let (scroll, label) = (UIScrollView(), MessageLabel())
    scroll.addSubview(label)
    label.show(messagesOf: form)
    form.focusOnFirstFailure(in: scroll)
    #expect(scroll.scrollCount == 0)
    form.setExternalFailures(["": "The server is closed."])
    form.focusOnFirstFailure(in: scroll)
    #expect(scroll.scrollCount == 1 && label.text == "The server is closed.")
  }

  @Test func aTableShowsTheElementsOfAList() {
    let form = FormModel(Member(skills: ["a", "b", "c"]), rules: Member.rules)
    let skills = form.list(\.skills)
    let table = UITableView()
    let cell = UITableViewCell()
    let fieldView = cell.formFieldView { UITextField() }
    let source = ListSource(tableView: table, list: skills) { _, _, skill in
      cell.formFieldView { UITextField() }.show(skill[\.self])
      return cell
    }
    func text(at row: Int) -> String? {
      _ = table.cellForRow(at: IndexPath(row: row, section: 0))
      return fieldView.input.text
    }
    #expect(text(at: 0) == "a" && cell.contentView.subviews.count == 1)
    fieldView.input.sendActions(for: .editingDidBegin)
    #expect(text(at: 2) == "c" && !skills.elements[0][\.self].isEditing)
    let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    source.tableView(table, moveRowAt: first, to: last)
    #expect(form.value.skills == ["b", "c", "a"] && text(at: 2) == "a")
    source.tableView(table, commit: .delete, forRowAt: first)
    #expect(source.snapshot().itemIdentifiers.count == 2)
    #expect(form.value.skills == ["c", "a"] && text(at: 0) == "c")
    #expect(source.tableView(table, canEditRowAt: first) && source.tableView(table, canMoveRowAt: first))
  }

  /// A table that makes the cells of ``TeamController`` and knows what was scrolled to.
  private final class TeamTable: UITableView {
    private(set) var path: IndexPath?
    override var window: UIWindow? { UIWindow() }

    override func scrollToRow(at path: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
      self.path = path
    }
  }

  @Test(.patientTimeLimit) func aTableShowsFieldsASwitchAndAList() async throws {
    let form = FormModel(Team(name: "Engines"), rules: Team.rules)
    let members = form.list(\.members)
    let controller = TeamController(form) { _ in }
    let table = TeamTable()
    controller.tableView = table
    controller.loadViewIfNeeded()
    let source = try #require(table.dataSource as? ListSource<String>)
    members.append("Ada")
    while source.snapshot().itemIdentifiers.count != 3 { await Task.yield() }

    func cell(at row: Int, in section: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    }
    #expect(try cell(at: 0, in: 0).formFieldView { UITextField() }.input.text == "Engines")
    let toggle = try cell(at: 1, in: 0).formFieldView { UISwitch() }.input
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(form.value.isPublic)
    #expect(toggle.accessibilityLabel == "Everybody can see it")
    let member = try cell(at: 0, in: 1).formFieldView { UITextField() }
    #expect(member.input.text == "Ada" && member.input.placeholder == "Member")
    #expect(source.tableView(table, titleForHeaderInSection: 1) == "Members")

    let (fixed, element) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1))
    #expect(!source.tableView(table, canEditRowAt: fixed) && !source.tableView(table, canMoveRowAt: fixed))
    #expect(source.tableView(table, canEditRowAt: element) && source.tableView(table, canMoveRowAt: element))
    source.tableView(table, commit: .delete, forRowAt: fixed)
    source.tableView(table, moveRowAt: element, to: fixed)
    #expect(form.value.members == ["Ada"])
  }

  @Test func aMemberStaysAmongTheMembers() {
    let controller = TeamController(FormModel(Team(), rules: Team.rules)) { _ in }
    controller.loadViewIfNeeded()
    func target(_ section: Int) -> IndexPath {
      controller.tableView(
        UITableView(), targetIndexPathForMoveFromRowAt: IndexPath(row: 2, section: 1),
        toProposedIndexPath: IndexPath(row: 1, section: section))
    }
    #expect(target(1) == IndexPath(row: 1, section: 1) && target(0) == IndexPath(row: 0, section: 1))
  }

  @Test(.patientTimeLimit) func aTableIsSavedOrScrollsToTheFirstFailure() async throws {
    struct Offline: Error {}
    let form = FormModel(Team(), rules: Team.rules)
    @MainActor final class Server {
      var saved: [Team] = []
      var isOnline = false
    }
    let server = Server()
    let controller = TeamController(form) { team in
      guard server.isOnline else { throw Offline() }
      server.saved.append(team)
    }
    let table = TeamTable()
    controller.tableView = table
    controller.loadViewIfNeeded()
    let footer = controller.tableView(table, viewForFooterInSection: 1) as? UITableViewHeaderFooterView
    func message() -> String? { (footer?.contentConfiguration as? UIListContentConfiguration)?.text }
    form.list(\.members).append("")
    await controller.submit()
    #expect(table.path == IndexPath(row: 0, section: 0))
    form[\.name].text = "Engines"
    await controller.submit()
    #expect(table.path == IndexPath(row: 0, section: 1))
    form.list(\.members).remove(atOffsets: [0])
    await controller.submit()
    while message() != "Please choose 1 to 9 items." { await Task.yield() }
    controller.navigationItem.rightBarButtonItems?.last?.primaryAction?.perform()
    #expect(table.path == IndexPath(row: 0, section: 1) && form.list(\.members).count == 1)
    form.list(\.members).elements[0][\.self].text = "Ada"
    await controller.submit()
    while message() != FieldTexts.standard.submissionFailed { await Task.yield() }
    #expect(form.isDirty)
    server.isOnline = true
    await controller.submit()
    #expect(server.saved.map(\.members) == [["Ada"]] && !form.isDirty)
    while message() != "" { await Task.yield() }
  }

  @Test(.patientTimeLimit) func aFieldOffersToSendAFailedRequestAgain() async {
    struct Offline: Error {}
    @MainActor final class Connection {
      var isOnline = false
    }
    let (name, connection) = (TextControl(), Connection())
    name.addCondition(
      .async("free", options: RequestOptions(retry: .none, failurePolicy: .hold)) { _ in
        guard connection.isOnline else { throw Offline() }
        return true
      })
    let view = FormFieldView(UITextField())
    view.show(name)
    #expect(view.retryButton.isHidden)
    name.text = "ada"
    while view.retryButton.isHidden { await Task.yield() }
    #expect(!view.messageLabel.isHidden && view.messageLabel.text?.isEmpty == false)
    connection.isOnline = true
    view.retryButton.sendActions(for: .touchUpInside)
    while !view.retryButton.isHidden { await Task.yield() }
    #expect(name.isValid || name.state == .waiting)
    while !name.isValid { await Task.yield() }
  }

  @Test func aStoryboardMakesAControllerWithItsModel() {
    let model = SignUpModel(FreeAccounts())
    let controller = model.makeController(of: UIStoryboard())
    #expect(type(of: controller) == AccountController.self)
  }

  @Test func aTableKeepsTheElementsThatItShows() {
    let form = FormModel(Member(skills: ["a", "b"]), rules: Member.rules)
    let skills = form.list(\.skills)
    let source = ListSource(tableView: UITableView(), list: skills) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let removed = Weak(skills.elements.first)
    let id = skills.elements[0].id
    skills.remove(atOffsets: [0])
    #expect(removed.object != nil && source.element(for: id) === removed.object)
    source.showElements(isAnimated: false)
    #expect(source.element(for: id) == nil)
  }

  @Test func aTableIgnoresEditsOfRowsThatAreGone() {
    let form = FormModel(Member(skills: ["a", "b", "c"]), rules: Member.rules)
    let skills = form.list(\.skills)
    let table = UITableView()
    let source = ListSource(tableView: table, list: skills) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    skills.remove(atOffsets: [0])
    let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    source.tableView(table, commit: .delete, forRowAt: first)
    #expect(form.value.skills == ["b", "c"])
    source.tableView(table, moveRowAt: first, to: last)
    #expect(form.value.skills == ["b", "c"])
    // The table shows "b" in the first row, which is now the second of the list.
    skills.insert("d", at: 0)
    source.tableView(table, commit: .delete, forRowAt: first)
    #expect(form.value.skills == ["d", "c"])
  }

  @Test func aCellKeepsItsFieldAndReplacesOneOfAnotherType() {
    let (cell, item) = (UITableViewCell(), UICollectionViewCell())
    let (first, second) = (Control(false), Control(true))
    first.label = "News"
    let fieldView = cell.formFieldView { UISwitch() }
    fieldView.show(first)
    #expect(!fieldView.input.isOn && fieldView.input.accessibilityLabel == "News")
    cell.formFieldView { UISwitch() }.show(second)
    #expect(fieldView.input.isOn && fieldView.input.accessibilityLabel == nil)
    fieldView.input.isOn = false
    fieldView.input.sendActions(for: .valueChanged)
    #expect(!second.value && !first.value)
    _ = cell.formFieldView { UITextField() }
    #expect(cell.contentView.subviews.count == 1 && cell.contentView.subviews.first !== fieldView)
    let itemView = item.formFieldView { UITextField() }
    #expect(item.formFieldView { UITextField() } === itemView)
  }

  @Test func settingsAreSavedWhenTheScreenDisappears() {
    let form = FormModel(Preferences(), rules: Preferences.rules)
    var saved: [Preferences] = []
    let controller = PreferencesController(form) { saved.append($0) }
    controller.loadViewIfNeeded()
    #expect(controller.sizeLabel.text == "Font size: 14")
    #expect(controller.stepper.value == 14 && controller.stepper.accessibilityLabel == "Font size")
    controller.stepper.value = 40
    controller.stepper.sendActions(for: .valueChanged)
    controller.newsView.input.isOn = true
    controller.newsView.input.sendActions(for: .valueChanged)
    controller.viewDidDisappear(false)
    #expect(saved == [Preferences(fontSize: 36, sendsNews: true)])
  }

  @Test func aUISwitchIsConnectedToAControl() {
    let (termsSwitch, terms) = (UISwitch(), Control(true))
    termsSwitch.connect(\.isOn, to: terms)
    #expect(termsSwitch.isOn)
    terms.value = false
    #expect(!termsSwitch.isOn)
    termsSwitch.isOn = true
    termsSwitch.sendActions(for: .valueChanged)
    #expect(terms.value)
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
    let companySwitch = controller.companyView.input
    #expect(controller.nameView.isHidden && !companySwitch.isOn)
    #expect(companySwitch.accessibilityLabel == "I buy for a company")
    companySwitch.isOn = true
    companySwitch.sendActions(for: .valueChanged)
    while controller.nameView.isHidden { await Task.yield() }
    #expect(form.value.company != nil)
    form.setExternalFailures(["/company": "We do not know this company."])
    let messageLabel = controller.companyView.messageLabel
    while messageLabel.isHidden { await Task.yield() }
    #expect(messageLabel.text == "We do not know this company.")
    controller.nameView.input.text = "Acme"
    controller.nameView.input.sendActions(for: .editingChanged)
    #expect(form.value.company?.name == "Acme")
    companySwitch.isOn = false
    companySwitch.sendActions(for: .valueChanged)
    while !controller.nameView.isHidden { await Task.yield() }
    #expect(form.value.company == nil)
    form.value = Customer(company: Company(name: "Bell"))
    #expect(companySwitch.isOn && controller.nameView.input.text == "Bell")
  }
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
}

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
private struct FreeAccounts: Accounts {
  func isAvailable(_ userName: String) -> Bool { true }
  func create(_ account: NewAccount) -> Bool { account.email != "info@example.com" }
}

/// A text field with an input method.
private final class ComposingField: UITextField {
  var isComposing = false
  private(set) var unmarkCount = 0
  override var markedTextRange: UITextRange? {
    isComposing ? textRange(from: beginningOfDocument, to: endOfDocument) : nil
  }

  override func unmarkText() {
    isComposing = false
    unmarkCount += 1
    sendActions(for: .editingChanged)
  }
}

private enum Plan: String, CaseIterable {
  case free
  case team
}
#endif
