/// A control for text, such as a text field.
///
/// Text that stands for a number or a date goes to a validator of that type through a parse:
///
/// ```swift
/// let age = TextControl()
/// age.attachValidator(ageValidator, parsing: Int.init)
/// ```
@MainActor
public final class TextControl: Control<String> {
  /// Creates a control that holds a text; nothing is validated yet.
  public init(text: String = "") { super.init(text) { $0 == $1 } }

  /// The text as the user typed it.
  public var text: String {
    get { value }
    set { value = newValue }
  }

  override func isReduction(from earlier: String, to text: String) -> Bool {
    text.utf8.count < earlier.utf8.count
  }
}
