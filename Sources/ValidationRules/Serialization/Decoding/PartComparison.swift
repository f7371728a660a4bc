import Foundation

/// The bytes of a value on which the verdict of rules depends.
///
/// If they are those of a value that was handed to an initializer, the initializer has put that into a property as it is:
/// texts and collections have their content in objects that no other value changes. Any other type may have references to
/// objects of the program, which an initializer may change. So only the declared parts of a structure are compared.
struct ComparedBytes: Sendable {
  /// The ranges, from the start of the value.
  private let ranges: [Range<Int>]
  /// Whether all bytes count.
  let isWhole: Bool

  /// Creates the bytes of the values of a part; `nil` if the bytes don't tell whether values are the same.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - source: The rules for the part.
  init?<Value>(_ type: Value.Type, _ source: RuleSource<Value>) {
    // The rules that a function returns can't be asked for while a set is being made.
    let rules = if case .rules(let rules) = source { rules } else { nil as RuleSet<Value>? }
    let structure = rules?.structure
    // The elements of a declared list have been compared when they were built.
    if StandardTypes.areAllIn(type) || structure?.elements != nil {
      ranges = [0..<MemoryLayout<Value>.size]
      isWhole = true
      return
    }
    guard let structure, structure.isOfObject else { return nil }
    let parts = structure.parts.compactMap { PartComparison.of($0)?.rangesInStructure }
    guard parts.count == structure.parts.count else { return nil }
    ranges = parts.flatMap(\.self)
    isWhole = false
  }

  /// Returns the ranges, from the start of a structure that has the value at an offset.
  func ranges(in offset: Int) -> [Range<Int>] {
    ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }
  }

  /// Returns whether the value at an address has the same bytes as another one.
  @unsafe
  func areSame<Value>(at address: UnsafeRawPointer, _ other: Value) -> Bool {
    unsafe withUnsafeBytes(of: other) { other in
      guard let other = other.baseAddress else { return true }
      for range in ranges {
        let start = range.lowerBound
        guard unsafe memcmp(address + start, other + start, range.count) == 0 else { return false }
      }
      return true
    }
  }
}

/// The types whose values are the same if their bytes are.
private enum StandardTypes {
  /// Returns whether a type is one of them, with all types in it.
  static func areAllIn(_ type: any Any.Type) -> Bool {
    switch type {
    case is String.Type: true
    case let type as any CollectionOfTypes.Type: type.types.allSatisfy(areAllIn)
    default: isTrivial(type)
    }
  }

  /// Returns whether a type has no references, such as a number, a date or an enumeration of names.
  private static func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
}

/// A type of the standard library that has its content in an object that no other value changes.
private protocol CollectionOfTypes {
  static var types: [any Any.Type] { get }
}

extension Array: CollectionOfTypes {
  static var types: [any Any.Type] { [Element.self] }
}

extension Set: CollectionOfTypes {
  static var types: [any Any.Type] { [Element.self] }
}

extension Dictionary: CollectionOfTypes {
  static var types: [any Any.Type] { [Key.self, Value.self] }
}

/// Tells whether a part of a structure is still what was read of it.
///
/// It is compared where it is stored. Code for any type takes three times as long as the rules.
// A class, so that a part that is compared counts one reference.
@safe
final class PartComparison: Sendable {
  /// Where the structure has the property.
  let offset: Int
  /// The bytes of a value; `nil` if these don't tell whether values are the same, but whether they are `nil`.
  let bytes: ComparedBytes?
  let isOptional: Bool
  /// The ranges of bytes from the start of the structure; `nil` if they don't tell whether properties are the same.
  let rangesInStructure: [Range<Int>]?
  /// Returns whether the property at an address is `nil`.
  let isNothing: @Sendable (UnsafeRawPointer) -> Bool
  /// Returns whether the property at an address is a value of another type than `KeptValue` names.
  let isOther: @Sendable (UnsafeRawPointer, KeptValue, ComparedBytes?) -> Bool

  /// Creates the comparison of a part; `nil` if it can't be known whether it is the same.
  static func of<Root>(_ part: some DeclaredPart<Root>) -> PartComparison? {
    var maker = Maker<Root>()
    return part.accept(&maker)
  }

  private struct Maker<Root>: PropertyVisitor {
    func visit<Property>(property: PropertyDeclaration<Root, Property>) -> PartComparison? {
      PartComparison(property)
    }

    func visit<Property>(
      optionalProperty property: OptionalPropertyDeclaration<Root, Property>
    ) -> PartComparison? {
      PartComparison(optional: property)
    }

    func visit<Property>(computed: ComputedDeclaration<Root, Property>) -> PartComparison? { nil }
  }

  private init?<Root, Property>(_ property: PropertyDeclaration<Root, Property>) {
    guard let offset = property.reader.offset, let bytes = ComparedBytes(Property.self, property.source)
    else { return nil }
    self.offset = offset
    self.bytes = bytes
    isOptional = false
    rangesInStructure = bytes.ranges(in: offset)
    unsafe isNothing = { _ in false }
    unsafe isOther = { address, kept, bytes in
      guard let bytes, kept.isOther(Property.self) else { return false }
      return unsafe bytes.areSame(at: address, kept.other(Property.self))
    }
  }

  private init?<Root, Property>(optional property: OptionalPropertyDeclaration<Root, Property>) {
    guard let offset = property.reader.offset else { return nil }
    let bytes = ComparedBytes(Property.self, property.source)
    self.offset = offset
    self.bytes = bytes
    isOptional = true
    // The range of a whole value has that of the optional one, with what says that there is one.
    rangesInStructure = bytes?.isWhole == true ? [offset..<offset + MemoryLayout<Property?>.size] : nil
    unsafe isNothing = { unsafe BorrowedProperty.isNothing(at: $0, Property.self) }
    unsafe isOther = { address, kept, bytes in
      guard let bytes, kept.isOther(Property.self) else { return false }
      guard unsafe !BorrowedProperty.isNothing(at: address, Property.self) else { return false }
      // An optional value begins with the value.
      return unsafe bytes.areSame(at: address, kept.other(Property.self))
    }
  }

  /// Returns whether the property of the structure at an address is the part that was kept at an offset.
  // Unsafe: the structure has a property of this type there.
  @unsafe
  func isSame(inStructureAt structure: UnsafeRawPointer, as kept: KeptParts, at offset: Int) -> Bool {
    let address = unsafe structure + self.offset
    switch kept.parts[offset].value {
    case .text(let text): return unsafe bytes?.areSame(at: address, text) ?? false
    case .integer(let number):
      return isOptional
        ? unsafe address.load(as: Int?.self) == number : unsafe address.load(as: Int.self) == number
    case .number(let number):
      return isOptional
        ? unsafe address.load(as: Double?.self) == number : unsafe address.load(as: Double.self) == number
    case .flag(let flag):
      return isOptional
        ? unsafe address.load(as: Bool?.self) == flag : unsafe address.load(as: Bool.self) == flag
    case .nothing: return unsafe isNothing(address)
    case .other: return unsafe isOther(address, kept.parts[offset].value, bytes)
    }
  }
}

/// A declared part of a structure, as it is compared with what was read of it.
final class ComparedPart: Sendable {
  let name: String
  /// The place among the declarations.
  let index: Int
  /// `nil` if it can't be known whether the part is the same.
  let comparison: PartComparison?

  init?(_ part: some DeclaredPart, at index: Int) {
    guard part.description.keyPath != nil else { return nil }
    name = part.description.name
    self.index = index
    comparison = PartComparison.of(part)
  }
}
