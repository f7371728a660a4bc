// Submissions and what is clean. A part keeps what it has when the body of a submission begins, because that
// is what is saved:
//
// | Event                                       | What becomes of it                                          |
// | ------------------------------------------- | ------------------------------------------------------------ |
// | the body of a submission begins             | each part in the form keeps its value: `submissionBegan(_:)` |
// | an edit or a reset during the body          | nothing: it is dirty after saving                           |
// | an edit later, of a field with the focus    | nothing: it is dirty after saving                           |
// | `markClean()` of the form                   | what was kept is clean, `makeClean(after:)`, and forgotten  |
// | `markClean()` of a part in the form         | what was kept is clean, the first time; then what it has    |
// | the body throws, or another submission      | it is forgotten: `submissionEnded(_:)`                      |
// | the program loads a value, or a value is    | it is forgotten by that part, so the value that has come    |
// | set after the body in a control that is not | is clean after `markClean()`; a toggle that the user        |
// | being edited                                | flips there counts as set by the program                    |
// | a reset after the body, or a rebase         | it is forgotten                                             |

extension FormPart {
  /// The submission whose values are clean after `markClean()`: that of the part itself, or else of the
  /// nearest form around. `nil` if the present values are.
  ///
  /// A part takes those of a form around once. When it is marked clean again, what it has then was saved.
  final var submissionToSave: BegunSubmission? {
    for form in formsFromHere {
      guard let submission = form.latestSubmission else { continue }
      return form === self || latestSavedSubmission !== submission ? submission : nil
    }
    return nil
  }
}
