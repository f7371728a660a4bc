/// The rules of an input format: what belongs to it, how much fits, and where its separators are.
///
/// Content is made of characters, which the pattern brings to one spelling: digits of every script become
/// those of ASCII.
protocol InputPattern: Sendable {
  /// Whether separators belong to the value, because its rule requires them, such as the slash of an expiry.
  var separatorsBelongToValue: Bool { get }

  /// What reads a text that comes as a whole, or `nil` if such a text is a number of characters like any other.
  var reader: InputReader? { get }

  /// Returns the content of a text and where each of its characters is.
  ///
  /// The pattern recognizes its own separators in text that it formatted, also if they are digits or letters.
  func reading(of text: String) -> [InputContent]

  /// Returns the content of a text as if it was typed, character by character.
  func typedContent(of text: String) -> [Character]

  /// Returns whether a character of the content is a separator that was typed, and not a character of the value.
  func isTypedSeparator(_ character: Character) -> Bool

  /// Returns the content after a text was inserted at its end, if the text is more than characters of the content, such as
  /// a separator that completes a group; else `nil`.
  ///
  /// - Parameters:
  ///   - text: The text that is inserted.
  ///   - head: All of the content before.
  /// - Returns: All of the content afterwards.
  func content(inserting text: String, after head: [Character]) -> [Character]?

  /// Returns the characters of an insertion that belong to the format and fit between the existing ones.
  func admitted(_ insertion: InputInsertion) -> [Character]

  /// Returns content with its separators. All of the content appears, also if it is too long or does not fit
  /// its place.
  func formatted(_ content: [Character]) -> FormattedInput
}

extension InputPattern {
  var separatorsBelongToValue: Bool { false }
  var reader: InputReader? { nil }

  func typedContent(of text: String) -> [Character] { content(of: text) }

  func isTypedSeparator(_ character: Character) -> Bool { false }

  func content(inserting text: String, after head: [Character]) -> [Character]? { nil }

  /// Returns the content of a text.
  func content(of text: String) -> [Character] { InputContent.joined(reading(of: text).map(\.character)) }
}

/// A character of the content and where it is in the text.
struct InputContent {
  /// The character in the spelling of the pattern.
  let character: Character

  /// The UTF-16 offsets of the character in the text.
  let range: Range<Int>

  /// Returns the characters of several parts after one another.
  ///
  /// Characters outside of ASCII can join, such as the parts of a Korean syllable; then there are fewer of
  /// them.
  static func joined(_ parts: [Character]...) -> [Character] {
    let characters = Array(parts.joined())
    return characters.allSatisfy(\.isASCII) ? characters : Array(String(characters))
  }
}

/// Text that is inserted between characters of the content.
struct InputInsertion {
  /// The text as it was typed or pasted.
  let text: String

  /// The content before the insertion.
  let head: [Character]

  /// The content after the insertion.
  let tail: [Character]

  /// Whether nothing of the earlier content is left.
  var replacesEverything: Bool { head.isEmpty && tail.isEmpty }

  /// Returns as many characters from the start of an insertion as fit.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - greatestCount: The most characters that any content of the pattern has.
  ///   - fits: Returns whether the whole content fits.
  /// - Returns: As many characters from the start as fit.
  func cut(_ characters: [Character], greatestCount: Int, fits: ([Character]) -> Bool) -> [Character] {
    let room = max(greatestCount - head.count - tail.count, 0)
    var fitting = Array(characters.prefix(room))
    while !fitting.isEmpty, !fits(InputContent.joined(head, fitting, tail)) { fitting.removeLast() }
    return fitting
  }
}

/// Content with its separators.
struct FormattedInput {
  /// The text.
  private(set) var text = ""

  /// The separators that appear as soon as another character follows.
  private var waiting = ""

  /// The number of UTF-16 units of the text.
  private var length = 0

  /// The UTF-16 offset before the first character of the content.
  private var start = 0

  /// The UTF-16 offset after each character of the content.
  private var ends: [Int] = []

  /// Appends a separator, which appears with the character that follows it.
  mutating func appendSeparator(_ separator: Character) { waiting.append(separator) }

  /// Appends a character of the content.
  mutating func append(_ character: Character) {
    text += waiting
    length += waiting.utf16.count
    waiting = ""
    if ends.isEmpty { start = length }
    text.append(character)
    length += character.utf16.count
    ends.append(length)
  }

  /// Appends separators that were typed, and are therefore part of the content.
  mutating func appendTyped(_ separators: [Character]) {
    separators.forEach { waiting.append($0) }
    text += waiting
    length += waiting.utf16.count
    waiting = ""
    ends.append(length)
  }

  /// Lets the separators appear that wait for a character, because the text is complete.
  mutating func appendWaitingSeparators() {
    guard !ends.isEmpty else { return }
    text += waiting
    length += waiting.utf16.count
    waiting = ""
  }

  /// Returns the offset after some characters from the start of the content, without any that before the
  /// content.
  func cursor(after head: [Character]) -> Int {
    let head = InputContent.joined(head)
    guard !head.isEmpty, !ends.isEmpty else { return start }
    return ends[min(head.count, ends.count) - 1]
  }
}
