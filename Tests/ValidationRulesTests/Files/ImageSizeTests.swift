import ALPValidator
import Testing

@Suite struct ImageSizeTests {
  typealias S = SampleFiles

  static let files: [(Int, Int, [UInt8])] = [
    (640, 480, S.png(width: 640, height: 480)),
    (0x7FFF_FFFF, 1, S.png(width: 0x7FFF_FFFF, height: 1)),
    (65_535, 2, S.gif(width: 65_535, height: 2)),
    (3, 4, S.gif(width: 3, height: 4, version: "87a")),
    (20, 30, S.bmp(width: 20, height: 30)),
    (20, 30, S.bmp(width: 20, height: -30)),  // rows from top to bottom
    (20, 30, S.bmp(width: 20, height: 30, headerLength: 12)),
    (20, 30, S.bmp(width: 20, height: 30, headerLength: 124)),
    (17, 19, S.jpeg(width: 17, height: 19)),
    (17, 19, S.jpeg(width: 17, height: 19, marker: 0xC2)),  // progressive
    (17, 19, S.jpeg(width: 17, height: 19, before: S.jpegSegment(0xC4, length: 100))),  // Huffman tables
    (
      17, 19,
      S.jpeg(
        width: 17, height: 19,
        before: S.jpegSegment(0xE1, length: 65_535) + S.jpegSegment(0xE2, length: 2)
          + [0xFF, 0xFF, 0xFF, 0xFE, 0, 2])
    ),  // full, empty and padded segments
    (17, 19, S.jpeg(width: 17, height: 19, before: [0xFF, 0xE0, 0, 2, 0x12, 0x34])),  // stray bytes
    (550, 368, S.lossyWebP(width: 550, height: 368)),
    (5, 6, S.lossyWebP(width: 0x4000 | 5, height: 0xC000 | 6)),  // scaling bits on top
    (16_384, 3, S.losslessWebP(width: 16_384, height: 3)),
    (3, 16_384, S.losslessWebP(width: 3, height: 16_384)),
    (16_777_216, 255, S.extendedWebP(width: 16_777_216, height: 255)),
    (300, 200, S.tiff([(254, 4, 1, 0), (256, 3, 1, 300), (257, 3, 1, 200)])),
    (300, 70_000, S.tiff([(256, 3, 1, 300), (257, 4, 1, 70_000)], bigEndian: true)),
    (300, 200, S.tiff([(257, 3, 1, 200), (256, 4, 1, 300)])),  // out of order
    (300, 200, S.tiff([(256, 3, 1, 300), (257, 16, 1, 200)], isBig: true)),
    (300, 200, S.tiff([(256, 3, 1, 300), (257, 4, 1, 200)], bigEndian: true, isBig: true)),
    (4032, 3024, S.heif(width: 4032, height: 3024)),
    (70_000, 3, S.heif(width: 70_000, height: 3, brand: "avif", isLong: true)),
    (640, 481, S.heif(width: 640, height: 482, clip: [640, 1, 962, 2, 0, 1, 0, 1])),
    (7, 8, S.tiff(Array(repeating: (1, 3, 1, 1), count: 500) + [(256, 3, 1, 7), (257, 3, 1, 8)])),
  ]

  @Test(arguments: files)
  func reads(width: Int, height: Int, bytes: [UInt8]) {
    let size = ImageSize(bytes)
    #expect(size?.width == width)
    #expect(size?.height == height)
    #expect(ImageSize(ContiguousArray(bytes).span) == size)
  }

  @Test func enlargesTheScreenOfAGIFToItsFrames() {
    func size(
      _ width: Int, _ height: Int, _ frames: [(left: Int, top: Int, width: Int, height: Int)]
    ) -> ImageSize? {
      ImageSize(S.gif(width: width, height: height, frames: frames))
    }
    #expect(size(1, 60, [(0, 0, 1, 1), (4, 2, 4996, 3)]) == ImageSize(width: 5000, height: 60))
    #expect(size(10, 10, [(0, 200, 5, 100)]) == ImageSize(width: 10, height: 300))
    #expect(size(10, 10, [(0, 0, 10, 10), (2, 2, 3, 3)]) == ImageSize(width: 10, height: 10))
    let file = S.gif(width: 10, height: 10, frames: [(0, 0, 20, 20)])
    #expect(ImageSize(Array(file.dropLast(3))) == ImageSize(width: 20, height: 20))
  }

