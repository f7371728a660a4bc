import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts text that is a number in decimal notation, such as `-0.5` or `6.02e23`.
  public static var number: Self { .number() }

  /// A rule that accepts text that is a number in decimal notation.
  ///
  /// - Parameter allowsExponent: Whether a power of ten may follow, as in `6.02e23`.
  public static func number(allowsExponent: Bool = true) -> Self {
    Self(
      FormatRule("number", parameters: ["allowsExponent": .bool(allowsExponent)]) {
        NumberFormat.matches($0, allowsExponent: allowsExponent)
      })
  }

  /// A rule that accepts text that is an integer of any length, such as `-7`.
  public static var integer: Self { .integer() }

  /// A rule that accepts text that is an integer of any length.
  ///
  /// - Parameters:
  ///   - allowsSign: Whether a sign may stand before the digits.
  ///   - allowsLeadingZeros: Whether a zero may stand before other digits, as in `007`.
  public static func integer(allowsSign: Bool = true, allowsLeadingZeros: Bool = true) -> Self {
    Self(
      FormatRule(
        "integer",
        parameters: ["allowsSign": .bool(allowsSign), "allowsLeadingZeros": .bool(allowsLeadingZeros)]
      ) {
        IntegerFormat.matches($0, allowsSign: allowsSign, allowsLeadingZeros: allowsLeadingZeros)
      })
  }

  /// A rule that accepts text that is a number without exponent, such as `19.90`.
  public static var decimal: Self { .decimal() }

  /// A rule that accepts text that is a number with a certain number of digits after the point.
  ///
  /// - Precondition: `0 <= minimumFractionDigits <= maximumFractionDigits`.
  public static func decimal(minimumFractionDigits: Int = 0, maximumFractionDigits: Int = .max) -> Self {
    precondition(minimumFractionDigits >= 0, "Negative minimum of fraction digits \(minimumFractionDigits)")
    precondition(
      minimumFractionDigits <= maximumFractionDigits,
      "Minimum \(minimumFractionDigits) of fraction digits exceeds maximum \(maximumFractionDigits)")
    let parameters = (minimumFractionDigits...maximumFractionDigits).parameters(
      withoutMinimum: 0, minimum: "minimumFractionDigits", maximum: "maximumFractionDigits")
    return Self(
      FormatRule("decimal", parameters: parameters) {
        DecimalFormat.matches(
          $0, minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: maximumFractionDigits)
      })
  }
}
