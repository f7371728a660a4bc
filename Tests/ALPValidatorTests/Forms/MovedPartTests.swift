import TestSupport
import Testing

@testable import ALPValidator
@testable import ValidationRules

/// Parts that move between nested forms, together with other changes in one transaction.
@MainActor @Suite struct MovedPartTests {
  private static let isRequired = "Required."

  private func makeControl() -> TextControl {
    let control = TextControl()
    control.addRule(.notEmpty, invalidMessage: Self.isRequired)
    return control
  }

  /// A form that contained the part before and afterwards knows the failure that is corrected meanwhile.
  @Test func notifiesTheOuterFormOfAFailureThatIsCorrectedDuringAMoveTowardsIt() {
    let root = FormValidator()
    let group = root.add(FormValidator())
    let part = group.add(makeControl(), name: "part")
    root.add(makeControl(), name: "other")
    root.validate()
    var counts: [Int] = []
    root.stateChangedHandler = { [unowned root] _ in counts.append(root.failures.count) }
    root.performChanges {
      root.add(part)
      part.text = "ok"
    }
    #expect(counts == [1])
  }

  @Test func notifiesTheOuterFormOfACorrectionDuringAMoveBetweenBranchesOfUnequalDepth() {
    let root = FormValidator()
    let shallow = root.add(FormValidator())
    let deep = root.add(FormValidator()).add(FormValidator())
    let part = shallow.add(makeControl(), name: "part")
    root.add(makeControl(), name: "other")
    root.validate()
    var counts: [Int] = []
    root.stateChangedHandler = { [unowned root] _ in counts.append(root.failures.count) }
    root.performChanges {
      part.text = "ok"
      deep.add(part)
    }
    #expect(counts == [1])
  }

  /// The move is a change by itself, wherever the part is at the end.
  @Test func notifiesTheOuterFormOfAMoveOfAFailureOnly() {
    let root = FormValidator()
    let shallow = root.add(FormValidator())
    let deep = root.add(FormValidator()).add(FormValidator())
    let part = shallow.add(makeControl(), name: "part")
    let valid = shallow.add(TextControl(), name: "valid")
    root.validate()
    var count = 0
    root.stateChangedHandler = { _ in count += 1 }
    deep.add(valid)
    #expect(count == 0)
    deep.add(part)
    #expect(count == 1)
    #expect(root.failures.count == 1)
  }

  /// The order that observers know has the failure, although the part has none when it moves.
  @Test func notifiesOfAnOrderThatChangedWhileAPartWasValid() {
    let form = FormValidator()
    form.add(makeControl(), name: "first")
    let second = form.add(makeControl(), name: "second")
    form.validate()
    var paths: [[String]] = []
    form.stateChangedHandler = { [unowned form] _ in paths.append(form.failures.map(\.path.description)) }
    form.performChanges {
      second.text = "ok"
      form.add(second, at: 0)
      second.text = ""
    }
    #expect(paths == [["/second", "/first"]])
  }

  /// A failing part that is excluded while its group is removed returns at another place.
  @Test func notifiesOfAnOrderThatChangedWhileAPartWasExcluded() {
    let form = FormValidator()
    let isShown = Control(true)
    form.add(makeControl(), name: "first")
    let group = form.add(FormValidator(), name: "group")
    group.add(makeControl(), name: "second", when: { isShown.value })
    form.validate()
    var paths: [[String]] = []
    form.stateChangedHandler = { [unowned form] _ in paths.append(form.failures.map(\.path.description)) }
    form.performChanges {
      form.remove(group)
      isShown.value = false
      form.add(group, at: 0)
      isShown.value = true
    }
    #expect(paths == [["/group/second", "/first"]])
  }

  /// The part was removed, which records no order, and came back by a move.
  @Test func notifiesOfAnOrderThatChangedByWayOfAnotherForm() {
    let form = FormValidator()
    let other = FormValidator()
    let first = form.add(makeControl(), name: "first")
    form.add(makeControl(), name: "second")
    form.validate()
    var paths: [[String]] = []
    form.stateChangedHandler = { [unowned form] _ in paths.append(form.failures.map(\.path.description)) }
    form.performChanges {
      form.remove(first)
      other.add(first)
      form.add(first)
    }
    #expect(paths == [["/second", "/first"]])
  }

  /// A path alone is no change, such as that of the rows that another row passes.
  @Test(arguments: [0, 2]) func notifiesOfAMovedRowOnlyIfItFails(failingRow: Int) {
    struct Page: Codable, Sendable {
      var tags: [String]
    }
    var tags = ["a", "b", "c", "d"]
    tags[failingRow] = ""
    let form = FormModel(Page(tags: tags), rules: [.each(\.tags, "tags", [.notEmpty])])
    let list = form.list(\.tags)
    form.validate()
    #expect(form.failures.map(\.path.description) == ["/tags/\(failingRow)"])
    var count = 0
    form.stateChangedHandler = { _ in count += 1 }
    list.move(from: 0, to: 3)
    #expect(count == (failingRow == 0 ? 1 : 0))
    #expect(form.failures.map(\.path.description) == ["/tags/\(failingRow == 0 ? 3 : failingRow - 1)"])
  }

  @Test(arguments: randomSeeds(1...20)) func notifiesEachFormExactlyOfItsChanges(seed: Int) {
    var walk = MovingParts(seed: UInt64(seed))
    for number in 0..<100 {
      walk.performTransaction()
      #expect(walk.faults.isEmpty, "transaction \(number): \(walk.steps.joined(separator: ", "))")
      guard walk.faults.isEmpty else { return }
    }
    #expect(walk.notificationCount > 50)
  }
}

