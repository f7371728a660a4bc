import ALPValidator
import Foundation
import LoopbackServer
import Testing

@testable import Demo

@MainActor
@Suite(.timeLimit(.minutes(15))) struct InspectorTests {
  private let server: SignUpServer
  private let form: SignUpForm
  private let session: FormSession

  init() throws {
    server = try SignUpServer()
    form = try SignUpForm(service: server.service(timeout: .seconds(300)))
    session = FormSession(form)
  }

  private var inspector: Inspector { session.view.inspector }

  private func property(_ name: String) -> String? { inspector.properties.first { $0.name == name }?.value }

  @Test func followsTheFocus() {
    #expect(inspector.field == .userName && inspector.path == "/userName")
    session.handle(.focus(field: .phone))
    session.handle(.insert(field: .phone, text: "6502532222", selection: nil))
    #expect(inspector.field == .phone)
    #expect(property("text") == #""(650) 253-2222""#)
    #expect(property("value") == #""6502532222""#)
    #expect(property("formattedValue") == #""+16502532222""#)
    #expect(property("state") == ".valid")
    #expect(inspector.rules.map(\.status) == ["satisfied"])
    session.handle(.blur(field: .phone))
    #expect(inspector.field == .phone)
  }

  @Test func showsFailuresAndNoSecret() {
    session.handle(.focus(field: .password))
    session.handle(.edit(field: .password, text: "engine-1842"))
    #expect(inspector.failures.map(\.name) == ["contains-uppercase"])
    #expect(property("text") == nil && property("value") == "secret")
    #expect(!inspector.value.contains { $0.text.contains("engine") })
    #expect(inspector.value.contains { $0.text.contains("••••••") && $0.isChanged })
  }

  @Test func marksTheLinesThatChanged() {
    #expect(!inspector.value.contains { $0.isChanged })
    session.handle(.edit(field: .email, text: "ada@example.com"))
    session.handle(.addGuest)
    session.handle(.edit(field: .guest(1, "name"), text: "Grace"))
    let changed = inspector.value.filter(\.isChanged).map { $0.text.trimmingCharacters(in: .whitespaces) }
    #expect(changed.first == #""email": "ada@example.com","#)
    #expect(changed.contains(#""name": "Grace""#) && changed.contains(#""guests": ["#))
    session.handle(.startOver)
    #expect(!inspector.value.contains { $0.isChanged })
  }

  @Test func showsTheResponseThatIsIgnored() async throws {
    await server.gate.close()
    session.handle(.focus(field: .userName))
    session.handle(.edit(field: .userName, text: "admin"))
    session.handle(.blur(field: .userName))
    await server.loopback.wait { $0.requests.count == 1 }
    #expect(inspector.requests.map(\.fate) == [.sent])
    session.handle(.edit(field: .userName, text: "ada"))
    while inspector.requests.first?.fate != .cancelled { await Task.yield() }
    await server.gate.open()
    await form.model.settledState()
    while inspector.requests.contains(where: { $0.answeredAt == nil }) { await Task.yield() }
    #expect(inspector.requests.map(\.fate) == [.ignored, .accepted])
    #expect(inspector.requests.map(\.value) == ["admin", "ada"])
    #expect(inspector.requests.first?.answer == #""“admin” is already taken.""#)
    #expect(form.userName.isValid)
  }

  @Test func showsTheLinesThatDeclareEachField() throws {
    session.handle(.addGuest)
    session.handle(.toggle(field: .paysCompany, isOn: true))
    session.handle(.edit(field: .survey("source"), text: "other"))
    let folder = URL(filePath: #filePath).appending(path: "../../../Demo/SignUp").standardized
    let files = ["SignUpForm.swift", "Form/survey.json"]
    let source = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined()
    #expect(form.fields.count == 19)
    // The field of a case that isn't selected, too.
    for id in form.fields.map(\.id) + [.iban] {
      let lines = Declarations.text(of: id).split(separator: "\n")
      #expect(!lines.isEmpty, "\(id)")
      for line in lines {
        #expect(source.contains(line.trimmingCharacters(in: .whitespaces)), "\(id): \(line)")
      }
    }
  }
}
