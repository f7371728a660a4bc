/// A function that brings a value into the form in which it is meant, with a name and figures.
///
/// Formatters come before rules: what a user typed stays as it is, and the rules see the formatted value.
///
/// ```swift
/// let tidy: ValueFormatter<String> = [.trimmed, .lowercased]
/// tidy(" Ada ")                      // "ada"
/// " Ada ".formatted(with: .trimmed)  // "Ada"
/// ```
public struct ValueFormatter<Value>: Sendable {
  /// The stable name of the formatter, in kebab-case.
  public let name: String
  /// The figures that the formatter was made with, such as its maximum.
  public let parameters: [String: JSONValue]

  private let format: @Sendable (Value) -> Value

  /// Creates a formatter from a function, which gives the same result for the same value.
  public init(
    _ name: String = "custom", parameters: [String: JSONValue] = [:],
    _ format: @escaping @Sendable (Value) -> Value
  ) {
    self.name = name
    self.parameters = parameters
    self.format = format
  }

  /// Returns the value in its form.
  public func callAsFunction(_ value: Value) -> Value { format(value) }

  /// Returns a formatter that applies this one first and then another.
  public func then(_ next: Self) -> Self { .inOrder([self, next]) }

  /// A formatter that applies others one after the other; none leaves a value as it is.
  public static func inOrder(_ formatters: [Self]) -> Self {
    let parts = formatters.map { part -> JSONValue in
      ["name": .string(part.name), "parameters": .object(part.parameters)]
    }
    return Self("in-order", parameters: ["formatters": .array(parts)]) { value in
      formatters.reduce(value) { $1($0) }
    }
  }
}

extension ValueFormatter: ExpressibleByArrayLiteral {
  public init(arrayLiteral formatters: Self...) { self = .inOrder(formatters) }
}

extension ValueFormatter: CustomStringConvertible {
  /// The name and the figures, such as `limited(maximum: 5)`.
  public var description: String {
    let figures = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return figures.isEmpty ? name : "\(name)(\(figures.joined(separator: ", ")))"
  }
}

extension ValueFormatter where Value: Comparable & Sendable {
  /// The value, or the bound of a range that it is beyond; NaN stays NaN.
  public static func clamped(to range: ClosedRange<Value>) -> Self {
    clamped(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// The value, or the least value of a range if it is below.
  public static func clamped(to range: PartialRangeFrom<Value>) -> Self {
    clamped(minimum: range.lowerBound, maximum: nil)
  }

  /// The value, or the greatest value of a range if it is above.
  public static func clamped(to range: PartialRangeThrough<Value>) -> Self {
    clamped(minimum: nil, maximum: range.upperBound)
  }

  private static func clamped(minimum: Value?, maximum: Value?) -> Self {
    var parameters: [String: JSONValue] = [:]
    parameters["minimum"] = minimum.map { JSONValue(describing: $0) }
    parameters["maximum"] = maximum.map { JSONValue(describing: $0) }
    return Self("clamped", parameters: parameters) { value in
      if value.isDecimalNaN { return value }
      if let minimum, value < minimum { return minimum }
      if let maximum, value > maximum { return maximum }
      return value
    }
  }
}
