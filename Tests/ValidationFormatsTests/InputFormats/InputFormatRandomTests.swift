import Foundation
import Testing
import ValidationFormats

/// Compares fields that format with fields that do not: the content and the cursor within it are the same after any edits.
///
/// With `FULL_VALUE_COUNTS` in the environment there are more than a million edits.
@Suite struct InputFormatRandomTests {
  private static let isFull = ProcessInfo.processInfo.environment["FULL_VALUE_COUNTS"] != nil
  private static let editsPerFormat = isFull ? 75_000 : 2_000

  @Test(arguments: FormattedField.all)
  func keepsThePlainText(_ field: FormattedField) throws {
    var random = SeededGenerator(seed: field.testDescription.utf8.reduce(41) { $0 &* 31 &+ UInt64($1) })
    var text = ""
    var cursor = 0
    for step in 0..<Self.editsPerFormat {
      let edit = RandomEdit(of: text, cursor: cursor, in: field, using: &random)
      let result = field.format.edit(
        text, replacing: edit.range, with: edit.replacement, selection: edit.selection)
      let earlier = text
      if let result { try #require(result.change.applied(to: text) == result.text) }
      text = result?.text ?? edit.applied(to: text)
      cursor = result?.selection.lowerBound ?? edit.range.lowerBound + edit.replacement.utf16.count
      let comment: Comment =
        "step \(step) of \(field): \(edit) made \"\(text)\" at \(cursor) of \"\(earlier)\""
      if field.isTyped(edit, in: earlier) {
        try field.requireContent(of: edit, earlier, text, cursor, comment)
      }
      if edit.replacesEverything(of: earlier), !field.isMask {
        // What is pasted is read as a whole, and a text that can't be read stays.
        try #require(text == field.format.format(edit.replacement) || text == edit.replacement, comment)
      }
      // A blank in an empty field is left to the field, because AutoFill begins so.
      let isBlank = text.allSatisfy(\.isWhitespace)
      try #require(isBlank || field.format.format(field.format.plain(text)) == text, comment)
      try #require(isBlank || field.format.format(text) == text, comment)
      if random.next() % 3 == 0 { cursor = Int.random(in: 0...text.utf16.count, using: &random) }
      if random.next() % 200 == 0 {
        text = ""
        cursor = 0
      }
    }
  }
}

/// A format, with what belongs to its content.
struct FormattedField: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let format: InputFormat
  let letters: String
  /// So many characters fit whichever they are.
  let room: Int
  /// Whether a separator completes a group of one digit.
  let hasPaddedGroups: Bool
  /// The text after a number.
  let suffix: String
  /// Whether the field has no reader, so that what is pasted is cut.
  var isMask: Bool { testDescription.contains("mask") || testDescription.contains("number") }

  init(
    _ name: String, _ format: InputFormat, letters: String = "0123456789", room: Int,
    hasPaddedGroups: Bool = false, suffix: String = ""
  ) {
    self.hasPaddedGroups = hasPaddedGroups
    self.suffix = suffix
    testDescription = name
    self.format = format
    self.letters = letters
    self.room = room
  }

  /// Whether the content of a text is changed by rules 1 to 4: the format could have written the text, the edit leaves
  /// some of it, and is no separator that completes a group.
  func isTyped(_ edit: RandomEdit, in text: String) -> Bool {
    let isOwn = text.allSatisfy(\.isWhitespace) || isFormatted(text)
    let isSeparator = hasPaddedGroups && edit.replacement.allSatisfy { !$0.isNumber }
    let isWhole = edit.replacement.count > 1 && edit.removed == 0..<content(of: text).count
    let followsCode = text.hasPrefix("+") && edit.replacement.count > 1
    return isOwn && !isSeparator && !isWhole && !followsCode
  }

  /// Returns whether the format could have written a text.
  private func isFormatted(_ text: String) -> Bool {
    // A text that can't be read stays as it is, signs between its digits included.
    let hasSigns = text.contains { !$0.isLetter && !$0.isNumber && !"+,.".contains($0) }
    if hasSigns, format.plain(text) == text { return false }
    return format.format(text) == text
      && !text.contains { $0.isLetter || $0.isNumber } == content(of: text).isEmpty
      && content(of: text).count == text.count { $0.isNumber || $0.isLetter || $0 == "+" }
        - suffix.count { $0.isNumber || $0.isLetter }
  }

  /// Checks that an edit has changed the content like a field that does not format.
  func requireContent(
    of edit: RandomEdit, _ earlier: String, _ text: String, _ cursor: Int, _ comment: Comment
  ) throws {
    let before = content(of: earlier)
    let head = before[..<edit.removed.lowerBound]
    let tail = before[edit.removed.upperBound...]
    let content = content(of: text)
    try #require(content.count >= head.count + tail.count, comment)
    let inserted = content.dropFirst(head.count).dropLast(tail.count)
    let wanted = edit.insertedContent
    try #require(content.starts(with: head) && content.suffix(tail.count) == tail, comment)
    try #require(wanted.starts(with: inserted), comment)
    let hasRoom = head.count + wanted.count + tail.count <= room
    try #require(!hasRoom || inserted.count == wanted.count, comment)
    let contentBeforeCursor = self.content(of: String(text.prefix(units: cursor)))
    try #require(contentBeforeCursor.count == head.count + inserted.count, comment)
  }

