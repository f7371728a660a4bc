extension MediaType {
  /// The number of leading bytes that distinguish all kinds except those that share a container.
  ///
  /// Given only these, a Word document may appear as a ZIP archive, or a tagged AAC file as MP3, because the
  /// difference is after these bytes.
  public static let bytesNeeded = 4096

  /// Returns the media type that the content shows, or `nil` if it is of no known kind.
  ///
  /// The first bytes are compared with a table of signatures. Kinds that share a container are then told
  /// apart: Office documents, OpenDocument and EPUB among ZIP archives, old Office documents among compound
  /// files, MPEG-4 and its relatives by their brands and tracks, WebM and Matroska, sound and moving pictures
  /// in Ogg. Nothing is decompressed, and the number of reads is bounded.
  ///
  /// The result is the type that a program that opens the file finds first. It does not promise that the rest
  /// is well formed, nor that the file is harmless.
  ///
  /// - Parameters:
  ///   - source: The bytes of the file: `[UInt8]`, `Span<UInt8>`, or a reader of a file.
  ///   - allowsPlainText: Whether bytes of no other kind are `text/plain` if they read as UTF-8 text, or
  ///     begin with a byte order mark of UTF-16. Formats made of text, such as JSON and CSV, are then
  ///     `text/plain`, too.
  /// - Returns: The media type that the content shows, or `nil` if it is of no known kind.
  public static func detected(
    in source: borrowing some ByteSource & ~Escapable, allowsPlainText: Bool = false
  ) -> MediaType? {
    let header = source.bytes(at: 0, upTo: bytesNeeded)
    guard !header.isEmpty else { return nil }
    for signature in MediaSignature.all where signature.matches(header) {
      if let mediaType = refined(signature.mediaType, header, source) { return mediaType }
    }
    if let mediaType = MPEGStream.mediaType(at: 0, in: source) { return mediaType }
    if let mediaType = MarkupSniffer.mediaType(of: header) { return mediaType }
    if isPDFAfterOtherBytes(header) { return .pdf }
    if allowsPlainText, PlainTextSniffer.matches(header, isWhole: header.count == source.count) {
      return .plainText
    }
    return nil
  }

  /// Returns whether `%PDF-` and a version follow bytes that are not part of the document, of which readers accept up to
  /// 1,024 ([Adobe, PDF Reference 1.7, appendix
  /// H](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/pdfreference1.7old.pdf), implementation note 13).
  private static func isPDFAfterOtherBytes(_ header: [UInt8]) -> Bool {
    let mark = Array("%PDF-".utf8)
    let limit = Swift.min(header.count &- mark.count &- 3, 1024)
    guard limit >= 0 else { return false }
    for start in 0...limit where header[start] == mark[0] && header[start...].starts(with: mark) {
      let version = header[(start &+ mark.count)..<(start &+ mark.count &+ 3)]
      let isVersion =
        version.first.map { (0x31...0x39).contains($0) } == true && version.dropFirst().first == 0x2E
      if isVersion { return true }
    }
    return false
  }

  /// Returns the kind that a closer look shows, or `nil` if it shows that the signature was there by chance.
  private static func refined(
    _ mediaType: MediaType, _ header: [UInt8], _ source: borrowing some ByteSource & ~Escapable
  ) -> MediaType? {
    switch mediaType {
    case .zip: ZIPContents.mediaType(of: source)
    case .compoundFile: CompoundFileContents.mediaType(of: source)
    case .mp4: ISOBaseMedia.mediaType(of: source)
    case .matroska: EBMLDocumentType.mediaType(of: header)
    case .ogg: OggStreams.mediaType(of: source)
    case .mp3: MPEGStream.mediaTypeAfterID3(in: source)
    case .bmp: WeakSignature.isBitmap(header) ? mediaType : nil
    case .icon: WeakSignature.isIcon(header) ? mediaType : nil
    case .ttf, .otf: WeakSignature.isFont(header) ? mediaType : nil
    case .windowsProgram: WeakSignature.isPortableExecutable(header, source) ? mediaType : nil
    case .eot: WeakSignature.isEmbeddedOpenType(header, count: source.count) ? mediaType : nil
    default: mediaType
    }
  }

  private static let eot = MediaType(type: "application", subtype: "vnd.ms-fontobject")
}

/// Further checks of files whose signature is so short that other files have it by chance.
private enum WeakSignature {
  /// Returns whether a bitmap header of a known length follows `BM`.
  static func isBitmap(_ header: [UInt8]) -> Bool {
    switch header.integer(at: 14, size: 4, .littleEndian) {
    case 12, 16, 40, 52, 56, 64, 108, 124: true
    default: false
    }
  }

  /// Returns whether the directory of an icon has entries, and the first image is after them.
  static func isIcon(_ header: [UInt8]) -> Bool {
    guard let count = header.integer(at: 4, size: 2, .littleEndian), count > 0,
      let length = header.unsigned(at: 14, size: 4, .littleEndian), length > 0,
      let offset = header.unsigned(at: 18, size: 4, .littleEndian)
    else { return false }
    return offset >= 6 + 16 * UInt64(count)
  }

  /// Returns whether a font has tables, fewer than 256, and the first of them a name of printable ASCII.
  static func isFont(_ header: [UInt8]) -> Bool {
    guard let count = header.integer(at: 4, size: 2, .bigEndian), (1...255).contains(count),
      header.count >= 16
    else { return false }
    return header[12..<16].allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Returns whether the header of a DOS program points at `PE`.
  static func isPortableExecutable(
    _ header: [UInt8], _ source: borrowing some ByteSource & ~Escapable
  ) -> Bool {
    guard let offset = header.integer(at: 0x3C, size: 4, .littleEndian) else { return false }
    return source.bytes(at: offset, upTo: 4) == [0x50, 0x45, 0, 0]
  }

  /// Returns whether the stored length and version are those of
  /// [Embedded OpenType](https://www.w3.org/submissions/EOT/#Version21).
  static func isEmbeddedOpenType(_ header: [UInt8], count: Int) -> Bool {
    guard let version = header.integer(at: 8, size: 4, .littleEndian),
      let length = header.integer(at: 0, size: 4, .littleEndian)
    else { return false }
    return [0x10000, 0x20001, 0x20002].contains(version) && length >= 82
  }
}

/// Recognizes text by the absence of control characters.
enum PlainTextSniffer {
  /// Returns whether the leading bytes of a file are UTF-8 text, or begin with a byte order mark of UTF-16.
  ///
  /// [WHATWG, MIME Sniffing, section 3](https://mimesniff.spec.whatwg.org/#binary-data-byte) for the control
  /// characters that text does not have. In addition, the bytes have to be UTF-8.
  ///
  /// Unless these are all the bytes, the last character may be cut off.
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

  /// Returns whether the byte is a control character other than whitespace and escape.
  private static func isBinary(_ byte: UInt8) -> Bool {
    byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte)
  }
}
