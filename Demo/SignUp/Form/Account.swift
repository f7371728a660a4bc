/// The account that a user signs up for, as it is sent to the server.
struct Account: Encodable, Equatable, Sendable {
  var userName: String
  var email: String
  var password: String
  var age: Int?

  /// The entered values, line by line, without the password.
  var summary: [FormView.Line] {
    [
      .init(label: "User name", value: userName), .init(label: "E-mail", value: email),
      .init(label: "Password", value: "\(password.count) characters"),
      .init(label: "Age", value: age.map { "\($0)" } ?? ""),
    ]
  }
}
