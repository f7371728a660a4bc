import Foundation
import Testing
import ValidationFormats

/// Numbers that are pasted, in all notations: the field has this number, or none.
@Suite struct PastedCodeTests {
  static let everyNotation: PhoneNumberFormat.Options = {
    [.lenient, .allowsOtherRegions]
  }()

  @Test func aTelephoneNumberMeansWhatItSays() throws {
    let isFull = ProcessInfo.processInfo.environment["FULL_VALUE_COUNTS"] != nil
    let regions = PhoneNumberFormat.regions.enumerated().filter { isFull || $0.offset.isMultiple(of: 7) }
    for region in regions.map(\.element) + ["AR", "DE", "GA", "IT", "US"] {
      let format = InputFormat.phoneNumber(region: region)
      for number in Self.numbers(of: region) {
        for (text, prefix) in Self.texts(of: number) {
          let end = prefix.utf16.count
          let shown = format.edit(prefix, replacing: end..<end, with: text)?.text ?? prefix + text
          let value = PhoneNumber(format.plain(shown), region: region, .allowsOtherRegions)
          let comment: Comment = "\(text) became \(shown) after \"\(prefix)\" in \(region)"
          let reading = PhoneNumber(text, region: region, Self.everyNotation)
          try #require(value == nil || value?.e164 == number.e164 || value?.e164 == reading?.e164, comment)
          if prefix.isEmpty, reading != nil { try #require(value?.e164 == reading?.e164, comment) }
          try #require(format.format(shown) == shown, comment)
        }
      }
    }
  }

  /// Returns up to three numbers of a region, from a random search.
  private static func numbers(of region: String) -> [PhoneNumber] {
    var random = SeededGenerator(seed: region.utf8.reduce(0) { $0 * 256 + UInt64($1) })
    var numbers: [PhoneNumber] = []
    for _ in 0..<5_000 where numbers.count < 3 {
      let count = Int.random(in: 6...11, using: &random)
      let digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      if let number = PhoneNumber(digits, region: region), number.region == region { numbers.append(number) }
    }
    return numbers
  }

  /// Returns texts of a number, each with what is in the field before.
  private static func texts(of number: PhoneNumber) -> [(text: String, prefix: String)] {
    let national = number.formatted(.national)
    let international = number.formatted(.international)
    let uri = number.formatted(.rfc3966)
    let digits = String(number.e164.dropFirst())
    let texts = [
      national, international, uri, number.e164, "\(national) ext. 12", "\(national) x12",
      "\(international);ext=12",
      "\(uri);ext=12", "\(international) extension 12345", "Tel.: \(national)", "tel:\(number.e164)",
      "Phone \(international)", national.filter(\.isNumber), digits, "00\(digits)", "\(national) oder 123",
      "\(national)/12", national.replacing(" ", with: "\u{A0}"),
    ]
    return texts.map { ($0, "") } + [
      (digits, "+\(number.callingCode)"), (international, "+\(number.callingCode)"),
    ]
  }

  @Test func anIBANMeansWhatItSays() throws {
    for number in Self.accounts {
      for text in [
        number, number.lowercased(), IBAN(number)?.formatted ?? "", "IBAN \(number)", "Konto: \(number)",
        "\(number) EUR",
        "\(number)1", "\(number) 12", String(number.dropLast()), "\(number)/\(number)", "x\(number)",
        number.replacing("0", with: "O"), String(number.reversed()),
      ] {
        let shown = InputFormat.iban.edit("", replacing: 0..<0, with: text)?.text ?? text
        let value = IBAN(InputFormat.iban.plain(shown))
        try #require(value == nil || value?.electronicForm == number, "\(text) became \(shown)")
        if IBAN(text, .lenient) != nil { try #require(value != nil, "\(text) became \(shown)") }
        try #require(InputFormat.iban.format(shown) == shown)
      }
    }
  }

  static let accounts = [
    "GB82WEST12345698765432", "DE89370400440532013000", "FR1420041010050500013M02606", "NO9386011117947",
    "MT84MALT011000012345MTLCAST001S", "BE68539007547034", "NL91ABNA0417164300", "CH9300762011623852957",
  ]

  @Test func anExpiryMeansWhatItSays() throws {
    let now = CalendarMonth(year: 2026, month: 11)
    for month in 1...12 {
      for year in [2026, 2027, 2031, 2049] {
        let meant = CalendarMonth(year: year, month: month)
        let short = String(year % 100)
        let padded = month < 10 ? "0\(month)" : String(month)
        for text in [
          "\(padded)/\(short)", "\(padded)/\(year)", "\(month)/\(short)", "\(month)/\(year)",
          "\(year)-\(padded)",
          "\(year)/\(month)", "\(padded) / \(short)", "\(padded)-\(short)", "\(padded).\(year)",
          "\(padded)\(short)",
          "\(padded)\(year)", "\(padded) \(short)", "exp. \(padded)/\(short)", "\(padded)/\(short)1",
          "\(short)/\(padded)",
          "\(padded)/1\(short)", "\(padded)/\(short)/01", "\(year)\(padded)",
        ] {
          let shown = InputFormat.cardExpiry.edit("", replacing: 0..<0, with: text)?.text ?? text
          let plain = InputFormat.cardExpiry.plain(shown)
          let value = CardExpiryFormat.matches(plain) ? CardExpiryFormat.month(of: plain, near: now) : nil
          let reading = CardExpiryFormat.month(of: text, near: now)
          let isOther = value != nil && value != reading && value != meant
          try #require(!isOther, "\(text) became \(shown)")
          if reading != nil { try #require(value == reading, "\(text) became \(shown)") }
          try #require(InputFormat.cardExpiry.format(shown) == shown)
        }
      }
    }
  }

  @Test func aCardMeansWhatItSays() throws {
    for number in ["4242424242424242", "378282246310005", "36227206271667", "5555555555554444"] {
      for text in [
        number, "Card: \(number)", PaymentCardFormat.grouped(number), number + number, "\(number) 05/27",
        "\(number)1",
        String(number.dropLast()), "\(number) 123", "no \(number)", number.replacing("4", with: "４"),
        "\(number)x1",
      ] {
        let shown = InputFormat.paymentCard.edit("", replacing: 0..<0, with: text)?.text ?? text
        let plain = InputFormat.paymentCard.plain(shown)
        try #require(!PaymentCardFormat.matches(plain) || plain == number, "\(text) became \(shown)")
        if PaymentCardFormat.matches(text, .lenient) {
          try #require(plain == number, "\(text) became \(shown)")
        }
        try #require(InputFormat.paymentCard.format(shown) == shown)
      }
    }
  }
}
