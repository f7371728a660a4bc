/// The width and height of an image in pixels, read from its header without decoding it.
///
/// PNG, JPEG, GIF, WebP, BMP, TIFF, HEIC and AVIF are read, from as few bytes as their headers take. The
/// sizes are those stored: an orientation, in Exif data or elsewhere, which may turn the image by a quarter,
/// is not applied.
///
/// ```swift
/// ImageSize(bytes)?.width  // 640
/// ImageSize([0x00])        // nil
/// ```
public struct ImageSize: Sendable, Hashable {
  /// The number of pixels in a row; at least 1.
  public let width: Int

  /// The number of rows; at least 1.
  public let height: Int

  /// Creates a size from its numbers, or `nil` if one of them is not positive.
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
      case UInt8(ascii: "G"): Self.gif(header)
      case UInt8(ascii: "R"): Self.webP(header)
      case UInt8(ascii: "B"): Self.bmp(header)
      case UInt8(ascii: "I"), UInt8(ascii: "M"): Self.tiff(source, header)
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

  /// [PNG, section 11.2.1](https://www.w3.org/TR/png-3/#11IHDR): the first chunk is `IHDR`; at most 2³¹ − 1.
  private static func png(_ header: [UInt8]) -> ImageSize? {
    guard header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      header.integer(at: 8, size: 4, .bigEndian) == 13, header.hasASCII("IHDR", at: 12),
      let width = header.integer(at: 16, size: 4, .bigEndian), width <= Int32.max,
      let height = header.integer(at: 20, size: 4, .bigEndian), height <= Int32.max
    else { return nil }
    return ImageSize(width: width, height: height)
  }

  /// [GIF89a, section 18](https://www.w3.org/Graphics/GIF/spec-gif89a.txt): the logical screen descriptor.
  private static func gif(_ header: [UInt8]) -> ImageSize? {
    guard header.hasASCII("GIF87a", at: 0) || header.hasASCII("GIF89a", at: 0) else { return nil }
    return ImageSize(
      header.integer(at: 6, size: 2, .littleEndian), header.integer(at: 8, size: 2, .littleEndian))
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
