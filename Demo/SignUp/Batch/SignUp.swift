/// A sign-up in a line of a batch. A field that is missing or `null` is `nil`.
struct SignUp: Equatable, Sendable {
  /// A field, in the order of the form.
  enum Field: String, CodingKey, CaseIterable, Codable, Sendable {
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
    func read<Value>(_ field: Field, _ value: (Field) throws -> Value?) throws -> Value? {
      do {
        return try value(field)
      } catch DecodingError.typeMismatch {
        throw BrokenLine.wrongType(field)
      } catch {
        // An invalid escape, or a number that is not whole. Both are found only here.
        throw Value.self == String.self ? BrokenLine.notJSON : .wrongType(field)
      }
    }
    // The decoder is faster for a concrete type.
    func text(_ field: Field) throws -> String? {
      try read(field) { try fields.decodeIfPresent(String.self, forKey: $0) }
    }
    userName = try text(.userName)
    email = try text(.email)
    password = try text(.password)
    repeatedPassword = try text(.repeatedPassword)
    age = try read(.age) { try fields.decodeIfPresent(Int.self, forKey: $0) }
    acceptsTerms = try read(.acceptsTerms) { try fields.decodeIfPresent(Bool.self, forKey: $0) }
  }
}
