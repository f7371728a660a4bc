import ALPValidator
import Foundation
import LoopbackServer
import Testing

/// Values typed one after another, against a server that delays, drops and errs at random.
@MainActor @Suite(.patientTimeLimit) struct RemoteStressTests {
  private nonisolated enum Weather: CaseIterable {
    case fair, slow, failing, dropped, droppedHalfway, unanswered

    /// What happens to a value. The last value of a sequence always has a response, even if it is a failure.
    init(number: Int, isFinal: Bool) {
      var generator = SeededGenerator(seed: UInt64(number))
      self = (isFinal ? [.fair, .slow, .failing] : Self.allCases).randomElement(using: &generator) ?? .fair
    }
  }

  nonisolated private static func isFinal(_ number: Int) -> Bool { number % 100 == 99 }

  /// What the server thinks of a value.
  nonisolated private static func answer(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    struct Question: Decodable { let instance: String }
    guard let question = try? JSONDecoder().decode(Question.self, from: request.body),
      let number = Int(question.instance.dropFirst("value".count))
    else { return .text("", status: 400) }
    var response = LoopbackServer.Response.json(number.isMultiple(of: 3) ? "false" : "true")
    switch Weather(number: number, isFinal: isFinal(number)) {
    case .fair: break
    case .slow: response.delay = .milliseconds(number % 20 + 1)
    case .failing: response.faults = [.status(500)]
    case .dropped: response.faults = [.dropped]
    case .droppedHalfway: response.faults = [.droppedHalfway]
    case .unanswered: response.faults = [.unanswered]
    }
    return response
  }

  /// The messages that a value has to end with.
  private func expectedMessages(_ number: Int) -> [String] {
    if Weather(number: number, isFinal: true) == .failing {
      return ["This could not be checked. Please try again."]
    }
    return number.isMultiple(of: 3) ? ["No."] : []
  }

  @Test func endsInTheStateOfTheLastValue() async throws {
    let server = try LoopbackServer { Self.answer(to: $0) }
    var generator = SeededGenerator(seed: 1_000)
    weak var weakValidator: Validator<String>?
    do {
      let validator = Validator(type: .string)
      weakValidator = validator
      validator.addValidationToEnsureMinimumLength(2)
      validator.addValidationToEnsureRemoteConditionIsSatisfied(
        at: server.url(), invalidMessage: "No.", options: .patient)
      for number in 0..<1_000 {
        let isFinal = Self.isFinal(number)
        validator.validate(number % 7 == 0 && !isFinal ? "x" : "value\(number)")
        if number % 7 == 0 && !isFinal { #expect(validator.state == .invalid) }
        switch generator.next() % 6 {
        case 0...2: await Task.yield()
        // Long enough for the server to do its worst.
        case 3 where validator.state == .waiting:
          let question = Data("{\"instance\":\"value\(number)\"}".utf8)
          await server.wait { $0.requests.contains { $0.body == question } }
        default: break
        }
        guard isFinal else { continue }
        await validator.settledState()
        #expect(validator.errorMessages == expectedMessages(number), "value \(number)")
        #expect(validator.isValid == expectedMessages(number).isEmpty)
      }
      validator.validate("value1000")
    }
    #expect(weakValidator == nil)
    try await server.waitUntilIdle()
    #expect(server.activity.requestsUnderWay == 0)
    #expect(server.requests.count >= 100)
  }
}
