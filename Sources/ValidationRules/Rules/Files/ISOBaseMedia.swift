/// Distinguishes the kinds of files in the container of MPEG-4 by their brands and tracks.
///
/// [ISO/IEC 14496-12](https://www.iso.org/standard/83102.html), sections 4.3 (`ftyp`) and 8.4.3 (`hdlr`).
enum ISOBaseMedia {
  /// Returns the kind of a file that starts with an `ftyp` box, or `nil` if its major brand is not known.
  ///
  /// The compatible brands of an unknown one don't tell what a file is: those of Canon's raw photos (CR3) are of videos.
  static func mediaType(of source: borrowing some ByteSource & ~Escapable) -> MediaType? {
    guard let box = ISOBox(at: 0, limit: source.count, in: source), box.type == "ftyp", box.end >= 16 else {
      return nil
    }
    let brands = source.bytes(at: 8, upTo: Swift.min(box.end &- 8, 512))
    guard let major = kind(ofBrandAt: 0, in: brands) else { return nil }
    switch major {
    case .heif, MediaType(type: "image", subtype: "heif-sequence"):
      // `mif1` and `msf1` name the structure; the codec stands among the compatible brands.
      let others = stride(from: 8, to: brands.count, by: 4).compactMap { kind(ofBrandAt: $0, in: brands) }
      return others.first { $0.type == "image" && !$0.subtype.hasPrefix("heif") } ?? major
    case .mp4 where hasOnlySound(source): return .m4a
    case .video3GPP where hasOnlySound(source): return MediaType(type: "audio", subtype: "3gpp")
    default: return major
    }
  }

  private static func kind(ofBrandAt offset: Int, in brands: [UInt8]) -> MediaType? {
    guard offset + 4 <= brands.count else { return nil }
    let brand = String(decoding: brands[offset..<offset + 4], as: UTF8.self)
    if let known = mediaTypeByBrand[brand] { return known }
    return switch brand.prefix(3) {
    case "3gp", "3ge", "3gg", "3gr", "3gs", "3gt": .video3GPP
    case "3g2": MediaType(type: "video", subtype: "3gpp2")
    case "iso", "mp4": .mp4
    default: nil
    }
  }

  /// Returns whether the movie has a track of sound and none of moving pictures.
  private static func hasOnlySound(_ source: borrowing some ByteSource & ~Escapable) -> Bool {
    guard let movie = ISOBox.first("moov", from: 0, to: source.count, in: source) else { return false }
    var hasSound = false
    var offset = movie.contentOffset
    for _ in 0..<ISOBox.maximumSiblings {
      guard let box = ISOBox(at: offset, limit: movie.end, in: source) else { break }
      offset = box.end
      guard box.type == "trak",
        let media = box.first("mdia", in: source),
        let handler = media.first("hdlr", in: source)
      else { continue }
      if source.hasASCII("vide", at: handler.contentOffset &+ 8) { return false }
      if source.hasASCII("soun", at: handler.contentOffset &+ 8) { hasSound = true }
    }
    return hasSound
  }
}

/// Brands of files, from [MP4RA](https://mp4ra.org/registered-types/brands), as of 2025.
private let mediaTypeByBrand: [String: MediaType] = [
  "avif": .avif,
  "avis": .avif,
  "heic": .heic,
  "heix": .heic,
  "heim": .heic,
  "heis": .heic,
  "hevc": MediaType(type: "image", subtype: "heic-sequence"),
  "hevx": MediaType(type: "image", subtype: "heic-sequence"),
  "hevm": MediaType(type: "image", subtype: "heic-sequence"),
  "hevs": MediaType(type: "image", subtype: "heic-sequence"),
  "mif1": .heif,
  "msf1": MediaType(type: "image", subtype: "heif-sequence"),
  "M4A ": .m4a,
  "M4B ": .m4a,
  "M4P ": .m4a,
  "F4A ": .m4a,
  "F4B ": .m4a,
  "qt  ": .quickTime,
  "M4V ": .mp4,
  "M4VH": .mp4,
  "M4VP": .mp4,
  "F4V ": .mp4,
  "F4P ": .mp4,
  "f4v ": .mp4,
  "avc1": .mp4,
  "dash": .mp4,
  "cmfc": .mp4,
  "mmp4": .mp4,
  "MSNV": .mp4,
  "XAVC": .mp4,
]

/// A part of a file in MPEG-4's container: a length, a type of four characters, and content.
///
/// [ISO/IEC 14496-12](https://www.iso.org/standard/83102.html), section 4.2.
struct ISOBox {
  /// More boxes than a file has side by side, if it is not in fragments.
  static let maximumSiblings = 64

  let type: String
  let contentOffset: Int
  let end: Int

  /// Whether the declared length of the box exceeds its container.
  let isCutOff: Bool

  /// Creates the box at an offset, cut off at a limit, or `nil` if there is none.
  init?(at offset: Int, limit: Int, in source: borrowing some ByteSource & ~Escapable) {
    guard offset < limit else { return nil }
    let bytes = source.bytes(at: offset, upTo: 16)
    guard let short = bytes.integer(at: 0, size: 4, .bigEndian), bytes.count >= 8 else { return nil }
    type = String(decoding: bytes[4..<8], as: UTF8.self)
    var length = short
    var headerLength = 8
    if short == 1 {
      guard let long = bytes.integer(at: 8, size: 8, .bigEndian) else { return nil }
      length = long
      headerLength = 16
    } else if short == 0 {
      length = limit &- offset
    }
    guard length >= headerLength else { return nil }
    contentOffset = offset &+ headerLength
    isCutOff = length > limit &- offset
    end = isCutOff ? limit : offset &+ length
  }

  /// Returns the first box of a type between two offsets.
  static func first(
    _ type: String, from start: Int, to end: Int, in source: borrowing some ByteSource & ~Escapable
  ) -> ISOBox? {
    var offset = start
    for _ in 0..<maximumSiblings {
      guard let box = ISOBox(at: offset, limit: end, in: source) else { return nil }
      if box.type == type { return box }
      offset = box.end
    }
    return nil
  }

  /// Returns the first box of a type in the content, after a version and flags if the box has them.
  func first(
    _ type: String, isVersioned: Bool = false, in source: borrowing some ByteSource & ~Escapable
  ) -> ISOBox? {
    Self.first(type, from: contentOffset &+ (isVersioned ? 4 : 0), to: end, in: source)
  }
}
