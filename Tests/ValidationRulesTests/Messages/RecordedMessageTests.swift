@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// What the languages say, compared with files that have one message a line, so that each change of a message is seen.
///
/// A language without a file, such as a new one or one whose file was deleted, gets one when the tests run.
@Suite struct RecordedMessageTests {
  #if os(Linux) || os(macOS)
  @Test(arguments: MessageCatalog.availableLanguages)
  func saysWhatWasRecorded(_ tag: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/\(tag).txt")
    let messages = Self.messages(in: tag)
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      try messages.joined(separator: "\n").appending("\n").write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(tag).txt is new: let a speaker of the language read it")
      return
    }
    let lines = recorded.split(separator: "\n").map(String.init)
    for (number, (message, line)) in zip(messages, lines).enumerated() where message != line {
      Issue.record("\(tag).txt:\(number + 1): \"\(line)\" became \"\(message)\"")
    }
    #expect(messages.count == lines.count)
  }
  #endif

  private static func messages(in language: String) -> [String] {
    var catalog = MessageCatalog(language: language)
    catalog.timeZone = .gmt
    func messages<Value>(_ value: Value, _ rules: [Rule<Value>]) -> [String] {
      var set = RuleSet(rules)
      set.messages = catalog
      return set.failures(for: value).map(\.message)
    }
    let file = FileValue(Data(count: 2000), name: "a.exe")
    let missing = FileValue(URL(fileURLWithPath: "/no/such/file.png"))
    let start = Date(timeIntervalSince1970: 0)
    let numbers: [JSONValue] = [0, 0.5, 1, 1.5, 2, 3, 11, 21, 22, 100, 102, 111, 1_000_000]
    return messages("", lengths + contents + formats) + messages(String(repeating: "x", count: 21), maxima)
      + messages("Ü", scripts) + messages("-07", numerals) + messages(1.25, values)
      + messages(-9, [.minimum(-2.5)])
      + messages(start, dates(start)) + messages(false, [.isTrue]) + messages(true, [.isFalse])
      + messages([1, 1], [.count(3...), .count(...1), .count(3...4), .unique]) + messages(file, files)
      + messages(missing, [.fileType(.png), .fileSize(1...), .imageSize(), !.fileType(.pdf)])
      + messages([file, file], [.totalFileSize(...3000), .fileCount(...1), .fileCount(3...)])
      + [RuleDescription.words, .fileCount].flatMap { rule in
        numbers.map {
          ValidationFailure(rule, parameters: ["minimum": $0], cause: .unsatisfied, nil).message(in: catalog)
        }
      } + messages([1, 1], [1, 3, 5, 21, 1_000_000].map { .count($0...$0) })
      + messages([1, 1], [4, 5, 21, 1_000_000].map { .count(3...$0) })
      + [ValidationFailure("unknown-key", parameters: [:]).message(in: catalog)]
  }

  private static let lengths: [Rule<String>] =
    [1, 2, 3, 5, 10, 11, 21, 22, 99, 100, 102, 103, 111, 112, 1_000_000].map { .length($0...) }
    + [1, 2, 5, 21, 22].map { .length(exactly: $0) } + [2, 1_000_000].map { .length($0..., unit: .utf8) }
    + [
      .length(2...5), .length(2...12), .length(2...21), .length(1...1, unit: .utf8), .words(1...),
      .words(2...3),
    ]

  private static let contents: [Rule<String>] = [
    .notEmpty, .containsDigit, .containsDigits(2...), .containsDigits(2...3), .containsLetters(3...),
    .containsLetters(1...1), .containsLowercase, .containsLowercase(2...), .containsLowercase(1...1),
    .containsUppercase, .containsUppercase(2...), .containsUppercase(1...1), .containsSymbols(2...),
    .containsSymbols(21...), .containsSymbols(2...2), .containsCharacters(in: "!?"), .contains("%@ {x}"),
    .starts(with: "+"), .ends(with: "."), .in(["S"]), .in(["S", "M"]), .in(["S", "M", "L"]),
    .in((1...9).map(String.init)), .decimal(minimumFractionDigits: 2), .decimal(maximumFractionDigits: 1),
    .decimal(maximumFractionDigits: 2), .decimal(maximumFractionDigits: 0), .number, .integer, .decimal,
    .length(9...) && .containsDigit, .satisfies { _ in false },
  ]

  private static let formats: [Rule<String>] = [
    .email, .email || .phoneNumber(region: "CH"), .phoneNumber, .phoneNumber(region: "AT"), .hostname, .uuid,
    .phoneNumber(region: "AT", kinds: [.mobile]), .url(schemes: ["ftp"], .allowsMissingScheme),
    .json,
    .url, .url(schemes: ["ftp"]), .url(.allowsMissingScheme), .netmask, .timeOfDay,
    .timeOfDay(clock: .hours12), .strongPassword, .passwordStrength(atLeast: .strong), .card,
    .card(networks: [.visa]), .postalCode(region: "XK"), .date, .slug, .url(schemes: ["ftp", "sftp", "ssh"]),
    .url(schemes: [], .allowsRelative), .uuid(version: 4), .cidr(version: .v6),
    .cidr(version: .v4),
    .card(networks: [.visa, .americanExpress]), .cardExpiry(.requiresFourDigitYear), .cardExpiry,
    .cardSecurityCode(network: .visa), .cardSecurityCode(network: .americanExpress), .iban(country: "de"),
    .vatNumber, .vatNumber(country: "DE"),
    .currencyAmount, .currencyAmount(decimalSeparator: ",", groupingSeparator: nil, fractionDigits: 1...3),
    .currencyAmount(groupingSeparator: "’", fractionDigits: 0...0), .countryCode(form: .alpha3),
    .countryCode(form: .numeric), .currencyCode(form: .numeric),
    .strongPassword(minimumDigits: 2, minimumLowercase: 0, minimumUppercase: 0, minimumSymbols: 0),
    .isbn(version: .isbn10), .isbn(version: .isbn13), .ean(kinds: [.ean8, .upcA, .ean13]),
  ]

  private static let maxima: [Rule<String>] = [
    .length(...20), .length(...1), .length(...0), .length(...4, unit: .utf8), .onlyDigits, .onlyUppercase,
    .containsLetters(...0), .containsLetters(...1), .containsLowercase(...2), .noCharacters(in: "x"),
    .containsCharacters(in: "x", ...0), .containsCharacters(in: "[:digit:]"),
    .containsCharacters(in: #"\]x"#, 22...),
    .onlyCharacters(in: "A-F0-9"), .onlyCharacters(in: "[:digit:]"),
    .different(from: String(repeating: "x", count: 21)),
    !.contains("x"), !.starts(with: "x"), !.ends(with: "x"), !.containsLetter, !.notEmpty,
  ]

  private static let scripts: [Rule<String>] = [
    .onlyDigits(asciiOnly: true), .onlyLetters(asciiOnly: true), .alphanumeric(asciiOnly: true),
    .onlyLowercase,
    .onlyLowercase(asciiOnly: true), .onlyUppercase(asciiOnly: true),
  ]

  private static let numerals: [Rule<String>] = [
    .onlyLetters, .alphanumeric, .lettersAndPunctuation, .onlyLetters(allowsWhitespace: true),
    .integer(.rejectsSign), .integer(.rejectsLeadingZeros),
    .integer([.rejectsSign, .rejectsLeadingZeros]),
  ]

  private static let values: [Rule<Double>] = [
    .minimum(2.5), .maximum(1), .range(1.5...2), .range(1...1), .range(2..<10), .greaterThan(7),
    .lessThan(-1.5),
    .multiple(of: 0.4), .integer, .in([1, 2.5]),
  ]

  private static func dates(_ date: Date) -> [Rule<Date>] {
    [
      .before(date), .after(date), .before { date }, .after { date }, .inThePast { date },
      .inTheFuture { date },
      .age(18..., asOf: .date(date)), .age(...17, asOf: .date(date + 1e9)),
    ]
  }

  private static let files: [Rule<FileValue>] = [
    .fileExtension("png", "jpg"), .fileExtension("pdf"), .fileType(.png, .pdf), .fileType(families: [.image]),
    .fileType(families: [.archive, .image, .video]), .fileType(families: [.audio, .document]),
    .fileSize(5_000_000...), .fileSize(1_500_001...), .fileSize(...1), .fileSize(...2), .fileSize(...21),
    .fileSize(...1999), .fileSize(1_500_001...2_000_000_000), .fileSize(1500...1500), .fileSize(2001...2009),
    .fileSize(999_999...), .imageSize(),
    .imageSize(width: ...640, height: ...480), .imageSize(width: 100...), .imageSize(height: 1...640),
    .imageSize(width: 2...3, height: 1...4), .imageSize(width: 21..., height: 2...),
    .fileTypeMatchesExtension,
  ]
}
