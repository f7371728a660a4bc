/// Holds back, while it is closed, who wants to pass.
actor Gate {
  private var isOpen = true
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func close() { isOpen = false }

  /// Lets pass who waits, and whoever comes.
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
