extension ImageSize {
  /// Walks the segments of a JPEG file to its frame header.
  ///
  /// [ITU-T T.81, annex B](https://www.w3.org/Graphics/JPEG/itu-t81.pdf). Bytes between segments that are no
  /// marker are skipped, as decoders do. A height of 0, which a `DNL` segment after the first scan would
  /// correct, is not looked for there, so that no compressed data is read.
  static func jpeg(_ source: borrowing some ByteSource & ~Escapable, _ header: [UInt8]) -> ImageSize? {
    guard header.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    for _ in 0..<maximumJPEGSteps {
      let segment = source.bytes(at: offset, upTo: 9)
      guard segment.count >= 4 else { return nil }
      let marker = segment[1]
      guard segment[0] == 0xFF, marker != 0xFF else {
        offset &+= 1  // a stray byte or a fill byte
        continue
      }
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8:  // no marker at all, and those that stand alone
        offset &+= 2
      case 0xD9, 0xDA:  // the end, and compressed data before any frame header
        return nil
      default:
        guard let length = segment.integer(at: 2, size: 2, .bigEndian), length >= 2 else { return nil }
        if isFrameHeader(marker) {
          guard length >= 8 else { return nil }
          return ImageSize(
            segment.integer(at: 7, size: 2, .bigEndian), segment.integer(at: 5, size: 2, .bigEndian))
        }
        offset &+= 2 &+ length
      }
    }
    return nil
  }

  /// More segments than any file has; the largest ICC profile takes 255.
  private static var maximumJPEGSteps: Int { 65_536 }

  /// Returns whether the marker is one of SOF₀ to SOF₁₅; C4, C8 and CC among them are other segments.
  private static func isFrameHeader(_ marker: UInt8) -> Bool {
    marker & 0xF0 == 0xC0 && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}
