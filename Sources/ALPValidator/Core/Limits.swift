/// The limits that cut off endless changes within one transaction or one delivery, in debug and release
/// builds.
///
/// Each limit is far beyond what an app needs. Reaching one counts as a mistake of the program, and
/// ``Misuse`` reports it.
enum Limits {
  /// How many commands questions may give within one command and all that follows from it. A form of 10,000
  /// fields whose formatters each give one command stays within the limit.
  static let commandsOfQuestions = 10_000

  /// How often one dependent is evaluated again because of one command. A condition that depends on all links
  /// of a chain of conditions is evaluated about once for each link. Conditions in a cycle would be evaluated
  /// without end. A queued command counts as another command, so `commandsOfQuestions` limits cycles of
  /// commands.
  static let evaluationsOfOneDependent = 1_000

  /// How often one object is notified within one delivery because of other notifications. The first two
  /// rounds don't count. An observer that changes its own control twice with each change doubles the
  /// notifications with each round, so the limit counts notifications, not rounds.
  static let notificationsInLaterRounds = 10_000
}

/// Numbers that balance time and memory. A program may reach any of them.
enum Tuning {
  /// The number of dependents of one object at which released dependents are removed.
  static let dependentsBeforePruning = 16

  /// How many changes of an object are passed to Observation after a read. Further ones change nothing that
  /// is observed, because each observer is notified of one change, and reads again. Without the number, a keystroke in a
  /// control that a view once showed would take 3.8 times as long for good.
  static let changesObservedAfterRead = 64

  /// How many elements a queue keeps memory for when it is empty.
  static let memoryOfEmptyQueue = 256

  /// The number of parts up to which a debug build checks the tally of a form after each transaction.
  static let partsOfCheckedForm = 64
}
