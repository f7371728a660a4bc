import ALPValidator
import Foundation
import Testing

/// Elements and entries of a snapshot, and those of the form into which it is restored: what the snapshot
/// lacks, such as secrets, comes from the same element or from none.
@MainActor
@Suite struct SnapshotMatchingTests {
  struct Card: Codable, Sendable, Equatable {
    var name = ""
    var pin = ""

    static let rules: RuleSet<Card> = [.at(\.name, "name"), .at(\.pin, "pin", isSecret: true)]
  }

  struct Wallet: Codable, Sendable, Equatable {
    var cards = [Card(name: "A", pin: "1"), Card(name: "B", pin: "2")]
    var safe: [String: Card] = ["front": Card(name: "C", pin: "3")]
    var spare: Card? = Card(name: "D", pin: "4")

    static let rules: RuleSet<Wallet> = [
      .each(\.cards, "cards", Card.rules), .each(\.safe, "safe", Card.rules),
      .at(\.spare, "spare", Card.rules),
    ]
  }

  struct Key: Codable, Sendable, Equatable, Identifiable {
    var id: Int
    var name = ""
    var code = ""
  }

  struct Ring: Codable, Sendable, Equatable {
    var keys = [Key(id: 1, name: "A", code: "1"), Key(id: 2, name: "B", code: "2")]

    static let rules: RuleSet<Ring> = [
      .each(
        \.keys, "keys",
        [.at(\.id, "id"), .at(\.name, "name"), .at(\.code, "code", isSecret: true)])
    ]
  }

  /// Returns a snapshot that went through JSON.
  private func stored<Value: Codable & Sendable>(_ form: FormModel<Value>) throws -> FormSnapshot<Value> {
    let data = try JSONEncoder().encode(form.snapshot())
    return try JSONDecoder().decode(FormSnapshot<Value>.self, from: data)
  }

  private func wallet() -> FormModel<Wallet> { FormModel(Wallet(), rules: Wallet.rules) }

  // MARK: Secrets of elements

  @Test(arguments: [0, 1, 2])
  func anElementThatTheDraftAddsHasNoSecretOfAnother(index: Int) throws {
    let form = wallet()
    form.list(\.cards).insert(Card(name: "X", pin: "9"), at: index)
    let other = wallet()
    other.restore(try stored(form))
    var expected = Wallet().cards
    expected.insert(Card(name: "X"), at: index)
    #expect(other.value.cards == expected)
    #expect(other.changedPaths == form.changedPaths)
  }

  @Test func anElementInThePlaceOfARemovedOneHasNotItsSecret() throws {
    let form = wallet()
    let cards = form.list(\.cards)
    cards.remove(cards.elements[0])
    cards.append(Card(name: "X", pin: "9"))
    let other = wallet()
    other.restore(try stored(form))
    #expect(other.value.cards == [Card(name: "B", pin: "2"), Card(name: "X")])
  }

  @Test func elementsKeepTheirSecretsIfTheyWereMovedBefore() throws {
    let form = wallet()
    form.list(\.cards).elements[0][\.name].text = "A2"
    let other = wallet()
    other.list(\.cards).elements[0][\.pin].text = "7"
    other.list(\.cards).move(from: 0, to: 1)
    other.restore(try stored(form))
    #expect(other.value.cards == [Card(name: "A2", pin: "7"), Card(name: "B", pin: "2")])
    #expect(other.changedPaths == ["/cards/0/name", "/cards/0/pin"])
  }

  @Test func elementsKeepTheirSecretsIfTheyWereRemovedBefore() throws {
    let form = wallet()
    form.list(\.cards).elements[0][\.name].text = "A2"
    let other = wallet()
    other.list(\.cards).remove(other.list(\.cards).elements[0])
    other.restore(try stored(form))
    #expect(other.value.cards == [Card(name: "A2", pin: "1"), Card(name: "B", pin: "2")])
    #expect(other.changedPaths == ["/cards/0/name"])
  }

