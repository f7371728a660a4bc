/// The reason why a line of a batch is not a sign-up.
enum BrokenLine: Error, Hashable, Sendable {
  case tooLong
  case notUTF8
  case notJSON
  case notAnObject
  /// A field holds a value of another type.
  case wrongType(SignUp.Field)

  /// The longest line that is read, in bytes without the line feed.
  static let maximumLength = 1 << 20

  /// The stable name of the reason, like that of a rule.
  var name: String {
    switch self {
    case .tooLong: "too-long"
    case .notUTF8: "not-utf8"
    case .notJSON: "not-json"
    case .notAnObject: "not-an-object"
    case .wrongType: "wrong-type"
    }
  }

  var message: String {
    switch self {
    case .tooLong: "This line is longer than 1 MiB. Please put one sign-up on a line."
    case .notUTF8: "This is not UTF-8. Please save the file in that encoding."
    case .notJSON: "This is not JSON. Please put one object on a line."
    case .notAnObject: "This is JSON, but not an object. Please write it like {\"userName\": \"ada\", …}."
    case .wrongType(.age): "The age has to be a whole number, such as 36."
    case .wrongType(.arrival): "The arrival has to be a text such as \"2027-05-31T00:00:00Z\"."
    case .wrongType(.company): "The company has to be an object, such as {\"name\": \"Acme\"}."
    case .wrongType(.guests):
      "The guests have to be a list of objects, such as [{\"name\": \"Eve\", \"email\": \"eve@example.com\"}]."
    case .wrongType(.acceptsTerms): "The acceptance of the terms has to be true or false."
    case .wrongType: "This field has to be a text, in quotation marks."
    }
  }

  /// The invalid field, if there is only one.
  var field: SignUp.Field? {
    if case .wrongType(let field) = self { field } else { nil }
  }
}
