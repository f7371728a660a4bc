/// An email address and its parts.
///
/// Two addresses are equal if they have the same canonical form. Whether `User@example.org` and `user@example.org` are
/// one mailbox depends on the server of that domain, so these two are different.
///
/// ```swift
/// let address = EmailAddress("user@example.org")
/// address?.localPart  // "user"
/// address?.domain     // "example.org"
/// ```
public struct EmailAddress: Sendable {
  /// The text before the `@`, as written: with the quotation marks if it is quoted.
  public let localPart: String

  /// The text after the `@`, as written: with the brackets if it is an address literal.
  public let domain: String

  /// Creates an address from its parts, which are valid.
  init(localPart: String, domain: String) {
    self.localPart = localPart
    self.domain = domain
  }

  /// Creates an address from text that ``EmailFormat`` accepts, or returns `nil`.
  ///
  /// - Parameters:
  ///   - text: The text, without angle brackets or a display name.
  ///   - options: What is accepted beyond the standard.
  public init?(_ text: String, _ options: EmailFormat.Options = .standard) {
    // A quoted local part may have an at sign, a domain has none.
    guard EmailFormat.matches(text, options), let at = text.utf8.lastIndex(of: UInt8(ascii: "@")) else {
      return nil
    }
    localPart = String(text[..<at])
    domain = String(text[text.utf8.index(after: at)...])
  }

  /// The address in its canonical form, in which the domain is lowercase and its Unicode labels are A-labels.
  ///
  /// ```swift
  /// EmailAddress("Ada@BÜCHER.example")?.canonical
  /// // "Ada@xn--bcher-kva.example"
  /// ```
  ///
  /// The local part stays as it is, because the server of the domain decides whether its case matters; only
  /// quotation marks that it does not need are removed.
  public var canonical: String {
    let localPart = EmailLocalPart.canonical(localPart)
    if domain.hasPrefix("[") { return localPart + "@" + EmailAddressLiteral.canonical(domain) }
    return localPart + "@" + domain.withBytes { HostnameFormat.canonicalName($0) }
  }
}

extension EmailAddress: Hashable {
  /// Returns whether two addresses have one canonical form.
  public static func == (first: Self, second: Self) -> Bool { first.canonical == second.canonical }

  /// Hashes the canonical form.
  public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

extension EmailAddress: LosslessStringConvertible {
  /// Creates an address from text that ``EmailFormat`` accepts without options.
  public init?(_ description: String) { self.init(description, .standard) }

  /// The address as text, with the `@` between its parts.
  public var description: String { localPart + "@" + domain }
}

/// Finds the end of the local part of an email address.
enum EmailLocalPart {
  /// Returns the offset of the first byte that is not part of a dot-string, or 0 without a dot-string.
  ///
  ///     Dot-string = Atom *("." Atom)
  ///     Atom       = 1*atext          ; RFC 5321, section 4.1.2
  ///     atext      =/ UTF8-non-ascii  ; RFC 6531, section 3.3
  static func endOfDotString(_ bytes: Span<UInt8>, asciiOnly: Bool) -> Int {
    var atomStart = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isEmailAtomText {
        index += 1
      } else if byte >= 0x80 {
        let length = asciiOnly ? 0 : visibleScalarLength(bytes, at: index, isFirst: index == atomStart)
        if length == 0 { return 0 }
        index &+= length
      } else {
        guard index > atomStart else { return 0 }
        if byte != "." { return index }
        index += 1
        atomStart = index
      }
    }
    return index > atomStart ? index : 0
  }

  /// Returns the offset behind the closing quotation mark, or 0 without a quoted string at the beginning.
  ///
  ///     Quoted-string   = DQUOTE *QcontentSMTP DQUOTE
  ///     quoted-pairSMTP = %d92 %d32-126
  ///     qtextSMTP       = %d32-33 / %d35-91 / %d93-126  ; RFC 5321, section 4.1.2
  ///     qtextSMTP       =/ UTF8-non-ascii               ; RFC 6531, section 3.3
  static func endOfQuotedString(_ bytes: Span<UInt8>, asciiOnly: Bool) -> Int {
    var index = 1
    while index < bytes.count {
      switch bytes[index] {
      case "\"":
        return index + 1
      case "\\":
        guard index + 1 < bytes.count, 0x20...0x7E ~= bytes[index + 1] else { return 0 }
        index += 2
      case 0x20...0x7E:
        index += 1
      case 0x80...:
        let length = asciiOnly ? 0 : visibleScalarLength(bytes, at: index, isFirst: false)
        if length == 0 { return 0 }
        index &+= length
      default:
        return 0
      }
    }
    return 0
  }

