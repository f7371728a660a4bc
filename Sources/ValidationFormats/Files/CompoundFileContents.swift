/// Distinguishes the kinds of compound files, the containers of Office documents up to 2003, by their streams.
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
