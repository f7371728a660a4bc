import ALPValidator
import Foundation
import LoopbackServer
import Testing

extension MigrationTable {
  static let jQueryValidation = Self("jQuery Validation", article: "ComingFromJQueryValidation") {
    // MARK: Core methods
    Row("`required: true`", accepts: "a", rejects: "") { .notEmpty }
    Row(#"`remote: "/check"`"#) {
      let server = try LoopbackServer { _ in .json("false") }
      let email = TextControl(), url = server.url("/check")

      email.validator.addValidationToEnsureRemoteConditionIsSatisfied(at: url)

      email.text = "ada@example.com"
      #expect(email.state == .waiting)
      #expect(await email.validator.settledState() == .invalid)
    }
    Row("`minlength: 5`", accepts: "grüße", rejects: "grüß") { .length(5...) }
    Row("`maxlength: 5`", accepts: "grüße", rejects: "grüße!") { .length(...5) }
    Row("`rangelength: [2, 5]`", accepts: "ab", rejects: "a") { .length(2...5) }
    Row("`min: 13`", of: Double.self, accepts: 13, rejects: 12.9) { .minimum(13) }
    Row("`max: 23`", of: Double.self, accepts: 23, rejects: 23.1) { .maximum(23) }
    Row("`range: [13, 23]`", of: Double.self, accepts: 13, rejects: 12) { .range(13...23) }
    Row("`step: 10`", of: Int.self, accepts: 20, rejects: 25) { .multiple(of: 10) }
    Row("`step: 0.1`", of: Double.self, accepts: 0.3, rejects: 0.35) { .multiple(of: 0.1) }
    Row("`min: 13` on a text field") {
      let control = TextControl(), age = Validator(type: .numeric(Int.self))

      age.addRule(.minimum(13)); control.attachValidator(age, parsing: Int.init)

      control.text = "12"
      #expect(age.failures.map(\.name) == ["minimum"])
      control.text = "13"
      #expect(control.isValid)
    }
    Row("`email: true` (HTML's grammar)", accepts: "ada@example", rejects: "ada") { .htmlEmail }
    Row("`url: true`", accepts: "ftp://example.com/", rejects: "example.com") {
      .url(schemes: ["http", "https", "ftp"])
    }
    Row("`date: true`, `dateISO: true`", accepts: "2024-02-29", rejects: "2023-02-29") { .date }
    Row("`number: true` (also `1,234.50`)", accepts: "1,234.50", rejects: "12,34") {
      .number || .currencyAmount(.init(allowsSymbol: false))
    }
    Row("`digits: true`", accepts: "12", rejects: "1.2") { .onlyDigits(asciiOnly: true) }
    Row(##"`equalTo: "#password"`"##) {
      let confirmation = TextControl(), password = TextControl(text: "k9")

      confirmation.validator.addValidationToEnsureInstanceIsTheSame(as: password)

      confirmation.text = "k9"
      #expect(confirmation.isValid)
      password.text = "K9"
      #expect(confirmation.failures.map(\.name) == ["same"])
    }

    // MARK: Additional methods
    Row("`abaRoutingNumber: true`", accepts: "021000021", rejects: "021000022") { .abaRoutingNumber }
    Row(#"`accept: "image/*"`"#, of: FileValue.self, accepts: png, rejects: pdf) {
      .fileType(families: [.image])
    }
    Row(#"`accept: "image/png,image/jpeg"`"#, of: FileValue.self, accepts: png, rejects: pdf) {
      .fileType(.png, .jpeg)
    }
    Row(#"`extension: "png|jpe?g"`"#, of: FileValue.self, accepts: png, rejects: pdf) {
      .fileExtension("png", "jpg", "jpeg")
    }
    Row("`maxfiles: 2`", of: [FileValue].self, accepts: [png, pdf], rejects: [png, pdf, png]) {
      .fileCount(...2)
    }
    Row("`maxsize: 15` (each)", of: [FileValue].self, accepts: [pdf, pdf], rejects: [png]) {
      .every(.fileSize(...15))
    }
    Row("`maxsizetotal: 20`", of: [FileValue].self, accepts: [pdf, pdf], rejects: [pdf, pdf, pdf]) {
      .totalFileSize(...20)
    }
    Row("`alphanumeric: true` (with the underscore)", accepts: "a_1", rejects: "a-1") {
      .onlyCharacters(in: "a-zA-Z0-9_")
    }
    Row("`bic: true`", accepts: "DEUTDEFF", rejects: "DEUT") { .bic }
    Row(
      "`creditcard: true` (the check digit alone)", accepts: "4111111111111111", rejects: "4111111111111112"
    ) { .luhn }
    Row(
      "`creditcardtypes: { visa: true, amex: true }`", accepts: "4111111111111111",
      rejects: "5555555555554444"
    ) { .card(networks: [.visa, .americanExpress]) }
    Row(#"`currency: ["$", false]`"#, accepts: "$1,234.56", rejects: "1,23") { .currencyAmount }
    Row(
      "`iban: true` (also spaces and small letters)", accepts: "de89 3704 0044 0532 0130 00",
      rejects: "DE89370400440532013001"
    ) { .iban(.lenient) }
    Row("`integer: true`", accepts: "-7", rejects: "7.5") { .integer }
    Row("`ipv4: true`", accepts: "192.0.2.1", rejects: "192.0.2") { .ipv4 }
    Row("`ipv6: true`", accepts: "2001:db8::1", rejects: "1::2::3") { .ipv6 }
    Row("`lettersonly: true`", accepts: "Ada", rejects: "Ada 1") { .onlyLetters(asciiOnly: true) }
    Row("`letterswithbasicpunc: true`", accepts: "O'Neill, Ada", rejects: "Ada #1") {
      .lettersAndPunctuation(asciiOnly: true)
    }
    Row("the same for every script", accepts: "Zoë O’Neill", rejects: "Ada #1") { .lettersAndPunctuation }
    Row("`netmask: true`", accepts: "255.255.240.0", rejects: "255.0.255.0") { .netmask }
    Row("`nowhitespace: true`", accepts: "a-b", rejects: "a b") { .noWhitespace }
    Row(#"`pattern: "[A-Z]{3}"`"#, accepts: "ABC", rejects: "ABCD") { try .matches("[A-Z]{3}") }
    Row("`strippedminlength: 5`", accepts: "<p>Hello</p>", rejects: "<p>Hi</p>") { .lengthWithoutTags(5...) }
    Row("`time: true` (24 hours)", accepts: "23:05", rejects: "11:05 PM") { .timeOfDay }
    Row("`time12h: true`", accepts: "11:05 PM", rejects: "23:05") { .timeOfDay(clock: .hours12) }
    Row("`url2: true` (single labels too)", accepts: "http://intranet/", rejects: "intranet") {
      .url(.init(allowsLocalhost: true, allowsSingleLabelHost: true))
    }
    Row("`email2: true` (single labels too)", accepts: "root@intranet", rejects: "root") {
      .email(.init(allowsSingleLabelDomain: true))
    }
    Row("`vinUS: true`", accepts: "1M8GDM9AXKP042788", rejects: "1M8GDM9A1KP042788") {
      .vin(.init(checkDigit: true))
    }
    Row("`minWords: 2`", accepts: "to be", rejects: "be") { .words(2...) }
    Row("`maxWords: 3`", accepts: "to be", rejects: "to be or not") { .words(...3) }
    Row("`rangeWords: [2, 3]`", accepts: "to be", rejects: "be") { .words(2...3) }

    // MARK: Places
    Row("`phoneUS: true`", accepts: "(212) 555-2368", rejects: "555") { .phoneNumber(region: "US") }
    Row("`phoneUK: true`, `phonesUK: true`", accepts: "020 7946 0018", rejects: "7946 0018") {
      .phoneNumber(region: "GB")
    }
    Row("`mobileUK: true`", accepts: "07400 123456", rejects: "020 7946 0018") {
      .phoneNumber(region: "GB", kinds: [.mobile])
    }
    Row("`phoneNL: true`", accepts: "020 624 1111", rejects: "020 624") { .phoneNumber(region: "NL") }
    Row("`mobileNL: true`", accepts: "06 12345678", rejects: "020 624 1111") {
      .phoneNumber(region: "NL", kinds: [.mobile])
    }
    Row("`phonePL: true`", accepts: "22 695 19 00", rejects: "22 695") { .phoneNumber(region: "PL") }
    Row("`mobileRU: true`", accepts: "+79123456789", rejects: "+74951234567") {
      .phoneNumber(region: "RU", kinds: [.mobile])
    }
    Row("`zipcodeUS: true`", accepts: "90210-1234", rejects: "902") { .postalCode(region: "US") }
    Row("`ziprange: true` (902xx)", accepts: "90210", rejects: "10001") {
      .postalCode(region: "US") && .starts(with: "902")
    }
    Row("`postalCodeCA: true`", accepts: "K1A 0B1", rejects: "12345") { .postalCode(region: "CA") }
    Row("`postcodeUK: true`", accepts: "SW1A 1AA", rejects: "8001") { .postalCode(region: "GB") }
    Row("`postalcodeNL: true`", accepts: "1012 AB", rejects: "1012") { .postalCode(region: "NL") }
    Row("`postalcodeIT: true`", accepts: "00118", rejects: "0118") { .postalCode(region: "IT") }
    Row("`postalcodeBR: true`", accepts: "01310-100", rejects: "0131") { .postalCode(region: "BR") }
    Row("`stateUS: true` (with all of them in it)", accepts: "AK", rejects: "XX") { .in(["AL", "AK", "AZ"]) }
    Row("`dateITA: true` (a day that exists)") {
      let control = TextControl(), day = Validator<Date>()

      control.attachValidator(day, parsing: .date(locale: Locale(identifier: "it-IT")))

      control.text = "29/02/2024"
      #expect(control.isValid)
      control.text = "29/02/2023"
      #expect(!control.isValid)
    }
    Row("`dateNL: true` (there also `31-02-24`)") {
      let control = TextControl(), day = Validator<Date>()

      control.attachValidator(day, parsing: .date(locale: Locale(identifier: "nl-NL")))

      control.text = "31-12-2024"
      #expect(control.isValid)
      control.text = "2024"
      #expect(!control.isValid)
    }
    Row("`dateFA: true`", accepts: "1403/7/30", rejects: "1403/7/31") {
      try .matches("[1-4][0-9]{3}/((1[0-2]|0?[1-9])/([12][0-9]|30|0?[1-9])|0?[1-6]/31)")
    }
    Row(
      "`cpfBR: true`, as <doc:CustomRules> shows (digits only)", accepts: "52998224725",
      rejects: "52998224724"
    ) { .cpf }
    Row(
      "`bankaccountNL`, `cifES`, `cnpjBR`, `giroaccountNL`, `nieES`, `nifES`, `nipPL`, `nisBR`, …: likewise",
      accepts: "52998224725", rejects: "1"
    ) { Rule(CPFRule()) }

    // MARK: Several fields
    Row(##"`required: "#other:checked"`"##) {
      let control = TextControl(), other = Control(true)

      control.addRule(.notEmpty, when: { [weak other] in other?.value == true })

      control.validate()
      #expect(!control.isValid)
      other.value = false
      #expect(control.isValid)
    }
    Row("`depends: element => …`") {
      let control = TextControl(text: "ada"), country = TextControl(text: "DE")

      control.addRule(.email, when: { [weak country] in country?.text == "DE" })

      control.validate()
      #expect(!control.isValid)
      country.text = "FR"
      #expect(control.isValid)
    }
    Row(##"`notEqualTo: "#other"`"##) {
      let control = TextControl(), other = TextControl(text: "ada")

      control.addCondition(.different { [weak other] in other?.value })

      control.text = "ada"
      #expect(control.failures.map(\.name) == ["different"])
    }
    Row(##"`lessThan: "#end"` (also the other three)"##) {
      let form = FormValidator(), start = form.add(Control(9)), end = form.add(Control(8))

      form.addCondition("order", on: start, over: start, end) { $0 < $1 }

      form.validate()
      #expect(start.failures.map(\.name) == ["order"])
      end.value = 10
      #expect(form.isValid)
    }
    Row(#"`require_from_group: [1, ".phone"]`"#) {
      let form = FormValidator(), home = form.add(TextControl()), mobile = form.add(TextControl())

      form.requireAtLeast(1, of: [home, mobile])

      form.validate()
      #expect(form.failures.map(\.name) == ["at-least"])
      mobile.text = "555"
      #expect(form.isValid)
    }
    Row(#"`skip_or_fill_minimum: [2, ".part"]`"#) {
      let form = FormValidator(), parts = [TextControl(), TextControl(), TextControl()]
      for part in parts { form.add(part) }

      form.addCondition(on: parts[0]) { [0, 2, 3].contains(parts.filter(\.hasContent).count) }

      #expect(form.validate() == .valid)
      parts[2].text = "a"
      #expect(!form.isValid)
      parts[1].text = "b"
      #expect(form.isValid)
    }
    Row(#"`groups: { name: "first last" }`"#) {
      let form = FormValidator(), first = TextControl(), last = TextControl()

      let name = form.addGroup("name"); name.add(first); name.add(last)

      last.addRule(.notEmpty, invalidMessage: "Please!")
      form.validate()
      #expect(name.errorMessages == ["Please!"])
    }
    Row(#"`ignore: ":hidden"`"#) {
      let form = FormValidator(), company = TextControl(), isCompany = Control(false)
      company.addRule(.notEmpty)

      form.add(company, when: { [weak isCompany] in isCompany?.value == true })

      #expect(form.validate() == .valid)
      isCompany.value = true
      #expect(form.validate() == .invalid)
    }
    Row("the `disabled` attribute") {
      let form = FormValidator(), company = form.add(TextControl())
      company.addRule(.notEmpty)

      company.isEnabled = false

      #expect(form.validate() == .valid)
    }

    // MARK: Rules and messages
    Row("`normalizer: value => value.trim()`") {
      let control = TextControl()
      control.addRule(.email)

      control.formatters = [.trimmed]

      control.text = " ada@example.com "
      #expect(control.isValid)
    }
    Row("a field that is not `required`") {
      let control = TextControl()
      control.addRule(.email)

      control.validator.isOptional = true

      control.validate()
      #expect(control.isValid)
    }
    Row(#"`messages: { email: "Not an address!" }`"#) {
      let control = TextControl()

      control.addRule(.email, invalidMessage: "Not an address!")

      control.text = "ada"
      #expect(control.errorMessages == ["Not an address!"])
    }
    Row(#"`$.validator.format("At least {0}!")`"#) {
      let control = TextControl()

      control.validator.addRule(.length(5...)).message { "At least \($0.parameters["minimum"] ?? 0)!" }

      control.text = "ada"
      #expect(control.errorMessages == ["At least 5!"])
    }
    Row("`localization/messages_de.js`") {
      let control = TextControl()
      control.addRule(.notEmpty)

      control.validator.messages = MessageCatalog(language: "de")

      control.validate()
      #expect(control.errorMessages.first?.hasPrefix("Bitte") == true)
    }
    Row(#"`$.validator.addMethod("palindrome", value => …)`"#, accepts: "level", rejects: "lever") {
      .satisfies("palindrome") { $0 == String($0.reversed()) }
    }
    Row(#"`$.validator.addClassRules("name", { … })`"#) {
      let control = TextControl()

      let name: RuleSet<String> = [.notEmpty, .length(2...)]; control.addRules(name)

      control.text = "a"
      #expect(control.failures.map(\.name) == ["length"])
    }
    Row(#"`field.rules("add", { … })`, `field.rules("remove")`"#) {
      let control = TextControl()

      let handle = control.addRule(.email); handle.remove()

      control.text = "ada"
      #expect(control.isValid)
    }

    // MARK: Events
    Row("`onkeyup` and `onfocusout` as they are by default") {
      let control = TextControl()
      control.addRule(.email)

      control.policy = .onFocusLossThenInputChange

      control.beginEditing()
      control.text = "ada"
      #expect(!control.hasValidated)
      control.endEditing()
      control.text = "ada@example.com"
      #expect(control.hasValidated && control.isValid)
    }
    Row("`onkeyup: false, onfocusout: false`") {
      let control = TextControl()
      control.addRule(.email)

      control.policy = .manual

      control.text = "ada"
      #expect(!control.hasValidated)
    }
    Row("`submitHandler: form => …`") {
      let form = FormValidator(), email = form.add(TextControl(text: "ada@example.com"))
      email.addRule(.email)
      func signUp(_ address: String) async -> Int { 1815 }

      let submission = await form.submit { await signUp(email.formattedValue) }

      #expect(submission == .submitted(1815))
    }
    Row("`invalidHandler: (event, validator) => …`, `focusInvalid`") {
      let form = FormValidator(), email = form.add(TextControl(text: "ada"))
      email.addRule(.email)
      let submission = await form.submit {}
      var focus: AnyControl?

      if case .invalid = submission { focus = form.firstInvalidControl }

      #expect(focus === email)
    }
    Row("`success: label => …`") {
      let email = TextControl(), tick = Control(false)
      email.addRule(.email)

      email.stateChangedHandler = { state in tick.value = state == .valid }

      email.text = "ada@example.com"
      #expect(tick.value)
    }
    Row("`highlight`, `unhighlight`") {
      let email = TextControl()
      email.addRule(.email)
      email.text = "ada"

      let isRed = email.shouldShowErrors && !email.isValid

      #expect(isRed)
    }
    Row(#"`showErrors({ email: "Taken." })`"#) {
      let email = TextControl(text: "ada@example.com")

      email.setExternalFailure("Taken.")

      #expect(email.errorMessages == ["Taken."])
      email.text = "ida@example.com"
      #expect(email.isValid)
    }
    Row("`form.valid()`") {
      let form = FormValidator(), email = form.add(TextControl())
      email.addRule(.email)

      let isValid = form.validate() == .valid

      #expect(!isValid)
    }
    Row("`validator.element(field)`") {
      let email = TextControl()
      email.addRule(.email)

      email.validate()

      #expect(email.hasValidated)
    }
    Row("`validator.resetForm()`") {
      let form = FormValidator(), email = form.add(TextControl())
      email.text = "ada"

      form.reset()

      #expect(email.text == "")
    }
    Row("`validator.numberOfInvalids()`") {
      let form = FormValidator(), email = form.add(TextControl())
      email.addRule(.email)
      form.validate()

      let count = form.controls.count { !$0.failures.isEmpty }

      #expect(count == 1)
    }
  }
}

private let png = FileValue(
  Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0x80]),
  name: "a.png")
private let pdf = FileValue(Data("%PDF-1.7\n".utf8), name: "a.pdf")
