import Observation

@testable import ALPValidator
@testable import ValidationRules

/// An app with a form, and what its user and its program did.
@MainActor final class RandomApp {
  @Observable @MainActor final class Settings {
    var isStrict = false
    var maximumAge = 60
    var isLenient = false
  }

  /// A call of the slow function, with what it has read.
  struct Call {
    let value: String
    let readsVersion: Int
    var continuation: CheckedContinuation<Bool, any Error>?
    var answer: Result<Bool, any Error>?
  }

  struct Broken: Error {}

  /// What the program did with a control, and which text was validated.
  @MainActor final class Field {
    let control = TextControl()
    var edits = 0
    var isTouched = false
    var isEditing = false
    var isChangedWithoutEditing = false
    var clean = ""
    var external: String?
    var validated: String?
    var validatedValueNumber: Int?
    var policy = ValidationPolicy.onInputChange
    var lastValid: String?
    /// The expected failures of the validated text, in order: name, message, whether it is a warning.
    var failures: (String) -> [(name: String, message: String, isWarning: Bool)] = { _ in [] }
    var format: (String) -> String = { $0 }

    func note() {
      validated = control.text
      validatedValueNumber = edits
    }
  }

  var random: SeededGenerator
  var log: [String] = []
  var faults: [String] = []
  /// Whether the present step moves a part.
  var isMove = false
  let settings = Settings()
  let form = FormValidator()
  let company: FormValidator
  let guests: FormValidator
  let isCompany = Control(false)
  let region = TextControl(text: "de")
  let name = Field(), email = Field(), repeated = Field(), age = Field(), vat = Field()
  var guestFields: [Field] = []
  var allGuests: [Field] = []
  let ageValidator = Validator(type: .numeric(Int.self))
  var readAge: Int??
  var calls: [Call] = []
  var readsVersion = 0
  var language = "en"
  var snapshots: [ObjectIdentifier: () -> Void] = [:]
  var submissions: [Task<Void, Never>] = []
  static let catalogs = ["de", "en"].map { MessageCatalog(language: $0) }