  @Test(arguments: [
    [],
    S.bytes("hello, world"),
    S.png(width: 0, height: 5),
    S.png(width: 5, height: 0),
    S.png(width: 0x8000_0000, height: 1),
    Array(S.png(width: 5, height: 5).prefix(23)),
    S.gif(width: 0, height: 1),
    S.bmp(width: -20, height: 30),
    S.bmp(width: 20, height: 0),
    S.bmp(width: 20, height: 30, headerLength: 13),
    S.jpeg(width: 17, height: 0),  // known only from DNL, behind the first scan
    S.jpeg(width: 17, height: 19, before: [0xFF, 0xDA, 0, 8]),  // a scan without a frame
    S.jpeg(width: 17, height: 19, before: [0xFF, 0xD9]),
    S.jpeg(width: 17, height: 19, before: [0xFF, 0xE0, 0, 1]),  // shorter than its own length
    S.jpeg(width: 17, height: 19, before: [0xFF, 0xE0, 0xFF, 0xFF]),  // beyond the end
    S.webP(S.bytes("VP8 {20 00 00 00 31 01 00 9D 01 2A 10 00 10 00}")),  // no key frame
    S.webP(S.bytes("VP8L{20 00 00 00 2E 10 00 10 00 00}")),
    S.webP(S.bytes("ALPH")),
    S.extendedWebP(width: 16_777_216, height: 257),  // a product above 32 bits
    S.heif(width: 0, height: 1),
    S.heif(width: 640, height: 482, clip: [640, 1, 481, 0]),
    S.heif(width: 640, height: 482, clip: [641, 1, 481, 1]),
    S.mpeg4(brand: "heic"),
    S.tiff([(256, 3, 1, 300)]),
    S.tiff([(256, 3, 1, 300), (257, 3, 1, 0)]),
    S.tiff([(256, 3, 2, 300), (257, 3, 1, 200)]),  // two widths
    S.tiff([(256, 2, 1, 300), (257, 3, 1, 200)]),  // a width in text
    S.bytes("II{2A 00 FF FF FF FF}"),
    S.bytes("MM{00 2B 00 08 00 00 FF FF FF FF FF FF FF FF}"),
    S.bytes("II{2A 00 08 00 00 00 FF FF}"),  // more entries than there are
    S.bytes("II{2B 00 08 00 00 00 10 00 00 00 00 00 00 00 FF FF FF FF FF FF FF 7F}"),
  ])
  func rejects(_ bytes: [UInt8]) { #expect(ImageSize(bytes) == nil) }

  @Test func answersForEveryPrefixAndForMutations() {
    var generator = SeededGenerator(seed: 7)
    for (_, _, bytes) in Self.files where bytes.count < 1000 {
      let size = ImageSize(bytes)
      for length in bytes.indices {
        let part = ImageSize(Array(bytes[..<length]))
        #expect(part == nil || part == size)
      }
      for _ in 0..<200 {
        var changed = bytes
        for _ in 0..<3 {
          changed[Int.random(in: bytes.indices, using: &generator)] =
            [0, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)].randomElement(
              using: &generator)
            ?? 0
        }
        if let size = ImageSize(changed) { #expect(size.width > 0 && size.height > 0) }
        _ = MediaType.detected(in: changed, allowsPlainText: true)
      }
    }
  }

  @Test func readsFewBytesOfALargeFile() {
    let bytes = S.jpeg(
      width: 17, height: 19,
      before: (0..<20).flatMap { _ in S.jpegSegment(0xE2, length: 65_535) })
    let source = CountingSource(bytes)
    #expect(ImageSize(source) == ImageSize(width: 17, height: 19))
    #expect(source.bytesRead < 300)
    #expect(source.readCount < 30)
  }

  @Test(arguments: 1...8) func turnsThePhotosOfCameras(_ orientation: Int) {
    let stored = ImageSize(width: 40, height: 30)
    let displayed = orientation < 5 ? stored : ImageSize(width: 30, height: 40)
    for isBig in [false, true] {
      let exif = S.exif(orientation: orientation, bigEndian: isBig)
      let photo = S.jpeg(width: 40, height: 30, before: S.jpegSegment(0xE0, length: 16) + exif)
      #expect(ImageSize(photo) == stored && ImageSize(displayed: photo) == displayed)
      let tiff = S.tiff([(256, 3, 1, 40), (257, 3, 1, 30), (274, 3, 1, orientation)], bigEndian: isBig)
      #expect(ImageSize(tiff) == stored && ImageSize(displayed: tiff) == displayed)
    }
  }

  @Test(arguments: 0...3) func turnsHEIC(_ quarters: Int) {
    let photo = S.heif(width: 40, height: 30, quarters: quarters)
    #expect(ImageSize(photo) == ImageSize(width: 40, height: 30))
    let isTurned = quarters % 2 == 1
    #expect(ImageSize(displayed: photo) == ImageSize(width: isTurned ? 30 : 40, height: isTurned ? 40 : 30))
  }

  @Test func displaysOtherImagesAsTheyAreStored() {
    #expect(ImageSize(displayed: S.png(width: 4, height: 3)) == ImageSize(width: 4, height: 3))
    #expect(ImageSize(displayed: S.jpeg(width: 4, height: 3)) == ImageSize(width: 4, height: 3))
    #expect(ImageSize(displayed: S.bytes("hello")) == nil)
  }

  @Test func clipsHEICAlsoIfTheApertureComesFirst() {
    let clip = [639, 1, 481, 1, 0, 1, 0, 1]
    #expect(
      ImageSize(S.heif(width: 640, height: 482, clip: clip, clipsFirst: true))
        == ImageSize(width: 639, height: 481))
  }

