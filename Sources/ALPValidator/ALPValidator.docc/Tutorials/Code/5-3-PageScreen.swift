import ALPValidator
import ALPValidatorSwiftUI
import SwiftUI

struct PageScreen: View {
  let form: FormModel<Page>

  var body: some View {
    Form {
      FormField(form[\.title])
      FormRows(form.list(\.blocks), add: "Add block", new: .text("")) { block in
        FormChoiceFields(block.choice(\.self)) { name, choice in
          fields(of: name, choice)
        }
      }
      FormMessages(form)
    }
  }

  @ViewBuilder private func fields(
    of name: String, _ choice: FormChoice<Block>
  ) -> some View {
    switch name {
    case "text":
      if let text = choice.control("text", of: String.self) {
        FormField(text)
      }
    default:
      if let photo = choice.model("photo", of: Photo.self) {
        FormField(photo[\.url])
        FormField(photo[\.description])
      }
    }
  }
}
