import ALPValidator
import Foundation
import Testing

/// Restores random drafts into random forms, and expects that each element has the secret that the form had for
/// it, or none.
@MainActor
@Suite struct RandomSecretTests {
  /// An element whose secret begins with its tag, so that a foreign one is recognized.
  struct Card: Codable, Sendable, Equatable {
    var tag: String
    var note = ""
    var code = ""

    init(_ tag: String) {
      self.tag = tag
      code = "\(tag)-0"
    }

    static let rules: RuleSet<Card> = [
      .at(\.tag, "tag"), .at(\.note, "note"), .at(\.code, "code", isSecret: true),
    ]
  }

  struct Key: Codable, Sendable, Equatable, Identifiable {
    var id: Int
    var note = ""
    var code = ""
    var copies: [Card]

    init(_ id: Int) {
      self.id = id
      code = "\(id)-0"
      copies = [Card("\(id)a"), Card("\(id)b")]
    }

    static let rules: RuleSet<Key> = [
      .at(\.id, "id"), .at(\.note, "note"), .at(\.code, "code", isSecret: true),
      .each(\.copies, "copies", Card.rules),
    ]
  }

  struct Vault: Codable, Sendable, Equatable {
    var keys = [Key(1), Key(2), Key(3)]
    var cards = [Card("x"), Card("y"), Card("z")]
    var safe = ["p": Card("p"), "q": Card("q")]

    static let rules: RuleSet<Vault> = [
      .each(\.keys, "keys", Key.rules), .each(\.cards, "cards", Card.rules),
      .each(\.safe, "safe", Card.rules),
    ]
  }

  // MARK: Edits

  /// Changes a form as a user would. What is added has a tag that no other element has.
  private func edit(_ form: FormModel<Vault>, newNumber: Int, _ generator: inout SeededGenerator) {
    edit(form.list(\.keys), adding: Key(newNumber), &generator) { key in
      key[\.note].text += "!"
      key[\.code].text += "+"
      for copy in key.list(\.copies).elements { copy[\.code].text += "+" }
    }
    edit(form.list(\.cards), adding: Card("\(newNumber)"), &generator) { card in
      card[\.note].text += "!"
      card[\.code].text += "+"
    }
    let safe = form.dictionary(\.safe)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: safe.remove("p")
    case 1: safe.insert(Card("\(newNumber)"), for: "\(newNumber)")
    case 2: safe["q"]?[\.code].text += "+"
    default: break
    }
  }

  /// Adds an element, moves and removes others, and changes some.
  private func edit<Element: Sendable>(
    _ list: FormList<Element>, adding new: Element, _ generator: inout SeededGenerator,
    _ change: (FormModel<Element>) -> Void
  ) {
    if Bool.random(using: &generator) {
      list.insert(new, at: Int.random(in: 0...list.count, using: &generator))
    }
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      guard let place = list.elements.indices.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: list.remove(list.elements[place])
      case 1: list.move(from: place, to: Int.random(in: 0..<list.count, using: &generator))
      default: change(list.elements[place])
      }
    }
  }

  // MARK: Secrets

  @Test func eachElementHasItsOwnSecretOrNone() throws {
    var generator = SeededGenerator(seed: 1)
    for step in 0..<60 {
      let draft = FormModel(Vault(), rules: Vault.rules)
      edit(draft, newNumber: 100, &generator)
      let data = try JSONEncoder().encode(draft.snapshot())

      var newer = Vault()
      // Only elements with an identity are known again in another order.
      if step.isMultiple(of: 2) { newer.keys.shuffle(using: &generator) }
      if step.isMultiple(of: 3) { newer.keys.removeFirst() }
      let form = FormModel(newer, rules: Vault.rules)
      edit(form, newNumber: 200, &generator)
      let before = secrets(of: form.value)
      let restoration = form.restore(try JSONDecoder().decode(FormSnapshot<Vault>.self, from: data))

      #expect(restoration.unrestoredPaths.isEmpty)
      let inBase = secrets(of: newer)
      for (owner, secret) in secrets(of: form.value) {
        if let known = before[owner] {
          #expect(secret == known, "\(owner) in step \(step)")
        } else if let known = inBase[owner] {
          // It was removed from the form, maybe after an edit.
          #expect(secret.hasPrefix(known), "\(owner) in step \(step)")
        } else {
          #expect(secret.isEmpty, "\(owner) in step \(step)")
        }
      }
    }
  }

  /// The secret of each element, by what identifies it.
  private func secrets(of vault: Vault) -> [String: String] {
    var secrets: [String: String] = [:]
    for key in vault.keys {
      secrets["key \(key.id)"] = key.code
      for copy in key.copies { secrets["copy \(copy.tag)"] = copy.code }
    }
    for card in vault.cards { secrets["card \(card.tag)"] = card.code }
    for (key, card) in vault.safe { secrets["entry \(key)"] = card.code }
    return secrets
  }
}
