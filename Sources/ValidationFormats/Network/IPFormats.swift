/// Recognizes IPv4 addresses in dotted-decimal form, such as `192.0.2.1`.
///
/// The grammar is `IPv4address` of
/// [RFC 3986, section 3.2.2](https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2). It has no
/// leading zeros, because some resolvers read `010` as octal 8.
public enum IPv4Format {
  /// Returns whether the whole text is an IPv4 address.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are an IPv4 address.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 7, bytes.count <= 15 else { return false }
    var dots = 0
    var octet = 0
    var digits = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        // A second digit after a leading zero.
        guard digits == 0 || octet > 0 else { return false }
        octet = octet &* 10 &+ byte.digitValue
        digits += 1
        guard octet <= 255 else { return false }
      } else {
        guard byte == ".", digits > 0, dots < 3 else { return false }
        dots &+= 1
        octet = 0
        digits = 0
      }
    }
    return dots == 3 && digits > 0
  }
}

/// Recognizes IPv6 addresses in all their text forms, such as `2001:db8::1` and `::ffff:192.0.2.1`.
///
/// The forms are those of [RFC 4291, section 2.2](https://www.rfc-editor.org/rfc/rfc4291#section-2.2): eight
/// groups of one to four hexadecimal digits, `::` for one or more groups of zeros, and an IPv4 address (as in
/// `IPv4Format`, without leading zeros) for the last two groups. Brackets, a prefix length and a port are not
/// part of an address.
///
/// ```swift
/// IPv6Format.matches("2001:db8::1")                            // true
/// IPv6Format.matches("fe80::1%eth0", .allowsZone)  // true
/// IPv6Format.matches("[::1]")                                  // false
/// ```
public enum IPv6Format {
  /// Returns whether the whole text is an IPv6 address.
  ///
  /// - Parameters:
  ///   - text: The text, without brackets.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is an IPv6 address.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, allowsZone: options.contains(.allowsZone)) }
  }

  /// Returns whether all the bytes are an IPv6 address.
  @inline(never)
  static func matches(_ bytes: Span<UInt8>, allowsZone: Bool) -> Bool {
    guard allowsZone, let percent = offsetOfZone(bytes) else {
      return matches(bytes, maximumGroupsBesideGap: 7)
    }
    return isZone(bytes, from: percent &+ 1)
      && matches(bytes.extracting(0..<percent), maximumGroupsBesideGap: 7)
  }

  /// Returns whether all the bytes are an IPv6 address without a zone.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - maximumGroupsBesideGap: The maximum number of groups if `::` replaces the others: 7 after
  ///     RFC 4291, 6 after the stricter grammar of
  ///     [RFC 5321, section 4.1.3](https://www.rfc-editor.org/rfc/rfc5321#section-4.1.3).
  /// - Returns: `true` if all the bytes are an IPv6 address without a zone.
  @inline(never)
  static func matches(_ bytes: Span<UInt8>, maximumGroupsBesideGap: Int) -> Bool {
    guard bytes.count >= 2, bytes.count <= 45 else { return false }
    var groups = 0
    var digits = 0
    var hasGap = false
    var index = 0
    if bytes[0] == ":" {
      guard bytes[1] == ":" else { return false }
      hasGap = true
      index = 2
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isASCIIHexDigit {
        digits += 1
        guard digits <= 4 else { return false }
      } else if byte == ":" {
        // Behind a group; a second colon right here is the gap.
        guard digits > 0 else { return false }
        groups += 1
        digits = 0
        guard index + 1 < bytes.count else { return false }
        if bytes[index + 1] == ":" {
          guard !hasGap else { return false }
          hasGap = true
          index += 1
        }
      } else {
        guard byte == ".", digits > 0,
          IPv4Format.matches(bytes.extracting((index - digits)..<bytes.count))
        else { return false }
        groups += 1
        break
      }
      index += 1
    }
    if digits > 0 { groups += 1 }
    return hasGap ? groups <= maximumGroupsBesideGap : groups == 8
  }

  private static func offsetOfZone(_ bytes: Span<UInt8>) -> Int? {
    // No address is longer than 45 bytes.
    for index in 0..<min(bytes.count, 46) where bytes[index] == "%" { return index }
    return nil
  }

  /// Returns whether the bytes from an offset on name a zone.
  ///
  /// RFC 4007 leaves the name to the system; here it has no control character, no whitespace, no second `%`,
  /// and none of the delimiters `/`, `[` and `]` that end an address in a URI or a prefix.
  private static func isZone(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    guard start < bytes.count else { return false }
    var isASCII = true
    for index in start..<bytes.count {
      switch bytes[index] {
      case ...0x20, 0x7F, "%", "/", "[", "]":
        return false
      case 0x80...: isASCII = false
      default: continue
      }
    }
    return isASCII || isFreeOfUnicodeSpace(bytes, from: start)
  }

  /// Returns whether the bytes from an offset on are UTF-8 without whitespace or control characters.
  @inline(never)
  private static func isFreeOfUnicodeSpace(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      guard let (value, length) = bytes.codePoint(at: index), let scalar = Unicode.Scalar(value),
        scalar.properties.generalCategory != .control, !scalar.properties.isWhitespace
      else { return false }
      index &+= length
    }
    return true
  }
}

extension IPv6Format {
  /// The options of IPv6 addresses.
  public struct Options: FormatOptions {
    /// A zone can follow the address, as in `fe80::1%eth0` ([RFC 4007, section
    /// 11](https://www.rfc-editor.org/rfc/rfc4007#section-11)).
    public static let allowsZone = Self(rawValue: 1 << 0)

    public static let names: [OptionName] = ["allowsZone"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
