import ALPValidator
import Foundation
import Testing

/// Drafts as trees: each part is restored by itself.
@MainActor
@Suite struct DraftTests {
  private func resumed<Value: Codable & Sendable, Later: Codable & Sendable>(
    _ form: FormModel<Value>, in later: FormModel<Later>
  ) throws -> FormRestoration {
    let data = try JSONEncoder().encode(form.snapshot())
    return later.restore(try JSONDecoder().decode(FormSnapshot<Later>.self, from: data))
  }

  // MARK: Later versions of a structure

  struct Earlier: Codable, Sendable {
    struct Tag: Codable, Sendable, Identifiable {
      var id = 0
      var name = ""
      var color = "red"
    }

    var name = "Ada"
    var site = "no address"
    var tags = [Tag(id: 1, name: "a"), Tag(id: 2, name: "b")]

    static let rules: RuleSet<Earlier> = [
      .at(\.name, "name"), .at(\.site, "site"),
      .each(\.tags, "tags", [.at(\.name, "name"), .at(\.color, "color")]),
    ]
  }

  struct Later: Codable, Sendable {
    enum Color: String, Codable, Sendable, TextEditable { case blue, green }

    struct Tag: Codable, Sendable, Identifiable {
      var id = 0
      var name = ""
      var color = Color.blue
      var key = UUID()
    }

    var name = "Ada"
    var site = URL(filePath: "/")
    var size: Color = .green
    var tags = [Tag(id: 1, name: "a"), Tag(id: 2, name: "b")]

    static let rules: RuleSet<Later> = [
      .at(\.name, "name"), .at(\.site, "site"), .at(\.size, "size"),
      .each(\.tags, "tags", [.at(\.name, "name"), .at(\.color, "color"), .at(\.key, "key")]),
    ]
  }

  @Test func survivesPropertiesOfOtherTypes() throws {
    let earlier = FormModel(Earlier(), rules: Earlier.rules)
    earlier[\.name].text = "Grace"
    let tags = earlier.list(\.tags)
    tags.elements[0][\.name].text = "A"
    tags.elements[0][\.color].text = "pink"
    tags.elements[1][\.name].text = "B"
    tags.append(.init(id: 3, name: "c"))
    tags.move(from: 1, to: 0)
    let later = FormModel(Later(), rules: Later.rules)
    let restoration = try resumed(earlier, in: later)
    // A color of another type costs a property, and a row that can't be made without a key costs the row.
    #expect(restoration.unrestoredPaths == ["/tags/2", "/tags/1/color"])
    #expect(restoration.conflicts.isEmpty)
    #expect(later.value.name == "Grace")
    #expect(later.value.tags.map(\.id) == [2, 1])
    #expect(later.value.tags.map(\.name) == ["B", "A"])
    #expect(later.value.tags[1].color == .blue)
    #expect(later.changedPaths == ["/name", "/tags", "/tags/0/name", "/tags/1/name"])
  }

  @Test func aPropertyThatIsGoneIsListedIfItWasEdited() throws {
    struct Other: Codable, Sendable {
      var title = ""
      static let rules: RuleSet<Other> = [.at(\.title, "title")]
    }
    let earlier = FormModel(Earlier(), rules: Earlier.rules)
    earlier[\.site].text = "x"
    #expect(try resumed(earlier, in: FormModel(Other(), rules: Other.rules)).unrestoredPaths == ["/site"])
  }

  // MARK: What a draft has

  struct Trip: Codable, Sendable, Equatable {
    var from = 1
    var to = 2
    var stops: [String] = ["x"]
    static let rules: RuleSet<Trip> = [
      .at(\.from, "from"), .at(\.to, "to"), .each(\.stops, "stops", list: [.count(1...3)], [.notEmpty]),
      .satisfies("order") { $0.from < $0.to },
    ]
  }

  @Test func whatRulesAboutTheStructureShowedIsShownAgain() throws {
    let form = FormModel(Trip(), rules: Trip.rules)
    form[\.to].text = "0"
    form.list(\.stops).remove(form.list(\.stops).elements[0])
    form.validate()
    #expect(form.visibleErrorMessages.count == 1)
    let other = FormModel(Trip(), rules: Trip.rules)
    #expect(try resumed(form, in: other) == FormRestoration())
    #expect(other.visibleErrorMessages == form.visibleErrorMessages)
    #expect(other.list(\.stops).visibleErrorMessages == form.list(\.stops).visibleErrorMessages)
    #expect(other.list(\.stops).visibleErrorMessages.count == 1)
  }

