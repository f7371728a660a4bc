@testable import ValidationFormats

let identifierSamples: [FormatSample] = [
  FormatSample(
    "article number", { EANFormat.matches($0) },
    accepts: ["96385074", "036000291452", "4006381333931", "10012345678902"],
    rejects: [
      "4006381333932",  // wrong check digit
      "400 6381 333931", "0",
    ],
    twin: { text in
      guard let digits = digits(text), [8, 12, 13, 14].contains(digits.count) else { return false }
      return weightedSum(digits.reversed(), [1, 3]).isMultiple(of: 10)
    }),
  FormatSample(
    "book number", { ISBNFormat.matches($0) },
    accepts: [
      "0306406152", "0-306-40615-2", "0 306 40615 2", "080442957X", "0-8044-2957-X", "9780306406157",
      "978-0-306-40615-7", "978 0 306 40615 7", "978-0306406157", "979-10-90636-07-1",
    ],
    rejects: [
      "0306406153",  // wrong check digit
      "080442957x",  // lower case
      "X306406152", "08044-2957X0",
      "9770306406158",  // not a book
      "979-0-2600-0043-8",  // music
      "978--0306406157", "-9780306406157", "97803064061570", "9-7-8-0-3-0-6-4-0-6-1-5-7-0",
    ],
    twin: isbnTwin),
  FormatSample(
    "serial number", { ISSNFormat.matches($0) },
    accepts: ["0378-5955", "03785955", "2434-561X", "2434561X", "0000-0000"],
    rejects: [
      "0378-5954",  // wrong check digit
      "2434-561x",  // lower case
      "037-85955", "0378 5955", "X378-5955",
    ],
    twin: { text in
      let parts = text.fields("-")
      guard parts.count == 1 || parts.map(\.utf8.count) == [4, 4] else { return false }
      let number = parts.joined()
      guard number.utf8.count == 8, let first = digits(String(number.dropLast())),
        let last = number.last == "X" ? [10] : digits(String(number.suffix(1)))
      else { return false }
      return weightedSum((first + last).reversed(), Array(1...8)).isMultiple(of: 11)
    }),
  FormatSample(
    "security", { ISINFormat.matches($0) },
    accepts: [
      "US0378331005", "GB0002634946", "GB00B03MLX29",
      "XS0083723162",  // international
      "AN8068571086",  // a country that no longer exists
      "EZ0000000003",  // a derivative
    ],
    rejects: [
      "US0373831005",  // two digits exchanged
      "ZZ0378331007",  // no such country
      "us0378331005", "US03783-1005",
    ],
    twin: { text in
      let capitals = text.unicodeScalars.allSatisfy { "A"..."Z" ~= $0 || "0"..."9" ~= $0 }
      guard capitals, text.utf8.count == 12, text.last?.isNumber == true,
        securityPrefixes.contains(String(text.prefix(2)))
      else { return false }
      return luhnTwin(text.compactMap { Int(String($0), radix: 36).map(String.init) }.joined())
    }),
  FormatSample(
    "device", { IMEIFormat.matches($0) }, accepts: ["490154203237518", "356938035643809"],
    rejects: [
      "490154203237517",
      "4901542032375180",  // sixteen digits only on request
      "49-015420-323751-8",  // hyphens only on request
    ],
    twin: { $0.utf8.count == 15 && luhnTwin($0) }),
  FormatSample(
    "device with hyphens", { IMEIFormat.matches($0, .allowsHyphens) },
    accepts: ["49-015420-323751-8", "490154203237518"],
    rejects: ["490-15420-323751-8", "49-015420-323751-7", "49-015420-323751-80"],
    twin: { text in
      let parts = text.fields("-")
      return (parts.count == 1 || parts.map(\.utf8.count) == [2, 6, 6, 1])
        && parts.joined().utf8.count == 15 && luhnTwin(parts.joined())
    }),
  FormatSample(
    "device with a software version", { IMEIFormat.matches($0, .allowsSoftwareVersion) },
    accepts: ["4901542032375199"], rejects: ["49015420323751999", "49-015420-323751-80"]),
  FormatSample(
    "legal entity", { LEIFormat.matches($0) },
    accepts: ["5493001KJTIIGC8Y1R12", "529900T8BM49AURSDO55", "HWUPKR0MPOU8FGXBT394"],
    rejects: [
      "5493001KJTIIGC8Y1R13", "5493001kjtiigc8y1r12",
      "5493WXF5BEUYPIMTXE00",  // congruent to 97, but not what the standard computes
      "5493G3L7DEJSBAFUDD01", "549308T2FZ43D1BWVM99",
      "5493001KJTIIGC8Y1RAB",  // letters for check digits
    ],
    twin: { text in
      guard text.utf8.count == 20, digits(String(text.suffix(2))) != nil, let check = Int(text.suffix(2))
      else { return false }
      return (2...98).contains(check) && remainder97(text) == 1
    }),
  FormatSample(
    "semantic version", { SemanticVersionFormat.matches($0) },
    accepts: [
      "0.0.0", "1.2.3", "10.20.30", "1.0.0-alpha", "1.0.0-alpha.0.12+exp.sha.007", "1.0.0-0",
      "1.0.0-0a",  // no number, so the zero may lead
      "1.0.0---x-", "1.0.0-01-", "1.0.0+001", "1.0.0+-", "1.0.0+b-a",
      "99999999999999999999999.999999999999999999.99999999999999999",
    ],
    rejects: ["1", "1.2", "v1.2.3", "1.02.3", "1.2.3-+b", "1.2.3-a..b", "1.2.3-a.00", "1.2.3+a+b", "1.2.x"],
    pattern: {
      let number = "(?:0|[1-9][0-9]*)"
      let identifier = "(?:\(number)|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
      return "\(number)\\.\(number)\\.\(number)(?:-\(identifier)(?:\\.\(identifier))*)?"
        + "(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?"
    }()),
  FormatSample(
    "ULID", { ULIDFormat.matches($0) },
    accepts: [
      "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "00000000000000000000000000",
      "7ZZZZZZZZZZZZZZZZZZZZZZZZZ",
    ],
    rejects: ["8ZZZZZZZZZZZZZZZZZZZZZZZZZ"],  // more than 128 bits
    pattern: "[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}"),
  FormatSample(
    "UUID", { UUIDFormat.matches($0) },
    accepts: [
      "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
      "00000000-0000-0000-0000-000000000000",  // nil
      "ffffffff-ffff-ffff-ffff-ffffffffffff",  // max
      "f81d4fae-7dec-f1d0-0765-00a0c91e6bf6",  // no version or variant of RFC 9562
    ],
    rejects: [
      "f81d4fae7dec11d0a76500a0c91e6bf6", "f81d4fa-e7dec-11d0-a765-00a0c91e6bf6",
      "f81d4fae_7dec_11d0_a765_00a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
      "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    ],
    pattern: "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"),
  FormatSample(
    "UUID of version 4", { UUIDFormat.matches($0, version: 4) },
    accepts: ["f81d4fae-7dec-41d0-a765-00a0c91e6bf6"], rejects: ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
    pattern: "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-4[0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}"),
  FormatSample(
    "vehicle", { VINFormat.matches($0) },
    accepts: ["1HGCM82633A004352", "1M8GDM9AXKP042788", "1M8GDM9A1KP042788"],
    rejects: ["1hgcm82633a004352", "1HGCM82633A-04352"], pattern: "[A-HJ-NPR-Z0-9]{17}"),
  FormatSample(
    "vehicle with a check digit", { VINFormat.matches($0, .checkDigit) },
    accepts: [
      "1HGCM82633A004352",
      "1M8GDM9AXKP042788",  // check digit X
      "11111111111111111", "5GZCZ43D13S812715",
    ],
    rejects: ["1M8GDM9A1KP042788", "1HGCM82633A00435I"],
    twin: { text in
      // The values of letters, from A to Z; I, O and Q have none.
      let letters = Array("ABCDEFGHJKLMNPRSTUVWXYZ")
      let values = Array("12345678123457923456789")
      let numbers = text.unicodeScalars.compactMap { scalar -> Int? in
        let letter = letters.firstIndex(of: Character(scalar)).map { values[$0] }
        return digits(letter.map { String($0) } ?? String(scalar))?.first
      }
      guard numbers.count == 17, text.unicodeScalars.count == 17 else { return false }
      let check = weightedSum(numbers, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return Array(text)[8] == (check == 10 ? "X" : Character(String(check)))
    }),
]

private let securityPrefixes = Set(CountryCodeTable.text.split(separator: "\n").map { String($0.prefix(2)) })
  .union("AN CS EU EZ QS QT XA XB XC XD XF XK XS XT".split(separator: " ").map(String.init))

/// Takes out separators, then computes with digits.
@Sendable private func isbnTwin(_ text: String) -> Bool {
  let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == " " }
  guard !parts.contains(where: \.isEmpty) else { return false }
  var number = parts.map(String.init).joined()
  let endsInTen = number.unicodeScalars.count == 10 && number.last == "X"
  if endsInTen { number.removeLast() }
  guard var digits = digits(number) else { return false }
  if endsInTen { digits.append(10) }
  let isBook =
    digits.starts(with: [9, 7, 8]) || digits.starts(with: [9, 7, 9]) && digits.dropFirst(3).first != 0
  return switch digits.count {
  case 10: weightedSum(digits.reversed(), Array(1...10)).isMultiple(of: 11)
  case 13: isBook && weightedSum(digits, [1, 3]).isMultiple(of: 10)
  default: false
  }
}
