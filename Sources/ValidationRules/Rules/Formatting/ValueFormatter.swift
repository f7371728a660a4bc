public import Foundation

/// A function that formats a value before rules evaluate it, such as `.trimmed`.
///
/// Formatters change the validated value, not the text on screen.
///
/// ```swift
/// let tidy: ValueFormatter<String> = [.trimmed, .lowercased]
/// tidy(" Ada ")                      // "ada"
/// " Ada ".formatted(with: .trimmed)  // "Ada"
/// ```
public struct ValueFormatter<Value>: Sendable {
  /// The stable name of the formatter, in kebab-case.
  public let name: String
  /// The parameters of the formatter, such as its maximum.
  public let parameters: [String: JSONValue]

  private let format: @Sendable (Value) -> Value
  /// What is known of each step; `nil` if a function of the program may do anything.
  let effects: [FormatterEffect]?

  /// Creates a formatter from a function, which gives the same result for the same value.
  ///
  /// - Parameters:
  ///   - name: The name of the formatter.
  ///   - parameters: The parameters of the formatter, by name.
  ///   - format: Returns the formatted value.
  public init(
    _ name: String = "custom", parameters: [String: JSONValue] = [:],
    _ format: @escaping @Sendable (Value) -> Value
  ) {
    self.init(name, parameters: parameters, effects: nil, format)
  }

  fileprivate init(
    _ name: String, parameters: [String: JSONValue] = [:], effects: [FormatterEffect]?,
    _ format: @escaping @Sendable (Value) -> Value
  ) {
    self.name = name
    self.parameters = parameters
    self.effects = effects
    self.format = format
  }

  /// Returns the value in its form.
  public func callAsFunction(_ value: Value) -> Value { format(value) }

  /// Returns a formatter that applies this one first and then another.
  public func then(_ next: Self) -> Self { .inOrder([self, next]) }

  /// A formatter that applies others one after the other; none leaves a value as it is.
  public static func inOrder(_ formatters: [Self]) -> Self {
    let parts = formatters.map { part -> JSONValue in
      ["name": .string(part.name), "parameters": .object(part.parameters)]
    }
    let effects = formatters.map(\.effects)
    let known = effects.contains { $0 == nil } ? nil : effects.flatMap { $0 ?? [] }
    return Self("in-order", parameters: ["formatters": .array(parts)], effects: known) { value in
      formatters.reduce(value) { $1($0) }
    }
  }
}

/// What a formatter does to a text: enough to know what a text has if the formatted one has it.
enum FormatterEffect: Sendable {
  /// It removes characters at the ends, and none in between.
  case removesEnds
  /// It removes characters anywhere.
  case removes
  /// It changes the case, which makes up to three Unicode scalars of one.
  case changesCase
}

extension ValueFormatter: ExpressibleByArrayLiteral {
  public init(arrayLiteral formatters: Self...) { self = .inOrder(formatters) }
}

extension ValueFormatter: CustomStringConvertible {
  /// The name and the parameters, such as `limited(maximum: 5)`.
  public var description: String {
    let list = JSONValue.object(self.parameters).description
    return list.isEmpty ? name : "\(name)(\(list))"
  }
}

