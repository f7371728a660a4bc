import ALPValidator
import Foundation
import Testing

/// A folder for one test, which goes away with it.
private final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }
}

@Suite struct FileOnDiskTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A JPEG file whose frame header stands behind 20 segments, and a PDF file.
  private static let jpeg: Data = {
    var data = Data([0xFF, 0xD8])
    for _ in 0..<20 { data += [0xFF, 0xE2, 0xFF, 0xFF] + Data(count: 65_533) }
    return data + [0xFF, 0xC0, 0, 17, 8, 1, 0xE0, 2, 0x80, 3]
  }()

  @Test func readsWhatTheRulesNeed() throws {
    let file = FileValue(try folder.file("Photo (1) é.JPG", Self.jpeg))
    #expect(file.name == "Photo (1) é.JPG")
    #expect(file.size == Self.jpeg.count)
    #expect(file.mediaType == .jpeg)
    #expect(file.imageSize?.description == "640 × 480")
    #expect(Rule.fileExtension("jpg").isSatisfied(by: file))
    #expect(Rule.fileTypeMatchesExtension.isSatisfied(by: file))
  }

  /// A document whose directory stands at its end, and further from it than one block: it is read backwards.
  @Test func readsBackwards() throws {
    func entry(_ signature: [UInt8], _ fixedLength: Int, _ nameOffset: Int, _ name: String) -> Data {
      var bytes = Data([0x50, 0x4B] + signature) + Data(count: fixedLength - 4)
      bytes[nameOffset] = UInt8(name.utf8.count)
      return bytes + Data(name.utf8)
    }
    var data = entry([3, 4], 30, 26, "[Content_Types].xml") + Data(count: 10_000)
    let start = data.count
    data += entry([1, 2], 46, 28, "[Content_Types].xml")
    for number in 100..<300 { data += entry([1, 2], 46, 28, "word/\(number).xml") }
    let size = data.count - start
    data += Data([0x50, 0x4B, 5, 6, 0, 0, 0, 0, 201, 0, 201, 0])
    data += Data([UInt8(size & 0xFF), UInt8(size >> 8), 0, 0]) + Data(count: 6)
    #expect(FileValue(data).mediaType == .docx)
    #expect(FileValue(try folder.file("a.docx", data)).mediaType == .docx)
  }

  @Test func readsAgainAfterAChange() throws {
    let url = try folder.file("a", Data("%PDF-1.7".utf8))
    let file = FileValue(url)
    #expect(file.size == 8)
    #expect(file.mediaType == .pdf)
    try Data("GIF89a{}".utf8 + [1]).write(to: url)
    #expect(file.size == 9)
    #expect(file.mediaType == .gif)
    try FileManager.default.removeItem(at: url)
    #expect(file.size == nil)
    #expect(file.mediaType == nil)
  }

  @Test func failsWhatIsNoFile() throws {
    let broken = folder.url.appendingPathComponent("broken")
    try FileManager.default.createSymbolicLink(
      at: broken, withDestinationURL: folder.url.appendingPathComponent("nothing"))
    let loop = folder.url.appendingPathComponent("loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    let folderLink = folder.url.appendingPathComponent("link.png")
    try FileManager.default.createSymbolicLink(at: folderLink, withDestinationURL: folder.url)
    let urls = [
      folder.url,
      folderLink,
      loop,
      folder.url.appendingPathComponent("missing.png"),
      broken,
      URL(fileURLWithPath: "/dev/zero"),  // without an end
      URL(fileURLWithPath: "/dev/null"),
      try #require(URL(string: "https://example.com/a.png")),
    ]
    for url in urls {
      let file = FileValue(url)
      #expect(file.size == nil, "\(url)")
      #expect(!Rule.fileSize(0...).isSatisfied(by: file))
      #expect(!Rule.fileType(families: Set(MediaType.Family.allCases)).isSatisfied(by: file))
      #expect(!Rule.imageSize().isSatisfied(by: file))
      #expect(!Rule.fileTypeMatchesExtension.isSatisfied(by: file))
    }
  }

  @Test func staysFailedWhenNegated() throws {
    let missing = FileValue(folder.url.appendingPathComponent("missing.png"))
    let rules: [Rule<FileValue>] = [
      .fileSize(...5), .fileType(.png), .fileTypeMatchesExtension, .imageSize(),
    ]
    for rule in rules {
      #expect(rule.check.verdict(on: missing) == .unreadable)
      #expect(!(!rule).isSatisfied(by: missing))
      #expect(RuleSet([!rule]).failures(for: missing).map(\.cause) == [.unreadable])
    }
    #expect((!Rule.fileExtension("jpg")).isSatisfied(by: missing))
    let either = Rule.fileType(.png) || .fileExtension("jpg")
    #expect(either.check.verdict(on: missing) == .unreadable)
    let files: [Rule<[FileValue]>] = [.totalFileSize(...5), .every(.fileType(.png))]
    for rule in files { #expect(!(!rule).isSatisfied(by: [missing])) }

    // A file of an unknown kind is read.
    let unknown = FileValue(try folder.file("unknown", Data([1, 2, 3])))
    #expect((!Rule.fileType(.png)).isSatisfied(by: unknown))
    #expect((!Rule.imageSize()).isSatisfied(by: unknown))
  }

  @Test func doesNotWaitForAPipe() throws {
    let pipe = folder.url.appendingPathComponent("pipe")
    try #require(unsafe mkfifo(pipe.path, 0o600) == 0)
    #expect(FileValue(pipe).mediaType == nil)
  }

  @Test(.enabled(if: geteuid() != 0, "An administrator may read every file."))
  func failsWhatMayNotBeRead() throws {
    let url = try folder.file("secret.pdf", Data("%PDF-1.7".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
    #expect(FileValue(url).size == nil)
    #expect(Rule.fileType(.pdf).check.verdict(on: FileValue(url)) == .unreadable)
  }

  /// A file of which most does not exist: it declares a gigabyte, and has a header that points behind it.
  @Test func believesNoDeclaredSize() throws {
    let url = try folder.file("huge.tiff", Data([0x49, 0x49, 0x2A, 0, 0xF0, 0xFF, 0xFF, 0x3F]))
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 1 << 30)
    try handle.close()
    let file = FileValue(url)
    #expect(file.size == 1 << 30)
    #expect(file.mediaType == .tiff)
    #expect(file.imageSize == nil)
    #expect(!Rule.fileSize(...1_000_000).isSatisfied(by: file))
    #expect(!Rule.totalFileSize(...1_000_000_000).isSatisfied(by: [file]))

    // A box of eight exabytes, and an ID3 tag longer than the file that it stands in.
    let box = Data([0, 0, 0, 1] + Array("ftyp".utf8) + [0x7F] + Array(repeating: 0xFF, count: 7))
    for bytes in [box, Data(Array("ID3".utf8) + [4, 0, 0, 0x7F, 0x7F, 0x7F, 0x7F])] {
      #expect(FileValue(try folder.file("declared", bytes)).imageSize == nil)
      _ = FileValue(try folder.file("declared", bytes)).mediaType
    }
  }
}
