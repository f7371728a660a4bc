import ALPValidator
import Foundation
import Testing

/// Bytes that begin like files of a kind, and no more.
private enum Sample {
  static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 2, 0, 0, 0])  // 640 × 480
  static let pdf = Data("%PDF-1.7\n".utf8)
  static let svg = Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
  static let csv = Data("a,b\n1,2\n".utf8)
}

@Suite struct FileExtensionRuleTests {
  @Test(arguments: ["a.jpg", "a.JPG", "a.b.jpg", "a.tar.gz", "é.jpg"])
  func accepts(_ name: String) {
    #expect(Rule.fileExtension("jpg", ".tar.gz").isSatisfied(by: FileValue(Data(), name: name)))
  }

  @Test(arguments: [
    "",
    "jpg",
    ".jpg",  // a hidden file without an extension
    "a.jpg ", "a.jpg.exe", "a.jpeg", "ajpg", "a.gz",
  ])
  func rejects(_ name: String) {
    #expect(!Rule.fileExtension("jpg", ".tar.gz").isSatisfied(by: FileValue(Data(), name: name)))
  }

  @Test func rejectsBytesWithoutAName() {
    #expect(!Rule.fileExtension("jpg").isSatisfied(by: FileValue(Data())))
  }
}

@Suite struct FileTypeRuleTests {
  @Test func looksAtTheContentOnly() {
    let program = FileValue(Sample.pdf, name: "photo.png")
    #expect(Rule.fileType(.pdf).isSatisfied(by: program))
    #expect(!Rule.fileType(.png, .jpeg).isSatisfied(by: program))
    #expect(Rule.fileType(families: [.document]).isSatisfied(by: program))
    #expect(!Rule.fileType(families: [.image]).isSatisfied(by: program))
    #expect(!Rule.fileType(in: []).isSatisfied(by: program))
  }

  @Test func knowsOtherNamesOfTypes() throws {
    let alias = try #require(MediaType("image/x-png"))
    #expect(Rule.fileType(alias).isSatisfied(by: FileValue(Sample.png)))
    #expect(FileTypeRule([alias]) == FileTypeRule([.png]))
  }

  @Test func tellsFormatsOfTextByTheirExtension() {
    #expect(Rule.fileType(.csv).isSatisfied(by: FileValue(Sample.csv, name: "a.CSV")))
    #expect(!Rule.fileType(.csv).isSatisfied(by: FileValue(Sample.csv, name: "a.json")))
    #expect(!Rule.fileType(.csv).isSatisfied(by: FileValue(Sample.csv)))
    #expect(!Rule.fileType(.csv).isSatisfied(by: FileValue(Sample.pdf, name: "a.csv")))
    #expect(!Rule.fileType(.svg).isSatisfied(by: FileValue(Sample.csv, name: "a.svg")))
    #expect(Rule.fileType(.plainText).isSatisfied(by: FileValue(Sample.csv)))
  }

  @Test func rejectsTheEmptyFile() {
    #expect(!Rule.fileType(.plainText).isSatisfied(by: FileValue(Data(), name: "a.txt")))
  }

  @Test func comparesContentWithTheExtension() {
    #expect(Rule.fileTypeMatchesExtension.isSatisfied(by: FileValue(Sample.png, name: "a.PNG")))
    #expect(Rule.fileTypeMatchesExtension.isSatisfied(by: FileValue(Sample.csv, name: "a.csv")))
    #expect(!Rule.fileTypeMatchesExtension.isSatisfied(by: FileValue(Sample.png, name: "a.jpg")))
    #expect(!Rule.fileTypeMatchesExtension.isSatisfied(by: FileValue(Sample.png)))
    #expect(!Rule.fileTypeMatchesExtension.isSatisfied(by: FileValue(Sample.csv, name: "a.png")))
    #expect(!Rule.fileTypeMatchesExtension.isSatisfied(by: FileValue(Data([1, 2]), name: "a.bin")))
  }
}

@Suite struct FileSizeRuleTests {
  @Test func includesBothBounds() {
    let file = FileValue(Data(count: 10))
    #expect(Rule.fileSize(10...20).isSatisfied(by: file))
    #expect(Rule.fileSize(...10).isSatisfied(by: file))
    #expect(Rule.fileSize(10...).isSatisfied(by: file))
    #expect(!Rule.fileSize(...9).isSatisfied(by: file))
    #expect(!Rule.fileSize(11...).isSatisfied(by: file))
  }

  @Test func addsUpSizesAndCountsFiles() {
    let files = [FileValue(Data(count: 10)), FileValue(Data(count: 20))]
    #expect(Rule.totalFileSize(...30).isSatisfied(by: files))
    #expect(!Rule.totalFileSize(...29).isSatisfied(by: files))
    #expect(!Rule.totalFileSize(31...40).isSatisfied(by: files))
    #expect(Rule.totalFileSize(...0).isSatisfied(by: []))
    #expect(Rule.fileCount(...2).isSatisfied(by: files))
    #expect(Rule.fileCount(1...2).isSatisfied(by: files))
    #expect(!Rule.fileCount(...1).isSatisfied(by: files))
    #expect(!Rule.fileCount(3...).isSatisfied(by: files))
    #expect(!Rule.totalFileSize(...30).isSatisfied(by: files + [FileValue(URL(fileURLWithPath: "/no/file"))]))
  }

  @Test func looksAtEachFile() {
    let rule = Rule<[FileValue]>.every(.fileType(families: [.image]))
    #expect(rule.check.name == "file-type")
    #expect(rule.isSatisfied(by: []))
    #expect(rule.isSatisfied(by: [FileValue(Sample.png), FileValue(Sample.svg)]))
    #expect(!rule.isSatisfied(by: [FileValue(Sample.png), FileValue(Sample.pdf)]))
  }
}

@Suite struct ImageSizeRuleTests {
  let file = FileValue(Sample.png)

  @Test func includesBothBounds() {
    #expect(Rule.imageSize(width: 640...640, height: 480...480).isSatisfied(by: file))
    #expect(Rule.imageSize(width: 1...640).isSatisfied(by: file))
    #expect(!Rule.imageSize(width: 641...1000).isSatisfied(by: file))
    #expect(!Rule.imageSize(height: 1...479).isSatisfied(by: file))
    #expect(Rule.imageSize(width: ...640, height: ...480).isSatisfied(by: file))
    #expect(!Rule.imageSize(width: ...640, height: ...479).isSatisfied(by: file))
    #expect(Rule.imageSize(width: 640..., height: 480...).isSatisfied(by: file))
    #expect(!Rule.imageSize(width: 641..., height: 1...).isSatisfied(by: file))
  }

  @Test func rejectsWhatIsNoImage() {
    #expect(!Rule.imageSize().isSatisfied(by: FileValue(Sample.pdf)))
    #expect(Rule.imageSize().isSatisfied(by: file))
  }
}
