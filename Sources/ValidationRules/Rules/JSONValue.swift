public import Foundation

/// A JSON value, written with literals: `["country": "DE", "retry": 2]`.
///
/// The parameters of rules and failures are JSON values, and so is what you send along with a request. A
/// value is `Codable`, and the cases tell you its type:
///
/// ```swift
/// let extras: [String: JSONValue] = ["country": "DE", "retry": 2]
/// extras["retry"]  // 2
/// if case .string(let country) = extras["country"] { show(country) }
/// ```
public enum JSONValue: Hashable, Sendable {
  /// JSON's `null`.
  case null
  /// JSON's `true` or `false`.
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A number; NaN and the infinities are not JSON and fail to encode.
  case number(Double)
  /// A number with more digits than ``integer(_:)`` and ``number(_:)`` hold, such as an amount of 20 digits.
  ///
  /// To create a number from a `Decimal`, call ``init(number:)``, which chooses the case.
  case decimal(Decimal)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// A set of named values.
  case object([String: JSONValue])
}

extension JSONValue {
  /// Creates the JSON value that is closest to a value of any type: numbers stay numbers, dates become
  /// ISO 8601, and the rest its description.
  init(describing value: Any) {
    switch value {
    case let value as JSONValue: self = value
    case let value as Bool: self = .bool(value)
    case let value as any BinaryInteger: self = Int(exactly: value).map(Self.integer) ?? .string("\(value)")
    case let value as Double: self = .number(value)
    // By its text, or the 0.1 of a `Float` would become 0.10000000149011612.
    case let value as any BinaryFloatingPoint: self = .number(Double("\(value)") ?? Double(value))
    case let value as Date:
      self = .string(DateText.text(value) ?? "\(value.timeIntervalSinceReferenceDate) s")
    case let value as Decimal: self.init(parameter: value)
    case let value as [Any]: self = .array(value.map(Self.init(describing:)))
    default: self = .string(String(describing: value))
    }
  }
}

extension JSONValue {
  /// Creates a number that has all digits of a decimal.
  ///
  /// ```swift
  /// JSONValue(number: 12)  // .integer(12)
  /// ```
  ///
  /// - Parameter number: The number. NaN is not JSON, and is created as such a ``number(_:)``.
  public init(number: Decimal) {
    let text = "\(number)"
    if let whole = Int(text) {
      self = .integer(whole)
    } else if let double = Double(text), double.isNaN || Decimal(string: "\(double)") == number {
      self = .number(double)
    } else {
      self = .decimal(number)
    }
  }

  /// Creates a number with the digits of a decimal that was read from the same text, or `nil` if none could
  /// be read.
  ///
  /// The decimal is another number where its exponents end, as for 1e-200.
  init(_ value: Double, withDigitsOf decimal: Decimal?) {
    guard let decimal, Double("\(decimal)") == value else {
      self = .number(value)
      return
    }
    self.init(number: decimal)
  }

  /// Creates a parameter of a rule from a decimal: a text if it is NaN, or if floating point does not hold
  /// its digits.
  ///
  /// Parameters are read by programs that read every number as floating point.
  private init(parameter value: Decimal) {
    self.init(number: value)
    switch self {
    case .integer: break
    case .number where !value.isNaN: break
    default: self = .string("\(value)")
    }
  }
}

extension JSONValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self.init(value, withDigitsOf: try? container.decode(Decimal.self))
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object; of two values with one name the later stays.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, later in later })
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as a reader would write it: a text without quotation marks, a whole number without a fraction.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): Int(exactly: value).map(String.init) ?? "\(value)"
    case .decimal(let value): "\(value)"
    case .string(let value): value
    case .array(let values): values.map(\.description).joined(separator: ", ")
    case .object(let values):
      values.keys.sorted(byKey: \.self).map { "\($0): \(values[$0] ?? .null)" }.joined(separator: ", ")
    }
  }
}

extension Set {
  /// Creates a set of elements that may be equal.
  // Compiled once for all types, because it is a lot of code, and few sets are made.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  init(unifying elements: [Element]) { self.init(elements) }
}

extension [String: JSONValue] {
  /// Returns the values of this object and those that only the other has.
  // Compiled once, because most rules need it.
  @inline(never)
  func with(_ others: Self) -> Self {
    var values = self
    for (name, value) in others where values[name] == nil { values[name] = value }
    return values
  }
}
