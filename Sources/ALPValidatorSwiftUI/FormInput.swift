#if canImport(SwiftUI)
import Accessibility
public import ALPValidator
import Foundation
public import SwiftUI

/// A view of yours as the field of a control: with its label, messages, spinner and description for VoiceOver, by the style
/// of the screen.
///
/// ```swift
/// FormInput(trip[\.rating]) {
///   RatingView(rating: Bindable(trip[\.rating]).value)
/// }
/// ```
///
/// The other fields of this library are made of it. After a submission that fails, VoiceOver moves to it if its control is
/// the first that fails.
public struct FormInput<Input: View>: View {
  private let control: AnyControl
  private let input: Input
  private let hasLabel: Bool
  private let isText: Bool
  private let listsRequirements: Bool
  @Environment(\.fieldFocus) private var focusOfScreen
  @Environment(\.spokenFocus) private var spokenFocusOfScreen
  @FocusState private var focus: ObjectIdentifier?
  @AccessibilityFocusState private var spokenFocus: ObjectIdentifier?

  /// Creates the field of a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - hasLabel: Whether your view shows the label of the control, as a toggle does.
  ///   - input: The view in which the user edits the value.
  public init(_ control: AnyControl, hasLabel: Bool = false, @ViewBuilder input: () -> Input) {
    self.init(control, hasLabel: hasLabel, isText: false, listsRequirements: false, input: input)
  }

  init(
    _ control: AnyControl, hasLabel: Bool, isText: Bool, listsRequirements: Bool,
    @ViewBuilder input: () -> Input
  ) {
    self.control = control
    self.hasLabel = hasLabel
    self.isText = isText
    self.listsRequirements = listsRequirements
    self.input = input()
  }

  /// The field.
  public var body: some View {
    FocusedInput(
      focus: focusOfScreen ?? $focus, spokenFocus: spokenFocusOfScreen ?? $spokenFocus, control: control,
      input: input, hasLabel: hasLabel, isText: isText,
      field: FieldPresentation(of: control, listsRequirements: listsRequirements))
  }
}

/// The field of a control on a screen, whose fields share the focus.
private struct FocusedInput<Input: View>: View {
  // Bindings of the focus are properties of the view that depends on them, or it wouldn't follow them.
  @FocusState.Binding var focus: ObjectIdentifier?
  @AccessibilityFocusState.Binding var spokenFocus: ObjectIdentifier?
  let control: AnyControl
  let input: Input
  let hasLabel: Bool
  let isText: Bool
  let field: FieldPresentation
  @Environment(\.formFieldStyle) private var style
  @Environment(\.fieldChain) private var chain
  @Environment(\.returnKey) private var returnKey

  var body: some View {
    (style ?? AnyFormFieldStyle(.plain)).makeBody(configuration)
      .onAppear {
        if chain?.didAppear(control, isText: isText) == true { takeFocus() }
      }
      .onDisappear {
        chain?.didDisappear(control)
        // A field that is hidden with the focus doesn't lose it first.
        if control.isEditing { control.endEditing() }
      }
      .onChange(of: field) { earlier, field in
        if let text = field.announcement(after: earlier) { announce(text, isUrgent: false) }
      }
      .id(control.id)  // to scroll to it
  }

  private var configuration: FormFieldStyleConfiguration {
    let described = input.accessibilityLabel(field.accessibilityLabel ?? "")
      .accessibilityHint(field.accessibilityHint ?? "")
      .accessibilityFocused($spokenFocus, equals: control.id)
    let content =
      isText
      ? AnyView(
        described.focused($focus, equals: control.id)
          .submitLabel(returnKey.leadsOn(from: control) ? .next : .done)
          .onSubmit { returnKey(in: control) }
          .onChange(of: focus == control.id) { _, isFocused in
            isFocused ? control.beginEditing() : control.endEditing()
          })
      : AnyView(described)
    return FormFieldStyleConfiguration(
      input: .init(content: content), hasLabel: hasLabel, field: field, retry: { control.retry() })
  }

  private func takeFocus() {
    if isText { focus = control.id } else { spokenFocus = control.id }
  }
}

/// Has VoiceOver read a text.
///
/// - Parameters:
///   - text: The text.
///   - isUrgent: Whether it interrupts what VoiceOver reads now.
@MainActor func announce(_ text: String, isUrgent: Bool) {
  var text = AttributedString(text)
  text.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
  AccessibilityNotification.Announcement(text).post()
}

// A computed default value needs no storage, which a type that isn't `Sendable` can't have.

private struct FieldFocusKey: EnvironmentKey {
  static var defaultValue: FocusState<ObjectIdentifier?>.Binding? { nil }
}

private struct SpokenFocusKey: EnvironmentKey {
  static var defaultValue: AccessibilityFocusState<ObjectIdentifier?>.Binding? { nil }
}

private struct FieldChainKey: EnvironmentKey {
  static var defaultValue: FieldChain? { nil }
}

extension EnvironmentValues {
  /// The focus that the fields of a screen share: the identifier of a control.
  var fieldFocus: FocusState<ObjectIdentifier?>.Binding? {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }

  /// The focus of VoiceOver.
  var spokenFocus: AccessibilityFocusState<ObjectIdentifier?>.Binding? {
    get { self[SpokenFocusKey.self] }
    set { self[SpokenFocusKey.self] = newValue }
  }

  /// The fields of the screen.
  var fieldChain: FieldChain? {
    get { self[FieldChainKey.self] }
    set { self[FieldChainKey.self] = newValue }
  }
}
#endif
