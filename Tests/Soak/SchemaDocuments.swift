import ALPValidator
import Foundation

extension SchemaCase {
  /// Returns random texts, of which many are like some.
  static func text(_ hints: [String]) -> Documents {
    let alphabet = Array("aAbKz09 -_.@:/!;`^]\\\n\t\"éäß\u{301}\u{212A}٣語🙂🇨🇭").flatMap(\.unicodeScalars)
    return { random in
      guard Int.random(in: 0..<50, using: &random) > 0 else {
        return ["null", "1", "[]"].element(&random)
      }
      let hint = Int.random(in: 0..<4, using: &random) > 0 ? hints.randomElement(using: &random) : nil
      var scalars = Array((hint ?? "").unicodeScalars)
      let edits = hint == nil ? Int.random(in: 0...8, using: &random) : [0, 0, 1, 1, 2].element(&random)
      for _ in 0..<edits {
        let index = Int.random(in: 0...scalars.count, using: &random)
        switch Int.random(in: 0..<(hint == nil ? 1 : 3), using: &random) {
        case 0: scalars.insert(alphabet.element(&random), at: index)
        case 1 where index < scalars.count: scalars.remove(at: index)
        default: if index < scalars.count { scalars[index] = alphabet.element(&random) }
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return json(String(text))
    }
  }

  static let number: Documents = { random in
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: "\(Int.random(in: -5...12, using: &random))"
    case 4, 5: "\(Int.random(in: -30...110, using: &random) / 10).\(Int.random(in: 0...9, using: &random))"
    // Not 0, because Foundation does not read `0e2`.
    case 6:
      "\(Int.random(in: 1...10, using: &random))\([".0", "e0", "e2", ".50", "E-1"].element(&random))"
    case 7: "\(Int.random(in: .min ... .max, using: &random))"
    case 8:
      [
        "9.99999999999999999999", "10.00000000000000000001", "0.30000000000000000001",
        "0.29999999999999999999", "10.0000001", "0.30000001192092896", "1e23", "1.5e300", "-0", "-0.0",
        "18446744073709551615", "9007199254740993", "0.1234567890123456789012346",
      ].element(&random)
    default: ["null", "\"5\"", "true", "[]", "200", "255", "256"].element(&random)
    }
  }

  static let sizes: Documents = {
    ["\"S\"", "\"M\"", "\"L\"", "\"s\"", "\"XL\"", "1", "null"].element(&$0)
  }

  static let dates: Documents = {
    [
      "\"2024-02-29T12:00:00Z\"", "\"2024-02-30T12:00:00Z\"", "\"2024-02-29\"",
      "\"1999-12-31T23:59:59+01:00\"", "0",
    ].element(&$0)
  }

  static func array(_ element: @escaping Documents) -> Documents {
    { random in
      guard Int.random(in: 0..<20, using: &random) > 0 else {
        return ["null", "{}", "\"\""].element(&random)
      }
      let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in element(&random) }
      return "[\(elements.joined(separator: ","))]"
    }
  }

  /// Returns random objects, whose members may be missing, `null` or something else.
  static func object(_ members: KeyValuePairs<String, Documents>) -> Documents {
    let members = members.map { ($0.key, $0.value) }
    return { random in
      var texts: [String] = []
      for (key, value) in members {
        switch Int.random(in: 0..<24, using: &random) {
        case 0: break
        case 1: texts.append("\"\(key)\":null")
        case 2: texts.append("\"\(key)\":\(["0", "\"\"", "[]", "{}", "true"].element(&random))")
        default: texts.append("\"\(key)\":\(value(&random))")
        }
      }
      return "{\(texts.joined(separator: ","))}"
    }
  }
}

extension Array {
  /// Returns a random element.
  ///
  /// - Precondition: The array is not empty.
  func element(_ random: inout SplitMix) -> Element { self[Int.random(in: indices, using: &random)] }
}

enum Size: String, Codable, CaseIterable, Comparable {
  case small = "S"
  case medium = "M"
  case large = "L"

  static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

struct Guest: Codable {
  var email: String
  var age: Int?
  var size: Size
}

struct Address: Codable {
  enum CodingKeys: String, CodingKey {
    case street
    case postalCode = "postal_code"
  }

  var street: String
  var postalCode: String?
}

struct Party: Decodable {
  enum CodingKeys: CodingKey {
    case title, note, guests, prices, address, day, id, tags, isOpen
  }

