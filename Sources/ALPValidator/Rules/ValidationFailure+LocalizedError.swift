public import Foundation

extension ValidationFailure: LocalizedError {
  /// The message for the user.
  public var errorDescription: String? { message }
}
