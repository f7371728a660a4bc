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
    guard let options = try options(like: type.standard) as? Options else { return type.standard }
    return options
  }

  // Not generic, so that it is compiled once.
  @_optimize(none)
  private mutating func options(like standard: any FormatOptions) throws -> any FormatOptions {
    var options = standard
    let lenient = (type(of: standard) as? any LenientFormatOptions.Type)?.lenient
    if let lenient, try value("lenient", or: false) { options = lenient }
    let reader = OptionReader(self)
    defer { self = reader.parameters }
    try options.visit(with: reader)
    return options
  }
}

/// Reads options from the parameters of a rule.
private final class OptionReader: OptionVisitor {
  private(set) var parameters: RuleParameters

  init(_ parameters: RuleParameters) { self.parameters = parameters }

  func visit(_ name: String, _ flag: inout Bool) throws { flag = try parameters.value(name, or: flag) }

  func visit(_ name: String, _ count: inout Int) throws { count = try parameters.count(name, or: count) }
}

extension FormatOptions {
  /// The options as parameters of a rule: the counts, and the flags that differ from the standard.
  var parameters: [String: JSONValue] { OptionCollector.parameters(of: self, standard: Self.standard) }
}

/// Collects options as the parameters of a rule.
private final class OptionCollector: OptionVisitor {
  private var parameters: [String: JSONValue] = [:]
  /// The flags of the standard that are still to be compared, the next one last.
  private var standardFlags: [Bool] = []
  private var isComparing = false

  // Not optimized for the type of the options, so that it is compiled once.
  @_optimize(none)
  static func parameters(of options: any FormatOptions, standard: any FormatOptions) -> [String: JSONValue] {
    let collector = Self()
    var (options, standard) = (options, standard)
    // None of the functions below throws.
    try? standard.visit(with: collector)
    collector.standardFlags.reverse()
    collector.isComparing = true
    try? options.visit(with: collector)
    return collector.parameters
  }

  func visit(_ name: String, _ flag: inout Bool) {
    guard isComparing else { return standardFlags.append(flag) }
    if standardFlags.popLast() != flag { parameters[name] = .bool(flag) }
  }

  func visit(_ name: String, _ count: inout Int) {
    if isComparing { parameters[name] = .integer(count) }
  }
}
