/// What a part had when the bodies of submissions began: it becomes clean after saving.
///
/// There are several if a form is submitted while one around it is. Each form makes clean what it has submitted itself. What happens when is
/// in `FormPart+Submissions.swift`.
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

  /// The body of a submission begins.
  mutating func submissionBegan(_ submission: BegunSubmission, with value: Value) {
    entries.append(Entry(submission: submission, value: value))
  }

  /// Returns what a submission began with, if it is kept.
  func value(of submission: BegunSubmission?) -> Value? {
    index(of: submission).map { entries[$0].value }
  }

  /// What a submission began with is saved, or else the present value: returns which of them is clean now.
  ///
  /// A submission that began before has saved something older, so the same becomes clean after it. What is returned is kept until the
  /// submission has ended.
  ///
  /// - Parameters:
  ///   - submission: The submission that is saved; `nil` if the present value is.
  ///   - present: The present value.
  /// - Returns: What is clean.
  mutating func save(_ submission: BegunSubmission?, orElse present: @autoclosure () -> Value) -> Value {
    let index = index(of: submission)
    let saved = index.map { entries[$0].value } ?? present()
    let olderCount = index.map { $0 + 1 } ?? entries.count
    for older in 0..<olderCount { entries[older].value = saved }
    return saved
  }

  /// A submission is over: its form was marked clean, its body has thrown, or another submission follows.
  ///
  /// - Returns: What was kept. Release it after the access.
  mutating func submissionEnded(_ submission: BegunSubmission) -> Self {
    var remaining = Self()
    remaining.entries = entries.filter { $0.submission !== submission }
    return exchange(&self, with: remaining)
  }

  /// The part was reset, or the parts in it were rearranged: forgets what is kept of submissions whose bodies have ended. What is being
  /// submitted is saved all the same.
  ///
  /// - Returns: What was kept. Release it after the access.
  mutating func valueWasReset() -> Self {
    guard !entries.isEmpty else { return self }
    var remaining = Self()
    remaining.entries = entries.filter(\.submission.isBodyRunning)
    return exchange(&self, with: remaining)
  }

  /// Changes all that is kept.
  mutating func changeAll(_ change: (inout Value) -> Void) {
    for index in entries.indices { change(&entries[index].value) }
  }

  /// The part has another value without being edited, so its present value is clean if it is marked clean.
  ///
  /// - Returns: What was kept. Release it after the access.
  mutating func valueWasReplaced() -> Self {
    entries.isEmpty ? self : exchange(&self, with: Self())
  }

  private func index(of submission: BegunSubmission?) -> Int? {
    entries.firstIndex { $0.submission === submission }
  }
}
