// How the article ConnectingViews sets up fields of SwiftUI as the rules of a control say; a test compares it.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import ALPValidator
import ALPValidatorUIKit
import SwiftUI
import UIKit

extension View {
  /// Sets up the keyboard and AutoFill as the rules of a control say.
  ///
  /// A content type that you pass is used in place of the one of the hints.
  func hints(
    of control: AnyControl, contentType: UITextContentType? = nil
  ) -> some View {
    let hints = control.hints
    let isName = contentType == .username
    let capitalization: UITextAutocapitalizationType = isName ? .none : hints.capitalization.uiType
    return keyboardType(hints.keyboard.uiType)
      .textContentType(contentType ?? hints.contentType?.uiType)
      .textInputAutocapitalization(.init(capitalization))
      .autocorrectionDisabled(isName || !hints.allowsAutocorrection)
  }
}

struct SignInFields: View {
  let form: FormModel<NewAccount>

  var body: some View {
    TextField("Email", text: Bindable(form[\.email]).text)
      .hints(of: form[\.email], contentType: .username)
    SecureField("Password", text: Bindable(form[\.password]).text)
      .hints(of: form[\.password], contentType: .password)
  }
}
#endif
