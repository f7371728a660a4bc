@testable import ALPValidator
@testable import ValidationRules
import Foundation
import TestSupport
import Testing
import ThreadTime

/// Bodies at the limits of size, depth and count: what a client sends costs no more than it should.
@Suite struct HostileBodyTests {
  enum Color: String, Codable, CaseIterable { case red, green, blue }

  struct Item: Codable, Sendable {
    var code: String
    var count: UInt8
    var color: Color?
    var items: [Item]?

    static let codes = (0..<250).map { "code-\($0)" }
    static let rules: RuleSet<Item> = [
      .at(\.code, "code", formatters: [.trimmed], [.in(codes)]), .at(\.count, "count", [.range(1...99)]),
      .at(\.color, "color", [.different(from: .green)]),
      .each(\.items, "items", list: [.count(...5_000)]) { Item.rules },
      .satisfies("few", at: \.count, reading: \.count, \.color) { $0 < 99 || $1 == nil },
    ]
  }

  struct Flag: Codable, Sendable {
    var isOn: Bool
    var isNew: Bool?

    static let rules: RuleSet<Flag> = [
      .at(\.isOn, "isOn", default: true), .at(\.isNew, "isNew", default: false),
    ]
  }

  struct Order: Codable, Sendable {
    var names: [String]?
    var items: [Item]?
    var prices: [String: Int]?
    var flags: [Flag]?

    static let rules: RuleSet<Order> = [
      .each(\.names, "names", [.notEmpty]), .each(\.items, "items", Item.rules),
      .each(\.prices, "prices", [.minimum(1)]), .each(\.flags, "flags", Flag.rules),
    ]
  }

  /// The size of the bodies, in bytes.
  private static let size = valueCount(1_000_000, unoptimized: 60_000)
  private static let options = DecodingOptions(rejectsUnknownKeys: true)

  /// Returns a body that repeats an element until it has a size.
  private static func body(
    _ start: String, _ element: (Int) -> String, _ end: String, size: Int = size
  ) -> String {
    var body = start
    var index = 0
    while body.utf8.count < size {
      body += (index > 0 ? "," : "") + element(index)
      index += 1
    }
    return body + end
  }

  private static func nested(_ depth: Int, _ element: String, _ opening: String, _ closing: String) -> String
  {
    String(repeating: opening, count: depth) + element + String(repeating: closing, count: depth)
  }

  private static let item = #"{"code":"code-1","count":3,"color":"red"}"#

  static let good = good(size: size)

