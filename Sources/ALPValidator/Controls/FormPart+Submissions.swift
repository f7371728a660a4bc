// Submissions and what is clean. A part keeps what it has when the body of a submission begins, because that
// is what is saved. Saving makes it clean, and not what the user has typed since:
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
// | `markClean()` of the form                       | the present is clean   | what was kept is clean   |
// | `markClean()` of a part in it, the first time   | what was kept is clean | what was kept is clean   |
// | `markClean()` of a part in it, again            | the present is clean   | the present is clean     |
//
// A value that is equal to the present one is no event. A toggle that the user flips counts as set without
// the focus. `SubmittedValues` keeps and forgets; `makeClean(after:)` makes clean.

extension FormPart {
  /// The submission whose values are clean after `markClean()`: that of the part itself, or else of the
  /// nearest form around. `nil` if the present values are.
  ///
  /// A part takes those of a form around once. When it is marked clean again, what it has then was saved.
  final var submissionToSave: BegunSubmission? {
    for form in formsFromHere {
      guard let submission = form.submissionToMarkClean else { continue }
      return form === self || latestSavedSubmission !== submission ? submission : nil
    }
    return nil
  }
}
