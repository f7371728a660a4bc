/// Recognizes URIs of any scheme, such as `urn:isbn:0451450523`, `mailto:ada@example.com` and
/// `https://example.com`.
///
/// The grammar is `URI` of [RFC 3986, appendix A](https://www.rfc-editor.org/rfc/rfc3986#appendix-A), as it
/// stands: the authority may be missing or empty, its host any registered name, and its port any number. To
/// accept addresses that a browser can open, use ``URLFormat``. A relative reference has no scheme and is not
/// a URI.
///
/// ```swift
/// URIFormat.matches("urn:isbn:0451450523")  // true
/// URIFormat.matches("/help")                // false
/// ```
public enum URIFormat {
  /// Returns whether the whole text is a URI.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a URI.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, allowsUnicode: options.contains(.allowsUnicode)) }
  }

  /// Returns whether all the bytes are a URI.
  ///
  ///     URI       = scheme ":" hier-part [ "?" query ] [ "#" fragment ]
  ///     hier-part = "//" authority path-abempty / path-absolute / path-rootless / path-empty
  static func matches(_ bytes: Span<UInt8>, allowsUnicode: Bool) -> Bool {
    guard allowsUnicode || bytes.isPlainASCII else { return false }
    let colon = URLFormat.endOfScheme(bytes)
    guard colon > 0 else { return false }
    var start = colon + 1
    if URLFormat.hasSlashes(bytes, at: start) {
      guard let end = endOfAuthority(bytes, from: start + 2) else { return false }
      start = end
    }
    var cursor = SeparatorCursor(from: start)
    let first = cursor.next(in: bytes)
    return URLFormat.isPathQueryAndFragment(bytes, from: first, cursor: &cursor)
  }

  /// Returns the index after the authority that begins at an index, or `nil` if there is none.
  ///
  ///     authority = [ userinfo "@" ] host [ ":" port ]
  ///     userinfo  = *( unreserved / pct-encoded / sub-delims / ":" )
  ///     host      = IP-literal / IPv4address / reg-name
  ///     reg-name  = *( unreserved / pct-encoded / sub-delims )
  ///     port      = *DIGIT
  private static func endOfAuthority(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    var hostStart = start
    var isUserSeen = false
    var portStart: Int?
    while index < bytes.count {
      switch bytes[index] {
      case "/", "?", "#":
        return isPort(bytes, from: portStart, to: index) ? index : nil
      case "@":
        guard !isUserSeen else { return nil }
        isUserSeen = true
        hostStart = index + 1
        portStart = nil
        index += 1
      case ":":
        // A second colon is part of user information, or of nothing.
        portStart = portStart ?? index + 1
        index += 1
      case "[":
        guard index == hostStart, let end = endOfLiteral(bytes, from: index) else { return nil }
        guard end == bytes.count || bytes[end].mayFollowLiteral else { return nil }
        // What follows is a port or the end: an at sign would make the brackets part of user information.
        isUserSeen = true
        index = end
      case "%":
        guard URLFormat.isPercentEncoded(bytes, at: index) else { return nil }
        index += 3
      case 0x80...:
        guard let (codePoint, byteCount) = bytes.codePoint(at: index),
          URLFormat.isAllowed(codePoint, inQuery: false)
        else { return nil }
        index &+= byteCount
      default:
        guard bytes[index].isUnreservedOrSubDelimiter else { return nil }
        index += 1
      }
    }
    return isPort(bytes, from: portStart, to: index) ? index : nil
  }

  /// Returns whether the bytes after a colon are a port, or there is none.
  private static func isPort(_ bytes: Span<UInt8>, from start: Int?, to end: Int) -> Bool {
    guard let start else { return true }
    for index in start..<end {
      guard bytes[index].isASCIIDigit else { return false }
    }
    return true
  }

  /// Returns the index after an address in brackets, or `nil` if there is none.
  private static func endOfLiteral(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var end = start
    while end < bytes.count {
      end += 1
      if bytes[end - 1] == "]" {
        return URLFormat.Authority.isLiteralHost(bytes.extracting(start..<end)) ? end : nil
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte can follow an address in brackets.
  fileprivate var mayFollowLiteral: Bool {
    self == ":" || self == "/" || self == "?"
      || self == "#"
  }
}

extension URIFormat {
  /// The options of URIs.
  public struct Options: FormatOptions {
    /// Accepts characters beyond ASCII, as in an IRI ([RFC 3987, section
    /// 2.2](https://www.rfc-editor.org/rfc/rfc3987#section-2.2)).
    public static let allowsUnicode = Self(rawValue: 1 << 0)

    public static let names: [OptionName] = ["allowsUnicode"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
