/// How a pattern reads a text that comes as a whole, such as one that is pasted.
struct InputReader: Sendable {
  /// What may stand around the text, separated from it: words, or only what belongs to an amount.
  enum Surroundings: Sendable {
    case words
    case labelsAndCurrencies
  }

  let surroundings: Surroundings

  private let contentOfText: @Sendable (String) -> [Character]?

  /// Creates a reader from a function that returns the content of a text, or `nil` if the text has no meaning.
  init(_ surroundings: Surroundings = .words, _ contentOfText: @escaping @Sendable (String) -> [Character]?) {
    self.surroundings = surroundings
    self.contentOfText = contentOfText
  }

  /// Returns the content of a text as it is, or `nil` if the text has no meaning.
  func content(of text: String) -> [Character]? { contentOfText(text.withInputDigits) }

  /// Returns the content of a text without the words around it, or `nil` if the text has no meaning.
  func contentWithoutSurroundings(of text: String) -> [Character]? {
    for part in text.partsWithoutWords(allows: surroundings) {
      if let content = content(of: part) { return content }
    }
    return nil
  }
}

/// What a text means that comes as a whole.
///
/// The content of a text is that of its meaning, or its own if the pattern could have written it, or that of its meaning
/// without the words around it, or that of its characters, if nothing but separators is left out and the rest has no
/// meaning either. So the content never means anything else than the text. A text without a content is left alone.
extension InputPattern {
  /// Returns the content of a text that the field shows, or `nil` if the text is left alone.
  ///
  /// A text that the pattern could have written keeps its content, and so does the text to validate of one, so that
  /// formatting either again changes nothing.
  func contentOfWhole(_ text: String) -> [Character]? {
    let own = content(of: text)
    if text.allSatisfy(\.isWhitespace) || formatted(own).text == text || plain(own) == text { return own }
    guard let reader else { return typedContent(of: text) }
    return reader.content(of: text) ?? reader.contentWithoutSurroundings(of: text)
      ?? contentAdmitted(from: text, reader)
  }

  /// Returns the content of a text that is inserted as a whole, or `nil` if the text is left alone.
  func contentOfInserted(_ text: String) -> [Character]? {
    reader?.content(of: text) ?? contentOfWhole(text)
  }

  /// Returns the content of a text of which nothing but separators is left out.
  private func contentAdmitted(from text: String, _ reader: InputReader) -> [Character]? {
    guard leavesOutOnlySeparators(of: text) else { return nil }
    let content = typedContent(of: text)
    return reader.content(of: plain(content)) == nil ? content : nil
  }

  private func leavesOutOnlySeparators(of text: String) -> Bool {
    var kept = reading(of: text).map(\.range)[...]
    var start = 0
    for character in text {
      let end = start + character.utf16.count
      if kept.first?.lowerBound == start {
        kept.removeFirst()
      } else if character.isLetter || character.isNumber {
        return false
      }
      start = end
    }
    return true
  }

  /// Returns the text to validate, with a separator that was typed at the end, and is not followed by anything yet.
  func plain(_ content: [Character]) -> String {
    let text = formatted(content).text
    if separatorsBelongToValue { return text }
    let typed = content.filter { !isTypedSeparator($0) }
    guard let last = content.last, isTypedSeparator(last) else { return String(typed) }
    return String(typed) + text.dropFirst(formatted(typed).text.count)
  }
}

extension String {
  /// The text with digits of ASCII in place of those of other scripts, and spaces in place of other white space.
  fileprivate var withInputDigits: String {
    if utf8.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 < 0x80 }) { return self }
    return String(map { $0.inputDigit ?? ($0.isWhitespace && $0.isASCII ? " " : $0) })
  }

  /// Returns the parts of the text without the words at its start, at its end, and at both, with the least left out
  /// first.
  fileprivate func partsWithoutWords(allows surroundings: InputReader.Surroundings) -> [String] {
    let starts = startsAfterWords
    let ends = endsBeforeWords
    var parts: [String] = []
    for end in ends {
      for start in starts where start < end && (start > startIndex || end < endIndex) {
        let isAllowed =
          switch surroundings {
          case .words: isSeparated(at: start) && isSeparated(at: end)
          case .labelsAndCurrencies: self[..<start].isLabelOrCurrency && self[end...].isLabelOrCurrency
          }
        if isAllowed { parts.append(String(self[start..<end])) }
      }
    }
    return parts
  }

  /// The most words that are left out at either end.
  private static var greatestWordCount: Int { 3 }

  private var startsAfterWords: [Index] {
    var starts = [startIndex]
    var index = startIndex
    while starts.count <= Self.greatestWordCount {
      let rest = self[index...].drop { $0.isWhitespace }
      let end = rest.firstIndex { !$0.isPartOfInputWord } ?? rest.endIndex
      let start = self[end...].drop { ".:".contains($0) && end > rest.startIndex || $0.isWhitespace }
        .startIndex
      guard start > index else { break }
      starts.append(start)
      index = start
    }
    return starts
  }

  private var endsBeforeWords: [Index] {
    var ends = [endIndex]
    var index = endIndex
    while ends.count <= Self.greatestWordCount {
      var end = index
      func removeLast(while isRemoved: (Character) -> Bool) {
        while end > startIndex, isRemoved(self[self.index(before: end)]) { end = self.index(before: end) }
      }
      removeLast(while: \.isWhitespace)
      removeLast(while: \.isPartOfInputWord)
      removeLast(while: \.isWhitespace)
      guard end < index else { break }
      ends.append(end)
      index = end
    }
    return ends
  }

  /// Returns whether no word touches a place.
  private func isSeparated(at index: Index) -> Bool {
    guard index > startIndex, index < endIndex else { return true }
    let before = self[self.index(before: index)]
    return !(before.isLetter || before.isNumber) || !(self[index].isLetter || self[index].isNumber)
  }
}

extension Substring {
  /// Whether the text is empty, a label such as `Total:`, or a currency.
  fileprivate var isLabelOrCurrency: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { return true }
    if last.last == ":" { return true }
    return words.count == 1
      && (last.allSatisfy(\.isCurrencySymbol) || CurrencyCodeFormat.matches(String(last)))
  }
}

extension Character {
  /// Whether the character is left out where words around a text are.
  fileprivate var isPartOfInputWord: Bool { isLetter || isCurrencySymbol }
}
