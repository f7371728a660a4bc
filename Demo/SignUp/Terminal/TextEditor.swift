/// A line of text with a cursor between two of its characters.
struct TextEditor: Equatable {
  private(set) var text: String
  private(set) var cursor: String.Index

  /// Creates an editor with the cursor after the text.
  init(_ text: String = "") {
    self.text = text
    cursor = text.endIndex
  }

  /// The characters before the cursor.
  var textBeforeCursor: Substring { text[..<cursor] }

  /// Handles a key, and returns whether the key applies to a line of text.
  mutating func apply(_ key: Key) -> Bool {
    switch key {
    case .text(let typed), .paste(let typed): insert(typed)
    case .backspace, .control("H"): replace(from: before(cursor), to: cursor)
    case .delete: replace(from: cursor, to: after(cursor))
    case .left, .control("B"): cursor = before(cursor)
    case .right, .control("F"): cursor = after(cursor)
    case .home, .control("A"): cursor = text.startIndex
    case .end, .control("E"): cursor = text.endIndex
    case .wordLeft: cursor = startOfWord
    case .wordRight: cursor = endOfWord
    case .control("U"): replace(from: text.startIndex, to: cursor)
    case .control("K"): replace(from: cursor, to: text.endIndex)
    case .control("W"): replace(from: startOfWord, to: cursor)
    default: return false
    }
    return true
  }

  /// Inserts text before the cursor. Line breaks and tabs within it become spaces; those at the ends, and other
  /// controls, are removed.
  mutating func insert(_ typed: String) {
    let isBreak: (Character) -> Bool = { $0.isNewline || $0 == "\t" }
    var words = typed.drop(while: isBreak)
    while let last = words.last, isBreak(last) { words.removeLast() }
    var clean = String.UnicodeScalarView()
    for character in words {
      if isBreak(character) {
        clean.append(" ")
      } else {
        clean.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
      }
    }
    replace(from: cursor, to: cursor, with: String(clean))
  }

  /// Replaces a part, and moves the cursor after it. The inserted text can combine with its neighbours.
  private mutating func replace(from start: String.Index, to end: String.Index, with new: String = "") {
    let offset = text[..<start].utf8.count + new.utf8.count
    text = text[..<start] + new + text[end...]
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    guard index < text.endIndex else {
      cursor = text.endIndex
      return
    }
    // The index may be within a character; this is its end.
    let end = text.index(after: index)
    let start = text.index(before: end)
    cursor = index > start ? end : start
  }

  private func before(_ index: String.Index) -> String.Index {
    index > text.startIndex ? text.index(before: index) : index
  }

  private func after(_ index: String.Index) -> String.Index {
    index < text.endIndex ? text.index(after: index) : index
  }

  private var startOfWord: String.Index {
    let rest = textBeforeCursor.reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    return rest.startIndex.base
  }

  private var endOfWord: String.Index {
    text[cursor...].drop(while: \.isWhitespace).drop { !$0.isWhitespace }.startIndex
  }
}
