/// Text as people type and paste it, brought to the form that a recognizer knows.
///
/// Recognizers of codes accept one spelling. Their options `allowsLowercase` and `allowsSeparators` are all handled here,
/// so that they mean the same for each format.
enum TypedText {
  /// The most bytes that are looked at; no code with its separators has as many.
  static let maximumCount = 256

  /// Calls a function with the characters of a code, without separators and in upper case.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - allowsLowercase: Whether lower-case letters stand for upper-case ones.
  ///   - allowsSeparators: Whether spaces, hyphens, dashes and dots may stand between characters.
  ///   - body: The function; it is given the text itself if there is nothing to change.
  /// - Returns: The result of the function, or `nil` for text that is too long or has separators around it.
  static func withCode<Result>(
    _ text: String, allowsLowercase: Bool, allowsSeparators: Bool, _ body: (Span<UInt8>) -> Result
  ) -> Result? {
    text.withBytes { bytes in
      guard bytes.count <= maximumCount else { return nil }
      var code = ContiguousArray<UInt8>()
      code.reserveCapacity(bytes.count)
      var isSeparated = true
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if allowsSeparators, let length = bytes.separatorLength(at: index) {
          if code.isEmpty { return nil }
          isSeparated = true
          index &+= length
          continue
        }
        code.append(allowsLowercase && byte &- 0x61 < 26 ? byte & 0xDF : byte)
        isSeparated = false
        index &+= 1
      }
      return isSeparated ? nil : body(code.span)
    }
  }

  /// Calls a function with a written telephone number, whose signs from word processors became those of ASCII.
  ///
  /// Spaces of any width become spaces and dashes hyphens. Marks of direction, which come along where text is copied
  /// from messages and contacts, are left out.
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
      case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: break
      default: return nil
      }
      index &+= length
    }
    return body(number.span)
  }
}
