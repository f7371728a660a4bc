public import Foundation

/// A file to validate: one on disk, or bytes in memory with a name.
///
/// Each rule reads a file on disk again, and only as far as it needs: its size without opening it, its kind
/// from its first bytes, the width and height of an image from the header. A missing or unreadable file, a
/// folder and a device fail every rule except the one for the extension, even if the rule is inverted.
///
/// ```swift
/// let validator = Validator<FileValue>()
/// validator.addValidationToEnsureFileType(
///   [.png, .jpeg], invalidMessage: "Please choose a picture.")
/// validator.addValidationToEnsureMaximumFileSize(5_000_000)
/// validator.validate(FileValue(url))
/// ```
public struct FileValue: Sendable, Hashable {
  /// Where the bytes are.
  private enum Content: Hashable {
    case url(URL)
    case data(Data)
  }

  /// The file's name with its extension, or `nil` for bytes without one.
  public let name: String?

  private let content: Content

  /// Creates a file on disk, which need not exist.
  ///
  /// The caller starts and stops the access to a security-scoped location. A URL that is not a file URL
  /// cannot be read.
  public init(_ url: URL) {
    name = url.lastPathComponent
    content = .url(url)
  }

  /// Creates a file of bytes in memory, such as an upload that has been received.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - name: The name of the file; `nil` if it has none.
  public init(_ data: Data, name: String? = nil) {
    self.name = name
    content = .data(data)
  }

  /// The number of bytes, or `nil` if the file is not there, is not readable, or is a folder or device.
  public var size: Int? {
    switch content {
    case .data(let data): data.count
    case .url(let url): Self.sizeOfRegularFile(at: url)
    }
  }

  /// The kind of file that its content shows, text included, or `nil` if it is unknown or not readable.
  public var mediaType: MediaType? {
    source.flatMap { MediaType.detected(in: $0, allowsPlainText: true) }
  }

  /// The width and height of an image, or `nil` if the file has no known image format or is not readable.
  public var imageSize: ImageSize? {
    source.flatMap { ImageSize($0) }
  }

  /// The verdict on a file whose content does not show what a rule needs.
  var verdictWithoutAnswer: RuleVerdict { size == nil ? .unreadable : .unsatisfied }

  /// Returns whether the name ends in a dot and an extension, which may itself contain dots.
  ///
  /// Case does not matter. A name that is all extension, such as `.gitignore`, has none.
  func hasExtension(_ fileExtension: String) -> Bool {
    guard let name = name?.lowercased() else { return false }
    let suffix = "." + fileExtension
    return name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
  }

  /// A reader of the content, or `nil` if there is none. `FileHandle` closes the file with the reader.
  // Not inlined: all that reads files would be compiled again for each of the two readers.
  private var source: (any ByteSource)? {
    @inline(never)
    get {
      switch content {
      case .data(let data): return DataSource(data: data)
      case .url(let url):
        // The size first: to open a pipe would wait for its writer.
        guard let size, let handle = try? FileHandle(forReadingFrom: url) else { return nil }
        return FileHandleSource(handle, count: size)
      }
    }
  }

  private static func sizeOfRegularFile(at url: URL) -> Int? {
    guard url.isFileURL else { return nil }
    let path = url.resolvingSymlinksInPath().path
    guard FileManager.default.isReadableFile(atPath: path),
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return (attributes[.size] as? NSNumber)?.intValue
  }
}

/// Reads a file on disk a block at a time, and keeps the block that it read last.
final class FileHandleSource: ByteSource {
  let count: Int

  private static let blockLength = MediaType.bytesNeeded
  private let handle: FileHandle
  private var block: [UInt8] = []
  private var blockOffset = 0

  init(_ handle: FileHandle, count: Int) {
    self.handle = handle
    self.count = count
  }

  func read(at offset: Int, count: Int) -> [UInt8] {
    if offset < blockOffset || offset + count > blockOffset + block.count {
      block = load(at: offset, count: max(count, Self.blockLength))
      blockOffset = offset
    }
    return Array(block.dropFirst(offset - blockOffset).prefix(count))
  }

  /// Returns bytes of the file, fewer if it has become shorter, or none if it cannot be read.
  private func load(at offset: Int, count: Int) -> [UInt8] {
    do {
      try handle.seek(toOffset: UInt64(offset))
      return try handle.read(upToCount: count).map(Array.init) ?? []
    } catch {
      return []
    }
  }
}

/// Reads bytes in memory.
struct DataSource: ByteSource {
  let data: Data

  var count: Int { data.count }

  func read(at offset: Int, count: Int) -> [UInt8] {
    Array(data.dropFirst(offset).prefix(count))
  }
}

extension FileValue: Validatable {}
