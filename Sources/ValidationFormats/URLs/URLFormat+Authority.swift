extension URLFormat {
  /// Recognizes the part between the slashes and the path.
  ///
  ///     authority = [ userinfo "@" ] host [ ":" port ]  ; RFC 3986, section 3.2
  struct Authority {
    let allowsLocalhost: Bool
    let allowsSingleLabelHost: Bool

    init(_ options: URLFormat.Options) {
      allowsLocalhost = options.contains(.allowsLocalhost)
      allowsSingleLabelHost = options.contains(.allowsSingleLabelHost)
    }
  }
}

extension URLFormat.Authority {
  /// Where an authority ends.
  enum End {
    case end(Int)
    /// There is an authority up to here if certain bytes are a name, which only the tables know.
    case endIfHost(Int, Range<Int>)
    case invalid
    /// Not decided at first sight.
    case undecided
  }

  private static let extensions = HostnameFormat.Extensions(allowsUnderscores: true, allowsRootDot: true)

  /// Finds the end of the authority that begins at an index.
  ///
  /// The cursor is before the authority, and afterwards after the byte at the end.
  @inline(__always)
  func end(_ bytes: Span<UInt8>, from start: Int, cursor: inout SeparatorCursor) -> End {
    let end = plainEnd(bytes, from: start, cursor: &cursor)
    if case .undecided = end { return anyEnd(bytes, from: start, cursor: &cursor) }
    return end
  }

  /// Whether bytes are a name with labels of Unicode, in one form or the other, that makes a host.
  func isUnicodeHost(_ bytes: Span<UInt8>) -> Bool {
    if let labels = HostnameFormat.Labels(unicode: bytes, asciiOnly: false, extensions: Self.extensions) {
      // A numeric name is an IPv4 address, in which other dots stand for those of ASCII.
      guard labels.isLastNumeric, let name = MappedHostname(bytes) else { return isHost(bytes, labels) }
      return isHost(name.bytes.span, labels)
    }
    guard let name = MappedHostname(bytes),
      let labels = HostnameFormat.Labels(name.bytes.span, asciiOnly: false, extensions: Self.extensions)
    else { return false }
    return isHost(name.bytes.span, labels)
  }

  /// Finds the end of a host of ASCII labels, with or without a port.
  @inline(__always)
  private func plainEnd(_ bytes: Span<UInt8>, from start: Int, cursor: inout SeparatorCursor) -> End {
    guard
      case .labels(let labels, let endOfHost) = HostnameFormat.scan(
        bytes, from: start, cursor: &cursor, extensions: Self.extensions)
    else { return .undecided }
    var end = endOfHost
    if end < bytes.count, bytes[end] == ":" {
      end = cursor.next(in: bytes)
      guard isPort(bytes.extracting((endOfHost + 1)..<end)) else { return .undecided }
    }
    guard isEnd(bytes, end) else { return bytes[end].mayPrecedeHost ? .undecided : .invalid }
    return isHost(bytes.extracting(start..<endOfHost), labels) ? .end(end) : .invalid
  }

  /// Finds the end of an authority of any kind.
  @inline(never)
  private func anyEnd(_ bytes: Span<UInt8>, from start: Int, cursor: inout SeparatorCursor) -> End {
    let hostStart = endOfUserInformation(bytes, from: start)
    if hostStart > start {
      cursor = SeparatorCursor(from: hostStart)
      let end = plainEnd(bytes, from: hostStart, cursor: &cursor)
      if case .undecided = end {} else { return end }
    }
    var endOfHost = hostStart
    let isLiteral = hostStart < bytes.count && bytes[hostStart] == "["
    if isLiteral {
      // The colons up to the bracket belong to the address.
      while endOfHost < bytes.count, bytes[endOfHost] != "]" { endOfHost += 1 }
    }
    while !isEnd(bytes, endOfHost), bytes[endOfHost] != ":" { endOfHost += 1 }
    var end = endOfHost
    while !isEnd(bytes, end) { end += 1 }
    guard endOfHost == end || isPort(bytes.extracting((endOfHost + 1)..<end)) else { return .invalid }

    cursor = SeparatorCursor(from: end)
    _ = cursor.next(in: bytes)
    if isLiteral { return Self.isLiteralHost(bytes.extracting(hostStart..<endOfHost)) ? .end(end) : .invalid }
    var hostCursor = SeparatorCursor(from: hostStart)
    let scan = HostnameFormat.scan(bytes, from: hostStart, cursor: &hostCursor, extensions: Self.extensions)
    guard case .undecided = scan else { return .invalid }
    return .endIfHost(end, hostStart..<endOfHost)
  }

