import ALPValidator
import SwiftUI

struct ProfileScreen: View {
  let model: ProfileModel

  var body: some View {
    Form {
      ControlField(control: model.form[\.name])
      ControlField(control: model.form[\.email])
      ControlField(control: model.form[\.age])
    }
  }
}
