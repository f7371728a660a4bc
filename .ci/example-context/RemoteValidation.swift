import ALPValidator
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let accountsURL = URL(filePath: "/")

struct Availability: Decodable {
  let available: Bool
}

struct TokenSource: Sendable {
  func token() async throws -> String { "" }
}

let tokens = TokenSource()