  /// The index after a user, perhaps with a password, and the at sign; the start if there is none.
  ///
  ///     userinfo = *( unreserved / pct-encoded / sub-delims / ":" )
  private func endOfUserInformation(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var cursor = SeparatorCursor(from: start)
    var hasColon = false
    while true {
      let index = cursor.next(in: bytes)
      guard index < bytes.count else { return start }
      switch bytes[index] {
      case "@":
        return index > start ? index + 1 : start
      case ":":
        guard index > start, !hasColon else { return start }
        hasColon = true
      case "%":
        guard URLFormat.isPercentEncoded(bytes, at: index) else { return start }
      default:
        guard bytes[index].isUnreservedOrSubDelimiter else { return start }
      }
    }
  }

  @inline(__always)
  private func isEnd(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    let byte = bytes[index]
    return byte == "/" || byte == "?" || byte == "#"
  }

  /// Whether bytes are a port; it may be empty, as RFC 3986, section 3.2.3, has it.
  @inline(__always)
  private func isPort(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= 5, bytes.count <= 1 || bytes[0] != "0" else { return false }
    var port = 0
    for index in bytes.indices {
      guard bytes[index].isASCIIDigit else { return false }
      port = port &* 10 &+ bytes[index].digitValue
    }
    return port <= 65535
  }
}

extension URLFormat.Authority {
  /// Whether labels make a host.
  @inline(__always)
  private func isHost(_ bytes: Span<UInt8>, _ labels: HostnameFormat.Labels) -> Bool {
    if labels.isLastNumeric { return IPv4Format.matches(bytes) }
    return labels.count > 1 || allowsSingleLabelHost || allowsLocalhost && isLocalhost(bytes)
  }

  private func isLocalhost(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 9 || bytes.count == 10 && bytes[9] == "." else { return false }
    // The word reads `localhos` from its lowest byte on.
    return bytes.word(at: 0) | 0x2020_2020_2020_2020 == 0x736F_686C_6163_6F6C
      && bytes[8] | 0x20 == "t"
  }

  /// Whether bytes that begin with a bracket are an address in brackets.
  ///
  ///     IP-literal = "[" ( IPv6address / IPvFuture  ) "]"
  ///     IPvFuture  = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
  static func isLiteralHost(_ literal: Span<UInt8>) -> Bool {
    guard literal.count > 2, literal[literal.count - 1] == "]" else { return false }
    let bytes = literal.extracting(1..<(literal.count - 1))
    guard bytes[0] | 0x20 == "v" else {
      return IPv6Format.matches(bytes, allowsZone: false)
    }
    var dot = 1
    while dot < bytes.count, bytes[dot].isASCIIHexDigit { dot += 1 }
    guard dot > 1, dot + 1 < bytes.count, bytes[dot] == "." else { return false }
    for index in (dot + 1)..<bytes.count {
      guard bytes[index].isUnreservedOrSubDelimiter || bytes[index] == ":" else { return false }
    }
    return true
  }
}

extension UInt8 {
  /// Whether the byte can follow user information that looks like a host.
  fileprivate var mayPrecedeHost: Bool {
    self == "@" || self == ":" || self == "%"
      || isUnreservedOrSubDelimiter
  }

  /// Whether the byte is `unreserved` or one of `sub-delims` of RFC 3986.
  @inline(__always)
  var isUnreservedOrSubDelimiter: Bool {
    if isASCIIAlphanumeric { return true }
    // Bits of !$&'()*+,-.;= and of _~, 64 code points each.
    let bits: UInt64 = self < 0x40 ? 0x2800_7FD2_0000_0000 : 0x4000_0000_8000_0000
    return self < 0x80 && bits &>> UInt64(self & 0x3F) & 1 == 1
  }
}
