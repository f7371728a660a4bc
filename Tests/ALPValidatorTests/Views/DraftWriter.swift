import ALPValidator

/// Calls a function when nothing in a form has changed for a while.
@MainActor final class DraftWriter<Value: Codable & Sendable> {
  private var update: Task<Void, Never>?

  init(
    _ form: FormModel<Value>, after pause: Duration = .seconds(1),
    write: @escaping @MainActor () -> Void
  ) {
    follow { [weak self, weak form] in
      guard let self, let form else { return }
      _ = form.snapshot()  // follows what a draft has
      update?.cancel()
      update = Task {
        // A cancelled sleep throws: the user has typed on.
        do { try await Task.sleep(for: pause) } catch { return }
        write()
      }
    }
  }
}
