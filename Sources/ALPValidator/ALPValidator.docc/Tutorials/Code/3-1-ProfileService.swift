import Foundation

/// The server that keeps profiles.
protocol ProfileService: Sendable {
  /// Sends the changes, as a JSON merge patch.
  func save(_ patch: Data) async throws -> SaveResult
}

enum SaveResult: Sendable {
  /// The server has stored this profile.
  case saved(Profile)
  /// The server has refused the changes; the body of its response says why.
  case refused(body: Data)
}
