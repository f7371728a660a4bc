#if canImport(SwiftUI)
public import ALPValidator
public import SwiftUI

extension View {
  /// Saves a form from this screen: with ``SubmitButton``, with `\.submitForm`, and with Return in the last field.
  ///
  /// ```swift
  /// Form {
  ///   FormField(form[\.name])
  ///   SubmitButton("Save")
  /// }
  /// .saves(form) { profile in
  ///   try await service.save(profile)
  /// } onSuccess: {
  ///   dismiss()
  /// }
  /// ```
  ///
  /// The fields in the view share the focus. Return leads to the next text, in the order of the form. After a failure, the
  /// first field that fails is scrolled to and gets the focus, and VoiceOver reads its message. Failures that the closure
  /// throws as `ExternalFailures` are shown at their fields. Any other error becomes a message of the form, which
  /// ``FormMessages`` shows.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - message: Returns the message for an error. By default, it is the description of a `LocalizedError`, or else
  ///     `FieldTexts.submissionFailed`.
  ///   - save: Saves the structure, and may return it as it was saved; see `FormModel.save(_:)`.
  ///   - success: Called when the structure was saved.
  /// - Returns: The view.
  public func saves<Value: Sendable, Success>(
    _ form: FormModel<Value>, message: (@MainActor (any Error) -> String)? = nil,
    _ save: @escaping @MainActor (_ value: Value) async throws -> Success,
    onSuccess success: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let submitter = FormSubmitter(form, message: message ?? FormSubmitter.message) {
      try await form.save(save)
    }
    return modifier(SubmissionModifier(submitter: submitter, success: success))
  }

  /// Submits a form from this screen, and leaves it as it is: as ``saves(_:message:_:onSuccess:)``, for what is sent rather
  /// than saved.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - message: Returns the message for an error. By default, it is the description of a `LocalizedError`, or else
  ///     `FieldTexts.submissionFailed`.
  ///   - submit: Submits the structure.
  ///   - success: Called when the structure was submitted.
  /// - Returns: The view.
  public func submits<Value: Sendable, Success>(
    _ form: FormModel<Value>, message: (@MainActor (any Error) -> String)? = nil,
    _ submit: @escaping @MainActor (_ value: Value) async throws -> Success,
    onSuccess success: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let submitter = FormSubmitter(form, message: message ?? FormSubmitter.message) {
      try await form.submit(submit)
    }
    return modifier(SubmissionModifier(submitter: submitter, success: success))
  }

  /// Submits a form that was put together by hand, as ``submits(_:message:_:onSuccess:)`` does.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - message: Returns the message for an error. By default, it is the description of a `LocalizedError`, or else
  ///     `FieldTexts.submissionFailed`.
  ///   - submit: Submits the values of the controls.
  ///   - success: Called when they were submitted.
  /// - Returns: The view.
  public func submits<Success>(
    _ form: FormValidator, message: (@MainActor (any Error) -> String)? = nil,
    _ submit: @escaping @MainActor () async throws -> Success,
    onSuccess success: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let submitter = FormSubmitter(form, message: message ?? FormSubmitter.message) {
      try await form.submit(submit)
    }
    return modifier(SubmissionModifier(submitter: submitter, success: success))
  }
}

/// The button that submits the form of the screen. It is disabled while the form is being submitted.
///
/// The form is that of `saves(_:message:_:onSuccess:)` or `submits(_:message:_:onSuccess:)` around it.
public struct SubmitButton: View {
  private let title: Text
  @Environment(\.submitForm) private var submitForm

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
    Button {
      submitForm()
    } label: {
      title
    }
    .disabled(!submitForm.isEnabled)
  }
}

/// Submits the form of the screen, as ``SubmitButton`` does: the value of `\.submitForm` in the environment.
///
/// ```swift
/// struct SendButton: View {
///   @Environment(\.submitForm) private var submitForm
///
///   var body: some View {
///     Button("Send") { submitForm() }.disabled(!submitForm.isEnabled)
///   }
/// }
/// ```
@MainActor public struct SubmitFormAction: Sendable {
  private let submit: (@MainActor () -> Void)?

  nonisolated init(_ submit: (@MainActor () -> Void)? = nil) { self.submit = submit }