  @Test func elementsKeepTheirSecretsInAnotherOrderOfTheServer() throws {
    let form = FormModel(Ring(), rules: Ring.rules)
    form.list(\.keys).elements[0][\.name].text = "A2"
    let other = FormModel(Ring(keys: Ring().keys.reversed()), rules: Ring.rules)
    other.list(\.keys).elements[1][\.code].text = "7"
    other.restore(try stored(form))
    #expect(
      other.value.keys == [Key(id: 2, name: "B", code: "2"), Key(id: 1, name: "A2", code: "7")])
    #expect(other.changedPaths == ["/keys/1/name", "/keys/1/code"])
  }

  @Test func anElementThatTheServerHasRemovedHasNoSecretOfAnother() throws {
    let form = FormModel(Ring(), rules: Ring.rules)
    form.list(\.keys).elements[0][\.name].text = "A2"
    let other = FormModel(Ring(keys: [Key(id: 2, name: "B", code: "2")]), rules: Ring.rules)
    let restoration = other.restore(try stored(form))
    #expect(other.value.keys == [Key(id: 1, name: "A2"), Key(id: 2, name: "B", code: "2")])
    #expect(restoration.conflicts == ["/keys/0"])
  }

  @Test func anAddedElementThatTheServerHasMeanwhileHasItsSecret() throws {
    let form = FormModel(Ring(), rules: Ring.rules)
    form.list(\.keys).insert(Key(id: 3, name: "X", code: "9"), at: 0)
    let saved = Ring(keys: Ring().keys + [Key(id: 3, name: "X", code: "8")])
    let other = FormModel(saved, rules: Ring.rules)
    other.restore(try stored(form))
    #expect(other.value.keys.first { $0.id == 3 } == Key(id: 3, name: "X", code: "8"))
    #expect(other.value.keys.first { $0.id == 1 } == Key(id: 1, name: "A", code: "1"))
  }

  // MARK: Secrets that are not where they are expected

  struct Login: Codable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case name
      case password = "pass_word"
      case device
    }
    var name = "Ada"
    var password = "secret"
    var device = "phone"
  }

  @Test func aSecretWithAnotherNameInJSONIsLeftOut() throws {
    let rules: RuleSet<Login> = [.at(\.name, "name"), .at(\.password, "password", isSecret: true)]
    let form = FormModel(Login(), rules: rules)
    form[\.name].text = "Grace"
    let data = try JSONEncoder().encode(form.snapshot())
    #expect(!String(decoding: data, as: UTF8.self).contains("secret"))
    let other = FormModel(Login(password: "own", device: "watch"), rules: rules)
    other.restore(try JSONDecoder().decode(FormSnapshot<Login>.self, from: data))
    #expect(other.value.name == "Grace")
    #expect(other.value.password == "own")
    #expect(other.value.device == "watch")
  }

  /// Encodes itself as one text.
  struct Credentials: Codable, Sendable, Equatable {
    var name = ""
    var password = ""

    init(name: String, password: String) {
      self.name = name
      self.password = password
    }

    init(from decoder: any Decoder) throws {
      let parts = try decoder.singleValueContainer().decode(String.self).split(separator: ":")
      guard parts.count == 2 else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: ""))
      }
      self.init(name: String(parts[0]), password: String(parts[1]))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(name):\(password)")
    }

    static let rules: RuleSet<Credentials> = [
      .at(\.name, "name"), .at(\.password, "password", isSecret: true),
    ]
  }

  @Test func aStructureThatIsNoObjectInJSONIsLeftOutIfItHasASecret() throws {
    struct Server: Codable, Sendable, Equatable {
      var url = "a"
      var login = Credentials(name: "Ada", password: "secret")
    }
    let rules: RuleSet<Server> = [.at(\.url, "url"), .at(\.login, "login", Credentials.rules)]
    let form = FormModel(Server(), rules: rules)
    form[\.url].text = "b"
    let data = try JSONEncoder().encode(form.snapshot())
    #expect(!String(decoding: data, as: UTF8.self).contains("secret"))
    let other = FormModel(Server(), rules: rules)
    other.restore(try JSONDecoder().decode(FormSnapshot<Server>.self, from: data))
    #expect(other.value == Server(url: "b"))
  }

  // MARK: Secrets of entries and optional parts

  @Test func anEntryKeepsItsSecretIfItWasRemovedBefore() throws {
    let form = wallet()
    form.dictionary(\.safe)["front"]?[\.name].text = "C2"
    let other = wallet()
    other.dictionary(\.safe).remove("front")
    other.restore(try stored(form))
    #expect(other.value.safe == ["front": Card(name: "C2", pin: "3")])
    #expect(other.changedPaths == ["/safe/front/name"])
  }

  @Test func anEntryThatTheDraftAddsHasNoSecret() throws {
    let form = wallet()
    form.dictionary(\.safe).insert(Card(name: "X", pin: "9"), for: "back")
    let other = wallet()
    other.restore(try stored(form))
    #expect(other.value.safe == ["front": Card(name: "C", pin: "3"), "back": Card(name: "X")])
  }

  @Test func anOptionalPartKeepsItsSecretIfItWasSwitchedOffBefore() throws {
    let form = wallet()
    form.part(\.spare).model?[\.name].text = "D2"
    let other = wallet()
    other.part(\.spare).isPresent.value = false
    other.restore(try stored(form))
    #expect(other.value.spare == Card(name: "D2", pin: "4"))
    #expect(other.changedPaths == ["/spare/name"])
  }

  // MARK: Versions

  enum Color: String, Codable, Sendable { case red, blue }

  struct Earlier: Codable, Sendable {
    struct Row: Codable, Sendable {
      var name = ""
      var size = "large"
    }
    var rows: [Row] = []

    static let rules: RuleSet<Earlier> = [
      .each(\.rows, "rows", [.at(\.name, "name"), .at(\.size, "size")])
    ]
  }

  struct Later: Codable, Sendable, Equatable {
    struct Row: Codable, Sendable, Equatable {
      var name = ""
      var size = 1
      var color = Color.red
    }
    var rows: [Row] = []

    static let rules: RuleSet<Later> = [
      .each(\.rows, "rows", [.at(\.name, "name"), .at(\.size, "size"), .at(\.color, "color")])
    ]
  }

  @Test func aLaterAppReadsALongListWhoseElementsHaveOtherMembers() throws {
    let count = 250
    let names = (0..<count).map { "row \($0)" }
    let form = FormModel(Earlier(rows: names.map { .init(name: $0) }), rules: Earlier.rules)
    form.list(\.rows).elements[200][\.name].text = "edited"
    form.list(\.rows).move(from: 0, to: 1)
    let data = try JSONEncoder().encode(form.snapshot())
    let own = Later(rows: names.indices.map { .init(name: names[$0], size: $0, color: .blue) })
    let later = FormModel(own, rules: Later.rules)
    let restoration = later.restore(try JSONDecoder().decode(FormSnapshot<Later>.self, from: data))
    var expected = own
    expected.rows[200].name = "edited"
    expected.rows.swapAt(0, 1)
    #expect(later.value == expected)
    #expect(later.changedPaths == ["/rows", "/rows/200/name"])
    #expect(restoration.conflicts.isEmpty)
    #expect(restoration.unrestoredPaths.isEmpty)
  }

  @Test func aLaterAppReadsAddedElementsWhenTheFormHasNone() throws {
    let form = FormModel(Earlier(), rules: Earlier.rules)
    form.list(\.rows).append(.init(name: "new"))
    let data = try JSONEncoder().encode(form.snapshot())
    let later = FormModel(
      Later(), rules: [.each(\.rows, "rows", [.at(\.name, "name"), .at(\.size, "size")])])
    let restoration = later.restore(try JSONDecoder().decode(FormSnapshot<Later>.self, from: data))
    // Nothing says which color the row has.
    #expect(restoration.unrestoredPaths == ["/rows/0"])
    #expect(later.value == Later())
  }
}
