/// Small files written from the specifications of their formats.
enum SampleFiles {
  /// Returns the bytes of text in which `{89 0A}` means bytes in hexadecimal.
  static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for part in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard part.offset > 0, let end = part.element.firstIndex(of: "}") else {
        bytes += part.element.utf8
        continue
      }
      bytes += part.element[..<end].split(separator: " ").compactMap { UInt8($0, radix: 16) }
      bytes += part.element[end...].dropFirst().utf8
    }
    return bytes
  }

  /// Returns the bytes of an integer, the least significant first.
  static func little(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns the bytes of an integer, the most significant first.
  static func big(_ value: Int, _ size: Int) -> [UInt8] { little(value, size).reversed() }

  static func png(width: Int, height: Int) -> [UInt8] {
    bytes("{89}PNG{0D 0A 1A 0A 00 00 00 0D}IHDR") + big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0]
      + big(0, 4)
  }

  static func gif(
    width: Int, height: Int, version: String = "89a",
    frames: [(left: Int, top: Int, width: Int, height: Int)] = []
  ) -> [UInt8] {
    // A global color table of two colors, a comment, and frames of two blocks of data.
    var file =
      bytes("GIF" + version) + little(width, 2) + little(height, 2) + [0x80, 0, 0]
      + Array(repeating: 0, count: 6)
    file += [0x21, 0xFE, 3, 0x2C, 0x2C, 0x2C, 0]
    for frame in frames {
      file +=
        [0x2C] + little(frame.left, 2) + little(frame.top, 2) + little(frame.width, 2)
        + little(frame.height, 2)
      file += [0, 2, 2, 0x44, 0x51, 1, 0x2C, 0]
    }
    return file + [0x3B]
  }

  /// A bitmap with a header of 12 bytes, or a longer one whose height may be negative.
  static func bmp(width: Int, height: Int, headerLength: Int = 40) -> [UInt8] {
    let size = headerLength == 12 ? 2 : 4
    let header = little(headerLength, 4) + little(width, size) + little(height, size) + little(1, 2)
    return bytes("BM") + little(0, 8) + little(14 + headerLength, 4) + header
      + [UInt8](repeating: 0, count: headerLength)
  }

  static func jpeg(width: Int, height: Int, marker: UInt8 = 0xC0, before segments: [UInt8] = []) -> [UInt8] {
    bytes("{FF D8}") + segments + [0xFF, marker] + big(17, 2) + [8] + big(height, 2) + big(width, 2)
      + bytes("{03 01 22 00 02 11 01 03 11 01 FF DA}")
  }

  static func jpegSegment(_ marker: UInt8, length: Int) -> [UInt8] {
    [0xFF, marker] + big(length, 2) + [UInt8](repeating: 0xC0, count: length - 2)
  }

  /// The segment of Exif data with an orientation.
  static func exif(orientation: Int, bigEndian: Bool = false) -> [UInt8] {
    let data = bytes("Exif{00 00}") + tiff([(274, 3, 1, orientation)], bigEndian: bigEndian)
    return [0xFF, 0xE1] + big(data.count + 2, 2) + data
  }

  static func webP(_ chunk: [UInt8]) -> [UInt8] {
    bytes("RIFF") + little(chunk.count + 4, 4) + bytes("WEBP") + chunk
  }

  static func lossyWebP(width: Int, height: Int) -> [UInt8] {
    webP(bytes("VP8 {20 00 00 00 30 01 00 9D 01 2A}") + little(width, 2) + little(height, 2))
  }

  static func losslessWebP(width: Int, height: Int) -> [UInt8] {
    webP(bytes("VP8L{20 00 00 00 2F}") + little((height - 1) << 14 | (width - 1), 4) + [0])
  }

  static func extendedWebP(width: Int, height: Int) -> [UInt8] {
    webP(bytes("VP8X{0A 00 00 00 10 00 00 00}") + little(width - 1, 3) + little(height - 1, 3))
  }

  /// A TIFF file of one directory, whose entries are given as tag, type, count and value.
  static func tiff(_ entries: [(Int, Int, Int, Int)], bigEndian: Bool = false, isBig: Bool = false) -> [UInt8]
  {
    let number: (Int, Int) -> [UInt8] = bigEndian ? { big($0, $1) } : { little($0, $1) }
    let word = isBig ? 8 : 4
    var file = bytes(bigEndian ? "MM" : "II") + number(isBig ? 43 : 42, 2)
    if isBig { file += number(8, 2) + number(0, 2) }
    file += number(isBig ? 16 : 8, word) + number(entries.count, isBig ? 8 : 2)
    for (tag, type, count, value) in entries {
      let size = [1: 1, 3: 2, 4: 4, 16: 8][type] ?? word
      file += number(tag, 2) + number(type, 2) + number(count, word)
      file += (number(value, size) + [UInt8](repeating: 0, count: word)).prefix(word)
    }
    return file + number(0, word)
  }

  /// A ZIP archive of stored entries.
  static func zip(
    _ entries: [(name: String, content: String)], comment: String = "", hasDirectory: Bool = true
  ) -> [UInt8] {
    var file: [UInt8] = []
    var directory: [UInt8] = []
    for (name, content) in entries {
      let sizes = little(content.utf8.count, 4) + little(content.utf8.count, 4)
      let lengths = little(name.utf8.count, 2) + little(0, 2)
      directory += bytes("PK{01 02 14 00 14 00 00 00 00 00 00 00 00 00 00 00 00 00}") + sizes + lengths
      directory += little(0, 2) + little(0, 8) + little(file.count, 4) + bytes(name)
      file += bytes("PK{03 04 14 00 00 00 00 00 00 00 00 00 00 00 00 00}") + sizes + lengths
      file += bytes(name) + bytes(content)
    }
    guard hasDirectory else { return file }
    let count = little(entries.count, 2)
    return file + directory + bytes("PK{05 06 00 00 00 00}") + count + count + little(directory.count, 4)
      + little(file.count, 4) + little(comment.utf8.count, 2) + bytes(comment)
  }

  /// A compound file whose root has streams of the given names, each the right sibling of the one before.
  static func compoundFile(streams: [String]) -> [UInt8] {
    func entry(_ name: String, right: Int, child: Int) -> [UInt8] {
      let units = name.utf16.flatMap { little(Int($0), 2) }
      return units + [UInt8](repeating: 0, count: 64 - units.count) + little(units.count + 2, 2) + [2, 1]
        + little(0xFFFF_FFFF, 4) + little(right, 4) + little(child, 4) + [UInt8](repeating: 0, count: 48)
    }
    var directory = entry("Root Entry", right: 0xFFFF_FFFF, child: 1)
    for (index, name) in streams.enumerated() {
      directory += entry(name, right: index + 1 < streams.count ? index + 2 : 0xFFFF_FFFF, child: 0xFFFF_FFFF)
    }
    directory += [UInt8](repeating: 0, count: (512 - directory.count % 512) % 512)
    // Sector 0 is the allocation table; the directory goes on in the sectors after it.
    let sectors = directory.count / 512
    var table = little(0xFFFF_FFFD, 4)
    for sector in 1...sectors { table += little(sector < sectors ? sector + 1 : 0xFFFF_FFFE, 4) }
    table += [UInt8](repeating: 0xFF, count: 512 - table.count)
    var header = bytes("{D0 CF 11 E0 A1 B1 1A E1}") + [UInt8](repeating: 0, count: 16)
    header += bytes("{3E 00 03 00 FE FF 09 00 06 00 00 00 00 00 00 00}") + little(0, 4) + little(1, 4)
    header += little(1, 4)
    header += [UInt8](repeating: 0, count: 76 - header.count) + little(0, 4)
    header += [UInt8](repeating: 0xFF, count: 512 - header.count)
    return header + table + directory
  }

  /// A box of MPEG-4's container.
  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + bytes(type) + content
  }

  /// An MPEG-4 file with brands and tracks.
  static func mpeg4(brand: String, compatible: [String] = [], handlers: [String] = []) -> [UInt8] {
    let tracks = handlers.flatMap {
      box("trak", box("tkhd", little(0, 12)) + box("mdia", box("hdlr", big(0, 8) + bytes($0) + big(0, 12))))
    }
    let movie = handlers.isEmpty ? [] : box("moov", box("mvhd", little(0, 16)) + tracks)
    return box("ftyp", bytes(brand) + big(0, 4) + bytes(compatible.joined()))
      + box("mdat", [UInt8](repeating: 7, count: 30)) + movie
  }

  /// A HEIF file of two items, the second of which is the primary one, and has the size.
  static func heif(
    width: Int, height: Int, brand: String = "heic", clip: [Int] = [], isLong: Bool = false,
    clipsFirst: Bool = false,
    quarters: Int = 0
  ) -> [UInt8] {
    let version: [UInt8] = [isLong ? 1 : 0, 0, 0, isLong ? 1 : 0]
    func item(_ number: Int, _ properties: [Int]) -> [UInt8] {
      big(number, isLong ? 4 : 2) + [UInt8(properties.count)]
        + properties.flatMap { big($0 | (isLong ? 0x8000 : 0x80), isLong ? 2 : 1) }
    }
    let extents = box("ispe", big(0, 4) + big(width, 4) + big(height, 4))
    let aperture = box("clap", clip.flatMap { big($0, 4) })
    let properties =
      box("ispe", big(0, 4) + big(16, 4) + big(17, 4)) + box("pixi", big(0, 8))
      + (clipsFirst ? aperture + extents : extents + aperture) + box("irot", [UInt8(quarters)])
    let clipped = clip.isEmpty ? [2, 3] : [2, 3, 4]
    let associations = version + big(2, 4) + item(1, [1, 2]) + item(2, clipped + [5])
    let meta =
      big(0, 4) + box("hdlr", big(0, 20)) + box("pitm", version + big(2, isLong ? 4 : 2))
      + box("iprp", box("ipco", properties) + box("ipma", associations))
    return box("ftyp", bytes(brand) + big(0, 4) + bytes("mif1")) + box("meta", meta)
  }

  static func ebml(documentType: String) -> [UInt8] {
    let elements =
      bytes("{42 86 81 01 42 F7 81 01 42 82}") + [0x80 | UInt8(documentType.utf8.count)]
      + bytes(documentType)
    return bytes("{1A 45 DF A3 01 00 00 00 00 00 00}") + [UInt8(elements.count)] + elements
      + bytes("{18 53 80 67}")
  }

  /// An Ogg page that begins a stream with a packet, or goes on with one.
  static func oggPage(_ packet: String, begins: Bool = true) -> [UInt8] {
    let content = bytes(packet)
    return bytes("OggS{00}") + [begins ? 2 : 0] + little(0, 20) + [1, UInt8(content.count)] + content
  }

  /// Frames of a number of bytes each that follow a header.
  static func frames(_ header: [UInt8], length: Int, count: Int = 3) -> [UInt8] {
    (0..<count).flatMap { _ in header + [UInt8](repeating: 0x55, count: length - header.count) }
  }
}

extension [UInt8] {
  /// Returns the bytes, and zeros up to a length.
  func padded(to length: Int) -> [UInt8] { self + [UInt8](repeating: 0, count: Swift.max(0, length - count)) }
}
