/// A command line, or input, that means nothing; its message is one line for the user, with a remedy.
struct Misuse: Error, Equatable {
  var message: String
  /// Whether the input is invalid and not the command line.
  var isAboutInput: Bool

  init(_ message: String, isAboutInput: Bool = false) {
    self.message = message
    self.isAboutInput = isAboutInput
  }
}