  var title: String
  var note: String?
  var guests: [Guest]
  var prices: [String: Double]
  var address: Address?
  var day: Date?
  var id: UUID
  var tags: Set<String>
  var isOpen: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    note = try? container.decode(String.self, forKey: .note)
    guests = try container.decode([Guest].self, forKey: .guests)
    prices = try container.decodeIfPresent([String: Double].self, forKey: .prices) ?? [:]
    address = try container.decodeIfPresent(Address.self, forKey: .address)
    day = try container.decodeIfPresent(Date.self, forKey: .day)
    id = try container.decode(UUID.self, forKey: .id)
    tags = try container.decode(Set<String>.self, forKey: .tags)
    isOpen = try container.decodeIfPresent(Bool.self, forKey: .isOpen) ?? true
  }
}

extension SchemaCase {
  static func structureCases() throws -> [SchemaCase] {
    let guest: RuleSet<Guest> = [
      .at(\.email, "email", [.notEmpty, .same(as: "a@b.co") || .email]),
      .at(\.age, "age", RuleSet([.range(18...130)], isOptional: true)),
      .at(\.size, "size", [.in([.small, .medium])]),
    ]
    let address: RuleSet<Address> = [
      .at(\.street, "street", [.length(1..., unit: .scalars)]), .at(\.postalCode, "postal_code", [.notEmpty]),
    ]
    let party: RuleSet<Party> = [
      .at(\.title, "title", [.length(...30, unit: .scalars)]), .at(\.title, "title", [.different(from: "a")]),
      .at(\.note, "note", [.length(...3, unit: .scalars), .notEmpty.with(severity: .warning)]),
      .each(\.guests, "guests", guest),
      .each(\.prices, "prices", [.minimum(0)]),
      .at(\.address, "address", RuleSet(address.rules, isOptional: true)),
      .at(\.day, "day", RuleSet([.after(.distantPast)], isOptional: true)),
      .at(\.tags, "tags", RuleSet([.count(...9)], isOptional: true)),
      .satisfies("odd", at: "/title") { $0.guests.count < 4 },
      .at(computed: { $0.title.count }, "count", [.maximum(9)]),
      .at(\.isOpen, "isOpen", [.isTrue]),
    ]
    let guests = object(["email": text(["a@b.co", ""]), "age": number, "size": sizes])
    let addresses = object([
      "street": text(["Main Street"]), "postal_code": text(["8001"]), "postalCode": number,
    ])
    let parties = object([
      "title": text(["a", "Party"]), "note": text(["abc"]), "guests": array(guests),
      "prices": object(["small": number, "large": number]), "address": addresses, "day": dates,
      "id": { _ in "\"123e4567-e89b-42d3-a456-426614174000\"" }, "tags": array(text(["a", "b"])),
      "isOpen": { _ in "true" },
    ])
    let formatters: [[ValueFormatter<String>]] = [
      [.trimmed], [.trimmed, .lowercased], [.uppercased], [.whitespaceRemoved, .capitalized],
      [.limited(to: 5)],
      [.trimmed(of: "a@-"), .inOrder([.lowercased, .limited(to: 9)])], [ValueFormatter { "\($0)\($0)" }],
    ]
    let formatted = try formatters.flatMap { formatters in
      try ([[.length(2...8)], [.email]] as [RuleSet<String>]).map { rules in
        let guest: RuleSet<Guest> = [
          .at(\.email, "email", formatters: formatters, rules), .at(\.size, "size"),
        ]
        let texts = text(["a@b.co", " A@b.co\n", "ß@ﬃ.co", "aa@b.coa", "@\n@a.co"])
        return try SchemaCase(guest, object(["email": texts, "size": sizes]))
      }
    }
    let either: RuleSet<Guest> = [
      .at(\.age, "age", [.minimum(18)]) || .at(\.email, "email", [.ends(with: ".co")])
    ]
    let size: RuleSet<Guest> = [
      !.at(\.size, "size", [.same(as: .small).with(severity: .warning)]), .at(\.age, "age", [.notEmpty]),
    ]
    return [
      try SchemaCase(guest, guests), try SchemaCase(RuleSet(guest.rules, isOptional: true), guests),
      try SchemaCase(address, addresses),
      try SchemaCase(party, parties), try SchemaCase(either, guests), try SchemaCase(size, guests),
      try SchemaCase(RuleSet<[Guest]>([.every(guest.rules[0]), .count(1...)]), array(guests)),
      try SchemaCase(RuleSet<String>([.at(computed: { $0.count }, "count", [.minimum(3)])]), text(["abc"])),
    ] + formatted
  }
}
