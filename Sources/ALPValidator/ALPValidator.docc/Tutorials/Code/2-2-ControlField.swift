import ALPValidator
import SwiftUI

/// A text field with the messages that are visible now.
struct ControlField<Value: TextEditable>: View {
  @Bindable var control: Control<Value>
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      TextField(control.label ?? "", text: $control.text)
        .focused($isFocused)
        .onChange(of: isFocused) {
          isFocused ? control.beginEditing() : control.endEditing()
        }
      ForEach(control.visibleErrorMessages, id: \.self) {
        Text($0).foregroundStyle(.red)
      }
    }
  }
}
