// Submissions and what is clean. When the body of a submission begins, each part keeps its values, because
// these values are saved. `markClean()` then makes the kept values clean, and not what the user has typed
// since. The table shows what happens to the kept values:
//
// | Event                                           | During the body        | After the body           |
// | ----------------------------------------------- | ---------------------- | ------------------------ |
// | the body begins                                 | kept                   |                          |
// | the user edits a field                          | stays: an edit         | stays: an edit           |
// | a value is set in a control without the focus   | stays: an edit         | forgotten: the answer    |
// | another value is loaded                         | forgotten              | forgotten                |
// | a rebase                                        | forgotten              | forgotten                |
// | a reset                                         | stays                  | forgotten                |
// | parts are added, removed or moved               | stays                  | forgotten by their form  |
// | a part is removed                               | stays                  | forgotten by the part    |
// | the body throws                                 |                        | forgotten                |
// | another submission of the form begins           |                        | forgotten                |
// | `markClean()` of the form, or of a part in it   | the kept ones are made clean, the first time      |
// | the same, again                                 | the present ones are made clean                   |
//
// Setting a value that equals the present one is not an event. A toggle that the user flips counts as set
// without the focus. `SubmittedValues` keeps and forgets; `makeClean(after:)` makes clean.

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
