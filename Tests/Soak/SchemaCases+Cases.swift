import ALPValidator
import Foundation

extension SchemaCase {
  /// Enumerations with payloads.
  static func enumerationCases() throws -> [SchemaCase] {
    let shape: Documents = { random in Self.shape(&random, depth: 0) }
    let keyed: Documents = { random in
      switch Int.random(in: 0..<12, using: &random) {
      case 0: "null"
      case 1: "{}"
      case 2: #"{"none":{},"text":{"value":"abc"}}"#
      case 3...5: #"{"none":\#(["{}", "1", "null", "{\"x\":1}"].element(&random))}"#
      default:
        #"{"text":\#(["{}", "\"abc\"", "{\"value\":\"abc\"}", "{\"value\":\"a\"}", "{\"value\":1}"].element(&random))}"#
      }
    }
    return [
      try SchemaCase(Shape.rules, shape), try SchemaCase(Note.rules, keyed),
      try SchemaCase(
        RuleSet<Drawing>([
          .at(\.shape, "shape", Shape.rules), .at(\.note, "note", Note.rules),
          .each(\.more, "more", Shape.rules),
        ]),
        { random in
          #"{"shape":\#(shape(&random)),"note":\#(keyed(&random)),"more":\#(array(shape)(&random))}"#
        }),
    ]
  }

  private static func shape(_ random: inout SplitMix, depth: Int) -> String {
    guard Int.random(in: 0..<30, using: &random) > 0 else {
      return ["null", "[]", "\"circle\""].element(&random)
    }
    let kind = ["circle", "square", "pair", "empty", "line", "oval"].element(&random)
    var members: [String] = []
    if Int.random(in: 0..<20, using: &random) > 0 { members.append(#""kind":"\#(kind)""#) }
    if Int.random(in: 0..<4, using: &random) > 0 {
      members.append(#""radius":\#(["1", "0", "2.5", "\"1\""].element(&random))"#)
    }
    if Int.random(in: 0..<4, using: &random) > 0 {
      members.append(#""side":\#(["1", "-1", "null"].element(&random))"#)
    }
    if kind == "pair", depth < 3 {
      for name in ["first", "second"] where Int.random(in: 0..<9, using: &random) > 0 {
        members.append(#""\#(name)":\#(shape(&random, depth: depth + 1))"#)
      }
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      members.append(#""style":"\#(["dashed", "solid", "x"].element(&random))""#)
    }
    return "{\(members.shuffled(using: &random).joined(separator: ","))}"
  }

  private struct Drawing: Codable, Sendable {
    var shape: Shape
    var note: Note?
    var more: [Shape]
  }

  private enum Note: CasesCodable, Sendable {
    case text(String)
    case none

    static let rules: RuleSet<Note> = .cases(keyed: [
      .case(
        "text", Note.text, { if case .text(let text) = $0 { text } else { nil } }, name: "value",
        [.length(2...5)]),
      .case("none", Note.none),
    ])
  }

  private indirect enum Shape: CasesCodable, Sendable {
    case circle(Double)
    case square(Double)
    case pair(Pair)
    case line(Style)
    case empty

    static let rules: RuleSet<Shape> = .cases(
      tag: "kind",
      [
        .case(
          "circle", Shape.circle, { if case .circle(let n) = $0 { n } else { nil } }, name: "radius",
          [.greaterThan(0)]),
        .case(
          "square", Shape.square, { if case .square(let n) = $0 { n } else { nil } }, name: "side",
          [.minimum(0)]),
        .case("pair", Shape.pair, { if case .pair(let pair) = $0 { pair } else { nil } }) { Pair.rules },
        .case("line", Shape.line, { if case .line(let style) = $0 { style } else { nil } }, Style.rules),
        .case("empty", Shape.empty),
      ])
  }

  private struct Pair: Codable, Sendable {
    var first: Shape
    var second: Shape?

    static let rules: RuleSet<Pair> = [
      .at(\.first, "first") { Shape.rules }, .at(\.second, "second") { Shape.rules },
    ]
  }

  private enum Style: CasesCodable, Sendable {
    case dashed(Double)
    case solid

    static let rules: RuleSet<Style> = .cases(
      tag: "style",
      [
        .case(
          "dashed", Style.dashed, { if case .dashed(let n) = $0 { n } else { nil } }, name: "radius",
          [.maximum(2)]),
        .case("solid", Style.solid),
      ])
  }
}