  /// A block of data was an array each, and an endless file was read to its end.
  @Test func readsAGIFInParts() {
    // A frame whose data never ends.
    let head = Array(S.gif(width: 10, height: 10, frames: [(0, 0, 20, 20)]).prefix(13 + 6 + 7 + 11))
    let source = CountingSource(count: 1 << 40) { $0 < head.count ? head[$0] : 0xFF }
    #expect(ImageSize(source) == ImageSize(width: 20, height: 20))
    #expect(source.readCount < 100 && source.bytesRead < 5 << 20)
  }

  @Test func boundsItsWorkOnHostileFiles() {
    // A gigabyte of empty segments, or of bytes that are not a marker, that exist on demand only.
    for pattern in [[0xFF, 0xE0, 0x00, 0x02], [0x00, 0x00, 0x00, 0x00]] as [[UInt8]] {
      let source = CountingSource(count: 1 << 30) { $0 < 4 ? [0xFF, 0xD8, 0xFF, 0xE0][$0] : pattern[$0 % 4] }
      #expect(ImageSize(source) == nil)
      #expect(source.readCount < 70_000)
    }
    // A directory with the largest possible number of entries, none of them a size.
    let source = CountingSource(count: 1 << 40) {
      $0 == 8 || $0 == 9 ? 0xFF : [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0][$0 % 8]
    }
    #expect(ImageSize(source) == nil)
    #expect(source.bytesRead < 1 << 20)
  }
}

/// Bytes that count how often and how many of them were read.
final class CountingSource: ByteSource {
  let count: Int
  private(set) var readCount = 0
  private(set) var bytesRead = 0
  private let byte: (Int) -> UInt8

  init(count: Int, byte: @escaping (Int) -> UInt8) {
    self.count = count
    self.byte = byte
  }

  convenience init(_ bytes: [UInt8]) { self.init(count: bytes.count) { bytes[$0] } }

  func read(at offset: Int, count: Int) -> [UInt8] {
    readCount += 1
    bytesRead += count
    return (offset..<offset + count).map(byte)
  }
}
