import ALPValidator

/// The structure of the random test: texts, numbers, a structure, one that may be missing, lists with and without identities, and a
/// dictionary.
struct Plan: Codable, Sendable, Equatable {
  struct Place: Codable, Sendable, Equatable {
    var city = ""
    var floor = 0
  }

  struct Guest: Codable, Sendable, Equatable, Identifiable {
    var id: Int
    var name = ""
    var age = 0
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
  var tags: [String] = []
  var costs: [String: Cost] = [:]
}

extension Plan.Place {
  static let rules: RuleSet<Self> = [
    .at(\.city, "city", formatters: [.trimmed], [.notEmpty]),
    .at(\.floor, "floor", [.range(0...5)]),
  ]
}

extension Plan.Guest {
  static let rules: RuleSet<Self> = [
    .at(\.name, "name", formatters: [.trimmed], [.notEmpty]),
    .at(\.age, "age", [.range(0...5)]),
  ]
}

extension Plan.Cost {
  static let rules: RuleSet<Self> = [
    .at(\.label, "label", formatters: [.trimmed], [.notEmpty]),
    .at(\.amount, "amount", [.range(0...5)]),
  ]
}

extension Plan {
  static let rules: RuleSet<Plan> = [
    .at(\.title, "title", formatters: [.trimmed], [.length(...3)]),
    .at(\.seats, "seats", [.range(1...4)]),
    .at(\.note, "note", formatters: [.trimmed], [.length(...3)]),
    .at(\.isPublic, "isPublic"),
    .at(\.place, "place", Place.rules),
    .at(\.contact, "contact", Place.rules),
    .each(\.guests, "guests", list: [.count(...3)], Guest.rules),
    .each(\.tags, "tags", [.notEmpty]),
    .each(\.costs, "costs", Cost.rules),
    .satisfies("room", at: \.seats, reading: \.seats, \.guests) { $0 >= $1.count },
    .when(\.isPublic, { $0 }, [.at(\.title, "title", [.notEmpty])]),
  ]
}
