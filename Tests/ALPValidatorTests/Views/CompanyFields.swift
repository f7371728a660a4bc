// The part of the article ConnectingViews that may be missing; a test compares it.
import ALPValidator

struct Company: Codable, Sendable {
  var name = ""
  var vatNumber = ""
  static let rules: RuleSet<Company> = [
    .at(\.name, "name", label: "Company", [.notEmpty]),
    .at(\.vatNumber, "vatNumber", label: "VAT number", [.vatNumber]),
  ]
}

struct Customer: Codable, Sendable {
  var email = ""
  var company: Company?
  static let rules: RuleSet<Customer> = [
    .at(\.email, "email", label: "Email", [.email]),
    .at(\.company, "company", Company.rules),
  ]
}

#if canImport(SwiftUI)
import SwiftUI

struct CompanyFields: View {
  let part: OptionalPart<Company>

  var body: some View {
    Toggle("I buy for a company", isOn: Bindable(part.isPresent).value)
    ForEach(part.isPresent.visibleErrorMessages, id: \.self) {
      Text($0).foregroundStyle(.red)
    }
    if part.isPresent.value, let company = part.model {
      ControlField(control: company[\.name])
      ControlField(control: company[\.vatNumber])
    }
  }
}
#endif

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

final class CompanyController: UIViewController {
  let companySwitch = UISwitch()
  let switchLabel = UILabel()
  let nameField = UITextField()
  let nameLabel = UILabel()
  private let part: OptionalPart<Company>
  private var isNameConnected = false

  init(_ part: OptionalPart<Company>) {
    self.part = part
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    companySwitch.connect(\.isOn, to: part.isPresent)
    follow { [weak self] in self?.show() }
  }

  private func show() {
    switchLabel.text = part.isPresent.visibleErrorMessages.first
    // The form stays the same object when the switch is off.
    let company = part.isPresent.value ? part.model : nil
    nameField.isHidden = company == nil
    nameLabel.isHidden = company == nil
    nameLabel.text = company?[\.name].visibleErrorMessages.first
    if let company, !isNameConnected {
      isNameConnected = true
      nameField.connect(to: company[\.name])
    }
  }
}
#endif
