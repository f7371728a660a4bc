import Observation

/// Records reads of the properties of an object, and notifies the readers of changes: Observation and
/// dependents.
///
/// Observation tracks the aspects of this object instead of the properties, because a tracked property of a
/// generic class costs memory at each read.
@MainActor
final class ChangeTracker {
  /// Groups of properties that change together.
  struct Aspects: OptionSet {
    let rawValue: UInt8

    /// The value that a control or a validator holds.
    static let value = Self(rawValue: 1)
    /// What follows from the outcomes of validators.
    static let outcome = Self(rawValue: 2)
    /// Everything else, such as names, labels, rules and policies.
    static let settings = Self(rawValue: 4)
    /// Which asynchronous conditions have a response.
    static let responses = Self(rawValue: 8)
    /// What the user does: whether a control is being edited or was touched, and whether a form is being
    /// submitted.
    static let activity = Self(rawValue: 16)
    /// Whether values differ from the base, which does not follow from the outcomes of validators.
    static let dirtiness = Self(rawValue: 32)
    /// Which parts a form has and includes. Separate from the settings, because a form hands down its
    /// visibility, locale and messages, so each field in the form reads its settings.
    static let parts = Self(rawValue: 64)
  }

  private let registrar = ObservationRegistrar()
  /// The aspects that may be observed, because they were read. Other aspects need no notification.
  private var readAspects: Aspects = []
  /// How many times an observed aspect has changed since the latest read of any aspect.
  private var changesSinceRead = 0
  private var dependents: [Int: WeakReference<Dependent>] = [:]
  private var dependentCountToPruneAt = Tuning.dependentsBeforePruning

  /// Counts the notifications of the object. Written by ``NotificationQueue`` only.
  var notificationCount = NotificationCount()

  // MARK: Reading

  /// Records a read: as a dependency of the current dependent, if there is one, or else for Observation.
  func read(_ aspects: Aspects) {
    #if DEBUG
    AsyncFunctionScope.reportRead()
    #endif
    readAspects.formUnion(aspects)
    changesSinceRead = 0
    if let dependent = Dependent.current {
      if dependent.addDependency(on: self, aspects) { add(dependent) }
      return
    }
    if aspects.contains(.value) { registrar.access(self, keyPath: \.value) }
    if aspects.contains(.outcome) { registrar.access(self, keyPath: \.outcome) }
    if aspects.contains(.settings) { registrar.access(self, keyPath: \.settings) }
    if aspects.contains(.responses) { registrar.access(self, keyPath: \.responses) }
    if aspects.contains(.activity) { registrar.access(self, keyPath: \.activity) }
    if aspects.contains(.dirtiness) { registrar.access(self, keyPath: \.dirtiness) }
    if aspects.contains(.parts) { registrar.access(self, keyPath: \.parts) }
  }

  /// Records a read, and returns what was read.
  func read<Value>(_ aspects: Aspects, _ value: Value) -> Value {
    read(aspects)
    return value
  }

  /// Returns whether an aspect may be observed.
  func isRead(_ aspect: Aspects) -> Bool { readAspects.contains(aspect) }

  // MARK: Changing

  /// Lets Observation and dependents know of a change that has been made.
  ///
  /// One change after a read would be enough for Observation, which notifies an observer once, if it did not
  /// begin to observe only when the observing closure ends. A closure may change what it has read, and then
  /// it still has to be notified of the next change.
  func didChange(_ aspects: Aspects) {
    let changed = readAspects.intersection(aspects)
    guard !changed.isEmpty else { return }
    changesSinceRead += 1
    if changesSinceRead >= Tuning.changesObservedAfterRead { readAspects.subtract(changed) }
    Transaction.notifyLater(self, of: changed)
    if !dependents.isEmpty { invalidateDependents(on: changed) }
  }

  /// Notifies Observation of a change.
  func notifyObservation(of aspects: Aspects) {
    if aspects.contains(.value) { registrar.withMutation(of: self, keyPath: \.value) {} }
    if aspects.contains(.outcome) { registrar.withMutation(of: self, keyPath: \.outcome) {} }
    if aspects.contains(.settings) { registrar.withMutation(of: self, keyPath: \.settings) {} }
    if aspects.contains(.responses) { registrar.withMutation(of: self, keyPath: \.responses) {} }
    if aspects.contains(.activity) { registrar.withMutation(of: self, keyPath: \.activity) {} }
    if aspects.contains(.dirtiness) { registrar.withMutation(of: self, keyPath: \.dirtiness) {} }
    if aspects.contains(.parts) { registrar.withMutation(of: self, keyPath: \.parts) {} }
  }

  /// Marks aspects as read again, because Observation was not notified of their change.
  func restoreReads(of aspects: Aspects) { readAspects.formUnion(aspects) }

  private func add(_ dependent: Dependent) {
    guard !dependents.keys.contains(dependent.id) else { return }
    if dependents.count >= dependentCountToPruneAt {
      dependents = dependents.filter { $0.value.object != nil }
      dependentCountToPruneAt = max(Tuning.dependentsBeforePruning, dependents.count * 2)
    }
    dependents[dependent.id] = WeakReference(dependent)
  }

  private func invalidateDependents(on aspects: Aspects) {
    for (id, reference) in dependents.sorted(by: { $0.key < $1.key }) {
      let read = reference.object?.dependency(on: self) ?? []
      guard let dependent = reference.object, !read.isEmpty else {
        dependents[id] = nil
        continue
      }
      if !read.isDisjoint(with: aspects) { dependent.invalidate() }
      // A dependent that is not evaluated again keeps its dependencies, so it has to know of the next change.
      readAspects.formUnion(read)
    }
  }
}

// Not stored, because the key paths of stored properties without a size are equal.
extension ChangeTracker: Observable {
  private var value: Void { () }
  private var outcome: Void { () }
  private var settings: Void { () }
  private var responses: Void { () }
  private var activity: Void { () }
  private var dirtiness: Void { () }
  private var parts: Void { () }
}

/// Marks the task in which the function of an asynchronous condition runs. Tasks that the function begins
/// inherit the mark, unless they are detached.
///
/// The library does not follow what such a function reads, so a read could make its response stale without
/// notice. Debug builds report such a read.
enum AsyncFunctionScope {
  /// The name of the condition whose function runs in the present task; `nil` outside of one.
  @TaskLocal static var condition: String?

  #if DEBUG
  /// Reports a read of a property of a validator, control or form, if an asynchronous function makes it.
  @MainActor
  static func reportRead() {
    // Reads within a command that the function gives, such as those of rules, are not reads of the function.
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
