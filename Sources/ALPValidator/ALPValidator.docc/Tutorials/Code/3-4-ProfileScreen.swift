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
      FormRows(model.form.list(\.links), add: "Add link", new: "") { link in
        FormField(link[\.self])
      }
      FormMessages(model.form)
      Button("Save") { Task { await model.save() } }
        .disabled(model.form.isSubmitting || !model.form.isDirty)
    }
  }
}
