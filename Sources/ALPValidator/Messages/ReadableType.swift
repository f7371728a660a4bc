import Foundation

/// What a user calls the type of a value that a text stands for.
enum ReadableType {
  /// Returns `integer`, `number`, `date`, or `value` for any other type.
  static func name(of type: Any.Type) -> String {
    if type is any BinaryInteger.Type { return "integer" }
    if type is any BinaryFloatingPoint.Type || type == Decimal.self { return "number" }
    return type == Date.self ? "date" : "value"
  }
}
