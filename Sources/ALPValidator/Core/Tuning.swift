/// Numbers that balance time and memory. A program may reach any of them.
enum Tuning {
  /// The number of dependents of one object at which released dependents are removed.
  static let dependentsBeforePruning = 16

  /// How many changes of an object are passed to Observation after a read. Further ones change nothing that
  /// is observed, because each observer is notified of one change, and reads again.
  static let changesObservedAfterRead = 64

  /// How many elements a queue keeps memory for when it is empty.
  static let memoryOfEmptyQueue = 256

  /// The number of parts up to which a debug build checks the tally of a form after each transaction.
  static let partsOfCheckedForm = 64
}
