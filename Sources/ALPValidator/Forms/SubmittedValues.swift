// Submissions and what is clean. When the body of a submission begins, each part keeps its values, because
// these values are saved. `markClean()` then makes the kept values clean, and not what the user has typed
// since. Meanwhile, an event may show that the server has another value. Then this value is kept instead. If
// nothing is kept, `markClean()` makes the present values clean.
//
// | Of the whole form                             | The kept values                                        |
// | --------------------------------------------- | ------------------------------------------------------ |
// | the body begins                               | are kept, by `keepValues(of:)`                         |
// | `markClean()` of the form, or of a part in it | are made clean, once, by `makeClean(after:)`           |
// | the same, again                               | are left out: the present ones are made clean          |
// | the body throws                               | are forgotten, by `forgetValues(of:)`                  |
// | another submission of the form begins         | are forgotten, by `forgetValues(of:)`                  |
// | a part is removed after the body              | are forgotten in the part, by `forgetValues(of:)`      |
//
// What other events of a part mean for its kept values is decided in `SubmittedValues.follow(_:)`.

/// What happens to one part after the body of a submission has begun.
///
/// Setting a value that equals the present one is not an event.
enum SubmissionEvent<Value> {
  /// The user has edited the value.
  case edited
  /// A value was set while the user was not editing. A toggle that the user flips counts as set.
  case set(Value)
  /// The program has taken a value that counts as the one that the server has: it has loaded the value, has
  /// restored it from a draft, or made it the clean value by a rebase.
  case loaded(Value)
  /// The elements of a list or dictionary have another base.
  case elementsRebased
  case reset
  /// The parts of a form were added, removed or moved.
  case partsChanged
}

/// The values that a part had when the bodies of submissions began. They become clean after saving.
///
/// There are several values if a form is submitted while a form around it is being submitted. Each form makes
/// clean what it has submitted itself.
@MainActor
struct SubmittedValues<Value> {
  private struct Entry {
    let submission: BegunSubmission
    var value: Value
  }

  /// In the order in which the submissions began.
  @ReleasedLater private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The value with which the latest submission began, or what the server has instead, if it is kept.
  var latest: Value? { entries.last?.value }

  /// All values that are kept, in the order in which the submissions began.
  var all: [Value] { entries.map(\.value) }

  /// Returns the value with which a submission began, if it is kept.
  func value(of submission: BegunSubmission?) -> Value? {
    index(of: submission).map { entries[$0].value }
  }

  // MARK: Keeping and forgetting

  /// Keeps the value with which the body of a submission begins.
  mutating func keep(_ value: Value, of submission: BegunSubmission) {
    entries.append(Entry(submission: submission, value: value))
  }

  /// Forgets the value of a submission.
  mutating func forget(_ submission: BegunSubmission) {
    entries.removeAll { $0.submission === submission }
  }

  /// Replaces or forgets the values that are no longer those to make clean after an event.
  mutating func follow(_ event: SubmissionEvent<Value>) {
    guard !entries.isEmpty else { return }
    switch event {
    case .edited:
      // An edit during or after the body stays dirty: it was not saved.
      break
    case .set(let value):
      // While a body runs, such a value was not saved either. Afterwards, it is the answer of the server.
      if entries.allSatisfy({ !$0.submission.isBodyRunning }) { changeAll { $0 = value } }
    case .loaded(let value):
      changeAll { $0 = value }
    case .elementsRebased:
      entries = []
    case .reset, .partsChanged:
      // What a running body saves is clean afterwards, although the value is another one or gone.
      entries.removeAll { !$0.submission.isBodyRunning }
    }
  }

  // MARK: Saving

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

  /// Changes all kept values.
  mutating func changeAll(_ change: (inout Value) -> Void) {
    for index in entries.indices { change(&entries[index].value) }
  }

  private func index(of submission: BegunSubmission?) -> Int? {
    guard let submission else { return nil }
    return entries.firstIndex { $0.submission === submission }
  }
}

extension FormPart {
  /// The submission whose values `markClean()` makes clean: the submission of the part itself, or else of the
  /// nearest form around it. `nil` if `markClean()` makes the present values clean.
  ///
  /// A part uses the submission of a form around it only once. When the part is marked clean again, its
  /// present values were saved.
  final var submissionToSave: BegunSubmission? {
    for form in formsFromHere {
      guard let submission = form.savableSubmission else { continue }
      return form === self || lastSubmissionMadeClean !== submission ? submission : nil
    }
    return nil
  }
}
