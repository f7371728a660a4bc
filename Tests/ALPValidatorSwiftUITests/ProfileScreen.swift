import ALPValidator
import ALPValidatorSwiftUI
import SwiftUI

struct ProfileScreen: View {
  let service: any ProfileService
  @State private var form = FormModel(Profile(), rules: Profile.rules)
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("You") {
        FormField(form[\.name])
        FormField(form[\.email])
        FormField(form[\.password], isSecure: true).listsRequirements()
      }
      FormPicker(form[\.plan], choices: Plan.allCases) { Text($0.rawValue) }
      FormDay(form[\.birthday])
      FormToggle(form[\.acceptsTerms])
      FormChoiceFields(form.choice(\.payment)) { name, payment in
        if name == "card", let card = payment.model("card", of: Card.self) { FormField(card[\.number]) }
        if name == "voucher", let code = payment.control("voucher", of: String.self) { FormField(code) }
      }
      OptionalFields(form.part(\.company, default: { Company() }), "I buy for a company") { company in
        FormField(company[\.name])
      }
      Section("Links") {
        FormRows(form.list(\.links), add: "Add link", new: Link()) { FormField($0[\.url]) }
      }
      FormMessages(form)
      SubmitButton("Save")
    }
    .saves(form) { profile in
      try await service.save(profile)
    } onSuccess: {
      dismiss()
    }
    .keepsDraft(of: form, in: service.draft)
  }
}
