import ALPValidator
import Foundation
import Observation

/// The sign-up form: the form of a ``SignUp`` with what only the app has, and the submission. It draws
/// nothing.
@Observable
@MainActor
final class SignUpForm {
  /// The form of the structure. Its controls have the names, labels, formatters and rules of
  /// ``SignUp/makeRules()``.
  let model: FormModel<SignUp>
  /// The form that a JSON file describes, as a part of the form.
  let survey: FormModel<[String: JSONValue]>
  /// The description of the survey.
  let description: FormDescription
  /// The requests that the form sends.
  let requests = RequestLog()

  /// Whether the values are being sent to the server and cannot be changed any more.
  private(set) var isSending = false

  private let service: SignUpService
  /// The numbers of the guests, in the order in which they were added.
  @ObservationIgnored private var guestNumbers: [ObjectIdentifier: Int] = [:]
  @ObservationIgnored private var guestCount = 0

  /// Creates an empty form.
  init(service: SignUpService) throws {
    self.service = service
    model = FormModel(SignUp(), rules: try SignUp.makeRules())
    description = try FormDescription(json: Data(PackageResources.survey_json))
    survey = FormModel(description: description)
    model.add(survey, at: model.parts.count - 1, name: "survey")
    model[\.phone].inputFormat = .phoneNumber(region: "US")
    model[\.card].inputFormat = .paymentCard
    _ = model.part(\.company, default: { Company() })
    setLocale(Locale(identifier: "en-US"))
    var service = service
    service.transport = RecordingTransport(log: requests, base: service.transport)
    userName.addCondition(
      .remote(at: service.userNameCheck, http: service.userNameHTTP, options: service.userNameOptions))
  }

  // MARK: Controls

  var userName: TextControl { model[\.userName] }
  var email: TextControl { model[\.email] }
  var password: TextControl { model[\.password] }
  var repeatedPassword: TextControl { model[\.repeatedPassword] }
  var age: Control<Int> { model[\.age] }
  var acceptsTerms: Control<Bool> { model[\.acceptsTerms] }

  /// The company that pays, which may be left out.
  var company: OptionalPart<Company> { model.part(\.company) }

  /// The guests whom the user brings.
  var guests: FormList<Guest> { model.list(\.guests) }

  /// Sets the locale in which dates are written and read.
  func setLocale(_ locale: Locale) {
    let arrival = model[\.arrival]
    let date = arrival.value
    model.performChanges {
      model.locale = locale
      arrival.inputFormat = .date(locale: locale)
      // The text that was typed is in the former format.
      guard date != nil else { return }
      arrival.value = nil
      arrival.value = date
    }
  }

  /// Returns the number of a guest, which stays the same when another one is removed.
  func number(of guest: FormModel<Guest>) -> Int {
    let id = ObjectIdentifier(guest)
    if let number = guestNumbers[id] { return number }
    let present = Set(guests.elements.map { ObjectIdentifier($0) })
    guestNumbers = guestNumbers.filter { present.contains($0.key) }
    guestCount += 1
    guestNumbers[id] = guestCount
    return guestCount
  }

  // MARK: Submission

  /// Waits for the check of the user name, and signs up if all is valid.
  ///
  /// A failure from the server is shown at its field until the user edits it.
  func submit() async throws -> Submission<SignUp> {
    try await model.submit { signUp in
      isSending = true
      defer { isSending = false }
      try await service.send(signUp)
      return signUp
    }
  }
}
