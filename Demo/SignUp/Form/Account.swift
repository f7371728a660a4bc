/// What a user signs up with, as the server is told.
struct Account: Encodable, Equatable, Sendable {
  var userName: String
  var email: String
  var password: String
  var age: Int?

  /// What was entered, line by line, without the password.
  var summary: [(label: String, value: String)] {
    [
      ("User name", userName), ("E-mail", email),
      ("Password", "\(password.count) characters, kept to ourselves"),
      ("Age", age.map { "\($0)" } ?? ""),
    ]
  }
}
