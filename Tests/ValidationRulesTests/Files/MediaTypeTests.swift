import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct MediaTypeTests {
  @Test(arguments: [
    "image/png", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "image/svg+xml",
    "x/y",
  ])
  func readsNames(_ name: String) { #expect(MediaType(name)?.description == name) }

  @Test(arguments: [
    "", "image", "image/", "/png", "image/png/x",
    "text/plain; charset=utf-8",  // parameters
    "image/png\n",
    "image/+xml",  // begins with a sign
    "image/p ng", "imagé/png",
    "image/" + String(repeating: "a", count: 128),  // above 127
  ])
  func rejects(_ name: String) { #expect(MediaType(name) == nil) }

  @Test func ignoresCase() { #expect(MediaType("Image/PNG") == .png) }

  @Test func knowsFamilies() {
    #expect(MediaType.png.family == .image)
    #expect(MediaType.docx.family == .document)
    #expect(MediaType.woff2.family == .font)
    #expect(MediaType.zip.family == .archive)
    #expect(MediaType.wasm.family == nil)
    #expect(MediaType("audio/x-unknown")?.family == .audio)
    #expect(MediaType("application/x-unknown")?.family == nil)
  }

  @Test func knowsExtensions() {
    #expect(MediaType.jpeg.fileExtensions.first == "jpg")
    #expect(MediaType(fileExtension: "JPEG") == .jpeg)
    #expect(MediaType(fileExtension: ".docx") == .docx)
    #expect(MediaType(fileExtension: "") == nil)
    #expect(MediaType(fileExtension: "nonsense") == nil)
    #expect(MediaType("application/x-unknown")?.fileExtensions == [])
  }

  @Test func knowsAliases() {
    for name in ["image/pjpeg", "image/jpg", "IMAGE/JPEG"] { #expect(MediaType(name)?.canonical == .jpeg) }
    #expect(MediaType("audio/x-wav")?.canonical == .wav)
    #expect(MediaType.png.canonical == .png)
    #expect(MediaType("a/b")?.canonical.description == "a/b")
  }

  @Test func itsTableIsWellFormed() {
    let entries = MediaTypeIndex.shared.all
    #expect(entries.count == 105)
    #expect(Set(entries.map(\.mediaType)).count == entries.count)
    for entry in entries {
      #expect(entry.mediaType.canonical == entry.mediaType)
      #expect(
        entry.fileExtensions.allSatisfy { $0 == $0.lowercased() && MediaType(fileExtension: $0) != nil })
    }
  }

  @Test func itsSignaturesAreOfKnownTypes() {
    #expect(MediaSignature.all.count == 75)
    for signature in MediaSignature.all {
      #expect(MediaTypeIndex.shared.entry(for: signature.mediaType) != nil, "\(signature.mediaType)")
      #expect(signature.offset + signature.bytes.count <= MediaType.bytesNeeded)
    }
  }

  @Test func aTypeOfAFamilyHasAnAsterisk() throws {
    let image = try #require(MediaType("image/*"))
    #expect(image.description == "image/*" && image.fileExtensions.isEmpty)
    #expect(MediaType("*/*") == nil && MediaType("image/*x") == nil && MediaType("*") == nil)
    let rule = Rule<FileValue>.fileType(image, .pdf)
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    #expect(
      rule.isSatisfied(by: FileValue(Data(png))) && rule.isSatisfied(by: FileValue(Data("%PDF-1.7".utf8))))
    #expect(!rule.isSatisfied(by: FileValue(Data("hello".utf8))))
    let read = try RuleSet<FileValue>(json: Data(#"[{"file-type": {"types": ["image/*"]}}]"#.utf8))
    #expect(read.failures(for: FileValue(Data(png))).isEmpty)
  }
}
