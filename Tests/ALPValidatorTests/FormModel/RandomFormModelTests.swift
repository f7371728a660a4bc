import ALPValidator
import Foundation
import Testing

/// Drives a form and the model of it by the same random steps, and expects that they agree after each.
@MainActor
final class RandomPlan {
  private typealias Property = PlanModel.Property

  private(set) var form: FormModel<Plan>
  private var model: PlanModel
  private var generator: SeededGenerator
  private var latestID = 100
  /// The latest steps, for the report of a difference.
  private(set) var log: [String] = []
  private(set) var submissionCount = 0
  private(set) var conflictCount = 0
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let plan = Plan(
      title: "a", guests: [Plan.Guest(id: 1, name: "A"), Plan.Guest(id: 2, name: "B")], tags: ["x", "y"],
      costs: ["a": Plan.Cost(label: "A"), "b": Plan.Cost(label: "B", amount: 1)])
    form = FormModel(plan, rules: Plan.rules)
    model = PlanModel(plan)
    setDefault()
  }

  private func setDefault() { _ = form.part(\.contact, default: { PlanModel.defaultContact }) }

  private func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  // MARK: Steps

  func step() async {
    let kind = random(40)
    log.append("\(kind)")
    if log.count > 12 { log.removeFirst() }
    switch kind {
    case 0..<16: type()
    case 16..<18: changeDictionary()
    case 18..<21: changeList()
    case 21..<23: switchContact()
    case 23..<25: load()
    case 25..<28: rebase()
    case 28: resume()
    case 29: undo()
    case 30..<33: await submit()
    case 33: discard()
    case 34: form.validate()
    case 35: setRandomFlag()
    default: focus()
    }
  }

  private func text() -> String { ["", " ", "a", " b ", "abcd", "7"][random(6)] }

  private func number() -> String { ["", "x", "0", "1", "2", "3", "9"][random(7)] }

  private func type() {
    var properties: [Property] = [.title, .seats, .note, .city, .floor]
    if form.part(\.contact).isPresent.value { properties += [.contactCity, .contactFloor] }
    for guest in model.guests {
      properties += [.guestName(token: guest.token), .guestAge(token: guest.token)]
    }
    for tag in model.tags { properties.append(.tag(token: tag.token)) }
    for key in model.costs.keys.sorted() { properties += [.costLabel(key: key), .costAmount(key: key)] }
    let property = properties[random(properties.count)]
    let isNumber =
      switch property {
      case .seats, .floor, .contactFloor, .guestAge, .costAmount: true
      default: false
      }
    let text = isNumber ? number() : text()
    log[log.count - 1] += " \(property) '\(text)'"
    setText(text, of: property)
    model.type(text, into: property)
  }

  private func setText(_ text: String, of property: Property) {
    switch property {
    case .title: form[\.title].text = text
    case .seats: form[\.seats].text = text
    case .note: form[\.note].text = text
    case .city: form[\.place.city].text = text
    case .floor: form[\.place.floor].text = text
    case .contactCity: form.part(\.contact).model?[\.city].text = text
    case .contactFloor: form.part(\.contact).model?[\.floor].text = text
    case .guestName(let token): guest(token)?[\.name].text = text
    case .guestAge(let token): guest(token)?[\.age].text = text
    case .tag(let token):
      guard let index = model.tags.firstIndex(where: { $0.token == token }) else { return }
      form.list(\.tags).elements[index][\.self].text = text
    case .costLabel(let key): form.dictionary(\.costs)[key]?[\.label].text = text
    case .costAmount(let key): form.dictionary(\.costs)[key]?[\.amount].text = text
    }
  }

  private func guest(_ token: Int) -> FormModel<Plan.Guest>? {
    model.guests.firstIndex { $0.token == token }.map { form.list(\.guests).elements[$0] }
  }

  private func setRandomFlag() {
    let isPublic = random(2) == 0
    form[\.isPublic].value = isPublic
    model.value.isPublic = isPublic
  }

  private func focus() {
    let controls = form.controls
    let control = controls[random(controls.count)]
    control.beginEditing()
    control.endEditing()
  }

  private func changeList() {
    switch random(6) {
    case 0:
      latestID += 1
      let guest = Plan.Guest(id: latestID, name: "N")
      form.list(\.guests).append(guest)
      model.append(guest)
    case 1:
      form.list(\.tags).append("t")
      model.append("t")
    case 2 where !model.guests.isEmpty:
      let index = random(model.guests.count)
      let guests = form.list(\.guests)
      guests.remove(guests.elements[index])
      model.guests.remove(at: index)
    case 3 where !model.tags.isEmpty:
      let index = random(model.tags.count)
      let tags = form.list(\.tags)
      tags.remove(tags.elements[index])
      model.tags.remove(at: index)
    case 4 where model.guests.count > 1:
      let source = random(model.guests.count)
      let destination = random(model.guests.count)
      form.list(\.guests).move(from: source, to: destination)
      model.guests.insert(model.guests.remove(at: source), at: destination)
    case 5 where model.tags.count > 1:
      let source = random(model.tags.count)
      let destination = random(model.tags.count)
      form.list(\.tags).move(from: source, to: destination)
      model.tags.insert(model.tags.remove(at: source), at: destination)
    default: break
    }
  }

  private func randomKey() -> String { ["a", "b", "c", "d"][random(4)] }

  private func changeDictionary() {
    let key = randomKey()
    if random(2) == 0 {
      log[log.count - 1] += " -\(key)"
      form.dictionary(\.costs).remove(key)
      model.costs[key] = nil
    } else {
      let cost = Plan.Cost(label: "K", amount: random(3))
      log[log.count - 1] += " +\(key) \(cost)"
      form.dictionary(\.costs).insert(cost, for: key)
      model.insert(cost, for: key)
    }
  }

  private func switchContact() {
    let isOn = random(2) == 0
    log[log.count - 1] += " \(isOn)"
    form.part(\.contact).isPresent.value = isOn
    model.switchContact(isOn)
  }

  /// Returns a plan that a server could have: the one given, with some changes.
  private func changed(_ plan: Plan) -> Plan {
    var plan = plan
    for _ in 0..<random(4) {
      switch random(11) {
      case 0: plan.title = ["s", "t", " u"][random(3)]
      case 1: plan.seats = random(4)
      case 2: plan.note = [nil, "n", ""][random(3)]
      case 3: plan.place.city = "C\(random(3))"
      case 4: plan.contact = random(2) == 0 ? nil : Plan.Place(city: "P\(random(2))", floor: random(3))
      case 5 where !plan.guests.isEmpty:
        let index = random(plan.guests.count)
        plan.guests[index].age = random(4)
        if random(3) == 0 { plan.guests[index].name += " " }
      case 6 where !plan.guests.isEmpty: plan.guests.remove(at: random(plan.guests.count))
      case 7:
        latestID += 1
        plan.guests.insert(Plan.Guest(id: latestID, name: "S"), at: random(plan.guests.count + 1))
      case 8:
        switch random(4) {
        case 0: plan.tags.append("s")
        case 1 where !plan.tags.isEmpty: plan.tags.removeLast()
        case 2 where !plan.tags.isEmpty: plan.tags[random(plan.tags.count)] = "r"
        default: plan.guests.reverse()
        }
      case 9: plan.costs[randomKey()] = Plan.Cost(label: ["S", " T"][random(2)], amount: random(3))
      case 10: plan.costs[randomKey()] = nil
      default: break
      }
    }
    return plan
  }

  private func load() {
    let plan = changed(random(3) == 0 ? model.basePlan : model.plan)
    form.value = plan
    model.load(plan)
  }

  private func rebase() {
    let plan = changed(model.basePlan)
    log[log.count - 1] += " \(plan)"
    form.rebase(onto: plan)
    model.rebase(onto: plan)
  }

  private func discard() {
    form.discardChanges()
    model.discard()
  }

  /// Submits, types meanwhile, and takes what the server has saved, or has without having saved.
  private func submit() async {
    var submitted: PlanModel?
    let submission = await form.submit { (value: Plan) -> Plan in
      #expect(value == model.plan)
      submitted = model
      for _ in 0..<random(3) { type() }
      return value
    }
    guard let submitted, case .submitted(let sent) = submission else { return }
    submissionCount += 1
    var answer = changed(random(4) == 0 ? model.basePlan : sent)
    if random(3) == 0 { giveIDs(to: &answer.guests) }
    log[log.count - 1] += " answer \(answer)"
    form.rebase(onto: answer)
    model.rebase(onto: answer, submitted: submitted)
  }

  /// Gives other identities to the elements that the base does not have, as a server may do.
  private func giveIDs(to guests: inout [Plan.Guest]) {
    let known = Set(model.basePlan.guests.map(\.id))
    for index in guests.indices where !known.contains(guests[index].id) {
      latestID += 1
      guests[index].id = latestID
    }
  }

  /// Continues with a new form that has the snapshot of this one.
  private func resume() {
    let earlier = form
    do {
      let data = try JSONEncoder().encode(earlier.snapshot())
      let snapshot = try JSONDecoder().decode(FormSnapshot<Plan>.self, from: data)
      form = FormModel(model.basePlan, rules: Plan.rules)
      setDefault()
      #expect(form.restore(snapshot) == FormRestoration())
      expectConflictsAreThoseOfARebase(snapshot)
    } catch {
      Issue.record(error)
    }
    model.resume()
    #expect(states(of: form) == states(of: earlier), "\(log)")
  }

  /// Restores a snapshot in the same form, after edits of all kinds.
  private func undo() {
    let snapshot = form.snapshot()
    let before = states(of: form)
    for _ in 0..<random(6) { editWithoutModel() }
    #expect(form.restore(snapshot) == FormRestoration())
    model.resume()
    #expect(states(of: form) == before, "seed \(seed), after \(log)")
  }

  /// Edits the form, and not the model of it.
  private func editWithoutModel() {
    let guests = form.list(\.guests)
    let tags = form.list(\.tags)
    switch random(10) {
    case 0 where guests.count > 0: guests.remove(guests.elements[random(guests.count)])
    case 1 where guests.count > 0: guests.move(from: random(guests.count), to: random(guests.count))
    case 2: guests.insert(Plan.Guest(id: 999, name: "U"), at: random(guests.count + 1))
    case 3 where tags.count > 0: tags.remove(tags.elements[random(tags.count)])
    case 4: form.dictionary(\.costs).insert(Plan.Cost(label: "U"), for: randomKey())
    case 5: form.dictionary(\.costs).remove(randomKey())
    case 6: form.part(\.contact).isPresent.value = random(2) == 0
    case 7: form.value = changed(form.value)
    case 8: form.discardChanges()
    default:
      for control in form.controls {
        switch control {
        case let control as Control<String>: control.text = text()
        case let control as Control<Int>: control.text = number()
        case let control as Control<String?>: control.text = text()
        default: break
        }
      }
    }
  }

  /// Expects that a draft over a newer plan has the conflicts, and makes the form, of one whose plan becomes a newer one.
  private func expectConflictsAreThoseOfARebase(_ snapshot: FormSnapshot<Plan>) {
    let newer = changed(model.basePlan)
    let rebased = FormModel(model.basePlan, rules: Plan.rules)
    rebased.restore(snapshot)
    let conflicts = rebased.rebase(onto: newer)
    let restored = FormModel(newer, rules: Plan.rules)
    let restoration = restored.restore(snapshot)
    #expect(restoration.conflicts == conflicts, "\(newer), seed \(seed), after \(log)")
    #expect(restoration.unrestoredPaths.isEmpty)
    #expect(restored.value == rebased.value, "\(newer), seed \(seed), after \(log)")
    conflictCount += conflicts.count
  }

  /// What a person sees of each control.
  private func states(of form: FormModel<Plan>) -> [String] {
    var controls = form.controls
    let contact = form.part(\.contact)
    let canBeShownAgain = !contact.isPresent.value && !model.contactBeginsWithDefault
    if canBeShownAgain, let hidden = contact.model { controls += hidden.controls }
    return controls.map { control in
      let text: String =
        switch control {
        case let control as Control<String>: control.text
        case let control as Control<Int>: control.text
        case let control as Control<String?>: control.text
        default: ""
        }
      return
        "\(control.path) '\(text)' \(control.isDirty) \(control.isTouched) \(control.visibleErrorMessages)"
    }
  }

  // MARK: Comparing

  /// Returns whether the form and the model agree.
  func isAsExpected() -> Bool {
    let paths = Set(form.changedPaths.map(\.description))
    let failures = Set(form.silentFailures().map { "\($0.path) \($0.name)" })
    let isValueSame = form.value == model.plan
    let isBaseSame = form.base == model.basePlan
    let arePathsSame = paths == model.changedPaths && form.isDirty == !paths.isEmpty
    let areFailuresSame = failures == model.failures
    if isValueSame, isBaseSame, arePathsSame, areFailuresSame { return true }
    Issue.record(
      """
      Seed \(seed), after \(log):
      value \(form.value), expected \(model.plan)
      base \(form.base), expected \(model.basePlan)
      changed \(paths.sorted()), expected \(model.changedPaths.sorted()), dirty \(form.isDirty)
      failures \(failures.sorted()), expected \(model.failures.sorted())
      """)
    return false
  }

  /// Expects that the patch turns the base into the value, unless a text cannot be read.
  func expectPatchIsRight() throws {
    guard model.unread.isEmpty else { return }
    let base = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(form.base))
    let value = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(form.value))
    let patch = try JSONDecoder().decode(JSONValue.self, from: form.mergePatch())
    #expect(base.merging(patch) == value, "\(patch) of \(base), after \(log)")
  }
}

@MainActor
@Suite struct RandomFormModelTests {
  @Test func agreesWithAModelOfStructures() async throws {
    var submissionCount = 0
    var conflictCount = 0
    for seed in 1...UInt64(20) {
      let plan = RandomPlan(seed: seed)
      for number in 0..<stepCount {
        await plan.step()
        guard plan.isAsExpected() else { return }
        if number.isMultiple(of: 8) { try plan.expectPatchIsRight() }
      }
      submissionCount += plan.submissionCount
      conflictCount += plan.conflictCount
    }
    #expect(submissionCount > 0)
    #expect(conflictCount > 0)
  }

  /// How many steps the test makes for each seed; more of them if the environment says so.
  private var stepCount: Int {
    ProcessInfo.processInfo.environment["FORM_MODEL_STEPS"].flatMap(Int.init) ?? 100
  }
}
