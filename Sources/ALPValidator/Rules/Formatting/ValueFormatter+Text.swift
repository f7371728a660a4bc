public import Foundation

extension ValueFormatter where Value == String {
  /// Text without white space and line breaks at its ends.
  ///
  /// White space is what has the Unicode property `White_Space`.
  public static var trimmed: Self {
    Self("trimmed") { trim($0, of: \.properties.isWhitespace) }
  }

  /// Text without certain characters at its ends, such as `" -"`; a character is a Unicode scalar here.
  public static func trimmed(of characters: String) -> Self {
    let scalars = Set(characters.unicodeScalars)
    return Self("trimmed", parameters: ["characters": .string(characters)]) { trim($0, of: scalars.contains) }
  }

  /// Text without the characters of a set at its ends.
  public static func trimmed(of characters: CharacterSet) -> Self {
    Self("trimmed-of-set") { trim($0, of: characters.contains) }
  }

  /// Text without white space and line breaks, wherever they are.
  public static var whitespaceRemoved: Self {
    Self("whitespace-removed") { text in
      guard text.unicodeScalars.contains(where: \.properties.isWhitespace) else { return text }
      return String(
        String.UnicodeScalarView(text.unicodeScalars.lazy.filter { !$0.properties.isWhitespace }))
    }
  }

  /// Text in upper case, the same in every locale.
  public static var uppercased: Self { Self("uppercased") { $0.uppercased() } }

  /// Text in upper case by the customs of a locale.
  public static func uppercased(with locale: Locale) -> Self {
    Self("uppercased", parameters: ["locale": .string(locale.identifier)]) { $0.uppercased(with: locale) }
  }

  /// Text in lower case, the same in every locale.
  public static var lowercased: Self { Self("lowercased") { $0.lowercased() } }

  /// Text in lower case by the customs of a locale.
  public static func lowercased(with locale: Locale) -> Self {
    Self("lowercased", parameters: ["locale": .string(locale.identifier)]) { $0.lowercased(with: locale) }
  }

  /// Text with a capital at the start of each word and small letters after it, the same in every locale.
  public static var capitalized: Self { Self("capitalized") { $0.capitalized } }

  /// Text with a capital at the start of each word and small letters after it, by the customs of a locale.
  public static func capitalized(with locale: Locale) -> Self {
    Self("capitalized", parameters: ["locale": .string(locale.identifier)]) { $0.capitalized(with: locale) }
  }

  /// The first characters of the text, at most so many, as a reader counts them.
  ///
  /// - Precondition: `maximum` is not negative.
  public static func limited(to maximum: Int) -> Self {
    precondition(maximum >= 0, "Negative limit \(maximum)")
    return Self("limited", parameters: ["maximum": .integer(maximum)]) { text in
      let start = text.prefix(maximum)
      return start.endIndex == text.endIndex ? text : String(start)
    }
  }

  private static func trim(_ text: String, of isTrimmed: (Unicode.Scalar) -> Bool) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isTrimmed($0) }),
      let last = scalars.lastIndex(where: { !isTrimmed($0) })
    else { return "" }
    // The text as it is costs no memory.
    if first == scalars.startIndex, scalars.index(after: last) == scalars.endIndex { return text }
    return String(scalars[first...last])
  }
}
