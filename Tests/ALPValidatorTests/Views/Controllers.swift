// The view controllers of the article ConnectingUIKit; a test compares them.

import ALPValidator
import Foundation

nonisolated struct Contact: Codable, Sendable {
  enum Group: String, Codable, CaseIterable { case family, friends, work }
  var name = ""
  var group: Group?
  var birthday: Date?
  var notes = ""
  var isFavorite = false
  static let rules: RuleSet<Contact> = [
    .at(\.name, "name", label: "Name", formatters: [.trimmed], [.notEmpty]),
    .at(\.group, "group", label: "Group", [.notEmpty]),
    .at(\.birthday, "birthday", label: "Birthday"),
    .at(\.notes, "notes", label: "Notes", [.length(...500)]),
    .at(\.isFavorite, "isFavorite", label: "Favorite"),
  ]
}

enum ContactResponse: Sendable {
  case saved(Contact)
  case refused(Data)  // the body, such as problem details
}

nonisolated struct Team: Codable, Sendable {
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
import ALPValidatorUIKit
import UIKit

final class InvitationController: UIViewController {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var messageLabel: UILabel!
  private let email = TextControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    email.addRule(.email, invalidMessage: "That's not an email address.")
    field.connect(to: email)
    followChanges { [weak self] in
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
  let messageLabel = MessageLabel()
  let button = UIButton(configuration: .filled())
  private let model: NewsletterModel

  init(model: NewsletterModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let form = model.form
    showFormColumn([emailView, ageView, messageLabel, button])
    emailView.show(form[\.email])
    ageView.show(form[\.age])
    messageLabel.show(messagesOf: form)
    button.configuration?.title = "Subscribe"
    button.addAction(
      UIAction { [weak self] _ in
        Task { await self?.submit() }
      }, for: .touchUpInside)
    followChanges { [weak self] in self?.showButton() }
  }

  private func showButton() {
    button.isEnabled = !model.form.isSubmitting
    button.configuration?.showsActivityIndicator = model.form.isSubmitting
  }

  func submit() async {
    view.commitFormText()
    await model.submit()
    // The user may have left the screen.
    guard view.window != nil else { return }
    model.form.focusOnFirstFailure(in: view)
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
  let passwordView = FormFieldView(UITextField())
  let userNameView = FormFieldView(UITextField())
  let termsView = FormFieldView(UISwitch())
  let messageLabel = MessageLabel()
  let button = UIButton(configuration: .filled())
  private let model: SignUpModel
  private let didSignUp: () -> Void

  /// - Parameters:
  ///   - model: The model.
  ///   - didSignUp: Called when there is an account, to close the screen.
  init(_ model: SignUpModel, didSignUp: @escaping () -> Void) {
    self.model = model
    self.didSignUp = didSignUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showFormColumn([
      emailView, passwordView, userNameView, termsView, messageLabel,
      button,
    ])
    showFields()
    let form = model.form
    messageLabel.show(messagesOf: form)
    button.configuration?.title = "Sign up"
    button.addAction(
      UIAction { [weak self] _ in self?.startSigningUp() },
      for: .touchUpInside)
    followChanges { [weak self] in self?.showButton() }
    let fields = [emailView.input, passwordView.input, userNameView.input]
    UITextField.chainFormFields(fields, lastKey: .join) { [weak self] in
      self?.startSigningUp()
    }
  }

  private func showFields() {
    let form = model.form
    emailView.show(form[\.email])
    passwordView.show(form[\.password], listsRequirements: true)
    passwordView.input.textContentType = .newPassword
    passwordView.input.isSecureTextEntry = true
    userNameView.show(form[\.userName])
    userNameView.input.textContentType = .username
    userNameView.input.autocapitalizationType = .none
    userNameView.input.autocorrectionType = .no
    termsView.show(model.terms())
  }

  private func showButton() { button.isEnabled = !model.form.isSubmitting }

  private func startSigningUp() { Task { await signUp() } }

  func signUp() async {
    view.commitFormText()
    if await model.signUp() { return didSignUp() }
    // The user may have left the screen.
    guard view.window != nil else { return }
    model.form.focusOnFirstFailure(in: view)
  }
}

final class ContactController: UIViewController {
  let nameView = FormFieldView(UITextField())
  let groupView = FormFieldView(UIButton(configuration: .bordered()))
  let birthdayView = FormFieldView(UIDatePicker())
  let notesView = FormFieldView(UITextView())
  let counterLabel = UILabel()
  let favoriteView = FormFieldView(UISwitch())
  let messageLabel = MessageLabel()
  private let form: FormModel<Contact>
  private let send: @MainActor (Data) async throws -> ContactResponse
  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save,
    primaryAction: UIAction { [weak self] _ in
      Task { await self?.save() }
    })

  init(
    _ form: FormModel<Contact>,
    send: @escaping @MainActor (Data) async throws -> ContactResponse
  ) {
    self.form = form
    self.send = send
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = saveItem
    showFormColumn([
      messageLabel, nameView, groupView, birthdayView, notesView,
      counterLabel, favoriteView,
    ])
    messageLabel.show(messagesOf: form)
    nameView.show(form[\.name])
    groupView.show(
      form[\.group], choices: Contact.Group.allCases, none: "None"
    ) { $0.rawValue }
    birthdayView.show(form[\.birthday])
    notesView.show(form[\.notes])
    favoriteView.show(form[\.isFavorite])
    followChanges { [weak self] in self?.showState() }
  }

  /// Shows what belongs to no field. `followChanges` calls it again.
  private func showState() {
    saveItem.isEnabled = form.isDirty && !form.isSubmitting
    isModalInPresentation = form.isDirty
    let notes = form[\.notes]
    let count = notes.formattedValue.count  // which the rule counts
    let maximum = notes.hints.maximumLength ?? 0
    counterLabel.text = "\(count) / \(maximum)"
    counterLabel.accessibilityLabel =
      String(localized: "\(count) of \(maximum) characters")
  }

  func save() async {
    await form.save(in: view) { [form, send] _ in
      switch try await send(form.mergePatch()) {
      case .saved(let contact): return contact
      case .refused(let body): throw try ExternalFailures(body: body)
      }
    }
  }
}

final class AccountController: UIViewController {
  @IBOutlet private var emailField: UITextField!
  @IBOutlet private var emailLabel: UILabel!
  @IBOutlet private var nameField: UITextField!
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var nameSpinner: UIActivityIndicatorView!
  @IBOutlet private var passwordField: UITextField!
  @IBOutlet private var passwordLabel: UILabel!
  @IBOutlet private var messageLabel: MessageLabel!
  private let emailPresenter = FieldPresenter()
  private let namePresenter = FieldPresenter()
  private let passwordPresenter = FieldPresenter()
  private let model: SignUpModel

  init?(_ coder: NSCoder, _ model: SignUpModel) {
    self.model = model
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let form = model.form
    emailField.connect(to: form[\.email])
    emailField.takeHints(of: form[\.email])
    emailPresenter.messageLabel = emailLabel
    emailPresenter.show(form[\.email], at: emailField)
    nameField.connect(to: form[\.userName])
    namePresenter.messageLabel = nameLabel
    namePresenter.spinner = nameSpinner
    namePresenter.show(form[\.userName], at: nameField)
    passwordField.connect(to: form[\.password])
    passwordPresenter.messageLabel = passwordLabel
    passwordPresenter.show(form[\.password], at: passwordField)
    messageLabel.show(messagesOf: form)
  }

  @IBAction private func signUp() {
    view.commitFormText()
    Task {
      if await model.signUp() { return dismiss(animated: true) }
      // The user may have left the screen.
      guard view.window != nil else { return }
      model.form.focusOnFirstFailure(in: view)
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

final class TeamController: UITableViewController {
  private let form: FormModel<Team>
  private let save: @MainActor (Team) async throws -> Void
  private let nameCell = UITableViewCell()
  private let publicCell = UITableViewCell()
  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save,
    primaryAction: UIAction { [weak self] _ in
      Task { await self?.submit() }
    })
  private var source: ListSource<String>?
  private var footer: MessageFooter?
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
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "member")
    nameCell.formFieldView { UITextField() }.show(form[\.name])
    publicCell.formFieldView { UISwitch() }.show(form[\.isPublic])
    source = ListSource(
      tableView: tableView, list: members,
      rowsAbove: [
        (form[\.name], nameCell), (form[\.isPublic], publicCell),
      ]
    ) { table, path, member in
      let cell = table.dequeueReusableCell(
        withIdentifier: "member", for: path)
      let fieldView = cell.formFieldView { UITextField() }
      fieldView.showsTitle = false
      fieldView.show(member[\.self])
      return cell
    }
    source?.titles = [1: "Members"]
    // What is wrong with the list as a whole, and with the form.
    footer = MessageFooter(in: tableView, messagesOf: members, form)
    showButtons()
  }

  private func showButtons() {
    let add = UIAction { [weak self] _ in self?.addMember() }
    navigationItem.rightBarButtonItems = [
      saveItem, editButtonItem,
      UIBarButtonItem(systemItem: .add, primaryAction: add),
    ]
    followChanges { [weak self] in self?.showSaveItem() }
  }

  private func showSaveItem() { saveItem.isEnabled = !form.isSubmitting }

  private func addMember() {
    let member = members.append("")
    source?.focus(on: member[\.self])
  }

  func submit() async {
    await form.save(in: tableView) { [save] team in try await save(team) }
  }

  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { section == source?.listSection ? footer : nil }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath destination: IndexPath
  ) -> IndexPath {
    // A member stays among the members.
    self.source?.destination(for: destination) ?? destination
  }
}

final class OutletCell: UITableViewCell {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var messageLabel: UILabel!
  private let presenter = FieldPresenter()

  func show<Value: TextEditable>(_ control: Control<Value>) {
    field.connect(to: control)
    presenter.messageLabel = messageLabel
    presenter.show(control, at: field)
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
    showFormColumn([companyView, nameView])
    part.isPresent.label = String(localized: "I buy for a company")
    companyView.show(part.isPresent)
    followChanges { [weak self] in self?.showPart() }
  }

  private func showPart() {
    let company = part.isPresent.value ? part.model : nil
    nameView.isHidden = company == nil
    if let company, nameView.control == nil {
      nameView.show(company[\.name])
    }
  }
}

final class PaymentController: UIViewController {
  let paymentView = FormFieldView(UIButton(configuration: .bordered()))
  let numberView = FormFieldView(UITextField())
  let messageLabel = MessageLabel()
  private let payment: FormChoice<Payment>

  init(_ payment: FormChoice<Payment>) {
    self.payment = payment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showFormColumn([paymentView, numberView, messageLabel])
    paymentView.show(payment)
    followChanges { [weak self] in self?.showCase() }
  }

  private func showCase() {
    let isCard = payment.selection.value == "card"
    numberView.isHidden = !isCard
    // The messages of the case as a whole.
    if let form = payment.selectedForm {
      messageLabel.show(messagesOf: form)
    }
    let card = payment.model("card", of: Card.self)
    if isCard, let card, numberView.control == nil {
      numberView.show(card[\.number])
    }
  }
}

final class PreferencesController: UIViewController {
  let sizeLabel = UILabel()
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
    showFormColumn([sizeRow, newsView])
    stepper.minimumValue = 9
    stepper.maximumValue = 36
    stepper.connect(to: form[\.fontSize])
    stepper.accessibilityLabel = form[\.fontSize].label
    newsView.show(form[\.sendsNews])
    followChanges { [weak self] in self?.showSize() }
    writer = FormWriter(form) { [weak self] in self?.saveForm() }
  }

  private func showSize() {
    let size = form[\.fontSize]
    sizeLabel.text = "\(size.label ?? ""): \(size.text)"
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    saveForm()
  }

  private func saveForm() { saveChanges(of: form, with: save) }
}

final class DraftController: UIViewController {
  let form: FormModel<Customer>
  let draftLabel = UILabel()
  private let draft: DraftFile
  private var writer: FormWriter<Customer>?

  init(_ form: FormModel<Customer>, draft: DraftFile) {
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
