import Foundation

extension SignUp {
  /// The entered values, line by line, without the password. What was left out has no line.
  var summary: [FormView.Line] {
    var lines: [FormView.Line] = [
      .init(label: .userName, value: userName),
      .init(label: .email, value: email),
      .init(label: .password, value: String(repeating: "•", count: password.count)),
      .init(label: .age, value: "\(age)"),
    ]
    if let phone { lines.append(.init(label: .phone, value: phone)) }
    if let card { lines.append(.init(label: .card, value: "•••• \(card.suffix(4))")) }
    if let arrival { lines.append(.init(label: .arrival, value: InspectedValue.text(arrival))) }
    if let company { lines.append(.init(label: .companyName, value: company.name)) }
    if let guests { lines.append(.init(label: .guests, value: guests.map(\.name).joined(separator: ", "))) }
    return lines
  }
}
