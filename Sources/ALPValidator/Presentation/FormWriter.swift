/// Calls a function when the user pauses, to save settings or a draft.
///
/// Keep the writer in a property, because a writer that was released writes nothing. Write once more when the
/// screen disappears. Create the writer of a draft after the draft was restored: in a form without changes, it
/// would delete the draft.
@MainActor public final class FormWriter<Value: Codable & Sendable> {
  private let write: @MainActor () -> Void
  private var update: Task<Void, Never>?

  /// Creates a writer, which writes once soon, and then after each pause that follows a change.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - pause: How long nothing in the form has to change.
  ///   - write: The function. What it reads isn't followed. If it changes the form, such as with `markClean()`,
  ///     it may be called once more, with nothing to save.
  public init(
    _ form: FormModel<Value>, after pause: Duration = .seconds(1), write: @escaping @MainActor () -> Void
  ) {
    self.write = write
    followChanges { [weak self, weak form] in
      guard let self, let form else { return }
      _ = form.snapshot()  // follows what the user can change
      writeAfter(pause)
    }
  }

  private func writeAfter(_ pause: Duration) {
    update?.cancel()
    update = Task { [weak self] in
      // A cancelled sleep throws: something has changed meanwhile.
      do { try await Task.sleep(for: pause) } catch { return }
      self?.write()
    }
  }
}
