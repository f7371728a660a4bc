/// Recognizes email addresses, such as `user@example.org`.
///
/// The grammar is `Mailbox` of [RFC 5321, section
/// 4.1.2](https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2) with the UTF-8 of [RFC 6531, section
/// 3.3](https://www.rfc-editor.org/rfc/rfc6531#section-3.3), and the limits of [RFC 5321, section
/// 4.5.3.1](https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1): 64 octets in the local part, 254 in all,
/// both as written and with A-labels in the domain. It rejects addresses to which mail is not delivered in
/// practice:
///
/// - A quoted local part, an address literal and a domain of one label are options.
/// - The top label is not a number, because no top-level domain is, and `user@127.0.0.1` is a mistake.
/// - Non-ASCII characters of the local part are visible ones. Whitespace, control and format characters, and
///   code points without a character in them are pasted by accident, or to deceive.
/// - The characters of the domain are mapped as mail clients and browsers do it ([UTS
///   #46](https://www.unicode.org/reports/tr46/)), unless only ASCII is accepted: `info@BÜCHER.example` is
///   delivered to `info@bücher.example`. ``EmailAddress/canonical`` is the address to store.
/// - Comments and folding whitespace belong to message headers, not to addresses.
///
/// ```swift
/// EmailFormat.matches("user@example.org")  // true
/// EmailFormat.matches("user@[192.0.2.1]", .allowsAddressLiteral)
/// // true
/// EmailFormat.matches("user@localhost")  // false
/// ```
public enum EmailFormat {
  /// The most octets of an address.
  static let maximumCount = 254

  /// Returns whether the whole text is an email address.
  ///
  /// - Parameters:
  ///   - text: The text, without angle brackets or a display name.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is an email address.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, options) }
  }

  /// Returns whether all the bytes are an email address.
  static func matches(_ bytes: Span<UInt8>, _ options: Options) -> Bool {
    guard bytes.count >= 3, bytes.count <= maximumCount else { return false }
    return plainVerdict(bytes, allowsSingleLabelDomain: options.contains(.allowsSingleLabelDomain))
      ?? matchesMailbox(bytes, options)
  }

  /// Returns whether the bytes are an address in ASCII without anything that is optional, or nil if this does
  /// not decide.
  ///
  /// Nearly every address is decided here, in one pass over the bytes that are not letters or digits.
  @inline(__always)
  private static func plainVerdict(_ bytes: Span<UInt8>, allowsSingleLabelDomain: Bool) -> Bool? {
    var cursor = SeparatorCursor()
    var atomStart = 0
    while true {
      let index = cursor.next(in: bytes)
      guard index < bytes.count else { return false }
      let byte = bytes[index]
      if byte == "." {
        guard index > atomStart else { return false }
        atomStart = index + 1
      } else if byte == "@" {
        guard index > atomStart, index <= 64 else { return false }
        return EmailDomain.plainVerdict(
          bytes, from: index + 1, cursor: &cursor, allowsSingleLabel: allowsSingleLabelDomain)
      } else if !byte.isEmailAtomText {
        return byte >= 0x80 || byte == "\"" ? nil : false
      }
    }
  }

  /// Returns whether the bytes are an email address of any kind.
  ///
  ///     Mailbox = Local-part "@" ( Domain / address-literal )  ; RFC 5321, section 4.1.2
  @inline(never)
  private static func matchesMailbox(_ bytes: Span<UInt8>, _ options: Options) -> Bool {
    let isQuoted = bytes[0] == "\""
    guard options.contains(.allowsQuotedLocalPart) || !isQuoted else { return false }
    let at =
      isQuoted
      ? EmailLocalPart.endOfQuotedString(bytes, asciiOnly: options.contains(.asciiOnly))
      : EmailLocalPart.endOfDotString(bytes, asciiOnly: options.contains(.asciiOnly))
    guard at > 0, at <= 64, at + 1 < bytes.count, bytes[at] == "@" else { return false }
    let domain = bytes.extracting((at + 1)..<bytes.count)
    if domain[0] == "[" {
      return options.contains(.allowsAddressLiteral) && EmailAddressLiteral.matches(domain)
    }
    return EmailDomain.matches(
      domain, maximumCount: maximumCount &- at - 1,
      allowsSingleLabel: options.contains(.allowsSingleLabelDomain),
      asciiOnly: options.contains(.asciiOnly))
  }
}

/// Recognizes the addresses of `<input type=email>` in browsers, such as `user@localhost` and
/// `a..b@example.org`.
///
/// The grammar is "valid email address" of the HTML living standard, section
/// [4.10.5.1.5](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), which is a wilful
/// violation of RFC 5322: dots can be anywhere in the local part, one label is enough for a domain, nothing
/// is quoted, nothing is beyond ASCII, and only labels have a maximum length. `EmailFormat` is the better
/// choice unless the answer has to be that of a browser.
public enum HTMLEmailFormat {
  /// Returns whether the whole text is an email address as in HTML.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are an email address as in HTML.
  ///
  ///     email = 1*( atext / "." ) "@" label *( "." label )
  ///     label = let-dig [ [ ldh-str ] let-dig ]  ; limited to a length of 63 characters
  @inline(never)
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    var cursor = SeparatorCursor()
    var at = cursor.next(in: bytes)
    while at < bytes.count, bytes[at].isEmailAtomText || bytes[at] == "." {
      at = cursor.next(in: bytes)
    }
    guard at > 0, at < bytes.count, bytes[at] == "@" else { return false }
    var labelStart = at + 1
    while true {
      let index = cursor.next(in: bytes)
      if index >= bytes.count { return EmailDomain.isLabel(bytes, from: labelStart, to: bytes.count) }
      if bytes[index] == "-" {
        guard index > labelStart else { return false }
      } else {
        guard bytes[index] == ".", EmailDomain.isLabel(bytes, from: labelStart, to: index)
        else { return false }
        labelStart = index + 1
      }
    }
  }
}

extension EmailFormat {
  /// The options of email addresses.
  public struct Options: FormatOptions {
    /// The local part can be a quoted string, as in `"john doe"@example.org`.
    public static let allowsQuotedLocalPart = Self(rawValue: 1 << 0)
    /// The domain can be an address in brackets, as in `user@[IPv6:2001:db8::1]`.
    public static let allowsAddressLiteral = Self(rawValue: 1 << 1)
    /// The domain can be a single label, as in `user@localhost`.
    public static let allowsSingleLabelDomain = Self(rawValue: 1 << 2)
    /// Only ASCII is accepted. Set it if your mail server doesn't support SMTPUTF8.
    public static let asciiOnly = Self(rawValue: 1 << 3)

    public static let names: [OptionName] = [
      "allowsQuotedLocalPart", "allowsAddressLiteral", "allowsSingleLabelDomain", "asciiOnly",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
