/// The control of a text field.
///
/// ```swift
/// let email = TextControl()
/// email.addRule(.email, invalidMessage: "Please enter an e-mail address.")
/// ```
///
/// For text that is a number or a date, attach a validator of that type with a parser:
///
/// ```swift
/// let age = TextControl()
/// age.attachValidator(ageValidator, parsing: Int.init)
/// ```
@MainActor
public final class TextControl: Control<String> {
  /// Creates a control with an initial text, which is not validated yet.
  public init(text: String = "") { super.init(text) }

  /// The text as the user typed it.
  public var text: String {
    get { value }
    set { value = newValue }
  }
}
