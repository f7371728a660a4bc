import Foundation

#if canImport(os)
import os
#endif

/// Reports mistakes of the program, each kind once: as a runtime warning of Xcode, or on standard error.
///
/// Most mistakes are reported in debug builds only. A mistake that makes the library leave something out is
/// reported in all builds.
@MainActor
package enum Misuse {
  /// Receives the reports instead, in all builds; for tests.
  package static var handler: (@MainActor (_ report: String) -> Void)? {
    didSet { reportedKinds = [] }
  }

  private static var reportedKinds: Set<String> = []

  /// Reports a command that a question gave.
  static func report(command: StaticString) {
    report(
      "command \(command)",
      """
      \(command) was called by a formatter, parser, rule, condition, encoder, or `when:` or message closure, or by a \
      deinit. It is performed after the current change. Move the call to a handler, a delegate or an observer. To \
      evaluate the rules of another validator, use its failures(for:), which changes nothing.
      """)
  }

  /// Reports commands that closures give again and again, so that the transaction would not end.
  static func reportEndlessCommands() {
    report(
      "endless commands",
      """
      A closure gives a command that calls it again, so the commands after the \(Limits.commandsOfQuestions)th were \
      left out. Move the call to a handler.
      """,
      inAllBuilds: true)
  }

  /// Reports observers that change each other's objects again and again.
  static func reportEndlessNotifications() {
    report(
      "endless notifications",
      """
      Observers keep changing each other's objects, so an object was no longer notified after \
      \(Limits.notificationsInLaterRounds) notifications. Find the handlers, delegates or control observers that call each other, \
      and let one of them change nothing if the value is right already.
      """,
      inAllBuilds: true)
  }

  /// Reports conditions that depend on each other.
  static func reportEndlessConditions() {
    report(
      "conditions",
      """
      Conditions keep changing what other conditions read, so one of them was not evaluated again after its \
      \(Limits.evaluationsOfOneDependent)th evaluation. Find the conditions that depend on each other, and remove one \
      dependency.
      """,
      inAllBuilds: true)
  }

  /// Reports closures that ask for the failures that they have been asked for.
  static func reportQuestionWithinItself() {
    report(
      "question within itself",
      """
      A rule, condition, parser or formatter asks for the failures of the validator that asks it, or two ask for each other's \
      (`failures(for:)`, `silentFailures()`). The inner question is answered with no failures. Let one of them read a value \
      instead.
      """,
      inAllBuilds: true)
  }

  /// Reports a mistake, if it is the first of its kind.
  static func report(_ kind: String, _ report: @autoclosure () -> String, inAllBuilds: Bool = false) {
    #if DEBUG
    let isReported = true
    #else
    let isReported = inAllBuilds || handler != nil
    #endif
    guard isReported, reportedKinds.insert(kind).inserted else { return }
    if let handler { return handler(report()) }
    #if canImport(os)
    os_log(
      .fault, log: OSLog(subsystem: "com.apple.runtime-issues", category: "ALPValidator"), "%{public}@",
      report())
    #else
    FileHandle.standardError.write(Data("ALPValidator: \(report())\n".utf8))
    #endif
  }
}
