/// Equality of structures, which need not be `Equatable`.
enum StructureEquality {
  /// Returns whether structures are equal: as they say, or else as their JSON says. Structures that say
  /// neither are different.
  static func isSame<Value>(_ value: Value, _ other: Value) -> Bool {
    if value is any Equatable { return ExactEquality.isSame(value, other) }
    guard value is any Encodable else { return false }
    let json = ValueCoding.json(of: value)
    return json != .null && json == ValueCoding.json(of: other)
  }
}
