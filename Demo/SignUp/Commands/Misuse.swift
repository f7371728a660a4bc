/// A command line, or input, that means nothing; its message is one line for the user, with a remedy.
struct Misuse: Error, Equatable {
  var message: String
  /// The command with its arguments, if that helps.
  var synopsis: String?
  /// Whether the input is invalid and not the command line.
  var isAboutInput: Bool

  init(_ message: String, synopsis: String? = nil, isAboutInput: Bool = false) {
    self.message = message
    self.synopsis = synopsis
    self.isAboutInput = isAboutInput
  }

  /// Returns the message for a terminal, where the synopsis has a line of its own, or for a program, in one
  /// line.
  func text(for terminal: Terminal) -> String {
    guard let synopsis else { return message }
    return terminal.columns == nil ? "\(message) Usage: \(synopsis)" : "\(message)\n\nusage: \(synopsis)"
  }
}
