import ALPValidator

/// Calls a function a second after the latest change in a form.
@MainActor final class DraftWriter<Value: Codable & Sendable> {
  private var pause: Task<Void, Never>?

  init(_ form: FormModel<Value>, update: @escaping @MainActor () -> Void) {
    follow { [weak self, weak form] in
      guard let self, let form else { return }
      _ = form.snapshot()  // follows what a draft has
      pause?.cancel()
      pause = Task {
        // A cancelled sleep throws: the user has typed on.
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        update()
      }
    }
  }
}
