import ALPValidatorTesting
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// When the failures of a control are shown.
@MainActor @Suite struct ErrorVisibilityTests {
  /// What a user, a program and a server do with a field that needs three characters.
  enum Event: CaseIterable {
    case begin
    case end
    case typeRight
    case typeWrong
    case typeShorter
    case toggle
    case validate
    case submit
    case serverFails
    case reset
    case load
  }

  /// What is expected, without a library.
  struct Model {
    var text = ""
    var isValidated = false
    var isEditing = false
    var isHeldBack = false
    var isFailedByServer = false
    var hasChanged = false
    var hasChangedUnedited = false
    var hasLeft = false
    var hasSubmitted = false

    var isFailing: Bool { isFailedByServer || isValidated && text.count < 3 }

    func hasReason(_ visibility: ErrorVisibility) -> Bool {
      switch visibility {
      case .immediately: hasChanged || hasChangedUnedited || hasLeft || hasSubmitted
      case .afterEditing: hasChangedUnedited || hasLeft || hasSubmitted
      case .afterSubmission: hasSubmitted
      }
    }

    func messages(_ visibility: ErrorVisibility) -> [String] {
      let isTimely = hasReason(visibility) && (visibility == .immediately || !isHeldBack)
      let showsRule = isValidated && text.count < 3 && isTimely
      let showsServer = isFailedByServer && (!isEditing || hasLeft || hasSubmitted)
      return (showsRule ? ["Short."] : []) + (showsServer ? ["Taken."] : [])
    }

    mutating func follow(_ event: Event, _ visibility: ErrorVisibility) {
      switch event {
      case .begin where !isEditing:
        isHeldBack = !(hasReason(visibility) && isFailing)
        isEditing = true
      case .end where isEditing:
        isEditing = false
        isHeldBack = false
        hasLeft = true
        isValidated = true
      case .typeRight: change(to: "right")
      case .typeWrong: change(to: "wr")
      case .typeShorter: change(to: String(text.dropLast()))
      case .toggle: change(to: text.count < 3 ? "toggled" : "to")
      case .load where text != "lo":
        text = "lo"
        isValidated = true
        isFailedByServer = false
      case .validate, .submit:
        hasSubmitted = true
        isHeldBack = false
        isValidated = true
        if event == .submit { isFailedByServer = false }
      case .serverFails: isFailedByServer = true
      case .reset:
        let wasEditing = isEditing
        self = Model()
        isEditing = wasEditing
      default: break
      }
    }

    private mutating func change(to newText: String) {
      guard newText != text else { return }
      text = newText
      isValidated = true
      isFailedByServer = false
      hasChanged = true
      if !isEditing { hasChangedUnedited = true }
      if isEditing, !isFailing { isHeldBack = true }
    }
  }

  @MainActor private final class Field {
    let form = FormValidator()
    let control = TextControl()

    init(_ visibility: ErrorVisibility) {
      form.add(control)
      form.errorVisibility = visibility
      control.addRule(.length(3...), invalidMessage: "Short.")
    }

    func perform(_ event: Event) {
      switch event {
      case .begin: control.beginEditing()
      case .end: control.endEditing()
      case .typeRight: control.text = "right"
      case .typeWrong: control.text = "wr"
      case .typeShorter: control.text = String(control.text.dropLast())
      case .toggle: control.text = control.text.count < 3 ? "toggled" : "to"
      case .validate: control.validate()
      case .submit:
        // What a submission does before it waits.
        form.clearExternalFailures()
        form.validate()
      case .serverFails: control.setExternalFailure("Taken.")
      case .reset: form.reset()
      case .load:
        Transaction.runUnasked { [control] command in
          control.setValue("lo", keepingSecrets: false, command)
        }
      }
    }
  }

  #if DEBUG
  private static let lengths = [ErrorVisibility.afterEditing: 4, .immediately: 3, .afterSubmission: 3]
  #else
  private static let lengths = [ErrorVisibility.afterEditing: 6, .immediately: 5, .afterSubmission: 5]
  #endif

