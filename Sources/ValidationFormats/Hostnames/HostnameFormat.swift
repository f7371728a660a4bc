/// Recognizes host names, such as `www.example.com` and `bücher.example`.
///
/// A label is letters, digits and hyphens as in [RFC 1123, section
/// 2.1](https://www.rfc-editor.org/rfc/rfc1123#section-2.1), or a U-label or A-label of IDNA2008 ([RFC
/// 5890](https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1)), with the Bidi rule of [RFC
/// 5893](https://www.rfc-editor.org/rfc/rfc5893#section-2). It has 1 to 63 octets and the whole name 253, of
/// the ASCII form. A root dot at the end is not part of a host name, unless it is allowed. Labels such as
/// `ab--cd`, which RFC 5890 reserves, are accepted: they are in use.
///
/// The last label is not a number, because no top-level domain is one (RFC 1123), and because what resolves names reads
/// `277.168.0.1` and `0x7f.1` as addresses (the [ends-in-a-number
/// checker](https://url.spec.whatwg.org/#ends-in-a-number-checker) of browsers).
///
/// ```swift
/// HostnameFormat.matches("example.123")                         // false
/// HostnameFormat.matches("192.0.2.1")                           // false
/// HostnameFormat.matches("192.0.2.1", .allowsIPv4)  // true
/// ```
public enum HostnameFormat {
  /// Returns whether the whole text is a host name.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a host name.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    let extensions = options.extensions
    let hasExtensions = options.contains(.allowsUnderscores) || options.contains(.allowsTrailingDot)
    // The tables are read in a second step, out of line: for the first one alone the string is not retained.
    let isName: Bool? = text.withBytes {
      switch hasExtensions ? scan($0, extensions) : scan($0, Extensions()) {
      case .labels(let labels, _): matches(labels, options.contains(.requiresDot))
      case .invalid: false
      case .undecided: nil
      }
    }
    return (isName ?? matchesUnicode(text, options))
      || options.contains(.allowsIPv4) && IPv4Format.matches(text)
  }

  @inline(never)
  private static func matchesUnicode(_ text: String, _ options: Options) -> Bool {
    text.withBytes { bytes in
      let labels =
        options.contains(.mapsCharacters) && !options.contains(.asciiOnly)
        ? Labels(mapping: bytes, removesIgnored: true, extensions: options.extensions)
        : Labels(unicode: bytes, asciiOnly: options.contains(.asciiOnly), extensions: options.extensions)
      return matches(labels, options.contains(.requiresDot))
    }
  }

  /// Returns the canonical form of a host name, lowercase with A-labels and without the root dot, or `nil`
  /// for other text.
  ///
  /// ```swift
  /// HostnameFormat.canonical("WWW.BÜCHER.example.")
  /// // "www.xn--bcher-kva.example"
  /// ```
  ///
  /// - Parameter text: The text, in any spelling that the options of the recognizer allow.
  /// - Returns: The canonical form of a host name, lowercase with A-labels and without the root dot, or `nil`
  ///   for other text.
  public static func canonical(_ text: String) -> String? {
    let options = Options([.allowsUnderscores, .allowsTrailingDot, .mapsCharacters, .allowsIPv4])
    return matches(text, options) ? text.withBytes { canonicalName($0) } : nil
  }

  @inline(__always)
  private static func scan(_ bytes: Span<UInt8>, _ extensions: Extensions) -> Scan {
    var cursor = SeparatorCursor()
    let scan = scan(bytes, from: 0, cursor: &cursor, extensions: extensions)
    if case .labels(_, let end) = scan, end < bytes.count { return .invalid }
    return scan
  }

  /// Returns whether all the bytes are a host name.
  static func matches(_ bytes: Span<UInt8>, requiresDot: Bool = false, asciiOnly: Bool = false) -> Bool {
    matches(Labels(bytes, asciiOnly: asciiOnly), requiresDot)
  }

  private static func matches(_ labels: Labels?, _ requiresDot: Bool) -> Bool {
    guard let labels else { return false }
    return !labels.isLastNumeric && (!requiresDot || labels.count > 1)
  }
}

extension HostnameFormat {
  /// What is known of a name whose labels are all right.
  struct Labels {
    /// The number of labels, at least 1.
    var count = 0

    /// Whether the last label is a number, as in an IPv4 address.
    var isLastNumeric = false

    /// The octets of the name with A-labels, without the root dot; 0 if all labels are ASCII as written.
    var asciiFormCount = 0
  }

  /// What a URL may have in its host besides.
  struct Extensions {
    /// Whether all labels but the last may have underscores, as those of services do.
    var allowsUnderscores = false

    /// Whether the root dot may stand at the end.
    var allowsRootDot = false
  }

