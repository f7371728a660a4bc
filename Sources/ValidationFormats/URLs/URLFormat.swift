/// Recognizes absolute URLs, such as `https://www.example.com/path?query#fragment`.
///
/// The grammar is `URI` of [RFC 3986, appendix A](https://www.rfc-editor.org/rfc/rfc3986#appendix-A) with an
/// authority, and with the characters beyond ASCII of [RFC 3987, section
/// 2.2](https://www.rfc-editor.org/rfc/rfc3987#section-2.2) in path, query and fragment. It is narrower in
/// the authority, so that a URL can be followed:
///
/// - The host is an address or a name as in ``HostnameFormat``, with two labels or more and perhaps the root
///   dot. All labels but the last may have underscores. If the last is a number, the host must be an IPv4
///   address. The characters of the host are mapped as browsers do it ([UTS
///   #46](https://www.unicode.org/reports/tr46/)), so that `http://BÜCHER.example` is a URL.
/// - The port is empty or 0 to 65535, without leading zeros.
/// - User information has a user, and one colon at most.
///
/// ```swift
/// URLFormat.matches("https://user@example.com:8080/?q=caf%C3%A9")  // true
/// URLFormat.matches("http://localhost", .allowsLocalhost)  // true
/// URLFormat.matches("example.com")  // false
/// ```
public enum URLFormat {
  /// Returns whether the whole text is a URL with the scheme `http` or `https`.
  ///
  /// The result is that of the function with default options. This function is faster because it needs no
  /// array.
  public static func matches(_ text: String) -> Bool {
    let authority = Authority(.standard)
    let verdict = text.withBytes { bytes in
      let start = endOfWebScheme(bytes)
      return start > 0 ? Self.verdict(bytes, from: start, authority) : .invalid
    }
    return isValid(text, verdict, authority)
  }

  /// Returns whether the whole text is a URL.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - schemes: The accepted schemes, in letters of either case.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a URL.
  public static func matches(
    _ text: String, schemes: [String] = ["http", "https"], _ options: Options = .standard
  ) -> Bool {
    let authority = Authority(options)
    let isLenient = options.contains(.allowsUnencodedQuery)
    let verdict: Verdict = text.withBytes { bytes in
      guard !options.contains(.asciiOnly) || bytes.isPlainASCII else { return .invalid }
      if options.contains(.allowsMissingScheme), isWithoutScheme(bytes) {
        let verdict = Self.verdict(bytes, from: 0, authority, isLenient)
        if case .invalid = verdict {} else { return verdict }
      }
      if options.contains(.allowsProtocolRelative), hasSlashes(bytes, at: 0) {
        return Self.verdict(bytes, from: 2, authority, isLenient)
      }
      return Self.verdict(
        bytes, schemes, authority, isLenient, allowsRelative: options.contains(.allowsRelative))
    }
    return isValid(text, verdict, authority)
  }

  /// The result for a URL without the tables for Unicode labels.
  private enum Verdict {
    case valid
    case invalid
    case validIfHost(Range<Int>)
  }

  /// Decides the remaining cases.
  ///
  /// The tables are read in a second step, out of line: for the first one alone the string is not retained.
  @inline(__always)
  private static func isValid(_ text: String, _ verdict: Verdict, _ authority: Authority) -> Bool {
    switch verdict {
    case .valid: true
    case .invalid: false
    case .validIfHost(let range): isUnicodeHost(range, of: text, authority)
    }
  }

  @inline(never)
  private static func isUnicodeHost(_ range: Range<Int>, of text: String, _ authority: Authority) -> Bool {
    text.withBytes { authority.isUnicodeHost($0.extracting(range)) }
  }

  private static func verdict(
    _ bytes: Span<UInt8>, _ schemes: [String], _ authority: Authority, _ isLenient: Bool, allowsRelative: Bool
  ) -> Verdict {
    let colon = endOfScheme(bytes)
    if colon > 0, isListed(bytes.extracting(0..<colon), in: schemes) {
      return hasSlashes(bytes, at: colon + 1)
        ? verdict(bytes, from: colon + 3, authority, isLenient) : .invalid
    }
    guard allowsRelative else { return .invalid }
    if hasSlashes(bytes, at: 0) { return verdict(bytes, from: 2, authority, isLenient) }
    // Without a scheme, what stands before a colon would be taken for one.
    guard !hasColonInFirstSegment(bytes) else { return .invalid }
    var cursor = SeparatorCursor()
    let start = cursor.next(in: bytes)
    return isPathQueryAndFragment(bytes, from: start, cursor: &cursor, isLenient: isLenient)
      ? .valid : .invalid
  }