  /// A request that waits for a retry fails no value, and still it revealed the failure of a rule while the user typed.
  @Test func aRequestThatFailsWhileTheUserTypesRevealsNoOtherFailure() async {
    struct Offline: Error {}
    let control = TextControl()
    let isKnown = HeldFunction<String>()
    control.addRule(.length(3...))
    control.addCondition(
      .async(options: RequestOptions(timeout: .seconds(600), failurePolicy: .hold, checksInvalidValues: true))
      {
        try await isKnown($0)
      })
    control.beginEditing()
    control.text = "abc"
    await isKnown.waitForCalls(1)
    isKnown.finish("abc", with: .success(true))
    await control.settledState()
    control.endEditing()
    control.beginEditing()
    control.text = "ab"
    await isKnown.waitForCalls(2)
    isKnown.finish("ab", with: .failure(Offline()))
    await control.settledState()
    #expect(control.failures.count == 1 && control.isAwaitingRetry)
    #expect(control.visibleErrorMessages.isEmpty)
  }

  @Test(arguments: ErrorVisibility.allCases)
  func agreesWithTheModelInEverySequence(_ visibility: ErrorVisibility) throws {
    let length = try #require(Self.lengths[visibility])
    let events = Event.allCases
    var indices = Array(repeating: 0, count: length)
    var faults: [String] = []
    repeat {
      let field = Field(visibility)
      var model = Model()
      for (step, index) in indices.enumerated() {
        field.perform(events[index])
        model.follow(events[index], visibility)
        let shown = field.control.visibleErrorMessages
        if shown != model.messages(visibility), faults.count < 10 {
          faults.append("\(indices.prefix(step + 1).map { events[$0] }): shown \(shown)")
        }
      }
    } while Self.increment(&indices, below: events.count)
    #expect(faults.isEmpty, "\(faults)")
  }

  /// Goes on to the next sequence; returns `false` after the last one.
  private static func increment(_ indices: inout [Int], below count: Int) -> Bool {
    for place in indices.indices.reversed() {
      indices[place] += 1
      if indices[place] < count { return true }
      indices[place] = 0
    }
    return false
  }

  @Test func showsNothingWhileAnAddressIsTypedForTheFirstTime() {
    let email = TextControl()
    email.addRule(.email)
    email.beginEditing()
    for length in 1..."ada@example.com".count {
      email.text = String("ada@example.com".prefix(length))
      #expect(email.visibleErrorMessages.isEmpty)
    }
    email.endEditing()
    #expect(email.visibleErrorMessages.isEmpty)
  }

  @Test func showsThatARequiredFieldWasPassedThrough() {
    let name = TextControl()
    name.addRule(.notEmpty, invalidMessage: "Required.")
    name.beginEditing()
    #expect(name.visibleErrorMessages.isEmpty)
    name.endEditing()
    #expect(name.visibleErrorMessages == ["Required."])
  }

  @Test func showsALateResponseInAFieldThatWasLeftBefore() {
    let server = FakeServer()
    let name = TextControl()
    name.addCondition(server.condition(), invalidMessage: "Taken.")
    name.beginEditing()
    name.text = "ada"
    server.respond(with: .rejected(message: nil))
    #expect(name.state == .invalid)
    #expect(name.visibleErrorMessages.isEmpty)
    name.endEditing()
    #expect(name.visibleErrorMessages == ["Taken."])
    name.beginEditing()
    name.text = "bob"
    #expect(name.visibleErrorMessages.isEmpty)
    server.respond(with: .rejected(message: nil))
    #expect(name.visibleErrorMessages == ["Taken."])
  }

  @Test func hidesTheFailureOfAFieldThatTheUserHasNotTouched() {
    let first = TextControl()
    let second = TextControl()
    second.addCondition(.same { first.value }, invalidMessage: "Not the same.")
    second.validator.validate("")
    first.text = "a"
    #expect(second.state == .invalid)
    #expect(second.visibleErrorMessages.isEmpty)
    second.beginEditing()
    second.endEditing()
    #expect(second.visibleErrorMessages == ["Not the same."])
  }

