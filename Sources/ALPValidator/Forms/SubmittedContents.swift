/// What a part had when the bodies of submissions began: it becomes clean after saving.
///
/// There are several if a form is submitted while one around it is. Each form makes clean what it has submitted itself.
struct SubmittedContents<Content> {
  private var contents: [(submission: SubmissionID, content: Content)] = []

  /// What the latest submission began with, unless it was saved since.
  var latest: Content? { contents.last?.content }

  mutating func keep(_ content: Content, for submission: SubmissionID) {
    contents.append((submission, content))
  }

  /// Returns what a submission began with, if it is kept.
  func content(of submission: SubmissionID?) -> Content? {
    index(of: submission).map { contents[$0].content }
  }

  /// Returns what a submission began with, because it becomes clean now. It is kept until the submission is forgotten.
  ///
  /// Submissions that began before have saved something older, so the same becomes clean after them.
  mutating func content(savedBy submission: SubmissionID?) -> Content? {
    guard let index = index(of: submission) else { return nil }
    let content = contents[index].content
    for earlier in 0..<index { contents[earlier].content = content }
    return content
  }

  private func index(of submission: SubmissionID?) -> Int? {
    contents.firstIndex { $0.submission == submission }
  }

  /// Removes what a submission began with, because it is saved, has failed, or is followed by another one of the same form.
  mutating func forget(_ submission: SubmissionID) { contents.removeAll { $0.submission == submission } }

  /// Removes what all submissions began with, because the part has changed without being edited.
  mutating func removeAll() {
    if !contents.isEmpty { contents = [] }
  }
}
