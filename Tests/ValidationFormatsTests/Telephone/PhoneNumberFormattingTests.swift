import Testing
@testable import ValidationFormats

@Suite struct PhoneNumberFormattingTests {
  /// As the Python package `phonenumbers` 9.0.43 writes them.
  @Test(
    arguments: [
      ("+12125550123", "(212) 555-0123", "+1 212-555-0123", "tel:+1-212-555-0123"),
      ("+442079460018", "020 7946 0018", "+44 20 7946 0018", "tel:+44-20-7946-0018"),
      ("+441534482000", "01534 482000", "+44 1534 482000", "tel:+44-1534-482000"),
      ("+4930123456", "030 123456", "+49 30 123456", "tel:+49-30-123456"),
      ("+33612345678", "06 12 34 56 78", "+33 6 12 34 56 78", "tel:+33-6-12-34-56-78"),
      ("+33800123456", "0 800 12 34 56", "+33 800 12 34 56", "tel:+33-800-12-34-56"),
      ("+5491123456789", "011 15-2345-6789", "+54 9 11 2345-6789", "tel:+54-9-11-2345-6789"),
      ("+5511987654321", "(11) 98765-4321", "+55 11 98765-4321", "tel:+55-11-98765-4321"),
      ("+390612345678", "06 1234 5678", "+39 06 1234 5678", "tel:+39-06-1234-5678"),
      ("+81312345678", "03-1234-5678", "+81 3-1234-5678", "tel:+81-3-1234-5678"),
      ("+79123456789", "8 (912) 345-67-89", "+7 912 345-67-89", "tel:+7-912-345-67-89"),
      ("+41446681800", "044 668 18 00", "+41 44 668 18 00", "tel:+41-44-668-18-00"),
      ("+36201234567", "06 20 123 4567", "+36 20 123 4567", "tel:+36-20-123-4567"),
      ("+3611234567", "(06 1) 123 4567", "+36 1 123 4567", "tel:+36-1-123-4567"),
      ("+46812345678", "08-123 456 78", "+46 8 123 456 78", "tel:+46-8-123-456-78"),
      ("+375291234567", "8 029 123-45-67", "+375 29 123-45-67", "tel:+375-29-123-45-67"),
      ("+37061234567", "(0-612) 34567", "+370 612 34567", "tel:+370-612-34567"),
      ("+861012345678", "010 1234 5678", "+86 10 1234 5678", "tel:+86-10-1234-5678"),
      ("+8613800138000", "138 0013 8000", "+86 138 0013 8000", "tel:+86-138-0013-8000"),
      ("+911123456789", "011 2345 6789", "+91 11 2345 6789", "tel:+91-11-2345-6789"),
      ("+61412345678", "0412 345 678", "+61 412 345 678", "tel:+61-412-345-678"),
      ("+80012345678", "1234 5678", "+800 1234 5678", "tel:+800-1234-5678"),
      ("+23052512345", "5251 2345", "+230 5251 2345", "tel:+230-5251-2345"),
      ("+6676123456", "076 123 456", "+66 76 123 456", "tel:+66-76-123-456"),
      ("+442012345678", "020 1234 5678", "+44 20 1234 5678", "tel:+44-20-1234-5678"),
    ] as [(String, String, String, String)])
  func writes(_ e164: String, _ national: String, _ international: String, _ uri: String) throws {
    let number = try #require(PhoneNumber(e164))
    #expect(number.formatted(.e164) == e164)
    #expect(number.formatted(.national) == national)
    #expect(number.formatted(.international) == international)
    #expect(number.formatted(.rfc3966) == uri)
  }

  /// Each leading digits and lengths that the plans assign: what is written is read as the same number.
  @Test func writesWhatIsReadAgain() throws {
    var generator = SeededGenerator(seed: 41)
    var count = 0
    while count < 400 {
      let digits = (0..<Int.random(in: 7...13, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }
      guard let number = PhoneNumber("+\(digits.joined())") else { continue }
      count += 1
      let international = number.formatted(.international)
      #expect(PhoneNumber(international.replacing("-", with: " "), .lenient) == number, "\(international)")
      let national = number.formatted(.national)
      #expect(
        national.filter(\.isWholeNumber).hasSuffix(String(number.nationalNumber.suffix(6))), "\(national)")
      #expect(number.formatted(.rfc3966).hasPrefix("tel:+\(number.callingCode)-"))
    }
  }

