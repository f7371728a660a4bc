/// A key, or a pasted text.
enum Key: Hashable, Sendable {
  /// Characters that arrived together.
  case text(String)
  /// Text from the clipboard.
  case paste(String)
  case enter, tab, backTab, escape
  case backspace, delete
  case left, right, up, down, home, end
  case wordLeft, wordRight
  /// A letter with the control key, in upper case.
  case control(Character)
}
