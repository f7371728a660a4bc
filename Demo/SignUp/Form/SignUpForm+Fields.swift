import ALPValidator

extension SignUpForm {
  /// The fields in the groups of the page.
  ///
  /// The fields of a company that is left out are not among them, and neither are questions of the survey
  /// that do not apply.
  var groups: [FieldGroup] {
    [account, visit, payingCompany, guestList] + guests.elements.map(group) + [questions, terms]
  }

  /// All fields, in order.
  var fields: [FormField] { groups.flatMap(\.fields) }

  /// Returns a field, or `nil` if it is not there, such as one of a guest who was removed.
  func field(_ id: FieldID) -> FormField? { fields.first { $0.id == id } }

  private var account: FieldGroup {
    FieldGroup(
      id: "account",
      fields: [
        FormField(id: .userName, control: userName, title: .userName, isChecked: true),
        FormField(id: .email, control: email, title: .email),
        FormField(id: .password, control: password, title: .password, isSecret: true, listsRules: true),
        FormField(
          id: .repeatedPassword, control: repeatedPassword, title: .repeatedPassword, isSecret: true),
        FormField(id: .age, control: age, title: .age),
      ])
  }

  private var visit: FieldGroup {
    FieldGroup(
      id: "visit", title: .visit, details: .formattedAsYouType,
      fields: [
        FormField(id: .phone, control: model[\.phone], title: .phone),
        FormField(id: .card, control: model[\.card], title: .card),
        FormField(id: .arrival, control: model[\.arrival], title: .arrival),
      ])
  }

  private var payingCompany: FieldGroup {
    var fields = [FormField(id: .paysCompany, control: company.isPresent, title: .paysCompany)]
    if company.isPresent.value, let company = company.model {
      fields += [
        FormField(id: .companyName, control: company[\.name], title: .companyName),
        FormField(id: .vatNumber, control: company[\.vatNumber], title: .vatNumber),
      ]
      fields += payment(company.choice(\.payment))
    }
    return FieldGroup(id: "company", fields: fields)
  }

  /// The ways to pay, and the field of the selected one.
  private func payment(_ payment: FormChoice<CompanyPayment>) -> [FormField] {
    let choices = payment.choices.map {
      FormField.Choice(value: $0.name, label: $0.label, title: PageText(rawValue: $0.name))
    }
    let selection = FormField(
      id: .companyPayment, control: payment.selection, title: .companyPayment, choices: choices)
    let isDebit = payment.selection.value == "debit"
    let detail = payment.selection.value.flatMap { payment.control($0, of: String.self) }.map { control in
      FormField(
        id: isDebit ? .iban : .orderNumber, control: control, title: isDebit ? .iban : .orderNumber)
    }
    return [selection] + [detail].compactMap(\.self)
  }

  private var guestList: FieldGroup {
    // Those of an element have longer paths, and are shown at its fields.
    let failures = guests.failures.filter { $0.path == guests.path }
    return FieldGroup(id: "guests", title: .guests, fields: [], addButton: .addGuest, failures: failures)
  }

  /// Returns the name of the group with the fields of a guest.
  func groupID(of guest: FormModel<Guest>) -> String { "guest-\(number(of: guest))" }

  private func group(of guest: FormModel<Guest>) -> FieldGroup {
    let number = number(of: guest)
    return FieldGroup(
      id: groupID(of: guest), title: .guest, number: number,
      fields: [
        FormField(id: .guest(number, "name"), control: guest[\.name], title: .guestName),
        FormField(id: .guest(number, "email"), control: guest[\.email], title: .email),
      ], canBeRemoved: true)
  }

  private var questions: FieldGroup {
    FieldGroup(
      id: "survey", title: .survey, details: .describedByJSON,
      fields: description.fields.compactMap { field in
        guard let control = survey.control(at: ValidationPath([.key(field.name)])),
          control.isActive
        else { return nil }
        var choices: [FormField.Choice] = []
        if case .choice(let values, _) = field.kind {
          choices = values.map { FormField.Choice(value: $0.value, label: $0.label) }
        }
        return FormField(id: .survey(field.name), control: control, choices: choices)
      })
  }

  private var terms: FieldGroup {
    FieldGroup(
      id: "terms", fields: [FormField(id: .acceptsTerms, control: acceptsTerms, title: .terms)])
  }
}
