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
