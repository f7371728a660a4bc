/// What there is to see of a form at one moment, without a word about how it is drawn.
struct FormView: Equatable, Sendable {
  /// What a field holds.
  enum Value: Equatable, Sendable {
    /// Text, in two parts between which the cursor stands.
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
  }

  var title: String
  var fields: [Field]
  /// The index of the field that has the cursor; behind the last field is the button.
  var focus: Int
  var button: String
  /// What a submission is at, or `nil` if none is under way.
  var progress: String?
  /// Why the latest submission came to nothing, if no field says so.
  var notice: String?

  /// Whether something moves on the screen by itself.
  var isWaiting: Bool { progress != nil || fields.contains { $0.status == .waiting } }
}