  @Test func aControlHasItsOwnVisibilityBeforeThatOfItsForm() {
    let form = FormValidator()
    form.errorVisibility = .afterSubmission
    let quiet = form.add(TextControl())
    let loud = form.add(TextControl())
    loud.errorVisibility = .immediately
    for control in [quiet, loud] {
      control.addRule(.length(3...), invalidMessage: "Short.")
      control.beginEditing()
      control.text = "a"
      control.endEditing()
    }
    #expect(quiet.visibleErrorMessages.isEmpty)
    #expect(loud.visibleErrorMessages == ["Short."])
    loud.errorVisibility = nil
    #expect(loud.visibleErrorMessages.isEmpty)
  }

  /// A failure that is shown stays shown while a request is in flight for another reason.
  @Test func keepsAFailureShownWhileARequestIsInFlight() {
    let name = TextControl()
    var options = RequestOptions.patient
    options.checksInvalidValues = true
    name.addRule(.length(...3), invalidMessage: "Long.")
    name.addCondition(
      .async(options: options) { _ in
        // Without a response until the request is canceled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        return true
      })
    name.beginEditing()
    name.text = "far too long"
    name.endEditing()
    #expect(name.state == .waiting)
    #expect(name.visibleErrorMessages == ["Long."])
    name.beginEditing()
    #expect(name.visibleErrorMessages == ["Long."])
    name.text = "still too long"
    #expect(name.visibleErrorMessages == ["Long."])
  }

  @Test func holdsBackALateResponseInAFieldThatIsEditedForTheFirstTime() {
    let server = FakeServer()
    let name = TextControl()
    name.addCondition(server.condition(), invalidMessage: "Taken.")
    name.text = "set by the program"
    server.respond(with: .accepted)
    name.beginEditing()
    name.text = "ada"
    server.respond(with: .rejected(message: nil))
    #expect(name.state == .invalid)
    #expect(name.visibleErrorMessages.isEmpty)
    name.endEditing()
    #expect(name.visibleErrorMessages == ["Taken."])
  }

  /// The late warning of one validator showed the failure of another one while it was typed.
  @Test func holdsBackALocalFailureIfAResponseWarns() async {
    let name = TextControl(text: "adam")
    name.addRule(.length(3...), invalidMessage: "Too short.")
    let rare = Validator(type: .string)
    let function = HeldFunction<String>()
    rare.addCondition(.async(options: .patient) { try await function($0) }, severity: .warning)
    name.attachValidator(rare)
    name.beginEditing()
    name.endEditing()
    await function.waitForCalls(1)
    await function.finish("adam", with: false)
    _ = await name.settledState()
    name.beginEditing()
    name.text = "ad"
    await function.waitForCalls(2)
    await function.finish("ad", with: false)
    _ = await name.settledState()
    #expect(name.warnings.count == 1)
    #expect(name.visibleErrorMessages.isEmpty)
    name.endEditing()
    #expect(name.visibleErrorMessages == ["Too short."])
  }

  @Test func holdsBackALocalFailureIfAResponseAccepts() async {
    let function = HeldFunction<String>()
    let name = TextControl(text: "ada")
    name.addRule(.length(3...), invalidMessage: "Too short.")
    var options = RequestOptions.patient
    options.checksInvalidValues = true
    name.addCondition(.async(options: options) { try await function($0) })
    name.beginEditing()
    name.endEditing()
    await function.waitForCalls(1)
    await function.finish("ada", with: true)
    _ = await name.settledState()
    name.beginEditing()
    name.text = "a"
    await function.waitForCalls(2)
    await function.finish("a", with: true)
    _ = await name.settledState()
    #expect(name.state == .invalid)
    #expect(name.visibleErrorMessages.isEmpty)
    name.endEditing()
    #expect(name.visibleErrorMessages == ["Too short."])
  }
}
