/// Why the text of a field does not stand for a value.
enum TextWithoutValue: Equatable {
  /// There is no text, and the type has no value for that.
  case blank
  /// The text cannot be read. The message is that of the program; `nil` for the default message.
  case unreadable(message: String?)
}
