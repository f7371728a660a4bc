/// The limits that end what would go on without end within one transaction or one delivery, in debug and
/// release builds.
///
/// Each is far beyond what an app needs. Reaching one is taken for a mistake of the program, and reported by
/// ``Misuse``.
enum Limits {
  /// How many commands questions may give within one command, with all that follows from it. A form of 10,000
  /// fields whose formatters all give one stays below it.
  static let commandsOfQuestions = 10_000

  /// How often one dependent is evaluated again because of one command. A condition that depends on all links
  /// of a chain of conditions is evaluated about once for each link; a cycle, without end. A queued command is
  /// another command, so a cycle of commands is limited by `commandsOfQuestions`.
  static let evaluationsOfOneDependent = 1_000

  /// How often one object is notified within one delivery because of what other notifications have led to,
  /// without the first two rounds. An observer that changes its own control twice with each change doubles
  /// its notifications with each round, so they are counted, and not the rounds.
  static let notificationsInLaterRounds = 10_000
}
