// The complete field of the article ConnectingViews; a test compares it.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import ALPValidator
import SwiftUI
import UIKit

extension View {
  /// Describes a field to VoiceOver: its label, whether it is required, and
  /// the messages below it.
  func described(by control: AnyControl) -> some View {
    let label = control.label ?? ""
    return accessibilityLabel(
      control.isRequired ? String(localized: "\(label), required") : label
    )
    .accessibilityHint(
      control.visibleErrorMessages.joined(separator: " "))
  }
}

/// The text field of a control, with its messages.
struct FormField<Value: TextEditable>: View {
  @Bindable var control: Control<Value>
  @FocusState.Binding var focus: ObjectIdentifier?
  var contentType: UITextContentType?
  var isSecure = false

  private var isFocused: Bool { focus == ObjectIdentifier(control) }

  var body: some View {
    HStack {
      Group {
        if isSecure {
          SecureField(control.label ?? "", text: $control.text)
        } else {
          TextField(control.label ?? "", text: $control.typedText)
        }
      }
      .hints(of: control, contentType: contentType)
      .described(by: control)
      .focused($focus, equals: ObjectIdentifier(control))
      if !control.failuresAwaitingRetry.isEmpty {
        Button("Try again") { control.retry() }
      } else if control.state == .waiting {
        ProgressView()
      }
    }
    .onChange(of: isFocused) {
      isFocused ? control.beginEditing() : control.endEditing()
    }
    .onDisappear {
      // A field that is hidden with the focus doesn't lose it first.
      if control.isEditing { control.endEditing() }
    }
    ForEach(control.visibleErrorMessages, id: \.self) {
      Text($0).foregroundStyle(.red)
    }
  }
}
#endif
