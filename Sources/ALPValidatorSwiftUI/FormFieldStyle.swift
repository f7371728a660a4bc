#if canImport(SwiftUI)
public import ALPValidator
import Foundation
public import SwiftUI

/// The look of fields: where their label, messages and spinner are.
///
/// ```swift
/// struct BoxedFieldStyle: FormFieldStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.input
///       ForEach(configuration.field.messages, id: \.self) { Text($0) }
///     }
///   }
/// }
/// ```
///
/// Set it with `formFieldStyle(_:)` for a field or for a whole screen. Have one view at the root of the body: a form
/// makes a row of each. Keep ``FormFieldStyleConfiguration/input`` at one place in it, outside of conditions, or the field
/// loses the focus when they change.
// The views of SwiftUI are `@preconcurrency`, so a style in the Swift 5 mode meets no more errors than a view does.
@MainActor @preconcurrency public protocol FormFieldStyle {
  /// The view of a field.
  associatedtype Body: View
  /// What a style knows of a field.
  typealias Configuration = FormFieldStyleConfiguration

  /// Makes the view of a field.
  ///
  /// - Parameter configuration: What the style knows of the field.
  /// - Returns: The view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a field.
// `@preconcurrency` as the protocol.
@MainActor @preconcurrency public struct FormFieldStyleConfiguration {
  /// The view in which the user edits the value, with its description for VoiceOver.
  public struct Input: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The view in which the user edits the value.
  public let input: Input
  /// Whether the input shows the label, as a toggle does. A text field doesn't.
  public let hasLabel: Bool
  /// What the field shows besides.
  public let field: FieldPresentation
  /// Sends a failed request again.
  public let retry: @MainActor () -> Void
}

/// The style of this library: the label above a text, and the messages below the input.
// `@preconcurrency` as the protocol.
@MainActor @preconcurrency public struct PlainFormFieldStyle: FormFieldStyle {
  private let marksRequired: Bool

  /// Creates the style.
  ///
  /// - Parameter marksRequired: Whether the label of a required text has a star.
  public init(marksRequired: Bool = true) { self.marksRequired = marksRequired }

  /// Makes the view of a field.
  ///
  /// - Parameter configuration: What the style knows of the field.
  /// - Returns: The view.
  public func makeBody(configuration: Configuration) -> some View {
    let field = configuration.field
    VStack(alignment: .leading, spacing: 4) {
      if !configuration.hasLabel, let title = marksRequired ? field.title : field.label {
        // VoiceOver reads it as the label of the input.
        Text(title).font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
      }
      HStack {
        configuration.input
        if field.isWaiting { ProgressView() }
      }
      ForEach(field.checklist) { ChecklistLineText(line: $0) }
      ForEach(field.messages, id: \.self) { MessageText(message: $0) }
      if field.canRetry {
        // Else the whole row of a form is the button.
        Button(FieldTexts.standard.tryAgain) { configuration.retry() }.buttonStyle(.borderless)
      }
    }
  }
}

extension FormFieldStyle where Self == PlainFormFieldStyle {
  /// The style of this library: the label above a text, and the messages below the input.
  // `@preconcurrency` as the protocol.
  @MainActor @preconcurrency public static var plain: PlainFormFieldStyle { PlainFormFieldStyle() }

  /// The style of this library: the label above a text, and the messages below the input.
  ///
  /// - Parameter marksRequired: Whether the label of a required text has a star.
  /// - Returns: The style.
  // `@preconcurrency` as the protocol.
  @MainActor @preconcurrency public static func plain(marksRequired: Bool) -> PlainFormFieldStyle {
    PlainFormFieldStyle(marksRequired: marksRequired)
  }
}

extension View {
  /// Sets the look of the fields in a view.
  ///
  /// - Parameter style: The style, such as `.plain`.
  /// - Returns: The view.
  public func formFieldStyle(_ style: some FormFieldStyle) -> some View {
    environment(\.formFieldStyle, AnyFormFieldStyle(style))
  }
}

/// A style of any type.
@MainActor struct AnyFormFieldStyle: Sendable {
  private let make: @MainActor (FormFieldStyleConfiguration) -> AnyView

  init(_ style: some FormFieldStyle) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }

  func makeBody(_ configuration: FormFieldStyleConfiguration) -> AnyView { make(configuration) }
}

private struct FormFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyFormFieldStyle? { nil }
}

extension EnvironmentValues {
  /// The style of fields; `nil` for the plain one.
  var formFieldStyle: AnyFormFieldStyle? {
    get { self[FormFieldStyleKey.self] }
    set { self[FormFieldStyleKey.self] = newValue }
  }
}
#endif
