import ALPValidator
import Testing

@Suite struct MediaTypeDetectionTests {
  typealias S = SampleFiles

  static let files: [(MediaType, [UInt8])] = [
    (.png, S.png(width: 1, height: 1)),
    (.jpeg, S.jpeg(width: 1, height: 1)),
    (.gif, S.gif(width: 1, height: 1)),
    (.webP, S.lossyWebP(width: 1, height: 1)),
    (.bmp, S.bmp(width: 1, height: 1)),
    (.tiff, S.tiff([])),
    (.tiff, S.tiff([], bigEndian: true, isBig: true)),
    (.icon, S.bytes("{00 00 01 00 01 00 10 10 00 00 01 00 20 00 68 04 00 00 16 00 00 00}")),
    (.jpegXL, S.bytes("{00 00 00 0C}JXL {0D 0A 87 0A}")),
    (.jpeg2000, S.bytes("{00 00 00 0C}jP  {0D 0A 87 0A}")),
    (.photoshop, S.bytes("8BPS{00 01}")),
    (.pdf, S.bytes("%PDF-1.7{0A}")),
    (.rtf, [0x7B] + S.bytes("\\rtf1")),
    (.wav, S.bytes("RIFF{24 00 00 00}WAVEfmt ")),
    (.avi, S.bytes("RIFF{24 00 00 00}AVI LIST")),
    (.flac, S.bytes("fLaC{00 00 00 22}")),
    (.aiff, S.bytes("FORM{00 00 00 22}AIFC")),
    (.midi, S.bytes("MThd{00 00 00 06 00 01}")),
    (.mpeg, S.bytes("{00 00 01 BA 44}")),
    (.flashVideo, S.bytes("FLV{01 05}")),
    (.ttf, S.bytes("{00 01 00 00 00 0A 00 80 00 03 00 20}GDEF")),
    (.otf, S.bytes("OTTO{00 0A 00 80 00 03 00 20}CFF ")),
    (.fontCollection, S.bytes("ttcf{00 01 00 00}")),
    (.woff, S.bytes("wOFF")),
    (.woff2, S.bytes("wOF2")),
    (.gzip, S.bytes("{1F 8B 08 00}")),
    (.bzip2, S.bytes("BZh91AY&SY")),
    (.xz, S.bytes("{FD}7zXZ{00}")),
    (.sevenZip, S.bytes("7z{BC AF 27 1C}")),
    (.rar, S.bytes("Rar!{1A 07 00}")),
    (.rar, S.bytes("Rar!{1A 07 01 00}")),
    (.zstandard, S.bytes("{28 B5 2F FD}")),
    (.tar, S.bytes("name").padded(to: 257) + S.bytes("ustar{00}00")),
    (.wasm, S.bytes("{00}asm{01 00 00 00}")),
    (.sqlite, S.bytes("SQLite format 3{00}")),
    (.elf, S.bytes("{7F}ELF")),
    (.windowsProgram, S.bytes("MZ").padded(to: 0x3C) + S.little(0x40, 4) + S.bytes("PE{00 00}")),
  ]

  @Test(arguments: files)
  func detects(_ mediaType: MediaType, _ bytes: [UInt8]) {
    #expect(MediaType.detected(in: bytes) == mediaType)
    #expect(MediaType.detected(in: ContiguousArray(bytes).span) == mediaType)
  }

  @Test(arguments: [
    [],
    S.bytes("BMW is a maker of cars in Munich"),  // the signature of a bitmap by chance
    S.bytes("MZ is the country code of Mozambique").padded(to: 80),
    S.bytes("OTTO was the first name of Bismarck"),
    S.bytes("{00 00 01 00 00 00 00 00}"),  // an icon without images
    S.bytes("{00 01 00 00 00 00 00 00}").padded(to: 16),  // a font without tables
    S.bytes("LP").padded(to: 34) + S.bytes("LP"),
    S.bytes("ID3 tags name the title and artist"),
    S.bytes("true, false and null are literals of JSON"),
    S.bytes("GIF88a"),
    S.bytes("{89}PNG{0A 1A 0A}"),  // line ends changed on the way
    [0xFF],
    S.bytes("hello"),
    S.bytes(" 7z{BC AF 27 1C}"),
  ])
  func rejects(_ bytes: [UInt8]) { #expect(MediaType.detected(in: bytes) == nil) }

  @Test func readsNothingBehindTheHeaderOfMostKinds() {
    let source = CountingSource(S.png(width: 3, height: 4).padded(to: 100_000))
    #expect(MediaType.detected(in: source) == .png)
    #expect(source.bytesRead == MediaType.bytesNeeded)
  }

  @Test func countsASourceThatFailsToReadAsUnknown() {
    struct Broken: ByteSource {
      let count = 1000
      func read(at offset: Int, count: Int) -> [UInt8] { [] }
    }
    #expect(MediaType.detected(in: Broken(), allowsPlainText: true) == nil)
    #expect(ImageSize(Broken()) == nil)
  }
}

@Suite struct ContainerDetectionTests {
  typealias S = SampleFiles

