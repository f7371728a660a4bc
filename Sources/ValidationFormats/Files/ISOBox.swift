/// A part of a file in MPEG-4's container: a length, a type of four characters, and content.
///
/// [ISO/IEC 14496-12](https://www.iso.org/standard/83102.html), section 4.2.
struct ISOBox {
  /// More boxes than a file has side by side, if it is not in fragments.
  static let maximumSiblings = 64

  let type: String
  let contentOffset: Int
  let end: Int

  /// Whether the box says that it is longer than its surroundings.
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

  /// Returns the first box of a type in the content, behind a version and flags if the box has them.
  func first(
    _ type: String, isVersioned: Bool = false, in source: borrowing some ByteSource & ~Escapable
  ) -> ISOBox? {
    Self.first(type, from: contentOffset &+ (isVersioned ? 4 : 0), to: end, in: source)
  }
}
