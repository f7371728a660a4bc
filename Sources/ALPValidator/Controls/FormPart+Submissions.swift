// What a part knows of the submissions of its form and of those around.

extension FormPart {
  /// The submission that the part has saved: that of the form itself, or else of the nearest form around that was submitted.
  final var latestSubmission: SubmissionID? {
    let ownSubmission = (self as? FormValidator)?.ownLatestSubmission
    return ownSubmission ?? formsAround.lazy.compactMap(\.ownLatestSubmission).first
  }

  /// Whether the body of a submission runs, of this form or of one that contains the part.
  final var isBodyRunning: Bool {
    let isOwnRunning = (self as? FormValidator)?.submissionPhase == .running
    return isOwnRunning || formsAround.contains { $0.submissionPhase == .running }
  }
}
