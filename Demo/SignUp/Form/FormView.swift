import ALPValidator

/// The visible state of a form, independent of how it is drawn.
struct FormView: Equatable, Encodable, Sendable {
  /// Fields that belong together.
  struct Group: Equatable, Encodable, Sendable {
    var id: String
    var title: String?
    var details: String?
    var fields: [Field]
    var messages: [String]
    /// Whether the user can remove the group, which is an element of a list.
    var canBeRemoved: Bool
    /// The title of the button that adds an element to the list.
    var addButton: String?
  }

  /// A field.
  struct Field: Equatable, Encodable, Sendable {
    var name: FieldID
    var label: String
    /// The language of the label, if it is another one than that of the form.
    var language: String?
    var kind: Kind
    var hints: Hints
    var status: FormField.Status
    var isRequired: Bool
    /// The text, unless the field is secret.
    var text: String?
    /// Whether a toggle is on.
    var isOn: Bool?
    var choices: [Choice]
    var messages: [String]
    /// What the user probably meant, such as an address whose domain was mistyped.
    var suggestion: Suggestion?
    /// The text below a field with an accepted value, such as that a user name is available.
    var confirmation: String?
    /// The rules of a field that lists them.
    var requirements: [Requirement]
  }

  /// How a field is drawn.
  enum Kind: String, Equatable, Encodable, Sendable {
    case text
    /// A text that the server formats with each edit.
    case formattedText
    case secret
    case toggle
    case choice
  }

  /// The attributes of a text field in HTML.
  struct Hints: Equatable, Encodable, Sendable {
    var inputMode: String
    var autocomplete: String
    var capitalization: String
  }

  /// A text that takes the place of the one that the user typed, if the user wants that.
  struct Suggestion: Equatable, Encodable, Sendable {
    /// The question, such as "Did you mean ada@gmail.com?".
    var question: String
    var text: String
  }

  /// A value that the user can choose.
  struct Choice: Equatable, Encodable, Sendable {
    var value: String
    var label: String
  }

  /// A rule in the list of a field.
  struct Requirement: Equatable, Encodable, Sendable {
    /// What a list shows of a rule.
    enum Status: String, Equatable, Encodable, Sendable {
      case satisfied
      /// The user may still be about to satisfy the rule.
      case open
      case failed
    }

    var text: String
    var status: Status
  }

  /// A line of the sign-up that was sent.
  struct Line: Equatable, Encodable, Sendable {
    var label: PageText
    var value: String
  }

  /// The language of the messages, as a BCP 47 tag.
  var language: String
  /// The language of the texts of the page, which is English where the page has none in that of the messages.
  var textLanguage: String
  var isRightToLeft: Bool
  /// The texts of the page by key.
  var texts: [String: String]
  var state: ValidatorState.RawValue
  var groups: [Group]
  /// The field that the user edits.
  var focus: FieldID?
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
  /// The sign-up that was accepted; empty before that.
  var account: [Line]
  var inspector: Inspector

  /// All fields, in order.
  var fields: [Field] { groups.flatMap(\.fields) }
}
