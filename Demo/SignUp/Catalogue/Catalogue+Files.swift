import ALPValidator
import Foundation

extension Catalogue {
  /// Files, on disk or in memory.
  static let files = Group(
    title: "Files in a program",
    values: [
      file(
        ".fileExtension(\"png\", \"jpg\")", "names", .fileExtension("png", "jpg"), good: photo, bad: letter),
      file(
        ".fileType(.png)", "content, whatever the name says", .fileType(.png), good: photo, bad: disguised),
      file(
        ".fileType(families: [.image])", "content of a family", .fileType(families: [.image]), good: photo,
        bad: letter),
      file(
        ".fileTypeMatchesExtension", "content that is what the name says", .fileTypeMatchesExtension,
        good: letter, bad: disguised),
      file(
        "!.fileType(.pdf)", "any other content, if it can be read", !.fileType(.pdf), good: photo,
        bad: missing),
      file(".fileSize(...29)", "a size in bytes", .fileSize(...29), good: photo, bad: long),
      file(
        ".imageSize(maximumWidth: 640, …)", "a width and height in pixels",
        .imageSize(maximumWidth: 640, maximumHeight: 480), good: photo, bad: letter),
      files(
        ".totalFileSize(...58)", "a size of all", .totalFileSize(...58), good: [photo], bad: [photo, long]),
      files(".fileCount(...1)", "a number of files", .fileCount(...1), good: [photo], bad: [photo, letter]),
      files(
        ".every(.fileType(.png))", "files that all satisfy a rule", .every(.fileType(.png)), good: [photo],
        bad: [photo, disguised]),
    ])

  /// The header of an image, 640 pixels wide and 480 high.
  private static let photo = FileValue(
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 2, 0, 0, 0]), name: "photo.png")

  private static let letter = FileValue(Data("%PDF-1.7\n".utf8), name: "letter.pdf")

  private static let disguised = FileValue(Data("%PDF-1.7\n".utf8), name: "letter-called.png")

  private static let long = FileValue(Data(count: 30), name: "30-bytes")

  private static let missing = FileValue(URL(fileURLWithPath: "/nowhere/missing.png"))

  private static func file(
    _ call: String, _ help: String, _ rule: Rule<FileValue>, good: FileValue, bad: FileValue
  ) -> ValueEntry {
    ValueEntry(call, help, rule, good: good, bad: bad) { $0.name ?? "" }
  }

  private static func files(
    _ call: String, _ help: String, _ rule: Rule<[FileValue]>, good: [FileValue], bad: [FileValue]
  ) -> ValueEntry {
    ValueEntry(call, help, rule, good: good, bad: bad) { $0.compactMap(\.name).joined(separator: ", ") }
  }
}
