/// An international bank account number in its parts.
///
/// ```swift
/// let account = IBAN("GB82WEST12345698765432")
/// account?.countryCode  // "GB"
/// account?.bban         // "WEST12345698765432"
/// account?.formatted    // "GB82 WEST 1234 5698 7654 32"
/// ```
public struct IBAN: Sendable, Hashable {
  /// The number without spaces (the electronic form of ISO 13616).
  public let electronicForm: String

  /// Creates a number from text that `IBANFormat` recognizes.
  public init?(_ text: String) {
    guard IBANFormat.matches(text) else { return nil }
    electronicForm = String(decoding: text.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Creates a number from text that `IBANFormat` recognizes as one of a country.
  public init?(_ text: String, country: String) {
    guard IBANFormat.matches(text, country: country) else { return nil }
    self.init(text)
  }

  /// The country in the registry, such as `GB`.
  public var countryCode: String { String(electronicForm.prefix(2)) }

  /// The two check digits.
  public var checkDigits: String { String(electronicForm.dropFirst(2).prefix(2)) }

  /// The country's own number: bank, branch, account, and check digits of its own.
  public var bban: String { String(electronicForm.dropFirst(4)) }

  /// The number in groups of four with single spaces (the print form of ISO 13616).
  public var formatted: String {
    var rest = electronicForm[...]
    var groups: [Substring] = []
    while !rest.isEmpty {
      groups.append(rest.prefix(4))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: " ")
  }
}

extension IBAN: LosslessStringConvertible {
  /// The electronic form.
  public var description: String { electronicForm }
}
