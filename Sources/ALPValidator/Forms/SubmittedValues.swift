/// The values that a part had when the bodies of submissions began. They become clean after saving.
///
/// There are several values if a form is submitted while a form around it is being submitted. Each form makes
/// clean what it has submitted itself. `FormPart+Submissions.swift` has the events that keep and forget
/// values.
@MainActor
struct SubmittedValues<Value> {
  private struct Entry {
    let submission: BegunSubmission
    var value: Value
  }

  /// In the order in which the submissions began.
  private var entries: [Entry] = []

  /// Whether values are kept, and the bodies of all their submissions have ended.
  var haveAllBodiesEnded: Bool {
    !entries.isEmpty && !entries.contains(where: \.submission.isBodyRunning)
  }

  /// The value with which the latest submission began, if it is kept.
  var latest: Value? { entries.last?.value }

  /// All values that are kept, in the order in which the submissions began.
  var all: [Value] { entries.map(\.value) }

  /// Keeps the value with which the body of a submission begins.
  mutating func keep(_ value: Value, of submission: BegunSubmission) {
    entries.append(Entry(submission: submission, value: value))
  }

  /// Returns the value with which a submission began, if it is kept.
  func value(of submission: BegunSubmission?) -> Value? {
    index(of: submission).map { entries[$0].value }
  }

  /// Records that a value was saved. It replaces the values of earlier submissions, which have saved older
  /// ones.
  ///
  /// The value that is kept for the saved submission stays until that submission is forgotten.
  ///
  /// - Parameters:
  ///   - saved: The value, which is clean now.
  ///   - submission: The submission that began with it; `nil` if none did, and it is the present value.
  mutating func didSave(_ saved: Value, of submission: BegunSubmission?) {
    let countUpToSaved = index(of: submission).map { $0 + 1 } ?? entries.count
    for index in 0..<countUpToSaved { entries[index].value = saved }
  }

  // MARK: Forgetting. When which function is called, see `FormPart+Submissions.swift`

  // Each function returns the earlier values, which the caller releases after the access.

  /// Forgets the value of a submission.
  mutating func forget(_ submission: BegunSubmission) -> Self {
    var remaining = Self()
    remaining.entries = entries.filter { $0.submission !== submission }
    return exchange(&self, with: remaining)
  }

  /// Forgets the values of submissions whose bodies have ended. The values of a running submission stay,
  /// because they will be saved.
  mutating func forgetEndedSubmissions() -> Self {
    guard !entries.isEmpty else { return self }
    var remaining = Self()
    remaining.entries = entries.filter(\.submission.isBodyRunning)
    return exchange(&self, with: remaining)
  }

  /// Forgets all values, so that marking the part clean makes its present value clean.
  mutating func forgetAll() -> Self {
    entries.isEmpty ? self : exchange(&self, with: Self())
  }

  // MARK: -

  /// Changes all kept values.
  mutating func changeAll(_ change: (inout Value) -> Void) {
    for index in entries.indices { change(&entries[index].value) }
  }

  private func index(of submission: BegunSubmission?) -> Int? {
    entries.firstIndex { $0.submission === submission }
  }
}
