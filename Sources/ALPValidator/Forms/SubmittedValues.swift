/// What a part had when the bodies of submissions began: it becomes clean after saving.
///
/// There are several if a form is submitted while one around it is. Each form makes clean what it has submitted itself.
struct SubmittedValues<Value> {
  private struct Entry {
    let submission: SubmissionID
    var value: Value
    /// Whether the value has become clean since.
    var isSaved = false
  }

  /// In the order in which the submissions began.
  private var entries: [Entry] = []

  /// What the latest submission began with, if it is kept.
  var latest: Value? { entries.last?.value }

  mutating func keep(_ value: Value, for submission: SubmissionID) {
    entries.append(Entry(submission: submission, value: value))
  }

  /// Returns what a submission began with, if it is kept.
  func value(of submission: SubmissionID?) -> Value? {
    index(of: submission).map { entries[$0].value }
  }

  /// Returns whether what a submission began with has become clean.
  func hasSaved(_ submission: SubmissionID) -> Bool {
    index(of: submission).map { entries[$0].isSaved } ?? false
  }

  /// Marks as saved what a submission began with, or else the present value, and returns which of them becomes clean.
  ///
  /// A submission that began before has saved something older, so the same becomes clean after it. It is kept until the submission is
  /// forgotten.
  ///
  /// - Parameters:
  ///   - submission: The submission that is saved; `nil` if the present value is.
  ///   - present: The present value.
  /// - Returns: What becomes clean.
  mutating func save(_ submission: SubmissionID?, orElse present: @autoclosure () -> Value) -> Value {
    let index = index(of: submission)
    let saved = index.map { entries[$0].value } ?? present()
    let olderCount = index.map { $0 + 1 } ?? entries.count
    for older in 0..<olderCount {
      entries[older].value = saved
      entries[older].isSaved = true
    }
    return saved
  }

  /// Removes what a submission began with, because it is saved, has failed, or is followed by another one of the same form.
  mutating func forget(_ submission: SubmissionID) { entries.removeAll { $0.submission == submission } }

  /// Removes what all submissions began with, because the part has changed without being edited.
  mutating func removeAll() {
    if !entries.isEmpty { entries = [] }
  }

  private func index(of submission: SubmissionID?) -> Int? {
    entries.firstIndex { $0.submission == submission }
  }
}
