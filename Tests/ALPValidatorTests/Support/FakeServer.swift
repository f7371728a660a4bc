import Foundation

@testable import ALPValidator

/// A server within the test, whose answers come at once when the test gives them.
@MainActor
final class FakeServer {
  private var inquiries: [Inquiry] = []
  /// All questions, in order.
  private(set) var questions: [String] = []

  /// How many questions wait for an answer.
  var openCount: Int { inquiries.count }

  /// A condition that this server decides; a failure of it is held.
  ///
  /// - Parameter writing: Returns the question about a value.
  func condition(writing: @escaping @MainActor (String) -> String = { $0 }) -> Condition<String> {
    Condition("remote", check: .remote(Check(server: self, writing: writing)))
  }

  /// Answers an open question.
  func answer(_ index: Int = 0, with answer: RemoteAnswer) {
    let inquiry = inquiries.remove(at: index)
    inquiry.answer(inquiry, answer)
  }

  private struct Check: RemoteCheck {
    let server: FakeServer
    let writing: @MainActor (String) -> String
    let url = URL(filePath: "/")
    let failurePolicy = RemoteFailurePolicy.hold
    let sendsInvalidValues = false

    func makeAnswerStore() -> AnswerStore? { nil }

    func question(about value: String, parameters: [String: JSONValue]?) -> Data {
      Data(writing(value).utf8)
    }

    func inquire(
      _ question: Data, skipsDebounce: Bool,
      answer: @escaping @MainActor (any RemoteInquiry, RemoteAnswer) -> Void
    ) -> any RemoteInquiry {
      let inquiry = Inquiry(server: server, answer: answer)
      server.inquiries.append(inquiry)
      server.questions.append(String(decoding: question, as: UTF8.self))
      return inquiry
    }
  }

  private final class Inquiry: RemoteInquiry {
    let answer: @MainActor (any RemoteInquiry, RemoteAnswer) -> Void
    private unowned let server: FakeServer

    init(server: FakeServer, answer: @escaping @MainActor (any RemoteInquiry, RemoteAnswer) -> Void) {
      self.server = server
      self.answer = answer
    }

    func skipDebounce() {}

    func cancel() { server.inquiries.removeAll { $0 === self } }
  }
}
