/// Text as people type and paste it, brought to the form that a recognizer knows.
///
/// Recognizers of codes accept one spelling. The options for letter case and separators are all handled here,
/// so that they mean the same for each format.
enum TypedText {
  /// The most bytes that are looked at; no code with its separators has as many.
  static let maximumCount = 256

  /// Returns whether a code matches, as it is or as people type it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - ignoresCase: Whether lowercase letters stand for uppercase ones.
  ///   - ignoresSeparators: Whether spaces, hyphens, dashes and dots may stand between characters, and
  ///     full-width letters and digits for those of ASCII.
  ///   - matches: Returns whether bytes without such variations match.
  /// - Returns: `true` if the code matches.
  @inline(__always)
  static func matches(
    _ text: String, _ ignoresCase: Bool, _ ignoresSeparators: Bool, _ matches: (Span<UInt8>) -> Bool
  ) -> Bool {
    guard ignoresCase || ignoresSeparators else { return text.withBytes { matches($0) } }
    return withCode(text, ignoresCase, ignoresSeparators) { matches($0) } ?? false
  }

  /// Calls a function with the characters of a code, without separators and in uppercase.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - ignoresCase: Whether lowercase letters stand for uppercase ones.
  ///   - ignoresSeparators: Whether separators may stand between characters.
  ///   - body: The function.
  /// - Returns: The result of the function, or `nil` for text that is too long or has separators around it.
  static func withCode<Result>(
    _ text: String, _ ignoresCase: Bool, _ ignoresSeparators: Bool, _ body: (Span<UInt8>) -> Result
  ) -> Result? {
    text.withBytes { bytes in
      guard bytes.count <= maximumCount else { return nil }
      return plainCode(bytes, ignoresCase, ignoresSeparators).map { body($0.span) }
    }
  }

  /// Returns the ASCII letters and digits of a code with all its variations, in uppercase.
  ///
  /// - Parameter text: Text that a recognizer accepts.
  /// - Returns: The ASCII letters and digits of a code with all its variations, in uppercase.
  static func characters(of text: String) -> String {
    let code = text.withBytes { plainCode($0, true, true) } ?? []
    return String(decoding: code.lazy.filter(\.isASCIIAlphanumeric), as: UTF8.self)
  }

  private static func plainCode(
    _ bytes: Span<UInt8>, _ ignoresCase: Bool, _ ignoresSeparators: Bool
  ) -> ContiguousArray<UInt8>? {
    var code = ContiguousArray<UInt8>()
    code.reserveCapacity(bytes.count)
    var isSeparated = true
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      if ignoresSeparators {
        let (element, length) = bytes.typedElement(at: index)
        index &+= length
        switch element {
        case .mark: continue
        case .separator:
          if code.isEmpty { return nil }
          isSeparated = true
          continue
        case .character(let character): byte = character
        }
      } else {
        index += 1
      }
      code.append(ignoresCase && byte &- 0x61 < 26 ? byte & 0xDF : byte)
      isSeparated = false
    }
    return isSeparated ? nil : code
  }

  /// Calls a function with a written telephone number, whose signs from word processors became those of
  /// ASCII.
  ///
  /// Spaces of any width become spaces and dashes hyphens. Marks of direction, which come along where text is
  /// copied from messages and contacts, are left out.
  static func withPhoneNumber<Result>(_ bytes: Span<UInt8>, _ body: (Span<UInt8>) -> Result?) -> Result? {
    guard bytes.count <= maximumCount else { return nil }
    var number = ContiguousArray<UInt8>()
    number.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard let (scalar, length) = bytes.codePoint(at: index) else { return nil }
      switch scalar {
      case ..<0x80: number.append(UInt8(truncatingIfNeeded: scalar))
      case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: number.append(UInt8(ascii: " "))
      case 0x2010...0x2014, 0x2212, 0xFF0D: number.append(UInt8(ascii: "-"))
      case 0xFF0B: number.append(UInt8(ascii: "+"))
      case 0xFF08: number.append(UInt8(ascii: "("))
      case 0xFF09: number.append(UInt8(ascii: ")"))
      case 0xFF10...0xFF19: number.append(UInt8(truncatingIfNeeded: scalar &- 0xFF10) &+ 0x30)
      case _ where scalar.isPastedMark: break
      default: return nil
      }
      index &+= length
    }
    return body(number.span)
  }
}

/// A part of a code as people type and paste it.
enum TypedElement {
  /// A character in ASCII, or a byte that no code has.
  case character(UInt8)

  /// A space of any width, a hyphen or dash, or a dot.
  case separator

  /// A mark without width that comes along where text is copied.
  case mark
}

extension Span<UInt8> {
  /// Reads what people and word processors put between and in place of the characters of a code.
  @inline(__always)
  func typedElement(at index: Int) -> (element: TypedElement, length: Int) {
    let byte = self[index]
    if byte < 0x80 {
      let isSeparator = byte == " " || byte == "-" || byte == "."
      return (isSeparator ? .separator : .character(byte), 1)
    }
    return typedElementBeyondASCII(at: index)
  }

  @inline(never)
  private func typedElementBeyondASCII(at index: Int) -> (element: TypedElement, length: Int) {
    guard let (scalar, length) = codePoint(at: index) else { return (.character(self[index]), 1) }
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x2010...0x2014, 0x202F, 0x205F, 0x2212, 0x3000, 0xFF0D, 0xFF0E:
      return (.separator, length)
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      return (.character(UInt8(truncatingIfNeeded: scalar &- 0xFEE0)), length)
    case _ where scalar.isPastedMark: return (.mark, length)
    default: return (.character(self[index]), 1)
    }
  }
}

extension UInt32 {
  /// Whether a code point has no width and comes along where text is copied: the marks of direction, the zero
  /// width space, the word joiner and the byte order mark.
  fileprivate var isPastedMark: Bool {
    switch self {
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