  @Test func hasWellFormedPatterns() {
    for (index, zone) in PhoneNumberPatternTable.zones.enumerated() {
      var codes: [Int] = []
      for line in zone.replacing("\n", with: " ").split(separator: ";") where line != " " {
        let columns = line.split(separator: " ")
        if columns[0].hasPrefix("+") {
          codes.append(Int(columns[0].dropFirst()) ?? 0)
          #expect(columns.count == 4 && columns[1].contains("a"), "\(line)")
          let prefixes = columns.dropFirst(2).joined()
          #expect(prefixes.allSatisfy { #"0123456789[]-|()\d?$"#.contains($0) }, "\(line)")
          continue
        }
        #expect(2...4 ~= columns.count, "\(line)")
        let leading = columns[0].drop { "~?".contains($0) }
        #expect(leading.allSatisfy { #"0123456789[]-|()\d,"#.contains($0) }, "\(line)")
        #expect(columns[0].count { $0 == "(" } == columns[0].count { $0 == ")" }, "\(line)")
        #expect(columns.dropFirst(2).first?.contains("a") ?? true, "\(line)")
      }
      #expect(codes.allSatisfy { "\($0)".hasPrefix("\(index + 1)") })
      #expect(Set(codes).count == codes.count)
    }
  }
}

@Suite struct PhoneNumberExtensionTests {
  @Test(arguments: [
    ("020 7946 0018 ext. 123", "123"), ("020 7946 0018 ext 123", "123"), ("020 7946 0018 EXT: 123", "123"),
    ("020 7946 0018, extn. 123", "123"), ("020 7946 0018 extension 123", "123"),
    ("020 7946 0018 x123", "123"), ("020 7946 0018x 123", "123"), ("020 7946 0018 #0", "0"),
    ("+442079460018;ext=123", "123"), ("020 7946 0018 ext. 12345678901234567890", "12345678901234567890"),
  ])
  func reads(_ text: String, _ digits: String) throws {
    #expect(!PhoneNumberFormat.matches(text, region: "GB"))
    #expect(PhoneNumberFormat.matches(text, region: "GB", .allowsExtension))
    let number = try #require(PhoneNumber(text, region: "GB", .allowsExtension))
    #expect(number.extensionNumber == digits)
    #expect(number.e164 == "+442079460018")
    #expect(number.canonical == "+442079460018;ext=\(digits)")
    #expect(PhoneNumber(number.canonical) == number)
    #expect(number.formatted(.national) == "020 7946 0018 ext. \(digits)")
    #expect(number.formatted(.international) == "+44 20 7946 0018 ext. \(digits)")
    #expect(number.formatted(.rfc3966) == "tel:+44-20-7946-0018;ext=\(digits)")
    #expect(number.formatted(.e164) == "+442079460018")
  }

  @Test(arguments: [
    "020 7946 0018 ext.", "020 7946 0018 x", "020 7946 0018;ext=", "020 7946 0018;ext= 1",
    "020 7946 0018;EXT", "020 7946 0018 ext. 12a", "020 7946 0018 ext. 1 2", "020 7946 0018 y12",
    "020 7946 0018 xx12",
    "020 7946 0018 x1234567890",  // too many digits, in which the number itself may be mistyped
    "020 7946 0018 ext. 123456789012345678901", "ext. 123", "x123", "020 7946 001 x8", "020 7946 0018 x12\n",
    "1-800-FLOWERS",
  ])
  func rejects(_ text: String) {
    #expect(!PhoneNumberFormat.matches(text, region: "GB", .allowsExtension))
    #expect(PhoneNumber(text, region: "GB", .allowsExtension) == nil)
  }

  @Test func acceptsNumbersWithoutOneToo() {
    #expect(PhoneNumberFormat.matches("+442079460018", .allowsExtension))
    #expect(PhoneNumber("020 7946 0018", region: "GB", .allowsExtension)?.extensionNumber == nil)
    #expect(!PhoneNumberFormat.matches("+44 20 7946 0018 x1", .allowsExtension))
    #expect(
      PhoneNumberFormat.matches("+44 20 7946 0018 x1", [.allowsSeparators, .allowsExtension]))
  }

  /// What people paste from messages, contacts and word processors.
  @Test(arguments: [
    "\u{202A}+44\u{A0}20\u{A0}7946\u{A0}0018\u{202C}", "\u{200E}+44 (0)20 7946 0018", "０２０ ７９４６ ００１８",
    "＋４４ ２０ ７９４６ ００１８", "020\u{202F}7946\u{2011}0018", "\u{2068}020 7946 0018 ext.\u{A0}12\u{2069}",
    "０２０ ７９４６ ００１８ x１２",
  ])
  func readsPastedNumbers(_ text: String) {
    let number = PhoneNumber(text, region: "GB", [.allowsSeparators, .allowsExtension])
    #expect(number?.e164 == "+442079460018")
  }
}
