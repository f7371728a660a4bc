// The view controllers of the article ConnectingUIKit; a test compares them.

import ALPValidator

struct Remark: Codable, Sendable {
  var notes = ""
  static let rules: RuleSet<Remark> = [
    .at(\.notes, "notes", label: "Notes", [.length(...500)])
  ]
}

struct Team: Codable, Sendable {
  var name = ""
  var isPublic = false
  var members: [String] = []
  static let rules: RuleSet<Team> = [
    .at(\.name, "name", label: "Name", [.notEmpty]),
    .at(\.isPublic, "isPublic", label: "Everybody can see it", []),
    .each(
      \.members, "members", label: "Members", list: [.count(1...9)],
      elementLabel: "Member", formatters: [.trimmed], [.notEmpty]),
  ]
}

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

final class InvitationController: UIViewController {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var messageLabel: UILabel!
  private let email = TextControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    email.addRule(.email, invalidMessage: "That's not an email address.")
    field.connect(to: email)
    follow { [weak self] in
      self?.messageLabel.text = self?.email.visibleErrorMessages.first
    }
  }

  @IBAction private func invite() {
    guard email.validate() == .valid else { return }
    print("Invites \(email.formattedValue)")
  }
}

final class NewsletterController: UIViewController {
  let emailView = FormFieldView(UITextField())
  let ageView = FormFieldView(UITextField())
  let formLabel = UILabel(style: .footnote)
  let button = UIButton(configuration: .filled())
  private let model: NewsletterModel

  init(model: NewsletterModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColumn([emailView, ageView, formLabel, button])
    emailView.show(model.form[\.email])
    ageView.show(model.form[\.age])
    // A number pad has no Return key; see Notes.
    ageView.input.inputAccessoryView =
      UIToolbar.withDoneButton(for: ageView.input)
    formLabel.textColor = .systemRed
    follow { [weak self] in self?.showForm() }
    button.configuration?.title = "Subscribe"
    button.addAction(
      UIAction { [weak self] _ in
        Task { await self?.submit() }
      }, for: .touchUpInside)
  }

  /// Shows what belongs to no field. `follow` calls it again.
  private func showForm() {
    formLabel.text = model.form.externalFailures.first?.message
    button.isEnabled = !model.form.isSubmitting
  }

  func submit() async {
    // Commits the text that an input method is still composing.
    let fields = [emailView.input, ageView.input]
    if fields.contains(where: { $0.markedTextRange != nil }) {
      view.endEditing(true)
    }
    await model.submit()
    // The user may have left the screen.
    guard view.window != nil else { return }
    let form = model.form
    form.focusOnFirstFailure(in: [
      (form[\.email], emailView.input), (form[\.age], ageView.input),
    ])
  }
}

extension SignUpModel {
  /// Returns the switch for the terms, which is added to the form once.
  fileprivate func terms() -> Control<Bool> {
    if let terms = form.control(at: "/terms") as? Control<Bool> {
      return terms
    }
    let terms = Control(false)
    terms.addRule(.isTrue, invalidMessage: "Please accept the terms.")
    return form.add(terms, name: "terms", label: "I accept the terms")
  }
}

final class SignUpController: UIViewController {
  let emailView = FormFieldView(UITextField())
  let userNameView = FormFieldView(UITextField())
  let passwordView = FormFieldView(UITextField())
  let termsView = FormFieldView(UISwitch())
  let formLabel = UILabel(style: .footnote)
  let button = UIButton(configuration: .filled())
  private let model: SignUpModel
  private let terms: Control<Bool>
  private let didSignUp: () -> Void
  private var fields: [UITextField] {
    [emailView.input, passwordView.input, userNameView.input]
  }

