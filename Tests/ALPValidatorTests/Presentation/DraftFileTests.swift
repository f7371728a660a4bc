import ALPValidator
import Foundation
import Testing

@MainActor @Suite struct DraftFileTests {
  @Test func aDraftThatCannotBeReadIsKept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = DraftFile(at: folder.appending(path: "draft.json"))
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(try draft.restore(into: form) == FormRestoration())
    try draft.update(for: form)
    form[\.age].text = "3x"
    try draft.update(for: form)
    let resumed = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(try draft.restore(into: resumed) == FormRestoration())
    #expect(resumed[\.age].text == "3x")

    try Data("{".utf8).write(to: draft.url)
    #expect(throws: DecodingError.self) { try draft.restore(into: form) }
    form.reset()
    try draft.update(for: form)
    let kept = draft.url.appendingPathExtension("unreadable")
    #expect(try Data(contentsOf: kept) == Data("{".utf8))
    #expect(throws: CocoaError.self) { try Data(contentsOf: draft.url) }

    form[\.age].text = "36"
    try draft.update(for: form)
    try draft.remove()
    #expect(throws: CocoaError.self) { try Data(contentsOf: kept) }
    #expect(throws: CocoaError.self) { try Data(contentsOf: draft.url) }
  }

  @Test(arguments: [
    #"{"version":1,"version":1}"#,
    #"{"version":1,"form":"# + String(repeating: #"{"parts":"#, count: 600) + "{}",
    #"{"version":1.5}"#, "\u{FEFF}nothing",
  ]) func aDamagedDraftIsNotRestored(text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = DraftFile(at: folder.appending(path: "draft.json"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: draft.url)
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(throws: DecodingError.self) { try draft.restore(into: form) }
    #expect(!form.isDirty && draft.date == nil)
  }

  @Test func aDraftOfWhichNothingCouldBeRestoredIsKept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let draft = DraftFile(at: folder.appending(path: "draft.json"))
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    form[\.age].text = "36"
    try draft.update(for: form)
    var json = try JSONDecoder().decode([String: JSONValue].self, from: Data(contentsOf: draft.url))
    json["form"] = ["parts": ["income": ["control": ["value": 1]]]]
    try JSONEncoder().encode(json).write(to: draft.url)

    let resumed = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(try draft.restore(into: resumed).unrestoredPaths == ["/income"])
    try draft.update(for: resumed)
    let kept = try Data(contentsOf: draft.url.appendingPathExtension("unreadable"))
    #expect(try JSONDecoder().decode([String: JSONValue].self, from: kept) == json)
  }

  @Test func aDraftOfAnotherVersionIsKept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    let earlier = DraftFile(at: folder.appending(path: "draft.json"))
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    form[\.age].text = "36"
    try earlier.update(for: form)

    let draft = DraftFile(at: earlier.url, version: 2)
    let resumed = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(throws: CocoaError.self) { try draft.restore(into: resumed) }
    #expect(!resumed.isDirty && resumed[\.age].text == "")
    try draft.update(for: form)
    #expect(try draft.restore(into: resumed) == FormRestoration())
    #expect(resumed[\.age].text == "36")
    let kept = try Data(contentsOf: draft.url.appendingPathExtension("unreadable"))
    #expect(try JSONDecoder().decode(FormSnapshot<Subscriber>.self, from: kept).version == 1)
  }

  @Test func aFileIsNamedAndDated() throws {
    let draft = DraftFile("\(UUID()) test", version: 3)
    #expect(draft.url.path.contains("/Drafts/") && draft.url.pathExtension == "json" && draft.version == 3)
    #expect(draft.date == nil)
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    form[\.age].text = "36"
    try draft.update(for: form)
    let age = try #require(draft.date).timeIntervalSinceNow
    #expect(abs(age) < 3600)
    try draft.remove()
    try draft.remove()
    #expect(draft.date == nil)
  }

  @Test func aFileThatCannotBeReadNowStays() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()) drafts")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A folder in the place of the file, like a file that is locked, fails to be read.
    let draft = DraftFile(at: folder.appending(path: "draft.json"))
    try FileManager.default.createDirectory(at: draft.url, withIntermediateDirectories: true)
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    #expect(throws: (any Error).self) { try draft.restore(into: form) }
    #expect(FileManager.default.fileExists(atPath: draft.url.path))
  }

  @Test(arguments: ["", "a/b"])
  func aNameIsThatOfAFile(_ name: String) async {
    await #expect(processExitsWith: .failure) { [name] in _ = DraftFile(name) }
  }

  @Test func aDraftIsWrittenOnceTheUserPauses() async {
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    let (updates, continuation) = AsyncStream.makeStream(of: String.self)
    let writer = FormWriter(form, after: .zero) { continuation.yield(form[\.email].text) }
    form[\.email].text = "a"
    form[\.email].text = "ad"
    var iterator = updates.makeAsyncIterator()
    #expect(await iterator.next() == "ad")
    withExtendedLifetime(writer) {}
  }

  @Test func aWriterThatWasReleasedWritesNothing() async throws {
    let form = FormModel(Subscriber(), rules: Subscriber.rules)
    var writeCount = 0
    var writer: FormWriter? = FormWriter(form, after: .zero) { writeCount += 1 }
    form[\.email].text = "a"
    withExtendedLifetime(writer) {}
    writer = nil
    for _ in 0..<100 { await Task.yield() }
    #expect(writeCount == 0)
  }
}
