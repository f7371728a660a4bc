import ALPValidator
import Foundation
import LoopbackServer
import Testing

/// Values typed one after another, against a server that delays, drops and errs at random.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RemoteStressTests {
  /// What the server thinks of a value; an error for any value that is not the last of its typing.
  nonisolated private static func answer(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    struct Question: Decodable { let instance: String }
    guard let question = try? JSONDecoder().decode(Question.self, from: request.body) else {
      return .text("", status: 400)
    }
    let number = Int(question.instance.drop { !$0.isNumber }) ?? 0
    var response = LoopbackServer.Response.json(number.isMultiple(of: 3) ? "false" : "true")
    guard !question.instance.hasPrefix("final") else { return response }
    switch Int.random(in: 0..<6) {
    case 0: response.faults = [.dropped]
    case 1: response.faults = [.status(500)]
    case 2: response.faults = [.droppedHalfway]
    case 3: response.faults = [.unanswered]
    case 4: response.delay = .milliseconds(Int.random(in: 1...20))
    default: break
    }
    return response
  }

  @Test func endsInTheStateOfTheLastValue() async throws {
    let server = try LoopbackServer { Self.answer(to: $0) }
    var generator = SystemRandomNumberGenerator()
    weak var weakValidator: Validator<String>?
    do {
      let validator = Validator(type: .string)
      weakValidator = validator
      validator.addValidationToEnsureMinimumLength(2)
      validator.addValidationToEnsureRemoteConditionIsSatisfied(at: server.url(), invalidMessage: "No.")
      for number in 0..<1_000 {
        // Every hundredth value is a last one, of which the outcome must be that of its own answer.
        let isFinal = number % 100 == 99
        validator.validate(isFinal ? "final\(number)" : number % 7 == 0 ? "x" : "value\(number)")
        if number % 7 == 0 && !isFinal { #expect(validator.state == .invalid) }
        if Bool.random(using: &generator) { await Task.yield() }
        guard isFinal else { continue }
        let expected: ValidatorState = number.isMultiple(of: 3) ? .invalid : .valid
        #expect(await validator.settledState() == expected, "value \(number)")
        #expect(validator.errorMessages == (expected == .valid ? [] : ["No."]))
      }
      validator.validate("value1000")
    }
    #expect(weakValidator == nil)
    await server.waitUntilIdle()
    #expect(server.activity.requestsUnderWay == 0)
    #expect(server.requests.count >= 10)
  }
}
