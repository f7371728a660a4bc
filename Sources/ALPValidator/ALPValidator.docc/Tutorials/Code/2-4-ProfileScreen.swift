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
    Button("Add link") { links.append("") }
  }
}
