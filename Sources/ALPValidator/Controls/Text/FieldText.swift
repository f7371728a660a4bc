/// What a text field shows instead of the text of the control's value.
enum FieldText: Equatable, Sendable {
  /// No text, if the type has no value for that, such as a number.
  case blank
  /// A text that has no value.
  case unreadable(String)
  /// The text that was typed for the value, such as `1.0`.
  case typed(String)

  /// The text.
  var text: String {
    switch self {
    case .blank: ""
    case .unreadable(let text), .typed(let text): text
    }
  }

  /// Texts are compared by their scalars: "é" of one scalar and of two are different texts to a rule.
  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.blank, .blank): true
    case (.unreadable(let first), .unreadable(let second)), (.typed(let first), .typed(let second)):
      ExactEquality.isSame(first, second)
    default: false
    }
  }

  /// Whether the text does not stand for the value of the control.
  var isWithoutValue: Bool {
    switch self {
    case .blank, .unreadable: true
    case .typed: false
    }
  }
}