  static let types = (name: "[Content_Types].xml", content: "<Types/>")

  @Test func distinguishesOfficeDocuments() {
    func detected(_ names: [String]) -> MediaType? {
      MediaType.detected(in: S.zip([Self.types] + names.map { ($0, "x") }))
    }
    #expect(detected(["word/document.xml"]) == .docx)
    #expect(detected(["word/document2.xml"]) == .docx)  // as Word on the web names it
    #expect(detected(["xl/workbook.xml"]) == .xlsx)
    #expect(detected(["ppt/presentation.xml"]) == .pptx)
    #expect(detected(["word/document.xml", "word/vbaProject.bin"]) == .docm)
    #expect(detected(["xl/workbook.xml", "xl/vbaProject.bin"]) == .xlsm)
    #expect(detected(["xl/workbook.bin"]) == .xlsb)
    #expect(detected(["\\xl\\workbook.xml"]) == .xlsx)
    #expect(detected(["word/document.xml", "word/embeddings/a.xlsx"]) == .docx)
    #expect(detected(["word/document.xml", "xl/workbook.xml"]) == .zip)
    #expect(detected(["words/document.xml"]) == .zip)
  }

  @Test func needsAListOfContentTypes() {
    #expect(MediaType.detected(in: S.zip([("word/document.xml", "x")])) == .zip)
  }

  @Test func findsTheDirectoryBehindACommentAndAPrefix() {
    let archive = S.zip(
      [("a", "b"), Self.types, ("word/document.xml", "x")], comment: String(repeating: "c", count: 60_000))
    #expect(MediaType.detected(in: archive) == .docx)
    // A directory that counts its offsets from behind what stands in front.
    #expect(MediaType.detected(in: S.zip([("front", "")], hasDirectory: false) + archive) == .docx)
  }

  @Test func readsEntriesIfTheDirectoryIsMissing() {
    let start = S.zip([Self.types, ("word/document.xml", "x")], hasDirectory: false)
    #expect(MediaType.detected(in: start) == .docx)
  }

  @Test func recognizesOpenDocumentAndEPUBByTheirFirstEntry() {
    func detected(_ name: String) -> MediaType? {
      MediaType.detected(in: S.zip([("mimetype", name), ("content.xml", "x")]))
    }
    #expect(detected("application/vnd.oasis.opendocument.text") == .odt)
    #expect(detected("application/vnd.oasis.opendocument.spreadsheet") == .ods)
    #expect(detected("application/epub+zip") == .epub)
    #expect(detected("image/png") == .zip)  // no kind that is a ZIP archive
    #expect(detected("") == .zip)
  }

  @Test func recognizesJavaArchives() {
    #expect(MediaType.detected(in: S.zip([("META-INF/MANIFEST.MF", "x")])) == .jar)
    #expect(MediaType.detected(in: S.zip([])) == .zip)
  }

  @Test func recognizesOldOfficeDocumentsByStreamsOfTheRoot() {
    func detected(_ names: [String]) -> MediaType? { MediaType.detected(in: S.compoundFile(streams: names)) }
    #expect(detected(["WordDocument"]) == .doc)
    #expect(detected(["Workbook"]) == .xls)
    #expect(detected(["a", "b", "c", "d", "e", "f", "PowerPoint Document"]) == .ppt)  // in a later sector
    #expect(detected(["EncryptedPackage"]) == .compoundFile)
    #expect(MediaType.detected(in: S.bytes("{D0 CF 11 E0 A1 B1 1A E1}")) == .compoundFile)
  }

  @Test func endsOnADirectoryThatRunsInCircles() {
    var file = S.compoundFile(streams: ["a", "b"])
    file.replaceSubrange(1024 + 128 * 2 + 72..<1024 + 128 * 2 + 76, with: S.little(1, 4))
    #expect(MediaType.detected(in: file) == .compoundFile)
    // The sector of the directory is its own successor, and a distant entry is read.
    file.replaceSubrange(512 + 4..<512 + 8, with: S.little(1, 4))
    file.replaceSubrange(1024 + 128 + 68..<1024 + 128 + 72, with: S.little(60_000, 4))
    #expect(MediaType.detected(in: file) == .compoundFile)
  }

