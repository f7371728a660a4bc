import Foundation

extension PartialDecoding {
  /// Returns whether a type has no parts that are decoded on their own.
  static func isLeaf(_ type: Any.Type) -> Bool {
    switch type {
    case is any FixedWidthInteger.Type, is any BinaryFloatingPoint.Type, is Decimal.Type, is String.Type,
      is Bool.Type, is Date.Type, is Data.Type, is URL.Type, is UUID.Type:
      true
    default: false
    }
  }

  /// Returns the placeholder of a type without parts, or `nil` for any other type.
  ///
  /// Numbers are far apart, so that a property such as `isAdult`, which is computed of an age, differs, too.
  func leaf<Value>(_ placeholders: Placeholders) -> Value? {
    let isFirst = placeholders == .first
    let value: Any? =
      switch Value.self {
      case let type as any FixedWidthInteger.Type: Self.integer(type, isFirst)
      case let type as any BinaryFloatingPoint.Type: Self.number(type, isFirst)
      case is Decimal.Type: isFirst ? Decimal(0) : 100
      case is String.Type: isFirst ? "" : "a"
      case is Bool.Type: !isFirst
      case is Date.Type: Date(timeIntervalSinceReferenceDate: isFirst ? 0 : 1)
      case is Data.Type: Data(isFirst ? [] : [0])
      case is URL.Type: URL(string: isFirst ? "a:" : "b:")
      case is UUID.Type: UUID(uuidString: "00000000-0000-0000-0000-00000000000\(isFirst ? 0 : 1)")
      default: nil
      }
    return value as? Value
  }

  private static func integer<Number: FixedWidthInteger>(_ type: Number.Type, _ isFirst: Bool) -> Number {
    isFirst ? 0 : 100
  }

  private static func number<Number: BinaryFloatingPoint>(_ type: Number.Type, _ isFirst: Bool) -> Number {
    isFirst ? 0 : 100
  }

  /// Returns the cases of an enumeration that lists them, or nothing for any other type.
  static func cases<Value>(of type: Value.Type) -> [Value] {
    guard let type = type as? any CaseIterable.Type else { return [] }
    func cases<Choice: CaseIterable>(_ type: Choice.Type) -> [Any] { Array(type.allCases) }
    return cases(type).compactMap { $0 as? Value }
  }
}
