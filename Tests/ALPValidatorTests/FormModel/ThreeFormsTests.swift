import ALPValidator
import Foundation
import Testing

/// The profile form of an app: it saves what changed, and takes what others have saved.
@MainActor
private final class ProfileEditor {
  enum Answer: Sendable {
    case saved(Profile)
    case conflict(Profile)
    case refused(Data)
  }

  let form: FormModel<Profile>

  init(_ profile: Profile) { form = FormModel(profile, rules: Profile.rules) }

  func save(_ patch: @MainActor (Data) async throws -> Answer) async throws -> Bool {
    switch try await form.submit({ _ in try await patch(form.mergePatch()) }) {
    case .submitted(.saved(let profile)):
      form.rebase(onto: profile)
      return true
    case .submitted(.conflict(let profile)):
      let conflicts = form.rebase(onto: profile)
      form.setExternalFailures(["": "Changed elsewhere: \(conflicts.map(\.description).joined())"])
    case .submitted(.refused(let problem)): try form.setExternalFailures(from: problem)
    default: break
    }
    return false
  }

  /// The handler of the server.
  static func receive(_ body: Data, for stored: Profile) throws -> Answer {
    let old = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(stored))
    let merged = try old.merging(JSONDecoder().decode(JSONValue.self, from: body))
    let mergedBody = try JSONEncoder().encode(merged)
    do {
      return .saved(try Profile.rules.decode(from: mergedBody))
    } catch {
      return .refused(try JSONEncoder().encode(ProblemDetails(error.failures)))
    }
  }
}

@MainActor
@Suite struct ThreeFormsTests {
  // MARK: Profile

  @Test func theProfileSavesWhatChanged() async throws {
    let editor = ProfileEditor(Profile.example)
    editor.form[\.name].text = " Grace "
    editor.form[\.age].text = ""
    let isSaved = try await editor.save { try ProfileEditor.receive($0, for: Profile.example) }
    #expect(isSaved)
    #expect(editor.form.base.name == "Grace")
    #expect(editor.form.base.age == nil)
    #expect(!editor.form.isDirty)
  }

  @Test func theProfileKeepsTheEditsInAConflict() async throws {
    let editor = ProfileEditor(Profile.example)
    editor.form[\.name].text = "Grace"
    editor.form[\.bio].text = "Mine"
    let isSaved = try await editor.save { _ in
      var other = Profile.example
      other.name = "Augusta"
      other.newsletter = false
      return .conflict(other)
    }
    #expect(!isSaved)
    #expect(editor.form.externalFailures.map(\.message) == ["Changed elsewhere: /name"])
    #expect(editor.form.value.name == "Grace")
    #expect(editor.form.value.bio == "Mine")
    #expect(!editor.form.value.newsletter)
    #expect(editor.form.changedPaths == ["/name", "/bio"])
  }

  @Test func theProfileShowsWhatTheServerRefuses() async throws {
    let editor = ProfileEditor(Profile.example)
    editor.form[\.name].text = "Grace"
    let isSaved = try await editor.save { _ in
      try ProfileEditor.receive(Data(#"{"address": {"city": ""}}"#.utf8), for: Profile.example)
    }
    #expect(!isSaved)
    #expect(!editor.form[\.address.city].errorMessages.isEmpty)
    #expect(editor.form.changedPaths == ["/name"])
  }

  @Test func theProfileIsNotSentWhileATextCannotBeRead() async throws {
    let editor = ProfileEditor(Profile.example)
    editor.form[\.age].text = "3x"
    var isSent = false
    let isSaved = try await editor.save { _ in
      isSent = true
      return .saved(Profile.example)
    }
    #expect(!isSaved && !isSent)
    #expect(editor.form[\.age].text == "3x")
  }

  // MARK: Settings

  @Test func settingsHaveAPartThatMayBeMissing() {
    let form = FormModel(Settings(), rules: Settings.rules)
    let quietHours = form.part(\.quietHours, default: { QuietHours() })
    #expect(form.value.quietHours == nil)
    quietHours.isPresent.value = true
    quietHours.model?[\.to].text = "22"
    #expect(form.validate() == .invalid)
    #expect(form.failures.map(\.message) == ["Choose two different hours."])
    quietHours.model?[\.to].text = "6"
    #expect(form.isValid)
    #expect(form.value.quietHours == QuietHours(from: 22, to: 6))
    form.reset()
    #expect(form.value == Settings())
  }

  // MARK: Tax

  @Test func theTaxReturnHasNumbersOfItsLocale() {
    let form = FormModel(TaxReturn(), rules: TaxReturn.rules)
    form.locale = Locale(identifier: "de_DE")
    #expect(form[\.income].text == "")
    form[\.income].text = "1234,56"
    let deductions = form.list(\.deductions)
    deductions.append(TaxReturn.Deduction(label: "Books"))[\.amount].text = "20"
    let travel = deductions.append(TaxReturn.Deduction(label: "Travel"))
    travel[\.amount].text = "30,50"
    form[\.totalDeductions].text = "50"
    #expect(form.value.income == Decimal(string: "1234.56"))
    #expect(form.silentFailures().map(\.message).contains("This is not the sum."))
    form[\.totalDeductions].text = "50,5"
    #expect(!form.silentFailures().map(\.message).contains("This is not the sum."))
    #expect(form.silentFailures().map(\.path).contains("/begin"))
  }
}