  @Test func distinguishesBrands() {
    func detected(_ brand: String, _ compatible: [String] = []) -> MediaType? {
      MediaType.detected(in: S.mpeg4(brand: brand, compatible: compatible))
    }
    #expect(detected("isom") == .mp4)
    #expect(detected("mp42") == .mp4)
    #expect(detected("M4A ") == .m4a)
    #expect(detected("qt  ") == .quickTime)
    #expect(detected("3gp5") == .video3GPP)
    #expect(detected("heic") == .heic)
    #expect(detected("avif") == .avif)
    #expect(detected("mif1") == .heif)
    #expect(detected("mif1", ["mif1", "heic"]) == .heic)
    #expect(detected("mif1", ["avif"]) == .avif)
    #expect(detected("zzzz", ["mp41"]) == nil)
    #expect(detected("crx ", ["crx ", "isom"]) == nil)  // raw photos of Canon
    #expect(detected("zzzz", ["yyyy"]) == nil)
    #expect(MediaType.detected(in: S.box("moov", S.box("mvhd", []))) == .quickTime)
  }

  @Test func findsAPDFAfterUpTo1024OtherBytes() {
    func detected(after count: Int, _ mark: String = "%PDF-1.7\n") -> MediaType? {
      MediaType.detected(in: [UInt8](repeating: 0, count: count) + S.bytes(mark))
    }
    #expect(detected(after: 1) == .pdf && detected(after: 1024) == .pdf)
    #expect(
      detected(after: 1025) == nil && detected(after: 5, "%PDF-x") == nil
        && detected(after: 5, "%PDF-1") == nil)
    #expect(MediaType.detected(in: S.bytes("<!DOCTYPE html>%PDF-1.7")) == .html)
    #expect(MediaType.detected(in: S.bytes("{0D 0A}%PDF-2.0{0A}")) == .pdf)
  }

  @Test func distinguishesSoundFromMovingPicturesByTheTracks() {
    #expect(MediaType.detected(in: S.mpeg4(brand: "isom", handlers: ["soun"])) == .m4a)
    #expect(MediaType.detected(in: S.mpeg4(brand: "isom", handlers: ["soun", "vide"])) == .mp4)
    #expect(MediaType.detected(in: S.mpeg4(brand: "3gp4", handlers: ["soun"])) == MediaType("audio/3gpp"))
  }

  @Test func recognizesDocumentTypesOfEBML() {
    #expect(MediaType.detected(in: S.ebml(documentType: "webm")) == .webM)
    #expect(MediaType.detected(in: S.ebml(documentType: "matroska")) == .matroska)
    #expect(MediaType.detected(in: S.ebml(documentType: "other")) == nil)
  }

  @Test func recognizesStreamsOfOgg() {
    let opus = S.oggPage("OpusHead{01}")
    let theora = S.oggPage("{80}theora")
    #expect(MediaType.detected(in: opus + S.oggPage("x", begins: false)) == .oggAudio)
    #expect(MediaType.detected(in: S.oggPage("{01}vorbis")) == .oggAudio)
    #expect(MediaType.detected(in: S.oggPage("fishead{00}") + opus + theora) == .oggVideo)
    #expect(MediaType.detected(in: S.oggPage("unknown")) == .ogg)
  }

  @Test func recognizesMPEGStreams() {
    // 128 kbit/s at 44.1 kHz: 144 × 128000 / 44100 = 417 bytes.
    let mp3 = S.frames([0xFF, 0xFB, 0x90, 0x00], length: 417)
    #expect(MediaType.detected(in: mp3) == .mp3)
    #expect(MediaType.detected(in: S.frames([0xFF, 0xFB, 0x90, 0x00], length: 416)) == nil)
    // 64 kbit/s at 22.05 kHz, MPEG 2: 72 × 64000 / 22050 = 208 bytes.
    #expect(MediaType.detected(in: S.frames([0xFF, 0xF3, 0x80, 0x00], length: 208)) == .mp3)
    // ADTS frames of 256 bytes.
    let aac = S.frames([0xFF, 0xF1, 0x50, 0x80, 0x20, 0x00, 0xFC], length: 256)
    #expect(MediaType.detected(in: aac) == .aac)
    #expect(MediaType.detected(in: S.frames([0x47], length: 188, count: 5)) == .mpegTransportStream)
    #expect(
      MediaType.detected(in: [0, 0, 0, 0] + S.frames([0x47], length: 192, count: 5)) == .mpegTransportStream)
    #expect(MediaType.detected(in: S.frames([0x47], length: 188, count: 2)) == nil)

    let tag = S.bytes("ID3{04 00 00 00 00 01 00}").padded(to: 10 + 128)
    #expect(MediaType.detected(in: tag + mp3) == .mp3)
    #expect(MediaType.detected(in: tag + aac) == .aac)
    #expect(MediaType.detected(in: tag + S.bytes("fLaC")) == .flac)
    #expect(MediaType.detected(in: tag) == .mp3)
  }
}
