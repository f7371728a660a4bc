extension URLFormat {
  /// Returns the canonical form of a URL, or `nil` for other text.
  ///
  /// The form is that of [RFC 3986, section 6.2](https://www.rfc-editor.org/rfc/rfc3986#section-6.2): scheme
  /// and host are lower case, Unicode labels are A-labels, the default port is left out, an empty path is
  /// `/`, dot segments are removed, and only those characters are percent-encoded that have to be. A missing
  /// scheme is `https`.
  ///
  /// ```swift
  /// URLFormat.canonical("HTTP://Example.COM:80/%7Eada/../a")
  /// // "http://example.com/a"
  /// URLFormat.canonical("www.bücher.example/é")
  /// // "https://www.xn--bcher-kva.example/%C3%A9"
  /// ```
  ///
  /// - Parameters:
  ///   - text: An absolute URL, with or without a scheme.
  ///   - schemes: The accepted schemes, in letters of either case.
  /// - Returns: The canonical form of a URL, or `nil` for other text.
  public static func canonical(_ text: String, schemes: [String] = ["http", "https"]) -> String? {
    let isURL =
      matches(
        text, schemes: schemes,
        [.allowsLocalhost, .allowsSingleLabelHost, .allowsUnencodedQuery])
      || matches(text, schemes: schemes, .lenient)
    guard isURL else { return nil }
    let bytes = ContiguousArray(text.utf8)
    var start = 0
    var scheme = "https"
    if let slashes = endOfSlashes(bytes) {
      start = slashes
      if slashes > 2 { scheme = String(decoding: bytes[..<(slashes - 3)], as: UTF8.self).lowercased() }
    }
    let endOfAuthority = bytes[start...].firstIndex { $0.endsAuthority } ?? bytes.endIndex
    let endOfPath = bytes[endOfAuthority...].firstIndex { $0.endsPath } ?? bytes.endIndex
    let path = withoutDotSegments(normalized(bytes[endOfAuthority..<endOfPath]))
    return scheme + "://" + canonicalAuthority(bytes[start..<endOfAuthority], scheme: scheme)
      + (path.isEmpty ? "/" : String(decoding: path, as: UTF8.self))
      + String(decoding: normalized(bytes[endOfPath...]), as: UTF8.self)
  }

  /// The index after the two slashes before the authority, or `nil` if the URL begins with it.
  private static func endOfSlashes(_ bytes: ContiguousArray<UInt8>) -> Int? {
    guard let slash = bytes.firstIndex(where: \.endsAuthority), bytes[slash...].starts(with: "//".utf8) else {
      return nil
    }
    return slash == 0 || bytes[slash - 1] == ":" ? slash + 2 : nil
  }

  private static func canonicalAuthority(_ bytes: ArraySlice<UInt8>, scheme: String) -> String {
    var user = ""
    var rest = bytes
    if let at = bytes.lastIndex(of: UInt8(ascii: "@")) {
      user = String(decoding: normalized(bytes[...at]), as: UTF8.self)
      rest = bytes[(at + 1)...]
    }
    var port = ""
    let bracket = rest.lastIndex(of: UInt8(ascii: "]")) ?? rest.startIndex
    if let colon = rest[bracket...].firstIndex(of: UInt8(ascii: ":")) {
      port = String(decoding: rest[(colon + 1)...], as: UTF8.self)
      rest = rest[..<colon]
    }
    let isDefault = port.isEmpty || port == defaultPorts[scheme]
    return user + canonicalHost(ContiguousArray(rest)) + (isDefault ? "" : ":" + port)
  }

  private static let defaultPorts = ["http": "80", "https": "443", "ws": "80", "wss": "443", "ftp": "21"]

  /// Returns the canonical form of a host of any kind.
  static func canonicalHost(_ host: ContiguousArray<UInt8>) -> String {
    guard host.first == "[" else {
      let hasRootDot = host.span.endsInDot
      return HostnameFormat.canonicalName(host.span) + (hasRootDot ? "." : "")
    }
    let literal = String(decoding: host.dropFirst().dropLast(), as: UTF8.self)
    return "[\(IPAddress(literal)?.canonical ?? literal.lowercased())]"
  }

  /// Percent-encodes what has to be, and nothing else.
  private static func normalized(_ bytes: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      var byte = bytes[index]
      index += 1
      if byte == "%" {
        byte = bytes[index].hexadecimalValue << 4 | bytes[index + 1].hexadecimalValue
        index += 2
        guard !byte.isUnreserved else {
          result.append(byte)
          continue
        }
      } else if byte < 0x80, !byte.isUnencodedInQuery {
        result.append(byte)
        continue
      }
      result += [UInt8(ascii: "%"), (byte >> 4).upperHexDigit, (byte & 0xF).upperHexDigit]
    }
    return result
  }

  /// Removes `.` and `..` ([RFC 3986, section 5.2.4](https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4)).
  private static func withoutDotSegments(_ path: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var segments: [ArraySlice<UInt8>] = []
    let parts = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isDot = part.elementsEqual(".".utf8)
      let isDoubleDot = part.elementsEqual("..".utf8)
      if isDoubleDot, !segments.isEmpty { segments.removeLast() }
      if !isDot, !isDoubleDot {
        segments.append(part)
      } else if index == parts.count - 1 {
        segments.append([])
      }
    }
    return segments.reduce(into: []) { $0 += [UInt8(ascii: "/")] + $1 }
  }
}

extension HostPortFormat {
  /// Returns the canonical form of a host with a port, in which the host is lowercase with A-labels, or `nil`
  /// for other text.
  ///
  /// ```swift
  /// HostPortFormat.canonical("WWW.BÜCHER.example:443")
  /// // "www.xn--bcher-kva.example:443"
  /// ```
  public static func canonical(_ text: String) -> String? {
    guard matches(text), let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    return URLFormat.canonicalHost(ContiguousArray(text.utf8[..<colon])) + text[colon...]
  }
}

extension Span<UInt8> {
  /// Whether the last byte is a dot.
  fileprivate var endsInDot: Bool { count > 0 && self[count - 1] == "." }
}

extension UInt8 {
  fileprivate var endsPath: Bool { self == "?" || self == "#" }

  fileprivate var endsAuthority: Bool { self == "/" || endsPath }

  /// Whether the byte is `unreserved` of RFC 3986.
  fileprivate var isUnreserved: Bool {
    isASCIIAlphanumeric || self == "-" || self == "." || self == "_"
      || self == "~"
  }

  /// The value of a hexadecimal digit of either case; without meaning for any other byte.
  fileprivate var hexadecimalValue: UInt8 { isASCIIDigit ? self & 0xF : (self & 0xF) &+ 9 }

  /// The digit of a value below 16.
  fileprivate var upperHexDigit: UInt8 { self < 10 ? self &+ 0x30 : self &+ 0x37 }
}
