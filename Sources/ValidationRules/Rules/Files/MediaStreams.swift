/// Recognizes MPEG streams, which have no signature but a pattern that repeats.
enum MPEGStream {
  /// Returns whether MPEG audio, AAC or a transport stream begins at an offset.
  static func mediaType(at offset: Int, in source: borrowing some ByteSource & ~Escapable) -> MediaType? {
    if isRepeated(at: offset, in: source, length: audioFrameLength) { return .mp3 }
    if isRepeated(at: offset, in: source, length: adtsFrameLength) { return .aac }
    return isTransportStream(at: offset, in: source) ? .mpegTransportStream : nil
  }

  /// Returns the kind of a file that starts with an ID3 tag, which can also precede FLAC and AAC, or
  /// `nil` if it only starts with these letters.
  ///
  /// [ID3v2.4.0, section 3.1](https://id3.org/id3v2.4.0-structure): the length has seven bits a byte.
  static func mediaTypeAfterID3(in source: borrowing some ByteSource & ~Escapable) -> MediaType? {
    guard let header = source.bytes(at: 0, count: 10), (2...4).contains(header[3]),
      header[6...9].allSatisfy({ $0 < 0x80 })
    else { return nil }
    let length = header[6...9].reduce(0) { $0 << 7 | Int($1) }
    let footerLength = header[5] & 0x10 != 0 ? 10 : 0
    let offset = 10 + length + footerLength
    if source.hasASCII("fLaC", at: offset) { return .flac }
    return isRepeated(at: offset, in: source, length: adtsFrameLength) ? .aac : .mp3
  }

  /// Returns whether a frame begins at an offset, and another of the same kind, or the end, follows it.
  private static func isRepeated(
    at offset: Int, in source: borrowing some ByteSource & ~Escapable, length: ([UInt8]) -> Int?
  ) -> Bool {
    let first = source.bytes(at: offset, upTo: 7)
    guard first.count == 7, let length = length(first) else { return false }
    let next = offset &+ length
    if next == source.count { return true }
    let second = source.bytes(at: next, upTo: 4)
    return second.count == 4 && second[0] == 0xFF && (first[1] ^ second[1]) & 0xFE == 0
      && (first[2] ^ second[2]) & 0x0C == 0
  }

  /// Returns the length of the frame of MPEG audio, layer II or III, that begins with the bytes.
  ///
  /// [ISO/IEC 11172-3, section 2.4.1.3](https://www.iso.org/standard/22412.html), and 13818-3 for half the
  /// sampling rates; a quarter of them is what MP3 encoders call MPEG 2.5. Frames of a free bit rate tell no
  /// length.
  private static func audioFrameLength(_ bytes: [UInt8]) -> Int? {
    let version = bytes[1] >> 3 & 3
    let layer = bytes[1] >> 1 & 3
    let rateIndex = Int(bytes[2] >> 4)
    let samplingIndex = Int(bytes[2] >> 2 & 3)
    guard bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0, version != 1, layer == 1 || layer == 2,
      (1...14).contains(rateIndex),
      samplingIndex < 3
    else { return nil }
    let isFirstVersion = version == 3
    let kilobits = (isFirstVersion ? (layer == 1 ? rates3 : rates2) : ratesOfVersion2)[rateIndex - 1]
    let samplingRate = [44_100, 48_000, 32_000][samplingIndex] / (isFirstVersion ? 1 : version == 2 ? 2 : 4)
    let samplesPerFrame = layer == 1 && !isFirstVersion ? 576 : 1152
    return samplesPerFrame / 8 * kilobits * 1000 / samplingRate + Int(bytes[2] >> 1 & 1)
  }

  private static let rates3 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let rates2 = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
  private static let ratesOfVersion2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

  /// Returns the length of the ADTS frame that begins with the bytes.
  ///
  /// [ISO/IEC 13818-7, section 6.2](https://www.iso.org/standard/43345.html).
  private static func adtsFrameLength(_ bytes: [UInt8]) -> Int? {
    guard bytes[0] == 0xFF, bytes[1] & 0xF6 == 0xF0, bytes[2] >> 2 & 15 < 13 else { return nil }
    let length = Int(bytes[3] & 3) << 11 | Int(bytes[4]) << 3 | Int(bytes[5] >> 5)
    return length >= 7 ? length : nil
  }

  /// Returns whether four packets of 188 bytes, or of 192 with a time stamp in front, begin with the sync
  /// byte.
  ///
  /// [ITU-T H.222.0, section 2.4.3.2](https://www.itu.int/rec/T-REC-H.222.0).
  private static func isTransportStream(at offset: Int, in source: borrowing some ByteSource & ~Escapable)
    -> Bool
  {
    let bytes = source.bytes(at: offset, upTo: 4 * 192)
    return [(0, 188), (4, 192)].contains { start, length in
      guard bytes.count >= start + 3 * length + 1 else { return false }
      return (0..<4).allSatisfy { bytes[start + $0 * length] == 0x47 }
    }
  }
}

/// Distinguishes WebM and Matroska by the document type in the header.
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

/// Distinguishes sound and moving pictures in Ogg by the first packet of each stream.
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
