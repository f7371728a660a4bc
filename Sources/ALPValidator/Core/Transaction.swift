/// Runs commands and asks questions one after another, brings every object up to date, and then notifies
/// observers.
///
/// Every change goes through a transaction:
///
/// 1. A *command* runs. It *marks* the objects that it changes, and calls no observer.
/// 2. The transaction *settles*: each marked object takes up what has changed in it, validators first, then
///    controls and forms from the deepest one. Then stale dependents are evaluated, and after them the next
///    queued command runs, until nothing is left.
/// 3. Observers are *notified*. A command of an observer is a transaction of its own: it takes effect at
///    once, and its notifications follow those that are under way. So the stack stays bounded, however long a
///    chain of changes is.
///
/// This is not a transaction of a database: nothing is rolled back. A validator asks the program before it
/// writes, and each validator commits by itself.
///
/// This type is the only place that knows whether a command or a question is under way. Each kind of caller
/// uses one of these functions:
///
/// | Function            | Runs                         | In command or question | In composed command  |
/// | ------------------- | ---------------------------- | ---------------------- | -------------------- |
/// | `run`               | a command of the program     | queued, and reported   | at once, as its part |
/// | `runUnasked`        | a change, such as a response | queued                 | queued               |
/// | `runAfterwards`     | a later step of the command  | queued                 | –                    |
/// | `runAsOneCommand`   | a command made of others     | at once                | at once              |
/// | `ask`               | code of the program          | at once                | at once              |
/// | `ask(about:)`       | the same, not within itself  | at once                | at once              |
/// | `group`             | commands, each as by `run`   | at once                | at once              |
///
/// If nothing is under way, all of them run at once; a later step needs a command. A group only delays the
/// notifications until it ends.
@MainActor
enum Transaction {
  /// Says that a command is under way: a function that has to be called within one asks for it. Only a transaction makes
  /// one.
  struct Command { fileprivate init() {} }

  /// What a command does.
  typealias Step = @MainActor (Command) -> Void

  // MARK: State

  /// What is under way. It decides whether a new command runs at once or is queued.
  private enum Activity {
    /// Nothing: the command runs at once.
    case none
    /// A command: another one can only come from code of the program, so it is queued.
    case command
    /// A command that is made of other commands: these run at once.
    case composedCommand
    /// A question, within a command or outside of all: a command that it gives is queued.
    case question
  }

  private static var activity = Activity.none

  /// Whether something is left to do before the transaction ends: a mark, a stale dependent, a command or a
  /// notification.
  ///
  /// Each function that adds work sets the property, and `notify()` clears it when nothing is left. It may be
  /// `true` without work, which only costs time, but is never `false` while there is work.
  private static var mayHaveWork = false

  /// The objects that have changed and are not settled yet.
  private static var marked = MarkedObjects()
  private static var staleDependents = Queue<Dependent>()
  /// The queued commands, such as those of questions, and the second step of a submission.
  private static var commands = Queue<Step>()
  /// The objects about which questions are under way that must not be asked within themselves.
  private static var askedObjects: Set<ObjectIdentifier> = []
  /// How many commands questions have given since the outermost command or question began.
  private static var questionCommandCount = 0
  /// What was replaced in the command under way, see `ReleasedLater`.
  private static var replacedValues = Queue<Any>()

  /// How many calls of `group(_:)` are under way, during which no observer is notified.
  private static var groupDepth = 0
  private static var notifications = NotificationQueue()
  /// Whether an observer is being notified. Independent of `activity`, because the observer may give a
  /// command.
  private(set) static var isNotifying = false

  /// The number of the transaction. It grows at the end of an outermost command, question or group, so the
  /// commands of a group share one number.
  private(set) static var number = 0
  /// The number of the command under way, for work that is done once in each command. It grows when an
  /// outermost command or question begins, and when a queued command begins: a queued command is not part of
  /// the command that led to it.
  private(set) static var commandNumber = 0

  /// Whether a command or a question is under way.
  static var isUnderWay: Bool { activity != .none }

  /// Whether code of the program runs outside of all commands, questions and notifications.
  static var isIdle: Bool { activity == .none && !isNotifying }

  /// Whether a command that is given now runs at once.
  static var runsCommandsAtOnce: Bool { activity == .none || activity == .composedCommand }

  // MARK: Commands and questions

  /// Runs a command of the program. A command that a question gives is queued and reported.
  static func run(_ name: StaticString, _ command: @escaping Step) {
    guard activity == .none else {
      if activity == .composedCommand { return runAsPart(command) }
      Misuse.report(command: name)
      return queueCommandOfQuestion(command)
    }
    begin()
    command(Command())
    finish()
  }

