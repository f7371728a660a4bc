import Observation

/// Something that is evaluated again when a property changes that its last evaluation read.
///
/// The properties are those of validators, controls and forms, and those of any `@Observable` object of the app.
@MainActor
final class Dependent {
  struct Dependency: Equatable {
    let tracker: ObjectIdentifier
    let aspects: ChangeTracker.Aspects
    /// The number of the rule that reads, with which the dependency is dropped.
    let part: Int
  }

  /// The dependent whose conditions run at present.
  private(set) static var running: Dependent?
  private static var latestID = 0

  /// The dependent whose condition or asynchronous function runs at present.
  static var current: Dependent? { running ?? FunctionReads.current }

  /// Dependents are evaluated in the order of their creation.
  let id: Int
  private let update: @MainActor () -> Void
  let ignored: @MainActor (ChangeTracker) -> ChangeTracker.Aspects
  /// The reads of the last evaluation, in order.
  private(set) var dependencies: [Dependency] = []
  /// The objects of the app that were read, by part.
  private(set) var observations: [Int: ObservedReads] = [:]
  private var isCollecting = false
  private var part = 0
  private var isStale = false
  private var transactionNumber = 0
  private var evaluationCount = 0

  /// Creates a dependent, which ignores certain reads.
  init(
    ignoring ignored: @escaping @MainActor (ChangeTracker) -> ChangeTracker.Aspects = { _ in [] },
    update: @escaping @MainActor () -> Void
  ) {
    Self.latestID += 1
    (id, self.ignored, self.update) = (Self.latestID, ignored, update)
  }

  /// Evaluates, and replaces the dependencies, except for those of one part or of all, by those that are read meanwhile.
  func collectingDependencies<Result>(
    keeping part: Int? = nil, keepingAll: Bool = false, _ evaluate: () -> Result
  ) -> Result {
    if !keepingAll {
      dependencies.removeAll { $0.part != part }
      for (other, observation) in observations where other != part { observation.end() }
    }
    isCollecting = true
    defer { isCollecting = false }
    return evaluate()
  }

  /// Runs a closure whose reads become dependencies, unless nothing is evaluated but a dry run.
  ///
  /// Called at most once for each part of an evaluation.
  func reading<Result>(for part: Int = 0, _ read: () -> Result) -> Result {
    guard isCollecting else { return read() }
    let outer = (Self.running, self.part)
    (Self.running, self.part) = (self, part)
    defer { (Self.running, self.part) = outer }
    // Nothing is allocated as long as no object of the app is read.
    return withObservationTracking(
      {
        observations[part]?.readFuse()
        return read()
      }, onChange: beginObservation(of: part))
  }

  private func beginObservation(of part: Int) -> @Sendable () -> Void {
    let observation = observations[part] ?? ObservedReads { [weak self] in self?.invalidate() }
    observations[part] = observation
    return observation.begin()
  }

  /// Drops the dependencies of a part.
  func removeDependencies(of part: Int) {
    dependencies.removeAll { $0.part == part }
    observations.removeValue(forKey: part)?.end()
  }

  /// Evaluates again, unless that happened since the dependent became stale.
  func evaluate() {
    guard isStale else { return }
    isStale = false
    if transactionNumber != Scheduler.shared.transactionNumber {
      transactionNumber = Scheduler.shared.transactionNumber
      evaluationCount = 0
    }
    evaluationCount += 1
    guard evaluationCount <= 100 else { return Misuse.reportEndlessConditions(after: 100) }
    update()
  }

  /// Evaluates again if something has changed that was read, also an object of the app in this turn.
  func evaluateIfStale() {
    for observation in observations.values where observation.takeChange() { invalidate() }
    evaluate()
  }

  /// Becomes stale, because something changed that was read.
  func invalidate() {
    guard !isStale else { return }
    isStale = true
    Scheduler.shared.enqueue(self)
  }

  /// Adds a dependency of the part that reads at present, and returns whether it is one.
  func addDependency(on tracker: ChangeTracker, _ aspects: ChangeTracker.Aspects) -> Bool {
    let aspects = aspects.subtracting(ignored(tracker))
    guard !aspects.isEmpty else { return false }
    let dependency = Dependency(tracker: ObjectIdentifier(tracker), aspects: aspects, part: part)
    if dependencies.last != dependency { dependencies.append(dependency) }
    return true
  }

  /// Returns what the last evaluation read of a tracker, or `nil` if it read nothing.
  func dependency(on tracker: ChangeTracker) -> ChangeTracker.Aspects? {
    let reads = dependencies.lazy.filter { $0.tracker == ObjectIdentifier(tracker) }.map(\.aspects)
    return reads.isEmpty ? nil : reads.reduce([]) { $0.union($1) }
  }
}
