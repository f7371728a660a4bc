/// Tells WebM and Matroska apart by the document type in the header.
///
/// [RFC 8794](https://www.rfc-editor.org/rfc/rfc8794), sections 4 to 8 and 11.2.4.
enum EBMLDocumentType {
  /// Returns the kind of a file that starts with an EBML header, or `nil` if it is of another document type.
  static func mediaType(of header: [UInt8]) -> MediaType? {
    var offset = 4
    guard let length = number(at: &offset, in: header) else { return nil }
    let end = Swift.min(header.count, offset &+ Swift.min(length, header.count))
    while offset &+ 2 < end {
      guard let identifier = number(at: &offset, in: header, keepsMarker: true),
        let length = number(at: &offset, in: header), length <= end &- offset
      else { return nil }
      if identifier == 0x4282 {
        return switch String(decoding: header[offset..<offset + length].prefix { $0 != 0 }, as: UTF8.self) {
        case "webm": .webM
        case "matroska": .matroska
        default: nil
        }
      }
      offset &+= length
    }
    return nil
  }

  /// Reads a number of variable length: as many bytes as its first has zeros in front, and one.
  private static func number(at offset: inout Int, in header: [UInt8], keepsMarker: Bool = false) -> Int? {
    guard offset < header.count else { return nil }
    let size = header[offset].leadingZeroBitCount + 1
    guard size <= 8, let value = header.unsigned(at: offset, size: size, .bigEndian) else { return nil }
    offset &+= size
    return Int(exactly: keepsMarker ? value : value & (1 << UInt64(7 * size) - 1))
  }
}