  /// What can be said of a name without tables.
  enum Scan {
    /// The labels are right up to a byte that is part of no name, or up to the end.
    case labels(Labels, end: Int)
    case invalid
    /// There are labels that are not ASCII, or stand for such.
    case undecided
  }

  /// Scans a name of letters, digits and hyphens from an index on.
  ///
  /// The cursor is before the name, and afterwards after its end.
  @inline(__always)
  static func scan(
    _ bytes: Span<UInt8>, from nameStart: Int, cursor: inout SeparatorCursor,
    extensions: Extensions = Extensions()
  ) -> Scan {
    var labels = Labels()
    var start = nameStart
    var hasUnderscore = false
    while true {
      let index = cursor.next(in: bytes)
      let byte = index < bytes.count ? bytes[index] : 0
      switch byte {
      case "-":
        guard index > start else { return .invalid }
        if isPrefixOfASCIIForm(bytes, from: start, to: index) { return .undecided }
      case "_" where extensions.allowsUnderscores:
        hasUnderscore = true
      case ".":
        // A long text ends here, not at its end.
        guard isLabel(bytes, from: start, to: index), index &- nameStart <= 253 else { return .invalid }
        labels.count += 1
        start = index + 1
        hasUnderscore = false
      case 0x80...:
        return .undecided
      default:
        var end = index
        if start == end, labels.count > 0, extensions.allowsRootDot {
          end -= 1
          start = end
          while start > nameStart, bytes[start - 1] != "." {
            start -= 1
            if bytes[start] == "_" { hasUnderscore = true }
          }
        } else {
          guard isLabel(bytes, from: start, to: end) else { return .invalid }
          labels.count += 1
        }
        guard end &- nameStart <= 253, !hasUnderscore else { return .invalid }
        labels.isLastNumeric = isNumber(bytes, from: start, to: end)
        return .labels(labels, end: index)
      }
    }
  }

  /// Returns whether letters, digits and hyphens that do not begin with a hyphen are a label.
  @inline(__always)
  private static func isLabel(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    end > start && end - start <= InternationalizedLabel.maximumCount && bytes[end - 1] != "-"
  }

  /// Whether a hyphen is the last byte of `xn--` at the start of a label.
  @inline(__always)
  private static func isPrefixOfASCIIForm(_ bytes: Span<UInt8>, from start: Int, to hyphen: Int) -> Bool {
    hyphen - start == 3 && bytes[hyphen - 1] == "-"
      && bytes[start] | 0x20 == "x" && bytes[start + 1] | 0x20 == "n"
  }

  /// Returns whether a label is a number to what resolves names: decimal, or hexadecimal after `0x`.
  ///
  /// `inet_aton` and the [ends-in-a-number checker](https://url.spec.whatwg.org/#ends-in-a-number-checker) of
  /// browsers read `127.0.0.0x1` as an address.
  @inline(__always)
  static func isNumber(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end, bytes[index].isASCIIDigit { index += 1 }
    if index == end { return true }
    guard index == start + 1, bytes[start] == "0", bytes[index] | 0x20 == "x"
    else {
      return false
    }
    index += 1
    while index < end, bytes[index].isASCIIHexDigit { index += 1 }
    return index == end
  }
}

extension HostnameFormat.Options {
  fileprivate var extensions: HostnameFormat.Extensions {
    HostnameFormat.Extensions(
      allowsUnderscores: contains(.allowsUnderscores), allowsRootDot: contains(.allowsTrailingDot))
  }
}

extension HostnameFormat {
  /// The options of host names.
  public struct Options: LenientFormatOptions {
    /// The name needs at least two labels.
    public static let requiresDot = Self(rawValue: 1 << 0)
    /// Unicode labels are rejected. Their ASCII form, such as `xn--mnchen-3ya`, is always accepted.
    public static let asciiOnly = Self(rawValue: 1 << 1)
    /// Labels can contain underscores, as in the names of DNS records ([RFC
    /// 8552](https://www.rfc-editor.org/rfc/rfc8552)). The last label can't.
    public static let allowsUnderscores = Self(rawValue: 1 << 2)
    /// The name can end with the dot of the root, as in `example.org.`.
    public static let allowsTrailingDot = Self(rawValue: 1 << 3)
    /// Characters are first mapped as browsers do ([UTS #46](https://www.unicode.org/reports/tr46/)),
    /// so that you accept uppercase letters beyond ASCII, full-width characters, and letters with separate
    /// combining marks.
    public static let mapsCharacters = Self(rawValue: 1 << 4)
    /// Accepts an IPv4 address in place of a name, as in `192.0.2.1`.
    public static let allowsIPv4 = Self(rawValue: 1 << 5)

    public static let lenient: Self = [.allowsTrailingDot, .mapsCharacters]
    public static let names: [OptionName] = [
      "requiresDot", "asciiOnly", "allowsUnderscores", "allowsTrailingDot", "mapsCharacters", "allowsIPv4",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
