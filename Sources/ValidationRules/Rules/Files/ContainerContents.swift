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
        decoding: bytes.map { $0 == "\\" ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
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
    /// but every program keeps them in a folder of its own, and an archive with two of these is not a
    /// document.
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

/// Distinguishes the kinds of compound files, the containers of Office documents up to 2003, by their
/// streams.
///
/// [MS-CFB](https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/), sections 2.2, 2.3 and 2.6. Only
/// streams of the root count, because a document may embed documents of other kinds in storages of its own.
enum CompoundFileContents {
  /// Returns the kind of a compound file: that of a known program, or the container's.
  static func mediaType(of source: borrowing some ByteSource & ~Escapable) -> MediaType {
    guard var directory = Directory(of: source) else { return .compoundFile }
    let names = directory.rootNames(in: source)
    return kinds.first { names.contains($0.name) }?.mediaType ?? .compoundFile
  }

  /// The stream or storage that each program writes, from its specification: MS-DOC 2.1, MS-XLS 2.1.2, MS-PPT
  /// 2.1, MS-OXMSG 2.2.
  private static let kinds: [(name: String, mediaType: MediaType)] = [
    ("WordDocument", .doc),
    ("Workbook", .xls),
    ("Book", .xls),  // Excel 5.0 and 95
    ("PowerPoint Document", .ppt),
    ("VisioDocument", MediaType(type: "application", subtype: "vnd.visio")),
    ("__nameid_version1.0", MediaType(type: "application", subtype: "vnd.ms-outlook")),
  ]

  /// The directory of a compound file, of which sectors are located as they are needed.
  private struct Directory {
    private let header: [UInt8]
    private let sectorShift: Int
    private var sectors: [Int]

    init?(of source: borrowing some ByteSource & ~Escapable) {
      guard let header = source.bytes(at: 0, count: 512),
        let shift = header.integer(at: 30, size: 2, .littleEndian), shift == 9 || shift == 12,
        let first = header.integer(at: 48, size: 4, .littleEndian)
      else { return nil }
      self.header = header
      sectorShift = shift
      sectors = [first]
    }

    /// Returns the names of the streams and storages of the root, which are a binary tree.
    mutating func rootNames(in source: borrowing some ByteSource & ~Escapable) -> Set<String> {
      guard let root = entry(0, in: source), let top = root.integer(at: 76, size: 4, .littleEndian) else {
        return []
      }
      var names: Set<String> = []
      var pending = [top]
      var visited: Set<Int> = [0]
      while let number = pending.popLast(), visited.count < 256 {
        guard visited.insert(number).inserted, let entry = entry(number, in: source) else { continue }
        if let name = Self.name(of: entry) { names.insert(name) }
        for position in [68, 72] {
          if let sibling = entry.integer(at: position, size: 4, .littleEndian) { pending.append(sibling) }
        }
      }
      return names
    }

    /// Returns the 128 bytes of a numbered entry.
    private mutating func entry(_ number: Int, in source: borrowing some ByteSource & ~Escapable) -> [UInt8]?
    {
      let perSector = 1 << (sectorShift - 7)
      guard number >= 0, number < 65_536,
        let sector = sector(number / perSector, in: source)
      else { return nil }
      return source.bytes(at: offset(ofSector: sector) &+ number % perSector &* 128, count: 128)
    }

    /// Returns the number of a sector of the directory, by following the chain in the allocation table.
    private mutating func sector(_ index: Int, in source: borrowing some ByteSource & ~Escapable) -> Int? {
      while sectors.count <= index {
        guard let last = sectors.last, let next = successor(of: last, in: source) else { return nil }
        sectors.append(next)
      }
      return sectors[index]
    }

    /// Returns the sector after another, or `nil` at the end of the chain.
    ///
    /// Only the 109 parts of the table that the header locates are looked
    /// at, which reach to 7 MB with small sectors; a directory that goes on later is rare.
    private func successor(of sector: Int, in source: borrowing some ByteSource & ~Escapable) -> Int? {
      let perSector = 1 << (sectorShift - 2)
      let part = sector / perSector
      guard part < 109, let table = header.integer(at: 76 + part * 4, size: 4, .littleEndian),
        let next = source.integer(
          at: offset(ofSector: table) &+ sector % perSector &* 4, size: 4, .littleEndian),
        next < 0xFFFF_FFFA  // the end of the chain, a free sector, or a part of the table itself
      else { return nil }
      return next
    }

    private func offset(ofSector sector: Int) -> Int { (sector &+ 1) &<< sectorShift }

    /// Returns the name of an entry, whose length in bytes counts a final zero.
    private static func name(of entry: [UInt8]) -> String? {
      guard let length = entry.integer(at: 64, size: 2, .littleEndian), (2...64).contains(length) else {
        return nil
      }
      let units = stride(from: 0, to: length - 2, by: 2).compactMap { position in
        entry.unsigned(at: position, size: 2, .littleEndian).map(UInt16.init(truncatingIfNeeded:))
      }
      return String(decoding: units, as: UTF16.self)
    }
  }
}
