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
    var ticket: Ticket?
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
  var payment = Payment.invoice
  var ticket: Ticket?
  var blocks: [Block] = []
  var stands: [Stand] = []
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
        .at(\.ticket, "ticket", Ticket.rules),
        .each(\.notes, "notes", [.at(\.text, "text"), .at(\.isUrgent, "isUrgent")]),
      ]),
    .each(
      \.helpers, "helpers", unique: \.email,
      [.at(\.email, "email"), .at(\.place, "place", placeRules)]),
    .each(\.tags, "tags", []),
    .each(
      \.costs, "costs", [.at(\.label, "label", formatters: [.trimmed]), .at(\.amount, "amount")]),
    .at(\.payment, "payment", Payment.rules), .at(\.ticket, "ticket", Ticket.rules),
    .each(
      \.blocks, "blocks", list: [.count(...5)], Block.rules + [.satisfies("no-rule") { $0 != .rule }]),
    .each(\.stands, "stands", Stand.rules),
    .satisfies("invoice", at: \.seats, reading: \.payment, \.seats) { $0 != .invoice || $1 > 0 },
    .satisfies("room", at: \.seats, reading: \.seats, \.guests) { $0 + 6 >= $1.count },
    .when(\.isPublic, { $0 }, [.at(\.title, "title", [.length(...3)])]),
  ]

  static let defaultPlace = Place(city: "New", floor: 1)

  static let placeShape: ContentTree.Shape = .structure([
    ("city", .text(isTrimmed: true)), ("floor", .number),
  ])
  static let optionalPlaceShape: ContentTree.Shape = .optional(
    placeShape, default: ["city": "New", "floor": 1])
  static let noteShape: ContentTree.Shape = .structure([
    ("text", .text(isTrimmed: false)), ("isUrgent", .flag),
  ])
  static let helperShape: ContentTree.Shape = .structure([
    ("email", .text(isTrimmed: false)), ("place", placeShape),
  ])

  static let shape: ContentTree.Shape = {
    let guest: ContentTree.Shape = .structure([
      ("home", optionalPlaceShape), ("name", .text(isTrimmed: true)), ("age", .number),
      ("ticket", ticketShape), ("notes", .list(noteShape, .none)),
    ])
    let cost: ContentTree.Shape = .structure([("label", .text(isTrimmed: true)), ("amount", .number)])
    return .structure([
      ("title", .text(isTrimmed: true)), ("seats", .number), ("note", .optionalText),
      ("contact", optionalPlaceShape), ("isPublic", .flag), ("place", placeShape),
      ("guests", .list(guest, .undeclared)), ("helpers", .list(helperShape, .property("email"))),
      ("tags", .list(.text(isTrimmed: false), .none)), ("costs", .list(cost, .dictionary)),
      ("payment", paymentShape), ("ticket", ticketShape), ("blocks", .list(blockShape, .none)),
      ("stands", .list(standShape, .property("email"))),
    ])
  }()

  static let full = Festival(
    title: "a", note: "n", contact: Place(city: "C", floor: 2),
    guests: [
      Guest(id: 1, name: "A", home: Place(city: "H", floor: 1), notes: [Note(text: "x"), Note(text: "y")]),
      Guest(id: 2, name: "B", ticket: .day(Place(city: "D"))), Guest(id: 3, name: "C", notes: [Note()]),
    ], helpers: [Helper(email: "p"), Helper(email: "q", place: Place(city: "Q"))], tags: ["x", "y"],
    costs: ["a": Cost(label: "A"), "b": Cost(label: "B", amount: 1)],
    payment: .delivery(Delivery(street: "S", stops: [Note(text: "x")])), ticket: .pass(.all),
    blocks: [.text("x"), .image(Card(number: "1")), .text("y")],
    stands: [.food(Helper(email: "p")), .craft("q")])
}
