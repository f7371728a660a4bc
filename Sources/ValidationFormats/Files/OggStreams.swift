/// Tells sound and moving pictures in Ogg apart by the first packet of each stream.
///
/// [RFC 3533, section 6](https://www.rfc-editor.org/rfc/rfc3533#section-6), for pages;
/// [RFC 5334](https://www.rfc-editor.org/rfc/rfc5334) for the names.
enum OggStreams {
  /// Returns the kind of an Ogg file.
  static func mediaType(of source: borrowing some ByteSource & ~Escapable) -> MediaType {
    var hasSound = false
    var hasPictures = false
    var hasOthers = false
    var offset = 0
    // All the streams begin before any goes on.
    for _ in 0..<16 {
      let header = source.bytes(at: offset, upTo: 27 + 255)
      guard header.hasASCII("OggS", at: 0), header.count >= 27, header[5] & 2 != 0 else { break }
      let segmentCount = Int(header[26])
      let packet = source.bytes(at: offset &+ 27 &+ segmentCount, upTo: 8)
      if sound.contains(where: packet.starts(with:)) {
        hasSound = true
      } else if pictures.contains(where: packet.starts(with:)) {
        hasPictures = true
      } else if !packet.hasASCII("fishead", at: 0) {  // Ogg Skeleton, an index of the other streams
        hasOthers = true
      }
      offset &+= 27 &+ segmentCount &+ header.dropFirst(27).prefix(segmentCount).reduce(0) { $0 + Int($1) }
    }
    if hasPictures { return .oggVideo }
    return hasSound && !hasOthers ? .oggAudio : .ogg
  }

  private static let sound: [[UInt8]] = [
    Array("OpusHead".utf8), Array("\u{1}vorbis".utf8), Array("Speex   ".utf8), Array("\u{7F}FLAC".utf8),
  ]

  private static let pictures: [[UInt8]] = [
    [0x80] + Array("theora".utf8), Array("\u{1}video".utf8), Array("BBCD".utf8), Array("OVP80".utf8),
  ]
}
