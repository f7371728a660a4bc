/// The visible state of a form, independent of how it is drawn.
struct FormView: Equatable, Sendable {
  /// The content of a field.
  enum Value: Equatable, Sendable {
    /// Text, in two parts with the cursor between them.
    case text(before: String, after: String)
    case toggle(Bool)
  }

  /// A field.
  struct Field: Equatable, Sendable {
    var label: String
    var hint: String
    var value: Value
    var status: FormField.Status
    var messages: [String]
    /// The rules that are listed while the field has the focus.
    var requirements: [Requirement] = []
  }

  /// A rule in the list of a field.
  struct Requirement: Equatable, Sendable {
    var text: String
    var isSatisfied: Bool
  }

  var title: String
  var fields: [Field]
  /// The index of the field with the cursor. The index after the last field is that of the button.
  var focus: Int
  var button: String
  /// The progress of a submission, or `nil` if none is under way.
  var progress: String?
  /// The reason why the latest submission failed, unless a field shows it.
  var notice: String?

  /// Whether the screen has an animation.
  var isWaiting: Bool { progress != nil || fields.contains { $0.status == .waiting } }
}
