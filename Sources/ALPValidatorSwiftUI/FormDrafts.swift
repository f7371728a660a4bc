#if canImport(SwiftUI)
public import ALPValidator
public import SwiftUI

extension View {
  /// Keeps what the user has typed in a file, until it is saved.
  ///
  /// ```swift
  /// Form { FormField(form[\.name]) }
  ///   .keepsDraft(of: form, in: DraftFile("profile"))
  /// ```
  ///
  /// The draft is restored when the view appears for the first time. It is written after a pause, when the app leaves the
  /// foreground, and when the view disappears; and removed when the form has no changes, such as after a save. Properties
  /// that are declared as secret are not in it.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - file: The file.
  ///   - restored: Called after the draft was restored, with what remains to be done, such as conflicts with a newer base; or
  ///     with the error because of which it couldn't be read. Without a draft, both lists are empty.
  /// - Returns: The view.
  public func keepsDraft<Value: Codable & Sendable>(
    of form: FormModel<Value>, in file: DraftFile,
    onRestore restored: @escaping @MainActor (Result<FormRestoration, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(DraftModifier(form: form, file: file, restored: restored))
  }

  /// Asks before a form with changes is dismissed.
  ///
  /// ```swift
  /// Form {
  ///   FormField(form[\.name])
  ///   DismissButton("Cancel")
  /// }
  /// .confirmsDismissal(of: form)
  /// ```
  ///
  /// A sheet with changes can't be swiped away. ``DismissButton`` and `\.dismissForm` in it ask whether to discard the changes.
  /// The Back button of a navigation stack doesn't ask; hide it with `navigationBarBackButtonHidden(_:)`, and use a
  /// ``DismissButton``.
  ///
  /// - Parameter form: The form. Its changes are discarded when the user says so, and so is its draft.
  /// - Returns: The view.
  public func confirmsDismissal(of form: FormGroup) -> some View {
    modifier(DismissalModifier(form: form))
  }
}

private struct DraftModifier<Value: Codable & Sendable>: ViewModifier {
  let form: FormModel<Value>
  let file: DraftFile
  let restored: @MainActor (Result<FormRestoration, any Error>) -> Void
  @State private var isRestored = false
  @State private var writer: FormWriter<Value>?
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.draftPause) private var pause

  func body(content: Content) -> some View {
    content
      .onAppear { begin() }
      .onDisappear { end() }
      .onChange(of: scenePhase) {
        if scenePhase != .active { write() }
      }
  }

  private func begin() {
    if !isRestored {
      isRestored = true
      restored(Result { try file.restore(into: form) })
    }
    // After the draft was restored, because a form without changes removes it.
    writer = FormWriter(form, after: pause) { write() }
  }

  private func end() {
    writer = nil
    write()
  }

  private func write() {
    // A file that can't be written now is written after the next change.
    if isRestored { try? file.update(for: form) }
  }
}

/// The button that dismisses the screen, after a question if its form has changes.
///
/// The form is that of `confirmsDismissal(of:)` around it.
public struct DismissButton: View {
  private let title: Text
  @Environment(\.dismissForm) private var dismissForm

  /// Creates a button.
  ///
  /// - Parameter titleKey: The key of the title, which is localized.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a button.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.title = Text(title) }

  /// The button.
  public var body: some View {
    Button(role: .cancel) {
      dismissForm()
    } label: {
      title
    }
  }
}

/// Dismisses the screen, after a question if its form has changes, as ``DismissButton`` does: the value of
/// `\.dismissForm` in the environment.
@MainActor public struct DismissFormAction: Sendable {
  private let dismiss: (@MainActor () -> Void)?

  nonisolated init(_ dismiss: (@MainActor () -> Void)? = nil) { self.dismiss = dismiss }

  /// Dismisses the screen, or asks first. Does nothing without `confirmsDismissal(of:)`.
  public func callAsFunction() { dismiss?() }
}

private struct DismissalModifier: ViewModifier {
  let form: FormGroup
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    let texts = FieldTexts.standard
    content
      .environment(\.dismissForm, DismissFormAction { askOrDismiss() })
      .interactiveDismissDisabled(form.isDirty)
      .confirmationDialog(texts.unsavedChanges, isPresented: $isAsking, titleVisibility: .visible) {
        Button(texts.discardChanges, role: .destructive) {
          form.reset()
          dismiss()
        }
        Button(texts.keepEditing, role: .cancel) {}
      }
  }

  private func askOrDismiss() {
    if form.isDirty { isAsking = true } else { dismiss() }
  }
}

private struct DismissFormKey: EnvironmentKey {
  static let defaultValue = DismissFormAction()
}

private struct DraftPauseKey: EnvironmentKey {
  static let defaultValue = Duration.seconds(1)
}

extension EnvironmentValues {
  /// How long nothing in a form has to change until its draft is written.
  var draftPause: Duration {
    get { self[DraftPauseKey.self] }
    set { self[DraftPauseKey.self] = newValue }
  }

  /// Dismisses the screen, after a question if its form has changes; see ``DismissFormAction``.
  public internal(set) var dismissForm: DismissFormAction {
    get { self[DismissFormKey.self] }
    set { self[DismissFormKey.self] = newValue }
  }
}
#endif
