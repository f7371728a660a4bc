public import ValidationFormats

extension Rule where Value == String {
  /// A rule that accepts text that is a number in decimal notation, such as `-0.5` or `6.02e23`.
  ///
  /// See ``/ValidationFormats/NumberFormat``.
  public static var number: Self { .number(.standard) }

  /// A rule that accepts text that is a number in decimal notation, with options.
  ///
  /// See ``/ValidationFormats/NumberFormat``.
  public static func number(_ options: NumberFormat.Options) -> Self {
    .format(.number, options) { NumberFormat.matches($0, options) }
  }

  /// A rule that accepts text that is an integer of any length, such as `-7`.
  ///
  /// See ``/ValidationFormats/IntegerFormat``.
  public static var integer: Self { .integer(.standard) }

  /// A rule that accepts text that is an integer of any length, with options.
  ///
  /// See ``/ValidationFormats/IntegerFormat``.
  public static func integer(_ options: IntegerFormat.Options) -> Self {
    .format(.integer, options) { IntegerFormat.matches($0, options) }
  }

  /// A rule that accepts text that is a number without exponent, such as `19.90`.
  ///
  /// See ``/ValidationFormats/DecimalFormat``.
  public static var decimal: Self { .decimal() }

  /// A rule that accepts text that is a number with a certain number of digits after the point.
  ///
  /// See ``/ValidationFormats/DecimalFormat``.
  ///
  /// - Parameters:
  ///   - minimumFractionDigits: The smallest number of digits after the point.
  ///   - maximumFractionDigits: The largest number of digits after the point.
  /// - Returns: The rule.
  /// - Precondition: `0 <= minimumFractionDigits <= maximumFractionDigits`.
  public static func decimal(minimumFractionDigits: Int = 0, maximumFractionDigits: Int = .max) -> Self {
    precondition(minimumFractionDigits >= 0, "Negative minimum of fraction digits \(minimumFractionDigits)")
    precondition(
      minimumFractionDigits <= maximumFractionDigits,
      "Minimum \(minimumFractionDigits) of fraction digits exceeds maximum \(maximumFractionDigits)")
    let parameters = (minimumFractionDigits...maximumFractionDigits).parameters(
      withoutMinimum: 0, minimum: "minimumFractionDigits", maximum: "maximumFractionDigits")
    return Self(
      FormatRule(.decimal, parameters: parameters) {
        DecimalFormat.matches(
          $0, minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: maximumFractionDigits)
      })
  }
}

extension RuleDescription {
  static let number = RuleDescription(
    "number", keys: { MessageKeys($1["allowsExponent"] == false ? "\($0).plain" : nil, $0) }, hints: .numbers)

  static let integer = RuleDescription(
    "integer",
    keys: {
      switch ($1["allowsSign"], $1["allowsLeadingZeros"]) {
      case (false, false): MessageKeys("\($0).plain", $0)
      case (false, _): MessageKeys("\($0).unsigned", $0)
      case (_, false): MessageKeys("\($0).unpadded", $0)
      default: MessageKeys($0)
      }
    }, hints: .numbers)

  static let decimal = RuleDescription(
    "decimal",
    keys: {
      if $1["maximumFractionDigits"] == 0 { return MessageKeys(shared: integer.name) }
      if $1["minimumFractionDigits"] == nil, $1["maximumFractionDigits"] == nil {
        return MessageKeys(shared: number.name)
      }
      return MessageKeys(
        .init($0, minimum: "\($0).minimum"), $1, minimum: "minimumFractionDigits",
        maximum: "maximumFractionDigits")
    },
    places: [
      "minimum": .parameter("minimumFractionDigits"), "maximum": .parameter("maximumFractionDigits"),
    ], hints: .numbers)
}

extension RuleDescriptor<String> {
  /// The rules for text that is a number.
  static var numbersAsText: [Self] {
    [
      Self(.number, ".number", "a number in decimal notation", valid: "6.02e23", invalid: "nan") {
        try .number($0.options())
      },
      Self(.integer, ".integer", "text with an integer of any length", valid: "-7", invalid: "7.0") {
        try .integer($0.options())
      },
      Self(
        .decimal, ".decimal(maximumFractionDigits: 2)", "a number without an exponent",
        with: ["maximumFractionDigits": 2], valid: "19.90", invalid: "19.905"
      ) {
        let digits = try $0.range(
          $0.count("minimumFractionDigits", or: 0), $0.optionalCount("maximumFractionDigits") ?? .max)
        return .decimal(minimumFractionDigits: digits.lowerBound, maximumFractionDigits: digits.upperBound)
      },
    ]
  }
}
