import ALPValidator
import Foundation
import Testing

@MainActor
@Suite struct FormSnapshotTests {
  /// Restores a snapshot that went through JSON into a new form.
  private func resumed<Value: Codable & Sendable>(
    _ form: FormModel<Value>, in other: FormModel<Value>
  ) throws -> FormModel<Value> {
    let data = try JSONEncoder().encode(form.snapshot(version: 3))
    let snapshot = try JSONDecoder().decode(FormSnapshot<Value>.self, from: data)
    #expect(snapshot.version == 3)
    #expect(other.restore(snapshot) == FormRestoration())
    return other
  }

  @Test func restoresTextsAndWhatWasShown() throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.age].text = "3x"
    form[\.address.city].text = "Bonn"
    form[\.name].beginEditing()
    form[\.name].text = ""
    form[\.name].endEditing()
    let other = try resumed(form, in: FormModel(Profile.example, rules: Profile.rules))
    #expect(other[\.age].text == "3x")
    #expect(other.value == form.value)
    #expect(other.changedPaths == form.changedPaths)
    #expect(other[\.name].visibleErrorMessages == form[\.name].visibleErrorMessages)
    #expect(other[\.name].isTouched)
    #expect(other[\.email].visibleErrorMessages.isEmpty)
    #expect(!other[\.email].isTouched)
    #expect(other.failures == form.failures)
  }

  @Test func aSnapshotInMemoryIsTheSameAsAStoredOne() throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form.value.age = 44
    form[\.name].text = " Ada "
    let snapshot = form.snapshot()
    let stored = try JSONDecoder().decode(
      FormSnapshot<Profile>.self, from: JSONEncoder().encode(snapshot))
    #expect(snapshot == stored)
    let value = form.value
    form.reset()
    form.restore(snapshot)
    #expect(form.value == value)
    #expect(form.value.age == 44)
    #expect(form[\.name].text == " Ada ")
  }

  @Test func aTextThatMeansAnotherValueInThePresentLocaleIsWrittenAnew() throws {
    let form = FormModel(TaxReturn(), rules: TaxReturn.rules)
    form.locale = Locale(identifier: "de_DE")
    form[\.income].text = "1,50"
    form[\.totalDeductions].text = "2"
    let other = FormModel(TaxReturn(), rules: TaxReturn.rules)
    other.locale = Locale(identifier: "en_US")
    _ = try resumed(form, in: other)
    #expect(other.value.income == 1.5)
    #expect(other[\.income].text == "1.5")
    #expect(other[\.totalDeductions].text == "2")
    let german = FormModel(TaxReturn(), rules: TaxReturn.rules)
    german.locale = Locale(identifier: "de_DE")
    #expect(try resumed(form, in: german)[\.income].text == "1,50")
  }

  @Test func keepsWhatWasTypedForAValue() throws {
    let form = FormModel(TaxReturn(), rules: TaxReturn.rules)
    form.locale = Locale(identifier: "en_US")
    form[\.income].text = "1.0"
    let other = FormModel(TaxReturn(), rules: TaxReturn.rules)
    other.locale = Locale(identifier: "en_US")
    _ = try resumed(form, in: other)
    #expect(other[\.income].text == "1.0")
    #expect(other[\.totalDeductions].text == "")
    #expect(other.changedPaths == form.changedPaths)
  }

  @Test func keepsTheEditsOverANewerBase() throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.bio].text = "Mine"
    var newer = Profile.example
    newer.name = "Grace"
    let other = try resumed(form, in: FormModel(newer, rules: Profile.rules))
    #expect(other.value.name == "Grace")
    #expect(other.value.bio == "Mine")
    #expect(other.changedPaths == ["/bio"])
  }

  @Test func whatTheDraftAndTheNewerBaseChangedDifferentlyIsAConflict() throws {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].text = "Mine"
    form[\.email].text = "same@example.com"
    form[\.age].text = "3x"
    let snapshot = form.snapshot()
    var newer = Profile.example
    newer.name = "Theirs"
    newer.email = "same@example.com"
    newer.age = 40
    newer.bio = "Theirs"
    let other = FormModel(newer, rules: Profile.rules)
    other[\.bio].text = "Dropped by the draft"
    let restoration = other.restore(snapshot)
    #expect(restoration.conflicts == ["/name", "/age"])
    #expect(restoration.unrestoredPaths.isEmpty)
    #expect(other.value.name == "Mine")
    #expect(other[\.age].text == "3x")
    #expect(other.value.bio == "Theirs")
    #expect(other.changedPaths == ["/name", "/age"])
  }

  @Test func conflictsInListsHaveThePathsThatTheyHaveAfterwards() {
    let base = Application(employers: [Employer(id: 1, company: "A"), Employer(id: 2, company: "B")])
    let form = FormModel(base, rules: Application.rules)
    form.list(\.employers).elements[0][\.company].text = "Mine"
    form.list(\.employers).move(from: 0, to: 1)
    let newer = Application(employers: [Employer(id: 1, company: "Theirs"), Employer(id: 2, company: "B")])
    let other = FormModel(newer, rules: Application.rules)
    #expect(other.restore(form.snapshot()).conflicts == ["/employers/1/company"])
    #expect(other.value.employers.map(\.company) == ["B", "Mine"])
  }

  @Test func anObserverThatRestoresGetsTheConflicts() {
    let form = FormModel(Profile.example, rules: Profile.rules)
    form[\.name].text = "Mine"
    let snapshot = form.snapshot()
    var newer = Profile.example
    newer.name = "Theirs"
    let other = FormModel(newer, rules: Profile.rules)
    var restorations: [FormRestoration] = []
    other.stateChangedHandler = { [weak other] _ in
      guard restorations.isEmpty, let other else { return }
      restorations.append(other.restore(snapshot))
    }
    other[\.email].text = "nonsense"
    other.validate()
    #expect(restorations == [FormRestoration(conflicts: ["/name"])])
    #expect(other.value.name == "Mine")
  }

  @Test func restoresListsWithTheirPlacesInTheBase() throws {
    let base = Application(
      employers: [Employer(id: 1, company: "A"), Employer(id: 2, company: "B")], skills: ["x", "y", "z"])
    let form = FormModel(base, rules: Application.rules)
    form.list(\.employers).move(from: 1, to: 0)
    form.list(\.employers).elements[0][\.company].text = "B2"
    form.list(\.employers).append(Employer(id: 3))
    form.list(\.skills).remove(form.list(\.skills).elements[1])
    let other = try resumed(form, in: FormModel(base, rules: Application.rules))
    #expect(other.value == form.value)
    #expect(other.changedPaths == form.changedPaths)
    other.reset()
    #expect(other.value == base)
  }

  @Test func restoresOptionalParts() throws {
    let form = FormModel(Checkout(), rules: Checkout.rules)
    let billing = form.part(\.billing, default: { Checkout.Place(name: "Ada", city: "") })
    billing.isPresent.value = true
    billing.model?[\.city].text = "Bonn"
    let other = try resumed(form, in: FormModel(Checkout(), rules: Checkout.rules))
    #expect(other.value == form.value)
    #expect(other.changedPaths == form.changedPaths)
    #expect(other.part(\.billing).model?[\.city].isDirty == true)
    #expect(other.part(\.billing).model?[\.name].isDirty == false)
  }

  @Test func keepsWhatWasTypedInAPartThatIsSwitchedOff() throws {
    for base in [nil, QuietHours(from: 1, to: 2)] {
      let settings = Settings(quietHours: base)
      let form = FormModel(settings, rules: Settings.rules)
      let hours = form.part(\.quietHours, default: { QuietHours() })
      hours.isPresent.value = true
      hours.model?[\.from].text = "5"
      hours.model?[\.to].text = "6x"
      hours.isPresent.value = false
      let other = try resumed(form, in: FormModel(settings, rules: Settings.rules))
      #expect(other.value.quietHours == nil)
      #expect(other.changedPaths == form.changedPaths)
      let otherHours = other.part(\.quietHours, default: { QuietHours() })
      otherHours.isPresent.value = true
      hours.isPresent.value = true
      #expect(otherHours.model?[\.from].text == "5")
      #expect(otherHours.model?[\.to].text == "6x")
      #expect(other.changedPaths == form.changedPaths)
      #expect(otherHours.model?[\.to].visibleErrorMessages == hours.model?[\.to].visibleErrorMessages)
    }
  }

  @Test func aPartThatBeginsWithItsDefaultDoesSoAfterwards() throws {
    let form = FormModel(Settings(), rules: Settings.rules)
    let hours = form.part(\.quietHours, default: { QuietHours() })
    hours.isPresent.value = true
    hours.model?[\.from].text = "5"
    form.reset()
    let other = try resumed(form, in: FormModel(Settings(), rules: Settings.rules))
    other.part(\.quietHours, default: { QuietHours() }).isPresent.value = true
    #expect(other.value.quietHours == QuietHours())
  }

  struct Account: Codable, Sendable, Equatable {
    struct Login: Codable, Sendable, Equatable {
      var name = ""
      var password = ""
    }

    var login: Login?
  }

  @Test func aPartThatIsSwitchedOffHasNoSecrets() throws {
    func rules(isWholeSecret: Bool) -> RuleSet<Account> {
      [
        .at(
          \.login, "login", isSecret: isWholeSecret,
          [.at(\.name, "name"), .at(\.password, "password", isSecret: true)])
      ]
    }
    for isWholeSecret in [false, true] {
      let rules = rules(isWholeSecret: isWholeSecret)
      let form = FormModel(Account(), rules: rules)
      let login = form.part(\.login, default: { Account.Login(name: "user", password: "old secret") })
      login.isPresent.value = true
      login.model?[\.name].text = "Ada"
      login.model?[\.password].text = "new secret"
      login.isPresent.value = false
      let data = try JSONEncoder().encode(form.snapshot())
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("secret"))
      #expect(text.contains("Ada") == !isWholeSecret)
      let other = FormModel(Account(), rules: rules)
      other.restore(try JSONDecoder().decode(FormSnapshot<Account>.self, from: data))
      other.part(\.login, default: { Account.Login(name: "user", password: "own") }).isPresent.value = true
      #expect(other.value.login?.name == (isWholeSecret ? "user" : "Ada"))
    }
  }

  @Test func keepsAllDigitsOfADecimal() throws {
    let amount = try #require(Decimal(string: "12345678901234567890.123456789"))
    let form = FormModel(TaxReturn(), rules: TaxReturn.rules)
    form.locale = Locale(identifier: "en_US_POSIX")
    form[\.income].value = amount
    let other = try resumed(form, in: FormModel(TaxReturn(), rules: TaxReturn.rules))
    #expect(other.value.income == amount)
  }

  @Test func hasNoSecrets() throws {
    let form = FormModel(Application(password: "old secret"), rules: Application.rules)
    form[\.password].text = "new secret"
    form[\.email].text = "ada@example.com"
    form.validate()
    let data = try JSONEncoder().encode(form.snapshot())
    #expect(!String(decoding: data, as: UTF8.self).contains("secret"))
    let other = FormModel(Application(password: "own"), rules: Application.rules)
    other.restore(try JSONDecoder().decode(FormSnapshot<Application>.self, from: data))
    #expect(other.value.password == "own")
    #expect(other.value.email == "ada@example.com")
  }

  // MARK: Versions

  struct Earlier: Codable, Sendable {
    var name = ""
    var nickname = ""
    var size = "large"
  }

  struct Later: Codable, Sendable, Equatable {
    var name = ""
    var size = 1
    var color = "red"
  }

  @Test func aLaterAppReadsWhatItKnowsAndListsTheRest() throws {
    let earlier = FormModel(
      Earlier(), rules: [.at(\.name, "name"), .at(\.nickname, "nickname"), .at(\.size, "size")])
    earlier[\.name].text = "Ada"
    earlier[\.nickname].text = "Countess"
    let data = try JSONEncoder().encode(earlier.snapshot())
    let later = FormModel(Later(), rules: [.at(\.name, "name"), .at(\.size, "size"), .at(\.color, "color")])
    let restoration = later.restore(try JSONDecoder().decode(FormSnapshot<Later>.self, from: data))
    #expect(later.value == Later(name: "Ada", size: 1, color: "red"))
    #expect(restoration.unrestoredPaths == ["/nickname"])
    #expect(restoration.conflicts.isEmpty)
    #expect(later.changedPaths == ["/name"])
  }
}
