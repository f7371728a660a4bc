import ALPValidator
import Foundation

extension FormSession {
  /// Why a submission failed.
  enum Notice: Equatable {
    case text(PageText)
    /// A message in English, from the library or the server.
    case message(String)
  }

  /// The current view.
  var view: FormView {
    FormView(
      language: language, textLanguage: textLanguage,
      isRightToLeft: Locale.Language(identifier: textLanguage).characterDirection == .rightToLeft,
      texts: PageTexts.texts(in: language), state: form.model.state.rawValue, groups: form.groups.map(view),
      focus: focus, focusMoves: focusMoves, resets: resets, isSending: form.isSending, progress: progress,
      notice: notice.map(text), account: account?.summary ?? [],
      inspector: Inspector(form, inspectedField, message: text))
  }

  private var language: String { messages.languageTag }

  private var textLanguage: String { PageTexts.languages.contains(language) ? language : "en" }

  private var isEnglish: Bool { language == "en" }

  private var inspectedField: FormField {
    form.field(inspected) ?? FormField(id: .userName, control: form.userName, title: .userName)
  }

  private func text(_ text: PageText) -> String { PageTexts.text(text, in: language) }

  private func view(of group: FieldGroup) -> FormView.Group {
    FormView.Group(
      id: group.id, title: title(of: group), details: group.details.map(text),
      fields: group.fields.map(view), messages: group.failures.map(text),
      canBeRemoved: group.canBeRemoved, addButton: group.addButton.map(text))
  }

  private func title(of group: FieldGroup) -> String? {
    guard let title = group.title.map(text) else { return nil }
    return group.number.map { "\(title) \($0)" } ?? title
  }

  private func view(of field: FormField) -> FormView.Field {
    // The failures of listed rules are shown in their list.
    let rules = field.listsRules ? field.control.rules.filter { $0.isActive && $0.severity == .error } : []
    let suggestion = field.suggestion
    let failures = field.failures.filter { failure in
      failure != suggestion?.warning && !rules.contains { $0.id == failure.ruleID }
    }
    return FormView.Field(
      name: field.id, label: field.title.map(text) ?? field.label,
      language: field.title == nil && textLanguage != "en" ? "en" : nil, kind: kind(of: field),
      hints: hints(of: field), status: field.status, isRequired: field.control.isRequired,
      text: field.isSecret ? nil : (field.control as? any EditableText)?.text,
      isOn: (field.control as? Control<Bool>)?.value,
      choices: field.choices.map { .init(value: $0.value, label: $0.title.map(text) ?? $0.label) },
      messages: failures.map(text),
      suggestion: suggestion.map { .init(question: text(of: $0.warning), text: $0.value) },
      confirmation: field.wasAccepted ? text(.isFree) : nil,
      requirements: rules.map { .init(text: $0.requirement, status: status(of: $0, in: field)) })
  }

  /// Returns the hints of a field, which stay the same.
  private func hints(of field: FormField) -> FormView.Hints {
    if let hints = knownHints[field.id.declared] { return hints }
    let hints = FormView.Hints(field)
    knownHints[field.id.declared] = hints
    return hints
  }

  private func kind(of field: FormField) -> FormView.Kind {
    if !field.choices.isEmpty { return .choice }
    if field.control is Control<Bool> { return .toggle }
    if field.isSecret { return .secret }
    return field.control.inputFormat == nil ? .text : .formattedText
  }

  private func status(of rule: RegisteredRule, in field: FormField) -> FormView.Requirement.Status {
    if rule.status == .satisfied { return .satisfied }
    return field.status == .invalid ? .failed : .open
  }

  /// Returns the message of a failure: in English that of the form, in other languages that of the library or
  /// the page.
  private func text(of failure: ValidationFailure) -> String {
    if isEnglish { return failure.message }
    guard case .rejected = failure.cause else { return messages.message(for: failure) }
    return text(
      failure.path == "/userName" ? .isTaken : failure.path == "/email" ? .hasAccount : .checkFields)
  }

  private func text(of notice: Notice) -> String {
    switch notice {
    case .text(let text): self.text(text)
    case .message(let message): isEnglish ? message : text(.serverFailed)
    }
  }

  private var progress: String? {
    guard form.model.isSubmitting else { return nil }
    return text(form.isSending ? .submitting : .waitingForServer)
  }
}

extension FormView.Hints {
  /// The names of HTML for what a control says of its field.
  @MainActor
  fileprivate init(_ field: FormField) {
    let hints = field.control.hints
    inputMode =
      switch hints.keyboard {
      case .standard, .asciiCapable: "text"
      case .numbersAndPunctuation, .numberPad: "numeric"
      case .url: "url"
      case .phonePad: "tel"
      case .decimalPad: "decimal"
      case .emailAddress: "email"
      }
    autocomplete =
      switch hints.contentType {
      case .emailAddress: "email"
      case .telephoneNumber: "tel"
      case .newPassword: "new-password"
      case .creditCardNumber: "cc-number"
      default: field.id == .userName ? "username" : field.isSecret ? "new-password" : "off"
      }
    capitalization = hints.capitalization.rawValue
  }
}