  /// - Parameters:
  ///   - model: The model.
  ///   - didSignUp: Called when there is an account, to close the screen.
  init(_ model: SignUpModel, didSignUp: @escaping () -> Void) {
    self.model = model
    self.didSignUp = didSignUp
    terms = model.terms()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColumn([
      emailView, passwordView, userNameView, termsView, formLabel, button,
    ])
    showFields()
    let submit = UIAction { [weak self] _ in
      Task { await self?.submit() }
    }
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.returnKeyType = .next
      field.addAction(
        UIAction { [weak next] _ in next?.becomeFirstResponder() },
        for: .primaryActionTriggered)
    }
    userNameView.input.returnKeyType = .join
    userNameView.input.addAction(submit, for: .primaryActionTriggered)
    formLabel.textColor = .systemRed
    button.configuration?.title = "Sign up"
    button.addAction(submit, for: .touchUpInside)
    follow { [weak self] in self?.showForm() }
  }

  private func showFields() {
    let form = model.form
    emailView.show(form[\.email])
    userNameView.show(form[\.userName])
    userNameView.input.textContentType = .username
    userNameView.input.autocapitalizationType = .none
    userNameView.input.autocorrectionType = .no
    passwordView.show(form[\.password], listsRequirements: true)
    passwordView.input.textContentType = .newPassword
    passwordView.input.isSecureTextEntry = true
    termsView.show(terms)
  }

  /// Shows what belongs to no field. `follow` calls it again.
  private func showForm() {
    formLabel.text = model.form.externalFailures.first?.message
    button.isEnabled = !model.form.isSubmitting
  }

  func submit() async {
    // Commits the text that an input method is still composing.
    if fields.contains(where: { $0.markedTextRange != nil }) {
      view.endEditing(true)
    }
    if await model.signUp() { return didSignUp() }
    // The user may have left the screen.
    guard view.window != nil else { return }
    let form = model.form
    form.focusOnFirstFailure(in: [
      (form[\.email], emailView.input),
      (form[\.password], passwordView.input),
      (form[\.userName], userNameView.input),
      (terms, termsView.input),
    ])
  }
}

final class AccountController: UIViewController {
  @IBOutlet private var emailField: UITextField!
  @IBOutlet private var emailLabel: UILabel!
  @IBOutlet private var nameField: UITextField!
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var nameSpinner: UIActivityIndicatorView!
  @IBOutlet private var formLabel: UILabel!
  private let emailPresenter = FieldPresenter()
  private let namePresenter = FieldPresenter()
  private let model: SignUpModel

  init?(_ coder: NSCoder, _ model: SignUpModel) {
    self.model = model
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (email, name) = (model.form[\.email], model.form[\.userName])
    emailField.connect(to: email)
    emailField.takeHints(of: email)
    emailPresenter.messageLabel = emailLabel
    emailPresenter.show(email, at: emailField)
    nameField.connect(to: name)
    namePresenter.messageLabel = nameLabel
    namePresenter.spinner = nameSpinner
    namePresenter.show(name, at: nameField)
    follow { [weak self] in
      guard let self else { return }
      formLabel.text = model.form.externalFailures.first?.message
    }
  }

  @IBAction private func signUp() {
    // Takes the text that an input method is still composing.
    view.endEditing(true)
    Task {
      if await model.signUp() { return dismiss(animated: true) }
      model.form.focusOnFirstFailure(in: [
        (model.form[\.email], emailField),
        (model.form[\.userName], nameField),
      ])
    }
  }
}

extension SignUpModel {
  func makeController(of storyboard: UIStoryboard) -> AccountController {
    storyboard.instantiateViewController(identifier: "account") { coder in
      AccountController(coder, self)
    }
  }
}

final class RemarkController: UIViewController {
  let notesView = FormFieldView(UITextView())
  let counterLabel = UILabel(style: .footnote)
  private let form: FormModel<Remark>

  init(_ form: FormModel<Remark>) {
    self.form = form
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColumn([notesView, counterLabel])
    let textView = notesView.input
    textView.isScrollEnabled = false
    textView.inputAccessoryView = UIToolbar.withDoneButton(for: textView)
    notesView.show(form[\.notes])
    follow { [weak self] in self?.showCount() }
  }

