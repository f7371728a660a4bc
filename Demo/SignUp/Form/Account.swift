/// The account that a user signs up for, as it is sent to the server.
struct Account: Encodable, Equatable, Sendable {
  var userName: String
  var email: String
  var password: String
  var age: Int?

  /// The entered values, line by line, without the password.
  var summary: [(label: String, value: String)] {
    [
      ("User name", userName), ("E-mail", email),
      ("Password", "\(password.count) characters"),
      ("Age", age.map { "\($0)" } ?? ""),
    ]
  }
}
