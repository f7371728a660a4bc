// What a part knows of the submissions of its form and of those around.

extension FormPart {
  /// The submission whose values are clean after `markClean()`: that of the part itself, or else of the nearest form around.
  final var submissionToSave: SubmissionID? {
    formsFromHere.lazy.compactMap(\.latestSubmission).first
  }

  /// Whether the body of a submission runs, of this form or of one that contains the part.
  final var isBodyRunning: Bool { formsFromHere.contains { $0.submissionPhase == .running } }
}
