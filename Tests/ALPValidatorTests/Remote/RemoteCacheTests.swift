import Foundation
import Testing

@testable import ALPValidator
@testable import ValidationRules
import ALPValidatorTesting

/// Responses that are reused without a request.
@MainActor @Suite(.patientTimeLimit) struct RemoteCacheTests {
  private let validator = Validator(type: .string)
  private let transport = HeldTransport()
  private let clock = ManualClock()
  private let recorder = Recorder()

  @discardableResult
  private func addRemote(
    _ path: String = "/", cacheCapacity: Int = 100, usesServerMessage: Bool = false,
    change: (inout RequestOptions) -> Void = { _ in }
  ) -> RuleHandle {
    validator.addRemote(transport, path, usesServerMessage: usesServerMessage) {
      ($0.clock, $0.cacheCapacity) = (clock, cacheCapacity)
      change(&$0)
    }
  }

  /// Validates a value that needs a request, and responds.
  private func ask(_ value: String, answer: String, status: Int = 200) async {
    validator.validate(value)
    #expect(validator.state == .waiting, "\(value) was not asked about")
    await transport.waitForQuestions(transport.asked.count + 1)
    await transport.answer("\"\(value)\"", with: answer, status: status)
  }

  @Test func reportsNoResponseForAValueThatAHandlerHasReplaced() async {
    addRemote()
    await ask("a", answer: "true")
    await ask("b", answer: "false")
    let control = TextControl()
    let first = Validator(type: .string)
    control.attachValidator(first)
    control.attachValidator(validator)
    first.validatorStateChangedHandler = { [validator] _ in validator.validate("b") }
    validator.delegate = recorder
    control.text = "a"
    #expect(recorder.events.filter { $0.hasPrefix("received") } == ["received false from /"])
  }

  // MARK: The current response

  @Test func asksAboutTheCurrentValueWithOtherParameters() async {
    addRemote(cacheCapacity: 0)
    await ask("a", answer: "true")
    validator.validate("a", parameters: ["b": 1])
    #expect(validator.state == .waiting)
    await transport.waitForQuestions(2)
  }

  @Test func asksAnewAboutAnEarlierValueWithoutACache() async {
    addRemote(cacheCapacity: 0)
    await ask("a", answer: "true")
    await ask("b", answer: "true")
    await ask("a", answer: "false")
    #expect(validator.state == .invalid)
  }

  @Test(arguments: [RequestFailurePolicy.fail, .pass])
  func asksAnewAboutTheCurrentValueAfterAFailure(_ policy: RequestFailurePolicy) async {
    addRemote(cacheCapacity: 0) { $0.failurePolicy = policy }
    await ask("a", answer: "", status: 500)
    await ask("a", answer: "true")
    #expect(validator.state == .valid)
  }

  @Test func asksOnlyTheConditionThatIsNew() async {
    addRemote("/one", cacheCapacity: 0)
    await ask("a", answer: "true")
    addRemote("/two", cacheCapacity: 0)
    await ask("a", answer: "false")
    #expect(transport.asked.map { $0.prefix(4) } == ["/one", "/two"])
    #expect(validator.state == .invalid)
  }

  // MARK: The cache

  @Test func keepsNoFailure() async {
    addRemote()
    await ask("a", answer: "", status: 500)
    await ask("b", answer: "true")
    await ask("a", answer: "true")
  }

  @Test func forgetsOnReset() async {
    addRemote()
    await ask("a", answer: "true")
    await ask("b", answer: "true")
    validator.reset()
    await ask("a", answer: "false")
  }

  // MARK: The store

  /// A store as one would write it down: a list, the one used last at its end.
  private struct Twin {
    let capacity: Int
    var answers: [(question: Data, answer: Response)] = []

    mutating func answer(to question: Data) -> Response? {
      guard let index = answers.firstIndex(where: { $0.question == question }) else { return nil }
      let found = answers.remove(at: index)
      answers.append(found)
      return found.answer
    }

    mutating func store(_ answer: Response, to question: Data) {
      if case .failed = answer { return }
      answers.removeAll { $0.question == question }
      answers.append((question, answer))
      if answers.count > capacity { answers.removeFirst() }
    }
  }

  @Test(arguments: [1, 2, 7]) func agreesWithItsTwin(_ capacity: Int) {
    var random = SeededGenerator(seed: UInt64(capacity))
    let store = CachedResponses(capacity: capacity)
    var twin = Twin(capacity: capacity)
    var hitCount = 0
    for step in 0..<5_000 {
      let question = Data([UInt8.random(in: 0..<12, using: &random)])
      if Bool.random(using: &random) {
        let answer: Response =
          [.accepted, .rejected(message: "\(step)"), .failed(.notJSON)].randomElement(using: &random)
          ?? .accepted
        store.add(answer, for: question)
        twin.store(answer, to: question)
      } else {
        let answer = store.response(for: question)
        #expect(answer == twin.answer(to: question), "step \(step)")
        hitCount += answer == nil ? 0 : 1
      }
    }
    #expect(hitCount > 20)
  }
}
