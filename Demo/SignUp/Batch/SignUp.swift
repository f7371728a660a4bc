/// A sign-up as a line of a batch holds it; a field that is not there, or `null`, is `nil`.
struct SignUp: Equatable, Sendable {
  /// A field, in the order in which a form asks for them.
  enum Field: String, CodingKey, CaseIterable, Sendable {
    case userName, email, password, repeatedPassword, age, acceptsTerms
  }

  var userName: String?
  var email: String?
  var password: String?
  var repeatedPassword: String?
  var age: Int?
  var acceptsTerms: Bool?
}

extension SignUp: Decodable {
  /// Reads a sign-up.
  ///
  /// - Throws: ``BrokenLine/wrongType(_:)`` for the first field that holds another type of value.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    func value<Value: Decodable>(of field: Field) throws -> Value? {
      do {
        return try fields.decodeIfPresent(Value.self, forKey: field)
      } catch DecodingError.typeMismatch {
        throw BrokenLine.wrongType(field)
      } catch {
        // An escape that does not exist, or a number that is not whole; both are found no sooner.
        throw Value.self == String.self ? BrokenLine.notJSON : .wrongType(field)
      }
    }
    userName = try value(of: .userName)
    email = try value(of: .email)
    password = try value(of: .password)
    repeatedPassword = try value(of: .repeatedPassword)
    age = try value(of: .age)
    acceptsTerms = try value(of: .acceptsTerms)
  }
}
