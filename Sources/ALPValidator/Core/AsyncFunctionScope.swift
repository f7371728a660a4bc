/// Marks the tasks in which the function of an asynchronous condition runs, and those that it begins, which
/// inherit the mark.
///
/// Nothing follows what such a function reads, so a read would make its answer silently stale. Debug builds
/// report one.
enum AsyncFunctionScope {
  /// The name of the condition whose function runs in the present task; `nil` outside of one.
  @TaskLocal static var condition: String?

  #if DEBUG
  /// Reports a read of a property of a validator, control or form, if an asynchronous function makes it.
  @MainActor
  static func reportRead() {
    // What follows from a command of the function, such as the evaluation of rules, is not read by the
    // function.
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
