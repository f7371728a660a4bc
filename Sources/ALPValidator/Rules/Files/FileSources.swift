import Foundation
import ValidationFormats

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
