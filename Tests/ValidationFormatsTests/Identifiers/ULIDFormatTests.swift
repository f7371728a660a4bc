import Testing
import ValidationFormats

@Suite struct ULIDFormatTests {
  @Test(arguments: [
    "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "00000000000000000000000000",
    "7ZZZZZZZZZZZZZZZZZZZZZZZZZ",
  ])
  func accepts(_ text: String) { #expect(ULIDFormat.matches(text)) }

  @Test(arguments: [
    "", "01ARZ3NDEKTSV4RRFFQ69G5FA", "01ARZ3NDEKTSV4RRFFQ69G5FAVX",
    "8ZZZZZZZZZZZZZZZZZZZZZZZZZ",  // more than 128 bits
    "01ARZ3NDEKTSV4RRFFQ69G5FA\n",
    "01ARZ3NDEKTSV4RRFFQ69G5F-V",
  ])
  func rejects(_ text: String) { #expect(!ULIDFormat.matches(text)) }

  @Test func hasTheAlphabetOfCrockford() {
    let alphabet = Set("0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz".utf8)
    for byte in UInt8.min..<0x80 {
      let text = "01ARZ3NDEKTSV4RRFFQ69G5FA" + String(decoding: [byte], as: UTF8.self)
      #expect(ULIDFormat.matches(text) == alphabet.contains(byte), "byte \(byte)")
    }
  }
}