  private func showCount() {
    let notes = form[\.notes]
    let maximum = notes.hints.maximumLength ?? 0
    counterLabel.text = "\(notes.value.count) / \(maximum)"
    counterLabel.accessibilityLabel =
      String(localized: "\(notes.value.count) of \(maximum) characters")
  }
}

final class TeamController: UITableViewController {
  private let form: FormModel<Team>
  private let save: @MainActor (Team) async throws -> Void
  private let nameCell = FieldCell(style: .default, reuseIdentifier: nil)
  private let publicCell = SwitchCell(style: .default, reuseIdentifier: nil)
  private let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
  private let saveItem = UIBarButtonItem(systemItem: .save)
  private var source: ListSource<String>?
  private var members: FormList<String> { form.list(\.members) }

  init(
    _ form: FormModel<Team>,
    save: @escaping @MainActor (Team) async throws -> Void
  ) {
    self.form = form
    self.save = save
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
    tableView.keyboardDismissMode = .interactive
    tableView.register(FieldCell.self, forCellReuseIdentifier: "member")
    nameCell.fieldView.show(form[\.name])
    publicCell.fieldView.show(form[\.isPublic])
    let source = ListSource<String>(tableView: tableView) {
      [weak self] _, path, id in
      self?.cell(for: id, at: path)
    }
    source.rowsAbove = [
      (form[\.name], nameCell), (form[\.isPublic], publicCell),
    ]
    source.list = members
    self.source = source
    saveItem.primaryAction = UIAction(title: String(localized: "Save")) {
      [weak self] _ in
      Task { await self?.submit() }
    }
    let add = UIAction { [weak self] _ in self?.addMember() }
    navigationItem.rightBarButtonItems = [
      saveItem, editButtonItem,
      UIBarButtonItem(systemItem: .add, primaryAction: add),
    ]
    follow { [weak self] in self?.showList() }
    follow { [weak self] in self?.showMessages() }
  }

  private func cell(
    for id: ObjectIdentifier, at path: IndexPath
  ) -> UITableViewCell {
    if let cell = source?.cellAbove(for: id) { return cell }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "member", for: path)
    if let member = source?.element(for: id) {
      (cell as? FieldCell)?.fieldView.show(member[\.self])
    }
    return cell
  }

  private func showList() {
    _ = members.elements
    // In a task, because `follow` would follow what the cells read, too.
    Task { source?.showElements(isAnimated: view.window != nil) }
  }

  /// Shows below the list what is wrong with the list as a whole, such as
  /// its number of elements, and with the form.
  private func showMessages() {
    saveItem.isEnabled = !form.isSubmitting
    let messages =
      members.visibleErrorMessages + form.externalFailures.map(\.message)
    var content = UIListContentConfiguration.groupedFooter()
    content.text = messages.joined(separator: "\n")
    footer.contentConfiguration = content
    // The table asks for the height of the footer again. In a task, as
    // above.
    Task {
      guard view.window != nil else { return }
      tableView.performBatchUpdates(nil, completion: nil)
    }
  }

  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { section == 1 ? footer : nil }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath destination: IndexPath
  ) -> IndexPath {
    // A member stays among the members.
    destination.section == source.section
      ? destination : IndexPath(row: 0, section: source.section)
  }

  private func addMember() {
    let member = members.append("")
    source?.showElements(isAnimated: false)
    focus(on: member.id)
  }

  func submit() async {
    // Takes the text that an input method is still composing.
    view.endEditing(true)
    do {
      switch try await form.submit({ team in try await save(team) }) {
      case .submitted: form.markClean()
      case .invalid: focusOnFirstFailure()
      default: break  // a value has changed, or the user tapped twice
      }
    } catch {
      form.setExternalFailures([
        "": String(localized: "Your team could not be saved.")
      ])
    }
  }

  private func focusOnFirstFailure() {
    let invalid = form.firstInvalidControl
    let member = members.elements.first { $0[\.self] === invalid }
    source?.showElements(isAnimated: false)
    if let id = member?.id ?? invalid?.id { focus(on: id) }
    if !members.visibleErrorMessages.isEmpty {
      let footer = tableView.rectForFooter(inSection: 1)
      tableView.scrollRectToVisible(footer, animated: true)
    }
    announceFirstFailure(of: form)
  }

  /// Moves the focus to the field of a row, which may have no cell yet.
  private func focus(on id: ObjectIdentifier) {
    guard let path = source?.indexPath(for: id) else { return }
    tableView.scrollToRow(at: path, at: .middle, animated: false)
    tableView.layoutIfNeeded()
    let cell = tableView.cellForRow(at: path) as? FieldCell
    cell?.fieldView.input.becomeFirstResponder()
  }
}

