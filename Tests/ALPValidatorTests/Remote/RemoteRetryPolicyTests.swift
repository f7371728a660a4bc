import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// How long the pauses are.
@Suite struct RetryPolicyTests {
  private let failure = AttemptFailure(error: .status(503), isTransient: true)

  private func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

  @Test func pausesWithinTheLimitsOfAnObviousTwin() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let base = Int.random(in: 0...5_000, using: &random)
      let cap = Int.random(in: 0...100_000, using: &random)
      let attemptCount = Int.random(in: 1...200, using: &random)
      let part = Double.random(in: 0...1, using: &random)
      let policy = RetryPolicy(
        maximumAttempts: .max, baseDelay: .milliseconds(base), maximumDelay: .milliseconds(cap),
        jitter: { part })
      let pause = try #require(policy.pause(after: failure, attemptCount: attemptCount))
      let longest = min(Double(cap), Double(base) * pow(2, Double(attemptCount - 1)))
      #expect(pause >= .zero)
      #expect(milliseconds(pause) <= longest + 0.001)
      #expect(abs(milliseconds(pause) - longest * part) < 0.001)
    }
  }

  @Test(arguments: [
    (-1.0, Duration.zero), (.nan, .zero), (-.infinity, .zero), (2, .seconds(1)), (.infinity, .seconds(1)),
  ])
  func takesNoPartOutsideOfItsLimits(_ part: Double, _ pause: Duration) {
    let policy = RetryPolicy(baseDelay: .seconds(1), jitter: { part })
    #expect(policy.pause(after: failure, attemptCount: 1) == pause)
  }

  @Test(arguments: ["No route", "No route."])
  func endsTheWordsOfTheSystemWithOneStop(_ words: String) {
    let advice = "The server could not be reached: No route. Check the connection and the address."
    #expect(RemoteError.connection(words).localizedDescription == advice)
    #expect(RemoteError.notEncodable(words).localizedDescription == "The value cannot be encoded: No route.")
  }
}
