import ALPValidator
import Foundation
import ThreadTime

/// Bodies that clients should never send, and how long they take, compared with good ones of the same size.
struct HostileBodies {
  /// A way in which a body comes.
  enum Reading: CaseIterable {
    case json, form, query

    /// Decodes an order, and returns how many failures it has.
    func failureCount(of body: Data) -> Int {
      do throws(ValidationError) {
        switch self {
        case .json: _ = try BodyOrder.rules.decode(from: body, options: HostileBodies.options)
        case .form: _ = try BodyOrder.rules.decode(fromForm: body, options: HostileBodies.options)
        case .query:
          _ = try BodyOrder.rules.decode(
            fromQuery: String(decoding: body, as: UTF8.self), options: HostileBodies.options)
        }
        return 0
      } catch {
        return error.failures.count
      }
    }
  }

  /// What was measured of a kind of bodies.
  fileprivate struct Figure {
    var count = 0
    /// The greatest time for a byte, against that of a good body, and the size of this body.
    var worst = 0.0
    var size = 0
  }

  /// Returns a text of a size.
  private typealias Text = @Sendable (_ size: Int, inout SplitMix) -> String

  private static let options = DecodingOptions(rejectsUnknownKeys: true)
  private static let sizes = [1_000, 4_000, 16_000, 64_000]
  /// How many times as long a hostile body may take.
  private static let limit = 10.0

  private var random: SplitMix
  private var goodTimes: [Key: Double] = [:]

  private struct Key: Hashable {
    var reading: Reading
    var size: Int
  }

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// Decodes a number of bodies, and returns lines with the figures and those with problems.
  mutating func measure(_ count: Int) -> (figures: [String], problems: [String]) {
    let kinds = Reading.allCases.flatMap { reading in
      (reading == .json ? Self.documents : Self.fields).map { (reading, $0.key, $0.value) }
    }
    var figures: [String: Figure] = [:]
    var problems: [String] = []
    for index in 0..<count {
      let (reading, name, text) = kinds[index % kinds.count]
      let size = Self.sizes.element(&random)
      let body = Data(text(size, &random).utf8)
      let ratio = ratio(body, reading, size)
      figures["\(reading), \(name)", default: Figure()].add(ratio, size)
      if ratio > Self.limit {
        problems.append("\(reading), \(name), \(size) bytes: \(ratio) times a good body")
      }
    }
    let lines = figures.sorted { $0.value.worst > $1.value.worst }.map { name, figure in
      let ratio = (figure.worst * 100).rounded() / 100
      return "\(name): \(ratio) times a good body at most, \(figure.size) bytes; \(figure.count) bodies"
    }
    return (lines, problems)
  }

  /// Returns how many times as long as a good body a body takes, for each byte.
  private mutating func ratio(_ body: Data, _ reading: Reading, _ size: Int) -> Double {
    let good = goodTime(Key(reading: reading, size: size))
    var ratio = Self.time(body, reading) / good
    // One run may be slow for another reason than the body.
    for _ in 0..<10 where ratio > Self.limit / 2 { ratio = min(ratio, Self.time(body, reading) / good) }
    return ratio
  }

  /// Returns the time for a byte of the good body that takes longest.
  private mutating func goodTime(_ key: Key) -> Double {
    if let time = goodTimes[key] { return time }
    var times: [Double] = []
    for text in key.reading == .json ? Self.goodDocuments : Self.goodFields {
      let body = Data(text(key.size, &random).utf8)
      precondition(key.reading.failureCount(of: body) == 0, "The good body is not good: \(body)")
      times.append((0..<10).map { _ in Self.time(body, key.reading) }.min() ?? 0)
    }
    let slowest = times.max() ?? 0
    goodTimes[key] = slowest
    return slowest
  }

  /// Returns the time for a byte.
  private static func time(_ body: Data, _ reading: Reading) -> Double {
    let time = ThreadTime.measure { _ = reading.failureCount(of: body) }
    return time / .nanoseconds(1) / Double(max(body.count, 1))
  }
}

extension HostileBodies.Figure {
  fileprivate mutating func add(_ ratio: Double, _ size: Int) {
    count += 1
    guard ratio > worst else { return }
    worst = ratio
    self.size = size
  }
}

// MARK: Texts

extension HostileBodies {
  /// Returns texts that repeat an element until they have a size.
  private static func list(
    _ start: String, _ end: String = "", separator: String = ",",
    _ element: @escaping @Sendable (Int, inout SplitMix) -> String
  ) -> Text {
    { size, random in
      var text = start
      var index = 0
      while text.utf8.count < size {
        if index > 0 { text += separator }
        text += element(index, &random)
        index += 1
      }
      return text + end
    }
  }

  private static func nested(_ opening: String, _ closing: String, _ depth: Int) -> String {
    String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
  }

  private static let item = #"{"code":"code-1","count":3,"color":"red"}"#

