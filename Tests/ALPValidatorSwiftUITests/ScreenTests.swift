import ALPValidator
@testable import ALPValidatorSwiftUI
import Foundation
import SwiftUI
import Testing
import UIKit

/// A server that refuses what a test says.
@MainActor private final class Server {
  var saved: [Profile] = []
  var error: (any Error)?
}

private struct Service: ProfileService {
  let server: Server
  let draft: DraftFile

  @MainActor func save(_ profile: Profile) async throws -> Profile {
    if let error = server.error { throw error }
    server.saved.append(profile)
    return profile
  }
}

@MainActor @Suite(.serialized) final class ProfileScreenTests {
  private let server = Server()
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private lazy var draft = DraftFile(at: folder.appending(path: "profile.json"))
  private lazy var screen = makeScreen()

  private func makeScreen() -> Screen {
    let service = Service(server: server, draft: draft)
    return Screen { ProfileScreen(service: service) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func type(_ text: String, in label: String, _ kind: String = "TextField") throws {
    let field = try #require(screen.find(kind, label))
    screen.focus(field)
    screen.type(text, into: field)
    screen.focus(nil)
  }

  private func fill() throws {
    try type("Ada", in: "Name")
    try type("ada@example.com", in: "Email")
    try type("Engine-1842", in: "Password", "SecureField")
    screen.tap(screen.find("Toggle", "I accept the terms"))
  }

  private func save() async {
    screen.tap(screen.find("Button", "Save"))
    await screen.settle()
  }

  private func announcements(_ body: () async throws -> Void) async rethrows -> [String] {
    AccessibilityNotification.Announcement.posted = []
    AccessibilityNotification.Announcement.urgent = []
    try await body()
    return AccessibilityNotification.Announcement.posted
  }

  // MARK: Typing

  @Test func savesWhatWasTyped() async throws {
    try fill()
    await save()
    #expect(server.saved.map(\.email) == ["ada@example.com"])
    #expect(screen.isDismissed)
  }

  @Test func showsAFailureWhenAFieldIsLeftAndReadsIt() async throws {
    let email = try #require(screen.find("TextField", "Email"))
    let read = await announcements {
      screen.focus(email)
      screen.type("ada", into: email)
      #expect(!screen.texts.contains("Please enter an email address, such as name@example.com."))
      screen.focus(nil)
    }
    #expect(screen.texts.contains("Please enter an email address, such as name@example.com."))
    #expect(read == ["Email: Please enter an email address, such as name@example.com."])
    #expect(AccessibilityNotification.Announcement.urgent == [])
    #expect(
      screen.find("TextField", "Email")?.accessibilityHint
        == "Please enter an email address, such as name@example.com.")
  }

  @Test func describesAFieldAndSetsUpItsKeyboard() throws {
    let email = try #require(screen.find("TextField", "Email"))
    #expect(email.accessibilityLabel == "Email, required" && email.settings["labelsHidden"] == "true")
    #expect(email.settings["keyboardType"] == "emailAddress")
    #expect(email.settings["textContentType"] == "\(UITextContentType.emailAddress)")
    #expect(email.settings["autocorrectionDisabled"] == "true")
    #expect(email.settings["autocapitalization"] == "\(UITextAutocapitalizationType.none)")
    #expect(screen.texts.contains("Email *"))
  }

  @Test func listsTheRequirementsWhileTheUserEdits() throws {
    let password = try #require(screen.find("SecureField", "Password"))
    #expect(!screen.texts.contains { $0.hasPrefix("○") })
    screen.focus(password)
    #expect(screen.texts.contains("○ 8 to 64 characters"))
    screen.type("Engine-1842", into: password)
    #expect(screen.texts.contains("✓ 8 to 64 characters"))
    screen.focus(nil)
    #expect(!screen.texts.contains { $0.hasPrefix("✓") })
  }

  // MARK: Choices, days, parts, lists

  @Test func aPickerHasItsChoices() async throws {
    let plan = try #require(screen.find("Picker", "Plan"))
    #expect(plan.choices.map(\.text) == ["free", "pro"])
    plan.chosen?.wrappedValue = Plan.pro
    try fill()
    await save()
    #expect(server.saved.first?.plan == .pro)
  }

  @Test func aDayThatMayBeMissingComesBack() async throws {
    #expect(screen.find("DatePicker") == nil)
    screen.tap(screen.find("Toggle", "Birthday"))
    let picker = try #require(screen.find("DatePicker"))
    #expect(picker.environment.timeZone == .gmt)
    picker.date?.binding.wrappedValue = Date(timeIntervalSince1970: 86_400 * 100 + 3600)
    screen.tap(screen.find("Toggle", "Birthday"))
    #expect(screen.find("DatePicker") == nil)
    screen.tap(screen.find("Toggle", "Birthday"))
    #expect(
      screen.find("DatePicker")?.date?.binding.wrappedValue == Date(timeIntervalSince1970: 86_400 * 100))
  }