  private static func good(size: Int) -> [String] {
    [
      body(#"{"names":["#, { _ in "\"a\"" }, "]}", size: size),
      body(#"{"items":["#, { _ in item }, "]}", size: size),
      body(#"{"prices":{"#, { "\"k\($0)\":1" }, "}}", size: size),
    ]
  }

  static let hostile: [String: String] = [
    "empty texts": body(#"{"names":["#, { _ in "\"\"" }, "]}"),
    "other types": body(#"{"names":["#, { _ in "1" }, "]}"),
    "one fault at the end": body(#"{"names":["#, { _ in "\"a\"" }, ",1]}"),
    "unknown codes": body(#"{"items":["#, { _ in #"{"code":"x","count":3}"# }, "]}"),
    "unknown cases": body(#"{"items":["#, { _ in #"{"code":"code-1","count":3,"color":"x"}"# }, "]}"),
    "one unknown case": body(#"{"items":["#, { _ in item }, #",{"code":"code-1","count":3,"color":"x"}]}"#),
    "nothing": body(#"{"items":["#, { _ in "{}" }, "]}"),
    "wrong keys beside a long list": body(#"{"names":1,"prices":1,"items":["#, { _ in item }, "]}"),
    "prices": body(#"{"prices":{"#, { "\"k\($0)\":0" }, "}}"),
    "unknown keys": body("{", { "\"k\($0)\":{}" }, "}"),
    "escaped unknown keys": body("{", { "\"\\u0061\($0)\":1" }, "}"),
    "long keys": body("{", { "\"\(String(repeating: "k", count: 10_000))\($0)\":{}" }, "}"),
    "escaped keys": body(#"{"prices":{"#, { "\"\\u00e9\($0)\":0" }, "}}"),
    "a long text": #"{"names":[""# + String(repeating: "a", count: size) + #"",""]}"#,
    "a long number": #"{"prices":{"a":1"# + String(repeating: "0", count: size) + "}}",
    "depth": body(
      #"{"items":["#, { _ in nested(25, "1", #"{"code":"","count":3,"items":["#, "]}") }, "]}"),
  ]

  private func failures(_ body: Data) -> [ValidationFailure] {
    do throws(ValidationError) {
      _ = try Order.rules.decode(from: body, options: Self.options)
      return []
    } catch {
      return error.failures
    }
  }

  private func placesOfFailures<Value: Decodable>(_ body: String, _ rules: RuleSet<Value>) -> [String] {
    do throws(ValidationError) {
      _ = try rules.decode(from: Data(body.utf8))
      return []
    } catch {
      return error.failures.map { "\($0.path) \($0.name)" }
    }
  }

  @Test func readsNoElementsBeyondTheMaximumOfAList() {
    struct Body: Codable, Sendable {
      var codes: [String]
      var prices: [String: Int]
    }
    let read = Lock<Set<String>>([])
    let rules: RuleSet<Body> = [
      .each(
        \.codes, "codes", list: [.count(...2), .unique],
        [
          .satisfies("costly") { code in
            read.withLock { _ = $0.insert(code) }
            return code == "a"
          }
        ]),
      .each(\.prices, "prices", list: [.count(...1)], [.range(0...9)]),
    ]
    let tooLong = #"{"codes": ["a", "b", "c", 4], "prices": {"x": 10, "y": 10}}"#
    #expect(
      placesOfFailures(tooLong, rules) == [
        "/codes count", "/codes/1 costly", "/prices count", "/prices/x range",
      ])
    #expect(read.withLock { $0 } == ["a", "b"])
    #expect(placesOfFailures(#"{"codes": ["a", "a"], "prices": {"x": 1}}"#, rules) == ["/codes unique"])
  }

  @Test func acceptsGoodBodies() {
    for body in Self.good { #expect(failures(Data(body.utf8)) == []) }
  }

  @Test(arguments: hostile.keys.sorted())
  func answersBriefly(_ name: String) throws {
    let failures = failures(Data((Self.hostile[name] ?? "").utf8))
    #expect(!failures.isEmpty && failures.count <= 100)
    #expect(try ProblemDetails(failures, in: .english).json().count < 100_000)
    #expect(try JSONEncoder().encode(failures).count < 100_000)
  }

  /// Returns how long the thread computes for a function at least.
  private func time(runs: Int = 3, _ body: () -> Void) -> Duration {
    (0..<runs).map { _ in ThreadTime.measure(body) }.min() ?? .zero
  }

  @Test func takesNoMoreThanTenTimesAsLongAsAGoodBody() throws {
    let good = Self.good.map { body in
      let data = Data(body.utf8)
      return time { _ = failures(data) } / data.count
    }
    let slowestGood = try #require(good.max())
    for (name, body) in Self.hostile {
      let data = Data(body.utf8)
      let taken = time { _ = failures(data) }
      #expect(taken < slowestGood * (10 * data.count), "\(name): \(taken)")
    }
  }

  @Test func insertsManyDefaultsInLinearTime() {
    let times = [500, 4_000].map { count in
      let body = Data("{\"flags\":[\(Array(repeating: "{}", count: count).joined(separator: ","))]}".utf8)
      return time {
        let order = try? Order.rules.decode(from: body)
        #expect(order?.flags?.count == count && order?.flags?.last?.isOn == true)
      }
    }
    #expect(times[1] < times[0] * 24, "\(times)")
  }

  @Test func takesLinearTimeInDepthAndWidth() {
    let depths = [10, 60].map { depth in
      let nested = Self.nested(depth, "", #"{"code":"","count":3,"items":["#, "]}")
      return Data("[\(Array(repeating: nested, count: 600 / depth).joined(separator: ","))]".utf8)
    }
    let list: RuleSet<[Item]> = [.every(.satisfies { _ in true })]
    let options = DecodingOptions(maximumDepth: 512, maximumFailures: 1_000_000)
    let times = depths.map { body in time { _ = try? list.decode(from: body, options: options) } }
    #expect(times[1] < times[0] * 6, "\(times)")
  }

  /// Returns a body whose parts have random values, some of them valid, in random numbers.
  private static func randomBody(_ generator: inout SeededGenerator) -> String {
    func random(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    func elements(of values: [String], _ element: (Int, String) -> String) -> String {
      let palette = (0...random(3)).map { _ in values[random(values.count)] }
      let size = random(3_000)
      var text = ""
      var index = 0
      while text.utf8.count < size {
        text += (index > 0 ? "," : "") + element(index, palette[random(palette.count)])
        index += 1
      }
      return text
    }
    let items = [
      item, "{}", #"{"code":"x","count":3}"#, #"{"code":" code-2 ","count":99,"color":"red"}"#,
      #"{"code":"code-1","count":300,"color":"x"}"#, #"{"count":0,"code":1,"other":[[[]]],"color":null}"#,
      nested(1 + random(20), "1", #"{"code":"","count":3,"items":["#, "]}"),
      nested(1 + random(80), "", "[", "]"), "1", "null",
    ]
    let names = [#""a""#, #""""#, "1", "null", #""\u00e9""#, #"{"a":[]}"#]
    var members = [
      #""names":["# + elements(of: names) { $1 } + "]", #""items":["# + elements(of: items) { $1 } + "]",
      #""prices":{"# + elements(of: ["1", "0", #""x""#, "1e400", "null"]) { "\"k\($0)\":\($1)" } + "}",
      #""other":{"# + elements(of: ["1", "[]"]) { "\"\\u00e9\($0)\":\($1)" } + "}",
    ]
    members += (0..<random(100)).map { "\"u\($0)\":\(items[random(items.count)])" }
    members.shuffle(using: &generator)
    return "{\(members.dropFirst(random(members.count)).joined(separator: ","))}"
  }

  /// Returns a body in which a random range has been replaced, so that it is seldom JSON.
  private static func mutated(_ body: String, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(body.utf8)
    let start = Int(generator.next() % UInt64(bytes.count))
    let end = start + Int(generator.next() % UInt64(bytes.count - start))
    bytes.replaceSubrange(start..<end, with: bytes.prefix(Int(generator.next() % 400)))
    return bytes
  }

  @Test func answersRandomBodiesBrieflyAndInTime() throws {
    var generator = SeededGenerator(seed: 39)
    var goodTimes: [Int: Duration] = [:]
    for _ in 0..<valueCount(10_000, unoptimized: 200) {
      let random = Self.randomBody(&generator)
      let isMutated = generator.next() % 4 == 0
      let body = Data(isMutated ? Self.mutated(random, &generator) : Array(random.utf8))
      var failures: [ValidationFailure] = []
      let taken = ThreadTime.measure { failures = self.failures(body) }
      #expect(failures.count <= 100)
      #expect(try ProblemDetails(failures, in: .english).json().count < 100_000)

      let step = 1_000
      let size = max(body.count / step, 1) * step
      let goodTime =
        goodTimes[size]
        ?? Self.good(size: size).map { good in
          let data = Data(good.utf8)
          return time { _ = self.failures(data) }
        }.max() ?? .zero
      goodTimes[size] = goodTime
      guard taken > goodTime * 10 else { continue }
      // One run may be slow for another reason than the body.
      let least = time(runs: 10) { _ = self.failures(body) }
      #expect(least <= goodTime * 10, "\(least), \(goodTime) for a good body: \(random)")
    }
  }
}
