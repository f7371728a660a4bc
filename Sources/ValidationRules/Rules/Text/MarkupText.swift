/// Reads the visible part of a text with HTML tags: the text between them.
///
/// ```swift
/// MarkupText.withoutTags("<p>Tom &amp; <b>Ada</b></p>")  // "Tom & Ada"
/// ```
///
/// A tag begins as in the tokenizer of the [HTML living standard, section
/// 13.2.5](https://html.spec.whatwg.org/multipage/parsing.html#tokenization): at `<` before an ASCII letter,
/// `/`, `!` or `?`. It ends at the next `>` that is not in a quoted attribute value, a comment at `-->`, and
/// either at the end of the text. Text that a browser hides for other reasons, such as a script, counts.
public enum MarkupText {
  /// Returns the text without tags and comments, each character reference as one character.
  ///
  /// The references of [the standard's table](https://html.spec.whatwg.org/multipage/named-characters.html)
  /// that stand for markup, `&amp; &lt; &gt; &quot; &apos; &nbsp;`, and numbers are replaced by their
  /// characters; any other name in letters and digits by U+FFFD, because it stands for one character
  /// whichever it is.
  public static func withoutTags(_ text: String) -> String {
    text.withBytes { bytes in
      var kept: [UInt8] = []
      kept.reserveCapacity(bytes.count)
      var index = 0
      while index < bytes.count {
        if bytes[index] == "<", let end = endOfTag(bytes, from: index) {
          index = end
        } else if bytes[index] == "&", let (character, end) = reference(bytes, from: index) {
          kept += String(character).utf8
          index = end
        } else {
          kept.append(bytes[index])
          index += 1
        }
      }
      return String(decoding: kept, as: UTF8.self)
    }
  }

  /// The index after the tag or comment that begins at an index, or nil if there is none.
  private static func endOfTag(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case "!" where isComment(bytes, at: start): return endOfComment(bytes, from: start + 4)
    case "!", "?": return index(behind: UInt8(ascii: ">"), in: bytes, from: start)
    case "/": break
    case let byte: guard byte.isASCIILetter else { return nil }
    }
    var index = start + 1
    var isBeforeValue = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case ">": return index
      case "\"", "'":
        if isBeforeValue { index = Self.index(behind: byte, in: bytes, from: index) }
        isBeforeValue = false
      case "=": isBeforeValue = true
      case 0x09...0x0D, 0x20: break
      default: isBeforeValue = false
      }
    }
    return index
  }

  private static func isComment(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    start + 3 < bytes.count && bytes[start + 2] == "-"
      && bytes[start + 3] == "-"
  }

  private static func endOfComment(_ bytes: Span<UInt8>, from start: Int) -> Int {
    // `<!-->` is a comment too.
    var hyphens = 2
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == ">", hyphens >= 2 { return index }
      hyphens = byte == "-" ? hyphens + 1 : 0
    }
    return index
  }

  private static func index(behind byte: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      index += 1
      if bytes[index - 1] == byte { break }
    }
    return index
  }

  /// The character of the reference at an index, and the index after it.
  private static func reference(_ bytes: Span<UInt8>, from start: Int) -> (Unicode.Scalar, Int)? {
    // The longest name of the standard has 31 letters.
    var end = start + 1
    while end < bytes.count, end - start <= 32,
      bytes[end].isASCIIAlphanumeric || bytes[end] == "#"
    {
      end += 1
    }
    guard end - start > 1, end < bytes.count, bytes[end] == ";" else { return nil }
    var name = ""
    for index in (start + 1)..<end { name.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    guard name.hasPrefix("#") else {
      return name.contains("#") ? nil : (named[name] ?? "\u{FFFD}", end + 1)
    }
    let isHexadecimal = name.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.utf8.allSatisfy({ isHexadecimal ? $0.isASCIIHexDigit : $0.isASCIIDigit }), !digits.isEmpty
    else {
      return nil
    }
    return (Unicode.Scalar(code: String(digits), radix: isHexadecimal ? 16 : 10) ?? "\u{FFFD}", end + 1)
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]
}
