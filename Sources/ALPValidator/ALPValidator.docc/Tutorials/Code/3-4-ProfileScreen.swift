import ALPValidator
import SwiftUI

struct ProfileScreen: View {
  let model: ProfileModel

  var body: some View {
    Form {
      ControlField(control: model.form[\.name])
      ControlField(control: model.form[\.email])
      ControlField(control: model.form[\.age])
      LinkFields(links: model.form.list(\.links))
      ForEach(model.form.visibleErrorMessages, id: \.self) {
        Text($0).foregroundStyle(.red)
      }
      Button("Save") { Task { await model.save() } }
        .disabled(model.form.isSubmitting || !model.form.isDirty)
    }
  }
}

struct LinkFields: View {
  let links: FormList<String>

  var body: some View {
    ForEach(links.elements) { link in
      ControlField(control: link[\.self])
      Button("Remove link") { links.remove(link) }
    }
    ForEach(links.visibleErrorMessages, id: \.self) {
      Text($0).foregroundStyle(.red)
    }
    Button("Add link") { links.append("") }
  }
}
