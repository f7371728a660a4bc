import Observation

/// Records who reads the properties of an object, and notifies them of changes: Observation and dependents.
///
/// It stands in for the properties of its object: a tracked property of a generic class costs memory at each read.
@MainActor
final class ChangeTracker {
  /// Groups of properties that change together.
  struct Aspects: OptionSet {
    let rawValue: UInt8

    /// The value that a control or a validator holds.
    static let value = Self(rawValue: 1)
    /// What follows from the outcomes of validators.
    static let outcome = Self(rawValue: 2)
    /// Everything else.
    static let settings = Self(rawValue: 4)
    /// Which asynchronous conditions have a response.
    static let responses = Self(rawValue: 8)
  }

  private let registrar = ObservationRegistrar()
  /// The aspects that were read since their latest change.
  private var readAspects: Aspects = []
  private var dependents: [Int: WeakReference<Dependent>] = [:]
  private var dependentCountToPruneAt = 16

  /// Records a read.
  func read(_ aspects: Aspects) {
    readAspects.formUnion(aspects)
    if aspects.contains(.value) { registrar.access(self, keyPath: \.value) }
    if aspects.contains(.outcome) { registrar.access(self, keyPath: \.outcome) }
    if aspects.contains(.settings) { registrar.access(self, keyPath: \.settings) }
    if aspects.contains(.responses) { registrar.access(self, keyPath: \.responses) }
    if let dependent = Dependent.current {
      dependent.addDependency(on: self, aspects)
      add(dependent)
    }
  }

  /// Records a read, and returns what was read.
  func read<Value>(_ aspects: Aspects, _ value: Value) -> Value {
    read(aspects)
    return value
  }

  /// Notifies Observation and dependents of a change that has been made.
  func didChange(_ aspects: Aspects) {
    let changed = readAspects.intersection(aspects)
    guard !changed.isEmpty else { return }
    readAspects.subtract(changed)
    guard !dependents.isEmpty else { return Scheduler.shared.enqueue(.observation(self, changed)) }
    Scheduler.shared.transaction {
      Scheduler.shared.enqueue(.observation(self, changed))
      invalidateDependents(on: changed)
    }
  }

  /// Notifies Observation of a change.
  func notifyObservation(of aspects: Aspects) {
    if aspects.contains(.value) { registrar.withMutation(of: self, keyPath: \.value) {} }
    if aspects.contains(.outcome) { registrar.withMutation(of: self, keyPath: \.outcome) {} }
    if aspects.contains(.settings) { registrar.withMutation(of: self, keyPath: \.settings) {} }
    if aspects.contains(.responses) { registrar.withMutation(of: self, keyPath: \.responses) {} }
  }

  private func add(_ dependent: Dependent) {
    guard !dependents.keys.contains(dependent.id) else { return }
    if dependents.count >= dependentCountToPruneAt {
      dependents = dependents.filter { $0.value.object != nil }
      dependentCountToPruneAt = max(16, dependents.count * 2)
    }
    dependents[dependent.id] = WeakReference(dependent)
  }

  private func invalidateDependents(on aspects: Aspects) {
    for (id, reference) in dependents.sorted(by: { $0.key < $1.key }) {
      guard let dependent = reference.object, let read = dependent.dependency(on: self) else {
        dependents[id] = nil
        continue
      }
      if !read.isDisjoint(with: aspects) { dependent.invalidate(because: self, aspects) }
      // A dependent that is not evaluated again still depends on the next change.
      readAspects.formUnion(read)
    }
  }
}

extension ChangeTracker: Observable {
  private var value: Void { () }
  private var outcome: Void { () }
  private var settings: Void { () }
  private var responses: Void { () }
}

/// Something that is evaluated again when a property changes that its last evaluation read.
@MainActor
final class Dependent {
  private struct Dependency: Equatable {
    let tracker: ObjectIdentifier
    let aspects: ChangeTracker.Aspects
    /// The number of the rule that reads, with which the dependency is dropped.
    let part: Int
  }

  /// How often a dependent is evaluated in one transaction, because conditions may change what others read forever.
  private static let maximumEvaluations = 100

  /// The dependent whose conditions run at present.
  fileprivate(set) static var current: Dependent?

  private static var latestID = 0

  /// Dependents are evaluated in the order of their creation.
  fileprivate let id: Int
  private let update: @MainActor () -> Void
  private let ignores: @MainActor (ChangeTracker, ChangeTracker.Aspects) -> Bool
  /// The reads of the last evaluation, in order.
  private var dependencies: [Dependency] = []
  private var isCollecting = false
  private var part = 0
  private var isStale = false
  private var transactionNumber = 0
  private var evaluationCount = 0

  /// Creates a dependent, which ignores certain changes.
  init(
    ignoring ignores: @escaping @MainActor (ChangeTracker, ChangeTracker.Aspects) -> Bool = { _, _ in false },
    update: @escaping @MainActor () -> Void
  ) {
    Self.latestID += 1
    id = Self.latestID
    self.ignores = ignores
    self.update = update
  }

  /// Evaluates, and replaces the dependencies, except for those of one part, by those that are read meanwhile.
  func collectingDependencies<Result>(keeping part: Int? = nil, _ evaluate: () -> Result) -> Result {
    guard !isCollecting else { return evaluate() }
    isCollecting = true
    defer { isCollecting = false }
    dependencies.removeAll { $0.part != part }
    return evaluate()
  }

  /// Runs a closure whose reads become dependencies, unless nothing is evaluated but a dry run.
  func reading<Result>(for part: Int = 0, _ read: () -> Result) -> Result {
    guard isCollecting else { return read() }
    let (outer, outerPart) = (Self.current, self.part)
    (Self.current, self.part) = (self, part)
    defer { (Self.current, self.part) = (outer, outerPart) }
    return read()
  }

  /// Drops the dependencies of a part.
  func removeDependencies(of part: Int) { dependencies.removeAll { $0.part == part } }

  /// Evaluates again, unless that happened since the dependent became stale.
  func evaluate() {
    guard isStale else { return }
    isStale = false
    if transactionNumber != Scheduler.shared.transactionNumber {
      transactionNumber = Scheduler.shared.transactionNumber
      evaluationCount = 0
    }
    evaluationCount += 1
    if evaluationCount <= Self.maximumEvaluations { update() }
  }

  fileprivate func addDependency(on tracker: ChangeTracker, _ aspects: ChangeTracker.Aspects) {
    let dependency = Dependency(tracker: ObjectIdentifier(tracker), aspects: aspects, part: part)
    if dependencies.last != dependency { dependencies.append(dependency) }
  }

  /// Returns what the last evaluation read of a tracker, or `nil` if it read nothing.
  fileprivate func dependency(on tracker: ChangeTracker) -> ChangeTracker.Aspects? {
    let reads = dependencies.lazy.filter { $0.tracker == ObjectIdentifier(tracker) }.map(\.aspects)
    return reads.isEmpty ? nil : reads.reduce([]) { $0.union($1) }
  }

  fileprivate func invalidate(because tracker: ChangeTracker, _ aspects: ChangeTracker.Aspects) {
    // A condition that changes what it reads is not evaluated again because of that.
    guard !isStale, Self.current !== self, !ignores(tracker, aspects) else { return }
    isStale = true
    Scheduler.shared.enqueue(self)
  }
}

/// A reference that does not keep its object alive.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
