extension ImageSize {
  /// Reads ImageWidth and ImageLength from the first directory of a TIFF or BigTIFF file.
  ///
  /// [TIFF 6.0, section 2](https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf) and
  /// [BigTIFF](https://www.awaresystems.be/imaging/tiff/bigtiff.html). Directories after the first are
  /// further pages, so the chain of directories is not followed and cannot loop.
  static func tiff(_ source: borrowing some ByteSource & ~Escapable, _ header: [UInt8]) -> ImageSize? {
    guard let layout = TIFFLayout(header),
      let directory = header.integer(at: layout.directoryOffsetPosition, size: layout.wordSize, layout.order),
      let stored = source.integer(at: directory, size: layout.countSize, layout.order)
    else { return nil }
    let entryCount = Swift.min(stored, maximumTIFFEntries)
    var width: Int?
    var height: Int?
    var offset = directory &+ layout.countSize
    var remaining = entryCount
    while remaining > 0 {
      let block = source.bytes(at: offset, upTo: Swift.min(remaining, 64) &* layout.entrySize)
      let whole = block.count / layout.entrySize
      guard whole > 0 else { return nil }
      for entry in 0..<whole {
        let position = entry &* layout.entrySize
        switch block.integer(at: position, size: 2, layout.order) {
        case 256: width = layout.value(ofEntryAt: position, in: block)
        case 257: height = layout.value(ofEntryAt: position, in: block)
        default: continue
        }
        if let width, let height { return ImageSize(width: width, height: height) }
      }
      offset &+= whole &* layout.entrySize
      remaining &-= whole
    }
    return nil
  }

  /// The maximum of the 16-bit count of a classic directory.
  private static var maximumTIFFEntries: Int { 65_535 }
}

/// The positions of the parts of a TIFF directory: in classic files of 32-bit offsets, or BigTIFF's of 64 bits.
private struct TIFFLayout {
  let order: ByteOrder
  let isBig: Bool

  /// Creates the layout that the first bytes of a file announce, or `nil` if they are not TIFF's.
  init?(_ header: [UInt8]) {
    if header.hasASCII("II", at: 0) {
      order = .littleEndian
    } else if header.hasASCII("MM", at: 0) {
      order = .bigEndian
    } else {
      return nil
    }
    switch header.integer(at: 2, size: 2, order) {
    case 42: isBig = false
    case 43 where header.integer(at: 4, size: 4, order) == (order == .bigEndian ? 0x0008_0000 : 8):
      isBig = true
    default: return nil
    }
  }

  var directoryOffsetPosition: Int { isBig ? 8 : 4 }
  var wordSize: Int { isBig ? 8 : 4 }
  var countSize: Int { isBig ? 8 : 2 }
  var entrySize: Int { isBig ? 20 : 12 }

  /// Returns the one number of an entry of type BYTE, SHORT, LONG or LONG8.
  func value(ofEntryAt position: Int, in block: [UInt8]) -> Int? {
    guard block.integer(at: position &+ 4, size: wordSize, order) == 1 else { return nil }
    let size: Int
    switch block.integer(at: position &+ 2, size: 2, order) {
    case 1: size = 1
    case 3: size = 2
    case 4: size = 4
    case 16 where isBig: size = 8
    default: return nil
    }
    return block.integer(at: position &+ 4 &+ wordSize, size: size, order)
  }
}
