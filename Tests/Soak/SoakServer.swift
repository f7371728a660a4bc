import Foundation
import LoopbackServer

/// The server that responds by the plans of the values.
enum SoakServer {
  /// The name of the field that identifies a request.
  static let identifierField = "X-Request"
  /// The name of the field that counts the requests about a value.
  static let attemptField = "X-Attempt"
  /// The longest response that is read, in bytes.
  static let largestAnswer = 1_000

  private static let movedPrefix = "/moved"

  private struct Question: Decodable {
    let instance: String
  }

  /// Starts the server.
  static func start(seed: UInt64) throws -> LoopbackServer {
    try LoopbackServer { response(to: $0, seed: seed) }
  }

  private static func response(to request: LoopbackServer.Request, seed: UInt64) -> LoopbackServer.Response {
    guard let question = try? JSONDecoder().decode(Question.self, from: request.body),
      let number = Plan.number(of: question.instance),
      let attempt = request.headers[attemptField].flatMap({ Int($0) })
    else { return .text("", status: 400) }

    let isMoved = request.path.hasPrefix(movedPrefix)
    let path = isMoved ? String(request.path.dropFirst(movedPrefix.count)) : request.path
    guard let condition = Plan.Condition(rawValue: path) else { return .text("", status: 404) }
    let part = Plan(number: number, seed: seed)[condition]
    var response = LoopbackServer.Response.json(part.isAccepted ? "true" : "false")
    guard !isMoved, attempt <= part.faultyCount, let fault = part.fault else { return response }
    switch fault {
    case .late: response.delay = .milliseconds(number % 7)
    case .slowBody: response.faults = [.slowBody(interval: .milliseconds(1))]
    case .redirectedWithin:
      return .redirect(to: movedPrefix + path, status: number.isMultiple(of: 2) ? 307 : 308)
    case .dropped: response.faults = [.dropped]
    case .halfABody: response.faults = [.droppedHalfway]
    case .garbage: response.faults = [.garbage]
    case .status500: response.faults = [.status(500)]
    case .status503:
      response.status = 503
      response.headers["Retry-After"] = "0"
    case .redirectedElsewhere: return .redirect(to: Plan.elsewhere)
    case .tooLarge: response.faults = [.oversizedBody(bytes: number.isMultiple(of: 2) ? 1_001 : 200_000)]
    case .noJSON: return .html("<html>Please log in.</html>")
    case .silence: response.faults = [.unanswered]
    }
    return response
  }
}
