import ALPValidator
import Foundation
import Testing

/// The value of a new form is the structure that was passed, formatted, whatever is declared in which order.
@MainActor
@Suite struct PassedValueTests {
  struct Place: Codable, Sendable, Equatable {
    var city = ""
    static let rules: RuleSet<Place> = [.at(\.city, "city", formatters: [.trimmed], [.notEmpty])]
  }

  struct Stop: Codable, Sendable, Equatable {
    var name = ""
    var place: Place?
    var note: String?
    static let rules: RuleSet<Stop> = [
      .at(\.place, "place", Place.rules), .at(\.name, "name"), .at(\.note, "note"),
    ]
  }

  struct Order: Codable, Sendable, Equatable {
    var number = 0
    var billing: Place?
    var stop = Stop()
    var last: Stop?
    var stops: [Stop] = []
    var tags: [String]?
    var byName: [String: Stop] = [:]
    var note = ""

    static let rules: RuleSet<Order> = [
      .at(\.billing, "billing", Place.rules),
      .at(\.stop, "stop", Stop.rules),
      .at(\.last, "last", Stop.rules),
      .each(\.stops, "stops", Stop.rules),
      .each(\.tags, "tags", [.notEmpty]),
      .each(\.byName, "byName", Stop.rules),
      .at(\.note, "note", formatters: [.trimmed]),
    ]
  }

  nonisolated private static let stop = Stop(name: "Home", place: Place(city: "Bonn"), note: "Ring twice.")
  nonisolated private static let full = Order(
    number: 7, billing: Place(city: "Ulm"), stop: stop, last: stop, stops: [stop, Stop(), stop],
    tags: ["a", "b"], byName: ["x": stop, "y": Stop(name: "Y")], note: "Fragile")

  @Test(arguments: [Order(), full, Order(tags: []), Order(last: Stop(), tags: nil)])
  func isWhatWasPassed(_ order: Order) throws {
    let form = FormModel(order, rules: Order.rules)
    #expect(form.value == order)
    #expect(form.base == order)
    #expect(!form.isDirty)
    #expect(form.changedPaths.isEmpty)
    #expect(try form.mergePatch() == Data("{}".utf8))
  }

  @Test func isFormatted() {
    var order = Self.full
    order.billing?.city = " Ulm "
    order.stops[0].place?.city = "Bonn "
    order.note = " Fragile"
    let form = FormModel(order, rules: Order.rules)
    #expect(form.value == Self.full)
  }

  @Test func anEditChangesNothingElse() throws {
    let form = FormModel(Self.full, rules: Order.rules)
    form[\.note].text = "Heavy"
    var expected = Self.full
    expected.note = "Heavy"
    #expect(form.value == expected)
    #expect(try form.mergePatch() == Data(#"{"note":"Heavy"}"#.utf8))
  }

  private static let billingRules: RuleSet<Order> = [
    .at(\.billing, "billing", Place.rules), .at(\.note, "note", formatters: [.trimmed]),
  ]

  /// The value was read while the form was built, and did not notice the edit of a structure in it.
  @Test func hasTheFirstEditOfEachPart() {
    let edits: [(FormModel<Order>) -> Void] = [
      { $0.part(\.stop)[\.name].text = "edited" }, { $0.part(\.billing).model?[\.city].text = "edited" },
      { $0.part(\.stop).part(\.place).model?[\.city].text = "edited" },
      { $0.part(\.last).model?.part(\.place).model?[\.city].text = "edited" },
      { $0.list(\.stops).elements[0][\.name].text = "edited" },
      { $0.list(\.stops).elements[0].part(\.place).model?[\.city].text = "edited" },
      { $0.list(\.tags).elements[0][\.self].text = "edited" },
      { $0.dictionary(\.byName)["x"]?[\.name].text = "edited" },
    ]
    for (index, edit) in edits.enumerated() {
      let form = FormModel(Self.full, rules: Order.rules)
      edit(form)
      #expect("\(form.value)".contains("edited"), "\(index)")
      #expect(form.changedPaths.count == 1, "\(index)")
    }
  }

  /// Such as the dictionary of a described form.
  @Test func isChangedInPlace() {
    struct Texts: Sendable {
      var texts = Array(repeating: "", count: 100)
      subscript(index: Int) -> String {
        get { texts[index] }
        set { texts[index] = newValue }
      }
      var address: Int { unsafe texts.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
    }
    let form = FormModel(Texts(), rules: [.at(\.[1], "first", []), .at(\.[2], "second", [])])
    form[\.[1]].value = "a"
    let address = form.value.address
    form[\.[1]].value = "b"
    form[\.[2]].value = "c"
    #expect(form.value.address == address)
    #expect(form.value.texts[1...2] == ["b", "c"])
  }

  @Test func isSubmitted() async {
    let form = FormModel(Order(billing: Place(city: "Ulm")), rules: Self.billingRules)
    #expect(await form.submit { $0 } == .submitted(Order(billing: Place(city: "Ulm"))))
  }

  @Test func anElementIsWhatWasAppended() {
    let form = FormModel(Order(), rules: Order.rules)
    form.list(\.stops).append(Self.stop)
    form.dictionary(\.byName).insert(Self.stop, for: "x")
    #expect(form.list(\.stops).elements[0].value == Self.stop)
    #expect(form.value.stops == [Self.stop])
    #expect(form.value.byName == ["x": Self.stop])
  }

  @Test func aSetValueIsWhatWasSet() {
    let form = FormModel(Order(), rules: Order.rules)
    form.value = Self.full
    #expect(form.value == Self.full)
  }
}
