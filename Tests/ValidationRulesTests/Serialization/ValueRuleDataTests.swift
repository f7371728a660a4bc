import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

@Suite struct ValueRuleDataTests {
  @Test func keepsIntegersOfEverySize() throws {
    try expect(
      Rule<Int>.range(.min ... .max),
      #"{"range":{"maximum":9223372036854775807,"minimum":-9223372036854775808}}"#)
    try expect(Rule<UInt64>.maximum(.max), #"{"maximum":{"maximum":18446744073709551615}}"#)
    try expect(Rule<UInt8>.range(0..<255), #"{"half-open-range":{"bound":255,"minimum":0}}"#)
    try expect(Rule<UInt8>.in([0, 255]), #"{"in":{"values":[0,255]}}"#)
    try expect(Rule<Int8>.multiple(of: -3), #"{"multiple-of":{"step":-3}}"#)
    try expect(Rule<Int16>.greaterThan(1), #"{"greater":{"bound":1}}"#)
    try expect(Rule<Int32>.lessThan(1), #"{"less":{"bound":1}}"#)
    try expect(Rule<Int64>.minimum(.min), #"{"minimum":{"minimum":-9223372036854775808}}"#)
    try expect(Rule<UInt>.same(as: 1), #"{"same":{"other":1}}"#)
    try expect(Rule<UInt16>.different(from: 1), #"{"different":{"other":1}}"#)
    try expect(Rule<UInt32>.notIn([1]), #"{"not-in":{"values":[1]}}"#)
  }

  @Test func keepsNumbersExactly() throws {
    try expect(Rule<Double>.minimum(0.1), #"{"minimum":{"minimum":0.1}}"#)
    try expect(Rule<Float>.multiple(of: 0.1), #"{"multiple-of":{"step":0.1}}"#)
    try expect(Rule<CGFloat>.maximum(0.5), #"{"maximum":{"maximum":0.5}}"#)
    try expect(Rule<Double>.range(0.1..<0.3), #"{"half-open-range":{"bound":0.3,"minimum":0.1}}"#)
    try expect(Rule<Decimal>.range(0..<5), #"{"half-open-range":{"bound":5,"minimum":0}}"#)
    #expect(throws: EncodingError.self) { _ = try Rule<Double>.range(0..<Double.infinity).writtenText() }
    try expect(Rule<Double>.integer, #""integer""#)
    try expect(Rule<Decimal>.integer, #""integer""#)
    let number = try #require(Decimal(string: "0.1234567890123456789012345678"))
    try expect(Rule<Decimal>.same(as: number), #"{"same":{"other":0.1234567890123456789012345678}}"#)
    try expect(Rule<Decimal>.multiple(of: 5), #"{"multiple-of":{"step":5}}"#)
    let text = #"{"same":{"other":"0.1234567890123456789012345678"}}"#
    #expect(try Rule<Decimal>.read(text).isSatisfied(by: number))
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(try Rule<Double>.same(as: number).roundTripped().isSatisfied(by: number), "\(number)")
    }
  }

  @Test func keepsBooleans() throws {
    try expect(Rule<Bool>.isTrue, #""is-true""#)
    try expect(Rule<Bool>.isFalse, #""is-false""#)
    try expect(Rule<Bool>.same(as: true), #"{"same":{"other":true}}"#)
  }

  @Test func keepsDates() throws {
    let noon = Date(timeIntervalSince1970: 43_200)
    try expect(Rule<Date>.before(noon), #"{"before":{"date":"1970-01-01T12:00:00Z"}}"#)
    try expect(Rule<Date>.after(noon + 0.25), #"{"after":{"date":"1970-01-01T12:00:00.25Z"}}"#)
    try expect(Rule<Date>.inThePast, #""in-the-past""#)
    try expect(Rule<Date>.inTheFuture, #""in-the-future""#)
    try expect(
      Rule<Date>.range(noon...(noon + 1)),
      #"{"range":{"maximum":"1970-01-01T12:00:01Z","minimum":"1970-01-01T12:00:00Z"}}"#)
    try expect(
      Rule<Date>.range(noon..<(noon + 1)),
      #"{"half-open-range":{"bound":"1970-01-01T12:00:01Z","minimum":"1970-01-01T12:00:00Z"}}"#)
    try expect(
      Rule<[Date]>.same(as: [noon, noon]),
      #"{"same":{"other":["1970-01-01T12:00:00Z","1970-01-01T12:00:00Z"]}}"#)
    #expect(try Rule<Date>.read(#"{"before":{"date":"1970-01-02"}}"#).isSatisfied(by: noon))
    #expect(throws: EncodingError.self) {
      _ = try Rule<Date>.before(Date(timeIntervalSince1970: 1e12)).writtenText()
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func doesNotWriteADateThatIsNotInTheCalendar(_ seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for rule in [Rule<Date>.before(date), .same(as: date), .minimum(date)] {
      let error = #expect(throws: EncodingError.self) { _ = try RuleSet<Date>([rule]).json() }
      #expect("\(try #require(error))".contains("\(seconds) s from 2001"))
    }
  }

  @Test func keepsCollections() throws {
    try expect(Rule<[String]>.notEmpty, #""presence""#)
    try expect(Rule<[String]>.count(1...2), #"{"count":{"maximum":2,"minimum":1}}"#)
    try expect(Rule<[String]>.count(1...), #"{"count":{"minimum":1}}"#)
    try expect(Rule<[String]>.count(...2), #"{"count":{"maximum":2}}"#)
    try expect(Rule<[String]>.unique, #""unique""#)
    try expect(Rule<[String]>.every(.email), #"{"every":"email"}"#)
    try expect(
      Rule<[String]>.every(!.length(3...) && .email),
      #"{"every":{"and":[{"not":{"length":{"minimum":3}}},"email"]}}"#)
    try expect(Rule<[String]>.in([["a"], []]), #"{"in":{"values":[["a"],[]]}}"#)
    try expect(Rule<[[Int]]>.every(.every(.minimum(1))), #"{"every":{"every":{"minimum":{"minimum":1}}}}"#)
    try expect(Rule<Set<Int>>.every(.minimum(1)), #"{"every":{"minimum":{"minimum":1}}}"#)
    try expect(Rule<Set<Int>>.count(2...3), #"{"count":{"maximum":3,"minimum":2}}"#)
  }

  @Test func keepsWhatEveryElementSays() throws {
    let rule = Rule<[String]>.every(Rule(EmailRule(), message: "Not an address.", severity: .warning))
    try expect(rule, #"{"every":"email","message":"Not an address.","severity":"warning"}"#)
    let other = try Rule<[String]>.read(#"{"every":{"email":{},"message":"No."}}"#)
    #expect(other.message == "No.")
  }

  @Test func keepsFiles() throws {
    try expect(
      Rule<FileValue>.fileExtension("png", "jpg"), #"{"file-extension":{"extensions":["jpg","png"]}}"#)
    try expect(
      Rule<FileValue>(FileTypeRule([.png], families: [.video])),
      #"{"file-type":{"families":["video"],"types":["image/png"]}}"#)
    try expect(Rule<FileValue>.fileTypeMatchesExtension, #""file-type-agreement""#)
    try expect(Rule<FileValue>.fileSize(1...2), #"{"file-size":{"maximum":2,"minimum":1}}"#)
    try expect(Rule<FileValue>.fileSize(1...), #"{"file-size":{"minimum":1}}"#)
    try expect(Rule<FileValue>.fileSize(...2), #"{"file-size":{"maximum":2}}"#)
    try expect(Rule<FileValue>.imageSize(), #""image-size""#)
    try expect(
      Rule<FileValue>.imageSize(width: 2...9, height: 1...8),
      #"{"image-size":{"maximumHeight":8,"maximumWidth":9,"minimumWidth":2}}"#)
    try expect(Rule<[FileValue]>.fileCount(0...), #"{"file-count":{"minimum":0}}"#)
    try expect(Rule<[FileValue]>.totalFileSize(...9), #"{"total-file-size":{"maximum":9}}"#)
    try expect(
      Rule<[FileValue]>.every(!.fileType(.pdf)),
      #"{"every":{"not":{"file-type":{"types":["application/pdf"]}}}}"#)
    try expect(Rule<[FileValue]>.unique, #""unique""#)
  }

  private func expect<Value: VocabularyProviding>(
    _ rule: Rule<Value>, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try rule.writtenText() == text, sourceLocation: sourceLocation)
    #expect(try Rule<Value>.read(text).writtenText() == text, sourceLocation: sourceLocation)
    #expect(try Rule<Value>.read(text).description == rule.description, sourceLocation: sourceLocation)
    #expect(try rule.roundTripped().severity == rule.severity, sourceLocation: sourceLocation)
  }
}