  /// Runs a command as `run(_:_:)` does, without allocating a closure for it.
  ///
  /// Keystrokes use this function: a closure that may be queued costs an allocation, which takes most of the
  /// time that a rule takes.
  ///
  /// - Parameters:
  ///   - name: The name of the command in reports.
  ///   - queued: Makes the command to queue. Called only if a question gives the command.
  ///   - command: The command to run at once.
  @inline(__always)
  static func run(_ name: StaticString, orQueue queued: () -> Step, _ command: (Command) -> Void) {
    guard activity == .none else {
      if activity == .composedCommand { return runAsPart(command) }
      Misuse.report(command: name)
      return queueCommandOfQuestion(queued())
    }
    begin()
    command(Command())
    finish()
  }

  /// Runs a change that no code of the program asks for, such as the arrival of a response: at once, or after
  /// the command under way.
  static func runUnasked(_ command: @escaping Step) {
    guard activity == .none else { return queue(command) }
    begin()
    command(Command())
    finish()
  }

  /// Runs a later step of the command under way, after everything that follows from the earlier steps, such
  /// as the inclusion of a part.
  static func runAfterwards(_ step: @escaping Step) {
    assert(activity == .command, "A step follows a command")
    queue(step)
  }

  /// Runs a command that is made of other commands, such as one that builds the form of a structure.
  ///
  /// The inner commands run at once, as parts of this one. A command that a closure of the program gives
  /// meanwhile is queued as usual.
  static func runAsOneCommand<Result>(_ command: (Command) -> Result) -> Result {
    perform({ command(Command()) }, as: .composedCommand)
  }

  /// Runs a command that is a part of the composed command, which is settled as a whole. While it runs,
  /// another command can only come from code of the program.
  private static func runAsPart(_ command: (Command) -> Void) {
    activity = .command
    command(Command())
    activity = .composedCommand
  }

  /// Asks a question: runs a closure of the program which may read anything. Commands that it gives run
  /// afterwards.
  static func ask<Answer>(_ question: () -> Answer) -> Answer { perform(question, as: .question) }

  /// Asks a question about an object, such as which failures it would have. Within itself, the question has no answer,
  /// and is reported: it would be asked without end.
  static func ask<Answer>(about object: AnyObject, _ question: () -> Answer) -> Answer? {
    let id = ObjectIdentifier(object)
    guard !askedObjects.contains(id) else {
      Misuse.reportQuestionWithinItself()
      return nil
    }
    return ask {
      // Noted within the question, because observers may be notified at its end.
      askedObjects.insert(id)
      defer { askedObjects.remove(id) }
      return question()
    }
  }

  /// Runs code that may be within a command or question.
  @inline(__always)
  private static func perform<Result>(_ body: () -> Result, as newActivity: Activity) -> Result {
    let outer = activity
    if outer == .none { begin(newActivity) } else { activity = newActivity }
    defer {
      activity = outer
      if outer == .none { finish() }
    }
    return body()
  }

  /// Runs a closure whose commands take effect one after another, and notifies observers at the end.
  static func group<Result, Failure: Error>(
    _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    groupDepth += 1
    defer {
      groupDepth -= 1
      if groupDepth == 0, activity == .none { endTransaction() }
    }
    return try changes()
  }

  private static func queueCommandOfQuestion(_ command: @escaping Step) {
    questionCommandCount += 1
    guard questionCommandCount <= Limits.commandsOfQuestions else { return Misuse.reportEndlessCommands() }
    queue(command)
  }

  private static func queue(_ command: @escaping Step) {
    commands.append(command)
    mayHaveWork = true
  }

  /// Begins the outermost command or question.
  @inline(__always)
  private static func begin(_ newActivity: Activity = .command) {
    commandNumber &+= 1
    activity = newActivity
  }

  /// Ends the outermost command or question: brings every object up to date, and notifies observers, unless a
  /// group is under way.
  @inline(__always)
  private static func finish() {
    if mayHaveWork { settleAndRunQueuedCommands() }
    // Before observers are notified, so that their commands run at once.
    activity = .none
    if groupDepth == 0 { endTransaction() }
  }

  private static func settleAndRunQueuedCommands() {
    activity = .command
    repeat { settleAndRelease() } while runNext()
    #if DEBUG
    checkInvariants()
    #endif
    questionCommandCount = 0
  }

  #if DEBUG
  /// Lets each settled object check itself.
  private static func checkInvariants() {
    repeat {
      checkSettledObjects()
      // The check may have released the last reference to an object, whose `deinit` has given a command.
    } while runNextAndSettle()
  }

