/// What a user pressed.
enum Key: Hashable, Sendable {
  /// Characters, as many as came at once.
  case text(String)
  /// Text from the clipboard, whatever is in it.
  case paste(String)
  case enter, tab, backTab, escape
  case backspace, delete
  case left, right, up, down, home, end
  case wordLeft, wordRight
  /// A letter with the control key, in upper case.
  case control(Character)
}
