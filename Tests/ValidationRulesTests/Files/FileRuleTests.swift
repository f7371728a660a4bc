@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// Bytes that begin like files of a kind, and no more.
private let png = Data(
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 2, 0, 0, 0])  // 640 × 480
private let pdf = Data("%PDF-1.7\n".utf8)
private let csv = Data("a,b\n1,2\n".utf8)

@Suite struct FileRuleTests {
  @Test func comparesExtensions() {
    func files(_ names: String...) -> [FileValue] { names.map { FileValue(Data(), name: $0) } }
    expect(
      .fileExtension("jpg", ".tar.gz"), accepts: files("a.jpg", "a.JPG", "a.b.jpg", "a.tar.gz", "é.jpg"),
      // The third is a hidden file without an extension, the last one has no name.
      rejects: files("", "jpg", ".jpg", "a.jpg ", "a.jpg.exe", "a.jpeg", "ajpg", "a.gz") + [FileValue(Data())]
    )
  }

  @Test func looksAtTheContentOnly() throws {
    let file = FileValue(pdf, name: "photo.png")
    for rule: Rule<FileValue> in [.fileType(.pdf), .fileType(families: [.document])] {
      expect(rule, accepts: [file], rejects: [])
    }
    for rule: Rule<FileValue> in [.fileType(.png, .jpeg), .fileType(families: [.image]), .fileType(in: [])] {
      expect(rule, accepts: [], rejects: [file])
    }
    let alias = try #require(MediaType("image/x-png"))
    expect(.fileType(alias), accepts: [FileValue(png)], rejects: [file])
    #expect(FileTypeRule([alias]) == FileTypeRule([.png]))
  }

  @Test func recognizesFormatsOfTextByTheirExtension() {
    expect(
      .fileType(.csv), accepts: [FileValue(csv, name: "a.CSV")],
      rejects: [FileValue(csv, name: "a.json"), FileValue(csv), FileValue(pdf, name: "a.csv")])
    expect(.fileType(.svg), accepts: [], rejects: [FileValue(csv, name: "a.svg")])
    expect(.fileType(.plainText), accepts: [FileValue(csv)], rejects: [FileValue(Data(), name: "a.txt")])
  }

  @Test func comparesContentWithTheExtension() {
    expect(
      .fileTypeMatchesExtension, accepts: [FileValue(png, name: "a.PNG"), FileValue(csv, name: "a.csv")],
      rejects: [
        FileValue(png, name: "a.jpg"), FileValue(png), FileValue(csv, name: "a.png"),
        FileValue(Data([1, 2]), name: "a.bin"),
        FileValue(csv, name: "csv"), FileValue(csv, name: ".csv"),
      ])
  }

  @Test func includesBothBoundsOfASize() {
    let sizes = [9, 10, 20, 21].map { FileValue(Data(count: $0)) }
    expect(.fileSize(10...20), accepts: Array(sizes[1...2]), rejects: [sizes[0], sizes[3]])
    expect(.fileSize(...10), accepts: Array(sizes[...1]), rejects: Array(sizes[2...]))
    expect(.fileSize(10...), accepts: Array(sizes[1...]), rejects: [sizes[0]])
  }

  @Test func addsUpSizesAndCountsFiles() {
    let two = [FileValue(Data(count: 10)), FileValue(Data(count: 20))]
    let missing = FileValue(URL(fileURLWithPath: "/no/file"))
    expect(.totalFileSize(...30), accepts: [two, []], rejects: [two + two, two + [missing]])
    expect(.totalFileSize(...29), accepts: [], rejects: [two])
    expect(.totalFileSize(31...40), accepts: [], rejects: [two])
    expect(.fileCount(1...2), accepts: [two], rejects: [[], two + two])
    expect(.fileCount(3...), accepts: [two + two], rejects: [two])
    expect(
      .every(.fileType(families: [.image])), accepts: [[], [FileValue(png)]],
      rejects: [[FileValue(png), FileValue(pdf)]])
  }

  @Test func includesBothBoundsOfAnImage() {
    for rule: Rule<FileValue> in [
      .imageSize(), .imageSize(width: 640...640, height: 480...480), .imageSize(width: 1...640),
      .imageSize(width: ...640, height: ...480), .imageSize(width: 640..., height: 480...),
    ] { expect(rule, accepts: [FileValue(png)], rejects: [FileValue(pdf)]) }
    for rule: Rule<FileValue> in [
      .imageSize(width: 641...1000), .imageSize(height: 1...479), .imageSize(width: ...640, height: ...479),
      .imageSize(width: 641..., height: 1...),
    ] { expect(rule, accepts: [], rejects: [FileValue(png)]) }
  }
}
