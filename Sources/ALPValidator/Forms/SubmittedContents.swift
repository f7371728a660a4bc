/// Identifies a submission whose body has begun, among all of all forms.
struct SubmissionID: Equatable {
  private static let latestNumber = Lock(0)

  private let number: Int

  /// Returns a new ID.
  static func next() -> Self {
    Self(
      number: latestNumber.withLock { latest in
        latest += 1
        return latest
      })
  }
}

/// What a part had when the bodies of submissions began: it becomes clean after saving.
///
/// There are several if a form is submitted while one around it is. Each form makes clean what it has submitted itself.
struct SubmittedContents<Content> {
  private var contents: [(submission: SubmissionID, content: Content)] = []

  /// What the latest submission began with, unless it was marked clean since.
  var latest: Content? { contents.last?.content }

  mutating func keep(_ content: Content, for submission: SubmissionID) {
    contents.append((submission, content))
  }

  /// Removes what a submission began with, and returns it, because it becomes clean now.
  ///
  /// Submissions that began before have saved something older, so the same becomes clean after them.
  mutating func take(_ submission: SubmissionID?) -> Content? {
    guard let index = contents.firstIndex(where: { $0.submission == submission }) else { return nil }
    let content = contents.remove(at: index).content
    for earlier in 0..<index { contents[earlier].content = content }
    return content
  }

  /// Removes what a submission began with, because it has failed or another one of the same form begins.
  mutating func forget(_ submission: SubmissionID) { contents.removeAll { $0.submission == submission } }

  /// Removes what all submissions began with, because the part has changed without being edited.
  mutating func removeAll() {
    if !contents.isEmpty { contents = [] }
  }
}
