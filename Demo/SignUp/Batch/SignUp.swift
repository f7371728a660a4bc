/// A sign-up as a line of a batch holds it; a field that is not there, or `null`, is `nil`.
struct SignUp: Codable, Equatable, Sendable {
  /// A field, in the order in which a form asks for them.
  enum Field: String, CodingKey, CaseIterable, Sendable {
    case userName, email, password, repeatedPassword, age, acceptsTerms
  }

  typealias CodingKeys = Field

  var userName: String?
  var email: String?
  var password: String?
  var repeatedPassword: String?
  var age: Int?
  var acceptsTerms: Bool?
}
