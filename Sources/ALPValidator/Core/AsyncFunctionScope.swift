/// Marks the task in which the function of an asynchronous condition runs. Tasks that the function begins
/// inherit the mark, unless they are detached.
///
/// The library does not follow what such a function reads, so a read could make its response stale without
/// notice. Debug builds report such a read.
enum AsyncFunctionScope {
  /// The name of the condition whose function runs in the present task; `nil` outside of one.
  @TaskLocal static var condition: String?

  #if DEBUG
  /// Reports a read of a property of a validator, control or form, if an asynchronous function makes it.
  @MainActor
  static func reportRead() {
    // Reads within a command that the function gives, such as those of rules, are not reads of the function.
    guard Transaction.isIdle, let condition else { return }
    Misuse.report(
      "read in an asynchronous function",
      """
      The function of the asynchronous condition "\(condition)", or a task that it began, read a validator, control or form. \
      What it reads is not followed, so its answer may be for another value. Pass it to the function instead: \
      .async("\(condition)", reading: { other.value }) { value, other in … }
      """)
  }
  #endif
}
