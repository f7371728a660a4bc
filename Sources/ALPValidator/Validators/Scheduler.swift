import Foundation

/// An object that is notified once after a transaction, such as a control or a form.
@MainActor
protocol TransactionObserver: AnyObject {
  /// The number of parents. Objects with more parents are notified first.
  var level: Int { get }

  /// Notifies the observers of the object if there is something new.
  func transactionDidEnd()
}

/// Orders what follows from a change: first everything that depends on it is evaluated, then observers are notified.
///
/// - A *transaction* is a group of changes. At its end, deferred calls and stale dependents are evaluated until none is
///   left; all objects are then up to date.
/// - *Events* are delivered after the transaction, in order. Then each control and form that changed is notified once,
///   children before parents.
/// - A change that an observer makes is a transaction of its own: it takes effect at once, and its events are queued.
///   So the stack stays bounded, however many objects a chain of changes runs through.
@MainActor
final class Scheduler {
  /// Something that follows from a change.
  enum Step {
    case evaluate(Dependent)
    /// Properties changed that Observation tracks.
    case observation(ChangeTracker, ChangeTracker.Aspects)
    /// The observers of an object are to be notified.
    case change(any TransactionObserver)
    /// A handler, a delegate, a stream or a closure is to be called.
    case call(@MainActor () -> Void)

    @MainActor
    fileprivate func perform() {
      switch self {
      case .evaluate(let dependent): dependent.evaluate()
      case .observation(let tracker, let aspects): tracker.notifyObservation(of: aspects)
      case .change(let object): object.transactionDidEnd()
      case .call(let call): call()
      }
    }
  }

  static let shared = Scheduler()

  /// How many evaluations may run within each other; calls that arrive deeper are deferred.
  private static let maximumEvaluationDepth = 32

  /// A number that each outermost transaction has for itself.
  private(set) var transactionNumber = 0
  private var transactionDepth = 0
  private var evaluationDepth = 0
  private var work = Queue<Step>()

  private var hasNotifications = false
  private var isNotifying = false
  /// The run loop that delivers the events.
  private var deliveringRunLoop: RunLoop?
  private var events = Queue<Step>()
  /// The objects to notify, by level.
  private var changedObjects: [Queue<any TransactionObserver>] = []

  private init() {}

  /// Makes changes, evaluates what depends on them, and notifies observers.
  func transaction<Result>(_ change: () -> Result) -> Result {
    beginTransaction()
    defer { endTransaction() }
    return change()
  }

  func beginTransaction() {
    if transactionDepth == 0 { transactionNumber &+= 1 }
    transactionDepth += 1
  }

  func endTransaction() {
    if transactionDepth == 1 { while let step = work.popFirst() { step.perform() } }
    transactionDepth -= 1
    if transactionDepth == 0, hasNotifications { notify() }
  }

  /// Whether the evaluations under way are nested so deep that another one is deferred.
  var mustDeferEvaluation: Bool { evaluationDepth >= Self.maximumEvaluationDepth }

  /// Runs conditions, which may validate other values.
  func nestingEvaluation(_ evaluate: () -> Void) {
    evaluationDepth += 1
    evaluate()
    evaluationDepth -= 1
  }

  /// Defers a call to the end of the transaction.
  func `defer`(_ call: @escaping @MainActor () -> Void) { work.append(.call(call)) }

  /// Evaluates a stale dependent at the end of the transaction, or now if there is none.
  func enqueue(_ dependent: Dependent) {
    work.append(.evaluate(dependent))
    if transactionDepth == 0 { transaction {} }
  }

  /// Delivers an event after the transaction.
  func enqueue(_ event: Step) {
    events.append(event)
    hasNotifications = true
    if transactionDepth == 0 { notify() }
  }

  /// Notifies an object after the transaction, and after all events.
  func enqueue(_ object: any TransactionObserver) {
    let level = object.level
    while changedObjects.count <= level { changedObjects.append(Queue()) }
    changedObjects[level].append(object)
    hasNotifications = true
    if transactionDepth == 0 { notify() }
  }

  private func notify() {
    guard !isNotifying else { return scheduleDelivery() }
    isNotifying = true
    deliver()
    isNotifying = false
  }

  private func deliver() {
    while let event = events.popFirst() ?? nextChange() { event.perform() }
    hasNotifications = false
  }

  private func nextChange() -> Step? {
    for index in changedObjects.indices.reversed() {
      while let object = changedObjects[index].popFirst() {
        // The object may have moved to another form meanwhile.
        guard object.level < index || object.level >= changedObjects.count else {
          return .change(object)
        }
        enqueue(object)
      }
    }
    return nil
  }

  /// Delivers events also while an observer runs a run loop of its own, such as that of a modal alert.
  private func scheduleDelivery() {
    // On Linux, the main actor can change its thread, and with it the run loop.
    let runLoop = RunLoop.current
    guard deliveringRunLoop !== runLoop else { return }
    deliveringRunLoop = runLoop
    runLoop.perform {
      MainActor.assumeIsolated {
        self.deliveringRunLoop = nil
        self.deliver()
      }
    }
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
    } else if head >= 256, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