/// Nested forms, some without a name and of unequal depth, between which controls and forms move at random.
@MainActor private struct MovingParts {
  /// What observers of a form see.
  struct Answers: Equatable {
    var state: ValidatorState
    var hasValidated: Bool
    var messages: [String]
    var warnings: [String]
    var paths: [String]

    @MainActor init(of form: FormValidator) {
      state = form.state
      hasValidated = form.hasValidated
      messages = form.errorMessages
      warnings = form.warnings.map(\.message)
      paths = (form.failures + form.warnings).map(\.path.description)
    }

    func isSame(exceptForPathsAs other: Self) -> Bool {
      var other = other
      other.paths = paths
      return self == other
    }
  }

  @MainActor final class Counter {
    var count = 0
  }

  private var random: SeededGenerator
  private let root = FormValidator()
  /// A form beside the others, by way of which parts move.
  private let outside = FormValidator()
  private let groups = (0..<5).map { _ in FormValidator() }
  private let controls: [TextControl]
  private let counters = (0..<6).map { _ in Counter() }

  /// The steps of the latest transaction, for reports.
  private(set) var steps: [String] = []
  private(set) var faults: [String] = []
  private(set) var notificationCount = 0

  private var forms: [FormValidator] { [root] + groups }
  private var parts: [FormPart] { groups + controls }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    controls = (0..<6).map { number in
      let control = TextControl()
      control.addRule(.length(2...), invalidMessage: "\(number) is short.")
      control.addRule(.length(...3), invalidMessage: "\(number) is long.", severity: .warning)
      return control
    }
    root.add(groups[0], name: "first")
    root.add(groups[1])
    groups[0].add(groups[2])
    groups[1].add(groups[3], name: "fourth")
    groups[3].add(groups[4])
    for (number, control) in controls.enumerated() { forms[number].add(control, name: "\(number)") }
    for (form, counter) in zip(forms, counters) { form.stateChangedHandler = { _ in counter.count += 1 } }
  }

  mutating func performTransaction() {
    let earlierAnswers = forms.map(Answers.init)
    let earlierParts = forms.map(parts(in:))
    var haveLeft = forms.map { _ in Set<ObjectIdentifier>() }
    for counter in counters { counter.count = 0 }
    steps = []
    let stepCount = Int.random(in: 1...4, using: &random)
    root.performChanges {
      for _ in 0..<stepCount {
        let moved = performStep()
        for index in forms.indices {
          haveLeft[index].formUnion(earlierParts[index].subtracting(parts(in: forms[index])))
          haveLeft[index].formUnion(earlierParts[index].intersection(moved.map { ObjectIdentifier($0) }))
        }
      }
    }
    for (index, form) in forms.enumerated() {
      let answers = Answers(of: form)
      let earlier = earlierAnswers[index]
      let count = counters[index].count
      notificationCount += count
      // A part that has moved, or has left and returned, may be at another place, so its form is notified in any case.
      let mayBeNotified = !haveLeft[index].isDisjoint(with: parts(in: form))
      if count > 1 { faults.append("form \(index) was notified \(count) times") }
      if count == 0, !answers.isSame(exceptForPathsAs: earlier) {
        faults.append("form \(index) was not notified: \(earlier) is now \(answers)")
      }
      if count > 0, answers == earlier, !mayBeNotified {
        faults.append("form \(index) was notified of nothing: \(answers)")
      }
    }
  }

  /// Performs a step, and returns the parts that it moves.
  private mutating func performStep() -> [FormPart] {
    let control = controls.randomElement(using: &random) ?? controls[0]
    let part = parts.randomElement(using: &random) ?? controls[0]
    let form = (forms + [outside]).randomElement(using: &random) ?? root
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      guard part !== form, !form.formsAround.contains(where: { $0 === part }) else { return [] }
      let otherCount = form.parts.filter { $0 !== part }.count
      let index = Bool.random(using: &random) ? Int.random(in: 0...otherCount, using: &random) : nil
      steps.append("\(name(of: part)) to \(name(of: form)) at \(index ?? -1)")
      form.add(part, at: index)
      return parts.filter { part.hasIncluded($0) }
    case 3:
      steps.append("remove \(name(of: part))")
      (part.form as? FormValidator)?.remove(part)
    case 4:
      steps.append("toggle \(name(of: part))")
      part.isEnabled.toggle()
    case 5:
      steps.append("external failure of \(name(of: control))")
      control.setExternalFailure("External.")
    case 6:
      steps.append("validate \(name(of: form))")
      form.validate()
    default:
      let text = String("abcd".prefix(Int.random(in: 0...4, using: &random)))
      steps.append("\(name(of: control)) = \"\(text)\"")
      control.text = text
    }
    return []
  }

  private func name(of part: FormPart) -> String {
    if part === root { return "root" }
    if part === outside { return "outside" }
    if let index = groups.firstIndex(where: { $0 === part }) { return "group \(index)" }
    return "control \(controls.firstIndex { $0 === part } ?? -1)"
  }

  /// The included parts in a form, at any depth.
  private func parts(in form: FormValidator) -> Set<ObjectIdentifier> {
    Set(parts.filter { $0 !== form && form.hasIncluded($0) }.map(ObjectIdentifier.init))
  }
}
