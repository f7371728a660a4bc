/// Distinguishes the kinds of files that are ZIP archives by their entries.
///
/// [APPNOTE 6.3.10](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), sections 4.3.7, 4.3.12 and
/// 4.3.16. Only names are read, and the content of an entry that is stored first under the name `mimetype`
/// ([OpenDocument 1.3, part 2, section
/// 3.3](https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/), [EPUB OCF
/// 3.3](https://www.w3.org/TR/epub-33/#sec-zip-container-mime)).
enum ZIPContents {
  /// Returns the kind of an archive: a document's, or plain ZIP's.
  static func mediaType(of source: borrowing some ByteSource & ~Escapable) -> MediaType {
    if let mediaType = storedMediaType(of: source) { return mediaType }
    var names = Names()
    if !readDirectory(of: source, into: &names) {
      readLocalHeaders(of: source, into: &names)
    }
    return names.mediaType ?? .zip
  }

  /// More entries than any document has before it shows its kind.
  private static let maximumEntries = 4096

  /// Returns the kind that the first entry names, if it is called `mimetype`.
  private static func storedMediaType(of source: borrowing some ByteSource & ~Escapable) -> MediaType? {
    guard let header = LocalHeader(at: 0, in: source), header.name == "mimetype", header.isStored else {
      return nil
    }
    let content = source.bytes(at: header.contentOffset, upTo: Swift.min(header.contentCount ?? 80, 80))
    let text = content.prefix { $0.isASCIIAlphanumeric || "/.-+".utf8.contains($0) }
    // Of unknown length, the content runs into the `PK` of a data descriptor.
    var name = String(decoding: text, as: UTF8.self)
    if header.contentCount == nil, name.hasSuffix("PK") { name.removeLast(2) }
    guard let mediaType = MediaType(name)?.canonical, !mediaType.fileExtensions.isEmpty,
      mediaType == .epub || mediaType.subtype.hasPrefix("vnd.oasis.opendocument.")
    else { return nil }
    return mediaType
  }

  /// Reads the names of the central directory, or returns `false` if there is none.
  private static func readDirectory(
    of source: borrowing some ByteSource & ~Escapable, into names: inout Names
  ) -> Bool {
    guard let end = endOfDirectory(in: source),
      let size = source.integer(at: end &+ 12, size: 4, .littleEndian),
      let count = source.integer(at: end &+ 10, size: 2, .littleEndian), size <= end
    else { return false }
    // Counted from the end, because an archive may have something in front, which its offsets may not count.
    var offset = end &- size
    for index in 0..<Swift.min(count, maximumEntries) {
      let entry = source.bytes(at: offset, upTo: 46 + Names.maximumLength)
      guard entry.starts(with: [0x50, 0x4B, 0x01, 0x02]),
        let nameLength = entry.integer(at: 28, size: 2, .littleEndian),
        let extraLength = entry.integer(at: 30, size: 2, .littleEndian),
        let commentLength = entry.integer(at: 32, size: 2, .littleEndian)
      else { return index > 0 }
      names.insert(entry.dropFirst(46).prefix(nameLength))
      offset &+= 46 &+ nameLength &+ extraLength &+ commentLength
    }
    return true
  }

  /// Returns the place of the end-of-directory record, which at most a comment of 65,535 bytes follows.
  private static func endOfDirectory(in source: borrowing some ByteSource & ~Escapable) -> Int? {
    for length in [22, 22 + 1024, 22 + 65_535] {
      let start = Swift.max(0, source.count &- length)
      let tail = source.bytes(at: start, upTo: length)
      guard tail.count >= 22 else { return nil }
      for position in stride(from: tail.count - 22, through: 0, by: -1)
      where tail[position] == 0x50 && tail[position + 1] == 0x4B && tail[position + 2] == 0x05
        && tail[position + 3] == 0x06
      {
        return start &+ position
      }
      if start == 0 { return nil }
    }
    return nil
  }

  /// Reads names from the entries themselves, as far as they go, for an archive of which only the start is
  /// there.
  private static func readLocalHeaders(
    of source: borrowing some ByteSource & ~Escapable, into names: inout Names
  ) {
    var offset = 0
    for _ in 0..<maximumEntries {
      guard let header = LocalHeader(at: offset, in: source) else { return }
      names.insert(header.name.utf8.prefix(Names.maximumLength))
      guard let contentCount = header.contentCount else { return }
      offset = header.contentOffset &+ contentCount
    }
  }

  /// The header before an entry.
  private struct LocalHeader {
    let name: String
    let isStored: Bool
    let contentOffset: Int

    /// The stored length, or `nil` if it is after the content.
    let contentCount: Int?

    init?(at offset: Int, in source: borrowing some ByteSource & ~Escapable) {
      let bytes = source.bytes(at: offset, upTo: 30 + Names.maximumLength)
      guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]),
        let flags = bytes.integer(at: 6, size: 2, .littleEndian),
        let method = bytes.integer(at: 8, size: 2, .littleEndian),
        let length = bytes.integer(at: 18, size: 4, .littleEndian),
        let nameLength = bytes.integer(at: 26, size: 2, .littleEndian),
        let extraLength = bytes.integer(at: 28, size: 2, .littleEndian)
      else { return nil }
      name = String(decoding: bytes.dropFirst(30).prefix(nameLength), as: UTF8.self)
      isStored = method == 0
      contentOffset = offset &+ 30 &+ nameLength &+ extraLength
      contentCount = flags & 8 != 0 && length == 0 ? nil : length
    }
  }

  /// The findings from the names of an archive's entries.
  private struct Names {
    /// The part of a name that is examined.
    static let maximumLength = 40

    private var hasContentTypes = false
    private var hasMacros = false
    private var hasBinaryWorkbook = false
    private var hasJavaManifest = false
    private var hasAndroidManifest = false
    private var folders: Set<String> = []

    /// Examines a name. Some programs write backslashes, or a leading slash.
    mutating func insert(_ bytes: some Sequence<UInt8>) {
      var name = String(
        decoding: bytes.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
      if name.hasPrefix("/") { name.removeFirst() }
      switch name {
      case "[Content_Types].xml": hasContentTypes = true
      case "META-INF/MANIFEST.MF": hasJavaManifest = true
      case "AndroidManifest.xml": hasAndroidManifest = true
      case "xl/workbook.bin": hasBinaryWorkbook = true
      default: break
      }
      for folder in ["word/", "xl/", "ppt/"] where name.hasPrefix(folder) {
        folders.insert(folder)
        if name == folder + "vbaProject.bin" { hasMacros = true }
      }
    }

    /// The kind that all the names together show.
    ///
    /// Office Open XML ([ISO/IEC 29500-2](https://www.iso.org/standard/77818.html)) names its parts freely,
    /// but every program keeps them in a folder of its own, and an archive with two of these is not a document.
    var mediaType: MediaType? {
      if hasContentTypes, folders.count == 1 {
        if folders.contains("word/") { return hasMacros ? .docm : .docx }
        if folders.contains("ppt/") { return hasMacros ? .pptm : .pptx }
        return hasBinaryWorkbook ? .xlsb : hasMacros ? .xlsm : .xlsx
      }
      if hasAndroidManifest {
        return MediaType(type: "application", subtype: "vnd.android.package-archive")
      }
      return hasJavaManifest ? .jar : nil
    }
  }
}
