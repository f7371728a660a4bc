public import Foundation

extension Rule where Value: BinaryFloatingPoint & Sendable {
  /// A rule that accepts numbers without a fraction; NaN and the infinities are none.
  public static var integer: Self {
    .satisfies("integer") { $0.isFinite && $0 == $0.rounded(.towardZero) }
  }
}

extension Rule where Value == Decimal {
  /// A rule that accepts numbers without a fraction; NaN is none.
  public static var integer: Self {
    .satisfies("integer") { DecimalNotation($0.description)?.isInteger ?? false }
  }
}
