// The views of the article GettingStarted; a test compares ``ControlField`` with README.

#if canImport(SwiftUI)
import ALPValidator
import SwiftUI

struct ControlField<Value: TextEditable>: View {
  @Bindable var control: Control<Value>
  var isSecure = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Group {
        if isSecure {
          SecureField(control.label ?? "", text: $control.text)
        } else {
          TextField(control.label ?? "", text: $control.text)
        }
      }
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

struct SignUpScreen: View {
  let model: SignUpModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      ControlField(control: model.form[\.email])
      ControlField(control: model.form[\.password], isSecure: true)
      ControlField(control: model.form[\.userName])
      if model.form.state == .waiting { ProgressView() }
      ForEach(model.form.visibleErrorMessages, id: \.self) { Text($0).foregroundStyle(.red) }
      Button("Sign up") { Task { await signUp() } }
        .disabled(model.form.isSubmitting)
    }
  }

  private func signUp() async {
    if await model.signUp() { dismiss() }
  }
}
#endif
