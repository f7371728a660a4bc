package import ValidationFormats

/// A parsed value that may be the type of a property, which then needs no rule: the rule for its text says what a wrong
/// text fails as, its schema, and the hints for a field.
package protocol ParsedProperty: ParsedValue {
  /// The rule for the text of a value. It accepts what is decoded.
  static var rule: Rule<String> { get }
}

extension EmailAddress: ParsedProperty {
  package static var rule: Rule<String> { .email(storedOptions) }
}

extension PhoneNumber: ParsedProperty {
  package static var rule: Rule<String> { .phoneNumber(.allowsExtension) }
}

extension PaymentCardNumber: ParsedProperty {
  package static var rule: Rule<String> { .card() }
}

extension IBAN: ParsedProperty {
  package static var rule: Rule<String> { .iban(.includesUnregisteredCountries) }
}

extension VATNumber: ParsedProperty {
  package static var rule: Rule<String> { .vatNumber }
}

extension ISBN: ParsedProperty {
  package static var rule: Rule<String> { .isbn }
}

extension IPAddress: ParsedProperty {
  package static var rule: Rule<String> { .ipAddress(.allowsZone) }
}

extension SemanticVersion: ParsedProperty {
  package static var rule: Rule<String> { .semanticVersion }
}

extension CalendarDate: ParsedProperty {
  package static var rule: Rule<String> { .date }
}

/// What is known of properties whose types are parsed values.
package enum ParsedProperties {
  /// Returns the rule for the text of a type, or of the type that is optional; `nil` for any other type.
  package static func rule(of type: any Any.Type) -> Rule<String>? {
    if let type = type as? any ParsedProperty.Type { return type.rule }
    guard case .optional(let wrapped)? = JSONContainer(type) else { return nil }
    return rule(of: wrapped)
  }

  /// Returns the failure of a text that a type can't be read from; `nil` if the type is not a parsed value.
  package static func failure(
    ofText type: any Any.Type, _ messageSource: (any MessageSource)?
  ) -> ValidationFailure? {
    rule(of: type)?.failure(because: .unsatisfied, messageSource: messageSource)
  }
}