  /// Whether there is a form on the screen that isn't being submitted.
  public var isEnabled: Bool { submit != nil }

  /// Submits the form. Does nothing if ``isEnabled`` is `false`.
  public func callAsFunction() { submit?() }
}

/// What Return does in a text field.
@MainActor struct ReturnKeyAction: Sendable {
  fileprivate let next: (@MainActor (AnyControl) -> AnyControl?)?
  fileprivate let press: (@MainActor (AnyControl) -> Void)?

  nonisolated fileprivate init(
    next: (@MainActor (AnyControl) -> AnyControl?)? = nil, press: (@MainActor (AnyControl) -> Void)? = nil
  ) {
    self.next = next
    self.press = press
  }

  /// Returns whether Return leads to another field.
  func leadsOn(from control: AnyControl) -> Bool { next?(control) != nil }

  func callAsFunction(in control: AnyControl) { press?(control) }
}

/// Has the fields in a view share the focus, and submits their form.
private struct SubmissionModifier: ViewModifier {
  let submitter: FormSubmitter
  let success: @MainActor () -> Void
  @State private var chain = FieldChain()
  @FocusState private var focus: ObjectIdentifier?
  @AccessibilityFocusState private var spokenFocus: ObjectIdentifier?
  @Environment(\.patience) private var patience

  private var form: FormValidator { submitter.form }

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
        // A number pad has no key that ends editing.
        .scrollDismissesKeyboard(.interactively)
        .environment(\.fieldFocus, $focus)
        .environment(\.spokenFocus, $spokenFocus)
        .environment(\.fieldChain, chain)
        .environment(
          \.submitForm, form.isSubmitting ? SubmitFormAction() : SubmitFormAction { submit(scrolling: proxy) }
        )
        .environment(
          \.returnKey,
          ReturnKeyAction {
            chain.next(after: $0, in: form)
          } press: {
            pressReturn(in: $0, scrolling: proxy)
          })
    }
  }

  private func submit(scrolling proxy: ScrollViewProxy) {
    Task {
      let followUp = await submitter.submit()
      if let text = followUp.announcement { announce(text, isUrgent: true) }
      if let target = followUp.target { show(target, scrolling: proxy) }
      if followUp.hasSucceeded { success() }
    }
  }

  private func show(_ part: FormPart, scrolling proxy: ScrollViewProxy) {
    for target in form.scrollTargets(to: part) { proxy.scrollTo(target) }
    guard let control = part as? AnyControl else { return }
    if !chain.isOnScreen(control) {
      chain.await(control)
    } else if chain.isText(control) {
      focus = control.id
    } else {
      spokenFocus = control.id
    }
  }

  private func pressReturn(in control: AnyControl, scrolling proxy: ScrollViewProxy) {
    guard let next = chain.next(after: control, in: form) else { return submit(scrolling: proxy) }
    show(next, scrolling: proxy)
    guard !chain.isOnScreen(next) else { return }
    Task {
      await patience.wait()
      // No view has appeared, so the field is elsewhere.
      if chain.giveUp(next) { pressReturn(in: control, scrolling: proxy) }
    }
  }
}

/// How long a list may take to make the view of a field to which it has scrolled.
struct Patience: Sendable {
  var wait: @MainActor @Sendable () async -> Void = { try? await Task.sleep(for: .milliseconds(250)) }
}

private struct SubmitFormKey: EnvironmentKey {
  static let defaultValue = SubmitFormAction()
}

private struct ReturnKeyKey: EnvironmentKey {
  static let defaultValue = ReturnKeyAction()
}

private struct PatienceKey: EnvironmentKey {
  static let defaultValue = Patience()
}

extension EnvironmentValues {
  /// Submits the form of the screen; see ``SubmitFormAction``.
  public internal(set) var submitForm: SubmitFormAction {
    get { self[SubmitFormKey.self] }
    set { self[SubmitFormKey.self] = newValue }
  }

  var returnKey: ReturnKeyAction {
    get { self[ReturnKeyKey.self] }
    set { self[ReturnKeyKey.self] = newValue }
  }

  var patience: Patience {
    get { self[PatienceKey.self] }
    set { self[PatienceKey.self] = newValue }
  }
}
#endif
