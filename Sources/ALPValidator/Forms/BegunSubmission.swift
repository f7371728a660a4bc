/// A submission whose body has begun. Each part keeps what it had then, see `FormPart+Submissions.swift`.
@MainActor
final class BegunSubmission {
  /// Whether the body runs. What it began with is saved when it has returned, whatever happens to the form
  /// meanwhile.
  private(set) var isBodyRunning = true

  /// Follows the end of the body, which has returned or thrown.
  func bodyDidEnd() { isBodyRunning = false }
}
