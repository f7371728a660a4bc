import ALPValidator
import Foundation
import Testing

@Suite struct ValueMessageTests {
  private func messages<Value>(_ value: Value, _ rules: [Rule<Value>]) -> [String] {
    var english = MessageCatalog.english
    english.timeZone = .gmt
    return RuleSet(rules).failures(for: value).map { $0.message(in: english) }
  }

  @Test func countsCharacters() {
    #expect(
      messages(
        "",
        [
          .containsDigit, .containsDigits(2...), .containsLetters(2...3), .containsLowercase(1...1),
          .containsUppercase, .containsSymbols(2...2),
        ]) == [
          "Please include at least 1 digit.",
          "Please include at least 2 digits.",
          "Please include 2 to 3 letters.",
          "Please include exactly 1 lower-case letter.",
          "Please include at least 1 upper-case letter.",
          "Please include exactly 2 symbols.",
        ])
    #expect(
      messages("12345", [.containsDigits(...0), .containsDigits(...1), .containsDigits(...2)]) == [
        "Please enter no digits.",
        "Please include at most 1 digit.",
        "Please include at most 2 digits.",
      ])
  }

  @Test func speaksOfText() {
    #expect(
      messages(
        " ",
        [
          .onlyDigits, .onlyLetters, .onlyLowercase, .onlyUppercase, .alphanumeric, .noWhitespace,
          .contains("%@ {x}"), .starts(with: "+"), .ends(with: "."), .words(1...), .words(2...3), .number,
          .integer, .decimal, .decimal(maximumFractionDigits: 2), .decimal(maximumFractionDigits: 0),
          .in(["a"]), .in(["a", "b"]), .in((1...9).map(String.init)), .notIn([" "]), .different(from: " "),
        ]) == [
          "Please enter digits only.",
          "Please enter letters only.",
          "Please enter lower-case letters only.",
          "Please enter upper-case letters only.",
          "Please enter letters and digits only.",
          "Please enter no spaces.",
          "Please include \"%@ {x}\".",
          "Please start with \"+\".",
          "Please end with \".\".",
          "Please enter at least 1 word.",
          "Please enter 2 to 3 words.",
          "Please enter a number.",
          "Please enter a whole number.",
          "Please enter a number.",
          "Please enter a number with at most 2 digits after the point.",
          "Please enter a whole number.",
          "Please enter a.",
          "Please choose one of a or b.",
          "Please choose from the list.",
          "Please enter something else.",
          "Please enter something else.",
        ])
  }

  @Test func namesTheOptionThatKeepsTextOut() {
    #expect(
      messages(
        "ü", [.onlyDigits(asciiOnly: true), .onlyLetters(asciiOnly: true), .alphanumeric(asciiOnly: true)])
        == [
          "Please enter digits only, from 0 to 9.",
          "Please enter letters only, from A to Z.",
          "Please enter letters and digits only, from A to Z and 0 to 9.",
        ])
    #expect(
      messages("Ü", [.onlyLowercase(asciiOnly: true), .onlyUppercase(asciiOnly: true)]) == [
        "Please enter lower-case letters only, from a to z.",
        "Please enter upper-case letters only, from A to Z.",
      ])
    #expect(
      messages("1e3", [.number(.init(allowsExponent: false))]) == [
        "Please enter a number without an exponent."
      ])
    #expect(
      messages(
        "-07",
        [
          .integer(.init(allowsSign: false)), .integer(.init(allowsLeadingZeros: false)),
          .integer(.init(allowsSign: false, allowsLeadingZeros: false)),
        ]) == [
          "Please enter a whole number without a sign.",
          "Please enter a whole number without leading zeros.",
          "Please enter a whole number without a sign or leading zeros.",
        ])
  }

  @Test func speaksOfBoundsThatLeaveOneValue() {
    #expect(messages("a", [.length(...0)]) == ["Please leave this empty."])
    #expect(messages(2, [.range(1...1)]) == ["Please enter 1."])
  }

  @Test func saysThatTextWasNotLookedAt() throws {
    #expect(
      messages(String(repeating: "a", count: 90), [try .matches("(a+)+b")])
        == ["This could not be checked. Please shorten it."])
    #expect(
      messages(String(repeating: "a", count: PatternRule.maximumLength + 1), [try .matches("a*")])
        == ["This is too long to be checked. Please shorten it."])
  }

  @Test func speaksOfNumbersAndDates() {
    #expect(
      messages(7, [.greaterThan(7), .lessThan(7), .multiple(of: 5)]) == [
        "Please enter more than 7.", "Please enter less than 7.", "Please enter a multiple of 5.",
      ])
    #expect(
      messages(0.25, [.multiple(of: 0.1), .integer]) == [
        "Please enter a multiple of 0.1.", "Please enter a whole number.",
      ])
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      messages(
        date,
        [
          .before(date), .after(date), .before { date }, .after { date }, .inThePast { date },
          .inTheFuture { date },
        ]
      ) == [
        "Please enter a date before January 1, 1970.",
        "Please enter a date after January 1, 1970.",
        "Please enter an earlier date.",
        "Please enter a later date.",
        "Please enter a date in the past.",
        "Please enter a date in the future.",
      ])
  }

  @Test func speaksOfChoices() {
    #expect(messages(false, [.isTrue]) == ["Please confirm this."])
    #expect(messages(true, [.isFalse]) == ["Please leave this off."])
    #expect(
      messages([1, 1], [.count(3...), .count(...1), .count(3...4), .unique]) == [
        "Please choose at least 3 items.", "Please choose at most 1 item.", "Please choose 3 to 4 items.",
        "Please enter nothing twice.",
      ])
  }

  @Test func speaksOfFiles() {
    let file = FileValue(Data(count: 2000), name: "a.exe")
    #expect(
      messages(
        file,
        [
          .fileExtension("png", "jpg"), .fileExtension("pdf"), .fileType(.png, .pdf),
          .fileType(families: [.image]), .fileTypeMatchesExtension, .fileSize(5_000_000...), .fileSize(...1),
          .fileSize(...1999), .fileSize(1_500_001...2_000_000_000), .imageSize(),
          .imageSize(width: ...640, height: ...480), .imageSize(width: 100...Int.max),
        ]) == [
          "Please choose a file with the extension jpg or png.",
          "Please choose a file with the extension pdf.",
          "Please choose a file of the type PDF or PNG.",
          "Please choose an image.",
          "The file is not of the type that its name says.",
          "Please choose a file of at least 5 MB.",
          "Please choose a file of at most 1 byte.",
          "Please choose a file of at most 1.99 kB.",
          "Please choose a file of 1.51 MB to 2 GB.",
          "Please choose an image.",
          "Please choose an image at most 640 pixels wide and at most 480 pixels high.",
          "Please choose an image at least 100 pixels wide.",
        ])
    #expect(
      messages([file, file], [.totalFileSize(...3000), .fileCount(...1), .fileCount(3...)]) == [
        "Please choose files of at most 3 kB together.", "Please choose at most 1 file.",
        "Please choose at least 3 files.",
      ])
  }

  @Test func saysThatAFileCannotBeRead() {
    let missing = FileValue(URL(fileURLWithPath: "/no/such/file.png"))
    let rules: [Rule<FileValue>] = [
      .fileType(.png), .fileSize(1...), .imageSize(), .fileTypeMatchesExtension, !.fileType(.pdf),
    ]
    #expect(
      messages(missing, rules) == Array(repeating: "This file cannot be read.", count: 4) + [
        "This cannot be read."
      ])
  }
}
