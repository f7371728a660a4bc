import UIKit
@MainActor final class Model { func signUp() async -> Bool { true } }
@objc(RegistrationController) final class RegistrationController: UIViewController {
  @IBOutlet private var nameField: UITextField!
  var client: (any Sendable)?
  override func viewDidLoad() { super.viewDidLoad() }
  @IBAction private func signUp(_ sender: Any) { Task { await signUp() } }
  private func signUp() async { _ = nameField.text }
}
final class AccountController: UIViewController {
  @IBOutlet private var emailField: UITextField!
  private let model: Model
  init?(_ coder: NSCoder, _ model: Model) {
    self.model = model
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) { nil }
  @IBAction private func signUp(_ sender: Any) {
    Task {
      if await model.signUp() { return dismiss(animated: true) }
      guard view.window != nil else { return }
    }
  }
}
extension Model {
  func make(of s: UIStoryboard) -> AccountController {
    s.instantiateViewController(identifier: "account") { coder in AccountController(coder, self) }
  }
}
final class DraftController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(DraftController.updateDraft), name: UIScene.willDeactivateNotification,
      object: nil)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updateDraft()
  }
  @objc func updateDraft() {}
}
final class TeamController: UITableViewController {
  private let x: Int
  init(x: Int) {
    self.x = x
    super.init(style: .insetGrouped)
  }
  required init?(coder: NSCoder) { nil }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath destination: IndexPath
  ) -> IndexPath { destination }
}
final class C: UIViewController {
  init(m: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
