import ALPValidator
import Testing

/// Validators of structures: one failure for each part that fails, with its path.
@MainActor
@Suite struct WholeValueValidatorTests {
  private struct Guest { var email: String }

  private struct Party {
    var title = "Tea"
    var hours = 1...2
    var guests: [Guest] = []
  }

  private static let rules: RuleSet<Party> = [
    .at(\.title, "title", [.notEmpty, .length(3...)]),
    .each(\.guests, "guests", [.at(\.email, "email", [.email])]),
    .satisfies("short", at: "/hours") { $0.hours.count < 9 },
  ]

  private let validator = Validator<Party>()

  init() { validator.addRules(Self.rules) }

  private var paths: [String] { validator.failures.map(\.path.description) }

  @Test func namesEachPart() {
    let party = Party(title: "", hours: 1...20, guests: ["a@b.co", "b", "c"].map(Guest.init))
    validator.validate(party)
    #expect(paths == ["/title", "/title", "/guests/1/email", "/guests/2/email", "/hours"])
    #expect(validator.failures == Self.rules.failures(for: party))
    #expect(validator.failures(for: party) == validator.failures)
    #expect(validator.errorMessages == Self.rules.failures(for: party).map(\.message))
    #expect(validator.rules.map(\.status) == [.failed, .failed, .failed])
    validator.validate(Party())
    #expect(validator.isValid)
  }

  @Test func notifiesWhenAnotherPartFails() {
    var notifications = 0
    validator.validatorStateChangedHandler = { _ in notifications += 1 }
    validator.validate(Party(guests: ["a", "b@c.de"].map(Guest.init)))
    #expect(paths == ["/guests/0/email"])
    validator.validate(Party(guests: ["z", "b@c.de"].map(Guest.init)))
    #expect(notifications == 1)
    validator.validate(Party(guests: ["a@b.co", "b"].map(Guest.init)))
    #expect(paths == ["/guests/1/email"])
    #expect(notifications == 2)
  }

  @Test func stopsAfterTheRuleThatFails() {
    validator.stopsAtFirstFailure = true
    validator.validate(Party(title: "", hours: 1...20))
    #expect(Set(paths) == ["/title"])
    #expect(validator.rules.map(\.status) == [.failed, .notEvaluated, .notEvaluated])
  }
}
