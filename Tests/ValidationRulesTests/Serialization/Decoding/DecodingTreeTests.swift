@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// Trees, whose rules read lists that have all of the tree below them.
///
/// One test at a time, because they count in static variables.
@Suite(.serialized) struct DecodingTreeTests {
  struct Tree: Decodable, Sendable {
    var name: String
    var trees: [Tree]

    /// How many trees were decoded.
    static let decodings = Lock(0)
    /// How many names were validated.
    static let validations = Lock(0)

    private enum CodingKeys: CodingKey { case name, trees }

    init(from decoder: any Decoder) throws {
      Self.decodings.withLock { $0 += 1 }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      trees = try container.decode([Tree].self, forKey: .trees)
    }

    static let rules: RuleSet<Tree> = [
      .at(\.name, "name", [named]),
      .each(
        \.trees, "trees", list: [.satisfies("forest") { $0.count < 3 }, .satisfies("pair") { $0.count != 2 }]
      ) {
        Tree.rules
      },
    ]
    private static let named = Rule<String>.satisfies("named") {
      validations.withLock { $0 += 1 }
      return $0 != "?"
    }
  }

  private struct Cost {
    var failures: [String]
    var decodings: Int
    var validations: Int
  }

  private func cost(_ body: String) -> Cost {
    Tree.decodings.withLock { $0 = 0 }
    Tree.validations.withLock { $0 = 0 }
    var failures: [ValidationFailure] = []
    do throws(ValidationError) {
      _ = try Tree.rules.decode(from: Data(body.utf8), options: DecodingOptions(maximumDepth: 512))
    } catch {
      failures = error.failures
    }
    return Cost(
      failures: failures.map { "\($0.path) \($0.name)" }, decodings: Tree.decodings.withLock { $0 },
      validations: Tree.validations.withLock { $0 })
  }

  /// Returns a tree each of whose trees but the innermost has one.
  private func trunk(_ depth: Int, crown: String) -> String {
    String(repeating: #"{"name":"a","trees":["#, count: depth) + crown + String(repeating: "]}", count: depth)
  }

  private static let leaf = #"{"name":"a","trees":[]}"#

  @Test func decodesEachTreeOnceAndValidatesItTwice() {
    let depth = 200
    let path = String(repeating: "/trees/0", count: depth)
    let forest = #"{"name":"a","trees":[\#([Self.leaf, Self.leaf, Self.leaf].joined(separator: ","))]}"#
    let pair = #"{"name":"a","trees":[\#(Self.leaf),\#(Self.leaf)]}"#
    for (crown, expected) in [
      (Self.leaf, []), (forest, ["\(path)/trees forest"]), (pair, ["\(path)/trees pair"]),
      (self.forest(50, name: "a"), ["\(path)/trees forest"]),
      (#"{"name":"?","trees":[]}"#, ["\(path)/name named"]),
      (#"{"name":1,"trees":[]}"#, ["\(path)/name type"]),
    ] {
      let cost = cost(trunk(depth, crown: crown))
      #expect(cost.failures == expected)
      #expect(cost.decodings <= 2 * depth, "\(crown)")
      #expect(cost.validations <= 3 * depth, "\(crown)")
    }
  }

  /// Returns a tree that has three, one of which is a trunk.
  private func forest(_ depth: Int, name: String) -> String {
    #"{"name":"\#(name)","trees":[\#(Self.leaf),\#(trunk(depth, crown: Self.leaf)),\#(Self.leaf)]}"#
  }

  @Test(arguments: [1, 3, 10, 200])
  func validatesEachListSoonerOrLater(_ depth: Int) {
    #expect(cost(forest(depth, name: "a")).failures == ["/trees forest"])
  }

  @Test(arguments: [1, 200])
  func validatesListsBesideOtherFailures(_ depth: Int) {
    #expect(cost(forest(depth, name: "?")).failures == ["/name named", "/trees forest"])
  }
}
