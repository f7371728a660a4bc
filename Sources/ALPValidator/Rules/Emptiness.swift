/// What counts as no content: `nil`, also within an `Any`, an empty string, an empty collection.
///
/// White space is content.
@usableFromInline
enum Emptiness {
  /// Returns whether a value is an empty string or an empty collection.
  @usableFromInline
  static func isEmpty<Value>(_ value: Value) -> Bool {
    if let text = value as? String { return text.isEmpty }
    if let wrapped = value as? any AnyOptional { return wrapped.isEmpty }
    if let collection = value as? any Collection { return collection.isEmpty }
    return false
  }

  /// Returns what `nil` stands for: the empty text for strings, nothing for any other type.
  @usableFromInline
  static func valueForNil<Value>(_ type: Value.Type = Value.self) -> Value? {
    type == String.self ? "" as? Value : nil
  }
}

/// An optional value, seen from within a value of any type.
private protocol AnyOptional {
  var isEmpty: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate var isEmpty: Bool { map(Emptiness.isEmpty) ?? true }
}