extension ValueFormatter where Value: Comparable & Sendable {
  /// Limits the value to a range; NaN stays NaN.
  public static func clamped(to range: ClosedRange<Value>) -> Self {
    clamped(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// Limits the value to a lower bound.
  public static func clamped(to range: PartialRangeFrom<Value>) -> Self {
    clamped(minimum: range.lowerBound, maximum: nil)
  }

  /// Limits the value to an upper bound.
  public static func clamped(to range: PartialRangeThrough<Value>) -> Self {
    clamped(minimum: nil, maximum: range.upperBound)
  }

  private static func clamped(minimum: Value?, maximum: Value?) -> Self {
    var parameters: [String: JSONValue] = [:]
    parameters["minimum"] = minimum.map { JSONValue(describing: $0) }
    parameters["maximum"] = maximum.map { JSONValue(describing: $0) }
    return Self("clamped", parameters: parameters) { value in
      if value.isDecimalNaN { return value }
      if let minimum, value < minimum { return minimum }
      if let maximum, value > maximum { return maximum }
      return value
    }
  }
}

extension ValueFormatter where Value == String {
  /// Text without whitespace and line breaks at its ends.
  ///
  /// Whitespace consists of the characters with the Unicode property `White_Space`.
  public static var trimmed: Self {
    let characters = CharacterSelection(kinds: .whitespace)
    return Self("trimmed", effects: [.removesEnds]) { $0.trimmed(of: characters) }
  }

  /// Text without certain characters at its ends, such as `" -"`; a character is a Unicode scalar here.
  public static func trimmed(of characters: String) -> Self {
    let selection = CharacterSelection(charactersIn: characters)
    return Self("trimmed", parameters: ["characters": .string(characters)], effects: [.removesEnds]) {
      $0.trimmed(of: selection)
    }
  }

  /// Text without the characters of a set at its ends.
  public static func trimmed(of characters: CharacterSet) -> Self {
    let selection = CharacterSelection(characters)
    return Self("trimmed-of-set", effects: [.removesEnds]) { $0.trimmed(of: selection) }
  }

  /// Text without whitespace and line breaks.
  public static var whitespaceRemoved: Self {
    let characters = CharacterSelection(kinds: .whitespace)
    return Self("whitespace-removed", effects: [.removes]) { $0.stripped(of: characters) }
  }

  /// Text without the invisible characters that come along where text is copied, at its ends and inside.
  ///
  /// These are the code points with the Unicode property `Default_Ignorable_Code_Point`, such as zero width spaces, marks
  /// of direction and soft hyphens, and control characters other than white space. Use it for addresses, numbers and
  /// codes:
  ///
  /// ```swift
  /// "ada@\u{200B}example.org\u{2069}".formatted(with: .visible)
  /// // "ada@example.org"
  /// ```
  ///
  /// In names and in prose, some of them have a meaning: they join the parts of an emoji, and letters of Persian and of
  /// Indian scripts.
  public static var visible: Self {
    Self("visible", effects: [.removes]) { text in
      guard text.unicodeScalars.contains(where: \.isInvisible) else { return text }
      var scalars = text.unicodeScalars
      scalars.removeAll(where: \.isInvisible)
      return String(scalars)
    }
  }

  /// Text in uppercase, the same in every locale.
  public static var uppercased: Self { Self("uppercased", effects: [.changesCase]) { $0.uppercased() } }

  /// Text in uppercase by the customs of a locale.
  public static func uppercased(with locale: Locale) -> Self {
    Self("uppercased", parameters: ["locale": .string(locale.identifier)], effects: [.changesCase]) {
      $0.uppercased(with: locale)
    }
  }

  /// Text in lowercase, the same in every locale.
  public static var lowercased: Self { Self("lowercased", effects: [.changesCase]) { $0.lowercased() } }

  /// Text in lowercase by the customs of a locale.
  public static func lowercased(with locale: Locale) -> Self {
    Self("lowercased", parameters: ["locale": .string(locale.identifier)], effects: [.changesCase]) {
      $0.lowercased(with: locale)
    }
  }

  /// Text with a capital at the start of each word and lowercase letters after it, the same in every locale.
  public static var capitalized: Self { Self("capitalized", effects: [.changesCase]) { $0.capitalized } }

  /// Text with a capital at the start of each word and lowercase letters after it, by the customs of a
  /// locale.
  public static func capitalized(with locale: Locale) -> Self {
    Self("capitalized", parameters: ["locale": .string(locale.identifier)], effects: [.changesCase]) {
      $0.capitalized(with: locale)
    }
  }

  /// The first characters of the text, at most `maximum`.
  ///
  /// - Precondition: `maximum` is not negative.
  public static func limited(to maximum: Int) -> Self {
    precondition(maximum >= 0, "Negative limit \(maximum)")
    return Self("limited", parameters: ["maximum": .integer(maximum)], effects: [.removesEnds]) { text in
      let start = text.prefix(maximum)
      return start.endIndex == text.endIndex ? text : String(start)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has no appearance and takes no room.
  fileprivate var isInvisible: Bool {
    if properties.isDefaultIgnorableCodePoint { return true }
    return properties.generalCategory == .control && !properties.isWhitespace
  }
}
