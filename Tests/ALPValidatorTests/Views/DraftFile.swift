// The draft of the articles Recipes and ConnectingUIKit.
import ALPValidator
import Foundation

/// The file of a draft.
struct DraftFile<Value: Codable & Sendable>: Sendable {
  let url: URL
  /// The version of the structure. A draft of another one isn't restored.
  var version = 1

  /// Restores the draft into a form, if there is one.
  ///
  /// A draft that can't be read as a whole is kept under another name.
  @MainActor func restore(
    into form: FormModel<Value>
  ) throws -> FormRestoration {
    do {
      let data = try Data(contentsOf: url)
      let snapshot = try JSONDecoder().decode(
        FormSnapshot<Value>.self, from: data)
      guard snapshot.version == version else {
        throw CocoaError(.coderReadCorrupt)
      }
      let restoration = form.restore(snapshot)
      if !restoration.unrestoredPaths.isEmpty { try keepUnderAnotherName() }
      return restoration
    } catch CocoaError.fileReadNoSuchFile {
      return FormRestoration()  // there is no draft
    } catch {
      try keepUnderAnotherName()
      throw error
    }
  }

  private func keepUnderAnotherName() throws {
    let copy = url.appendingPathExtension("unreadable")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.moveItem(at: url, to: copy)
  }

  /// Writes the draft of a form with changes, and deletes that of a form
  /// without any.
  @MainActor func update(for form: FormModel<Value>) throws {
    let files = FileManager.default
    if form.isDirty {
      // A new installation does not have the folder.
      try files.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true)
      let draft = try JSONEncoder().encode(form.snapshot(version: version))
      try draft.write(to: url, options: .atomic)
    } else {
      do {
        try files.removeItem(at: url)
      } catch CocoaError.fileNoSuchFile {}
    }
  }
}
