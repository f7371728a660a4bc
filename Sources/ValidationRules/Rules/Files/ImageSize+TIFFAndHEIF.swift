extension ImageSize {
  /// Reads ImageWidth and ImageLength from the first directory of a TIFF or BigTIFF file.
  ///
  /// [TIFF 6.0, section 2](https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf) and
  /// [BigTIFF](https://www.awaresystems.be/imaging/tiff/bigtiff.html). Directories after the first are
  /// further pages, so the chain of directories is not followed and cannot loop.
  static func tiff(_ source: borrowing some ByteSource & ~Escapable, _ header: [UInt8]) -> ImageSize? {
    let values = tiffValues(of: [256, 257], in: source, at: 0)
    return ImageSize(values[256], values[257])
  }

  /// Returns whether the first directory of TIFF data, which may be part of a file, notes a turn by a quarter.
  ///
  /// Tag 274, Orientation: 5 to 8 exchange rows and columns.
  static func isTurnedTIFF(_ source: borrowing some ByteSource & ~Escapable, at start: Int) -> Bool {
    tiffValues(of: [274], in: source, at: start)[274].map { 5...8 ~= $0 } ?? false
  }

  /// Returns the numbers of some tags in the first directory of TIFF data.
  private static func tiffValues(
    of tags: Set<Int>, in source: borrowing some ByteSource & ~Escapable, at start: Int
  ) -> [Int: Int] {
    let header = source.bytes(at: start, upTo: 16)
    var values: [Int: Int] = [:]
    guard let layout = TIFFLayout(header),
      let directory = header.integer(at: layout.directoryOffsetPosition, size: layout.wordSize, layout.order),
      directory < source.count,
      let stored = source.integer(at: start &+ directory, size: layout.countSize, layout.order)
    else { return values }
    var offset = start &+ directory &+ layout.countSize
    var remaining = Swift.min(stored, maximumTIFFEntries)
    while remaining > 0, values.count < tags.count {
      let block = source.bytes(at: offset, upTo: Swift.min(remaining, 64) &* layout.entrySize)
      let whole = block.count / layout.entrySize
      guard whole > 0 else { break }
      for entry in 0..<whole {
        let position = entry &* layout.entrySize
        guard let tag = block.integer(at: position, size: 2, layout.order), tags.contains(tag) else {
          continue
        }
        values[tag] = layout.value(ofEntryAt: position, in: block)
      }
      offset &+= whole &* layout.entrySize
      remaining &-= whole
    }
    return values
  }

  /// The maximum of the 16-bit count of a classic directory.
  private static var maximumTIFFEntries: Int { 65_535 }
}

/// The positions of the parts of a TIFF directory: in classic files of 32-bit offsets, or BigTIFF's of 64
/// bits.
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

extension ImageSize {
  /// Reads the extents of the primary item of a HEIF file, which HEIC and AVIF are.
  ///
  /// [ISO/IEC 23008-12](https://www.iso.org/standard/83650.html), sections 6.5.3 (`ispe`) and 6.5.9 (`clap`). The
  /// properties may be in any order.
  static func heif(_ source: borrowing some ByteSource & ~Escapable, _ header: [UInt8]) -> ImageSize? {
    let properties = primaryProperties(of: ["ispe", "clap"], in: source)
    guard let extents = properties["ispe"] else { return nil }
    let size = ImageSize(
      source.integer(at: extents.contentOffset &+ 4, size: 4, .bigEndian),
      source.integer(at: extents.contentOffset &+ 8, size: 4, .bigEndian))
    guard let aperture = properties["clap"] else { return size }
    return size?.clipped(to: source.bytes(at: aperture.contentOffset, upTo: 16))
  }

  /// Returns whether the primary item of a HEIF file is rotated by a quarter (section 6.5.10, `irot`): the lowest two bits
  /// count quarters.
  static func isTurnedHEIF(_ source: borrowing some ByteSource & ~Escapable) -> Bool {
    guard let rotation = primaryProperties(of: ["irot"], in: source)["irot"],
      let quarters = source.bytes(at: rotation.contentOffset, upTo: 1).first
    else { return false }
    return quarters & 1 == 1
  }

