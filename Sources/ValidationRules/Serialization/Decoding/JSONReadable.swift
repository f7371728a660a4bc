import Foundation

/// A type whose values are read from a JSON document without a decoder, exactly as `JSONDecoder` reads them.
protocol JSONReadable: Sendable {
  /// Returns a value; `nil` if it is not read in this way, or not a value of the type. A decoder decides
  /// then.
  static func value(of node: Int, in document: JSONDocument) -> Self?

  /// Returns whether no decoder reads a value of the type there, so that none has to be asked: the error that
  /// it would make costs more than all else about a wrong element.
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool

  /// Returns what accepts values of the type that satisfy rules.
  // A requirement, so that the code is compiled for each type.
  static func quickReading(_ rules: RuleSet<Self>, _ formatters: [ValueFormatter<Self>]) -> QuickReading
}

extension String: JSONReadable {
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool { !document.isString(node) }

  static func value(of node: Int, in document: JSONDocument) -> String? {
    document.isString(node) ? document.text(of: node) : nil
  }
}

extension Bool: JSONReadable {
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool {
    value(of: node, in: document) == nil
  }

  static func value(of node: Int, in document: JSONDocument) -> Bool? {
    switch document.kind(of: node) {
    case .true: true
    case .false: false
    default: nil
    }
  }
}

extension JSONReadable where Self: FixedWidthInteger {
  /// Anything but a number, and a number beyond those that a decoder reads, such as `1e400`.
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool {
    guard document.kind(of: node) == .number else { return true }
    let number = Double(String(decoding: document.content(of: node), as: UTF8.self))
    return number?.isFinite != true
  }

  /// Reads numbers without fraction and exponent that have at most 18 digits, as nearly all have.
  static func value(of node: Int, in document: JSONDocument) -> Self? {
    guard document.kind(of: node) == .number else { return nil }
    var digits = document.content(of: node)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard digits.count <= 18 else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = 10 * number + Int(digit - UInt8(ascii: "0"))
    }
    // The sign of -0 is for a decoder.
    guard !isNegative || number > 0 else { return nil }
    return Self(exactly: isNegative ? -number : number)
  }
}

extension Int: JSONReadable {}
extension Int8: JSONReadable {}
extension Int16: JSONReadable {}
extension Int32: JSONReadable {}
extension Int64: JSONReadable {}
extension UInt: JSONReadable {}
extension UInt8: JSONReadable {}
extension UInt16: JSONReadable {}
extension UInt32: JSONReadable {}
extension UInt64: JSONReadable {}

extension Double: JSONReadable {
  /// A decoder may read numbers that are not finite from texts.
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool {
    document.kind(of: node) != .number && !document.isString(node)
  }

  static func value(of node: Int, in document: JSONDocument) -> Double? {
    guard document.kind(of: node) == .number else { return nil }
    let number = Double(String(decoding: document.content(of: node), as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension UUID: JSONReadable {
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool { !document.isString(node) }

  static func value(of node: Int, in document: JSONDocument) -> UUID? {
    document.isString(node) ? document.text(of: node).flatMap(UUID.init) : nil
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool {
    document.kind(of: node) != .array
  }

  static func value(of node: Int, in document: JSONDocument) -> [Element]? {
    guard document.kind(of: node) == .array else { return nil }
    var list: [Element] = []
    for element in document.elements(of: node) {
      guard let value = Element.value(of: element, in: document) else { return nil }
      list.append(value)
    }
    return list
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool {
    document.kind(of: node) != .object
  }

  static func value(of node: Int, in document: JSONDocument) -> [String: Value]? {
    guard document.kind(of: node) == .object else { return nil }
    var dictionary: [String: Value] = [:]
    var isComplete = true
    document.forEachMember(of: node) { key, member in
      guard let name = document.text(of: key), let value = Value.value(of: member, in: document) else {
        isComplete = false
        return false
      }
      dictionary[name] = value
      return true
    }
    return isComplete ? dictionary : nil
  }
}

extension Optional: JSONReadable where Wrapped: JSONReadable {
  static func isExcluded(_ node: Int, in document: JSONDocument) -> Bool {
    document.kind(of: node) != .null && Wrapped.isExcluded(node, in: document)
  }

  static func value(of node: Int, in document: JSONDocument) -> Wrapped?? {
    document.kind(of: node) == .null ? .some(nil) : Wrapped.value(of: node, in: document).map { .some($0) }
  }
}
