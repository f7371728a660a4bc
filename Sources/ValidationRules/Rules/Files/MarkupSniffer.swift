/// Recognizes SVG, HTML and XML by how they begin.
enum MarkupSniffer {
  /// Returns the kind of markup that the leading bytes of a file are, if any.
  ///
  /// XML's prolog ([XML 1.0, section 2.8](https://www.w3.org/TR/xml/#sec-prolog-dtd)) is skipped to the name
  /// of the root element, which distinguishes SVG and XHTML. Any other text is HTML if it begins with one of
  /// the tags of [WHATWG, MIME Sniffing, section
  /// 7.1](https://mimesniff.spec.whatwg.org/#rules-for-identifying-an-unknown-mime-type).
  static func mediaType(of header: [UInt8]) -> MediaType? {
    var cursor = Cursor(bytes: header)
    cursor.skip([0xEF, 0xBB, 0xBF])
    cursor.skipSpace()
    guard cursor.peek == "<" else { return nil }
    let start = cursor
    let isXML = cursor.has("<?xml")
    while true {
      cursor.skipSpace()
      if cursor.has("<?") {
        guard cursor.skip(through: "?>") else { break }
      } else if cursor.has("<!--") {
        guard cursor.skip(through: "-->") else { break }
      } else if cursor.hasIgnoringCase("<!doctype") {
        cursor.advance(by: 9)
        cursor.skipSpace()
        switch cursor.name().lowercased() {
        case "html": return isXML ? .xhtml : .html
        case "svg": return .svg
        default: break
        }
        guard cursor.skipDoctype() else { break }
      } else {
        guard cursor.has("<") else { break }
        cursor.advance(by: 1)
        switch cursor.name().split(separator: ":").last {
        case "svg": return .svg
        case "html" where isXML: return .xhtml
        default: break
        }
        break
      }
    }
    if isXML { return .xml }
    return tags.contains { start.hasTag($0) } ? .html : nil
  }

  private static let tags = [
    "<!DOCTYPE HTML", "<HTML", "<HEAD", "<SCRIPT", "<IFRAME", "<H1", "<DIV", "<FONT", "<TABLE", "<A",
    "<STYLE",
    "<TITLE", "<B", "<BODY", "<BR", "<P", "<!--",
  ]

  /// A place in the bytes.
  private struct Cursor {
    let bytes: [UInt8]
    var offset = 0

    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func has(_ text: String) -> Bool { bytes.hasASCII(text, at: offset) }

    func hasIgnoringCase(_ text: String) -> Bool {
      guard bytes.count - offset >= text.utf8.count else { return false }
      return zip(bytes[offset...], text.utf8).allSatisfy { byte, expected in
        byte == expected || expected.isASCIILetter && byte ^ expected == 0x20
      }
    }

    /// Returns whether there is a tag here, with a space or `>` after it.
    func hasTag(_ tag: String) -> Bool {
      let end = offset + tag.utf8.count
      return hasIgnoringCase(tag) && end < bytes.count
        && (bytes[end] == 0x20 || bytes[end] == ">")
    }

    mutating func advance(by count: Int) { offset = Swift.min(offset + count, bytes.count) }

    mutating func skip(_ prefix: [UInt8]) {
      if bytes[offset...].starts(with: prefix) { offset += prefix.count }
    }

    mutating func skipSpace() {
      while let peek, [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(peek) { offset += 1 }
    }

    /// Moves after a text, or returns `false` if the rest does not contain it.
    mutating func skip(through text: String) -> Bool {
      while offset < bytes.count {
        if has(text) {
          offset += text.utf8.count
          return true
        }
        offset += 1
      }
      return false
    }

    /// Moves after the `>` of a document type, whose brackets can contain others.
    mutating func skipDoctype() -> Bool {
      while let byte = peek {
        if byte == "[" {
          guard skip(through: "]") else { return false }
        } else {
          offset += 1
          if byte == ">" { return true }
        }
      }
      return false
    }

    /// Moves after a name, which a delimiter has to follow, and returns it.
    mutating func name() -> String {
      let start = offset
      while let byte = peek, byte > 0x20, !"<>/[\"'".utf8.contains(byte) { offset += 1 }
      return offset < bytes.count ? String(decoding: bytes[start..<offset], as: UTF8.self) : ""
    }
  }
}
