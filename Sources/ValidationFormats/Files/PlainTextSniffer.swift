/// Recognizes text by the absence of what text does not have.
enum PlainTextSniffer {
  /// Returns whether the leading bytes of a file are UTF-8 text, or begin with a byte order mark of UTF-16.
  ///
  /// [WHATWG, MIME Sniffing, section 3](https://mimesniff.spec.whatwg.org/#binary-data-byte) for the control
  /// characters that text has not. Unlike there, the bytes must be UTF-8, because that is what text is today.
  ///
  /// - Parameter isWhole: Whether these are all the bytes; if not, the last character may be cut off.
  static func matches(_ header: [UInt8], isWhole: Bool) -> Bool {
    if header.starts(with: [0xFE, 0xFF]) || header.starts(with: [0xFF, 0xFE]) { return true }
    var bytes = header[...]
    if !isWhole, let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[lead] >= 0xC0 {
      bytes = bytes[..<lead]
    }
    guard !bytes.contains(where: isBinary) else { return false }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  /// Returns whether the byte is a control character other than white space and escape.
  private static func isBinary(_ byte: UInt8) -> Bool {
    byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte)
  }
}
