/// The unit in which the length of a text is counted.
///
/// ```swift
/// TextLengthUnit.characters.count("🇨🇭")  // 1
/// TextLengthUnit.scalars.count("🇨🇭")     // 2
/// TextLengthUnit.utf16.count("🇨🇭")       // 4
/// TextLengthUnit.utf8.count("🇨🇭")        // 8
/// ```
public enum TextLengthUnit: String, CaseIterable, Sendable {
  /// Characters as a reader sees them: extended grapheme clusters of Unicode Standard Annex 29.
  case characters

  /// Unicode scalar values, as most databases count.
  case scalars

  /// UTF-16 code units, as `NSString` and JavaScript count.
  case utf16

  /// Bytes of UTF-8.
  case utf8

  /// Returns the length of a text in this unit.
  public func count(_ text: String) -> Int {
    switch self {
    case .characters: text.withBytes { Self.narrowCharacters($0, upTo: .max) } ?? text.count
    case .scalars: text.withBytes { Self.scalars($0) }
    case .utf16: text.withBytes { Self.utf16($0) }
    case .utf8: text.utf8.count
    }
  }

  /// Returns whether the length of a text in this unit lies within bounds.
  ///
  /// Equal to `bounds.contains(count(text))`, but reads only as much of the text as the bounds require.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - bounds: The accepted numbers.
  /// - Returns: `true` if the length of a text in this unit lies within bounds.
  public func isCount(of text: String, in bounds: ClosedRange<Int>) -> Bool {
    // Of what can only be too short, nothing need be known but that it is long enough.
    let limit = bounds.upperBound == .max ? bounds.lowerBound : bounds.upperBound &+ 1
    guard limit > 0 else { return bounds.upperBound == .max }
    let bytes = text.utf8.count
    // No unit is smaller than a byte.
    guard bytes >= bounds.lowerBound else { return false }
    switch self {
    case .characters:
      return bounds.contains(
        text.withBytes { Self.narrowCharacters($0, upTo: limit) } ?? Self.characters(text, upTo: limit))
    case .scalars:
      // A scalar has at most four bytes.
      if bytes / 4 >= limit { return limit == bounds.lowerBound }
      return bounds.contains(text.withBytes { Self.scalars($0) })
    case .utf16:
      // A code unit stands for at most three bytes.
      if bytes / 3 >= limit { return limit == bounds.lowerBound }
      return bounds.contains(text.withBytes { Self.utf16($0) })
    case .utf8:
      return bounds.contains(bytes)
    }
  }
}

extension TextLengthUnit {
  /// Returns the lesser of the number of characters and a limit, or nil for text with a scalar from U+0300 on
  /// among what had to be looked at.
  ///
  /// Combining marks begin at U+0300. Below, every scalar is a character of its own except the line feed
  /// after a carriage return (Unicode Standard Annex 29, rules GB3 and GB999).
  private static func narrowCharacters(_ bytes: Span<UInt8>, upTo limit: Int) -> Int? {
    let head = bytes.extracting(first: Swift.min(bytes.count, limit))
    if head.isPlainASCII { return head.count }

    var count = 0
    var isAfterReturn = false
    for index in bytes.indices {
      let byte = bytes[index]
      // The lead byte of U+0300.
      guard byte < 0xCC else { return nil }
      let isContinuation = byte & 0xC0 == 0x80
      let isPaired = isAfterReturn && byte == "\n"
      isAfterReturn = byte == "\r"
      guard !isContinuation, !isPaired else { continue }
      count += 1
      if count == limit { return count }
    }
    return count
  }

  /// Returns the lesser of the number of characters and a limit.
  private static func characters(_ text: String, upTo limit: Int) -> Int {
    // Counting all is faster by character, and not much to do beside what the limit calls for.
    if text.utf8.count / 8 < limit { return Swift.min(text.count, limit) }
    var count = 0
    var index = text.startIndex
    while count < limit, index < text.endIndex {
      text.formIndex(after: &index)
      count += 1
    }
    return count
  }

  /// Returns the number of scalars: bytes that continue none.
  private static func scalars(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in bytes.indices { count &+= bytes[index] & 0xC0 != 0x80 ? 1 : 0 }
    return count
  }

  /// Returns the number of UTF-16 code units: one for each scalar, one more for each of four bytes.
  private static func utf16(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in bytes.indices {
      count &+= bytes[index] & 0xC0 != 0x80 ? 1 : 0
      count &+= bytes[index] >= 0xF0 ? 1 : 0
    }
    return count
  }
}

/// Counts words: runs of anything, divided by whitespace.
///
/// Whitespace has Unicode's property White_Space. Scripts that do not divide words by it, such as Chinese
/// or Thai, have one word between two of them.
///
/// ```swift
/// WordCount.count(in: "  to be, or not ")  // 4
/// ```
public enum WordCount {
  /// Returns the number of words in a text.
  public static func count(in text: String) -> Int {
    count(in: text, upTo: .max)
  }

  /// Returns whether the number of words in a text lies within bounds.
  ///
  /// Equal to `bounds.contains(count(in: text))`, but stops as soon as the answer is known.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - bounds: The accepted numbers.
  /// - Returns: `true` if the number of words in a text lies within bounds.
  public static func isCount(in text: String, within bounds: ClosedRange<Int>) -> Bool {
    let limit = bounds.upperBound == .max ? bounds.lowerBound : bounds.upperBound &+ 1
    guard limit > 0 else { return bounds.upperBound == .max }
    return bounds.contains(count(in: text, upTo: limit))
  }

  /// Returns the lesser of the number of words and a limit.
  private static func count(in text: String, upTo limit: Int) -> Int {
    var count = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isSpace =
        scalar.isASCII ? scalar == " " || 0x09...0x0D ~= scalar.value : scalar.properties.isWhitespace
      if !isSpace, !isInWord {
        count += 1
        if count == limit { break }
      }
      isInWord = !isSpace
    }
    return count
  }
}
