import Foundation

/// Accepts valid values of simple types in a body without describing what is wrong with others.
///
/// Most parts of most bodies are valid. To read one in general, with a result for each case and code for any
/// type, takes 4 µs; to accept one takes a twentieth of that. What is not accepted is read in general,
/// whether it is invalid or only unusual, such as `1e2` for an integer.
struct QuickReading: Sendable {
  /// Returns whether a value is one of the type that satisfies the rules, once it is formatted.
  let accepts: @Sendable (_ node: Int, _ reader: BodyReader) -> Bool
  /// Returns the formatted value.
  let value: @Sendable (_ node: Int, _ reader: BodyReader) -> (any Sendable)?
  /// A value of the type that is missing.
  let valueOfNil: any Sendable

  /// Creates a reading from a function that reads a value.
  ///
  /// - Parameters:
  ///   - rules: The rules for the value.
  ///   - formatters: The formatters of the value.
  ///   - read: Returns the value; `nil` if it is not one of the type, or is an unusual one.
  // Inlined, so that all functions are compiled for the type of the value.
  @inline(__always)
  init<Value>(
    _ rules: RuleSet<Value>, formatters: [ValueFormatter<Value>],
    read: @escaping @Sendable (_ node: Int, _ reader: BodyReader) -> Value?
  ) where Value: Sendable {
    let verdict = rules.evaluateFormatted
    let isFormatted = !formatters.isEmpty
    accepts = { node, reader in
      guard var value = read(node, reader) else { return false }
      if isFormatted {
        for formatter in formatters { value = formatter(value) }
      }
      return verdict(value) == .satisfied
    }
    self.value = { node, reader in
      guard let value = read(node, reader) else { return nil }
      return formatters.reduce(value) { $1($0) }
    }
    valueOfNil = Value?.none
  }
}

extension JSONReadable {
  static func quickReading(_ rules: RuleSet<Self>, _ formatters: [ValueFormatter<Self>]) -> QuickReading {
    QuickReading(rules, formatters: formatters) { node, reader in value(of: node, in: reader.document) }
  }
}

extension RuleSet {
  /// Returns what accepts values of a body quickly; `nil` unless the type is simple, and no rule is about
  /// parts.
  func quickReading(formatters: [ValueFormatter<Value>] = []) -> QuickReading? {
    let isAboutParts = structure != nil || rules.contains { $0.check is any ElementwiseRule }
    guard !isAboutParts else { return nil }
    if let rules = self as? RuleSet<Date>, let formatters = formatters as? [ValueFormatter<Date>] {
      return QuickReading(rules, formatters: formatters) { node, reader in reader.standardDate(at: node) }
    }
    guard let type = Value.self as? any JSONReadable.Type else { return nil }
    return quickReading(type, formatters)
  }

  private func quickReading<Readable: JSONReadable>(
    _ type: Readable.Type, _ formatters: [ValueFormatter<Value>]
  ) -> QuickReading? {
    guard let rules = self as? RuleSet<Readable>, let formatters = formatters as? [ValueFormatter<Readable>]
    else { return nil }
    return Readable.quickReading(rules, formatters)
  }
}

/// A declared part of a structure that may be read quickly.
// A class, because what is read of a body refers to it: to copy its members took a fifth of the time of
// `decode`.
final class QuickPart: Sendable {
  /// The place of the part among those of the structure.
  let index: Int
  /// The name of the part.
  let name: String
  /// The name of the part, in UTF-8.
  let key: ContiguousArray<UInt8>
  let reading: QuickReading
  /// Whether `null` is valid.
  let acceptsNull: Bool
  /// Whether the body may lack the key, and the value is `nil` then.
  let acceptsMissingKey: Bool

  init(index: Int, name: String, reading: QuickReading, acceptsNull: Bool, acceptsMissingKey: Bool) {
    self.index = index
    self.name = name
    key = ContiguousArray(name.utf8)
    self.reading = reading
    self.acceptsNull = acceptsNull
    self.acceptsMissingKey = acceptsMissingKey
  }
}

extension DeclaredPart {
  /// Returns the part as one that may be read quickly; `nil` if it cannot be.
  ///
  /// - Parameter indices: The places of the parts of the structure, by their names.
  /// - Returns: The part.
  func quickPart(_ indices: [String: Int]) -> QuickPart? {
    guard description.keyPath != nil, let index = indices[description.name],
      let reading = rules.quickReading(formatters: formatters)
    else { return nil }
    let acceptsNil = isOptional && rules.verdictOnNilProperty == .satisfied
    return QuickPart(
      index: index, name: description.name, reading: reading, acceptsNull: acceptsNil,
      acceptsMissingKey: acceptsNil && valueForMissingKey == nil)
  }
}
