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