  /// Recognizes the bytes from an index on, after the slashes.
  private static func verdict(
    _ bytes: Span<UInt8>, from start: Int, _ authority: Authority, _ isLenient: Bool = false
  ) -> Verdict {
    var cursor = SeparatorCursor(from: start)
    switch authority.end(bytes, from: start, cursor: &cursor) {
    case .end(let end):
      return isPathQueryAndFragment(bytes, from: end, cursor: &cursor, isLenient: isLenient)
        ? .valid : .invalid
    case .endIfHost(let end, let host):
      return isPathQueryAndFragment(bytes, from: end, cursor: &cursor, isLenient: isLenient)
        ? .validIfHost(host) : .invalid
    case .invalid, .undecided:
      return .invalid
    }
  }

  /// Whether bytes can begin with a host: neither a scheme with slashes nor user information is before it.
  private static func isWithoutScheme(_ bytes: Span<UInt8>) -> Bool {
    let colon = endOfScheme(bytes)
    if colon > 0, hasSlashes(bytes, at: colon + 1) { return false }
    for index in bytes.indices {
      switch bytes[index] {
      case "@": return false
      case "/", "?", "#": return index > 0
      default: break
      }
    }
    return true
  }

  static func hasSlashes(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == "/" && bytes[index + 1] == "/"
  }

  private static func hasColonInFirstSegment(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] {
      case ":": return true
      case "/", "?", "#": return false
      default: break
      }
    }
    return false
  }
}

extension URLFormat {
  /// The index after `http://` or `https://`, 0 if the bytes begin with neither.
  @inline(__always)
  private static func endOfWebScheme(_ bytes: Span<UInt8>) -> Int {
    guard bytes.count > 8 else { return 0 }
    // Each byte that is a letter in the word on the right is taken as a small one.
    let word = bytes.word(at: 0)
    if word | 0x0000_0020_2020_2020 == 0x2F2F_3A73_7074_7468 { return 8 }  // https://
    return (word | 0x0000_0000_2020_2020) & 0x00FF_FFFF_FFFF_FFFF == 0x002F_2F3A_7074_7468 ? 7 : 0  // http://
  }

  /// The index of the colon after a scheme, 0 without a scheme.
  ///
  ///     scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
  static func endOfScheme(_ bytes: Span<UInt8>) -> Int {
    guard !bytes.isEmpty, bytes[0].isASCIILetter else { return 0 }
    var cursor = SeparatorCursor()
    while true {
      let index = cursor.next(in: bytes)
      guard index < bytes.count else { return 0 }
      switch bytes[index] {
      case ":": return index
      case "+", "-", ".": continue
      default: return 0
      }
    }
  }

  private static func isListed(_ scheme: Span<UInt8>, in schemes: [String]) -> Bool {
    for listed in schemes where listed.withBytes({ isSame($0, scheme) }) { return true }
    return false
  }

  /// Whether two texts of letters, digits and the like are the same, case aside.
  @inline(__always)
  private static func isSame(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    for index in first.indices {
      let byte = first[index]
      guard byte == second[index] || byte.isASCIILetter && byte | 0x20 == second[index] | 0x20 else {
        return false
      }
    }
    return true
  }
}

extension URLFormat {
  /// The options of URLs.
  public struct Options: LenientFormatOptions {
    /// The host can be `localhost`.
    public static let allowsLocalhost = Self(rawValue: 1 << 0)
    /// The host can be a single label, as in `http://intranet/`.
    public static let allowsSingleLabelHost = Self(rawValue: 1 << 1)
    /// Accepts references without a scheme, too, such as `../index.html` ([RFC 3986, section
    /// 4.2](https://www.rfc-editor.org/rfc/rfc3986#section-4.2)). Empty text is also such a reference.
    public static let allowsRelative = Self(rawValue: 1 << 2)
    /// You can leave out the scheme and the slashes, as in `www.example.com/path` ([RFC 3986, section
    /// 4.5](https://www.rfc-editor.org/rfc/rfc3986#section-4.5)). User information still needs them, because
    /// `mailto:ada@example.com` isn't a URL with a host.
    public static let allowsMissingScheme = Self(rawValue: 1 << 3)
    /// You can leave out the scheme but keep the slashes, as in `//example.com/path`.
    /// ``allowsRelative`` accepts these references, too, and others without a host.
    public static let allowsProtocolRelative = Self(rawValue: 1 << 4)
    /// Only ASCII is accepted, with internationalized hosts as A-labels and other characters
    /// percent-encoded.
    public static let asciiOnly = Self(rawValue: 1 << 5)
    /// A query can have the characters `[]{}|\^` and the grave accent, which browsers write without encoding them
    /// ([URL Standard](https://url.spec.whatwg.org/#query-percent-encode-set)), as in `?ids[]=1|2`.
    public static let allowsUnencodedQuery = Self(rawValue: 1 << 6)

    public static let lenient: Self = [.allowsMissingScheme, .allowsProtocolRelative]
    public static let names: [OptionName] = [
      "allowsLocalhost", "allowsSingleLabelHost", "allowsRelative", "allowsMissingScheme",
      "allowsProtocolRelative", "asciiOnly", "allowsUnencodedQuery",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
