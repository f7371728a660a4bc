// The view controllers of the article ConnectingViews; a test compares them.

import ALPValidator

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FormValidator {
  /// Moves the focus to the field of the first invalid control.
  func focusOnFirstFailure(
    in fields: [(control: AnyControl, field: UIResponder)]
  ) {
    let invalid = firstInvalidControl
    fields.first { $0.control === invalid }?.field.becomeFirstResponder()
  }
}

final class NewsletterController: UIViewController {
  let emailField = UITextField()
  let emailLabel = UILabel()
  let ageField = UITextField()
  let ageLabel = UILabel()
  let formLabel = UILabel()
  let button = UIButton()
  private let model: NewsletterModel

  init(model: NewsletterModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    emailField.connect(to: model.form[\.email])
    ageField.connect(to: model.form[\.age])
    follow { [weak self] in self?.show() }
    button.addAction(
      UIAction { [weak self] _ in
        Task { await self?.submit() }
      }, for: .touchUpInside)
  }

  /// Shows everything that changes. `follow` calls it again.
  private func show() {
    let form = model.form
    emailLabel.text = form[\.email].visibleErrorMessages.first
    ageLabel.text = form[\.age].visibleErrorMessages.first
    formLabel.text = form.externalFailures.first?.message
    button.isEnabled = !form.isSubmitting
  }

  func submit() async {
    // Commits the text that an input method is still composing.
    view.endEditing(true)
    await model.submit()
    let form = model.form
    form.focusOnFirstFailure(in: [
      (form[\.email], emailField), (form[\.age], ageField),
    ])
  }
}

final class DraftController: UIViewController {
  let form: FormModel<Customer>
  let draftLabel = UILabel()
  private let draft: DraftFile<Customer>
  private var writer: DraftWriter<Customer>?
  private var deactivation: (any NSObjectProtocol)?

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
    writer = DraftWriter(form) { [weak self] in self?.updateDraft() }
    deactivation = NotificationCenter.default.addObserver(
      forName: UIScene.willDeactivateNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateDraft() }
    }
  }

  func updateDraft() {
    do {
      try draft.update(for: form)
    } catch {
      draftLabel.text = "Your draft could not be kept."
    }
  }
}
#endif
