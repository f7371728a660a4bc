import ALPValidator

// The choices of the random test: cases by a tag and by a key, which hold a structure, cases again, one value, or nothing.

extension Festival {
  struct Card: Codable, Sendable, Equatable {
    var number = ""
    var year = 0

    static let rules: RuleSet<Card> = [
      .at(\.number, "number", formatters: [.trimmed], [.length(...3)]), .at(\.year, "year", [.range(0...9)]),
    ]
  }

  /// With a part that may be missing, and a list.
  struct Delivery: Codable, Sendable, Equatable {
    var street = ""
    var depot: Place?
    var stops: [Note] = []

    static let rules: RuleSet<Delivery> = [
      .at(\.depot, "depot", placeRules), .at(\.street, "street", formatters: [.trimmed], [.length(...4)]),
      .each(
        \.stops, "stops", list: [.count(...3)], [.at(\.text, "text"), .at(\.isUrgent, "isUrgent")]),
    ]
  }

  enum Payment: CasesCodable, Sendable, Equatable {
    case card(Card)
    case delivery(Delivery)
    case voucher(String)
    case invoice

    static let rules: RuleSet<Payment> = .cases(
      tag: "type",
      [
        .case(
          "card", new: Card(number: "new"), Payment.card,
          { if case .card(let card) = $0 { card } else { nil } }, Card.rules),
        .case(
          "delivery", new: Delivery(street: "new", stops: [Note(text: "new")]), Payment.delivery,
          { if case .delivery(let delivery) = $0 { delivery } else { nil } }, Delivery.rules),
        .case(
          "voucher", new: "new", Payment.voucher, { if case .voucher(let code) = $0 { code } else { nil } },
          name: "code", formatters: [.trimmed], [.length(...3)]),
        .case("invoice", .invoice),
      ])
  }

  enum Pass: CasesCodable, Sendable, Equatable {
    case level(Int)
    case all

    static let rules: RuleSet<Pass> = .cases(
      tag: "kind",
      [
        .case(
          "level", new: 1, Pass.level, { if case .level(let level) = $0 { level } else { nil } },
          name: "level", [.range(0...2)]),
        .case("all", .all),
      ])
  }

  enum Ticket: CasesCodable, Sendable, Equatable {
    case day(Place)
    case pass(Pass)
    case free

    static let rules: RuleSet<Ticket> = .cases(keyed: [
      .case(
        "day", new: Place(city: "D", floor: 1), Ticket.day,
        { if case .day(let place) = $0 { place } else { nil } }, placeRules),
      .case(
        "pass", new: .level(2), Ticket.pass, { if case .pass(let pass) = $0 { pass } else { nil } },
        Pass.rules),
      .case("free", .free),
    ])
  }

  /// An element without an `id`.
  enum Block: CasesCodable, Sendable, Equatable {
    case text(String)
    case image(Card)
    case rule

    static let rules: RuleSet<Block> = .cases(
      tag: "kind",
      [
        .case(
          "text", new: "new", Block.text, { if case .text(let text) = $0 { text } else { nil } },
          name: "text", [.length(...4)]),
        .case(
          "image", new: Card(), Block.image, { if case .image(let image) = $0 { image } else { nil } },
          Card.rules),
        .case("rule", .rule),
      ])
  }

  /// An element with an `id` that the user edits, and that goes with its case.
  enum Stand: CasesCodable, Sendable, Equatable, Identifiable {
    case food(Helper)
    case craft(String)

    var id: String {
      switch self {
      case .food(let helper): helper.email
      case .craft(let email): email
      }
    }

    static let rules: RuleSet<Stand> = .cases(
      tag: "kind",
      [
        .case(
          "food", new: Helper(email: "f"), Stand.food,
          { if case .food(let helper) = $0 { helper } else { nil } },
          [.at(\.email, "email"), .at(\.place, "place", placeRules)]),
        .case(
          "craft", new: "c", Stand.craft, { if case .craft(let email) = $0 { email } else { nil } },
          name: "email", []),
      ])
  }
}

extension Festival {
  static let paymentShape: ContentTree.Shape = .choice(
    .init(
      tag: "type",
      cases: [
        ("card", cardShape, ["number": "new", "year": 0]),
        (
          "delivery",
          .structure([
            ("street", .text(isTrimmed: true)), ("depot", optionalPlaceShape),
            ("stops", .list(noteShape, .none)),
          ]), ["street": "new", "stops": [["text": "new", "isUrgent": false]]]
        ),
        ("voucher", .structure([("code", .text(isTrimmed: true))]), ["code": "new"]),
        ("invoice", .structure([]), [:]),
      ]))

  static let ticketShape: ContentTree.Shape = .choice(
    .init(
      tag: nil, isOptional: true,
      cases: [
        ("day", placeShape, ["city": "D", "floor": 1]),
        (
          "pass",
          .choice(
            .init(
              tag: "kind",
              cases: [
                ("level", .structure([("level", .number)]), ["level": 1]), ("all", .structure([]), [:]),
              ])), ["kind": "level", "level": 2]
        ),
        ("free", .structure([]), [:]),
      ]))

  static let blockShape: ContentTree.Shape = .choice(
    .init(
      tag: "kind",
      cases: [
        ("text", .structure([("text", .text(isTrimmed: false))]), ["text": "new"]),
        ("image", cardShape, ["number": "", "year": 0]),
        ("rule", .structure([]), [:]),
      ]))

  static let standShape: ContentTree.Shape = .choice(
    .init(
      tag: "kind",
      cases: [
        ("food", helperShape, ["email": "f", "place": ["city": "", "floor": 0]]),
        ("craft", .structure([("email", .text(isTrimmed: false))]), ["email": "c"]),
      ]))

  private static let cardShape: ContentTree.Shape = .structure([
    ("number", .text(isTrimmed: true)), ("year", .number),
  ])
}
