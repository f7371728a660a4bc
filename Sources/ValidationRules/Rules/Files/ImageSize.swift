/// The width and height of an image in pixels, read from its header without decoding it.
///
/// PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC and AVIF are read, from as few bytes as their headers take. The
/// size is the stored one. Cameras store a photo that was taken upright as a wide one and note that it is turned;
/// ``init(displayed:)`` has the size after the turn.
///
/// ```swift
/// ImageSize(bytes)?.width  // 640
/// ImageSize([0x00])        // nil
/// ImageSize(displayed: bytes)  // exchanged, if the photo is turned
/// ```
public struct ImageSize: Sendable, Equatable {
  /// The number of pixels in a row; at least 1.
  public let width: Int

  /// The number of rows; at least 1.
  public let height: Int

  /// Creates a size from its numbers, or `nil` if one of them is not positive.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  public init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// Creates the size of the image that a byte source holds, such as an array of bytes or a file.
  ///
  /// The result is `nil` for other formats, for malformed or truncated headers, and for a width or height of
  /// 0.
  public init?(_ source: borrowing some ByteSource & ~Escapable) {
    let header = source.bytes(at: 0, upTo: 32)
    let size: ImageSize? =
      switch header.first {
      case 0x89: Self.png(header)
      case 0xFF: Self.jpeg(source, header)
      case "G": Self.gif(source, header)
      case "R": Self.webP(header)
      case "B": Self.bmp(header)
      case "I", "M": Self.tiff(source, header)
      case 0: Self.heif(source, header)
      default: nil
      }
    guard let size else { return nil }
    self = size
  }

  /// Creates a size from two numbers that may be missing.
  init?(_ width: Int?, _ height: Int?) {
    guard let width, let height else { return nil }
    self.init(width: width, height: height)
  }

  /// Creates the size of an image as programs display it, after a turn by a quarter.
  ///
  /// The turn is the orientation in the Exif data of JPEG (CIPA DC-008, tag 274) and in the first directory of TIFF, and
  /// the rotation of HEIC and AVIF (`irot`). Exif data in other formats is not read.
  ///
  /// - Parameter source: The bytes of the image.
  public init?(displayed source: borrowing some ByteSource & ~Escapable) {
    guard let stored = Self(source) else { return nil }
    let header = source.bytes(at: 0, upTo: 32)
    let isTurned =
      switch header.first {
      case 0xFF: Self.isTurnedJPEG(source)
      case "I", "M": Self.isTurnedTIFF(source, at: 0)
      case 0: Self.isTurnedHEIF(source)
      default: false
      }
    self = isTurned ? stored.turned : stored
  }

  /// The size after a turn by a quarter.
  private var turned: ImageSize { Self(width: height, height: width) ?? self }

  /// [PNG, section 11.2.1](https://www.w3.org/TR/png-3/#11IHDR): the first chunk is `IHDR`; at most 2³¹ − 1.
  private static func png(_ header: [UInt8]) -> ImageSize? {
    guard header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      header.integer(at: 8, size: 4, .bigEndian) == 13, header.hasASCII("IHDR", at: 12),
      let width = header.integer(at: 16, size: 4, .bigEndian), width <= Int32.max,
      let height = header.integer(at: 20, size: 4, .bigEndian), height <= Int32.max
    else { return nil }
    return ImageSize(width: width, height: height)
  }

  /// [GIF89a, sections 18 to 26](https://www.w3.org/Graphics/GIF/spec-gif89a.txt): the logical screen,
  /// enlarged to the frames that reach beyond it, because decoders allocate memory for these.
  ///
  /// Frames are found by skipping their data, which comes in blocks of at most 255 bytes. No more than the first 4 MiB
  /// are read. A broken file has the size of the frames before the break.
  private static func gif(_ source: borrowing some ByteSource & ~Escapable, _ header: [UInt8]) -> ImageSize? {
    guard header.hasASCII("GIF87a", at: 0) || header.hasASCII("GIF89a", at: 0), header.count >= 13,
      var width = header.integer(at: 6, size: 2, .littleEndian),
      var height = header.integer(at: 8, size: 2, .littleEndian), width > 0, height > 0
    else { return nil }
    func colorTableCount(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }
    var part = GIFPart()
    var offset = 13 + colorTableCount(header[10])
    while let introducer = part.byte(at: offset, in: source) {
      switch introducer {
      case 0x2C:
        guard let frame = source.bytes(at: offset + 1, count: 9),
          let left = frame.integer(at: 0, size: 2, .littleEndian),
          let top = frame.integer(at: 2, size: 2, .littleEndian),
          let frameWidth = frame.integer(at: 4, size: 2, .littleEndian),
          let frameHeight = frame.integer(at: 6, size: 2, .littleEndian)
        else { return ImageSize(width: width, height: height) }
        width = max(width, left + frameWidth)
        height = max(height, top + frameHeight)
        offset += 10 + colorTableCount(frame[8]) + 1
      case 0x21:
        offset += 2
      default:
        return ImageSize(width: width, height: height)
      }
      while let count = part.byte(at: offset, in: source) {
        offset += 1 + Int(count)
        if count == 0 { break }
      }
    }
    return ImageSize(width: width, height: height)
  }

  /// A part of a GIF file: to read each block of its data by itself would make an array of each.
  private struct GIFPart {
    private static let length = 65_536
    private static let maximumOffset = 4 << 20

    private var bytes: [UInt8] = []
    private var offset = 0

