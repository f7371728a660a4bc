/// Bytes that can be read in pieces, such as a file of which only the header is needed.
///
/// `[UInt8]` and `Span<UInt8>` are byte sources. A source for a file seeks and reads; it should keep the
/// block that it read last, because the reads are small and mostly near one another.
public protocol ByteSource: ~Escapable {
  /// The number of bytes.
  var count: Int { get }

  /// Returns some of the bytes.
  ///
  /// The ranges always lie within `count`. A source that fails to read returns an empty array,
  /// and the file is then treated as malformed.
  ///
  /// - Parameters:
  ///   - offset: The index of the first byte.
  ///   - count: The number of bytes.
  /// - Returns: Some of the bytes.
  func read(at offset: Int, count: Int) -> [UInt8]
}

extension Array: ByteSource where Element == UInt8 {
  /// Returns a copy of some of the bytes.
  public func read(at offset: Int, count: Int) -> [UInt8] {
    Array(self[offset..<offset + count])
  }
}

extension Span: ByteSource where Element == UInt8 {
  /// Returns a copy of some of the bytes.
  public func read(at offset: Int, count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in offset..<offset + count { bytes.append(self[index]) }
    return bytes
  }
}

extension ByteSource where Self: ~Escapable {
  /// Returns the bytes at an offset: fewer at the end, none outside the source or if it cannot be read.
  func bytes(at offset: Int, upTo limit: Int) -> [UInt8] {
    let available = count
    guard offset >= 0, offset < available, limit > 0 else { return [] }
    let wanted = Swift.min(limit, available &- offset)
    let bytes = read(at: offset, count: wanted)
    return bytes.count == wanted ? bytes : []
  }

  /// Returns exactly `wanted` bytes, or `nil` if some are missing.
  func bytes(at offset: Int, count wanted: Int) -> [UInt8]? {
    let bytes = bytes(at: offset, upTo: wanted)
    return bytes.count == wanted ? bytes : nil
  }

  /// Returns the unsigned integer of up to eight bytes at an offset, or `nil` if it is not there or too
  /// large.
  func integer(at offset: Int, size: Int, _ order: ByteOrder) -> Int? {
    guard let bytes = bytes(at: offset, count: size) else { return nil }
    return bytes.integer(at: 0, size: size, order)
  }

  /// Returns whether the ASCII text is at an offset.
  func hasASCII(_ text: String, at offset: Int) -> Bool {
    bytes(at: offset, upTo: text.utf8.count).hasASCII(text, at: 0)
  }
}

/// The order of the bytes of an integer.
enum ByteOrder {
  case bigEndian
  case littleEndian
}

extension [UInt8] {
  /// Returns the unsigned integer of up to eight bytes at an offset, or `nil` if it is not there or too
  /// large.
  func integer(at offset: Int, size: Int, _ order: ByteOrder) -> Int? {
    unsigned(at: offset, size: size, order).flatMap(Int.init(exactly:))
  }

  /// Returns the unsigned integer of up to eight bytes at an offset, or `nil` if it is not there.
  func unsigned(at offset: Int, size: Int, _ order: ByteOrder) -> UInt64? {
    guard offset >= 0, size <= 8, size <= count, offset <= count &- size else { return nil }
    var value: UInt64 = 0
    for index in 0..<size {
      let position = order == .bigEndian ? index : size &- 1 &- index
      value = value << 8 | UInt64(self[offset &+ position])
    }
    return value
  }

  /// Returns whether the ASCII text is at an offset.
  func hasASCII(_ text: String, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count else { return false }
    return self[offset...].starts(with: text.utf8)
  }
}
