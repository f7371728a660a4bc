import Foundation
import Testing
import ValidationFormats

@Suite struct Base64FormatTests {
  /// The test vectors of RFC 4648, section 10.
  @Test(arguments: ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"])
  func accepts(_ text: String) { #expect(Base64Format.matches(text)) }

  @Test(arguments: [
    "Zg",  // no padding
    "Zg=", "Zg===", "Z===", "====", "=", "==", "Zm8==", "Zm9v====", "Zm=8",
    "Zh==",  // pad bits that are not zero
    "Zm9=",
    "Zm-_",  // the other alphabet
    "Zm9v\n", "Zm9v\r\nYmFy", " Zm9v", "Zm9é",
  ])
  func rejects(_ text: String) { #expect(!Base64Format.matches(text)) }

  @Test func takesTheURLSafeAlphabetByChoice() {
    #expect(Base64Format.matches("a-_9", .init(urlSafe: true)))
    #expect(Base64Format.matches("-_8=", .init(urlSafe: true)))
    #expect(Base64Format.matches("-_8", .init(urlSafe: true, unpadded: true)))
    #expect(!Base64Format.matches("a+_9", .init(urlSafe: true)))
    #expect(!Base64Format.matches("a/_9", .init(urlSafe: true)))
  }

  @Test func acceptsExactlyTheAlphabet() {
    let alphabet = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let urlSafeAlphabet = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    for byte in UInt8.min..<0x80 {
      let text = String(decoding: [byte, 0x41, 0x41, 0x41], as: UTF8.self)
      #expect(Base64Format.matches(text) == alphabet.contains(byte))
      #expect(Base64Format.matches(text, .init(urlSafe: true)) == urlSafeAlphabet.contains(byte))
    }
  }

  @Test func agreesWithItsTwin() {
    func twin(_ text: String) -> Bool {
      Data(base64Encoded: text)?.base64EncodedString().utf8.elementsEqual(text.utf8) ?? false
    }
    expectAgreement(
      of: { Base64Format.matches($0) }, with: twin, around: ["Zg==", "Zm9vYmFy", "Zm9vYmE=", "+/+/+w=="])
  }
}
