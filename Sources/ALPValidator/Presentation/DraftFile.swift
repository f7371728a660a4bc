public import Foundation

/// The file of a draft: what a user has typed into a form, to go on with it later.
///
/// ```swift
/// let form = FormModel(profile, rules: Profile.rules)
/// let draft = DraftFile(at: url, version: 2)
/// try draft.restore(into: form)
/// try draft.update(for: form)  // after a pause, and when the app leaves
/// ```
///
/// SwiftUI has `keepsDraft(of:in:)` for that; elsewhere, a ``FormWriter`` calls ``update(for:)``.
///
/// The file has a ``FormSnapshot``, without properties that are declared as secret. On Apple's systems, it can't be read
/// while the device is locked. A draft of another version is not restored. A draft that can't be read, or not in full, is
/// kept beside the file, with the extension `unreadable`.
public struct DraftFile: Hashable, Sendable {
  /// Where the file is.
  public let url: URL
  /// The version of the structure.
  public let version: Int

  /// Creates the description of a file, which need not exist.
  ///
  /// - Parameters:
  ///   - url: Where the file is. Its folder is made when it is missing.
  ///   - version: The version of the structure. Increase it if earlier drafts have another meaning.
  public init(at url: URL, version: Int = 1) {
    self.url = url
    self.version = version
  }

  /// Creates the description of a file in the folder `Drafts` of the app's support files.
  ///
  /// - Parameters:
  ///   - name: The name of the draft, such as `"profile"` or `"message-17"`.
  ///   - version: The version of the structure. Increase it if earlier drafts have another meaning.
  /// - Precondition: `name` is not empty and has no slash.
  public init(_ name: String, version: Int = 1) {
    precondition(!name.isEmpty && !name.contains("/"), "'\(name)' is not the name of a file")
    let files = FileManager.default
    let support =
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    self.init(at: support.appending(path: "Drafts/\(name).json"), version: version)
  }

  /// When the draft was written; `nil` if there is none.
  public var date: Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }

  /// Restores the draft into a form, if there is one. Keeps a draft that can't be read, or not in full, under another name.
  ///
  /// - Parameter form: The form.
  /// - Returns: What remains to be done, such as conflicts with a newer base. Both lists are empty if there is no draft.
  /// - Throws: The error of the file system, after which the draft stays; `DecodingError`; or `CocoaError` for a draft
  ///   of another version. The form is unchanged then.
  @discardableResult
  @MainActor public func restore<Value: Codable & Sendable>(into form: FormModel<Value>) throws
    -> FormRestoration
  {
    let data: Data
    do { data = try Data(contentsOf: url) } catch CocoaError.fileReadNoSuchFile {
      return FormRestoration()  // there is no draft
    }
    do {
      let snapshot: FormSnapshot<Value> = try Self.snapshot(in: data)
      guard snapshot.version == version else { throw CocoaError(.coderReadCorrupt) }
      let restoration = form.restore(snapshot)
      if !restoration.unrestoredPaths.isEmpty { try keepUnderAnotherName() }
      return restoration
    } catch {
      try keepUnderAnotherName()
      throw error
    }
  }

  /// Reads a draft, in which a key that is there twice or a depth without end is a fault.
  private static func snapshot<Value>(in data: Data) throws -> FormSnapshot<Value> {
    let document: JSONDocument
    do {
      document = try JSONDocument(data)
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: error.explanation()))
    }
    return try document.value(FormSnapshot<Value>.self, with: JSONDecoder())
  }

  private func keepUnderAnotherName() throws {
    try remove(unreadable)
    try FileManager.default.moveItem(at: url, to: unreadable)
  }

  private var unreadable: URL { url.appendingPathExtension("unreadable") }

  /// Writes the draft of a form with changes, and removes that of a form without any, such as one that was saved.
  ///
  /// - Parameter form: The form.
  /// - Throws: The error of the file system, or of the encoder.
  @MainActor public func update<Value: Codable & Sendable>(for form: FormModel<Value>) throws {
    guard form.isDirty else { return try remove(url) }
    // A new installation doesn't have the folder.
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let draft = try JSONEncoder().encode(form.snapshot(version: version))
    #if canImport(Darwin)
    // A draft is also written while the device is being locked.
    try draft.write(to: url, options: [.atomic, .completeFileProtectionUnlessOpen])
    #else
    try draft.write(to: url, options: .atomic)
    #endif
  }

  /// Removes the draft, and what was kept of one that can't be read. Does nothing if there is none.
  ///
  /// A draft is of one user. Call this function when the user signs out.
  ///
  /// - Throws: The error of the file system.
  public func remove() throws {
    try remove(url)
    try remove(unreadable)
  }

  private func remove(_ file: URL) throws {
    do {
      try FileManager.default.removeItem(at: file)
    } catch CocoaError.fileNoSuchFile {}
  }
}
