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

  /// Returns a text with its separators, as a field shows it.
  ///
  /// ```swift
  /// InputFormat.iban.format("DE89370400440532013000")
  /// // "DE89 3704 0044 0532 0130 00"
  /// InputFormat.iban.format("DE89 3704 0044 0532 0130 00")
  /// // "DE89 3704 0044 0532 0130 00"
  /// ```
  ///
  /// Use this function for text that does not come from the user, such as a value that was loaded. Characters
  /// that do not belong to the format are left out. Text that is too long keeps its end, so that a rule can
  /// reject it.
  ///
  /// - Parameter text: The text, with separators or without.
  /// - Returns: The formatted text, which is empty if the text has no content.
  public func format(_ text: String) -> String { pattern.formatted(pattern.content(of: text)).text }

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
  /// dates. The rules for these formats require them. `format(plain(text))` is the same as `format(text)`.
  ///
  /// - Parameter text: The text, with separators or without.
  /// - Returns: The plain text.
  public func plain(_ text: String) -> String {
    let content = pattern.content(of: text)
    return pattern.separatorsBelongToValue ? pattern.formatted(content).text : String(content)
  }

  /// Returns what an edit makes of a formatted text, or `nil` if the field should apply the edit itself.
  ///
  /// Call this function before the field changes, for example in
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`. If it returns an edit, show the edit's text
  /// and selection in place of what was typed. If it returns `nil`, let the field go on: either its own
  /// result is already formatted, or the edit is the blank text with which AutoFill begins.
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
  ///   - replacement: The text to insert, empty for a deletion.
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
    let removed = field.contentRemoved(by: range, isDeletion: replacement.isEmpty, selection: selection)
    let head = Array(field.content[..<removed.lowerBound])
    let tail = Array(field.content[removed.upperBound...])
    let inserted = pattern.admitted(InputInsertion(text: replacement, head: head, tail: tail))
    let formatted = pattern.formatted(InputContent.joined(head, inserted, tail))
    let changesNothing = removed.isEmpty && inserted.isEmpty && formatted.text == text
    let cursor = changesNothing ? range.lowerBound : formatted.cursor(after: head + inserted)
    let fieldDoesTheSame = field.edits(range, with: replacement, to: formatted.text, cursor: cursor)
    if fieldDoesTheSame { return nil }
    return InputEdit(changing: text, to: formatted.text, cursor: cursor)
  }
}
