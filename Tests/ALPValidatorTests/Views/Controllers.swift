// The view controllers of the article ConnectingViews; a test compares them.

import ALPValidator

struct Remark: Codable, Sendable {
  var notes = ""
  static let rules: RuleSet<Remark> = [
    .at(\.notes, "notes", label: "Notes", [.length(...500)])
  ]
}

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

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
  private var fields: [UITextField] {
    [emailView.input, userNameView.input, passwordView.input]
  }

  init(_ model: SignUpModel) {
    self.model = model
    terms = model.terms()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColumn([
      emailView, userNameView, passwordView, termsView, formLabel, button,
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
    passwordView.input.returnKeyType = .join
    passwordView.input.addAction(submit, for: .primaryActionTriggered)
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
    termsView.input.connect(\.isOn, to: terms)
    termsView.showMessages(of: terms)
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
    await model.signUp()
    // The user may have left the screen.
    guard view.window != nil else { return }
    let form = model.form
    form.focusOnFirstFailure(in: [
      (form[\.email], emailView.input),
      (form[\.userName], userNameView.input),
      (form[\.password], passwordView.input),
      (terms, termsView.input),
    ])
  }
}

final class RemarkController: UIViewController {
  let notesView = FormFieldView(UITextView())
  private let form: FormModel<Remark>

  init(_ form: FormModel<Remark>) {
    self.form = form
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColumn([notesView])
    notesView.input.isScrollEnabled = false
    notesView.show(form[\.notes])
  }
}

final class SkillsController: UITableViewController {
  private let form: FormModel<Member>
  private var source: ListSource<String>?
  private var skills: FormList<String> { form.list(\.skills) }

  init(_ form: FormModel<Member>) {
    self.form = form
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
    tableView.register(FieldCell.self, forCellReuseIdentifier: "skill")
    let source = ListSource<String>(tableView: tableView) {
      [weak self] tableView, path, id in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "skill", for: path)
      let skill = self?.source?.element(for: id)
      if let skill, let cell = cell as? FieldCell {
        cell.fieldView.show(skill[\.self])
      }
      return cell
    }
    source.list = skills
    self.source = source
    follow { [weak self] in self?.showList() }
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in
          self?.skills.append("")
        }),
    ]
  }

  private func showList() {
    // Messages about the list as a whole, such as its number of elements.
    navigationItem.prompt = skills.visibleErrorMessages.first
    _ = skills.elements
    // In a task, because `follow` would follow what the cells read, too.
    Task { source?.showElements(isAnimated: view.window != nil) }
  }

  func focusOnFirstFailure() {
    let invalid = form.firstInvalidControl
    let skill = skills.elements.first { $0[\.self] === invalid }
    source?.showElements(isAnimated: false)
    if let skill, let path = source?.indexPath(for: skill.id) {
      tableView.scrollToRow(at: path, at: .middle, animated: false)
      tableView.layoutIfNeeded()
      let cell = tableView.cellForRow(at: path) as? FieldCell
      cell?.fieldView.input.becomeFirstResponder()
    }
    announceFirstFailure(of: form)
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
  let companySwitch = UISwitch()
  let switchLabel = UILabel(style: .footnote)
  let nameView = FormFieldView(UITextField())
  private let part: OptionalPart<Company>

  init(_ part: OptionalPart<Company>) {
    self.part = part
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let titleLabel = UILabel(style: .body)
    titleLabel.text = String(localized: "I buy for a company")
    // VoiceOver reads the title as the label of the switch.
    titleLabel.isAccessibilityElement = false
    companySwitch.accessibilityLabel = titleLabel.text
    // A long title wraps, and doesn't squeeze the switch.
    companySwitch.setContentCompressionResistancePriority(
      .required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [titleLabel, companySwitch])
    showColumn([row, switchLabel, nameView])
    companySwitch.connect(\.isOn, to: part.isPresent)
    follow { [weak self] in self?.showPart() }
  }

  private func showPart() {
    switchLabel.text = part.isPresent.visibleErrorMessages.first
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
  let newsSwitch = UISwitch()
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
    let newsLabel = UILabel(style: .body)
    newsLabel.text = form[\.sendsNews].label
    newsLabel.isAccessibilityElement = false
    // A long title wraps, and doesn't squeeze the switch.
    newsSwitch.setContentCompressionResistancePriority(
      .required, for: .horizontal)
    showColumn([
      UIStackView(arrangedSubviews: [sizeLabel, stepper]),
      UIStackView(arrangedSubviews: [newsLabel, newsSwitch]),
    ])
    stepper.minimumValue = 9
    stepper.maximumValue = 36
    stepper.connect(\.number, to: form[\.fontSize])
    stepper.accessibilityLabel = form[\.fontSize].label
    newsSwitch.connect(\.isOn, to: form[\.sendsNews])
    newsSwitch.accessibilityLabel = newsLabel.text
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
