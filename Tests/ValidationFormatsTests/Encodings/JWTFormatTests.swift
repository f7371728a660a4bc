import Foundation
import Testing
import ValidationFormats

@Suite struct JWTFormatTests {
  @Test func acceptsTheExampleOfRFC7519() {
    #expect(
      JWTFormat.matches(
        "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9"
          + ".eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
          + ".dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
    #expect(
      JWTFormat.matches(
        "eyJhbGciOiJub25lIn0"
          + ".eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ."
      ))
  }

  @Test(arguments: [
    #"{"alg":"HS256"}"#, #"{"typ":"JWT","alg":"RS256","kid":"ü"}"#,
    #" { "jwk" : {"alg": 5}, "alg" : "ES256" } "#,  // another object's `alg`
    #"{"x":["alg",{"alg":null}],"alg":"HS256"}"#,
    #"{"\u0061l\u0067":"HS256"}"#,  // the name is escaped
    #"{"typ":"alg","alg":"alg"}"#,
    #"{"alg":"HS256","kid":""}"#, #"{"kid":"a long name of a key","alg":"HS256","x5c":[{"kid":1}]}"#,
    #"{"alg":"None"}"#,  // case counts, so this is some other algorithm
    #"{"algorithm":1,"ALG":2,"alg":"a long name of an algorithm \ud83d\ude00"}"#,
  ])
  func accepts(header: String) { #expect(JWTFormat.matches(token(header, "{}", "c2ln"))) }

  @Test(arguments: [
    "", "{}", #"{"typ":"JWT"}"#, #"{"alg":256}"#, #"{"alg":null}"#, #"{"alg":["HS256"]}"#,
    #"{"alg":{"alg":"HS256"}}"#, #"{"jwk":{"alg":"HS256"}}"#,
    #"{"alg":"HS256","alg":"none"}"#,  // names are unique
    #"{"\u0000alg":"HS256"}"#, #"["alg","HS256"]"#, #""alg""#, #"{"alg":"HS256"} x"#, #"{"alg":"HS256""#,
    #"{"alg":"none"}"#,  // no algorithm, but a signature
    // RFC 7515, section 4.1.4: a key ID is a string.
    #"{"alg":"HS256","kid":1}"#, #"{"kid":null,"alg":"HS256"}"#, #"{"alg":"HS256","kid":["a"]}"#,
    #"{"alg":"HS256","kid":{"kid":"a"}}"#, #"{"alg":"HS256","k\u0069d":true}"#,
    #"{"alg":"HS256","kid":"a","kid":"b"}"#,
  ])
  func rejects(header: String) { #expect(!JWTFormat.matches(token(header, "{}", "c2ln"))) }

  @Test func rejectsAnEmptySignatureUnlessUnsecured() {
    #expect(JWTFormat.matches(token(#"{"alg":"none"}"#, "{}", "")))
    #expect(JWTFormat.matches(token(#"{"alg":"\u006eone"}"#, "{}", "")))
    #expect(!JWTFormat.matches(token(#"{"alg":"HS256"}"#, "{}", "")))
    #expect(!JWTFormat.matches(token(#"{"alg":"None"}"#, "{}", "")))
  }

  @Test(arguments: ["", "[]", "null", "1", "{", "{}{}", #"{"a":1,}"#])
  func rejects(payload: String) { #expect(!JWTFormat.matches(token(#"{"alg":"HS256"}"#, payload, "c2ln"))) }

  @Test(arguments: [
    "", ".", "..", "...", "eyJhbGciOiJIUzI1NiJ9.e30", "eyJhbGciOiJIUzI1NiJ9.e30.c2ln.c2ln",
    "eyJhbGciOiJIUzI1NiJ9.e30.c2ln.",
    "eyJhbGciOiJIUzI1NiJ9.e30=.c2ln",  // padding
    "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbg==",
    "eyJhbGciOiJIUzI1NiJ9.e31.c2ln",  // pad bits that are not zero
    "eyJhbGciOiJIUzI1NiJ9.e30.c2l+",  // not URL-safe
    "eyJhbGciOiJIUzI1NiJ9.e30.c2ln\n", " eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
  ])
  func rejects(_ text: String) { #expect(!JWTFormat.matches(text)) }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      let parts = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let signature = decoded(parts[2]) else { return false }
      let objects = parts.prefix(2).compactMap { part in
        decoded(part).flatMap { data in
          String(bytes: data, encoding: .utf8).flatMap { JSONFormat.matches($0) ? data : nil }
        }.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
      }
      guard objects.count == 2, let algorithm = objects[0]["alg"] as? String,
        objects[0]["kid"] == nil || objects[0]["kid"] is String
      else { return false }
      return signature.isEmpty == (algorithm == "none")
    }
    func decoded(_ text: String) -> Data? {
      guard !text.contains("="), !text.contains("+"), !text.contains("/") else { return nil }
      let standard = text.replacing("-", with: "+").replacing("_", with: "/")
      let padded = standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
      return Data(base64Encoded: padded).flatMap { $0.base64EncodedString() == padded ? $0 : nil }
    }
    expectAgreement(
      of: { JWTFormat.matches($0) }, with: twin,
      around: [
        token(#"{"alg":"HS256"}"#, "{}", "c2ln"), token(#"{"alg":"none"}"#, #"{"a":"?"}"#, ""),
        token(#"{"alg":"HS256","kid":"a"}"#, "{}", "c2ln"),
        token(#"{"typ":"JWT","alg":"RS256","x":[1]}"#, #"{"sub":"12345","admin":true}"#, "-_-_"),
      ])
  }

  /// Returns a token of a header and a payload in JSON and a signature in base 64.
  private func token(_ header: String, _ payload: String, _ signature: String) -> String {
    let parts = [header, payload].map { json in
      Data(json.utf8).base64EncodedString().replacing("=", with: "").replacing("+", with: "-")
        .replacing("/", with: "_")
    }
    return "\(parts[0]).\(parts[1]).\(signature)"
  }
}
