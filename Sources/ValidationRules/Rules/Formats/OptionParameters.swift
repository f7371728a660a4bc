public import ValidationFormats

extension RuleParameters {
  /// Returns the options of a format, each of which is a parameter with its name and default.
  ///
  /// If the options have a lenient preset, there is also a flag `lenient`, which sets it; each option can be
  /// set beside it.
  ///
  /// ```swift
  /// var vocabulary = RuleVocabulary<String>.standard
  /// vocabulary["seat"] = { parameters in
  ///   let options: SeatOptions = try parameters.options()
  ///   return Rule(
  ///     FormatRule("seat", options: options) {
  ///       SeatFormat.matches($0, options)
  ///     })
  /// }
  /// ```
  ///
  /// - Parameter type: The type of the options.
  /// - Returns: The options.
  /// - Throws: `DecodingError` with the fault of an option and its remedy.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func options<Options: FormatOptions>(_ type: Options.Type = Options.self) throws -> Options
  {
    var preset = type.standard
    let lenient = (type as? any LenientFormatOptions.Type)?.lenient as? Options
    if let lenient, try value("lenient", or: false) { preset = lenient }
    return try Options(preset) { try value($0, or: $1) }
  }
}

extension FormatOptions {
  /// The options as parameters of a rule: those whose value is not the default.
  var parameters: [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: flags.map { ($0.name, .bool($0.value)) })
  }
}
