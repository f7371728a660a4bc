/// An IP address of either version.
///
/// Addresses are equal if they are the same number with the same zone, however they were written.
///
/// ```swift
/// let address = IPAddress("2001:DB8:0:0:0:0:0:1")
/// address?.version      // .v6
/// address?.description  // "2001:db8::1"
/// ```
public struct IPAddress: Sendable, Hashable {
  /// A version of the internet protocol; the raw value is its number.
  public enum Version: Int, Sendable, Hashable, CaseIterable {
    /// Addresses of 32 bits.
    case v4 = 4
    /// Addresses of 128 bits.
    case v6 = 6
  }

  /// The version of the internet protocol that the address belongs to.
  public let version: Version

  /// The zone of an IPv6 address, such as `eth0`, or nil if it has none.
  public let zone: String?

  /// The address as a number of 128 bits.
  private let high: UInt64
  private let low: UInt64

  /// Creates an address from text that ``IPAddressFormat`` accepts, or returns `nil`.
  ///
  /// - Parameters:
  ///   - text: The text, as in ``IPAddressFormat``.
  ///   - options: What is accepted beyond the standard.
  public init?(_ text: String, _ options: IPAddressFormat.Options = .standard) {
    guard IPAddressFormat.matches(text, options) else { return nil }
    let isVersion6 = text.utf8.contains(UInt8(ascii: ":"))
    version = isVersion6 ? .v6 : .v4
    let percent = text.utf8.firstIndex(of: UInt8(ascii: "%"))
    zone = percent.map { String(text[text.utf8.index(after: $0)...]) }
    let address = Array(text.utf8[..<(percent ?? text.utf8.endIndex)])[...]
    (high, low) = Self.number(of: isVersion6 ? Self.octets(ofIPv6: address) : Self.octets(ofIPv4: address))
  }

  /// Creates an address from its octets in network order: four for IPv4, sixteen for IPv6.
  public init?(bytes: some Collection<UInt8>) {
    switch bytes.count {
    case 4: version = .v4
    case 16: version = .v6
    default: return nil
    }
    zone = nil
    (high, low) = Self.number(of: bytes)
  }

  /// The octets in network order: four for IPv4, sixteen for IPv6.
  public var bytes: [UInt8] {
    (0..<(version == .v4 ? 4 : 16)).reversed().map { octet in
      UInt8(truncatingIfNeeded: (octet < 8 ? low : high) >> (octet % 8 * 8))
    }
  }

  private static func number(of octets: some Collection<UInt8>) -> (high: UInt64, low: UInt64) {
    octets.reduce(into: (high: 0, low: 0)) { number, octet in
      number = (number.high << 8 | number.low >> 56, number.low << 8 | UInt64(octet))
    }
  }

  /// Returns the octets of a text that is known to be an IPv4 address.
  private static func octets(ofIPv4 text: ArraySlice<UInt8>) -> [UInt8] {
    text.split(separator: UInt8(ascii: ".")).map { digits in
      digits.reduce(0) { $0 &* 10 &+ UInt8(truncatingIfNeeded: $1.digitValue) }
    }
  }

  /// Returns the octets of a text that is known to be an IPv6 address without a zone.
  private static func octets(ofIPv6 text: ArraySlice<UInt8>) -> [UInt8] {
    var octets: [UInt8] = []
    var gap = 0
    // Of the parts between colons, an empty one is the gap, or one of two if the gap is at either end.
    for part in text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      if part.isEmpty {
        gap = octets.count
      } else if part.contains(UInt8(ascii: ".")) {
        octets += Self.octets(ofIPv4: part)
      } else {
        let group = part.reduce(0) { $0 << 4 | ($1.isASCIIDigit ? $1.digitValue : Int($1 & 0xF) + 9) }
        octets += [UInt8(truncatingIfNeeded: group >> 8), UInt8(truncatingIfNeeded: group)]
      }
    }
    octets.insert(contentsOf: repeatElement(0, count: 16 - octets.count), at: gap)
    return octets
  }
}

extension IPAddress: Comparable {
  /// Orders IPv4 before IPv6, then by number, then by zone.
  public static func < (left: Self, right: Self) -> Bool {
    (left.version.rawValue, left.high, left.low, left.zone ?? "")
      < (right.version.rawValue, right.high, right.low, right.zone ?? "")
  }
}

extension IPAddress {
  /// The address in its canonical form, which is its description.
  public var canonical: String { description }
}

extension IPAddress: LosslessStringConvertible {
  /// Creates an address from text that ``IPAddressFormat`` accepts without options.
  public init?(_ description: String) { self.init(description, .standard) }

  /// The canonical text form, which for IPv6 is that of [RFC
  /// 5952](https://www.rfc-editor.org/rfc/rfc5952#section-4).
  ///
  /// The last 32 bits are written as an IPv4 address after the prefixes for embedded IPv4 addresses
  /// (RFC 5952, section 5): `::ffff:0:0/96`, `::ffff:0:0:0/96` and, of
  /// [RFC 6052](https://www.rfc-editor.org/rfc/rfc6052#section-2.4), `64:ff9b::/96`.
  public var description: String {
    guard version == .v6 else { return Self.dotted(low) }
    let groups = (0..<8).map { ($0 < 4 ? high : low) >> (48 - $0 % 4 * 16) & 0xFFFF }
    let hexadecimals = groups.prefix(endsInIPv4 ? 6 : 8)
    let gap = Self.longestRunOfZeros(in: hexadecimals)
    var text = ""
    for (index, group) in hexadecimals.enumerated() {
      if gap.contains(index) {
        if index == gap.lowerBound { text += "::" }
      } else {
        if index > 0, index != gap.upperBound { text += ":" }
        text += String(group, radix: 16)
      }
    }
    if endsInIPv4 { text += (gap.upperBound == 6 ? "" : ":") + Self.dotted(low) }
    return text + (zone.map { "%" + $0 } ?? "")
  }

  private var endsInIPv4: Bool {
    switch (high, low >> 32) {
    case (0, 0xFFFF), (0, 0xFFFF_0000), (0x0064_FF9B_0000_0000, 0): true
    default: false
    }
  }

  private static func dotted(_ number: UInt64) -> String {
    "\(number >> 24 & 0xFF).\(number >> 16 & 0xFF).\(number >> 8 & 0xFF).\(number & 0xFF)"
  }

  /// Returns the longest run of two zeros or more, the first one of equal length, or an empty range beyond
  /// all groups if there is none.
  private static func longestRunOfZeros(in groups: some Collection<UInt64>) -> Range<Int> {
    var longest = Int.max..<Int.max
    var start = 0
    for (index, group) in groups.enumerated() {
      if group != 0 {
        start = index + 1
      } else if index >= start + 1, index + 1 - start > longest.count {
        longest = start..<(index + 1)
      }
    }
    return longest
  }
}

/// Recognizes IP addresses of either version, such as `192.0.2.1` and `2001:db8::1`.
///
/// They are those of ``IPv4Format`` and ``IPv6Format``.
public enum IPAddressFormat {
  /// Returns whether the whole text is an IP address.
  ///
  /// - Parameters:
  ///   - text: The text, without brackets, prefix length or port.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is an IP address.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, allowsZone: options.contains(.allowsZone)) }
  }

  /// Returns whether all the bytes are an IP address.
  static func matches(_ bytes: Span<UInt8>, allowsZone: Bool) -> Bool {
    IPv4Format.matches(bytes) || IPv6Format.matches(bytes, allowsZone: allowsZone)
  }
}

extension IPAddressFormat {
  /// The options of IP addresses, which apply to version 6.
  public typealias Options = IPv6Format.Options
}
