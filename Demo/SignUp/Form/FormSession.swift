import ALPValidator

/// A user at the form: what each key does, where the cursor is, and what there is to see.
@MainActor
final class FormSession {
  /// What a key asks of the surroundings.
  enum Request {
    case quit, suspend, redraw
  }

  let form: SignUpForm
  /// The index of the field that keys go to; behind the last field is the button.
  private(set) var focus = 0

  private var editors: [TextEditor]
  private var showsSecrets = false

  init(_ form: SignUpForm) {
    self.form = form
    editors = form.fields.map { TextEditor($0.textControl?.text ?? "") }
    focusedField?.control.beginEditing()
  }

  /// Whether the user submitted what is valid.
  var isAccepted: Bool { form.isSubmitting && form.isValid }

  private var focusedField: FormField? { form.fields.indices.contains(focus) ? form.fields[focus] : nil }

  /// Does what a key means.
  func handle(_ key: Key) -> Request? {
    switch key {
    case .control("C"), .control("D"), .escape: return .quit
    case .control("Z"): return .suspend
    case .control("L"): return .redraw
    case .control("R"): showsSecrets.toggle()
    case .tab, .down: moveFocus(by: 1)
    case .backTab, .up: moveFocus(by: -1)
    case .enter where focusedField == nil: submit()
    case .enter: moveFocus(by: 1)
    default: edit(key)
    }
    return nil
  }

  /// Takes note of answers: a submission that a server turned down leads to the field at fault.
  func takeNoteOfAnswers() {
    guard form.isSubmitting, !form.isWaiting, !form.isValid else { return }
    form.cancelSubmission()
    focusFirstInvalidField()
  }

  private func edit(_ key: Key) {
    guard let field = focusedField else {
      if key == .text(" ") { submit() }
      return
    }
    switch field.content {
    case .toggle(let control):
      guard case .text(let text) = key, text.contains(" ") else { return }
      control.value.toggle()
    case .text(let control), .secret(let control):
      guard editors[focus].apply(key), editors[focus].text != control.text else { return }
      control.text = editors[focus].text
    }
    form.cancelSubmission()
  }

  private func submit() {
    form.submit()
    if form.firstInvalidField != nil { focusFirstInvalidField() }
  }

  private func focusFirstInvalidField() {
    guard let field = form.firstInvalidField, let index = form.fields.firstIndex(where: { $0 === field })
    else {
      return
    }
    setFocus(index)
  }

  private func moveFocus(by distance: Int) {
    let count = form.fields.count + 1
    setFocus((focus + distance + count) % count)
  }

  private func setFocus(_ index: Int) {
    focusedField?.control.endEditing()
    focus = index
    focusedField?.control.beginEditing()
  }
}

extension FormSession {
  /// What there is to see now.
  var view: FormView {
    FormView(
      title: "Sign up",
      fields: form.fields.indices.map { index in
        let field = form.fields[index]
        return FormView.Field(
          label: field.label, hint: field.hint, value: value(at: index), status: field.status,
          messages: field.messages)
      },
      focus: focus, button: "Sign up", isSubmitting: form.isSubmitting)
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
