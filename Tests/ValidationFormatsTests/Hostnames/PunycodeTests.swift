import Testing

@testable import ValidationFormats

@Suite struct PunycodeTests {
  private func decode(_ text: String) -> [UInt32]? {
    text.withBytes { bytes in
      var label = Punycode()
      guard label.decode(bytes) else { return nil }
      var codePoints: [UInt32] = []
      _ = label.allSatisfy(in: bytes) {
        codePoints.append($0)
        return true
      }
      return codePoints
    }
  }

  private func encodedCount(_ codePoints: [UInt32]) -> Int {
    var buffer = InternationalizedLabel.CodePointBuffer()
    for codePoint in codePoints { _ = buffer.append(codePoint) }
    return Punycode.encodedCount(of: buffer)
  }

  @Test(arguments: [
    ("tda", "ü"), ("bcher-kva", "bücher"), ("BCHER-KVA", "bücher"), ("ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"),
    ("proprostnemluvesky-uyb24dma41a", "pročprostěnemluvíčesky"),
    ("b1abfaaepdrnnbgefbadotcwatmq2g4l", "почемужеонинеговорятпорусски"),
    ("3b-ww4c5e180e575a65lsy2b", "3年b組金八先生"),
    ("-with-super-monkeys-pc58ag80a8qai00g7n9n", "安室奈美恵-with-super-monkeys"),
  ])
  func decodes(_ text: String, _ expected: String) {
    #expect(decode(text) == expected.unicodeScalars.map(\.value))
    #expect(encodedCount(expected.unicodeScalars.map(\.value)) == text.utf8.count)
  }

  @Test(arguments: [
    "", "-",
    "-tda",  // a delimiter that the encoder does not write
    "a-",  // nothing behind the delimiter
    "t",  // ends within a number
    "99999999",  // beyond the last code point
    "a_",
  ])
  func doesNotDecode(_ text: String) { #expect(decode(text) == nil) }

  @Test func encodesToWhatItDecodes() {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
    var generator = SeededGenerator(seed: 3)
    var decoded = 0
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...20, using: &generator)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let codePoints = decode(text) else { continue }
      decoded += 1
      #expect(punycode(codePoints) == text)
      #expect(encodedCount(codePoints) == count)
    }
    #expect(decoded > 500)
  }
}

/// The encoder of RFC 3492, section 6.3.
private func punycode(_ codePoints: [UInt32]) -> String {
  func digit(_ value: Int) -> Character {
    Character(Unicode.Scalar(UInt8(value < 26 ? 0x61 + value : 0x16 + value)))
  }
  var output = String(
    String.UnicodeScalarView(codePoints.filter { $0 < 0x80 }.compactMap(Unicode.Scalar.init)))
  var (n, delta, bias) = (128, 0, 72)
  let basic = output.count
  var handled = basic
  if basic > 0 { output += "-" }
  while handled < codePoints.count {
    let next = codePoints.map(Int.init).filter { $0 >= n }.min() ?? 0
    delta += (next - n) * (handled + 1)
    n = next
    for codePoint in codePoints.map(Int.init) {
      if codePoint < n { delta += 1 }
      guard codePoint == n else { continue }
      var q = delta
      var k = 36
      while true {
        let t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias
        if q < t { break }
        output.append(digit(t + (q - t) % (36 - t)))
        q = (q - t) / (36 - t)
        k += 36
      }
      output.append(digit(q))
      delta = handled == basic ? delta / 700 : delta / 2
      delta += delta / (handled + 1)
      k = 0
      while delta > 455 {
        delta /= 35
        k += 36
      }
      bias = k + 36 * delta / (delta + 38)
      delta = 0
      handled += 1
    }
    delta += 1
    n += 1
  }
  return output
}
