/// Reads the bits of an address that come after the prefix of its network.
enum HostBits {
  /// Returns whether the bits of an IPv4 address after a prefix are zero.
  ///
  /// - Parameters:
  ///   - address: Bytes that ``IPv4Format`` accepts.
  ///   - prefixLength: The length of the prefix, from 0 to 32.
  /// - Returns: `true` if the bits are zero.
  static func areZero(inIPv4 address: Span<UInt8>, prefixLength: Int) -> Bool {
    let prefix = UInt32(truncatingIfNeeded: prefixLength)
    // A shift by the whole width is zero.
    return number(ofIPv4: address) << prefix == 0
  }

  /// Returns whether the bits of an IPv6 address after a prefix are zero.
  ///
  /// - Parameters:
  ///   - address: Bytes that ``IPv6Format`` accepts, without a zone.
  ///   - prefixLength: The length of the prefix, from 0 to 128.
  /// - Returns: `true` if the bits are zero.
  static func areZero(inIPv6 address: Span<UInt8>, prefixLength: Int) -> Bool {
    var groups = IPv6GroupReader(address)
    while let (position, value) = groups.next(in: address) {
      let firstBit = position &* 16
      let prefixBits = min(max(prefixLength &- firstBit, 0), 16)
      let hostMask = UInt32(0xFFFF) >> UInt32(truncatingIfNeeded: prefixBits)
      guard value & hostMask == 0 else { return false }
    }
    return true
  }

  fileprivate static func number(ofIPv4 address: Span<UInt8>) -> UInt32 {
    var number: UInt32 = 0
    var octet: UInt32 = 0
    for index in address.indices {
      if address[index] == "." {
        number = number &<< 8 | octet
        octet = 0
      } else {
        octet = octet &* 10 &+ UInt32(address[index] &- 0x30)
      }
    }
    return number &<< 8 | octet
  }
}

/// Reads the groups of an IPv6 address that are written, each with its position among the eight.
private struct IPv6GroupReader {
  private var index = 0

  /// The position of the next group.
  private var position = 0

  /// The position of the first group after `::`.
  private let positionAfterGap: Int

  /// The second half of an IPv4 address at the end.
  private var pending: UInt32?

  init(_ address: Span<UInt8>) {
    var groupsAfterGap = 0
    var index = address.count
    var isInGroup = false
    while index > 0 {
      index -= 1
      let byte = address[index]
      if byte == ":" {
        if !isInGroup { break }
        isInGroup = false
      } else {
        if !isInGroup { groupsAfterGap &+= 1 }
        if byte == ".", groupsAfterGap == 1 { groupsAfterGap = 2 }
        isInGroup = true
      }
    }
    positionAfterGap = 8 &- groupsAfterGap
  }

  /// Returns the next group, or `nil` after the last one.
  mutating func next(in address: Span<UInt8>) -> (position: Int, value: UInt32)? {
    defer { position += 1 }
    if let value = pending {
      pending = nil
      return (position, value)
    }
    var colons = 0
    while index < address.count, address[index] == ":" {
      colons &+= 1
      index += 1
    }
    if colons == 2 { position = positionAfterGap }
    guard index < address.count else { return nil }
    let start = index
    var value: UInt32 = 0
    while index < address.count, address[index] != ":" {
      guard address[index] != "." else {
        let number = HostBits.number(ofIPv4: address.extracting(start..<address.count))
        index = address.count
        pending = number & 0xFFFF
        return (position, number >> 16)
      }
      let digit = address[index]
      value = value &<< 4 | UInt32(digit.isASCIIDigit ? digit & 0xF : (digit & 0xF) &+ 9)
      index += 1
    }
    return (position, value)
  }
}
