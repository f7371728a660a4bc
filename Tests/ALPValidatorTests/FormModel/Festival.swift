import ALPValidator

/// The structure of the random test: each kind of part, also within elements and within parts that may be missing.
struct Festival: Codable, Sendable, Equatable {
  struct Place: Codable, Sendable, Equatable {
    var city = ""
    var floor = 0
  }

  /// Without an `id`.
  struct Note: Codable, Sendable, Equatable {
    var text = ""
    var isUrgent = false
  }

  /// With an `id` that is not declared.
  struct Guest: Codable, Sendable, Equatable, Identifiable {
    var id: Int
    var name = ""
    var age = 0
    var home: Place?
    var notes: [Note] = []
  }

  /// With an `id` that the user edits.
  struct Helper: Codable, Sendable, Equatable, Identifiable {
    var email = ""
    var place = Place()
    var id: String { email }
  }

  struct Cost: Codable, Sendable, Equatable {
    var label = ""
    var amount = 0
  }

  var title = ""
  var seats = 1
  var note: String?
  var isPublic = false
  var place = Place()
  var contact: Place?
  var guests: [Guest] = []
  var helpers: [Helper] = []
  var tags: [String] = []
  var costs: [String: Cost] = [:]
  /// Not declared.
  var revision = 0
}

extension Festival {
  static let placeRules: RuleSet<Place> = [
    .at(\.city, "city", formatters: [.trimmed]), .at(\.floor, "floor", [.range(0...5)]),
  ]

  static let rules: RuleSet<Festival> = [
    .at(\.title, "title", formatters: [.trimmed], [.length(...4)]),
    .at(\.seats, "seats", [.range(0...9)]),
    .at(\.note, "note", formatters: [.trimmed], [.length(...4)]),
    .at(\.contact, "contact", placeRules),
    .at(\.isPublic, "isPublic"),
    .at(\.place, "place", placeRules),
    .each(
      \.guests, "guests", list: [.count(...6)],
      [
        .at(\.home, "home", placeRules),
        .at(\.name, "name", formatters: [.trimmed]), .at(\.age, "age", [.range(0...9)]),
        .each(\.notes, "notes", [.at(\.text, "text"), .at(\.isUrgent, "isUrgent")]),
      ]),
    .each(
      \.helpers, "helpers", unique: \.email,
      [.at(\.email, "email"), .at(\.place, "place", placeRules)]),
    .each(\.tags, "tags", []),
    .each(
      \.costs, "costs", [.at(\.label, "label", formatters: [.trimmed]), .at(\.amount, "amount")]),
    .satisfies("room", at: \.seats, reading: \.seats, \.guests) { $0 + 6 >= $1.count },
    .when(\.isPublic, { $0 }, [.at(\.title, "title", [.length(...3)])]),
  ]

  static let defaultPlace = Place(city: "New", floor: 1)

  static let shape: ContentTree.Shape = {
    let place: ContentTree.Shape = .structure([("city", .text(isTrimmed: true)), ("floor", .number)])
    let optionalPlace: ContentTree.Shape = .optional(place, default: ["city": "New", "floor": 1])
    let note: ContentTree.Shape = .structure([("text", .text(isTrimmed: false)), ("isUrgent", .flag)])
    let guest: ContentTree.Shape = .structure([
      ("home", optionalPlace), ("name", .text(isTrimmed: true)), ("age", .number),
      ("notes", .list(note, .none)),
    ])
    let helper: ContentTree.Shape = .structure([("email", .text(isTrimmed: false)), ("place", place)])
    let cost: ContentTree.Shape = .structure([("label", .text(isTrimmed: true)), ("amount", .number)])
    return .structure([
      ("title", .text(isTrimmed: true)), ("seats", .number), ("note", .optionalText),
      ("contact", optionalPlace), ("isPublic", .flag), ("place", place),
      ("guests", .list(guest, .undeclared)),
      ("helpers", .list(helper, .property("email"))), ("tags", .list(.text(isTrimmed: false), .none)),
      ("costs", .list(cost, .dictionary)),
    ])
  }()

  static let full = Festival(
    title: "a", note: "n", contact: Place(city: "C", floor: 2),
    guests: [
      Guest(id: 1, name: "A", home: Place(city: "H", floor: 1), notes: [Note(text: "x"), Note(text: "y")]),
      Guest(id: 2, name: "B"), Guest(id: 3, name: "C", notes: [Note()]),
    ], helpers: [Helper(email: "p"), Helper(email: "q", place: Place(city: "Q"))], tags: ["x", "y"],
    costs: ["a": Cost(label: "A"), "b": Cost(label: "B", amount: 1)])
}
