import ALPValidator

/// Identifies a field of the form for as long as it is there, such as `email` or `guest-2.name`.
///
/// Unlike the path of a control, it stays the same when an element of a list moves.
struct FieldID: RawRepresentable, Hashable, Codable, Sendable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  init(_ rawValue: String) { self.rawValue = rawValue }
}

extension FieldID {
  static let userName = FieldID("userName")
  static let email = FieldID("email")
  static let password = FieldID("password")
  static let repeatedPassword = FieldID("repeatedPassword")
  static let age = FieldID("age")
  static let phone = FieldID("phone")
  static let card = FieldID("card")
  static let arrival = FieldID("arrival")
  static let paysCompany = FieldID("paysCompany")
  static let companyName = FieldID("company.name")
  static let vatNumber = FieldID("company.vatNumber")
  static let companyPayment = FieldID("company.payment")
  static let orderNumber = FieldID("company.orderNumber")
  static let iban = FieldID("company.iban")
  static let acceptsTerms = FieldID("acceptsTerms")

  /// Returns the field of a guest, who has a number in the order in which guests were added.
  static func guest(_ guest: Int, _ property: String) -> Self { Self("guest-\(guest).\(property)") }

  /// Returns the field of the survey with a name.
  static func survey(_ name: String) -> Self { Self("survey.\(name)") }

  /// The identifier without the number of a guest: that of all fields with the same declaration.
  var declared: String {
    let isOfGuest = rawValue.hasPrefix("guest-")
    return isOfGuest ? "guest." + rawValue.drop { $0 != "." }.dropFirst() : rawValue
  }
}
