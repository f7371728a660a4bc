/// What JSON has for a type that has values of another type in it.
enum JSONContainer {
  /// An array, of a type whose values have an order.
  case list(of: any Any.Type)
  /// An array, of a type whose values have no order.
  case set(of: any Any.Type)
  /// An object, or whatever the coding of the keys makes of it.
  case dictionary(of: any Any.Type, keys: any Any.Type)
  /// A value, or `null`.
  case optional(of: any Any.Type)

  /// Finds out what JSON has for a type; `nil` for a type without values of another type in it.
  init?(_ type: any Any.Type) {
    guard let type = type as? any JSONContainerType.Type else { return nil }
    self = type.jsonContainer
  }
}

/// A type that has values of another type in it, seen from a type of any kind.
private protocol JSONContainerType {
  static var jsonContainer: JSONContainer { get }
}

extension Array: JSONContainerType {
  fileprivate static var jsonContainer: JSONContainer { .list(of: Element.self) }
}

extension ContiguousArray: JSONContainerType {
  fileprivate static var jsonContainer: JSONContainer { .list(of: Element.self) }
}

extension Set: JSONContainerType {
  fileprivate static var jsonContainer: JSONContainer { .set(of: Element.self) }
}

extension Dictionary: JSONContainerType {
  fileprivate static var jsonContainer: JSONContainer { .dictionary(of: Value.self, keys: Key.self) }
}

extension Optional: JSONContainerType {
  fileprivate static var jsonContainer: JSONContainer { .optional(of: Wrapped.self) }
}