  private static func runNextAndSettle() -> Bool {
    guard runNext() else { return false }
    settleAndRelease()
    return true
  }

  private static func checkSettledObjects() {
    for object in marked.removeSettledObjects() { object.checkInvariants() }
  }
  #endif

  /// Evaluates the next stale dependent, or else runs the next command; returns `false` if there is none.
  ///
  /// Dependents come first, so a command sees everything that follows from the previous command, such as the
  /// inclusion of a part.
  private static func runNext() -> Bool {
    if let dependent = staleDependents.popFirst() {
      dependent.evaluateIfStale()
      return true
    }
    guard let command = commands.popFirst() else { return false }
    commandNumber &+= 1
    command(Command())
    return true
  }

  @inline(__always)
  private static func endTransaction() {
    number &+= 1
    if mayHaveWork { notify() }
  }

  // MARK: Marks

  /// Marks an object as changed. It is settled before the command ends, after the marked objects in it.
  static func mark(_ object: ValidationObject) {
    marked.add(object)
    mayHaveWork = true
  }

  /// Evaluates a dependent again, in this transaction or in one of its own.
  static func evaluateLater(_ dependent: Dependent) {
    staleDependents.append(dependent)
    mayHaveWork = true
    guard activity == .none else { return }
    begin()
    finish()
  }

  /// Settles all marked objects: validators first, then controls and forms from the deepest one.
  ///
  /// The loop also settles objects that are marked meanwhile, such as the form of a settled part.
  ///
  /// A question that reads a state in the middle of a command also calls this function, so the state is up to
  /// date. Such a question may run while an object settles, as a formatter does. Then the inner call settles the
  /// remaining objects, and the outer call settles what the interrupted object marks afterwards.
  static func settle() {
    while let object = marked.popFirst() { object.settle() }
  }

  // MARK: Releasing what was replaced

  /// Makes an assignment to storage that is `ReleasedLater`, outside of a command.
  static func replaceOutsideOfCommand(_ assign: () -> Void) { ask(assign) }

  /// Releases a value that was replaced, when the command or question under way ends. See `ReleasedLater`.
  ///
  /// A `deinit` that runs then may give commands, which are queued and reported like those of a question.
  @inline(__always)
  static func releaseLater<Value>(_ replaced: Value) {
    if mayHoldObjects(Value.self) { addReplaced(replaced) }
  }

  /// Whether values of a type may hold objects of the program. Texts and numbers, which change with each
  /// keystroke, do not.
  @inline(__always)
  private static func mayHoldObjects<Value>(_ type: Value.Type) -> Bool {
    !_isPOD(type) && type != String.self && type != String?.self
  }

  private static func addReplaced(_ replaced: Any) {
    assert(isUnderWay, "A command or a question replaces values")
    replacedValues.append(replaced)
    mayHaveWork = true
  }

  /// Settles all marked objects, and releases what was replaced. So a `deinit` finds everything up to date.
  private static func settleAndRelease() {
    settle()
    // Each value is released after the access to the queue.
    while replacedValues.popFirst() != nil {}
  }

  // MARK: Notifications

  /// Notifies the observers of an object after the transaction, if its outcome has changed by then.
  static func notifyLater(_ object: ValidationObject) {
    notifications.add(.outcome(object, depth: object.depth), of: object.tracker)
    mayHaveWork = true
  }

  /// Notifies Observation of changed properties after the transaction.
  static func notifyLater(_ tracker: ChangeTracker, of aspects: ChangeTracker.Aspects) {
    notifications.add(.observation(aspects), of: tracker)
    mayHaveWork = true
    assert(isUnderWay || groupDepth > 0, "A command or a question changes properties")
  }

  /// Has an object pass an event to its observers after the transaction.
  static func notifyLater(_ object: ValidationObject, of event: any ObjectEvent) {
    notifications.add(.event(event, object), of: object.tracker)
    mayHaveWork = true
  }

  /// Calls observers of an object after the transaction.
  static func callLater(for object: ValidationObject, _ call: @escaping @MainActor () -> Void) {
    notifications.add(.call(call), of: object.tracker)
    mayHaveWork = true
  }

  private static func notify() {
    guard !isNotifying else { return }
    isNotifying = true
    while let notification = notifications.popFirst() {
      if notification.isObsolete { continue }
      if notifications.beginDelivery(of: notification) {
        notification.deliver()
      } else {
        notification.skip()
        Misuse.reportEndlessNotifications()
      }
    }
    mayHaveWork = false
    isNotifying = false
  }
}

/// A command is under way, see ``Transaction/Command``.
typealias Command = Transaction.Command