  private static let goodDocuments: [Text] = [
    list(#"{"names":["#, "]}") { _, _ in "\"a\"" }, list(#"{"items":["#, "]}") { _, _ in item },
    list(#"{"prices":{"#, "}}") { index, _ in "\"k\(index)\":1" },
  ]

  private static let goodFields: [Text] = [
    list("", separator: "&") { _, _ in "names=a" },
    list("", separator: "&") { index, _ in "items[\(index)].code=code-1&items[\(index)].count=3" },
    list("", separator: "&") { index, _ in "prices[k\(index)]=1" },
  ]

  private static let documents: KeyValuePairs<String, Text> = [
    "arrays within each other": { size, _ in nested("[", "]", size / 2) },
    "objects within each other": { size, _ in nested(#"{"items":["#, "]}", size / 13) },
    "deep elements": list(#"{"items":["#, "]}") { _, random in
      nested(#"{"code":"","count":3,"items":["#, "]}", Int.random(in: 1...29, using: &random))
    },
    "deep unknown values": list("{", "}") { index, random in
      "\"u\(index)\":\(nested("[", "]", Int.random(in: 1...60, using: &random)))"
    },
    "long keys": list("{", "}") { index, random in
      "\"\(String(repeating: "k", count: Int.random(in: 1...5_000, using: &random)))\(index)\":{}"
    },
    "a key twice": list("{", #","k0":1}"#) { index, _ in "\"k\(index)\":1" },
    "a key twice, with escapes": list("{", #","\u006b0":1}"#) { index, _ in "\"k\(index)\":1" },
    "many objects with a key twice": list("[", "]") { _, _ in #"{"a":1,"b":2,"a":3}"# },
    "keys with escapes": list(#"{"prices":{"#, "}}") { index, _ in "\"\\u00e9\(index)\":0" },
    "unknown keys": list("{", "}") { index, _ in "\"k\(index)\":{}" },
    "empty texts": list(#"{"names":["#, "]}") { _, _ in "\"\"" },
    "other types": list(#"{"names":["#, "]}") { _, random in
      ["1", "{}", "[]", "true", "null"].element(&random)
    },
    "one fault at the end": list(#"{"names":["#, ",1]}") { _, _ in "\"a\"" },
    "unknown codes": list(#"{"items":["#, "]}") { _, _ in #"{"code":"x","count":3}"# },
    "unknown cases": list(#"{"items":["#, "]}") { _, _ in #"{"code":"code-1","count":3,"color":"x"}"# },
    "nothing in elements": list(#"{"items":["#, "]}") { _, _ in "{}" },
    "equal members of a set": list(#"{"tags":["#, "]}") { _, _ in "\"a\"" },
    "a long number": { size, _ in #"{"amount":1"# + String(repeating: "0", count: size) + "}" },
    "a long fraction": { size, _ in #"{"amount":0."# + String(repeating: "3", count: size) + "}" },
    "long numbers": list(#"{"prices":{"#, "}}") { index, random in
      let digits = String(repeating: "9", count: Int.random(in: 1...2_000, using: &random))
      return "\"k\(index)\":\(digits)\(["", ".5", "e99", "e-99999", "e999999999999"].element(&random))"
    },
    "large integers": list(#"{"items":["#, "]}") { _, _ in
      #"{"code":"code-1","count":340282366920938463463374607431768211456}"#
    },
    "a long text": { size, _ in #"{"names":[""# + String(repeating: "a", count: size) + "\"]}" },
    "escapes": list(#"{"names":[""#, "\"]}", separator: "") { _, random in
      [#"\n"#, #"\""#, #"\u00e9"#, #"\ud83d\ude42"#, #"\u0000"#].element(&random)
    },
    "halves of surrogate pairs": list(#"{"names":["#, "]}") { _, random in
      [#""\ud83d""#, #""\ude42""#, #""\ude42\ud83d""#, #""\ud83dx""#].element(&random)
    },
    "combining marks": list(#"{"names":[""#, "\"]}", separator: "") { _, _ in "\u{301}" },
    "emails": list(#"{"email":""#, "@\"}", separator: ".") { _, _ in "a" },
    "cases with other members": list(#"{"payment":{"type":"card""#, "}}", separator: "") { index, _ in
      ",\"type\(index)\":\"card\""
    },
    "not JSON at the end": list(#"{"names":["#, "]") { _, _ in "\"a\"" },
  ]

  private static let fields: KeyValuePairs<String, Text> = [
    "deep brackets": { size, _ in "items" + String(repeating: "[0]", count: size / 3) + "=1" },
    "deep names": { size, _ in "items" + String(repeating: "[0].items", count: size / 9) + "=1" },
    "many deep names": list("", separator: "&") { index, random in
      "items[\(index)]" + String(repeating: "[items][0]", count: Int.random(in: 1...29, using: &random))
        + "[code]=x"
    },
    "great offsets": list("", separator: "&") { index, _ in
      "names[999999999]=\(index)&items[99999999999999999999].code=a"
    },
    "falling offsets": list("", separator: "&") { index, _ in "items[\(9_999_999 - index)].code=code-1" },
    "names with indices and without": list("", separator: "&") { index, random in
      ["names=a", "names[]=a", "names[\(index)]=a", "names.a=a"].element(&random)
    },
    "a name many times": list("", separator: "&") { _, _ in "isOpen=on" },
    "unknown names": list("", separator: "&") { index, _ in "u\(index)[a][b]=1" },
    "long names": list("", separator: "&") { index, random in
      "\(String(repeating: "k", count: Int.random(in: 1...5_000, using: &random)))\(index)=1"
    },
    "percent encoding": list("names=", separator: "") { _, random in
      ["%41", "%C3%A9", "%00", "+"].element(&random)
    },
    "percent encoding in names": list("", separator: "&") { index, _ in "%69tems%5B\(index)%5D%2Ecode=x" },
    "a wrong percent sign at the end": list("", "%", separator: "&") { _, _ in "names=a" },
    "nothing": { size, _ in String(repeating: "&", count: size) },
    "equals signs": { size, _ in String(repeating: "=", count: size) },
    "brackets": { size, _ in "items" + String(repeating: "[", count: size) },
    "closing brackets": list("", separator: "&") { index, _ in "items]\(index)[=1" },
    "many faults": list("", separator: "&") { index, _ in "items[\(index)].count=x" },
    "texts for numbers": list("", separator: "&") { index, _ in "prices[k\(index)]=1e999999999" },
  ]
}
