/// What became of an attempt to submit a form.
public enum Submission<Success> {
  /// Everything was valid, and this is what the work returned.
  case submitted(Success)
  /// A value is invalid; ``FormValidator/firstInvalidControl`` is where to begin.
  case invalid
  /// A server could not decide, and its failure is held, so that nobody knows.
  case undecided
  /// A value was changed, or a part or a validator of one removed, or a part added, while servers were asked; or a
  /// value is edited whenever it is validated.
  case changed
  /// The task was cancelled before the work began.
  case cancelled
  /// A submission is under way already, and this attempt counts for nothing.
  case refused
}

extension Submission: Sendable where Success: Sendable {}

extension Submission: Equatable where Success: Equatable {}

extension Submission {
  /// What the work returned, or `nil` if it was not done.
  public var success: Success? {
    if case .submitted(let success) = self { success } else { nil }
  }
}