  /// Returns the first properties of some types that the primary item has: sections 9.3 (`iprp`) of ISO/IEC 23008-12 and
  /// 8.11.4 (`pitm`) of ISO/IEC 14496-12.
  private static func primaryProperties(
    of types: Set<String>, in source: borrowing some ByteSource & ~Escapable
  ) -> [String: ISOBox] {
    var found: [String: ISOBox] = [:]
    guard source.hasASCII("ftyp", at: 4),
      let meta = ISOBox.first("meta", from: 0, to: source.count, in: source), !meta.isCutOff,
      let primary = meta.first("pitm", isVersioned: true, in: source),
      let properties = meta.first("iprp", isVersioned: true, in: source),
      let container = properties.first("ipco", in: source),
      let associations = properties.first("ipma", in: source)
    else { return found }
    let isLong = source.bytes(at: primary.contentOffset, upTo: 1) != [0]
    guard let item = source.integer(at: primary.contentOffset &+ 4, size: isLong ? 4 : 2, .bigEndian) else {
      return found
    }
    let indices = propertyIndices(of: item, in: associations, source)
    var offset = container.contentOffset
    for index in 1...maximumProperties {
      guard let property = ISOBox(at: offset, limit: container.end, in: source) else { break }
      offset = property.end
      guard types.contains(property.type), indices.contains(index) else { continue }
      if found[property.type] == nil { found[property.type] = property }
    }
    return found
  }

  /// Returns the size that a clean aperture leaves: two fractions for its width and height.
  ///
  /// Encoders that need even sizes, or tiles, store more pixels than the image has, and clip them so.
  private func clipped(to aperture: [UInt8]) -> ImageSize? {
    let numbers = [0, 4, 8, 12].compactMap { aperture.integer(at: $0, size: 4, .bigEndian) }
    guard numbers.count == 4, numbers[1] > 0, numbers[3] > 0 else { return nil }
    let clipped = ImageSize(width: numbers[0] / numbers[1], height: numbers[2] / numbers[3])
    return clipped.flatMap { $0.width <= width && $0.height <= height ? $0 : nil }
  }

  /// Returns which properties an item has, by their place among all, from 1.
  private static func propertyIndices(
    of item: Int, in box: ISOBox, _ source: borrowing some ByteSource & ~Escapable
  ) -> [Int] {
    guard let fields = source.bytes(at: box.contentOffset, count: 8) else { return [] }
    let itemSize = fields[0] == 0 ? 2 : 4
    let indexSize = fields[3] & 1 == 0 ? 1 : 2
    var offset = box.contentOffset &+ 8
    for _ in 0..<Swift.min(fields.integer(at: 4, size: 4, .bigEndian) ?? 0, maximumItems) {
      let entry = source.bytes(at: offset, upTo: itemSize &+ 1)
      guard let number = entry.integer(at: 0, size: itemSize, .bigEndian), let count = entry.last,
        entry.count == itemSize &+ 1, offset < box.end
      else { return [] }
      let length = Int(count) &* indexSize
      if number == item {
        let indices = source.bytes(at: offset &+ itemSize &+ 1, upTo: length)
        // The highest bit tells whether a reader must understand the property.
        let mask = indexSize == 1 ? 0x7F : 0x7FFF
        return stride(from: 0, to: length, by: indexSize).compactMap { position in
          indices.integer(at: position, size: indexSize, .bigEndian).map { $0 & mask }
        }
      }
      offset &+= itemSize &+ 1 &+ length
    }
    return []
  }

  /// Many times the maximum of the indices of small associations. Photographs in tiles have a few.
  private static var maximumProperties: Int { 1024 }

  /// More items than a photograph has tiles.
  private static var maximumItems: Int { 4096 }
}
