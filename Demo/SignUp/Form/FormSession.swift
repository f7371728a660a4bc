import ALPValidator
import Foundation
import Observation

/// The interaction with a form: the effect of each event, the focus, and the view.
@Observable
@MainActor
final class FormSession {
  /// What the user does in a view. JSON has the name of the case, as in `{"edit": {"field": "email", "text":
  /// "ada@"}}`.
  enum Event: Decodable, Sendable {
    case edit(field: FieldID, text: String)
    /// Inserts text into a field that is formatted with each edit. Without a selection, it is where the
    /// latest edit left it.
    case insert(field: FieldID, text: String, selection: Selection?)
    /// Deletes the selection of such a field, or the character before or after the cursor.
    case delete(field: FieldID, isForward: Bool, selection: Selection?)
    case toggle(field: FieldID, isOn: Bool)
    case focus(field: FieldID)
    case blur(field: FieldID)
    case addGuest
    /// Removes a guest, by the name of its group.
    case remove(group: String)
    case submit
    /// Sends the requests again that failed.
    case retry
    /// Chooses the language of the messages.
    case speak(language: String)
    /// Begins with an empty form.
    case startOver
  }

  /// A selection in the text of a field, in UTF-16 units.
  struct Selection: Codable, Equatable, Sendable {
    var start: Int
    var end: Int

    /// The selection within a text, whatever a client has sent.
    func range(in text: String) -> Range<Int> {
      let length = text.utf16.count
      let start = min(max(0, start), length)
      return start..<min(max(start, end), length)
    }
  }

  /// What a field that is formatted with each edit shows after an edit.
  struct EditedText: Encodable, Equatable, Sendable {
    var field: FieldID
    var text: String
    var cursor: Int
  }

  let form: SignUpForm
  /// The field that the user edits.
  private(set) var focus: FieldID?
  /// The field that the user edits, or edited last.
  private(set) var inspected = FieldID.userName
  /// The sign-up, after it was accepted.
  private(set) var account: SignUp?

  private(set) var focusMoves = 0
  private(set) var resets = 0
  private(set) var messages = MessageCatalog.english
  /// The reason why the latest submission failed, unless a field shows it.
  private(set) var notice: Notice?
  @ObservationIgnored private var submission: Task<Void, Never>?
  /// Where the latest edit of a formatted field left the cursor.
  @ObservationIgnored private var cursors: [FieldID: Int] = [:]
  /// The hints of the fields that were shown, by their declaration. Written by the view, which computes each
  /// once.
  @ObservationIgnored var knownHints: [String: FormView.Hints] = [:]

  init(_ form: SignUpForm) { self.form = form }

  deinit { submission?.cancel() }

  /// Handles an event, and returns what the field shows after an edit that it did not make itself.
  @discardableResult
  func handle(_ event: Event) -> EditedText? {
    switch event {
    case .edit(let field, let text): edit(field, text)
    case .insert(let field, let text, let selection):
      return change(field, selection) { old, range in (range, text) }
    case .delete(let field, let isForward, let selection):
      return change(field, selection) { old, range in
        (Self.deletedRange(range, isForward: isForward, in: old), "")
      }
    case .toggle(let field, let isOn): toggle(field, isOn)
    case .focus(let field): setFocus(field)
    case .blur(let field): if focus == field { setFocus(nil) }
    case .addGuest: addGuest()
    case .remove(let group): removeGuest(group)
    case .submit: submit()
    case .retry: form.model.retry()
    case .speak(let language): speak(language)
    case .startOver: startOver()
    }
    return nil
  }

  /// Removes the passwords, which a view that is shown again does not have. All other views show the present
  /// values then.
  func forgetSecrets() {
    guard !form.isSending else { return }
    let secrets = form.fields.filter(\.isSecret).map(\.control)
    if secrets.contains(where: \.isDirty) { resets += 1 }
    for secret in secrets { secret.reset() }
  }

  /// Waits until no submission is under way.
  func submissionEnded() async { await submission?.value }

  // MARK: Editing

  /// Whether the values can be changed: neither are they being sent, nor were they accepted.
  private var isEditable: Bool { !form.isSending && account == nil }

