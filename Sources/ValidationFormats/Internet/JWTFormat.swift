/// Recognizes JSON Web Tokens, such as `eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl`, by their structure.
///
/// A token is a claims set in the compact serialization of a signature,
/// [RFC 7519, section 3](https://www.rfc-editor.org/rfc/rfc7519#section-3) and
/// [RFC 7515, section 7.1](https://www.rfc-editor.org/rfc/rfc7515#section-7.1): header, payload and signature in
/// unpadded URL-safe base 64, joined by dots. Header and payload are JSON objects in UTF-8, and the header names
/// one algorithm, a string (RFC 7515, section 4.1.1). With `none` the signature is empty (RFC 7518, section
/// 3.6), with every other algorithm it is not. No signature is verified.
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
      let payloadEnd = firstDot(in: bytes, from: headerEnd &+ 1)
    else { return false }
    let header = bytes.extracting(0..<headerEnd)
    let payload = bytes.extracting(headerEnd &+ 1..<payloadEnd)
    let signature = bytes.extracting(payloadEnd &+ 1..<bytes.count)
    guard
      Base64Format.matches(header, urlSafe: true, unpadded: true),
      Base64Format.matches(payload, urlSafe: true, unpadded: true),
      Base64Format.matches(signature, urlSafe: true, unpadded: true),
      JSONScanner<Base64DecodedBytes>.isValue(header, objectOnly: true),
      JSONScanner<Base64DecodedBytes>.isValue(payload, objectOnly: true)
    else { return false }

    guard let algorithm = JSONMemberReader<Base64DecodedBytes>.onlyString(named: "alg", in: header) else {
      return false
    }
    return signature.isEmpty == (algorithm == "none")
  }

  private static func firstDot(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ".") { return index }
      index &+= 1
    }
    return nil
  }
}
