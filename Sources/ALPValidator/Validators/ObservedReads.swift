import Observation

/// Follows what a closure has read of the app's own `@Observable` objects, until one of them changes.
final class ObservedReads: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// Something that is read with the objects. Its change ends the observation of all of them: Observation has no other
  /// way to end one.
  private var fuse: Void { () }
  private let objectDidChange: @MainActor @Sendable () -> Void
  /// The number of the observation, whether it is under way, and whether a change has ended it that is new.
  private let current = Lock((number: 0, isUnderWay: false, hasChange: false))

  /// Creates an observation that has not begun.
  ///
  /// - Parameter objectDidChange: Called at the next turn of the main actor after an object changes.
  init(objectDidChange: @escaping @MainActor @Sendable () -> Void) { self.objectDidChange = objectDidChange }

  deinit { end() }

  func readFuse() { registrar.access(self, keyPath: \.fuse) }

  /// Begins an observation, and returns the function for Observation to call when an object is about to change.
  func begin() -> @Sendable () -> Void {
    let number = current.withLock { current in
      current = (current.number + 1, true, false)
      return current.number
    }
    return { [weak self] in
      guard let self, finish(number) else { return }
      Task { @MainActor [objectDidChange] in objectDidChange() }
    }
  }

  /// Ends the observation.
  func end() { if finish(nil) { registrar.withMutation(of: self, keyPath: \.fuse) {} } }

  /// Ends an observation, and returns whether it was under way.
  private func finish(_ number: Int?) -> Bool {
    current.withLock { current in
      guard current.isUnderWay, number == nil || number == current.number else { return false }
      current.isUnderWay = false
      current.hasChange = number != nil
      return true
    }
  }

  /// Returns whether an object has changed that was read, once.
  func takeChange() -> Bool { current.withLock { exchange(&$0.hasChange, with: false) } }
}

/// Follows what an asynchronous function has read before its first suspension.
@MainActor
final class FunctionReads {
  /// What the function reads whose task is the present one.
  @TaskLocal static var calling: FunctionReads?
  private static var readingCount = 0

  /// The dependent of the function that runs in the present task and has not been suspended yet. Observers that it
  /// notifies, because it gives a command, are not part of it.
  static var current: Dependent? {
    guard readingCount > 0, let calling, calling.isReading, !Scheduler.shared.isNotifying else { return nil }
    return calling.dependent
  }

  /// A number that grows when something changes that the function has read, so that earlier responses do not count.
  var version: Int {
    // The validator may be evaluated before this dependent.
    dependent.evaluateIfStale()
    return changeCount
  }
  private var changeCount = 0
  /// How many responses in succession have changed what the function has read.
  private var roundCount = 0
  /// The condition with the function; `nil` after its removal.
  weak var condition: RuleRegistration?
  /// The dependent that is stale after such a change. The function does not depend on what it ignores.
  private var owner: Dependent? { condition?.dependent }
  private var isReading = false
  /// The responses for earlier values that may count again, so that what was read for them is followed, too.
  var cache: CachedResponses?
  /// The number of calls whose reads are followed.
  private var callCount = 0
  private lazy var dependent = Dependent(ignoring: { [weak self] in self?.owner?.ignored($0) ?? [] }) {
    [weak self] in
    guard let self else { return }
    guard Self.calling !== self || openCallCount == 0 else {
      return Misuse.report(
        "function that changes what it reads",
        """
        The function of an asynchronous condition changed something that it had read, which would call it again and \
        again. The change is not followed. Move it out of the function, or read it after the first `await`.
        """)
    }
    roundCount = Scheduler.isResponding ? roundCount + 1 : 0
    guard roundCount <= 1000 else { return Misuse.reportEndlessConditions(after: 1000) }
    (changeCount, callCount) = (changeCount + 1, 0)
    owner?.invalidate()
  }

  /// The number of calls that have not returned. A task that a function has begun may outlive it.
  private var openCallCount = 0

  /// Begins a call, and returns its number.
  private func beginCall() -> Int {
    openCallCount += 1
    if dependent.dependencies.count + dependent.observations.count >= 100 {
      cache?.removeAll()
      callCount = 0
    }
    callCount = cache == nil ? 1 : callCount + 1
    return callCount
  }

  /// Calls a function.
  func following(_ function: @escaping @MainActor () async throws -> Bool) async throws -> Bool {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      let call = beginCall()
      defer { openCallCount -= 1 }
      let task = dependent.collectingDependencies(keepingAll: call > 1) {
        dependent.reading(for: call) {
          Task.immediate { try await Self.$calling.withValue(self, operation: function) }
        }
      }
      // Observers are notified now if the function has given a command.
      Self.$calling.withValue(self) { Scheduler.shared.undisturbed {} }
      return try await withTaskCancellationHandler(operation: { try await task.value }, onCancel: task.cancel)
    }
    return try await followingControls(function)
  }

  /// Calls a function, and follows what it reads of validators, controls and forms.
  ///
  /// Without `Task.immediate`, the suspension of the function cannot be seen. But a task that is created before has its
  /// turn then, before the function continues.
  func followingControls<Result>(_ function: @MainActor () async throws -> Result) async rethrows -> Result {
    dependent.collectingDependencies(keepingAll: beginCall() > 1) {}
    defer { openCallCount -= 1 }
    isReading = true
    Self.readingCount += 1
    Task {
      isReading = false
      Self.readingCount -= 1
    }
    return try await Self.$calling.withValue(self) { try await function() }
  }
}
