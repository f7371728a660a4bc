/// Continuations that wait for something, each under a number of its own.
struct Waiters<Continuation: Sendable>: Sendable {
  private var continuations: [Int: Continuation] = [:]
  private var nextNumber = 0

  /// The continuations in the order in which they came.
  var all: [Continuation] {
    continuations.isEmpty ? [] : continuations.sorted { $0.key < $1.key }.map(\.value)
  }

  var isEmpty: Bool { continuations.isEmpty }

  mutating func nextID() -> Int {
    nextNumber += 1
    return nextNumber
  }

  mutating func add(_ continuation: Continuation, as number: Int) { continuations[number] = continuation }

  mutating func remove(_ number: Int) -> Continuation? { continuations.removeValue(forKey: number) }

  mutating func removeAll() -> [Continuation] {
    defer { continuations.removeAll() }
    return all
  }
}

extension AnyValidator {
  /// Waits until nothing more will come by itself, and returns the state then.
  ///
  /// Servers are asked without debounce while somebody waits. A failure that is held counts as settled, as
  /// ``ValidatorState/waiting``. ``reset()`` and the cancellation of the task release who waits.
  @discardableResult
  public func settledState() async -> ValidatorState {
    flushDebounce()
    guard hasPendingQuestion else { return currentOutcome.state }
    let number = settlements.nextID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: currentOutcome.state)
        } else {
          settlements.add(continuation, as: number)
        }
      }
    } onCancel: {
      Task { @MainActor in
        self.settlements.remove(number)?.resume(returning: self.currentOutcome.state)
      }
    }
  }

  /// Lets those go on who wait for a state that is settled.
  func release(with state: ValidatorState) {
    for continuation in settlements.removeAll() { continuation.resume(returning: state) }
  }
}