  func content(of text: String) -> [Character] {
    text.filter { letters.contains($0) || $0 == "+" }.map { $0 }
  }

  static let all: [Self] = {
    var german = DecimalInputStyle()
    german.groupingSeparator = "."
    german.decimalSeparator = ","
    var indian = DecimalInputStyle()
    indian.otherGroupSize = 2
    indian.suffix = " km"
    let alphanumerics = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return [
      Self("card", .paymentCard, room: 14),
      Self("IBAN", .iban, letters: alphanumerics, room: 15),
      Self("expiry", .cardExpiry, room: 4, hasPaddedGroups: true),
      Self("mask", .mask("##-####"), room: 6, hasPaddedGroups: true),
      Self("mask in parentheses", .mask("(###) ###-####"), room: 10),
      Self("mask with suffix", .mask("## %"), room: 2),
      Self(
        "date", .mask("##\\.##\\.####", separatorsBelongToValue: true) { _ in nil }, room: 8,
        hasPaddedGroups: true),
      Self("US", .phoneNumber(region: "US"), room: 15),
      Self("DE", .phoneNumber(region: "DE"), room: 15),
      Self("AR", .phoneNumber(region: "ar"), room: 15),
      Self("international", .phoneNumber, room: 15),
      Self("US ZIP code", .postalCode(region: "US"), room: 5),
      Self("GB postcode", .postalCode(region: "GB"), letters: alphanumerics, room: 1),
      Self("German number", .decimal(german), room: .max),
      Self("Indian number", .decimal(indian), room: .max, suffix: " km"),
    ]
  }()
}

/// An edit as a user makes it: a key, Backspace, Delete, a paste, or a replaced selection.
struct RandomEdit: CustomStringConvertible {
  let range: Range<Int>
  let replacement: String
  let selection: Range<Int>

  /// The indices of the content that a field without separators would remove.
  let removed: Range<Int>

  /// The content that the replacement has.
  let insertedContent: [Character]

  init(of text: String, cursor: Int, in field: FormattedField, using random: inout SeededGenerator) {
    let count = text.utf16.count
    let contentBefore = { (offset: Int) in field.content(of: String(text.prefix(units: offset))).count }
    let total = field.content(of: text).count
    let index = contentBefore(cursor)
    switch random.next() % 10 {
    case 0, 1:
      // Backspace.
      range = max(cursor - 1, 0)..<cursor
      removed = max(index - 1, 0)..<index
      selection = cursor..<cursor
      replacement = ""
    case 2:
      // Delete.
      range = cursor..<min(cursor + 1, count)
      removed = index..<min(index + 1, total)
      selection = cursor..<cursor
      replacement = ""
    case 3:
      let other = Int.random(in: 0...count, using: &random)
      let selected = min(cursor, other)..<max(cursor, other)
      range = selected
      selection = selected
      replacement = Self.text(of: field, using: &random)
      removed = contentBefore(selected.lowerBound)..<contentBefore(selected.upperBound)
    default:
      range = cursor..<cursor
      selection = cursor..<cursor
      replacement = Self.text(of: field, using: &random)
      removed = index..<index
    }
    let follows = field.content(of: text).dropFirst(removed.upperBound).first
    let precedesPlus = removed.lowerBound == 0 && follows == "+"
    insertedContent = precedesPlus ? [] : field.content(of: replacement)
  }

  /// Returns some characters of the content with foreign ones between.
  private static func text(of field: FormattedField, using random: inout SeededGenerator) -> String {
    let length = random.next() % 4 == 0 ? Int.random(in: 2...25, using: &random) : 1
    var text = ""
    for _ in 0..<length {
      let isForeign = random.next() % 6 == 0
      let characters = isForeign ? " /()!\u{1F600}\u{301}" : field.letters
      text.append(characters.randomElement(using: &random) ?? "0")
    }
    return text
  }

  /// Whether the edit inserts several characters in place of all of a text.
  func replacesEverything(of text: String) -> Bool {
    range == 0..<text.utf16.count && replacement.count > 1 && !replacement.allSatisfy(\.isWhitespace)
  }

  /// Returns what a field does with the edit by itself.
  func applied(to text: String) -> String {
    let units = Array(text.utf16)
    let edited = units[..<range.lowerBound] + Array(replacement.utf16) + units[range.upperBound...]
    return String(decoding: edited, as: UTF16.self)
  }

  var description: String { "\(range) \"\(replacement)\" with \(selection) selected" }
}

extension InputEdit.Change {
  fileprivate func applied(to text: String) -> String {
    let units = Array(text.utf16)
    let edited = units[..<range.lowerBound] + Array(replacement.utf16) + units[range.upperBound...]
    return String(decoding: edited, as: UTF16.self)
  }
}

extension String {
  fileprivate func prefix(units: Int) -> Substring { self[..<utf16.index(startIndex, offsetBy: units)] }
}
