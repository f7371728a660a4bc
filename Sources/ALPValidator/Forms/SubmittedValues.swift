/// What a part had when the bodies of submissions began: it becomes clean after saving.
///
/// There are several if a form is submitted while one around it is. Each form makes clean what it has
/// submitted itself. What happens when is in `FormPart+Submissions.swift`.
@MainActor
struct SubmittedValues<Value> {
  private struct Entry {
    let submission: BegunSubmission
    var value: Value
  }

  /// In the order in which the submissions began.
  private var entries: [Entry] = []

  /// Whether something is kept, and the bodies of all submissions that began with it have ended.
  var haveAllBodiesEnded: Bool {
    !entries.isEmpty && !entries.contains(where: \.submission.isBodyRunning)
  }

  /// What the latest submission began with, if it is kept.
  var latest: Value? { entries.last?.value }

  /// Keeps the value with which the body of a submission begins.
  mutating func keep(_ value: Value, of submission: BegunSubmission) {
    entries.append(Entry(submission: submission, value: value))
  }

  /// Returns what a submission began with, if it is kept.
  func value(of submission: BegunSubmission?) -> Value? {
    index(of: submission).map { entries[$0].value }
  }

  /// A value was saved. The submissions that began before have saved older ones, so this one is clean after
  /// them, too.
  ///
  /// What is kept of the submission that is saved stays until that has ended.
  ///
  /// - Parameters:
  ///   - saved: The value, which is clean now.
  ///   - submission: The submission that began with it; `nil` if none did, and it is the present value.
  mutating func didSave(_ saved: Value, of submission: BegunSubmission?) {
    let countUpToSaved = index(of: submission).map { $0 + 1 } ?? entries.count
    for index in 0..<countUpToSaved { entries[index].value = saved }
  }

  // MARK: Forgetting. When which function is called, see `FormPart+Submissions.swift`

  // Each returns what was kept before, to be released after the access.

  /// Forgets the value of a submission.
  mutating func forget(_ submission: BegunSubmission) -> Self {
    var remaining = Self()
    remaining.entries = entries.filter { $0.submission !== submission }
    return exchange(&self, with: remaining)
  }

  /// Forgets the values of submissions whose bodies have ended. What is being submitted is saved all the same.
  mutating func forgetEndedSubmissions() -> Self {
    guard !entries.isEmpty else { return self }
    var remaining = Self()
    remaining.entries = entries.filter(\.submission.isBodyRunning)
    return exchange(&self, with: remaining)
  }

  /// Forgets all values, so that the present one is clean if the part is marked clean.
  mutating func forgetAll() -> Self {
    entries.isEmpty ? self : exchange(&self, with: Self())
  }

  // MARK: -

  /// Changes all that is kept.
  mutating func changeAll(_ change: (inout Value) -> Void) {
    for index in entries.indices { change(&entries[index].value) }
  }

  private func index(of submission: BegunSubmission?) -> Int? {
    entries.firstIndex { $0.submission === submission }
  }
}
