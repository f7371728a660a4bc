/// A way to format the text of a field while the user types.
///
/// A format is a pure function of the text, the edit and the selection, so you can call it from UIKit,
/// AppKit, SwiftUI, or on a server for a web page. Offsets count UTF-16 units, as text fields do.
///
/// ```swift
/// let card = InputFormat.paymentCard
/// card.format("4242424242")   // "4242 4242 42"
/// card.plain("4242 4242 42")  // "4242424242"
///
/// let edit = card.edit("4242", replacing: 4..<4, with: "4")
/// edit?.text       // "4242 4"
/// edit?.selection  // 6..<6
/// ```
///
/// A text consists of its *content*, such as the digits of a card, and of separators, which the format adds.
/// See <doc:FormattingWhileTyping> for what happens with each edit.
public struct InputFormat: Sendable {
  private let pattern: any InputPattern

  /// Creates a format with the rules of a pattern.
  init(_ pattern: any InputPattern) { self.pattern = pattern }

  /// Returns a text as a field shows it, with its separators.
  ///
  /// ```swift
  /// InputFormat.iban.format("DE89370400440532013000")
  /// // "DE89 3704 0044 0532 0130 00"
  /// InputFormat.iban.format("IBAN: de89-3704-0044-0532-0130-00")
  /// // "DE89 3704 0044 0532 0130 00"
  /// InputFormat.paymentCard.format("by invoice")
  /// // "by invoice"
  /// ```
  ///
  /// Use this function for text that does not come from the user, such as a value that was loaded. It reads the text like
  /// one that is pasted. Text that cannot be read stays as it is, so that a rule can reject it.
  ///
  /// - Parameter text: The text, with separators or without.
  /// - Returns: The formatted text, which is empty if the text has no content.
  public func format(_ text: String) -> String {
    pattern.contentOfWhole(text).map { pattern.formatted($0).text } ?? text
  }

  /// Returns the text to validate and to store: what the user typed, without the separators.
  ///
  /// ```swift
  /// InputFormat.paymentCard.plain("4242 4242 42")  // "4242424242"
  /// InputFormat.phoneNumber(region: "US").plain("(650) 253-2222")
  /// // "6502532222"
  /// InputFormat.cardExpiry.plain("0527")  // "05/27"
  /// ```
  ///
  /// Separators that belong to the value stay: those of ``cardExpiry`` and ``postalCode(region:)``, and of
  /// dates. The rules for these formats require them. Text that cannot be read stays as it is.
  ///
  /// - Parameter text: The text, with separators or without.
  /// - Returns: The plain text.
  public func plain(_ text: String) -> String { pattern.contentOfWhole(text).map(pattern.plain) ?? text }

  /// Returns what an edit makes of a formatted text, or `nil` if the field should apply the edit itself.
  ///
  /// Call this function before the field changes, for example in
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`. If it returns an edit, show the edit's text
  /// and selection in place of what was typed. If it returns `nil`, let the field go on: either its own
  /// result is already formatted, or the text cannot be read, or the edit is the blank text with which AutoFill begins.
  ///
  /// ```swift
  /// let card = InputFormat.paymentCard
  /// // Backspace after the space deletes the digit before it.
  /// let edit = card.edit("4242 4", replacing: 4..<5, with: "", selection: 5..<5)
  /// edit?.text       // "4244"
  /// edit?.selection  // 3..<3
  /// ```
  ///
  /// Ranges may have any bounds: bounds outside of the text are moved to its ends, and a character that a
  /// range touches is replaced as a whole. Do not pass text that an input method has not committed yet.
  ///
  /// - Parameters:
  ///   - text: The text of the field before the edit.
  ///   - range: The UTF-16 offsets of the text to replace.
  ///   - replacement: The text to insert, empty for a deletion. If it has several characters and replaces all of the
  ///     text, it is read like a text for ``format(_:)``.
  ///   - selection: The selection before the edit, which tells Backspace from Delete; a deletion without it
  ///     is a Backspace.
  /// - Returns: The text and the selection to show, or `nil` if the field should apply the edit itself.
  public func edit(
    _ text: String, replacing range: Range<Int>, with replacement: String, selection: Range<Int>? = nil
  ) -> InputEdit? {
    let isBlank = replacement.allSatisfy(\.isWhitespace)
    if text.isEmpty, isBlank { return nil }
    let field = FieldText(text, pattern: pattern)
    let range = field.wholeCharacters(in: range)
    let isReplaced = range == 0..<text.utf16.count
    guard field.isOfPattern || isReplaced else { return editOfOtherText(field, range, with: replacement) }
    let removed =
      isReplaced
      ? 0..<field.content.count
      : field.contentRemoved(by: range, isDeletion: replacement.isEmpty, selection: selection)
    let head = Array(field.content[..<removed.lowerBound])
    let tail = Array(field.content[removed.upperBound...])
    let isWhole = head.isEmpty && tail.isEmpty && !isBlank && replacement.count > 1
    if isWhole, pattern.reader != nil {
      let content = pattern.contentOfInserted(replacement)
      let result = content.map { pattern.formatted($0).text } ?? replacement
      return field.edit(range, with: replacement, to: result, cursor: result.utf16.count)
    }
    let isAtEnd = range.lowerBound == text.utf16.count
    if isAtEnd, let content = pattern.content(inserting: replacement, after: head) {
      let result = pattern.formatted(content).text
      return field.edit(range, with: replacement, to: result, cursor: result.utf16.count)
    }
    let inserted = pattern.admitted(InputInsertion(text: replacement, head: head, tail: tail))
    let content = InputContent.joined(head, inserted, tail)
    let formatted = pattern.formatted(content)
    let changesNothing = removed.isEmpty && inserted.isEmpty && formatted.text == text
    let cursor = changesNothing ? range.lowerBound : formatted.cursor(after: head + inserted)
    return field.edit(range, with: replacement, to: formatted.text, cursor: cursor)
  }

  /// Returns whether a change of a field may be a text that was pasted over everything, and is read as a whole.
  ///
  /// - Parameters:
  ///   - earlier: The text before.
  ///   - insertion: What was inserted, if it is at the end: it may complete the earlier text, such as a telephone number a
  ///     calling code.
  /// - Returns: `false` if the format reads no such text.
  package func mayBeWhole(_ earlier: String, insertedAtEnd insertion: String?) -> Bool {
    guard pattern.reader != nil else { return false }
    guard let insertion else { return true }
    return pattern.content(inserting: insertion, after: pattern.content(of: earlier)) == nil
  }

  /// Returns what an edit makes of a text that the pattern did not write and cannot read.
  ///
  /// The edit applies to the text as it is. The result is formatted as soon as it can be read like a text that is pasted.
  private func editOfOtherText(
    _ field: FieldText, _ range: Range<Int>, with replacement: String
  ) -> InputEdit? {
    let result = field.applying(range, with: replacement)
    guard let content = pattern.contentOfWhole(result) else { return nil }
    let formatted = pattern.formatted(content)
    let cursor = range.lowerBound + replacement.utf16.count
    let isAtEnd = cursor == result.utf16.count
    let head = isAtEnd ? content.count : pattern.reading(of: result).count { $0.range.upperBound <= cursor }
    return field.edit(
      range, with: replacement, to: formatted.text,
      cursor: formatted.cursor(after: Array(content.prefix(head))))
  }
}