  var fields: [Field] { [name, email, repeated, age] + (isCompany.value ? [vat] : []) + guestFields }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    company = form.add(
      FormValidator(), name: "company", when: { [weak isCompany] in isCompany?.value == true })
    guests = form.add(FormValidator(), name: "guests")
    form.add(name.control, at: 0, name: "name", label: "Name")
    form.add(email.control, at: 1, name: "email")
    form.add(repeated.control, at: 2, name: "repeated")
    form.add(age.control, at: 3, name: "age")
    company.add(vat.control, name: "vat")
    makeName()
    makeOthers()
    for _ in 0..<2 { addGuest() }
    for object in [form, company, guests] { observe(object) }
    for field in [name, email, repeated, age, vat] { observe(field.control) }
  }

  func makeName() {
    name.control.addRule(.length(2...))
    name.control.addRule(
      .notEmpty, invalidMessage: "warn", severity: .warning, when: { [settings] in settings.isStrict })
    var options = RequestOptions()
    options.failurePolicy = .hold
    name.control.addCondition(
      .async(
        "free", reading: { [region, settings] in [region.value, "\(settings.isStrict)"] }, options: options
      ) {
        [weak self] value, _ in
        guard let self else { return false }
        return try await withCheckedThrowingContinuation {
          self.calls.append(Call(value: value, readsVersion: self.readsVersion, continuation: $0))
        }
      }, invalidMessage: "taken")
    name.failures = { [unowned self] text in
      var found: [(String, String, Bool)] = []
      if text.count < 2 { found.append(("length", lengthMessage, false)) }
      if text.isEmpty, settings.isStrict { found.append(("presence", "warn", true)) }
      if text.count >= 2, case .success(false) = calls.last?.answer { found.append(("free", "taken", false)) }
      return found
    }
  }

  var lengthMessage: String {
    var messages = Self.catalogs[language == "de" ? 0 : 1]
    messages.label = name.control.label
    return RuleSet<String>([.length(2...)]).failures(for: "")[0].written(by: messages).message
  }

  func makeOthers() {
    email.control.formatters = [.trimmed, .lowercased]
    email.format = { $0.trimmingPrefix(" ").lowercased() }
    email.control.validator.stopsAtFirstFailure = true
    email.control.addRule(.contains("@"), invalidMessage: "at")
    email.control.addCondition(
      .satisfies("short") { [settings] in !settings.isStrict || $0.count < 4 }, invalidMessage: "long")
    email.control.addRule(.length(...4), invalidMessage: "longer")
    email.failures = { [settings] text in
      if !text.contains("@") { return [("contains", "at", false)] }
      if settings.isStrict, text.count >= 4 { return [("short", "long", false)] }
      return text.count > 4 ? [("length", "longer", false)] : []
    }
    repeated.control.addValidationToEnsureInstanceIsTheSame(as: email.control, invalidMessage: "same")
    repeated.failures = { [unowned self] in
      $0 == email.format(email.control.text) ? [] : [("same", "same", false)]
    }
    ageValidator.isOptional = true
    ageValidator.addCondition(
      .satisfies("old") { [settings] in $0 <= settings.maximumAge }, invalidMessage: "old")
    age.control.attachValidator(
      ageValidator, parsing: { [settings] in Self.parse($0, settings.isLenient) }, invalidMessage: "number")
    age.failures = { [unowned self] text in
      // A text that is replaced by an edit without a validation is not parsed again.
      if age.validatedValueNumber == age.edits {
        readAge = text.isEmpty ? .some(nil) : Self.parse(text, settings.isLenient).map { .some($0) }
      }
      guard let readAge else { return [("parse", "number", false)] }
      return readAge ?? 0 <= settings.maximumAge ? [] : [("old", "old", false)]
    }
    vat.control.validator.isOptional = true
    vat.control.addRule(.length(3...), invalidMessage: "vat", when: { [weak region] in region?.text == "de" })
    vat.failures = { [unowned self] in
      !$0.isEmpty && $0.count < 3 && region.text == "de" ? [("length", "vat", false)] : []
    }
  }

  static func parse(_ text: String, _ isLenient: Bool) -> Int? {
    Int(isLenient ? text.replacing("a", with: "") : text)
  }

  func addGuest() {
    let field = Field()
    field.control.addRule(.notEmpty, invalidMessage: "guest")
    field.control.addCondition(
      .satisfies("unique") { [weak guests, weak own = field.control] text in
        guests?.parts.contains { $0 !== own && ($0 as? TextControl)?.text == text } != true
      }, invalidMessage: "twice")
    field.failures = { [unowned self, unowned field] text in
      let isTwice = guestFields.contains { $0 !== field && $0.control.text == text }
      return (text.isEmpty ? [("presence", "guest", false)] : [])
        + (isTwice ? [("unique", "twice", false)] : [])
    }
    guests.add(field.control, name: "g\(allGuests.count)")
    guestFields.append(field)
    allGuests.append(field)
    observe(field.control)
  }

  // MARK: Observers

  /// Checks that an object notifies of each change, and of nothing else but moves, which are changes by themselves.
  func observe(_ part: FormPart) {
    // A control is not notified of its own place.
    let isForm = part is FormValidator
    let read = { [unowned part] in
      ["\(part.state) \(part.hasValidated)"]
        + (part.failures + part.warnings + part.failuresAwaitingRetry).map {
          "\(isForm ? $0.path.description : "") \($0.name) \($0.message) \($0.cause)"
        }
    }
    var last = read()
    part.stateChangedHandler = { [weak self, unowned part] state in
      let now = read()
      if now == last, self?.isMove != true {
        self?.faults.append("\(part.path) notified of nothing new: \(now)")
      }
      if state != part.state { self?.faults.append("\(part.path) passed \(state)") }
      last = now
    }
    snapshots[ObjectIdentifier(part)] = { [weak self, unowned part] in
      if read() != last { self?.faults.append("\(part.path) not notified: \(last) \(read())") }
    }
  }
}