  @Test func aPartIsSwitchedAndComesBack() async throws {
    try fill()
    #expect(screen.find("TextField", "Company") == nil)
    screen.tap(screen.find("Toggle", "I buy for a company"))
    try type("Acme", in: "Company")
    screen.tap(screen.find("Toggle", "I buy for a company"))
    #expect(screen.find("TextField", "Company") == nil)
    screen.tap(screen.find("Toggle", "I buy for a company"))
    await save()
    #expect(server.saved.first?.company?.name == "Acme")
  }

  @Test func aCaseHasItsFieldsAndComesBack() async throws {
    try fill()
    let payment = try #require(screen.find("Picker", "Payment"))
    #expect(payment.choices.map(\.text) == ["Card", "Voucher", "Invoice"])
    #expect(screen.find("TextField", "Card number") == nil)
    payment.chosen?.wrappedValue = String?.some("card")
    try type("4242 4242", in: "Card number")
    payment.chosen?.wrappedValue = String?.some("voucher")
    #expect(screen.find("TextField", "Card number") == nil)
    try type("ABCD1234", in: "Voucher")
    payment.chosen?.wrappedValue = String?.some("card")
    #expect(screen.find("TextField", "Card number")?.field?.shown == "4242 4242")
    await save()
    #expect(server.saved.isEmpty)
    let message = try #require(screen.find("TextField", "Card number")?.accessibilityHint)
    #expect(screen.texts.contains(message))
    payment.chosen?.wrappedValue = String?.some("voucher")
    await save()
    guard case .voucher("ABCD1234")? = server.saved.first?.payment else {
      Issue.record("\(server.saved)")
      return
    }
  }

  @Test func rowsAreAddedMovedAndRemoved() async throws {
    try fill()
    for url in ["https://a.example", "https://b.example", "https://c.example"] {
      screen.tap(screen.find("Button", "Add link"))
      let field = try #require(screen.nodes.last { $0.kind == "TextField" && $0.text == "Link" })
      screen.type(url, into: field)
    }
    let rows = try #require(screen.nodes.first { $0.delete != nil })
    rows.delete?([0])
    try #require(screen.nodes.first { $0.move != nil }).move?([1], 0)
    screen.update()
    await save()
    #expect(server.saved.first?.links.map(\.url) == ["https://c.example", "https://b.example"])
  }

  @Test func aListShowsItsOwnMessage() async throws {
    var profile = Profile()
    profile.links = (1...4).map { Link(url: "https://\($0).example") }
    let form = FormModel(profile, rules: Profile.rules)
    let screen = Screen {
      Form {
        FormRows(form.list(\.links), add: "Add link", new: Link()) { FormField($0[\.url]) }
        SubmitButton("Save")
      }
      .saves(form) { _ in }
    }
    #expect(screen.find("Button", "Add link")?.isEnabled == false)
    screen.tap(screen.find("Button", "Save"))
    await screen.settle()
    #expect(screen.texts.contains("Please choose at most 3 items."))
    let rows = try #require(screen.nodes.first { $0.delete != nil })
    rows.delete?([0, 1])
    #expect(screen.find("Button", "Add link")?.isEnabled == true)
    screen.tap(screen.find("Button", "Add link"))
    #expect(screen.find("Button", "Add link")?.isEnabled == false)
  }

  // MARK: Submitting

  @Test func movesTheFocusToTheFirstFailureAndReadsIt() async throws {
    try type("Ada", in: "Name")
    let read = await announcements { await save() }
    #expect(screen.isFocused(screen.find("TextField", "Email")))
    #expect(read == ["Email: Please enter an email address, such as name@example.com."])
    #expect(AccessibilityNotification.Announcement.urgent == read)
    #expect(server.saved.isEmpty && !screen.isDismissed)
  }

