@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

@Suite struct MessageFormattingTests {
  @Test func aNumberOfAnyRegionIsNotAskedForAsOneOfARegion() {
    func message(_ rule: Rule<String>) -> String? { RuleSet([rule]).failures(for: "x").first?.message }
    #expect(message(.phoneNumber(region: "DE")) == "Please enter a telephone number (Germany).")
    #expect(
      message(.phoneNumber(region: "DE", [.lenient, .allowsOtherRegions])) == message(.phoneNumber))
  }

  private func text(_ number: Double, _ language: String) -> String {
    MessageCatalog(language: language).language.text(PluralNumber(number))
  }

  @Test(
    arguments: [
      (0, "en", "0"),
      (1999, "en", "1999"),  // no separator in a year
      (65_535, "en", "65,535"), (65_535, "de", "65.535"), (65_535, "fr", "65\u{202F}535"),
      (1_234_567, "hi", "12,34,567"),
      (12_345, "ar", "12,345"),  // with the digits of the texts
      (1e-07, "en", "0.0000001"), (1e-07, "de", "0,0000001"), (0.1, "sv", "0,1"), (-12.5, "sv", "−12,5"),
      (12_345.625, "pl", "12\u{A0}345,625"), (0.30000000000000004, "en", "0.30000000000000004"),
      (1e20, "en", "100,000,000,000,000,000,000"), (1e300, "en", "1E300"), (.infinity, "en", "∞"),
      (-.infinity, "ja", "-∞"),
    ] as [(Double, String, String)])
  func writesNumbersAsPeopleDo(_ number: Double, _ language: String, _ expected: String) {
    #expect(text(number, language) == expected)
  }

  @Test func writesTheLargestInteger() {
    #expect(MessageCatalog.english.language.text(PluralNumber(.max)) == "9,223,372,036,854,775,807")
    let messages = FileValue(Data()).validate(.fileSize(Int.max...)).errorMessages
    #expect(messages == ["Please choose a file of at least 9.23 EB."])
  }

  @Test func writesTheBoundsOfNumbers() {
    let german = MessageCatalog(language: "de")
    func messages<Value>(_ value: Value, _ rule: Rule<Value>) -> [String] {
      RuleSet([rule]).failures(for: value).map { $0.message(in: german) }
    }
    #expect(messages(0, Rule<Double>.minimum(1e-07)) == ["Der Wert muss mindestens 0,0000001 sein."])
    #expect(
      messages(-1, Rule<Double>.range(0...(.infinity))) == ["Bitte geben Sie einen Wert von 0 bis ∞ ein."])
    #expect(
      messages(1, Rule<Decimal>.minimum(Decimal(string: "2.5") ?? 0)) == [
        "Der Wert muss mindestens 2,5 sein."
      ])
    #expect(messages(1, Rule<Int>.minimum(20_000)) == ["Der Wert muss mindestens 20.000 sein."])
  }

  @Test(arguments: [
    ("en", 0, "Please enter a date before November 22, 2026."),
    ("de", 0, "Bitte geben Sie ein Datum vor dem 22. November 2026 ein."),
    ("ru", 0, "Введите дату ранее 22 ноября 2026\u{202F}года."), ("ja", 0, "2026年11月22日より前の日付を入力してください。"),
    ("de", 19_709.521, "Bitte geben Sie ein Datum vor dem 22. November 2026 um 5:28:29 ein."),
    ("fr", 19_680, "Veuillez saisir une date antérieure au 22 novembre 2026 à 5:28."),
  ])
  func writesDatesAsPeopleDo(_ language: String, _ seconds: Double, _ expected: String) {
    let midnight = Date(timeIntervalSinceReferenceDate: 816_998_400)
    var catalog = MessageCatalog(language: language)
    catalog.timeZone = .gmt
    let failures = RuleSet<Date>([.before(midnight + seconds)]).failures(for: midnight + 86_400)
    #expect(failures.map { $0.message(in: catalog) } == [expected])
  }

  @Test func writesDatesInATimeZone() throws {
    var catalog = MessageCatalog.english
    #expect(catalog.timeZone == .autoupdatingCurrent)
    catalog.timeZone = try #require(TimeZone(secondsFromGMT: 3600))
    let failure = try #require(
      RuleSet<Date>([.range(Date(timeIntervalSinceReferenceDate: -3600)...)]).failures(for: .distantPast)
        .first)
    #expect(failure.message(in: catalog) == "Please enter January 1, 2001 or more.")
  }

  @Test func writesTheDatesOfAnAppsRule() {
    var catalog = MessageCatalog.english
    catalog["open"] = "We open on {first}."
    func messages<Value>(_ rule: OpeningRule<Value>, _ value: Value) -> [String] {
      RuleSet([Rule(rule)]).failures(for: value).map { $0.message(in: catalog) }
    }
    #expect(messages(OpeningRule(), Date.distantPast) == ["We open on November 22, 2026."])
    #expect(messages(OpeningRule(), "2026") == ["We open on 2026-11-22."])
  }

  private struct OpeningRule<Value>: ValidationRule {
    var name: String { "open" }
    var parameters: [String: JSONValue] { ["first": "2026-11-22"] }
    func isSatisfied(by value: Value) -> Bool { false }
  }

  @Test func readsNoTextAsADate() {
    let failures = RuleSet([Rule<String>.in(["2026-11-22T00:00:00Z"])]).failures(for: "")
    #expect(failures.map { $0.message(in: .english) } == ["Please enter 2026-11-22T00:00:00Z."])
    let bounds: [(Rule<String>, String)] = [
      (.minimum("2026-11-22"), "Please enter 2026-11-22 or more."),
      (.range("2026-11-22"..."2026-11-22"), "Please enter 2026-11-22."),
      (!.lessThan("2026-11-22"), "Please enter something else."),
    ]
    for (rule, message) in bounds {
      let failures = RuleSet([rule]).failures(for: "2026")
      #expect(failures.map { $0.message(in: .english) } == [message])
    }
  }
}
