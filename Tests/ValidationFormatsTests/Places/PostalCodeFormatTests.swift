import Foundation
import Testing

@testable import ValidationFormats

@Suite struct PostalCodeFormatTests {
  @Test(
    arguments: [
      ("GB", "SW1A 1AA"), ("GB", "M1 1AE"),
      ("GB", "dn551pt"),  // as typed in haste
      ("GB", "GIR 0AA"),  // once of a bank
      ("GB", "BFPO 61"),  // the forces
      ("IM", "IM1 3LY"),
      ("MM", "1105001"),  // seven digits since 2023
      ("PY", "001001"), ("SV", "1101"), ("SV", "CP 1101"), ("NR", "NRU68"), ("PA", "0801"), ("PA", "A0801"),
      ("FK", "FIQQ 1ZZ"), ("CA", "K1A 0B1"), ("CA", "k1a0b1"), ("CA", "K1A-0B1"), ("US", "20500"),
      ("US", "20500-0003"), ("US", "20500 0003"), ("PR", "00901-1234"), ("NL", "1012 JS"), ("NL", "1012js"),
      ("IE", "D02 AF30"), ("IE", "D6W XY00"), ("CH", "8001"), ("CH", "CH-8001"), ("LI", "9498"),
      ("DE", "01067"), ("FR", "75001"),
      ("FR", "20090"),  // Corsica
      ("FR", "97400"),  // overseas, which has a region of its own, too
      ("JP", "100-0001"), ("JP", "1000001"), ("KR", "04524"), ("IN", "110 001"), ("LV", "LV-1010"),
      ("LV", "1010"), ("AR", "C1425CLA"), ("AR", "1425"), ("BR", "01310-100"), ("SZ", "H100"),
      ("XK", "10000"), ("us", "20500"),
    ] as [(String, String)])
  func accepts(region: String, text: String) { #expect(PostalCodeFormat.matches(text, region: region)) }

  @Test(
    arguments: [
      ("GB", ""), ("GB", "1AA SW1A"),
      ("GB", "QA1 1AA"),  // no area begins with Q
      ("GB", "SW1A 1AC"),  // C does not stand in the second half
      ("GB", "SW1A  1AA"),  // two spaces
      ("GB", " SW1A 1AA"), ("GB", "SW1A 1AA\n"), ("GB", "SW1A\u{A0}1AA"),
      ("GB", "SW1A"),  // half a code
      ("GB", "BFPO 12345"), ("GB", "BFPO "),
      ("CA", "D1A 0B1"),  // D looks like O
      ("CA", "K1A 0B"), ("US", "205000003"), ("US", "20500-"), ("US", "2050"), ("US", "00000"),
      ("NL", "1012 SS"), ("NL", "0012 AB"), ("DE", "00123"), ("EG", "123456"), ("ES", "53000"),
      ("FR", "96000"),
      ("IE", "A65 TF1O"),  // O looks like 0
      ("IN", "100001"), ("PL", "00950"),
      ("JP", "１００-0001"),  // full-width digits
      ("CH", "٨٠٠١"),
      ("HK", "999077"),  // no postal codes there
      ("HK", ""), ("ZZ", "12345"), ("", "12345"), ("U", "12345"), ("USA", "12345"), ("U5", "12345"),
      ("ÜS", "12345"),
    ] as [(String, String)])
  func rejects(region: String, text: String) { #expect(!PostalCodeFormat.matches(text, region: region)) }

  @Test func regionsAreInOrderAndTwoCapitals() {
    let regions = PostalCodeFormat.regions
    #expect(regions.count == 189)
    #expect(regions == Array(Set(regions)).sorted())
    let others = regions.filter { !CountryCodeFormat.matches($0) }
    #expect(others == ["AC", "TA", "XK"])
  }

  @Test func noByteTraps() {
    for byte in UInt8.min...UInt8.max {
      for count in 0...12 {
        let text = String(decoding: [UInt8](repeating: byte, count: count), as: UTF8.self)
        _ = PostalCodeFormat.matches(text, region: "GB")
        _ = PostalCodeFormat.matches("12345", region: text)
      }
    }
  }

  /// The table in the notation of regular expressions, which is the reference implementation of the index.
  private func pattern(_ shapes: Substring) -> String {
    var pattern = "^(?:"
    var isInSet = false
    for character in shapes {
      switch character {
      case "[": isInSet = true
      case "]": isInSet = false
      default: break
      }
      switch character {
      case _ where isInSet: pattern.append(character)
      case "#": pattern += "[0-9]"
      case "@": pattern += "[A-Z]"
      case " ": pattern += " ?"
      case "~": pattern += "-?"
      default: pattern.append(character)
      }
    }
    return pattern + ")(?![\\s\\S])"
  }

  @Test func theIndexReadsTheTableAsItsTwinDoes() throws {
    var generator = SeededGenerator(seed: 3)
    for line in PostalCodeTable.text.split(separator: "\n") {
      let region = String(line.prefix(2))
      let shapes = line.dropFirst(3)
      let twin = try NSRegularExpression(pattern: pattern(shapes), options: .caseInsensitive)
      var good = 0
      for shape in shapes.split(separator: "|") {
        for _ in 0..<8 {
          var text = example(of: Array(shape), using: &generator)
          if Bool.random(using: &generator), let index = text.indices.randomElement(using: &generator) {
            text[index] = Array("0123456789ABKQZ -az").randomElement(using: &generator) ?? "?"
          }
          let string = String(text)
          let expected =
            twin.firstMatch(in: string, range: NSRange(location: 0, length: string.utf16.count)) != nil
          good += expected ? 1 : 0
          #expect(PostalCodeFormat.matches(string, region: region) == expected, "\(string) in \(region)")
        }
      }
      #expect(good > 0, "\(region)")
    }
  }

  @Test(arguments: [
    ("GB", ["M1 1AE", "SW1A 1AA", "GIR 0AA"]), ("CA", ["K1A0B1", "K1A-0B1"]),
    ("US", ["20500", "20500-0003"]),
    ("LV", ["1010", "LV-1010"]), ("EG", ["11511", "1234567"]), ("VE", ["1010-A", "1010"]),
  ])
  func agreesWithItsTwin(region: String, good: [String]) throws {
    let line = try #require(PostalCodeTable.text.split(separator: "\n").first { $0.hasPrefix(region) })
    let twin = try NSRegularExpression(pattern: pattern(line.dropFirst(3)), options: .caseInsensitive)
    expectAgreement(
      of: { PostalCodeFormat.matches($0, region: region) },
      with: { text in
        // Case folding would take the long s and the Kelvin sign for letters.
        text.utf8.allSatisfy { $0 < 0x80 }
          && twin.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
      },
      around: good)
  }

  /// A text of a shape, with or without what may be missing.
  private func example(of shape: [Character], using generator: inout SeededGenerator) -> [Character] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let digits = Array("0123456789")
    var text: [Character] = []
    var index = 0
    while index < shape.count {
      var choices: [Character]
      var isOptional = false
      switch shape[index] {
      case "#": choices = digits
      case "@": choices = letters
      case " ", "~":
        choices = [shape[index] == " " ? " " : "-"]
        isOptional = true
      case "[":
        choices = []
        index += 1
        while shape[index] != "]" {
          choices.append(shape[index])
          index += 1
        }
      default: choices = [shape[index]]
      }
      index += 1
      if index < shape.count, shape[index] == "?" {
        isOptional = true
        index += 1
      }
      if !isOptional || Bool.random(using: &generator), let choice = choices.randomElement(using: &generator)
      {
        text.append(choice)
      }
    }
    return text
  }

  @Test(arguments: [
    ("DE", "D-10115", "10115"), ("AT", "A-1010", "1010"), ("SE", "S-114 55", "114 55"),
    ("SE", "SE-11455", "114 55"), ("PT", "1000205", "1000-205"), ("CH", "CH-8001", "8001"),
    ("LV", "LV 1010", "1010"), ("LT", "lt 01100", "01100"), ("GB", "sw1a1aa", "SW1A 1AA"),
    ("JP", "１００－０００１", "100-0001"),
    ("US", "123456789", "12345-6789"), ("CA", "k1a0b1", "K1A 0B1"), ("NL", "1012sz", "1012 SZ"),
  ])
  func hasOnePostalCode(_ region: String, _ text: String, _ code: String) {
    #expect(PostalCodeFormat.matches(text, region: region, .lenient))
    #expect(PostalCodeFormat.canonical(text, region: region) == code)
    #expect(PostalCodeFormat.canonical(code, region: region) == code)
    #expect(PostalCodeFormat.matches(code, region: region))
  }

  @Test(arguments: ["F-10115", "D-1011", "D-", "DD-10115", "-10115", "10115-", "D--10115"])
  func rejectsOtherPrefixesOfPostalCodes(_ text: String) {
    #expect(!PostalCodeFormat.matches(text, region: "DE", .allowsCountryPrefix))
  }
}
