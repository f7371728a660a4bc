@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// Rules of severity warning, whose failures nobody gets from decoding.
@Suite struct DecodingWarningTests {
  struct Guest: Codable, Sendable {
    var name: String
    var age: Int
    var friends: [Guest]?
  }

  struct Party: Codable, Sendable {
    var name: String
    var guests: [Guest]
    var prices: [String: Int]
    var tags: [String]
  }

  /// Rules that count how often one that only warns is evaluated.
  private final class Rules: Sendable {
    let count = Lock(0)

    func warning<Value>() -> Rule<Value> { rejection().with(severity: .warning) }

    /// Returns a rule that rejects everything.
    func rejection<Value>() -> Rule<Value> {
      .satisfies { [count] _ in
        count.withLock { $0 += 1 }
        return false
      }
    }

    var guest: RuleSet<Guest> {
      [
        .at(\.name, "name", [.length(...10), warning()]),
        .at(\.age, "age", [rejection()]).with(severity: .warning),
        .each(\.friends, "friends", list: [warning()]) { self.guest },
      ]
    }

    var party: RuleSet<Party> {
      [
        .at(\.name, "name", [.notEmpty, warning()]),
        .at(\.name, "name", [rejection() || rejection()]).with(severity: .warning),
        .each(\.guests, "guests", list: [.count(1...), warning()], guest),
        .each(\.prices, "prices", [rejection()]).with(severity: .warning),
        .at(\.tags, "tags", [.every(rejection()).with(severity: .warning)]),
        .at(computed: { $0.tags.count }, "tagCount", [warning()]),
        .satisfies("warning", at: \.name, reading: \.name, \.guests) { [count] _, _ in
          count.withLock { $0 += 1 }
          return false
        }.with(severity: .warning),
        .when(\.name, { !$0.isEmpty }, [.at(\.name, "name", [warning()])]),
        warning(),
      ]
    }
  }

  private func failures(_ body: String, _ rules: RuleSet<Party>) -> [String] {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(body.utf8))
      return []
    } catch {
      return error.failures.map { "\($0.path) \($0.name)" }
    }
  }

  @Test(arguments: [
    (
      #"{"name":"A","guests":[{"name":"B","age":1,"friends":[{"name":"C","age":1}]}],"prices":{"a":1},"tags":["b"]}"#,
      []
    ),
    // What the rules declare is checked, whatever their severity.
    (
      #"{"name":"","guests":[{"name":"B","age":"","friends":[{"age":1}]}],"prices":{"a":"1"},"tags":["b"]}"#,
      ["/name presence", "/guests/0/age type", "/guests/0/friends/0/name required", "/prices/a type"]
    ),
  ])
  func evaluatesNoWarnings(_ body: String, _ expected: [String]) throws {
    let rules = Rules()
    #expect(failures(body, rules.party) == expected)
    #expect(rules.count.withLock { $0 } == 0)
  }

  @Test func findsWarningsOfTheDecodedValue() throws {
    let rules = Rules()
    let body = #"{"name":"A","guests":[{"name":"B","age":1}],"prices":{"a":1},"tags":["b"]}"#
    let party = try rules.party.decode(from: Data(body.utf8))
    let warnings = rules.party.failures(for: party)
    #expect(warnings.count == 11 && warnings.allSatisfy { $0.severity == .warning }, "\(warnings)")
  }

  @Test func countsNoWarnings() {
    let rules: RuleSet<Party> = [
      .at(\.name, "name", [.notEmpty]),
      .each(\.prices, "prices", [.minimum(5)]).with(severity: .warning),
      .at(\.tags, "tags"),
      .each(\.guests, "guests", [.at(\.name, "name"), .at(\.age, "age")]),
    ]
    let prices = (1...200).map { #""\#($0)":1"# }.joined(separator: ",")
    let body = #"{"name":"A","prices":{\#(prices)},"tags":1,"guests":[{"name":1,"age":""}]}"#
    #expect(failures(body, rules) == ["/tags type", "/guests/0/name type", "/guests/0/age type"])
  }

  @Test func keepsTheOptionsOfTheSet() throws {
    var rules: RuleSet<String> = [.length(2...), .email, .date.with(severity: .warning)]
    rules.stopsAtFirstFailure = true
    #expect(failureNames("\"a\"", rules) == ["length"])
    rules.stopsAtFirstFailure = false
    #expect(failureNames("\"a\"", rules) == ["length", "email"])
    #expect(failureNames("\"\"", rules) == ["length", "email"])
    rules.isOptional = true
    #expect(failureNames("\"\"", rules) == [])
    rules.rules.removeFirst()
    #expect(failureNames("\"a\"", rules) == ["email"])
  }

  private func failureNames(_ body: String, _ rules: RuleSet<String>) -> [String] {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(body.utf8))
      return []
    } catch {
      return error.failures.map(\.name)
    }
  }

  @Test func checksNoAsynchronousRuleThatOnlyWarns() async throws {
    let count = Lock(0)
    let rules: RuleSet<String> = [.notEmpty]
    _ = try await rules.decode(
      from: Data("\"a\"".utf8),
      then: .async("slow", severity: .warning) { _ in
        count.withLock { $0 += 1 }
        return false
      })
    #expect(count.withLock { $0 } == 0)
  }
}
