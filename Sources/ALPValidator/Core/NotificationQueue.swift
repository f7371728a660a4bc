/// What observers have not been notified of yet, in the order of its delivery.
///
/// First come validators, Observation and single events, in the order of the changes. Then each control and form that may
/// have changed is notified once, children before parents.
@MainActor
struct NotificationQueue {
  enum Event {
    /// Properties have changed that Observation tracks.
    case observation(ChangeTracker.Aspects)
    /// The outcome of a validator may have changed.
    case outcome(AnyValidator)
    /// The outcome of a control or form may have changed.
    case outcomeOfPart(FormPart)
    /// Something has happened that is an event by itself, such as an edit or a response.
    case call(@MainActor () -> Void)
  }

  struct Notification {
    let event: Event
    let tracker: ChangeTracker
    /// One more than the round of the notification that has led to this one: if the handler of A changes B, and that of B
    /// changes A, the notifications of A have the rounds 1, 3, 5 and so on.
    let round: Int

    @MainActor
    func deliver() {
      switch event {
      case .observation(let aspects): tracker.notifyObservation(of: aspects)
      case .outcome(let validator): validator.notifyIfChanged()
      case .outcomeOfPart(let part): part.notifyIfChanged()
      case .call(let call): call()
      }
    }

    /// Leaves the notification out, so that the next change is one again.
    @MainActor
    func skip() {
      switch event {
      case .observation(let aspects): tracker.restoreReads(of: aspects)
      case .outcome(let validator): validator.skipNotification()
      case .outcomeOfPart(let part): part.skipNotification()
      case .call: break
      }
    }
  }

  private var events = Queue<Notification>()
  /// The notifications of controls and forms, by the depth of these.
  private var partsByDepth: [Queue<Notification>] = []
  /// The round of the notification that is delivered at present; zero outside of a delivery.
  private var currentRound = 0
  /// Counts deliveries: it grows each time the queue is empty.
  private var deliveryNumber = 0

  mutating func add(_ event: Event, of tracker: ChangeTracker) {
    events.append(Notification(event: event, tracker: tracker, round: currentRound + 1))
  }

  mutating func add(_ part: FormPart) {
    add(Notification(event: .outcomeOfPart(part), tracker: part.tracker, round: currentRound + 1), of: part)
  }

  private mutating func add(_ notification: Notification, of part: FormPart) {
    while partsByDepth.count <= part.depth { partsByDepth.append(Queue()) }
    partsByDepth[part.depth].append(notification)
  }

  /// Removes the next notification, leaving out those that would go on without end.
  mutating func popFirst() -> Notification? {
    while let next = events.popFirst() ?? popDeepestPart() {
      let isAllowed = next.tracker.rounds.count(next.round, ofDelivery: deliveryNumber)
      if isAllowed {
        currentRound = next.round
        return next
      }
      next.skip()
      Misuse.reportEndlessNotifications()
    }
    currentRound = 0
    deliveryNumber &+= 1
    return nil
  }

  private mutating func popDeepestPart() -> Notification? {
    for depth in partsByDepth.indices.reversed() {
      while let notification = partsByDepth[depth].popFirst() {
        guard case .outcomeOfPart(let part) = notification.event else { return notification }
        // A part that has moved to another depth was queued again there.
        if part.depth == depth { return notification }
      }
    }
    return nil
  }
}

/// Counts the rounds in which one object is notified within one delivery, so that two handlers that change each other's object
/// without end are found.
struct NotificationRounds {
  /// The delivery in which the object was notified last.
  private var delivery = 0
  private var latestRound = 0
  private var count = 0

  /// Counts a round, and returns whether there were not too many in this delivery.
  mutating func count(_ round: Int, ofDelivery delivery: Int) -> Bool {
    if self.delivery != delivery {
      self.delivery = delivery
      latestRound = 0
      count = 0
    }
    if round > latestRound {
      latestRound = round
      count += 1
    }
    return count <= Limits.roundsOfNotifications
  }
}
