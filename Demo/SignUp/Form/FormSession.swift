import ALPValidator
import Foundation
import Observation

/// The interaction with a form: the effect of each event, the focus, and the view.
@Observable
@MainActor
final class FormSession {
  /// What the user does in a view. JSON has the name of the case, as in `{"edit": {"field": "email", "text": "ada@"}}`.
  enum Event: Decodable, Sendable {
    case edit(field: SignUp.Field, text: String)
    case toggle(field: SignUp.Field, isOn: Bool)
    case focus(field: SignUp.Field)
    case blur(field: SignUp.Field)
    case submit
    /// Sends the requests again that failed.
    case retry
    /// Chooses the language of the messages.
    case speak(language: String)
    /// Begins with an empty form.
    case startOver
  }

  let form: SignUpForm
  /// The field that the user edits.
  private(set) var focus: SignUp.Field?
  /// The account, after the user has signed up.
  private(set) var account: Account?

  private var focusMoves = 0
  private var resets = 0
  private var messages = MessageCatalog.english
  /// The reason why the latest submission failed, unless a field shows it.
  private var notice: String?
  @ObservationIgnored private var submission: Task<Void, Never>?

  init(_ form: SignUpForm) { self.form = form }

  deinit { submission?.cancel() }

  /// Handles an event.
  func handle(_ event: Event) {
    switch event {
    case .edit(let field, let text): edit(form.field(field).control as? TextControl, text)
    case .toggle(let field, let isOn): edit(form.field(field).control as? Control<Bool>, isOn)
    case .focus(let field): setFocus(field)
    case .blur(let field): if focus == field { setFocus(nil) }
    case .submit: submit()
    case .retry: form.validator.retry()
    case .speak(let language):
      messages = MessageCatalog(language: language)
      form.validator.messages = messages
    case .startOver: startOver()
    }
  }

  /// Removes the passwords, which a view that is shown again does not have. All other views show the present values then.
  func forgetSecrets() {
    guard !form.isSending else { return }
    let secrets = form.fields.filter(\.isSecret).map(\.control)
    if secrets.contains(where: \.isDirty) { resets += 1 }
    for secret in secrets { secret.reset() }
  }

  /// Waits until no submission is under way.
  func submissionEnded() async { await submission?.value }

  private func edit<Value: Equatable>(_ control: Control<Value>?, _ value: Value) {
    guard let control, control.value != value, !form.isSending, account == nil else { return }
    control.value = value
    notice = nil
  }

  private func startOver() {
    guard !form.validator.isSubmitting else { return }
    form.validator.reset()
    account = nil
    notice = nil
    focus = nil
    resets += 1
  }

  // MARK: Submitting

  private func submit() {
    guard submission == nil, account == nil else { return }
    notice = nil
    // Failures of local rules are shown without waiting for a server.
    if let failing = form.validator.controls.first(where: { !$0.silentFailures().isEmpty }) {
      form.validator.validate()
      return moveFocus(to: failing)
    }
    submission = Task { [weak self, form] in
      do throws(SignUpService.Failure) {
        self?.take(try await form.submit())
      } catch {
        self?.take(error)
      }
      self?.submission = nil
    }
  }

  private func take(_ submission: Submission<Account>) {
    switch submission {
    case .submitted(let account): self.account = account
    case .invalid: moveFocus(to: form.validator.firstInvalidControl)
    case .awaitingRetry: moveFocus(to: form.fields.first { $0.control.state == .waiting }?.control)
    case .changed: notice = "A value changed, so the form was not submitted."
    case .cancelled, .alreadySubmitting: break
    }
  }

  private func take(_ failure: SignUpService.Failure) {
    switch failure {
    case .refused:
      moveFocus(to: form.validator.firstInvalidControl)
      notice = form.validator.externalFailures.first?.message
    case .unknown(let reason): notice = reason
    }
  }

  // MARK: Focus

  /// Moves the focus to a control that needs attention, if there is one.
  private func moveFocus(to control: AnyControl?) {
    guard let field = form.fields.first(where: { $0.control === control }) else { return }
    setFocus(field.name)
    focusMoves += 1
  }

  private func setFocus(_ name: SignUp.Field?) {
    guard focus != name else { return }
    if let focus { form.field(focus).control.endEditing() }
    focus = name
    if let name { form.field(name).control.beginEditing() }
  }
}

extension FormSession {
  /// The current view.
  var view: FormView {
    FormView(
      language: messages.languageTag,
      isRightToLeft: Locale.Language(identifier: messages.languageTag).characterDirection == .rightToLeft,
      state: form.validator.state.rawValue, fields: form.fields.map(view), focus: focus,
      focusMoves: focusMoves, resets: resets, isSending: form.isSending, progress: progress, notice: notice,
      account: account?.summary ?? [])
  }

  private func view(of field: FormField) -> FormView.Field {
    // The failures of listed rules are shown in their list.
    let rules = field.listsRules ? field.control.rules.filter { $0.isActive && $0.severity == .error } : []
    let failures = field.failures.filter { failure in !rules.contains { $0.id == failure.ruleID } }
    return FormView.Field(
      name: field.name, status: field.status, isRequired: field.control.isRequired,
      text: field.isSecret ? nil : (field.control as? TextControl)?.text,
      isOn: (field.control as? Control<Bool>)?.value, messages: failures.map(text),
      requirements: rules.map { .init(text: $0.requirement, isSatisfied: $0.status == .satisfied) })
  }

  /// Returns the message of a failure: in English that of the form, in other languages that of the library.
  private func text(of failure: ValidationFailure) -> String {
    if case .rejected = failure.cause { return failure.message }
    return messages.languageTag == "en" ? failure.message : messages.message(for: failure)
  }

  private var progress: String? {
    guard form.validator.isSubmitting else { return nil }
    return form.isSending ? "Signing up…" : "Waiting for the server…"
  }
}
