/// A rule that accepts values with content: neither an empty string nor an empty collection.
///
/// Whitespace is not empty, unless a formatter such as `.trimmed` removes it. `nil` fails this rule, as it
/// fails every rule.
struct PresenceRule<Value>: DescribedRule, Equatable {
  var details: RuleDescription { .presence }

  func isSatisfied(by value: Value) -> Bool { !Emptiness.isEmpty(value) }

  func schema(of type: JSONType) -> Schema? { .presence(of: type) }
}

/// A rule that accepts text that is not empty; the presence rule of strings.
struct TextPresenceRule: DescribedRule, Equatable {
  var details: RuleDescription { .presence }

  func isSatisfied(by text: String) -> Bool { !text.isEmpty }

  func schema(of type: JSONType) -> Schema? { .presence(of: type) }
}

extension Schema {
  fileprivate static func presence(of type: JSONType) -> Self? {
    switch type.kind {
    case .text: Self(["minLength": 1])
    case .list, .set: Self(["minItems": 1])
    case .dictionary: Self(["minProperties": 1])
    case .other: nil
    default: Self()
    }
  }
}

extension Rule {
  /// A rule that accepts values with content: neither an empty string nor an empty collection.
  ///
  /// Whitespace is not empty, unless a formatter such as `.trimmed` removes it.
  public static var notEmpty: Self {
    Rule<String>(TextPresenceRule()) as? Self ?? Self(PresenceRule())
  }
}

/// The values without content: `nil`, also within an `Any`, an empty string, an empty collection.
///
/// Whitespace is content.
@usableFromInline
package enum Emptiness {
  /// Returns whether a value is an empty string or an empty collection.
  @inlinable @inline(__always)
  package static func isEmpty<Value>(_ value: Value) -> Bool {
    if let text = value as? String { return text.isEmpty }
    return isEmptyCollection(value)
  }

  @usableFromInline
  static func isEmptyCollection<Value>(_ value: Value) -> Bool {
    if let wrapped = value as? any AnyOptional { return wrapped.isEmpty }
    if let collection = value as? any Collection { return collection.isEmpty }
    return false
  }

  /// Returns whether a value of an optional type is `nil`.
  package static func isNil<Value>(_ value: Value) -> Bool { (value as? any AnyOptional)?.isNil ?? false }

  /// Returns what `nil` stands for: the empty text for strings, nothing for any other type.
  @usableFromInline
  package static func valueForNil<Value>(_ type: Value.Type = Value.self) -> Value? {
    type == String.self ? "" as? Value : nil
  }

  /// Returns the empty value of a type: an empty text or collection, `nil`, or `false`; `nil` if the type has
  /// none.
  package static func emptyValue<Value>(_ type: Value.Type = Value.self) -> Value? {
    switch type {
    case let optional as any ExpressibleByNilLiteral.Type: optional.init(nilLiteral: ()) as? Value
    case let collection as any RangeReplaceableCollection.Type: collection.init() as? Value
    case let set as any SetAlgebra.Type: set.init() as? Value
    case is Bool.Type: false as? Value
    default: nil
    }
  }
}

/// An optional value, seen from within a value of any type.
private protocol AnyOptional {
  var isNil: Bool { get }
  var isEmpty: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate var isNil: Bool { self == nil }
  fileprivate var isEmpty: Bool { map(Emptiness.isEmpty) ?? true }
}

extension RuleDescription {
  package static let presence = RuleDescription(
    "presence", negatedKeys: { name, _ in MessageKeys("not.\(name)", shared: "length.none") })
}

extension RuleDescriptor {
  /// The presence rule.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func presence(_ example: RuleExample<Value>? = nil) -> Self {
    Self(.presence, ".notEmpty", "a value with content", example: example) { _ in .notEmpty }
  }
}
