/// A gate that suspends tasks while it is closed.
actor Gate {
  private var isOpen = true
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func close() { isOpen = false }

  /// Opens the gate, and resumes the tasks that wait.
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Returns when the gate is open.
  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
