/// Something that has happened to an object by itself, such as an edit of a control.
protocol ObjectEvent: Sendable {}

/// The notifications that observers have not received yet, in the order of delivery.
///
/// The notifications of validators, of Observation and of single events come first, in the order of the
/// changes. Then each control and form that may have changed is notified once, children before parents.
@MainActor
struct NotificationQueue {
  enum Event {
    /// Properties have changed that Observation tracks.
    case observation(ChangeTracker.Aspects)
    /// The outcome of an object may have changed, which had this depth when the notification was queued.
    case outcome(ValidationObject, depth: Int?)
    /// The object passes an event to its observers, such as an edit. A case of its own, and no call, because a closure
    /// for each keystroke costs an allocation.
    case event(any ObjectEvent, ValidationObject)
    /// Something else has happened that is an event by itself, such as a response.
    case call(@MainActor () -> Void)
  }

  struct Notification {
    let event: Event
    let tracker: ChangeTracker
    /// One more than the round of the notification that has led to this one: if the handler of A changes B,
    /// and the handler of B changes A, the notifications of A have the rounds 1, 3, 5 and so on.
    let round: Int

    /// The depth at which it is delivered; `nil` before all parts.
    var depth: Int? { if case .outcome(_, let depth) = event { depth } else { nil } }

    @MainActor
    func deliver() {
      switch event {
      case .observation(let aspects): tracker.notifyObservation(of: aspects)
      case .outcome(let object, _): object.notifyIfChanged()
      case .event(let event, let object): object.callObservers(of: event)
      case .call(let call): call()
      }
    }

    /// Whether the notification belongs to a part that has moved to another depth, and was queued again
    /// there.
    @MainActor
    var isObsolete: Bool {
      guard case .outcome(let object, let depth) = event else { return false }
      return object.depth != depth
    }

    /// Leaves the notification out, but lets the next change of the object queue another one.
    @MainActor
    func skip() {
      switch event {
      case .observation(let aspects): tracker.restoreReads(of: aspects)
      case .outcome(let object, _): object.skipNotification()
      case .event, .call: break
      }
    }
  }

  private var notifications = QueueByDepth<Notification>()
  /// The round of the notification that is delivered at present; zero outside of a delivery.
  private var currentRound = 0
  /// Counts deliveries. A delivery ends when the queue is empty.
  private var deliveryNumber = 0

  mutating func add(_ event: Event, of tracker: ChangeTracker) {
    let notification = Notification(event: event, tracker: tracker, round: currentRound + 1)
    notifications.append(notification, depth: notification.depth)
  }

  /// Removes the next notification, or ends the delivery if there is none.
  ///
  /// Always returns the removed notification, and never releases it here: it may hold the last reference to
  /// an object of the program, whose `deinit` would give commands while the queue is being changed.
  mutating func popFirst() -> Notification? {
    let next = notifications.popFirst()
    if next == nil {
      currentRound = 0
      deliveryNumber &+= 1
    }
    return next
  }

  /// Counts a notification. Returns `false` if the object was notified too often in this delivery.
  mutating func beginDelivery(of notification: Notification) -> Bool {
    let isAllowed = notification.tracker.notificationCount.add(
      notification.round, ofDelivery: deliveryNumber)
    if isAllowed { currentRound = notification.round }
    return isAllowed
  }
}

/// Counts how often one object is notified within one delivery because of other notifications. This finds
/// handlers that change each other's objects without end.
struct NotificationCount {
  /// The delivery in which the object was notified last.
  private var delivery = 0
  /// How often the object was notified in that delivery, without the first two rounds: a handler that changes
  /// its own validator to a fixed value needs two rounds.
  private var laterCount = 0

  /// Counts a notification. Returns `false` if there were too many in this delivery.
  mutating func add(_ round: Int, ofDelivery delivery: Int) -> Bool {
    if self.delivery != delivery { self = Self(delivery: delivery) }
    if round > 2 { laterCount += 1 }
    return laterCount <= Limits.notificationsInLaterRounds
  }
}
