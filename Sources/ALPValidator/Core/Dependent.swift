import Observation

/// Something that is evaluated again when a property changes that its last evaluation read.
///
/// The properties are those of validators, controls and forms, and those of any `@Observable` object of the
/// app. An evaluation consists of *readers*, such as the rules of a validator. A removed rule takes its
/// dependencies with it.
@MainActor
final class Dependent {
  /// What one reader has read in its last evaluation.
  ///
  /// An object, so that each evaluation reuses its memory, and a keystroke allocates none.
  @MainActor
  private final class ReaderDependencies {
    /// The aspects of each object of this library.
    private(set) var aspects: [ObjectIdentifier: ChangeTracker.Aspects] = [:]
    /// The observation of objects of the app; `nil` until the reader has read one.
    var observation: ObservedReads?

    func add(_ aspects: ChangeTracker.Aspects, of tracker: ChangeTracker) {
      self.aspects[ObjectIdentifier(tracker), default: []].formUnion(aspects)
    }

    /// Forgets what was read.
    func removeAll() {
      aspects.removeAll(keepingCapacity: true)
      observation?.end()
    }
  }

  /// The dependent whose closure runs at present; its reads become dependencies.
  private(set) static var current: Dependent?
  private static var latestID = 0

  /// Dependents of the same object become stale in the order of their creation.
  let id: Int
  private let evaluate: @MainActor () -> Void
  /// Returns which aspects of an object are not dependencies, because they follow from the evaluation itself.
  private let ignored: @MainActor (ChangeTracker) -> ChangeTracker.Aspects

  private var dependenciesByReader: [Int: ReaderDependencies] = [:]
  /// Whether an evaluation is under way, in which readers may read.
  private var isCollecting = false
  /// The reader whose closure runs at present.
  private var reader = 0
  /// Whether a dependency has changed, and the evaluation that follows has not begun.
  private var isStale = false
  /// The command in which the dependent was last evaluated again, and the number of times in that command.
  private var latestCommand = 0
  private var evaluationCount = 0

  /// Creates a dependent.
  ///
  /// - Parameters:
  ///   - ignored: Returns which aspects of an object are not dependencies.
  ///   - evaluate: Evaluates the readers again.
  init(
    ignoring ignored: @escaping @MainActor (ChangeTracker) -> ChangeTracker.Aspects = { _ in [] },
    evaluate: @escaping @MainActor () -> Void
  ) {
    Self.latestID += 1
    id = Self.latestID
    self.ignored = ignored
    self.evaluate = evaluate
  }

  // MARK: Collecting

  /// Runs an evaluation, and replaces the dependencies with what the evaluation reads.
  ///
  /// - Parameter evaluate: Evaluates the readers, each within `collectingReads(of:_:)`.
  /// - Returns: The result of the closure.
  func collectingDependencies<Result>(_ evaluate: () -> Result) -> Result {
    // This evaluation covers all earlier changes of objects of this library, so these need no further
    // evaluation.
    isStale = false
    for dependencies in dependenciesByReader.values { dependencies.removeAll() }
    isCollecting = true
    defer { isCollecting = false }
    return evaluate()
  }

  /// Runs a closure, and records its reads as dependencies of a reader. In a dry run, records nothing.
  func collectingReads<Result>(of reader: Int = 0, _ read: () -> Result) -> Result {
    guard isCollecting else { return read() }
    let outerDependent = Self.current
    let outerReader = self.reader
    Self.current = self
    self.reader = reader
    defer {
      Self.current = outerDependent
      self.reader = outerReader
    }
    // What follows, in this order:
    // 1. The closure reads the fuse, so that the observation can be ended; see `ObservedReads`.
    // 2. The reader reads, and this returns its result.
    // 3. Observation evaluates `onChange`, which is an autoclosure, only if an object of the app or the fuse
    //    was read. So a reader that has never read such an object allocates nothing.
    // 4. Observation begins to observe what was read.
    return withObservationTracking(
      {
        dependenciesByReader[reader]?.observation?.readFuse()
        return read()
      }, onChange: beginObservation(of: reader))
  }

  /// Begins to follow the objects of the app that a reader has read. Observation calls this function after
  /// the reader, and only if there is something to follow.
  private func beginObservation(of reader: Int) -> @Sendable () -> Void {
    let dependencies = dependencies(of: reader)
    let observation = dependencies.observation ?? ObservedReads { [weak self] in self?.invalidate() }
    dependencies.observation = observation
    return observation.begin()
  }

  /// Drops the dependencies of a reader.
  func removeDependencies(of reader: Int) {
    dependenciesByReader.removeValue(forKey: reader)?.observation?.end()
  }

  /// Returns the dependencies of a reader. Its first dependency creates them.
  private func dependencies(of reader: Int) -> ReaderDependencies {
    if let known = dependenciesByReader[reader] { return known }
    let new = ReaderDependencies()
    dependenciesByReader[reader] = new
    return new
  }

  /// Adds a dependency of the present reader. Returns `false` if all aspects are ignored.
  func addDependency(on tracker: ChangeTracker, _ aspects: ChangeTracker.Aspects) -> Bool {
    let aspects = aspects.subtracting(ignored(tracker))
    guard !aspects.isEmpty else { return false }
    dependencies(of: reader).add(aspects, of: tracker)
    return true
  }

  /// Returns which aspects of a tracker the last evaluation read.
  func dependency(on tracker: ChangeTracker) -> ChangeTracker.Aspects {
    let tracker = ObjectIdentifier(tracker)
    return dependenciesByReader.values.reduce(into: []) { all, one in
      all.formUnion(one.aspects[tracker] ?? [])
    }
  }

  /// The number of objects of this library that the last evaluation read, counted once for each reader; for
  /// tests.
  var dependencyCount: Int { dependenciesByReader.values.reduce(0) { $0 + $1.aspects.count } }

  /// The number of readers that have read objects of the app; for tests.
  var observationCount: Int { dependenciesByReader.values.count { $0.observation != nil } }

  // MARK: Evaluating again

  /// Marks the dependent as stale, because a dependency has changed. The evaluation follows in the present
  /// transaction.
  func invalidate() {
    guard !isStale else { return }
    isStale = true
    Transaction.evaluateLater(self)
  }

  /// Evaluates again because the dependent has become stale.
  func evaluateIfStale() {
    guard isStale else { return }
    isStale = false
    if latestCommand != Transaction.commandNumber {
      latestCommand = Transaction.commandNumber
      evaluationCount = 0
    }
    evaluationCount += 1
    guard evaluationCount <= Limits.evaluationsOfOneDependent else { return Misuse.reportEndlessConditions() }
    evaluate()
  }
}
