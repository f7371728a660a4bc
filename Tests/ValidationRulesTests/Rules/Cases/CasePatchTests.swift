import Foundation
import Testing
import ValidationRules

/// Merge patches of enumerations.
@Suite struct CasePatchTests {
  private let number = "4242424242424242"

  @Test func aPatchOfTheSameCaseChangesIts() throws {
    let order = Order(payment: .card(Card(number: number, holder: "Ada")))
    let patched = try Order.rules.decode(
      merging: Data(#"{"payment":{"holder":"Grace"}}"#.utf8), into: order,
      options: DecodingOptions(rejectsUnknownKeys: true))
    #expect(patched.payment == .card(Card(number: number, holder: "Grace")))
  }

  @Test(arguments: [
    #"{"payment":{"type":"voucher","code":"abcd","number":null}}"#,
    #"{"payment":{"type":"voucher","code":"abcd"}}"#,
  ]) func aPatchMayNameAnotherCase(patch: String) throws {
    let order = Order(payment: .card(Card(number: number)))
    let patched = try Order.rules.decode(
      merging: Data(patch.utf8), into: order, options: DecodingOptions(rejectsUnknownKeys: true))
    #expect(patched.payment == .voucher("ABCD"))
  }

  @Test func aPatchHasTheFailuresOfTheNewCase() {
    func failures(_ patch: String) -> [String] {
      let order = Order(payment: .card(Card(number: number)), contact: .email("a@example.com"))
      do {
        _ = try Order.rules.decode(
          merging: Data(patch.utf8), into: order, options: DecodingOptions(rejectsUnknownKeys: true))
        return []
      } catch {
        return (error as? ValidationError)?.failures.map { "\($0.name) \($0.path)" } ?? ["\(error)"]
      }
    }
    #expect(failures(#"{"payment":{"type":"transfer"}}"#) == ["required /payment/iban"])
    #expect(failures(#"{"payment":{"type":"cash"}}"#) == ["type /payment/type"])
    #expect(failures(#"{"payment":{"x":1}}"#) == ["unknown-key /payment/x"])
    #expect(failures(#"{"contact":{"email":null,"none":{}}}"#) == [])
    #expect(failures(#"{"contact":{"none":{}}}"#) == [])
    #expect(failures(#"{"contact":{"none":{"x":1}}}"#) == ["unknown-key /contact/none/x"])
    #expect(failures(#"{"payment":{"iban":"x"}}"#) == ["unknown-key /payment/iban"])
    #expect(failures(#"{"payment":{"type":"invoice","number":null,"isVerified":null}}"#) == [])
    #expect(failures(#"{"contact":null}"#) == [])
  }

  /// A structure with a property that clients can't set.
  struct Badge: Codable, Equatable, Sendable {
    var number = ""
    var isVerified = false

    static let rules: RuleSet<Badge> = [.at(\.number, "number", [.notEmpty])]
  }

  enum Visitor: CasesCodable, Equatable, Sendable {
    case badge(Badge)
    case unknown

    static let rules: RuleSet<Visitor> = .cases(keyed: [
      .case("badge", Visitor.badge, { if case .badge(let badge) = $0 { badge } else { nil } }, Badge.rules),
      .case("unknown", Visitor.unknown),
    ])
  }

  @Test func aPatchSetsNothingUndeclared() throws {
    let patch = Data(#"{"unknown":null,"badge":{"number":"1","isVerified":true}}"#.utf8)
    // The type needs the member, and its declaration doesn't have it.
    #expect(throws: ValidationError.self) { try Visitor.rules.decode(merging: patch, into: .unknown) }
    let stored = Visitor.badge(Badge(number: "1", isVerified: true))
    let changed = try Visitor.rules.decode(
      merging: Data(#"{"badge":{"number":"2","isVerified":"x"}}"#.utf8), into: stored)
    #expect(changed == .badge(Badge(number: "2", isVerified: true)))
  }

  @Test func aPatchOfAnEntryMayNameAnotherCase() throws {
    let order = Order(byName: ["a": .card(Card(number: number, holder: "Ada")), "b": .invoice])
    let changed = try Order.rules.decode(
      merging: Data(
        #"{"byName":{"a":{"type":"voucher","code":"abcd"},"c":{"type":"voucher","code":"wxyz"}}}"#.utf8),
      into: order, options: DecodingOptions(rejectsUnknownKeys: true))
    #expect(changed.byName == ["a": .voucher("ABCD"), "b": .invoice, "c": .voucher("WXYZ")])
    let removed = try Order.rules.decode(merging: Data(#"{"byName":{"a":null}}"#.utf8), into: order)
    #expect(removed.byName == ["b": .invoice])
  }

  struct Badges: Codable, Equatable, Sendable {
    var badges: [String: Badge]

    static let rules: RuleSet<Badges> = [.each(\.badges, "badges", Badge.rules)]
  }

  @Test func aPatchOfAnEntrySetsNothingUndeclared() throws {
    let stored = Badges(badges: ["a": Badge(number: "1")])
    let patch = Data(#"{"badges":{"a":{"number":"2","isVerified":true}}}"#.utf8)
    #expect(
      try Badges.rules.decode(merging: patch, into: stored) == Badges(badges: ["a": Badge(number: "2")]))
    let options = DecodingOptions(rejectsUnknownKeys: true)
    do {
      _ = try Badges.rules.decode(merging: patch, into: stored, options: options)
      Issue.record("decoded")
    } catch let error as ValidationError {
      #expect(error.failures.map { "\($0.name) \($0.path)" } == ["unknown-key /badges/a/isVerified"])
    }
  }
}
