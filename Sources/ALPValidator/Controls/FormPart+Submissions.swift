// What a part knows of the submissions of its form and of those around.

extension FormPart {
  /// The submission whose values are clean after `markClean()`: that of the part itself, or else of the nearest form around. `nil` if the
  /// present values are.
  ///
  /// A part takes those of a form around once. When it is marked clean again, what it has then was saved.
  final var submissionToSave: SubmissionID? {
    for form in formsFromHere {
      guard let submission = form.latestSubmission else { continue }
      return form === self || !hasSaved(submission) ? submission : nil
    }
    return nil
  }

  /// Whether the body of a submission runs, of this form or of one that contains the part.
  final var isBodyRunning: Bool { formsFromHere.contains { $0.submissionPhase == .running } }
}
