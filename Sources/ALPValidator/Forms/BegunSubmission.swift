/// A submission whose body has begun. Each part keeps the values that it had then, see `SubmittedValues`.
@MainActor
final class BegunSubmission {
  /// Whether the body runs. The values with which it began are saved when it has returned, whatever happens
  /// to the form meanwhile.
  private(set) var isBodyRunning = true

  /// Follows the end of the body, which has returned or thrown.
  func bodyDidEnd() { isBodyRunning = false }
}