  @Test func scrollsToAFieldThatHasNoViewYetAndMovesTheFocusThere() async throws {
    try fill()
    screen.tap(screen.find("Button", "Add link"))
    let row = try #require(
      screen.nodes.last { $0.kind == "Row" && !$0.all.filter { $0.text == "Link" }.isEmpty })
    let field = try #require(row.all.first { $0.kind == "TextField" })
    #expect(field.field?.shown == "")
    screen.offscreen = Set(row.ids)
    screen.tap(screen.find("Toggle", "I accept the terms"))
    screen.tap(screen.find("Toggle", "I accept the terms"))
    #expect(screen.find("TextField", "Link") == nil)
    await save()
    #expect(screen.isFocused(screen.find("TextField", "Link")))
  }

  @Test func movesVoiceOverToAToggle() async throws {
    try fill()
    screen.tap(screen.find("Toggle", "I accept the terms"))
    await save()
    #expect(screen.isFocused(screen.find("Toggle", "I accept the terms"), spoken: true))
    #expect(!screen.isFocused(screen.find("TextField", "Link")))
  }

  @Test func returnLeadsToTheNextFieldAndSubmitsInTheLast() async throws {
    try fill()
    let name = try #require(screen.find("TextField", "Name"))
    screen.focus(name)
    #expect(screen.find("TextField", "Name")?.submitLabel == .next)
    screen.pressReturn(in: name)
    #expect(screen.isFocused(screen.find("TextField", "Email")))
    screen.pressReturn(in: try #require(screen.find("TextField", "Email")))
    let password = try #require(screen.find("SecureField", "Password"))
    #expect(screen.isFocused(password) && password.submitLabel == .done)
    screen.pressReturn(in: password)
    await screen.settle()
    #expect(server.saved.count == 1)
  }

  @Test func showsTheFailuresOfTheServerAtTheirFields() async throws {
    try fill()
    server.error = ExternalFailures(["/email": "There is an account already."])
    await save()
    #expect(screen.texts.contains("There is an account already."))
    #expect(screen.isFocused(screen.find("TextField", "Email")))
    server.error = nil
    try type("b", in: "Email")
    #expect(!screen.texts.contains("There is an account already."))
    await save()
    #expect(server.saved.count == 1)
  }

  @Test func showsAnErrorAsTheMessageOfTheForm() async throws {
    struct Offline: Error {}
    try fill()
    server.error = Offline()
    let read = await announcements { await save() }
    #expect(screen.texts.contains(FieldTexts.standard.submissionFailed))
    #expect(read == [FieldTexts.standard.submissionFailed])
    #expect(screen.scrolledTo.count == 1)
  }

  // MARK: Drafts

  @Test func restoresADraftAndRemovesItAfterASave() async throws {
    try type("Ada", in: "Name")
    try type("Engine-1842", in: "Password", "SecureField")
    screen.environment.scenePhase = .background
    screen.invalidate()
    screen.update()
    #expect(try !String(contentsOf: draft.url, encoding: .utf8).contains("Engine-1842"))
    screen = makeScreen()
    #expect(screen.find("TextField", "Name")?.field?.shown == "Ada")
    #expect(screen.find("SecureField", "Password")?.field?.shown == "")
    try type("ada@example.com", in: "Email")
    try type("Engine-1842", in: "Password", "SecureField")
    screen.tap(screen.find("Toggle", "I accept the terms"))
    await save()
    #expect(server.saved.map(\.name) == ["Ada"])
    screen.environment.scenePhase = .inactive
    screen.invalidate()
    screen.update()
    #expect(draft.date == nil)
  }

  @Test(.timeLimit(.minutes(1))) func writesADraftAfterAPause() async throws {
    let service = Service(server: server, draft: draft)
    screen = Screen { ProfileScreen(service: service).environment(\.draftPause, .zero) }
    try type("Ada", in: "Name")
    while draft.date == nil { await Task.yield() }
    #expect(try String(contentsOf: draft.url, encoding: .utf8).contains("Ada"))
  }

  @Test func writesADraftWhenItsViewDisappears() throws {
    let form = FormModel(Profile(), rules: Profile.rules)
    let isShown = Control(true)
    let draft = draft
    let screen = Screen {
      if isShown.value { FormField(form[\.name]).keepsDraft(of: form, in: draft) }
    }
    screen.type("Ada", into: try #require(screen.find("TextField", "Name")))
    #expect(draft.date == nil)
    isShown.value = false
    screen.update()
    #expect(try String(contentsOf: draft.url, encoding: .utf8).contains("Ada"))
  }
}

// MARK: Other screens

private nonisolated struct Order: Codable, Sendable {
  var id = ""
  var card = ""
  var pin = ""
  var guests = 2
  var country: String?
  var notes = ""
  static let rules: RuleSet<Order> = [
    .at(\.card, "card", label: "Card", [.card()]),
    .at(\.id, "id", label: "ID"),
    .at(\.pin, "pin", label: "PIN"),
    .at(\.guests, "guests", label: "Guests", [.range(1...4)]),
    .at(\.country, "country", label: "Country"),
    .at(\.notes, "notes", label: "Notes"),
  ]
}

private struct OrderScreen: View {
  let form: FormModel<Order>
  var submit: @MainActor (Order) async throws -> Void = { _ in }

  var body: some View {
    Form {
      FormField(form[\.card], contentType: .creditCardNumber)
      FormField(form[\.pin])
      FormStepper(form[\.guests], in: 1...3)
      FormPicker(form[\.country], choices: ["DE", "GB"], none: "No country") { Text($0) }
      FormInput(form[\.notes]) { Text("Notes of the app") }
      FormMessages(form)
      DismissButton("Cancel")
      SubmitButton("Order")
    }
    .submits(form, submit)
    .confirmsDismissal(of: form)
  }
}

@MainActor @Suite(.serialized) struct OrderScreenTests {
  private let form = FormModel(Order(), rules: Order.rules)
  private let screen: Screen

  init() {
    form[\.card].inputFormat = .paymentCard
    form[\.pin].inputRestrictions = [.length(...4)]
    let form = form
    screen = Screen { OrderScreen(form: form) }
  }

  @Test func formatsWhatIsTypedAndKeepsTheCursor() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.focus(card)
    for digit in "42424" { screen.type(String(digit), into: card) }
    #expect(card.field?.shown == "4242 4" && card.field?.cursor == 6..<6)
    screen.moveCursor(of: card, to: 2)
    screen.type("1", into: card)
    #expect(card.field?.shown == "4214 24")
    #expect(card.field?.cursor == 3..<3)
    #expect(form.value.card == "421424")
  }

  @Test func backspaceAfterASeparatorDeletesTheDigitBeforeIt() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.type("42424", into: card)
    screen.moveCursor(of: card, to: 5)
    screen.type("", into: card, replacing: 4..<5)
    #expect(card.field?.shown == "4244" && card.field?.cursor == 3..<3)
  }

  @Test func deleteBeforeASeparatorDeletesTheDigitAfterIt() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.type("42425", into: card)
    screen.moveCursor(of: card, to: 4)
    screen.type("", into: card, replacing: 4..<5)
    #expect(card.field?.shown == "4242")
  }

  @Test func whatAutoFillFillsIsFormatted() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.fill("4242424242424242", into: card)
    #expect(card.field?.shown == "4242 4242 4242 4242" && form.value.card == "4242424242424242")
  }

  @Test func aCharacterThatIsDroppedIsNotShown() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.type("42", into: card)
    screen.type("x", into: card)
    #expect(card.field?.shown == "42")
    let pin = try #require(screen.find("TextField", "PIN"))
    screen.type("1234", into: pin)
    screen.type("5", into: pin)
    #expect(pin.field?.shown == "1234")
  }

  @Test func aFieldOfAnEarlierSystemFormatsAndDropsWhatIsTyped() throws {
    let form = form
    let screen = Screen { OrderScreen(form: form).environment(\.keepsCursor, false) }
    let card = try #require(screen.find("TextField", "Card"))
    screen.type("42424", into: card)
    #expect(card.field?.shown == "4242 4" && form.value.card == "42424")
    screen.type("x", into: card)
    #expect(card.field?.shown == "4242 4" && form.value.card == "42424")
    form.reset()
    screen.update()
    #expect(card.field?.shown == "")
  }

  @Test func aFieldFollowsItsControl() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.type("4242", into: card)
    form.reset()
    screen.update()
    #expect(card.field?.shown == "")
    form[\.card].text = "4111 1"
    screen.update()
    #expect(card.field?.shown == "4111 1")
  }

  @Test func theCursorKeepsWhatIsAfterItWhenTheControlChangesTheText() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.type("4242", into: card)
    screen.moveCursor(of: card, to: 2)
    form[\.card].text = "994242"
    screen.update()
    #expect(card.field?.shown == "994242" && card.field?.cursor == 4..<4)
  }

  @Test func aStepperShowsItsNumber() throws {
    let stepper = try #require(screen.find("Stepper"))
    #expect(stepper.text == "Guests: 2")
    stepper.adjust?(1)
    stepper.adjust?(1)
    #expect(screen.find("Stepper")?.text == "Guests: 3")
    #expect(screen.find("Stepper")?.settings["accessibilityValue"] == "3")
  }

  @Test func aPickerHasAChoiceWithoutAValue() throws {
    let country = try #require(screen.find("Picker", "Country"))
    #expect(country.choices.map(\.text) == ["No country", "DE", "GB"])
    country.chosen?.wrappedValue = String?.some("GB")
    #expect(form.value.country == "GB")
    country.chosen?.wrappedValue = String?.none
    #expect(form.value.country == nil)
  }

  @Test func returnLeadsToAFieldThatHasNoViewYetAndPassesOverATextWithoutOne() async throws {
    let form = form
    let screen = Screen(offscreen: [form[\.pin].id]) { OrderScreen(form: form) }
    screen.environment.patience = Patience { for _ in 0..<20 { await Task.yield() } }
    screen.invalidate()
    // The text `id` is next in the form, and on no screen.
    let card = try #require(screen.find("TextField", "Card"))
    #expect(screen.find("TextField", "PIN") == nil)
    screen.focus(card)
    screen.pressReturn(in: card)
    await screen.settle()
    #expect(screen.isFocused(screen.find("TextField", "PIN")))
    #expect(screen.scrolledTo == [form[\.id].id, form[\.pin].id])
  }

  @Test func aFieldThatDisappearsWhileItIsEditedEndsEditing() throws {
    let name = TextControl()
    let isShown = Control(true)
    let screen = Screen {
      if isShown.value { FormField(name) }
    }
    screen.focus(screen.find("TextField"))
    #expect(name.isEditing)
    isShown.value = false
    screen.update()
    #expect(!name.isEditing)
  }

  @Test func theFocusBeginsAndEndsEditing() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.focus(card)
    #expect(form[\.card].isEditing)
    screen.focus(screen.find("TextField", "PIN"))
    #expect(!form[\.card].isEditing && form[\.pin].isEditing)
  }

  @Test func aFormWithoutChangesIsDismissedAtOnce() {
    screen.tap(screen.find("Button", "Cancel"))
    #expect(screen.isDismissed)
  }

  @Test func asksBeforeAFormWithChangesIsDismissed() throws {
    let card = try #require(screen.find("TextField", "Card"))
    screen.type("4242", into: card)
    #expect(screen.root.contains { $0.settings["interactiveDismissDisabled"] == "true" })
    screen.tap(screen.find("Button", "Cancel"))
    #expect(!screen.isDismissed && screen.find("Dialog") != nil)
    screen.tap(screen.find("Button", FieldTexts.standard.keepEditing))
    #expect(!screen.isDismissed && screen.find("Dialog") == nil && form.value.card == "4242")
    screen.tap(screen.find("Button", "Cancel"))
    screen.tap(screen.find("Button", FieldTexts.standard.discardChanges))
    #expect(screen.isDismissed && !form.isDirty)
  }

  @Test func theSubmitButtonIsDisabledWhileTheFormIsSubmitted() async throws {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let form = FormModel(Order(), rules: [.at(\.notes, "notes")])
    let screen = Screen {
      Group { SubmitButton("Send") }.submits(form) { _ in for await _ in gate { break } }
    }
    screen.tap(screen.find("Button", "Send"))
    await screen.settle()
    #expect(screen.find("Button", "Send")?.isEnabled == false)
    opening.yield()
    await screen.settle()
    #expect(screen.find("Button", "Send")?.isEnabled == true)
  }

  @Test func aStyleOfTheAppShowsAField() {
    struct Boxed: FormFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("[\(configuration.field.label ?? "")]")
          configuration.input
        }
      }
    }
    let form = form
    let screen = Screen { FormField(form[\.pin]).formFieldStyle(Boxed()) }
    #expect(screen.texts == ["[PIN]"] && screen.find("TextField", "PIN") != nil)
  }

  @Test func offersToSendAFailedRequestAgain() async throws {
    struct Offline: Error {}
    @MainActor final class Connection { var isOnline = false }
    let connection = Connection()
    let name = TextControl()
    name.label = "Name"
    name.addCondition(
      .async("free", options: RequestOptions(failurePolicy: .hold)) { _ in
        guard connection.isOnline else { throw Offline() }
        return true
      })
    let screen = Screen { FormField(name) }
    name.text = "ada"
    screen.update()
    #expect(screen.find("ProgressView") != nil)
    _ = await name.settledState()
    await screen.settle()
    let button = try #require(screen.find("Button", FieldTexts.standard.tryAgain))
    #expect(screen.find("ProgressView") == nil && button.settings["buttonStyle"] == "BorderlessButtonStyle")
    connection.isOnline = true
    screen.tap(button)
    _ = await name.settledState()
    await screen.settle()
    #expect(name.isValid && screen.find("Button", FieldTexts.standard.tryAgain) == nil)
  }

  @Test func aChecklistIsAlwaysThere() {
    let password = TextControl()
    password.addRule(.length(8...64))
    let screen = Screen { Checklist(password) }
    #expect(screen.texts == ["○ 8 to 64 characters"])
  }
}
