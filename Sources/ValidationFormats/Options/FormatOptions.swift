/// The options of a format, which make it accept more than its standard, or less.
///
/// Each format has a set `Options`. The empty set, ``standard``, is always the standard. The names of the options are also used in rules as
/// data, on the command line, and in the parameters of failures.
///
/// ```swift
/// EmailFormat.matches("root@localhost", .allowsSingleLabelDomain)  // true
/// ```
///
/// For a format of your own, declare the options in the same way:
///
/// ```swift
/// struct TicketOptions: FormatOptions {
///   /// The word "Ticket" can precede the number.
///   static let allowsPrefix = Self(rawValue: 1 << 0)
///   static let names: [OptionName] = ["allowsPrefix"]
///
///   let rawValue: UInt
/// }
/// ```
public protocol FormatOptions: OptionSet, Hashable, Codable, Sendable
where RawValue == UInt, Element == Self {
  /// The names of the options, in the order of their bits: the name of the option `1 << 2` is the third.
  static var names: [OptionName] { get }
}

/// The options of a format that people type in several ways.
public protocol LenientFormatOptions: FormatOptions {
  /// The options that accept what people type: letters of either case, spaces, hyphens and dots, full-width
  /// characters, and optional parts that people leave out.
  static var lenient: Self { get }
}

/// The name of an option, and of the Boolean parameter that it is in rules as data and on the command line.
public struct OptionName: Sendable, ExpressibleByStringLiteral {
  /// The name of the option.
  public let name: String
  /// The name of the parameter: that of the option, or, for an option that takes something away, of what it takes away.
  public let parameter: String
  /// The value of the parameter without the option.
  public var parameterDefault: Bool { name != parameter }

  /// Creates the name of an option that adds something, and of its parameter, which is `false` by default.
  public init(stringLiteral name: String) {
    self.name = name
    parameter = name
  }

  /// Creates the name of an option that takes something away.
  ///
  /// - Parameters:
  ///   - name: The name of the option, such as `rejectsExponent`.
  ///   - parameter: The name of the parameter, which is `true` by default, such as `allowsExponent`.
  public init(_ name: String, unless parameter: String) {
    self.name = name
    self.parameter = parameter
  }
}

extension FormatOptions {
  /// No options: the format as its standard has it.
  public static var standard: Self { [] }

  /// Creates options from an array of their names.
  ///
  /// - Throws: `DecodingError` for anything else, and for a name that no option has.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try Self.names.decodeBits(from: decoder))
  }

  /// Encodes the names of the options as an array.
  ///
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try Self.names.encode(rawValue, to: encoder)
  }

  /// The options as parameters: those whose value is not the default.
  package var flags: [(name: String, value: Bool)] { Self.names.flags(of: rawValue) }

  /// Creates options from parameters.
  ///
  /// - Parameters:
  ///   - preset: The options of parameters that are missing.
  ///   - value: Returns the value of a parameter by its name, or the default.
  /// - Throws: The errors of the function.
  package init(_ preset: Self, flags value: (_ name: String, _ default: Bool) throws -> Bool) throws {
    self.init(rawValue: try Self.names.bits(or: preset.rawValue, value))
  }
}

// Not in the protocol, whose functions are compiled for each of the forty types of options.
extension [OptionName] {
  /// Reads an array of names, and returns the bits of their options.
  @inline(never)
  fileprivate func decodeBits(from decoder: any Decoder) throws -> UInt {
    let container = try decoder.singleValueContainer()
    var bits: UInt = 0
    for name in try container.decode([String].self) {
      guard let bit = firstIndex(where: { $0.name == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Expected options, found \"\(name)\".")
      }
      bits |= 1 << UInt(bit)
    }
    return bits
  }

  /// Writes the names of the options whose bits are set.
  @inline(never)
  fileprivate func encode(_ bits: UInt, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(options(in: bits).map(\.name))
  }

  /// Returns the parameters of the options whose bits are set.
  @inline(never)
  fileprivate func flags(of bits: UInt) -> [(name: String, value: Bool)] {
    options(in: bits).map { ($0.parameter, !$0.parameterDefault) }
  }

  /// Returns the bits of the options that parameters name; of a missing parameter, that of a preset.
  @inline(never)
  fileprivate func bits(
    or preset: UInt, _ value: (_ name: String, _ default: Bool) throws -> Bool
  ) throws -> UInt {
    var bits: UInt = 0
    for (index, name) in enumerated() {
      let bit: UInt = 1 << UInt(index)
      let isOn = try value(name.parameter, (preset & bit != 0) != name.parameterDefault)
      if isOn != name.parameterDefault { bits |= bit }
    }
    return bits
  }

  private func options(in bits: UInt) -> [OptionName] {
    indices.filter { bits & 1 << UInt($0) != 0 }.map { self[$0] }
  }
}
