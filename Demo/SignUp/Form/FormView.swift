import ALPValidator

/// The visible state of a form, independent of how it is drawn.
struct FormView: Equatable, Encodable, Sendable {
  /// A field.
  struct Field: Equatable, Encodable, Sendable {
    var name: SignUp.Field
    var status: FormField.Status
    var isRequired: Bool
    /// The text, unless the field is secret.
    var text: String?
    /// Whether a toggle is on.
    var isOn: Bool?
    var messages: [String]
    /// The rules of a field that lists them.
    var requirements: [Requirement]
  }

  /// A rule in the list of a field.
  struct Requirement: Equatable, Encodable, Sendable {
    var text: String
    var isSatisfied: Bool
  }

  /// A line of the account that was created.
  struct Line: Equatable, Encodable, Sendable {
    var label: String
    var value: String
  }

  /// The language of the messages, as a BCP 47 tag.
  var language: String
  var isRightToLeft: Bool
  var state: ValidatorState.RawValue
  var fields: [Field]
  /// The field that the user edits.
  var focus: SignUp.Field?
  /// How often the form itself moved the focus, to a field that needs attention.
  var focusMoves: Int
  /// How often the form began anew.
  var resets: Int
  /// Whether the values are being sent, and cannot be changed.
  var isSending: Bool
  /// The progress of a submission, or `nil` if none is under way.
  var progress: String?
  /// The reason why the latest submission failed, unless a field shows it.
  var notice: String?
  /// The account that was created; empty before that.
  var account: [Line]
}