  private func edit(_ id: FieldID, _ text: String) {
    guard isEditable, let field = form.field(id), let control = field.control as? any EditableText else {
      return
    }
    let isChoice = !field.choices.isEmpty
    guard !isChoice || text.isEmpty || field.choices.contains(where: { $0.value == text }) else { return }
    let text = control.inputFormat?.format(text) ?? text
    guard control.text != text else { return }
    control.text = text
    notice = nil
  }

  private func toggle(_ id: FieldID, _ isOn: Bool) {
    guard isEditable, let control = form.field(id)?.control as? Control<Bool>, control.value != isOn else {
      return
    }
    control.value = isOn
    notice = nil
  }

  /// Applies an edit of a field that is formatted with each edit.
  private func change(
    _ id: FieldID, _ selection: Selection?,
    _ edit: (_ text: String, _ range: Range<Int>) -> (Range<Int>, String)
  ) -> EditedText? {
    guard let control = form.field(id)?.control as? any EditableText else { return nil }
    let cursor = cursors[id] ?? control.text.utf16.count
    let range = (selection ?? Selection(start: cursor, end: cursor)).range(in: control.text)
    if isEditable {
      let (changedRange, replacement) = edit(control.text, range)
      cursors[id] = control.apply(replacing: changedRange, with: replacement, selection: range)
      notice = nil
    }
    return EditedText(field: id, text: control.text, cursor: cursors[id] ?? range.upperBound)
  }

  private static func deletedRange(_ range: Range<Int>, isForward: Bool, in text: String) -> Range<Int> {
    guard range.isEmpty else { return range }
    return isForward
      ? range.lowerBound..<min(range.lowerBound + 1, text.utf16.count)
      : max(range.lowerBound - 1, 0)..<range.lowerBound
  }

  private func addGuest() {
    guard isEditable, form.guests.count < Self.greatestGuestCount else { return }
    let guest = form.guests.append(Guest())
    moveFocus(to: guest[\.name])
  }

  /// One more than the rules allow, so that their failure can be seen.
  private static let greatestGuestCount = 4

  private func removeGuest(_ group: String) {
    guard isEditable, let guest = form.guests.elements.first(where: { form.groupID(of: $0) == group }) else {
      return
    }
    if let focus,
      form.groups.first(where: { $0.id == group })?.fields.contains(where: { $0.id == focus }) == true
    {
      setFocus(nil)
    }
    form.guests.remove(guest)
    cursors = [:]
    notice = nil
  }

  private func speak(_ language: String) {
    messages = MessageCatalog(language: language)
    form.model.messages = messages
    form.setLocale(Locale(identifier: messages.languageTag == "en" ? "en-US" : messages.languageTag))
    // The texts of dates are others now.
    resets += 1
  }

  private func startOver() {
    guard !form.model.isSubmitting else { return }
    form.model.reset()
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
    if let failing = form.model.controls.first(where: { $0.isActive && !$0.silentFailures().isEmpty }) {
      form.model.validate()
      return moveFocus(to: failing)
    }
    submission = Task { [weak self, form] in
      do {
        self?.take(try await form.submit())
      } catch {
        self?.notice = .message(error.localizedDescription)
      }
      self?.submission = nil
    }
  }

  private func take(_ submission: Submission<SignUp>) {
    switch submission {
    case .submitted(let account): self.account = account
    case .invalid: moveFocus(to: form.model.firstInvalidControl)
    case .rejected:
      moveFocus(to: form.model.firstInvalidControl)
      notice = form.model.externalFailures.first.map { .message($0.message) }
    case .awaitingRetry: moveFocus(to: form.fields.first { $0.control.state == .waiting }?.control)
    case .changed: notice = .text(.valueChanged)
    case .cancelled, .alreadySubmitting: break
    }
  }

  // MARK: Focus

  /// Moves the focus to a control that needs attention, if there is one.
  private func moveFocus(to control: AnyControl?) {
    guard let field = form.fields.first(where: { $0.control === control }) else { return }
    setFocus(field.id)
    focusMoves += 1
  }

  private func setFocus(_ id: FieldID?) {
    guard focus != id else { return }
    if let focus { form.field(focus)?.control.endEditing() }
    focus = nil
    guard let id, let field = form.field(id) else { return }
    focus = id
    inspected = id
    cursors[id] = nil
    field.control.beginEditing()
  }
}