  @Test func equalsItselfAfterJSON() throws {
    let form = FormModel(Trip(), rules: Trip.rules)
    form[\.to].text = "0"
    form.list(\.stops).append("")
    form.validate()
    let snapshot = form.snapshot(version: 3)
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(FormSnapshot<Trip>.self, from: data) == snapshot)
    #expect(snapshot.version == 3)
  }

  @Test func isObservedInAllThatItHas() throws {
    let form = FormModel(Trip(), rules: Trip.rules)
    let reader = Reader { _ = form.snapshot() }
    let steps: [() -> Void] = [
      { form[\.from].text = "x" }, { form[\.from].beginEditing() }, { form[\.from].endEditing() },
      { form.list(\.stops).append("y") }, { form.list(\.stops).elements[1][\.self].text = "z" },
      { form.list(\.stops).elements[1][\.self].endEditing() }, { form.list(\.stops).move(from: 0, to: 1) },
      { form.validate() }, { form.rebase(onto: Trip(from: 0)) }, { form.markClean() },
    ]
    for (index, step) in steps.enumerated() {
      let before = form.snapshot()
      let count = reader.count
      step()
      if form.snapshot() != before { #expect(reader.count > count, "step \(index)") }
      reader.read()
    }
    #expect(reader.count >= 7)
  }

  // MARK: Secrets of rows without an `id`

  struct Login: Codable, Sendable, Equatable {
    var name = ""
    var password = ""
    static let rules: RuleSet<Login> = [.at(\.name, "name"), .at(\.password, "password", isSecret: true)]
  }

  struct Vault: Codable, Sendable, Equatable {
    var logins: [Login] = []
    static let rules: RuleSet<Vault> = [.each(\.logins, "logins", Login.rules)]
  }

  private func vault(_ names: String...) -> Vault {
    Vault(logins: names.map { Login(name: $0, password: "of \($0)") })
  }

  @Test func aRowGetsNoSecretOfAnother() throws {
    let form = FormModel(vault("ann", "bob", "cy"), rules: Vault.rules)
    form.list(\.logins).remove(form.list(\.logins).elements[0])
    form.list(\.logins).elements[0][\.name].text = "bobby"
    let other = FormModel(vault("bob", "cy"), rules: Vault.rules)
    #expect(try resumed(form, in: other).conflicts == ["/logins"])
    #expect(other.value.logins == [Login(name: "bobby"), Login(name: "cy")])

    let sameNumber = FormModel(vault("bob", "cy", "dan"), rules: Vault.rules)
    _ = try resumed(form, in: sameNumber)
    for login in sameNumber.value.logins where login.password != "" {
      #expect(login.password == "of \(login.name)")
    }

    let same = FormModel(vault("ann", "bob", "cy"), rules: Vault.rules)
    #expect(try resumed(form, in: same) == FormRestoration())
    #expect(
      same.value.logins == [Login(name: "bobby", password: "of bob"), Login(name: "cy", password: "of cy")])
  }

  // MARK: Secrets that are not where one looks

  struct Key: Codable, Sendable, Equatable {
    var name = ""
    var code = ""
    static let rules: RuleSet<Key> = [.at(\.name, "name"), .at(\.code, "code", isSecret: true)]
  }

  struct Account: Codable, Sendable, Equatable, Identifiable {
    var email = "hidden-email"
    var keys = [Key(name: "front", code: "hidden-code")]
    /// Not declared.
    var login = Key(name: "hidden-name", code: "hidden-code")
    var id: String { email }
    static let rules: RuleSet<Account> = [
      .at(\.email, "email", isSecret: true), .each(\.keys, "keys", Key.rules),
      .at(\.login, "login", isSecret: true, [.at(\.code, "code")]),
    ]
  }

  struct Bank: Codable, Sendable, Equatable {
    var account: Account? = Account()
    var accounts = [Account()]
    static let rules: RuleSet<Bank> = [
      .at(\.account, "account", Account.rules), .each(\.accounts, "accounts", Account.rules),
    ]
  }

  @Test func aSecretComesBackEmptyAndUntouched() throws {
    struct Account: Codable, Sendable {
      var name = ""
      var password = ""
      static let rules: RuleSet<Account> = [
        .at(\.name, "name", [.notEmpty]),
        .at(\.password, "password", isSecret: true, [.notEmpty, .length(8...64)]),
      ]
    }
    let form = FormModel(Account(), rules: Account.rules)
    for (control, text) in [(form[\.name], ""), (form[\.password], "Engine-1842")] {
      control.beginEditing()
      control.text = text
      control.endEditing()
    }
    let later = FormModel(Account(), rules: Account.rules)
    #expect(try resumed(form, in: later) == FormRestoration())
    #expect(later[\.name].visibleErrorMessages.count == 1)
    #expect(later[\.password].visibleErrorMessages == [] && !later[\.password].isTouched)
    // In the form that made it, the secret stays as it is.
    form[\.password].text = "short"
    let shown = form[\.password].visibleErrorMessages
    form.restore(form.snapshot())
    #expect(form[\.password].text == "short" && form[\.password].visibleErrorMessages == shown)
    #expect(!shown.isEmpty)
  }

  @Test func noSecretIsInADraftWhateverIsLeftOfIt() throws {
    let form = FormModel(Bank(), rules: Bank.rules)
    let accounts = [form.part(\.account).model, form.list(\.accounts).elements[0]].compactMap(\.self)
    for account in accounts { account.list(\.keys).remove(atOffsets: [0]) }
    form.list(\.accounts).append(Account(email: "hidden-too"))
    form.validate()
    for _ in 0..<2 {
      let text = String(decoding: try JSONEncoder().encode(form.snapshot()), as: UTF8.self)
      #expect(!text.contains("hidden"), "\(text)")
      form.part(\.account).isPresent.value = false
      form.list(\.accounts).remove(atOffsets: IndexSet(0..<form.list(\.accounts).count))
    }
  }

  @Test func aPartThatOthersRemovedAndOnlyTheSwitchOfWhichWasTouchedIsGone() throws {
    let form = FormModel(Festival.full, rules: Festival.rules)
    let isPresent = form.part(\.contact).isPresent
    isPresent.beginEditing()
    isPresent.endEditing()
    form[\.title].text = "b"
    var newer = Festival.full
    newer.contact = nil
    let other = FormModel(newer, rules: Festival.rules)
    #expect(other.restore(form.snapshot()) == FormRestoration())
    #expect(other.value.contact == nil)
    #expect(other.changedPaths == ["/title"])
  }

  /// Without an empty value for the secret, the draft has no structure. It was lost without a word.
  @Test func aPartWhoseSecretHasNoEmptyValueBeginsWithItsDefault() throws {
    struct Company: Codable, Sendable, Equatable {
      var name = ""
      var founded = Date(timeIntervalSince1970: 0)
      static let rules: RuleSet<Company> = [.at(\.name, "name"), .at(\.founded, "founded", isSecret: true)]
    }
    struct Owner: Codable, Sendable, Equatable {
      var company: Company?
      static let rules: RuleSet<Owner> = [.at(\.company, "company", Company.rules)]
    }
    let form = FormModel(Owner(), rules: Owner.rules)
    form.part(\.company, default: { Company() }).isPresent.value = true
    form.part(\.company).model?[\.name].text = "Acme"
    let other = FormModel(Owner(), rules: Owner.rules)
    _ = other.part(\.company, default: { Company() })
    #expect(try resumed(form, in: other) == FormRestoration())
    #expect(other.value == form.value)
    let without = FormModel(Owner(), rules: Owner.rules)
    #expect(try resumed(form, in: without).unrestoredPaths == ["/company"])
  }

  // MARK: Other collections

  /// Entries without keys ended the program.
  @Test func aListThatBecameADictionaryIsLeftOut() throws {
    struct Listed: Codable, Sendable {
      var items: [Key] = []
      static let rules: RuleSet<Listed> = [.each(\.items, "items", Key.rules)]
    }
    struct Keyed: Codable, Sendable, Equatable {
      var items: [String: Key] = [:]
      static let rules: RuleSet<Keyed> = [.each(\.items, "items", Key.rules)]
    }
    let form = FormModel(Listed(), rules: Listed.rules)
    form.list(\.items).append(Key(name: "a"))
    form.list(\.items).append(Key(name: "b"))
    let other = FormModel(Keyed(), rules: Keyed.rules)
    #expect(try resumed(form, in: other).unrestoredPaths == ["/items/0", "/items/1"])
    #expect(other.value == Keyed() && !other.isDirty)
  }

  @Test func anEntryThatADamagedDraftHasTwiceIsRestoredOnce() throws {
    struct Keyed: Codable, Sendable, Equatable {
      var items: [String: Int] = ["a": 1]
      static let rules: RuleSet<Keyed> = [.each(\.items, "items", [])]
    }
    let json = """
      {"version": 1, "form": {"parts": {"items": {"elements": {"hasKeys": true, "base": ["a", "a"], "elements": [
        {"place": 0}, {"place": 1, "whole": 3}, {"key": "b", "whole": 2}, {"key": "b", "whole": 4}, {"whole": 5}
      ]}}}}}
      """
    let form = FormModel(Keyed(), rules: Keyed.rules)
    let restoration = form.restore(try JSONDecoder().decode(FormSnapshot<Keyed>.self, from: Data(json.utf8)))
    #expect(form.value.items == ["a": 1, "b": 2])
    #expect(restoration.unrestoredPaths == ["/items/a", "/items/b", "/items/4"])
    #expect(form.base == Keyed() && form.changedPaths == ["/items/b"])
  }

  // MARK: What can't be decoded

  struct FirmBefore: Codable, Sendable, Equatable {
    var name = ""
    var city = ""
  }

  struct Firm: Codable, Sendable, Equatable {
    var name = ""
    var city = ""
    var size: Int
  }

  struct PersonBefore: Codable, Sendable, Equatable {
    var firm: FirmBefore?
  }

  struct Person: Codable, Sendable, Equatable {
    var firm: Firm?
  }

  @Test func whatWasTypedInAPartSurvivesANewProperty() throws {
    let before = FormModel(
      PersonBefore(), rules: [.at(\.firm, "firm", [.at(\.name, "name"), .at(\.city, "city")])])
    let firm = before.part(\.firm, default: { FirmBefore() })
    firm.isPresent.value = true
    firm.model?[\.name].text = "Acme"
    firm.model?[\.city].text = "Paris"
    let draft = try JSONDecoder().decode(
      FormSnapshot<Person>.self, from: JSONEncoder().encode(before.snapshot()))
    let form = FormModel(
      Person(),
      rules: [.at(\.firm, "firm", [.at(\.name, "name"), .at(\.city, "city"), .at(\.size, "size")])])
    _ = form.part(\.firm, default: { Firm(size: 1) })
    #expect(form.restore(draft).unrestoredPaths == ["/firm"])
    #expect(form.value.firm == Firm(name: "Acme", city: "Paris", size: 1))
  }

  @Test func aValueThatCannotBeDecodedLeavesTheFieldAsItIs() throws {
    struct Before: Codable, Sendable { var age = "" }
    struct After: Codable, Sendable { var age = 0 }
    let before = FormModel(Before(), rules: [.at(\.age, "age")])
    before[\.age].text = "many"
    let draft = try JSONDecoder().decode(
      FormSnapshot<After>.self, from: JSONEncoder().encode(before.snapshot()))
    let form = FormModel(After(), rules: [.at(\.age, "age")])
    form[\.age].text = "44"
    #expect(form.restore(draft).unrestoredPaths == ["/age"])
    #expect(form[\.age].text == "44")
  }

  @Test func whatWasTypedForTheBaseIsReplaced() {
    var festival = Festival.full
    festival.note = nil
    let form = FormModel(festival, rules: Festival.rules)
    let draft = form.snapshot()
    form[\.note].text = " "
    form.markClean()
    form.restore(draft)
    #expect(form[\.note].text == "")
    #expect(!form.isDirty)
  }
}