  /// Returns the number of bytes of the visible non-ASCII character at an offset, or 0 if there is none.
  ///
  /// Visible are those of a table, so that the result does not depend on the Unicode version of the system:
  /// letters, marks, numbers, punctuation and symbols, without the default-ignorable among them. A mark does
  /// not come first. The fullwidth forms of ASCII are not what they look like: an input method was left in
  /// the wrong mode. Joiners stand where they do in a host name, so that Indic and Persian words can be
  /// written ([RFC 5892, appendix A](https://www.rfc-editor.org/rfc/rfc5892#appendix-A)).
  private static func visibleScalarLength(_ bytes: Span<UInt8>, at index: Int, isFirst: Bool) -> Int {
    guard let (codePoint, length) = bytes.codePoint(at: index) else { return 0 }
    let isVisible =
      codePoint == 0x200C || codePoint == 0x200D
      ? !isFirst && isJoiner(codePoint, in: bytes, from: index, to: index &+ length)
      : visibleCharacters.withBytes { table in
        guard let (_, rest) = CodePointRanges.entry(of: codePoint, in: table) else { return false }
        let isMark = rest < table.count && table[rest] == ":"
        return !isMark || !isFirst
      }
    return isVisible ? length : 0
  }

  /// Returns whether a joiner stands between letters that call for one.
  ///
  /// As in the rule, transparent marks may stand between a non-joiner and either letter. They are looked at
  /// twice at most, once from each side.
  private static func isJoiner(
    _ codePoint: UInt32, in bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard start > 0 else { return false }
    let table = IDNACodePoints.shared
    var left = IDNAProperties.Joining.transparent
    var previous = start
    while left == .transparent, previous > 0 {
      let isAdjacent = previous == start
      repeat { previous &-= 1 } while previous > 0 && bytes[previous] & 0xC0 == 0x80
      guard let (before, _) = bytes.codePoint(at: previous) else { return false }
      if isAdjacent, table[before].isVirama { return true }
      left = table[before].joining
    }
    guard codePoint == 0x200C, left == .dual || left == .left else { return false }

    var right = IDNAProperties.Joining.transparent
    var next = end
    while right == .transparent, next < bytes.count {
      guard let (after, length) = bytes.codePoint(at: next) else { return false }
      right = table[after].joining
      next &+= length
    }
    return right == .dual || right == .right
  }
}

extension EmailLocalPart {
  /// Returns a local part without quotation marks and backslashes that it does not need.
  static func canonical(_ localPart: String) -> String {
    guard localPart.hasPrefix("\"") else { return localPart }
    var content = ContiguousArray<UInt8>()
    var isEscaped = false
    for byte in localPart.utf8.dropFirst().dropLast() {
      if byte == "\\", !isEscaped {
        isEscaped = true
      } else {
        content.append(byte)
        isEscaped = false
      }
    }
    if !content.isEmpty, endOfDotString(content.span, asciiOnly: false) == content.count {
      return String(decoding: content, as: UTF8.self)
    }
    var quoted: [UInt8] = []
    for byte in content {
      if byte == "\"" || byte == "\\" { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(byte)
    }
    return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
  }
}

extension UInt8 {
  /// Whether the byte is `atext` of [RFC 5322, section
  /// 3.2.3](https://www.rfc-editor.org/rfc/rfc5322#section-3.2.3).
  @inline(__always)
  var isEmailAtomText: Bool {
    // One bit for each of !#$%&'*+-/0123456789=? and, 64 further on, of ^_`{|}~ and the letters.
    let bits: UInt64 = self < 0x40 ? 0xA3FF_ACFA_0000_0000 : 0x7FFF_FFFF_C7FF_FFFE
    return self < 0x80 && bits &>> UInt64(self & 0x3F) & 1 == 1
  }
}
