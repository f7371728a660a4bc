import ALPValidator
import Foundation
import TestSupport
import Testing

/// Sequences of typing, deleting and pasting with the cursor anywhere.
///
/// With `FULL_VALUE_COUNTS` in the environment there are 20,000 of them.
@Suite struct EditSequenceTests {
  private static let isFull = ProcessInfo.processInfo.environment["FULL_VALUE_COUNTS"] != nil

  /// A format, what is typed and pasted into its field, and what reads the plain text and a text that is pasted.
  struct Field: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let format: InputFormat
    let keys: String
    let texts: [String]
    let value: @Sendable (String) -> String?
    let meaning: @Sendable (String) -> String?

    static let all: [Self] = {
      let german = Locale(identifier: "de_DE")
      let english = Locale(identifier: "en_US")
      func number(_ locale: Locale, _ name: String) -> Self {
        let parser = ValueParser<Decimal>.decimal(locale: locale)
        return Self(
          testDescription: "number \(name)", format: .decimal(locale: locale), keys: "0123456789.,- x",
          texts: PastedNumbers.handWritten.filter { !$0.contains { $0.isLetter || $0.isCurrencySymbol } },
          value: { parser($0)?.description }, meaning: { parser($0)?.description })
      }
      func date(_ locale: Locale, _ name: String) -> Self {
        let parser = ValueParser<Date>.date(locale: locale)
        return Self(
          testDescription: "date \(name)", format: .date(locale: locale), keys: "0123456789./- x",
          texts: [
            "2001-02-03", "3.2.2001", "2/3/2001", "03022001", "3.2.01", "1.1.112026", "3. Mai 2001",
            "2027-05",
          ],
          value: { parser($0)?.description }, meaning: { parser($0)?.description })
      }
      let now = CalendarMonth(year: 2026, month: 11)
      return [
        number(german, "German"), number(english, "American"), number(Locale(identifier: "hi_IN"), "Indian"),
        date(german, "German"), date(english, "American"), date(Locale(identifier: "ja_JP"), "Japanese"),
        Self(
          testDescription: "card", format: .paymentCard, keys: "0123456789 -x",
          texts: [
            "4242424242424242", "4242 4242 4242 4241", "378282246310005 05/27", "4242_4242_4242_4242",
            "Ada 42",
          ],
          value: { PaymentCardFormat.matches($0) ? $0 : nil },
          meaning: { PaymentCardFormat.matches($0, .lenient) ? $0.filter(\.isNumber) : nil }),
        Self(
          testDescription: "expiry", format: .cardExpiry, keys: "0123456789/- x",
          texts: ["05/27", "2027-05", "5/27", "5/2027", "0527", "12273", "05/27/01"],
          value: {
            CardExpiryFormat.matches($0) ? CardExpiryFormat.month(of: $0, near: now).map { "\($0)" } : nil
          },
          meaning: { CardExpiryFormat.month(of: $0, near: now).map { "\($0)" } }),
        Self(
          testDescription: "IBAN", format: .iban, keys: "0123456789 DEGBWST-",
          texts: [
            "DE89370400440532013000", "gb82-west-1234-5698-7654-32", "DE88 3704 0044",
            "DE8937040044053201300012",
          ],
          value: { IBAN($0)?.electronicForm }, meaning: { IBAN($0, .lenient)?.electronicForm }),
        Self(
          testDescription: "telephone number", format: .phoneNumber(region: "DE"), keys: "0123456789+ -/x",
          texts: [
            "030 901820", "+49 (0)30 901820", "030 901820 ext. 12", "+44 20 7946 0018", "0044 20 7946 0018",
            "650)2532222(",
            "tel:+49-30-901820",
          ],
          value: { PhoneNumber($0, region: "DE", .allowsOtherRegions)?.e164 },
          meaning: {
            PhoneNumber($0, region: "DE", [.lenient, .allowsOtherRegions])?.e164
          }),
        Self(
          testDescription: "postal code", format: .postalCode(region: "GB"), keys: "0123456789AEMSW -",
          texts: ["SW1A 1AA", "sw1a1aa", "EC1A-1BB", "EC1A 1BB London", "1234"],
          value: { PostalCodeFormat.matches($0, region: "GB") ? $0 : nil },
          meaning: { PostalCodeFormat.canonical($0, region: "GB") }),
      ]
    }()
  }

  @Test(arguments: Field.all) func keepTheRules(_ field: Field) throws {
    var random = SeededGenerator(seed: field.testDescription.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let format = field.format
    for sequence in 0..<(Self.isFull ? 20_000 / Field.all.count : 100) {
      var text = ""
      var cursor = 0
      for _ in 0..<12 {
        let (range, replacement, selection) = edit(of: text, cursor: cursor, in: field, using: &random)
        let result = format.edit(text, replacing: range, with: replacement, selection: selection)
        let earlier = text
        let units = Array(text.utf16)
        let own = units[..<range.lowerBound] + Array(replacement.utf16) + units[range.upperBound...]
        text = result?.text ?? String(decoding: own, as: UTF16.self)
        cursor = result?.selection.lowerBound ?? range.lowerBound + replacement.utf16.count
        let comment: Comment = """
          \(sequence): \(range) of "\(earlier)" with "\(replacement)" made "\(text)" at \(cursor)
          """
        try #require(0...text.utf16.count ~= cursor, comment)
        let isBlank = text.allSatisfy(\.isWhitespace)
        try #require(isBlank || format.format(text) == text, comment)
        try #require(isBlank || format.format(format.plain(text)) == text, comment)
        let isWhole = range == 0..<earlier.utf16.count && replacement.count > 1
        if isWhole, !replacement.allSatisfy(\.isWhitespace) {
          let value = field.value(format.plain(text))
          let meaning = field.meaning(replacement)
          // Words around a text may be left out.
          let isPlain = !replacement.contains(" London")
          try #require(value == nil || value == meaning || !isPlain, comment)
          try #require(meaning == nil || value == meaning, comment)
        }
        if random.next() % 3 == 0 { cursor = Int.random(in: 0...text.utf16.count, using: &random) }
      }
    }
  }

  private func edit(
    of text: String, cursor: Int, in field: Field, using random: inout SeededGenerator
  ) -> (Range<Int>, String, Range<Int>) {
    let count = text.utf16.count
    let cursor = min(cursor, count)
    switch random.next() % 8 {
    case 0: return (max(cursor - 1, 0)..<cursor, "", cursor..<cursor)
    case 1: return (cursor..<min(cursor + 1, count), "", cursor..<cursor)
    case 2: return (0..<count, field.texts.randomElement(using: &random) ?? "", 0..<count)
    case 3:
      let other = Int.random(in: 0...count, using: &random)
      let selected = min(cursor, other)..<max(cursor, other)
      let pasted = random.next() % 3 == 0 ? field.texts.randomElement(using: &random) : nil
      return (selected, pasted ?? "", selected)
    default:
      return (cursor..<cursor, String(field.keys.randomElement(using: &random) ?? "0"), cursor..<cursor)
    }
  }
}
