/// Recognizes JSON Web Tokens, such as `eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl`, by their structure.
///
/// A token is a claims set in the compact serialization of a signature, [RFC 7519, section
/// 3](https://www.rfc-editor.org/rfc/rfc7519#section-3) and [RFC 7515, section
/// 7.1](https://www.rfc-editor.org/rfc/rfc7515#section-7.1): header, payload and signature in unpadded
/// URL-safe base 64, joined by dots. Header and payload are JSON objects in UTF-8, and the header names one
/// algorithm, a string (RFC 7515, section 4.1.1). A key ID, if the header has one, is a string, too (section
/// 4.1.4), and the only one (section 4). With `none` the signature is empty (RFC 7518, section 3.6), with
/// every other algorithm it is not. No signature is verified.
///
/// Encrypted tokens (five parts) and nested ones (a payload that is a token itself) are not accepted: their
/// claims cannot be seen.
public enum JWTFormat {
  /// Returns whether the whole text has the structure of a signed or unsecured token.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes have the structure of a signed or unsecured token.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard let headerEnd = firstDot(in: bytes, from: 0),
      let payloadEnd = firstDot(in: bytes, from: headerEnd + 1)
    else { return false }
    let header = bytes.extracting(0..<headerEnd)
    let payload = bytes.extracting(headerEnd + 1..<payloadEnd)
    let signature = bytes.extracting(payloadEnd &+ 1..<bytes.count)
    guard
      Base64Format.matches(header, urlSafe: true, unpadded: true),
      Base64Format.matches(payload, urlSafe: true, unpadded: true),
      Base64Format.matches(signature, urlSafe: true, unpadded: true),
      JSONScanner<Base64DecodedBytes>.isValue(header, objectOnly: true),
      JSONScanner<Base64DecodedBytes>.isValue(payload, objectOnly: true)
    else { return false }

    let names = JOSEHeader<Base64DecodedBytes>(header)
    guard let algorithm = names.algorithm.onlyText, names.keyID.isAbsentOrText else { return false }
    return signature.isEmpty == (algorithm == "none")
  }

  private static func firstDot(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == "." { return index }
      index += 1
    }
    return nil
  }
}

/// The members of the header of a token that have to be strings, read from bytes that ``JSONScanner`` has
/// accepted.
struct JOSEHeader<View: ByteView> {
  /// What an object has under one name.
  struct Member {
    /// How many members have the name.
    var count = 0

    /// The value of the last one that is a string.
    var text: ShortText?

    /// The value, if there is one member with the name and its value is a string.
    var onlyText: ShortText? { count == 1 ? text : nil }

    /// Whether the member with the name is missing, or is a string.
    var isAbsentOrText: Bool { count == 0 || onlyText != nil }
  }

  /// The member `alg`.
  private(set) var algorithm = Member()

  /// The member `kid`.
  private(set) var keyID = Member()

  /// Reads the members of an object.
  init(_ bytes: Span<UInt8>) {
    var index = 0
    var depth = 0
    var isAtName = false
    var name: ShortText = ""
    while index < View.count(of: bytes) {
      let byte = View.byte(at: index, of: bytes)
      index += 1
      switch byte {
      case "\"":
        let text = Self.readString(in: bytes, from: &index)
        guard depth == 1 else { continue }
        if isAtName {
          name = text
          countMember(named: name)
        } else {
          setText(text, ofMemberNamed: name)
        }
      case "{", "[":
        depth += 1
        isAtName = depth == 1
      case "}", "]": depth -= 1
      case ",": isAtName = depth == 1
      case ":": isAtName = false
      default: break
      }
    }
  }

  private mutating func countMember(named name: ShortText) {
    if name == "alg" { algorithm.count += 1 }
    if name == "kid" { keyID.count += 1 }
  }

  private mutating func setText(_ text: ShortText, ofMemberNamed name: ShortText) {
    if name == "alg" { algorithm.text = text }
    if name == "kid" { keyID.text = text }
  }

  /// Reads a string and its closing quotation mark.
  private static func readString(in bytes: Span<UInt8>, from index: inout Int) -> ShortText {
    var text: ShortText = ""
    while index < View.count(of: bytes) {
      let byte = View.byte(at: index, of: bytes)
      index += 1
      if byte == "\"" { break }
      text.append(byte == "\\" ? readEscaped(in: bytes, from: &index) : UInt16(byte))
    }
    return text
  }

  /// Reads what follows a backslash, as a UTF-16 code unit.
  ///
  /// Control characters come back as 0, since no short text has any.
  private static func readEscaped(in bytes: Span<UInt8>, from index: inout Int) -> UInt16 {
    let byte = View.byte(at: index, of: bytes)
    index += 1
    switch byte {
    case "u":
      var unit: UInt16 = 0
      for _ in 0..<4 {
        let digit = View.byte(at: index, of: bytes)
        index += 1
        unit = unit &<< 4 | UInt16(digit.isASCIIDigit ? digit &- 0x30 : (digit | 0x20) &- 0x61 &+ 10)
      }
      return unit
    case "\"", "\\", "/": return UInt16(byte)
    default: return 0
    }
  }
}

/// Text of at most seven ASCII characters, held in one word; all other texts are equal to each other.
struct ShortText: Equatable, ExpressibleByStringLiteral {
  /// The characters after a leading 1, eight bits each, or 0 for a text that is not short.
  private var packed: UInt64 = 1

  init(stringLiteral value: String) {
    for byte in value.utf8 { append(UInt16(byte)) }
  }

  /// Appends a UTF-16 code unit.
  mutating func append(_ unit: UInt16) {
    guard packed != 0 else { return }
    packed = unit < 0x80 && packed &>> 56 == 0 ? packed &<< 8 | UInt64(unit) : 0
  }
}
