import ALPValidator
import Observation

/// The interaction with a form: the effect of each key, the position of the cursor, and the view.
@Observable
@MainActor
final class FormSession {
  /// An effect of a key outside the form.
  enum Request {
    case quit, suspend, redraw
  }

  let form: SignUpForm
  /// The index of the field that receives keys. The index after the last field is that of the button.
  private(set) var focus = 0
  /// The account, after the user has signed up.
  private(set) var account: Account?

  private var editors: [TextEditor]
  private var showsSecrets = false
  /// The reason why the latest submission failed, unless a field shows it.
  private var notice: String?
  @ObservationIgnored private var submission: Task<Void, Never>?

  init(_ form: SignUpForm) {
    self.form = form
    editors = form.fields.map { TextEditor($0.textControl?.text ?? "") }
    focusedField?.control.beginEditing()
  }

  deinit { submission?.cancel() }

  private var focusedField: FormField? { form.fields.indices.contains(focus) ? form.fields[focus] : nil }

  /// Handles a key.
  func handle(_ key: Key) -> Request? {
    switch key {
    case .control("C"), .control("D"), .escape: return .quit
    case .control("Z"): return .suspend
    case .control("L"): return .redraw
    case .control("R"): showsSecrets.toggle()
    case .control("T"): form.validator.retry()
    case .tab, .down: moveFocus(by: 1)
    case .backTab, .up: moveFocus(by: -1)
    case .enter where focusedField == nil: submit()
    case .enter: moveFocus(by: 1)
    default: edit(key)
    }
    return nil
  }

  /// Waits until no submission is under way.
  func submissionEnded() async { await submission?.value }

  private func edit(_ key: Key) {
    guard let field = focusedField else {
      if key == .text(" ") { submit() }
      return
    }
    guard !form.isSending else { return }
    switch field.content {
    case .toggle(let control):
      guard case .text(let text) = key, text.contains(" ") else { return }
      control.value.toggle()
    case .text(let control), .secret(let control):
      guard editors[focus].apply(key), editors[focus].text != control.text else { return }
      control.text = editors[focus].text
    }
    notice = nil
  }

  // MARK: Submitting

  private func submit() {
    guard submission == nil else { return }
    notice = nil
    // Failures of local rules are shown without waiting for a server.
    let invalid = form.validator.controls.first { !$0.silentFailures().isEmpty }
    setFocus { $0 === invalid }
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
    case .invalid: focusFirstInvalidField()
    case .awaitingRetry: setFocus { $0.state == .waiting }
    case .changed: notice = "A value changed, so the form was not submitted."
    case .cancelled, .alreadySubmitting: break
    }
  }

  private func take(_ failure: SignUpService.Failure) {
    switch failure {
    case .refused:
      focusFirstInvalidField()
      notice = form.validator.externalFailures.first?.message
    case .unknown(let reason): notice = reason
    }
  }

  // MARK: Focus

  private func moveFocus(by distance: Int) {
    let count = form.fields.count + 1
    setFocus((focus + distance + count) % count)
  }

  private func focusFirstInvalidField() { setFocus { $0 === form.validator.firstInvalidControl } }

  /// Moves the focus to the first matching control, if there is one.
  private func setFocus(where isMeant: (AnyControl) -> Bool) {
    if let index = form.fields.firstIndex(where: { isMeant($0.control) }) { setFocus(index) }
  }

  private func setFocus(_ index: Int) {
    focusedField?.control.endEditing()
    focus = index
    focusedField?.control.beginEditing()
  }
}

extension FormSession {
  /// The current view.
  var view: FormView {
    FormView(
      title: "Sign up",
      fields: form.fields.indices.map { index in
        let field = form.fields[index]
        let status = field.status
        return FormView.Field(
          label: field.label, hint: field.hint, value: value(at: index), status: status,
          messages: field.messages + (status == .awaitingRetry ? ["Ctrl-T retries."] : []),
          requirements: index == focus ? requirements(of: field) : [])
      },
      focus: focus, button: "Sign up", progress: progress, notice: notice)
  }

  private func requirements(of field: FormField) -> [FormView.Requirement] {
    guard field.showsRequirements else { return [] }
    return field.control.rules.filter { $0.isActive && $0.severity == .error }.map { rule in
      FormView.Requirement(text: rule.message, isSatisfied: rule.status == .satisfied)
    }
  }

  private var progress: String? {
    guard form.validator.isSubmitting else { return nil }
    return form.isSending ? "Signing up…" : "Waiting for the server…"
  }

  private func value(at index: Int) -> FormView.Value {
    let before = editors[index].textBeforeCursor
    let after = editors[index].text[before.endIndex...]
    switch form.fields[index].content {
    case .toggle(let control): return .toggle(control.value)
    case .secret where !showsSecrets:
      return .text(
        before: String(repeating: "•", count: before.count), after: String(repeating: "•", count: after.count)
      )
    case .text, .secret: return .text(before: String(before), after: String(after))
    }
  }
}
