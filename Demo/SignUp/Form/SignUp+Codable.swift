import Foundation

extension SignUp: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(userName, forKey: .userName)
    try fields.encode(email, forKey: .email)
    try fields.encode(password, forKey: .password)
    try fields.encode(repeatedPassword, forKey: .repeatedPassword)
    try fields.encode(age, forKey: .age)
    try fields.encodeIfPresent(phone, forKey: .phone)
    try fields.encodeIfPresent(card, forKey: .card)
    try fields.encodeIfPresent(arrival, forKey: .arrival)
    try fields.encodeIfPresent(company, forKey: .company)
    try fields.encodeIfPresent(guests, forKey: .guests)
    try fields.encode(acceptsTerms, forKey: .acceptsTerms)
  }
}

extension SignUp: Decodable {
  /// Reads a sign-up. A field that is missing or `null` is empty.
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
    userName = try text(.userName) ?? ""
    email = try text(.email) ?? ""
    password = try text(.password) ?? ""
    repeatedPassword = try text(.repeatedPassword) ?? ""
    age = try read(.age) { try fields.decodeIfPresent(Int.self, forKey: $0) } ?? 0
    phone = try text(.phone)
    card = try text(.card)
    arrival = try read(.arrival) { try fields.decodeIfPresent(Date.self, forKey: $0) }
    company = try read(.company) { try fields.decodeIfPresent(Company.self, forKey: $0) }
    guests = try read(.guests) { try fields.decodeIfPresent([Guest].self, forKey: $0) }
    acceptsTerms = try read(.acceptsTerms) { try fields.decodeIfPresent(Bool.self, forKey: $0) } ?? false
  }
}

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