@objc(OutletCell)
final class OutletCell: UITableViewCell {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var messageLabel: UILabel!
  private var following: Following?

  func show<Value: TextEditable>(_ control: Control<Value>) {
    field.connect(to: control)
    following?.cancel()
    following = follow { [weak self, weak control] in
      self?.messageLabel.text = control?.visibleErrorMessages.first
    }
  }
}

final class CompanyController: UIViewController {
  let companyView = FormFieldView(UISwitch())
  let nameView = FormFieldView(UITextField())
  private let part: OptionalPart<Company>

  init(_ part: OptionalPart<Company>) {
    self.part = part
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColumn([companyView, nameView])
    part.isPresent.label = String(localized: "I buy for a company")
    companyView.show(part.isPresent)
    follow { [weak self] in self?.showPart() }
  }

  private func showPart() {
    let company = part.isPresent.value ? part.model : nil
    nameView.isHidden = company == nil
    if let company, nameView.input.connection == nil {
      nameView.show(company[\.name])
    }
  }
}

final class PreferencesController: UIViewController {
  let sizeLabel = UILabel(style: .body)
  let stepper = UIStepper()
  let newsView = FormFieldView(UISwitch())
  private let form: FormModel<Preferences>
  private let save: (Preferences) -> Void
  private var writer: FormWriter<Preferences>?

  init(
    _ form: FormModel<Preferences>, save: @escaping (Preferences) -> Void
  ) {
    self.form = form
    self.save = save
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let sizeRow = UIStackView(arrangedSubviews: [sizeLabel, stepper])
    showColumn([sizeRow, newsView])
    stepper.minimumValue = 9
    stepper.maximumValue = 36
    stepper.connect(\.number, to: form[\.fontSize])
    stepper.accessibilityLabel = form[\.fontSize].label
    newsView.show(form[\.sendsNews])
    follow { [weak self] in
      guard let self else { return }
      let size = form[\.fontSize]
      sizeLabel.text = "\(size.label ?? ""): \(size.text)"
    }
    writer = FormWriter(form) { [weak self] in self?.saveForm() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    saveForm()
  }

  private func saveForm() { saveChanges(of: form, with: save) }
}

final class DraftController: UIViewController {
  let form: FormModel<Customer>
  let draftLabel = UILabel(style: .footnote)
  private let draft: DraftFile<Customer>
  private var writer: FormWriter<Customer>?

  init(_ form: FormModel<Customer>, draft: DraftFile<Customer>) {
    self.form = form
    self.draft = draft
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    do {
      _ = try draft.restore(into: form)
    } catch {
      draftLabel.text = "Your earlier draft could not be read."
    }
    writer = FormWriter(form) { [weak self] in self?.updateDraft() }
    NotificationCenter.default.addObserver(
      self, selector: #selector(DraftController.updateDraft),
      name: UIScene.willDeactivateNotification, object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updateDraft()
  }

  @objc func updateDraft() {
    do {
      try draft.update(for: form)
    } catch {
      draftLabel.text = "Your draft could not be kept."
    }
  }
}
#endif
