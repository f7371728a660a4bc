import ALPValidator
import Testing
import ThreadTime

/// What large forms cost: eight times the parts cost about eight times the time. A cost that grows with the square would be 64 times.
@MainActor
@Suite struct ModelCostTests {
  private static let growth = 8
  private static let mostGrowth = 20.0
  private static let fewParts = 60

  /// Expects that the time grows with the count, as far as measurements say it: the least of three.
  private func expectLinearTime(_ body: (Int) -> Void) {
    func time(_ count: Int) -> Duration {
      let times = (0..<3).map { _ in ThreadTime.measure { body(count) } }
      return times.min() ?? .zero
    }
    let few = time(Self.fewParts)
    let many = time(Self.growth * Self.fewParts)
    #expect(many / few < Self.mostGrowth, "\(few), \(many) for \(Self.growth) times as many parts")
  }

  private struct Wide: Sendable, Equatable {
    private var texts: [String]

    init(_ count: Int) { texts = Array(repeating: "", count: count) }

    subscript(_ index: Int) -> String {
      get { texts[index] }
      set { texts[index] = newValue }
    }
  }

  @Test func buildingAFormOfManyProperties() {
    expectLinearTime { count in
      let rules = RuleSet<Wide>((0..<count).map { .at(\.[$0], "p\($0)", [.length(5...), .email]) })
      let form = FormModel(Wide(count), rules: rules)
      form[\.[count - 1]].text = "a"
      #expect(form.value[count - 1] == "a")
    }
  }

  private func form(_ count: Int, isValidated: Bool = false) -> FormModel<Application> {
    let form = FormModel(
      Application(employers: (0..<count).map { Employer(id: $0) }),
      rules: [.each(\.employers, "employers", list: [.count(1...)], [.at(\.company, "company", [.notEmpty])])]
    )
    if isValidated { form.validate() }
    return form
  }

  @Test func buildingAListOfManyElements() {
    expectLinearTime { #expect(form($0).list(\.employers).count == $0) }
  }

  @Test(arguments: [false, true])
  func reversingAListOfManyElements(_ hasFailures: Bool) {
    expectLinearTime { count in
      let form = form(count, isValidated: hasFailures)
      let last = form.list(\.employers).elements[count - 1]
      for _ in 0..<3 { form.value.employers.reverse() }
      #expect(form.list(\.employers).elements[0] === last)
    }
  }

  @Test func discardingTheOrderOfAListOfManyElements() {
    expectLinearTime { count in
      let form = form(count)
      form.value.employers.reverse()
      #expect(form.isDirty)
      form.reset()
      #expect(!form.isDirty && form.value.employers[0].id == 0)
    }
  }

  @Test func addingAndRemovingManyEntriesOfADictionary() {
    struct Trip: Sendable { var budget: [String: Int] = [:] }
    expectLinearTime { count in
      let form = FormModel(Trip(), rules: [.each(\.budget, "budget", [.range(0...)])])
      let budget = form.dictionary(\.budget)
      let keys = (0..<count).map { "key \($0 * 7 % count)" }
      for key in keys { budget.insert(1, for: key) }
      #expect(budget.keys == Set(keys).sorted())
      for key in keys { budget.remove(key) }
      #expect(form.value.budget.isEmpty && !form.isDirty)
      for key in keys { budget.insert(2, for: key) }
      form.markClean()
      for key in keys { budget.remove(key) }
      for key in keys { budget.insert(2, for: key) }
      #expect(!form.isDirty)
    }
  }

  @Test func rebasingAListOfManyElements() {
    expectLinearTime { count in
      let form = form(count)
      form.list(\.employers).elements[1][\.company].text = "A"
      var theirs = form.base
      theirs.employers.reverse()
      #expect(form.rebase(onto: theirs).isEmpty)
      #expect(form.value.employers[count - 2].company == "A")
    }
  }

  @Test func insertingManyElementsIntoAListWhoseElementsWereRemoved() {
    expectLinearTime { count in
      let form = form(count)
      let employers = form.list(\.employers)
      for element in employers.elements { employers.remove(element) }
      for id in count..<2 * count { employers.append(Employer(id: id)) }
      #expect(employers.count == count)
    }
  }

  @Test func conflictsInManyElements() {
    expectLinearTime { count in
      let form = form(count)
      for element in form.list(\.employers).elements { element[\.company].text = "mine" }
      var theirs = form.base
      for index in theirs.employers.indices { theirs.employers[index].company = "theirs" }
      #expect(form.rebase(onto: theirs).count == count)
    }
  }
}
