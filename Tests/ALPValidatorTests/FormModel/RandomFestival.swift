import ALPValidator
import Foundation
import Testing

/// Drives a form and the model of it by the same random steps, and expects that they agree after each.
@MainActor
final class RandomFestival {
  typealias Path = [ContentStep]

  private(set) var form: FormModel<Festival>
  private var current: ContentTree
  private var base: ContentTree
  /// The undeclared property.
  private var revision = 0
  private var tokens = 0
  private var latestID = 100
  /// How many edits were made that the model does not know, so that each row that they add has an `id` of its own.
  private var strangerCount = 100_000
  private var generator: SeededGenerator
  private let seed: UInt64
  /// The latest steps, for the report of a difference.
  private(set) var log: [String] = []
  private(set) var saveCount = 0
  private(set) var conflictCount = 0

  private static let shape = Festival.shape

  init(seed: UInt64, _ value: Festival) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    form = FormModel(value, rules: Festival.rules)
    current = ContentTree(Self.json(value), Self.shape, &tokens)
    base = current
    setDefaults()
  }

  private func setDefaults() {
    _ = form.part(\.contact, default: { Festival.defaultPlace })
    form.list(\.guests).configureElements { guest in
      _ = guest.part(\.home, default: { Festival.defaultPlace })
    }
    form.choice(\.payment).configureModel("delivery", of: Festival.Delivery.self) { delivery in
      _ = delivery.part(\.depot, default: { Festival.defaultPlace })
    }
  }

  private static func json(_ value: some Encodable) -> JSONValue {
    // Every value of this test can be encoded.
    (try? JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))) ?? .null
  }

  private func festival(_ tree: ContentTree) -> Festival? { decoded(json(tree)) }

  private func json(_ tree: ContentTree) -> JSONValue {
    .object(tree.json(Self.shape).objectMembers.merging(["revision": .integer(revision)]) { $1 })
  }

  private func decoded<Value: Decodable>(_ json: JSONValue) -> Value? {
    try? JSONDecoder().decode(Value.self, from: JSONEncoder().encode(json))
  }

  private func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func note(_ text: String) { log[log.count - 1] += " \(text)" }

  // MARK: Steps

  func step() async {
    let kind = random(50)
    log.append("\(kind)")
    if log.count > 14 { log.removeFirst() }
    switch kind {
    case 0..<14: type()
    case 14..<22: changeRows()
    case 22..<26: switchPart()
    case 26..<28: load()
    case 28..<31: rebase()
    case 31: resume()
    case 32: undo()
    case 33..<37: await save()
    case 37: reset()
    case 38: form.validate()
    case 39: markClean()
    case 40: takeTheSame()
    case 41: prepareCases()
    case 42..<48: selectCase()
    default: focus()
    }
  }

  /// An edit as it may also happen while the body of a save runs.
  private func edit() {
    log.append("edit")
    switch random(6) {
    case 0, 1: type()
    case 2: changeRows()
    case 3: switchPart()
    case 4: selectCase()
    default: load()
    }
  }

  private func type() {
    let leaves = places(of: current, Self.shape).filter { place in
      switch place.shape {
      case .text, .optionalText, .number, .flag: true
      default: false
      }
    }
    guard let (path, shape) = leaves.randomElement(using: &generator) else { return }
    let formPath = current.formPath(path, Self.shape)
    guard let control = form.control(at: ValidationPath(formPath) ?? ValidationPath()) else {
      Issue.record("no control at \(formPath), seed \(seed), after \(log)")
      return
    }
    let earlier = current[path]
    switch (control, shape) {
    case (let control as Control<Bool>, _):
      control.value.toggle()
      current[path] = .leaf(.bool(control.value))
    case (let control as Control<Int>, _):
      let text = ["", "x", "0", "1", "2", "3", "12"][random(7)]
      note("\(formPath)='\(text)'")
      control.text = text
      if let number = Int(text) {
        current[path] = .leaf(.integer(number))
      } else if case .leaf(let value, _)? = earlier {
        current[path] = .leaf(value, unread: text)
      }
    case (let control as Control<String>, .text(let isTrimmed)):
      let text = ["", "a", " b ", "abcde", "p", "q"][random(6)]
      note("\(formPath)='\(text)'")
      control.text = text
      current[path] = .leaf(.string(isTrimmed ? text.formatted(with: .trimmed) : text))
    case (let control as Control<String?>, _):
      let text = [" ", "a", " b ", "abcde"][random(4)]
      note("\(formPath)='\(text)'")
      control.text = text
      current[path] = .leaf(ContentTree.formattedNote(.string(text)))
    default: Issue.record("a control of another type at \(formPath)")
    }
  }

  private typealias Place = (path: Path, shape: ContentTree.Shape)

  /// What a person sees: values, structures, lists and choices, with their paths.
  private func places(of tree: ContentTree, _ shape: ContentTree.Shape, at path: Path = []) -> [Place] {
    let inner: [Place] =
      switch (tree, shape) {
      case (.structure(let trees), .structure(let members)):
        members.flatMap { member in
          trees[member.name].map { places(of: $0, member.shape, at: path + [.name(member.name)]) } ?? []
        }
      case (.optional(let part), .optional(let inner, _)):
        part.isOn ? part.content.map { places(of: $0, inner, at: path) } ?? [] : []
      case (.choice(let choice), .choice(let cases)):
        choice.selected.flatMap { name in
          choice.content.map { places(of: $0, cases.shape(name), at: path + [.case(name)]) }
        } ?? []
      case (.list(let rows), .list(let element, _)):
        rows.flatMap { places(of: $0.tree, element, at: path + [.row($0.token)]) }
      default: []
      }
    return [(path, shape)] + inner
  }

  // MARK: Rows

  private func changeRows() {
    let lists = places(of: current, Self.shape).filter { if case .list = $0.shape { true } else { false } }
    guard let (path, shape) = lists.randomElement(using: &generator),
      case .list(let element, let keys) = shape
    else { return }
    note(current.formPath(path, Self.shape))
    if keys == .dictionary { return changeDictionary(path, element) }
    guard let list = editor(of: path), let rows = current[path]?.rows else { return }
    switch random(5) {
    case 0:
      let value = newValue(path.last)
      let index = random(rows.count + 1)
      note("+\(index)")
      list.insert(value, at: index)
      let key = ContentTree.keyed([value], keys).first?.key
      current[path]?.rows.insert(.init(new: value, key: key, element, &tokens), at: index)
    case 1 where !rows.isEmpty:
      let index = random(rows.count)
      note("-\(index)")
      list.remove(at: index)
      current[path]?.rows.remove(at: index)
    case 2 where rows.count > 1:
      let source = random(rows.count)
      let destination = random(rows.count)
      note("\(source)>\(destination)")
      list.move(from: source, to: destination)
      var moved = rows
      moved.insert(moved.remove(at: source), at: destination)
      current[path]?.rows = moved
    case 3: insertRemovedRow(path, element, list)
    default: break
    }
  }

  /// Inserts a value with the `id` of a row that was removed, which takes the row back.
  private func insertRemovedRow(_ path: Path, _ element: ContentTree.Shape, _ list: RowEditor) {
    guard path == [.name("guests")], let rows = current[path]?.rows, let baseRows = base[path]?.rows else {
      return
    }
    let removed = baseRows.filter { base in !rows.contains { $0.token == base.token } }
    guard let row = removed.randomElement(using: &generator), let key = row.key else { return }
    let value: JSONValue = [
      "id": key, "name": "again", "age": 1, "notes": [["text": "z", "isUrgent": true]],
    ]
    note("=\(key)")
    list.insert(value, at: 0)
    // What was in the row before it was removed is replaced; only its notes keep their places.
    var tree = row.tree
    tree.load(value, row.tree, element, &tokens)
    current[path]?.rows.insert(.init(token: row.token, key: key, tree: tree), at: 0)
  }

  private func changeDictionary(_ path: Path, _ element: ContentTree.Shape) {
    let key = ["a", "b", "c", "d"][random(4)]
    guard let rows = current[path]?.rows else { return }
    if random(2) == 0 {
      note("-\(key)")
      form.dictionary(\.costs).remove(key)
      current[path]?.rows = rows.filter { $0.key != .string(key) }
      return
    }
    let cost = Festival.Cost(label: "K", amount: random(3))
    note("+\(key)")
    form.dictionary(\.costs).insert(cost, for: key)
    let known =
      rows.first { $0.key == .string(key) } ?? base[path]?.rows.first { $0.key == .string(key) }
    let new = ContentTree.Row(new: Self.json(cost), key: .string(key), element, &tokens)
    let row = known.map { ContentTree.Row(token: $0.token, key: $0.key, tree: new.tree) } ?? new
    current[path]?.rows = (rows.filter { $0.key != .string(key) } + [row]).sorted {
      ($0.key?.text ?? "") < ($1.key?.text ?? "")
    }
  }

  /// Returns an element for the list that a step leads to.
  private func newValue(_ list: ContentStep?) -> JSONValue {
    latestID += 1
    switch list {
    case .name("guests"):
      var guest: JSONValue = ["id": .integer(latestID), "name": "N", "age": 0, "notes": []]
      if random(3) == 0 {
        guest = guest.merging(["home": ["city": "H", "floor": 0], "ticket": ["free": [:]]])
      }
      return guest
    case .name("helpers"): return ["email": .string("h\(latestID)"), "place": ["city": "", "floor": 0]]
    case .name("stands"):
      let email = JSONValue.string("h\(latestID)")
      if random(2) == 0 { return ["kind": "craft", "email": email] }
      return ["kind": "food", "email": email, "place": ["city": "", "floor": 0]]
    case .name("notes"), .name("stops"): return ["text": .string("t\(random(2))"), "isUrgent": false]
    case .name("blocks"):
      return random(2) == 0 ? ["kind": "rule"] : ["kind": "text", "text": .string("t\(random(2))")]
    default: return .string("t\(random(2))")
    }
  }

  /// What changes a list.
  private struct RowEditor {
    var insert: (JSONValue, Int) -> Void
    var remove: (Int) -> Void
    var move: (Int, Int) -> Void

    func insert(_ value: JSONValue, at index: Int) { insert(value, index) }
    func remove(at index: Int) { remove(index) }
    func move(from source: Int, to destination: Int) { move(source, destination) }
  }

  private func editor<Element: Codable & Sendable>(_ list: FormList<Element>) -> RowEditor {
    RowEditor(
      insert: { [self] value, index in
        if let value = decoded(value) as Element? { list.insert(value, at: index) }
      },
      remove: { list.remove(list.elements[$0]) }, move: { list.move(from: $0, to: $1) })
  }

  private func editor(of path: Path) -> RowEditor? {
    switch path.first {
    case .name("guests"):
      guard path.count > 1 else { return editor(form.list(\.guests)) }
      let index = current.member("guests")?.rows.firstIndex { .row($0.token) == path[1] }
      return index.map { editor(form.list(\.guests).elements[$0].list(\.notes)) }
    case .name("helpers"): return editor(form.list(\.helpers))
    case .name("blocks"): return editor(form.list(\.blocks))
    case .name("stands"): return editor(form.list(\.stands))
    case .name("payment"):
      let delivery = form.choice(\.payment).model("delivery", of: Festival.Delivery.self)
      return delivery.map { editor($0.list(\.stops)) }
    default: return editor(form.list(\.tags))
    }
  }

  // MARK: Parts that may be missing

  private func switchPart() {
    let parts = places(of: current, Self.shape).filter {
      if case .optional = $0.shape { true } else { false }
    }
    guard let (path, shape) = parts.randomElement(using: &generator),
      case .optional(let inner, let value) = shape, var part = current[path]?.optionalContent
    else { return }
    let formPath = current.formPath(path, Self.shape)
    note(formPath)
    let control = form.control(at: ValidationPath(formPath) ?? ValidationPath()) as? Control<Bool>
    control?.value = !part.isOn
    part.isOn.toggle()
    if part.isOn, part.content == nil {
      part.content = ContentTree(value, inner, &tokens)
      if current.base(at: path, in: base)?.optionalContent?.isOn != true { part.began = part.content }
    }
    current[path]?.optionalContent = part
  }

  // MARK: Cases

  private func selectCase() {
    let choices = places(of: current, Self.shape).filter {
      if case .choice = $0.shape { true } else { false }
    }
    guard let (path, shape) = choices.randomElement(using: &generator), case .choice(let cases) = shape else {
      return
    }
    let index = random(cases.cases.count + (cases.isOptional ? 1 : 0))
    let name = index < cases.cases.count ? cases.cases[index].name : nil
    let formPath = current.formPath(path, Self.shape) + (cases.tag.map { "/\($0)" } ?? "")
    note("\(formPath)=\(name ?? "none")")
    guard let control = form.control(at: ValidationPath(formPath) ?? ValidationPath()) as? Control<String?>
    else {
      Issue.record("no choice at \(formPath), seed \(seed), after \(log)")
      return
    }
    control.value = name
    let base = current.base(at: path, in: base)?.choice
    current[path]?.choice?.select(name, base, cases, &tokens)
  }

  /// Asks for the forms of cases before they are selected, which changes nothing.
  private func prepareCases() {
    let before = states(of: form)
    let snapshot = form.snapshot()
    #expect(form.choice(\.payment).model("card", of: Festival.Card.self) != nil)
    #expect(form.choice(\.payment).model("delivery", of: Festival.Delivery.self) != nil)
    #expect(form.choice(\.ticket).model("pass", of: Festival.Pass.self) != nil)
    expectStatesAreStill(before)
    expectSnapshotIsStill(snapshot)
  }

  // MARK: Values of the program

  /// Returns a value that another side could have: the one given, with some changes.
  private func changed(_ json: JSONValue) -> JSONValue {
    var json = json
    for _ in 0..<random(4) { json = mutated(json, Self.shape) }
    return json
  }

  private func mutated(
    _ json: JSONValue, _ shape: ContentTree.Shape, _ step: ContentStep? = nil
  ) -> JSONValue {
    switch shape {
    case .text: return .string(["s", "t", " u", "p", "new\(latestID)"][random(5)])
    case .optionalText: return [.null, "n", ""][random(3)]
    case .number: return .integer(random(5))
    case .flag: return .bool(random(2) == 0)
    case .structure(let members):
      var values = json.objectMembers
      guard let (name, shape) = members.randomElement(using: &generator) else { return json }
      let value = mutated(values[name] ?? .null, shape, .name(name))
      if value == .null { values[name] = nil } else { values[name] = value }
      return .object(values)
    case .optional(let inner, _):
      if json == .null { return ["city": .string("P\(random(2))"), "floor": .integer(random(3))] }
      return random(3) == 0 ? .null : mutated(json, inner)
    case .choice(let cases):
      if let name = cases.name(of: json), random(3) > 0 {
        return cases.json(name, mutated(cases.content(of: json), cases.shape(name)))
      }
      if cases.isOptional, random(4) == 0 { return .null }
      let new = cases.cases[random(cases.cases.count)]
      return cases.json(new.name, random(2) == 0 ? new.new : mutated(new.new, new.shape))
    case .list(let element, .dictionary):
      var values = json.objectMembers
      let key = ["a", "b", "c", "d"][random(4)]
      if random(3) == 0 {
        values[key] = nil
      } else {
        values[key] = mutated(values[key] ?? ["label": " S", "amount": .integer(random(3))], element)
      }
      return .object(values)
    case .list(let element, _):
      guard case .array(var values) = json else { return json }
      switch random(6) {
      case 0: values.insert(newValue(step), at: random(values.count + 1))
      case 1 where !values.isEmpty: values.remove(at: random(values.count))
      case 2: values.reverse()
      case _ where !values.isEmpty:
        let index = random(values.count)
        values[index] = mutated(values[index], element)
      default: break
      }
      return .array(values)
    }
  }

  private func load() {
    revision += 1
    let value = changed(random(3) == 0 ? json(base) : json(current))
    guard let festival: Festival = decoded(value) else { return }
    note("= \(value)")
    form.value = festival
    current.load(Self.json(festival), base, Self.shape, &tokens)
  }

  private func rebase() {
    revision += 1
    let value = changed(json(base))
    guard let festival: Festival = decoded(value) else { return }
    note("onto \(value)")
    let conflicts = form.rebase(onto: festival)
    let expected = merge(onto: Self.json(festival), since: base, isSave: false)
    #expect(Set(conflicts.map(\.description)) == Set(expected), "seed \(seed), after \(log)")
    #expect(Set(conflicts).count == conflicts.count)
    conflictCount += conflicts.count
  }

  /// Merges the model with what another side has, and returns the paths of the conflicts.
  private func merge(onto json: JSONValue, since beginning: ContentTree, isSave: Bool) -> [String] {
    var merge = ContentMerge(tokens: tokens, tokensBeforeSave: isSave ? base.tokens : nil)
    let result = merge.merge(current, since: beginning, json, Self.shape, at: [])
    tokens = merge.tokens
    current = result.current
    base = result.base
    return merge.conflicts.map { current.formPath($0, Self.shape) }
  }

  private func reset() {
    form.reset()
    current = base
  }

  private func markClean() {
    guard !current.hasUnread else { return }
    form.markClean()
    base = current.baseMade(Self.shape)
    current = current.saved(as: base, Self.shape)
  }

  // MARK: Saving

  private func save() async {
    if random(2) == 0 {
      // Texts that can't be read are replaced.
      form.value = form.value
      current.load(json(current), base, Self.shape, &tokens)
    }
    var submitted: ContentTree?
    var answer: JSONValue?
    let submission = await form.save { (value: Festival) -> Festival? in
      #expect(value == festival(current))
      submitted = current
      for _ in 0..<random(4) { edit() }
      guard random(4) > 0, let sent = submitted else { return nil }
      var json = changed(self.json(sent))
      if random(3) == 0 { json = withOtherIDs(json) }
      guard let festival: Festival = decoded(json) else { return nil }
      answer = Self.json(festival)
      revision = festival.revision
      return festival
    }
    guard let submitted, case .submitted = submission else { return }
    saveCount += 1
    note("saved \(answer.map { "\($0)" } ?? "nothing")")
    // What was sent is the base at first, also of rows that the answer lacks.
    let sent = submitted.baseMade(Self.shape)
    current = current.saved(as: sent, Self.shape)
    if let answer {
      _ = merge(onto: answer, since: sent, isSave: true)
    } else {
      base = sent
    }
  }

  /// Gives other identities to guests that the base does not have, as a server may do.
  private func withOtherIDs(_ json: JSONValue) -> JSONValue {
    var members = json.objectMembers
    guard case .array(var guests)? = members["guests"] else { return json }
    let known = Set((base.member("guests")?.rows ?? []).compactMap(\.key))
    for index in guests.indices {
      guard let id = guests[index].objectMembers["id"], !known.contains(id) else { continue }
      latestID += 1
      guests[index] = .object(guests[index].objectMembers.merging(["id": .integer(latestID)]) { $1 })
    }
    members["guests"] = .array(guests)
    return .object(members)
  }

  // MARK: Drafts

  /// Continues with a new form that has the draft of this one.
  private func resume() {
    let earlier = form
    do {
      let snapshot = earlier.snapshot()
      let data = try JSONEncoder().encode(snapshot)
      let read = try JSONDecoder().decode(FormSnapshot<Festival>.self, from: data)
      if read != snapshot { expectSnapshotIsStill(read) }
      guard let base = festival(base) else { return }
      form = FormModel(base, rules: Festival.rules)
      setDefaults()
      #expect(form.restore(read) == FormRestoration(), "seed \(seed), after \(log)")
      expectStatesAreStill(states(of: earlier))
      #expect(form.value == earlier.value, "seed \(seed), after \(log)")
      expectConflictsAreThoseOfARebase(read)
    } catch {
      Issue.record(error)
    }
  }

  /// Restores a draft in the same form: at once, and after edits of all kinds.
  private func undo() {
    let snapshot = form.snapshot()
    let before = states(of: form)
    let value = form.value
    #expect(form.restore(snapshot) == FormRestoration())
    expectStatesAreStill(before)
    expectSnapshotIsStill(snapshot)
    for _ in 0..<random(6) { editWithoutModel() }
    #expect(form.restore(snapshot) == FormRestoration(), "seed \(seed), after \(log)")
    expectStatesAreStill(before)
    var expected = form.value
    expected.revision = value.revision
    #expect(expected == value, "seed \(seed), after \(log)")
    revision = form.value.revision
  }

  /// Edits the form, and not the model of it.
  private func editWithoutModel() {
    let guests = form.list(\.guests)
    let tags = form.list(\.tags)
    strangerCount += 1
    switch random(12) {
    case 0 where guests.count > 0: guests.remove(guests.elements[random(guests.count)])
    case 1 where guests.count > 0: guests.move(from: random(guests.count), to: random(guests.count))
    case 2: guests.insert(Festival.Guest(id: 9_999 + strangerCount, name: "U"), at: random(guests.count + 1))
    case 3 where tags.count > 0: tags.remove(tags.elements[random(tags.count)])
    case 4: form.dictionary(\.costs).insert(Festival.Cost(label: "U"), for: ["a", "e"][random(2)])
    case 5: form.part(\.contact).isPresent.value = random(2) == 0
    case 6: if let value: Festival = decoded(changed(Self.json(form.value))) { form.value = value }
    case 7: form.reset()
    case 8: form.choice(\.payment).selection.value = ["card", "delivery", "voucher"][random(3)]
    case 9: form.choice(\.ticket).selection.value = [nil, "day", "pass"][random(3)]
    case 10: form.list(\.blocks).insert(.image(Festival.Card(number: "U")), at: 0)
    default:
      for control in form.controls {
        switch control {
        case let control as Control<String>: control.text = "typed"
        case let control as Control<Int>: control.text = ["x", "", "4"][random(3)]
        case let control as Control<String?>: control.text = "typed"
        default: break
        }
      }
    }
  }

  /// Expects that a draft over a newer base has the conflicts, and makes the form, of one whose base becomes a newer one.
  private func expectConflictsAreThoseOfARebase(_ snapshot: FormSnapshot<Festival>) {
    guard let base = festival(base), let newer: Festival = decoded(changed(Self.json(base))) else { return }
    // Of rows that had an `id`, a draft does not have enough to find them without one.
    guard Set(newer.helpers.map(\.id)).count == newer.helpers.count,
      Set(newer.stands.map(\.id)).count == newer.stands.count
    else { return }
    let rebased = FormModel(base, rules: Festival.rules)
    rebased.restore(snapshot)
    let conflicts = rebased.rebase(onto: newer)
    let restored = FormModel(newer, rules: Festival.rules)
    let restoration = restored.restore(snapshot)
    #expect(Set(restoration.conflicts) == Set(conflicts), "\(newer), seed \(seed), after \(log)")
    #expect(restoration.unrestoredPaths.isEmpty)
    #expect(restored.value == rebased.value, "\(newer), seed \(seed), after \(log)")
    #expect(restored.base == rebased.base, "\(newer), seed \(seed), after \(log)")
  }

  private func expectSnapshotIsStill(_ snapshot: FormSnapshot<Festival>) {
    let present = form.snapshot()
    guard present != snapshot else { return }
    Issue.record("the draft differs: \(differences(present, from: snapshot)), seed \(seed), after \(log)")
  }

  private func expectStatesAreStill(_ states: [String]) {
    let present = self.states(of: form)
    guard present != states else { return }
    let lines = present.difference(from: states)
    Issue.record("the states differ: \(lines.map(Self.text)), seed \(seed), after \(log)")
  }

  private static func text(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(let offset, let line, _): "+\(offset) \(line)"
    case .remove(let offset, let line, _): "-\(offset) \(line)"
    }
  }

  private func differences(_ value: some Encodable, from other: some Encodable) -> [String] {
    lines(of: value).difference(from: lines(of: other)).map(Self.text)
  }

  private func lines(of value: some Encodable) -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  // MARK: What changes nothing

  /// Takes the base again, and the value, neither of which changes anything but texts that can't be read.
  private func takeTheSame() {
    let before = states(of: form)
    let snapshot = form.snapshot()
    #expect(form.rebase(onto: form.base).isEmpty, "seed \(seed), after \(log)")
    expectStatesAreStill(before)
    expectSnapshotIsStill(snapshot)
    let hadUnread = current.hasUnread
    form.value = form.value
    current.load(json(current), base, Self.shape, &tokens)
    guard !hadUnread else { return }
    expectStatesAreStill(before)
    expectSnapshotIsStill(snapshot)
  }

  private func focus() {
    let controls = form.controls
    let control = controls[random(controls.count)]
    control.beginEditing()
    control.endEditing()
  }

  /// What a person sees of each control.
  private func states(of form: FormModel<Festival>) -> [String] {
    form.controls.map { control in
      let text: String =
        switch control {
        case let control as Control<String>: control.text
        case let control as Control<Int>: control.text
        case let control as Control<String?>: control.text
        case let control as Control<Bool>: "\(control.value)"
        default: ""
        }
      return
        "\(control.path) '\(text)' \(control.isDirty) \(control.isTouched) \(control.visibleErrorMessages)"
    }
  }

  // MARK: Comparing

  /// Returns whether the form and the model agree.
  func isAsExpected() -> Bool {
    var expectedPaths: Set<String> = []
    current.collectChangedPaths(base, Self.shape, at: "", &expectedPaths)
    let paths = Set(form.changedPaths.map(\.description))
    let isValueSame = form.value == festival(current)
    let isBaseSame = form.base == festival(base)
    let arePathsSame = paths == expectedPaths && form.isDirty == !paths.isEmpty
    if isValueSame, isBaseSame, arePathsSame, areFailuresRight() { return true }
    Issue.record(
      """
      Value, unlike the expected one: \(differences(form.value, from: festival(current)))
      Base: \(differences(form.base, from: festival(base)))
      Changed \(paths.sorted()), expected \(expectedPaths.sorted()), dirty \(form.isDirty)
      Failures \(form.silentFailures().map { "\($0.path) \($0.name)" })
      Seed \(seed), after \(log)
      """)
    return false
  }

  private func areFailuresRight() -> Bool {
    let failures = form.silentFailures().map { "\($0.path) \($0.name)" }
    guard !current.hasUnread else { return !failures.isEmpty }
    let expected = Festival.rules.failures(for: form.value).map { failure in
      // A form shows the failures of a choice as a whole where the case is selected.
      failure.name == "no-rule" ? "\(failure.path)/kind no-rule" : "\(failure.path) \(failure.name)"
    }
    return Set(failures) == Set(expected)
  }

  /// Expects that the patch turns the base into the value, and is empty if the form is clean.
  func expectPatchIsRight() throws {
    let patch = try JSONDecoder().decode(JSONValue.self, from: form.mergePatch())
    if !form.isDirty { #expect(patch == .object([:]), "seed \(seed), after \(log)") }
    guard !current.hasUnread else { return }
    #expect(
      Self.json(form.base).merging(patch) == Self.json(form.value), "\(patch), seed \(seed), after \(log)")
    if patch == .object([:]) { #expect(!form.isDirty, "seed \(seed), after \(log)") }
    #expect(FormModel(form.value, rules: Festival.rules).value == form.value, "seed \(seed), after \(log)")
  }
}

@MainActor
@Suite struct RandomFormModelTests {
  @Test func agreesWithAModelOfPlainValues() async throws {
    var saveCount = 0
    var conflictCount = 0
    for seed in randomSeeds(1...12) {
      let festival = RandomFestival(
        seed: UInt64(seed), seed.isMultiple(of: 4) ? Festival() : Festival.full)
      for number in 0..<stepCount {
        await festival.step()
        guard festival.isAsExpected() else { return }
        if number.isMultiple(of: 8) { try festival.expectPatchIsRight() }
      }
      saveCount += festival.saveCount
      conflictCount += festival.conflictCount
    }
    #expect(saveCount > 0)
    #expect(conflictCount > 0)
  }

  /// How many steps the test makes for each seed; more of them if the environment says so.
  private var stepCount: Int {
    ProcessInfo.processInfo.environment["FORM_MODEL_STEPS"].flatMap(Int.init) ?? 150
  }
}
