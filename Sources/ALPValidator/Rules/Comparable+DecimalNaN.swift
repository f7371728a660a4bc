import Foundation

extension Comparable {
  /// Whether the value is the NaN of `Decimal`, which compares: it equals itself, and is less than any number.
  @inline(__always)
  @usableFromInline
  var isDecimalNaN: Bool {
    guard Self.self == Decimal.self, let decimal = self as? Decimal else { return false }
    return decimal.isNaN
  }
}
