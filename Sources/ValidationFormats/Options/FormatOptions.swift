/// The options of a format, which make it accept more than its standard, or less.
///
/// Each format has a structure `Options` with a property for each option. The names and defaults of the
/// properties are also used in rules as data, on the command line, and in the parameters of failures.
///
/// ```swift
/// EmailFormat.matches("root@localhost", .init(allowsSingleLabelDomain: true))
/// // true
/// ```
///
/// For a format of your own, declare the options in the same way:
///
/// ```swift
/// struct TicketOptions: FormatOptions {
///   var allowsPrefix = false
///   static let standard = Self()
///   mutating func visit(with visitor: any OptionVisitor) throws {
///     try visitor.visit("allowsPrefix", &allowsPrefix)
///   }
/// }
/// ```
public protocol FormatOptions: Sendable, Hashable, Codable {
  /// The options with their defaults, which are those of the standard.
  static var standard: Self { get }

  /// Passes each option to a visitor, in the order of the properties.
  ///
  /// - Parameter visitor: Reads or changes the options.
  /// - Throws: The errors of the visitor.
  mutating func visit(with visitor: any OptionVisitor) throws
}

/// The options of a format that people type in several ways.
public protocol LenientFormatOptions: FormatOptions {
  /// The options that accept what people type: letters of either case, spaces, hyphens and dots, full-width
  /// characters, and optional parts that people leave out.
  static var lenient: Self { get }
}

/// A type that reads or changes the options of a format, one by one.
public protocol OptionVisitor: AnyObject {
  /// Visits a flag.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - flag: The value.
  /// - Throws: An error about the option.
  func visit(_ name: String, _ flag: inout Bool) throws

  /// Visits a count, which is not negative.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - count: The value.
  /// - Throws: An error about the option.
  func visit(_ name: String, _ count: inout Int) throws
}

extension FormatOptions {
  /// Creates options from an object. Missing options get their defaults.
  ///
  /// - Throws: `DecodingError` for a value of another type.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from decoder: any Decoder) throws {
    self = .standard
    try visit(with: OptionReader(values: try decoder.container(keyedBy: OptionKey.self)))
  }

  /// Encodes all options as an object.
  ///
  /// - Throws: The errors of the encoder.
  @_semantics("optimize.sil.specialize.generic.never")
  public func encode(to encoder: any Encoder) throws {
    var options = self
    try options.visit(with: OptionWriter(values: encoder.container(keyedBy: OptionKey.self)))
  }
}

/// The name of an option.
private struct OptionKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

private final class OptionReader: OptionVisitor {
  private let values: KeyedDecodingContainer<OptionKey>

  init(values: KeyedDecodingContainer<OptionKey>) { self.values = values }

  func visit(_ name: String, _ flag: inout Bool) throws {
    flag = try values.decodeIfPresent(Bool.self, forKey: OptionKey(stringValue: name)) ?? flag
  }

  func visit(_ name: String, _ count: inout Int) throws {
    count = try values.decodeIfPresent(Int.self, forKey: OptionKey(stringValue: name)) ?? count
  }
}

private final class OptionWriter: OptionVisitor {
  private var values: KeyedEncodingContainer<OptionKey>

  init(values: KeyedEncodingContainer<OptionKey>) { self.values = values }

  func visit(_ name: String, _ flag: inout Bool) throws {
    try values.encode(flag, forKey: OptionKey(stringValue: name))
  }

  func visit(_ name: String, _ count: inout Int) throws {
    try values.encode(count, forKey: OptionKey(stringValue: name))
  }
}
