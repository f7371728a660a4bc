import Testing
import ThreadTime
import ValidationFormats

/// Hostile text: a recognizer takes time in proportion to its length, with the options that make it do the most.
@Suite(.serialized) struct LinearTimeTests {
  struct Recognizer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let recipes: [Recipe]
    let matches: @Sendable (String) -> Bool

    init(_ name: String, _ recipes: Recipe..., matches: @escaping @Sendable (String) -> Bool) {
      testDescription = name
      self.recipes = recipes
      self.matches = matches
    }
  }

  @Test(arguments: [
    Recognizer("local date and time", "2", "2024-01-01T00:00:00.|0", "2024-01-01T|:") {
      LocalDateTimeFormat.matches($0, .lenient)
    },
    Recognizer("month", "2024-0|1", "-") { MonthFormat.matches($0) },
    Recognizer("week", "2024-W|01", "W") { WeekFormat.matches($0) },
    Recognizer(
      "URI", "a", "a:", "a+", "a://|[", "a://|a:", "a://|@", "a://[|:", "a://[v1.|a", "a:|%41", "a:|%",
      "a:|é", "a:?|#", "a:/|../"
    ) { URIFormat.matches($0, .allowsUnicode) },
    Recognizer("URL of ASCII", "http://a.b/|%41", "http://a.b/?|é", "http://|a.", "http://|a@") {
      URLFormat.matches($0, .asciiOnly)
    },
    Recognizer("hexadecimal", "0", "0x|f", "g", "0x") { HexadecimalFormat.matches($0, .lenient) },
    Recognizer("digest", "0", "0x|f") { HexadecimalFormat.matches($0, byteCount: 32, .lenient) },
    Recognizer("base32", "A", "=", "MZXW6YQ=", "a ", "MZXW6|=") { Base32Format.matches($0, .lenient) },
    Recognizer("boolean", "true", "1", "yes ") { BooleanFormat.matches($0, .lenient) },
    Recognizer("object ID", "5", "507f1f77bcf86cd79943901|z") { ObjectIDFormat.matches($0) },
    Recognizer("canonical CIDR", "1", "1/", "::/|0", ":", "1:", "10.0.0.0/|8") {
      CIDRFormat.matches($0, .canonical)
    },
    Recognizer(
      "registered language tag", "a", "a-", "en-|a1111-", "en-a|-bb", "x|-a", "de|-1996", "zh|-min", "en_|u_"
    ) { LanguageTagFormat.matches($0, [.allowsUnderscores, .registered]) },
    Recognizer("email slip", "a", "@", "a@|a.", "a@gmial.com|m", "a|@gmial.com", "\"|\\a") {
      EmailAddress.hasSuggestion($0)
    },
    Recognizer("email of A-labels", "a@|bücher.", "a@|é", "a@xn--|a", "é|@b", "a@|b.") {
      EmailFormat.matches($0)
    },
    Recognizer("parameters of a media type", "a/b|;c=d", "a/b|;a=\"\"", "a/b;a=1;b=2;c=\"|\\a", "a/b;|a") {
      MIMETypeFormat.matches($0)
    },
    Recognizer("JWT", "eyJ", "eyJraWQiOi|J", "eyJraWQiOiIxIn0.|e30", ".") { JWTFormat.matches($0) },
    Recognizer("time of day", "23:59:59.|0", "23:59|:", "2") { TimeOfDayFormat.matches($0) },
    Recognizer("mapped host name", "\u{AD}", "a|\u{AD}", "a|\u{200B}", "e|\u{301}\u{316}", "\u{FB03}", "１。") {
      HostnameFormat.matches($0, .mapsCharacters)
    },
    Recognizer("lenient IBAN", "IBAN ", "IBAN: |DE", "IBAN DE89 |0-", "d-", "IBAN:|\u{200E}") {
      IBANFormat.matches($0, .lenient)
    },
    Recognizer("lenient VAT number", "VAT: ", "ES", "DE: |1", "es-|1.", "FR|A ") {
      VATNumberFormat.matches($0, .lenient)
    },
    Recognizer("card networks", "6", "606282|0 ", "1|-", "5019|0") {
      PaymentCardFormat.matches($0, .lenient)
    },
  ])
  func isInProportionToTheLength(_ recognizer: Recognizer) {
    for recipe in recognizer.recipes {
      let growth = Growth(from: 1 << 13, of: recipe.text) { _ = recognizer.matches($0) }
      #expect(growth.isLinear, "\(recipe): \(growth)")
    }
  }
}

/// What the tests of linear time rely on.
@Suite struct GrowthTests {
  @Test func distinguishesASquareFromALine() {
    let numbers = { (count: Int) in Array(0..<count) }
    let line = Growth(from: 500, of: numbers) { _ = $0.hashValue }
    let square = Growth(from: 500, of: numbers) { numbers in for _ in numbers { _ = numbers.hashValue } }
    #expect(line.isLinear, "\(line)")
    #expect(!square.isLinear, "\(square)")
  }
}

/// A beginning, and a piece that is repeated behind it.
struct Recipe: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let description: String
  private let beginning: String
  private let piece: String

  /// Creates a recipe from a beginning and a piece with a bar between, or from a piece alone.
  init(stringLiteral text: String) {
    let parts = text.split(separator: "|")
    description = text
    beginning = parts.count > 1 ? String(parts[0]) : ""
    piece = String(parts[parts.count - 1])
  }

  /// Returns a text of about so many bytes.
  func text(bytes: Int) -> String { beginning + String(repeating: piece, count: bytes / piece.utf8.count) }
}
