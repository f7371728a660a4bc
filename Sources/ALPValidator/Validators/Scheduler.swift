/// Performs commands one after another, with everything that follows from them, and then notifies observers.
///
/// - A *transaction* is a command with what follows from it, such as stale dependents, and then the commands that questions
///   gave meanwhile, one after another, each with what follows from it. All objects are then up to date.
/// - *Events* are delivered after the transaction, in order: first those of validators, then each control and form that
///   changed is notified once, children before parents.
/// - A command that an observer gives is a transaction of its own: it takes effect at once, and its events are queued.
///   So the stack stays bounded, however many objects a chain of changes runs through.
@MainActor
final class Scheduler {
  /// What follows a transaction.
  enum Event {
    /// Properties changed that Observation tracks.
    case observation(ChangeTracker, ChangeTracker.Aspects)
    /// The outcome of an object may have changed.
    case notification(ValidationObject)
    case call(@MainActor () -> Void)
  }

  static let shared = Scheduler()

  // Apart from the object, because each keystroke reads and writes them.
  /// Whether a command is performed, or a question asked. Commands that are given meanwhile are queued.
  static var isBusy = false
  /// Whether the transaction is that of a response.
  static var isResponding = false
  /// Whether something may be queued.
  private(set) static var hasPending = false

  /// A number that each transaction has for itself.
  private(set) var transactionNumber = 0
  /// What follows from a command, within its transaction.
  private var consequences = Queue<@MainActor () -> Void>()
  private var commands = Queue<@MainActor () -> Void>()
  /// How many commands were queued in this transaction.
  private var commandCount = 0

  /// Whether observers are being notified.
  private(set) var isNotifying = false
  private var events = Queue<Event>()
  /// The controls and forms to notify, by level.
  private var changedObjects: [Queue<ValidationObject>] = []

  private init() {}

  // MARK: Transactions

  /// Performs a command, or queues and reports it if a question gave it.
  func perform(_ name: StaticString, _ command: @escaping @MainActor () -> Void) {
    if Self.isBusy { Misuse.report(command: name) }
    perform(command)
  }

  /// Performs a change that no code of the program makes, such as that of a response.
  func perform(_ change: @escaping @MainActor () -> Void) {
    guard !Self.isBusy else {
      Self.hasPending = true
      commandCount += 1
      return commandCount > 10_000 ? Misuse.reportEndlessCommands() : commands.append(change)
    }
    Self.isBusy = true
    change()
    end()
  }

  /// Asks a question, or makes an assignment that may release objects of the program. Commands that are given meanwhile
  /// are performed afterwards.
  func undisturbed<Result>(_ question: () -> Result) -> Result {
    guard !Self.isBusy else { return question() }
    Self.isBusy = true
    defer { end() }
    return question()
  }

  /// Ends a transaction: performs what was queued, and notifies observers.
  func end() {
    while Self.hasPending, let next = consequences.popFirst() ?? commands.popFirst() { next() }
    (transactionNumber, commandCount) = (transactionNumber &+ 1, 0)
    (Self.isBusy, Self.isResponding) = (false, false)
    if Self.hasPending { notify() }
  }

  /// Performs what follows from a command in this transaction.
  func enqueueConsequence(_ consequence: @escaping @MainActor () -> Void) {
    consequences.append(consequence)
    Self.hasPending = true
  }

  /// Evaluates a stale dependent in this transaction, or in one of its own.
  func enqueue(_ dependent: Dependent) {
    enqueueConsequence(dependent.evaluate)
    if !Self.isBusy { undisturbed {} }
  }

  // MARK: Events

  /// Delivers an event after the transaction.
  func enqueue(_ event: Event) {
    events.append(event)
    Self.hasPending = true
    if !Self.isBusy { notify() }
  }

  /// Notifies a control or form after the transaction, and after all events.
  func enqueue(_ object: ValidationObject, atLevel level: Int) {
    while changedObjects.count <= level { changedObjects.append(Queue()) }
    changedObjects[level].append(object)
    Self.hasPending = true
  }

  private func notify() {
    // What observers read is no dependency of the asynchronous function that has given a command.
    guard !isNotifying, Dependent.running == nil else { return }
    isNotifying = true
    while let event = events.popFirst() ?? nextChangedObject().map(Event.notification) {
      switch event {
      case .observation(let tracker, let aspects): tracker.notifyObservation(of: aspects)
      case .notification(let object): object.notify()
      case .call(let call): call()
      }
    }
    Self.hasPending = false
    isNotifying = false
  }

  private func nextChangedObject() -> ValidationObject? {
    for index in changedObjects.indices.reversed() {
      while let object = changedObjects[index].popFirst() {
        // The object may have moved to another form meanwhile.
        let level = object.level ?? index
        guard level < index else { return object }
        enqueue(object, atLevel: level)
      }
    }
    return nil
  }
}

/// A queue that keeps its memory.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: elements.capacity <= 256)
      head = 0
    }
    return element
  }
}
