import ALPValidator
import Foundation

protocol Members: Sendable {
  func isFree(_ email: String) async throws -> Bool
  func add(_ registration: Registration) async throws
}

struct Answer {
  init(status: Int) {}
  init(_ problem: Problem) throws {}
}