    /// Returns a byte of the file, from another part if this one does not have it.
    mutating func byte(
      at index: Int, in source: borrowing some ByteSource & ~Escapable
    ) -> UInt8? {
      if index < offset || index >= offset + bytes.count {
        bytes = source.bytes(at: index, upTo: Swift.min(Self.length, Self.maximumOffset - index))
        offset = index
      }
      return bytes.isEmpty ? nil : bytes[index - offset]
    }
  }

  /// [BITMAPCOREHEADER and
  /// BITMAPINFOHEADER](https://learn.microsoft.com/windows/win32/gdi/bitmap-header-types): a negative height
  /// means rows from top to bottom.
  private static func bmp(_ header: [UInt8]) -> ImageSize? {
    guard header.hasASCII("BM", at: 0), let length = header.integer(at: 14, size: 4, .littleEndian) else {
      return nil
    }
    if length == 12 {
      return ImageSize(
        header.integer(at: 18, size: 2, .littleEndian), header.integer(at: 20, size: 2, .littleEndian))
    }
    guard length >= 16, length <= 124,
      let width = header.integer(at: 18, size: 4, .littleEndian), width <= Int32.max,
      let height = header.unsigned(at: 22, size: 4, .littleEndian)
    else { return nil }
    return ImageSize(width, Int(exactly: Int32(truncatingIfNeeded: height).magnitude))
  }
}

extension ImageSize: CustomStringConvertible {
  /// The size as people write it, such as `640 × 480`.
  public var description: String { "\(width) × \(height)" }
}

extension ImageSize {
  /// Reads the first chunk of a WebP file:
  /// [RFC 9649, section 2](https://www.rfc-editor.org/rfc/rfc9649#section-2) for the container and `VP8X`,
  /// section 3.4 for `VP8L`, and [RFC 6386, section 9.1](https://www.rfc-editor.org/rfc/rfc6386#section-9.1)
  /// for `VP8 `.
  static func webP(_ header: [UInt8]) -> ImageSize? {
    guard header.hasASCII("RIFF", at: 0), header.hasASCII("WEBP", at: 8) else { return nil }
    if header.hasASCII("VP8X", at: 12) { return extendedWebP(header) }
    if header.hasASCII("VP8L", at: 12) { return losslessWebP(header) }
    if header.hasASCII("VP8 ", at: 12) { return lossyWebP(header) }
    return nil
  }

  /// Canvas width and height, each less one, in 24 bits; their product must fit 32 bits.
  private static func extendedWebP(_ header: [UInt8]) -> ImageSize? {
    guard let width = header.integer(at: 24, size: 3, .littleEndian),
      let height = header.integer(at: 27, size: 3, .littleEndian),
      UInt64(width + 1) * UInt64(height + 1) <= UInt32.max
    else { return nil }
    return ImageSize(width: width + 1, height: height + 1)
  }

  /// A signature byte, then width and height, each less one, in 14 bits, then a version of 0 in three bits.
  private static func losslessWebP(_ header: [UInt8]) -> ImageSize? {
    guard header.integer(at: 20, size: 1, .littleEndian) == 0x2F,
      let low = header.integer(at: 21, size: 2, .littleEndian),
      let high = header.integer(at: 23, size: 2, .littleEndian), high >> 13 == 0
    else { return nil }
    return ImageSize(width: low & 0x3FFF + 1, height: (high & 0x0FFF) << 2 + low >> 14 + 1)
  }

  /// A key frame's tag, its start code, then width and height in the lower 14 bits of two bytes each.
  private static func lossyWebP(_ header: [UInt8]) -> ImageSize? {
    guard let tag = header.integer(at: 20, size: 3, .littleEndian), tag & 1 == 0,
      header.integer(at: 23, size: 3, .bigEndian) == 0x9D012A,
      let width = header.integer(at: 26, size: 2, .littleEndian),
      let height = header.integer(at: 28, size: 2, .littleEndian)
    else { return nil }
    return ImageSize(width: width & 0x3FFF, height: height & 0x3FFF)
  }
}

extension ImageSize {
  /// Walks the segments of a JPEG file to its frame header.
  ///
  /// [ITU-T T.81, annex B](https://www.w3.org/Graphics/JPEG/itu-t81.pdf). Bytes between segments that are not
  /// a marker are skipped, as decoders do. A height of 0, which a `DNL` segment after the first scan would
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

  /// Returns whether the Exif data of a JPEG file notes a turn by a quarter.
  ///
  /// It is in the first segment `APP1` that begins with `Exif` and two zeros, before the frame header.
  static func isTurnedJPEG(_ source: borrowing some ByteSource & ~Escapable) -> Bool {
    var offset = 2
    for _ in 0..<maximumJPEGSteps {
      let segment = source.bytes(at: offset, upTo: 10)
      guard segment.count >= 10 else { return false }
      let marker = segment[1]
      guard segment[0] == 0xFF, marker != 0xFF else {
        offset &+= 1
        continue
      }
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: offset &+= 2
      case 0xD9, 0xDA: return false
      case 0xE1 where segment.hasASCII("Exif\0\0", at: 4): return isTurnedTIFF(source, at: offset &+ 10)
      default:
        guard let length = segment.integer(at: 2, size: 2, .bigEndian), length >= 2 else { return false }
        offset &+= 2 &+ length
      }
    }
    return false
  }

  /// More segments than any file has; the largest ICC profile takes 255.
  private static var maximumJPEGSteps: Int { 65_536 }

  /// Returns whether the marker is one of SOF₀ to SOF₁₅; C4, C8 and CC among them are other segments.
  private static func isFrameHeader(_ marker: UInt8) -> Bool {
    marker & 0xF0 == 0xC0 && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}
