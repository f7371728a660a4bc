import ALPValidator
import ALPValidatorSwiftUI
import SwiftUI

struct ProfileScreen: View {
  let model: ProfileModel

  var body: some View {
    Form {
      FormField(model.form[\.name])
      FormField(model.form[\.email])
      FormField(model.form[\.age])
    }
  }
}
