import Foundation

@testable import ValidationFormats

let encodingSamples: [FormatSample] = [
  FormatSample(
    "base 64", { Base64Format.matches($0) },
    // The test vectors of RFC 4648, section 10.
    accepts: ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy", "+/+/+w=="],
    rejects: [
      "Zg",  // no padding
      "====", "Zm9v====",
      "Zh==",  // pad bits that are not zero
      "Zm9v\r\nYmFy",
    ],
    twin: { Data(base64Encoded: $0)?.base64EncodedString().utf8.elementsEqual($0.utf8) ?? false }),
  FormatSample(
    "URL-safe base 64", { Base64Format.matches($0, .urlSafe) },
    accepts: ["", "a-_9", "-_8=", "AAAA"], rejects: ["-_8", "a+_9", "a/_9"],
    pattern: "(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9_-][AQgw]==)?"),
  FormatSample(
    "URL-safe base 64 without padding", { Base64Format.matches($0, [.urlSafe, .unpadded]) },
    accepts: ["", "-_8", "Zm9vYg", "Zm9v"], rejects: ["-_8=", "-_9"],
    pattern: "(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048]|[A-Za-z0-9_-][AQgw])?"),
  FormatSample(
    "base 64 with white space", { Base64Format.matches($0, .allowsWhitespace) },
    accepts: ["Zm9v\r\nYg==", " Zm9vYg= = ", "Z m 9 v", "\n", ""],
    rejects: ["Zm9v\u{A0}", "Zm9=v", "Zm9vYg", "Zm9vYg===", "Zm9vY!=="]),
  FormatSample(
    "unpadded base 64 with white space",
    { Base64Format.matches($0, [.unpadded, .allowsWhitespace]) },
    accepts: ["Zm9v Yg", ""], rejects: ["Zm9vYg=="]),
  FormatSample(
    "base 64 with or without padding", { Base64Format.matches($0, .allowsMissingPadding) },
    accepts: ["Zm9vYg", "Zm9vYg==", ""], rejects: ["Zm9vYg="]),
  FormatSample(
    "data URI", { DataURIFormat.matches($0) },
    accepts: [
      "data:,", "data:,A%20brief%20note", "DATA:,x", "data:text/html;charset=US-ASCII,%3Ch1%3E",
      "data:text/plain;a=b;c=%22d%20e%22,x", "data:image/svg+xml;BASE64,Zm9v", "data:;base64,Zm8%3D",
      "data:;base64,%5Am8%3d",
      "data:;base64=no,x",  // a parameter that is called so
      "data:,base64;,/?:@&=+$-_.!~*'()",
    ],
    rejects: [
      "data:text/plain",  // no comma
      ",x", "http://example.com/,", "data:base64,Zm9v", "data:text/plain;charset,x",
      "data:text/plain;base64;a=b,Zm9v",  // not at the end
      "data:text/plain;a=\"b\",x",  // a quotation mark is not allowed in a URI
      "data:text/plain; charset=utf-8,x",
      "data:,x#y",  // a fragment
      "data:;base64,Zm9=",  // pad bits that are not zero
      "data:;base64,Zm8=%0A", "data:;base64,Zm8=Zm8=",
      "data:;base64,Z=g=",  // padding before a digit
    ],
    twin: dataURITwin),
  FormatSample(
    "color", { HexColorFormat.matches($0) },
    accepts: ["#f00", "#F00C", "#ff0000", "#ff0000cC", "#ABCDEF", "#01234567"],
    rejects: [
      "#", "#ff", "fff", "0xff0000", "red",
      "#ｆｆｆ",  // full-width letters
    ],
    pattern: "#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"),
  FormatSample(
    "color without a number sign", { HexColorFormat.matches($0, .lenient) },
    accepts: ["#f00", "fff", "abcdef"], rejects: ["##fff", "red"],
    pattern: "#?(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"),
  FormatSample(
    "JSON", { JSONFormat.matches($0) },
    accepts: [
      "{}", "[]", "null", "true", "false", "0", "-0.0e-0", "1E+10", "123.456e7",
      "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00fF\"",
      "\"\\uD800\"",  // half of a surrogate pair
      "\"\u{7F}\u{2028}é😀\"", " \t\r\n[ ] ", "{\"a\":1,\"a\":{\"b\":[{},[]]}}",
      "[1,[2,[3,{\"x\":[]}]],\"4\"]", "{\"a\": [1, -2.5e+3, {\"b\": null}], \"c\": \"\\u00e9\\n\"}",
    ],
    rejects: [
      " ", "True", "NaN", "+1", "01", "1.", ".5", "0x1", "1 2", "\"\\x\"", "\"\\u12g4\"",
      "\"\n\"",  // a control character
      "'a'", "[1,]", "[1 2]", "[1}", "{\"a\"}", "{\"a\":}", "{a:1}", "{1:1}", "[\"a\":1]", "[1]]",
      "[1] // comment",
      "\u{FEFF}[]",  // byte order mark
      "\u{A0}[]",
    ],
    twin: { JSONTwin.matches($0) }),
  FormatSample(
    "JSON of pairs of surrogates", { JSONFormat.matches($0, .requiresPairedSurrogates) },
    accepts: [#""\ud83d\ude00""#, #""\uD7FF""#, #""\ue000""#, #"{"\u0061": "\\ud800"}"#],
    rejects: [#""\ud800""#, #""\udc00""#, #""\ud800\ud800""#, #""\ud83dx""#, #"{"\uDFFF": 1}"#]),
  FormatSample(
    "JSON pointer", { JSONPointerFormat.matches($0) },
    // The examples of RFC 6901, section 5, among them.
    accepts: [
      "", "/foo", "/foo/0", "/", "/a~1b", "/c%d", "/e^f", "/g|h", "/i\\j", "/k\"l", "/ ", "/m~0n", "//",
      "/ä/\u{0}", "/~0~1~01",
    ],
    rejects: ["foo", "#/foo", "/~2", "/~/0"], pattern: "(?:/(?:[^~/]|~[01])*)*"),
  FormatSample(
    "MIME type", { MIMETypeFormat.matches($0) },
    accepts: [
      "text/plain", "IMAGE/SVG+XML", "application/vnd.api+json", "x-world/x-3dmf", "text/html;charset=utf-8",
      "text/html \t; \tcharset=utf-8", "multipart/form-data; boundary=\"a \\\"quoted\\\" = é\"; x=y",
      "text/x;a=\"\"", "text/x;a=!#$%&'*+-.^_`|~09azAZ",
      "\(String(repeating: "a", count: 127))/\(String(repeating: "b", count: 127))",
    ],
    rejects: [
      "text", "/plain",
      "*/*",  // a range, not a type
      "text/plain;",  // an empty parameter
      "text/plain;a", "text/plain; a = b", "text/plain;a=\"b", "text/plain;a=\"\u{7F}\"",
      "text/plain, text/html", "\(String(repeating: "a", count: 128))/b",
      "a/\(String(repeating: "b", count: 128))",
      "text/plain;charset=utf-8;charset=utf-8",  // RFC 6838, section 4.3
      "text/plain; a=\"x;y=\\\"\"; b=1 ; A=2",  // names have no case
      "text/x" + (1...33).map { ";p\($0)=1" }.joined(),
    ],
    twin: {
      let name = "[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}"
      let token = "[A-Za-z0-9!#$%&'*+.^_`|~-]+"
      let quoted = "\"(?:[\\t !#-\\[\\]-~\\x{80}-\\x{10FFFF}]|\\\\[\\t -~\\x{80}-\\x{10FFFF}])*\""
      let parameter = "[ \\t]*;[ \\t]*(\(token))=(?:\(token)|\(quoted))"
      let isWellFormed = wholeMatch(of: "\(name)/\(name)(?:\(parameter))*")
      let parameters = try? NSRegularExpression(pattern: parameter)
      return { text in
        guard isWellFormed(text) else { return false }
        let all = NSRange(location: 0, length: text.utf16.count)
        let names = (parameters?.matches(in: text, range: all) ?? []).map { match in
          (text as NSString).substring(with: match.range(at: 1)).lowercased()
        }
        return Set(names).count == names.count && names.count <= 32
      }
    }()),
  FormatSample(
    "base 32", { Base32Format.matches($0) },
    // The test vectors of RFC 4648, section 10.
    accepts: ["", "MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTB", "MZXW6YTBOI======"],
    rejects: [
      "MY",  // no padding
      "MZXW6YTB========", "mzxw6yq=", "MZXW6YQ1",
      "MZ======",  // pad bits that are not zero
      "MZXW6Y==",  // no whole bytes
      "M=======", "MZXW6YQ=A",
    ],
    pattern: base32Pattern(digits: "A-Z2-7")),
  FormatSample(
    "base 32 in hexadecimal order", { Base32Format.matches($0, .extendedHex) },
    accepts: ["", "CO======", "CPNG====", "CPNMU===", "CPNMUOG=", "CPNMUOJ1", "CPNMUOJ1E8======"],
    rejects: ["CPNMUOGW", "CP======"],
    twin: { text in
      let values = Array("0123456789ABCDEFGHIJKLMNOPQRSTUV")
      let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
      let translated = text.unicodeScalars.map { scalar -> Character? in
        if scalar == "=" { return "=" }
        return values.firstIndex(of: Character(scalar)).map { digits[$0] }
      }
      guard !translated.contains(nil) else { return false }
      return Base32Format.matches(String(translated.compactMap(\.self)))
    }),
  FormatSample(
    "base 32 as people type it", { Base32Format.matches($0, .lenient) },
    accepts: ["mzxw6yq", "MZXW6YQ=", ""], rejects: ["mz", "MZXW6YQ==", "MZXW 6YQ"]),
  FormatSample(
    "base 32 without padding", { Base32Format.matches($0, .unpadded) },
    accepts: ["MZXW6YQ", "MZXW6YTB", ""], rejects: ["MZXW6YQ=", "MZ"]),
  FormatSample(
    "hexadecimal", { HexadecimalFormat.matches($0) },
    accepts: ["0", "c0ffee", "C0FFEE", "0123456789abcdefABCDEF0123456789abcdef", "00000000", "000000000"],
    rejects: ["0xc0ffee", "c0ffeg", "c0 ff ee", "-1", "#c0ffee", "ａ"], pattern: "[0-9A-Fa-f]+"),
  FormatSample(
    "a digest in hexadecimal", { HexadecimalFormat.matches($0, byteCount: 4) },
    accepts: ["c0ffee00", "DEADBEEF"], rejects: ["c0ffee0", "c0ffee000", "c0ffee0000"],
    pattern: "[0-9A-Fa-f]{8}"),
  FormatSample(
    "hexadecimal with a prefix",
    { HexadecimalFormat.matches($0, [.wholeBytes, .allowsPrefix]) },
    accepts: ["0xc0ffee", "0XC0FFEE", "c0ffee", "00"], rejects: ["0x", "0xc0ffe", "x0", "0x0x00"],
    pattern: "(?:0[xX])?(?:[0-9A-Fa-f]{2})+"),
  FormatSample(
    "object identifier", { ObjectIDFormat.matches($0) },
    accepts: ["507f1f77bcf86cd799439011", "507F1F77BCF86CD799439011"],
    rejects: ["507f1f77bcf86cd79943901", "507f1f77bcf86cd7994390111", "507f1f77bcf86cd79943901g"],
    pattern: "[0-9A-Fa-f]{24}"),
  FormatSample(
    "Boolean", { BooleanFormat.matches($0) }, accepts: ["true", "false"],
    rejects: ["True", "1", "0", "yes", "tru", "truee", "\0true"], pattern: "true|false"),
  FormatSample(
    "Boolean of other systems", { BooleanFormat.matches($0, .lenient) },
    accepts: ["true", "FALSE", "1", "0", "Yes", "no", "On", "oFF"], rejects: ["y", "2", "10", "offf", "ｏn"],
    pattern: "[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[01]|[Yy][Ee][Ss]|[Nn][Oo]|[Oo][Nn]|[Oo][Ff][Ff]"),
]

/// Splits at the comma, and decodes what is in base 64.
@Sendable private func dataURITwin(_ text: String) -> Bool {
  let name = "[A-Za-z0-9][A-Za-z0-9!$&_.+-]*"
  let value = "(?:[A-Za-z0-9!$&'*+._~-]|%[0-9A-Fa-f]{2})+"
  let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  guard parts.count == 2, isDataURIContent(parts[1]) else { return false }
  let isBase64 = parts[0].lowercased().hasSuffix(";base64") && parts[0].utf8.allSatisfy { $0 < 0x80 }
  let head = "[Dd][Aa][Tt][Aa]:(?:\(name)/\(name))?(?:;\(value)=\(value))*"
  guard wholeMatch(of: head)(isBase64 ? String(parts[0].dropLast(7)) : parts[0]) else { return false }
  return !isBase64 || parts[1].removingPercentEncoding.map { Base64Format.matches($0) } ?? false
}

private let isDataURIContent = wholeMatch(of: "(?:[A-Za-z0-9!$&'()*+,./:;=?@_~-]|%[0-9A-Fa-f]{2})*")

/// The pattern of base 32 with digits in the order of the alphabet from 2 to 7.
private func base32Pattern(digits: String) -> String {
  let all = "[\(digits)]"
  let rest = [
    "\(all)[AEIMQUY4]={6}", "\(all){3}[AQ]={4}", "\(all){4}[ACEGIKMOQSUWY246]={3}",
    "\(all){6}[AIQY]=",
  ]
  return "(?:\(all){8})*(?:\(rest.joined(separator: "|")))?"
}
