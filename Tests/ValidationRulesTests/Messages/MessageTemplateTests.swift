@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

@Suite struct MessageTemplateTests {
  private func text(_ template: String, _ arguments: [String: JSONValue] = [:], language: String = "en")
    throws
    -> String
  {
    var catalog = MessageCatalog(language: language)
    catalog["test"] = try MessageTemplate(template)
    let failure = ValidationFailure("test", parameters: arguments)
    return catalog.message(for: failure)
  }

  @Test(
    arguments: [
      ("", ""), ("Plain.", "Plain."), ("{n} of {n}", "3 of 3"), ("{ n }", "3"),
      ("{n,plural,one{#}other{# things}}", "3 things"), ("{n, plural, =3 {three} other {#}}", "three"),
      ("{n, plural, =3 {three} few {few} other {#}}", "three"),
      ("{n, plural, one {# {unit}} other {# {unit}s}}", "3 bytes"),
      ("{n, plural, other {{unit, select, byte {# B} other {#}}}}", "3 B"),
      ("{unit, select, byte {bytes} other {characters}}", "bytes"),
      ("{unit, select, bit {bits} other {characters}}", "characters"),
      ("{flag, select, true {yes} other {no}}", "yes"), ("{list}", "a, b or c"), ("#", "#"),
      ("It's {n}.", "It's 3."), ("It''s {n}.", "It's 3."), ("'{n}'", "{n}"), ("'{'{n}'}'", "{3}"),
      ("'{it''s}'", "{it's}"),
      ("'{open", "{open"),  // ICU too reads on to the end
      ("{n, plural, other {'#' is #}}", "# is 3"),
      ("'#' {n}", "'#' 3"),  // outside of a plural there is nothing to quote
      ("a '", "a '"), ("{missing} {n}", "{missing} 3"),
      ("{missing, plural, one {# x} other {# xs}}", "{missing} xs"),
      ("{missing, select, a {A} other {B}}", "B"),
      ("{unit, plural, one {one} other {# others}}", "byte others"),  // a text has no plural form
    ] as [(String, String)])
  func fillsIn(_ template: String, _ expected: String) throws {
    let arguments: [String: JSONValue] = ["n": 3, "unit": "byte", "flag": true, "list": ["a", "b", "c"]]
    #expect(try text(template, arguments) == expected)
  }

  @Test(arguments: ["{n}", "'{", "{n, plural, other {#}}", "''", "%@", "\\(n)"])
  func neverReadsAnArgumentAsATemplate(_ argument: String) throws {
    #expect(try text("<{n}>", ["n": .string(argument)]) == "<\(argument)>")
    #expect(
      RuleSet([Rule<String>.contains(argument)]).failures(for: "").map(\.message)
        == ["Please include \"\(argument)\"."])
  }

  @Test func writesFractionsWithTheLanguagesSeparator() throws {
    #expect(try text("{n}", ["n": 1.5]) == "1.5")
    #expect(try text("{n}", ["n": 1.5], language: "de") == "1,5")
    #expect(try text("{n, plural, one {# x} other {# y}}", ["n": -0.25], language: "pl") == "-0,25 y")
    #expect(try text("{n}", ["n": 2.0], language: "de") == "2")
    #expect(try text("{n}", ["n": "1.5"], language: "de") == "1.5")
  }

  @Test(
    arguments: [
      ("{", 0, MessageTemplateError.Fault.unclosedBrace), ("a {n", 2, .unclosedBrace),
      ("a }", 2, .unopenedBrace), ("{}", 1, .missingName), ("{n m}", 3, .unexpectedText),
      ("{n, number}", 4, .unknownKind("number")),
      ("{n, plural}", 10, .unexpectedText), ("{n, plural, one {#}}", 19, .missingOther),
      ("{n, select, a {#}}", 17, .missingOther),
      ("{n, plural, lots {#} other {#}}", 12, .unknownCategory("lots")),
      ("{n, plural, =x {#} other {#}}", 12, .unknownCategory("=x")),
      ("{n, plural, one other {#}}", 16, .missingBranch("one")),
      ("{n, plural, one {#} one {#} other {#}}", 24, .repeatedBranch("one")),
      ("{n, plural, one {# other {#}}", 26, .badName("#")),
      ("{n, plural, other {#}", 0, .unclosedBrace), ("é {n, plural, other {#}", 2, .unclosedBrace),
    ] as [(String, Int, MessageTemplateError.Fault)])
  func saysWhatIsWrongAndWhere(_ template: String, _ offset: Int, _ fault: MessageTemplateError.Fault) throws
  {
    let error = try #require(throws: MessageTemplateError.self) { _ = try MessageTemplate(template) }
    #expect(error.offset == offset)
    #expect(error.fault == fault)
    #expect("\(error)".contains("\"\(template)\""))
    #expect("\(error)".contains("from character \(offset + 1) on"))
    #expect(error.localizedDescription == "\(error)")
  }

  @Test func namesTheKeyOfABadTemplate() throws {
    let error = try #require(throws: MessageTemplateError.self) {
      _ = try MessageCatalog(["length": "ok", "presence": "{"])
    }
    #expect(error.key == "presence")
    #expect("\(error)".contains("\"presence\""))
  }

  @Test func refusesToNestWithoutEnd() throws {
    let open = String(repeating: "{n, select, other {", count: 1000)
    let error = try #require(throws: MessageTemplateError.self) { _ = try MessageTemplate(open) }
    #expect(error.fault == .tooDeep(limit: 16))
    let limit = String(repeating: "{n, select, other {", count: 16) + String(repeating: "}}", count: 16)
    #expect(throws: Never.self) { try MessageTemplate(limit) }
  }

  @Test func refusesATextBeyondTheLimit() throws {
    let limit = MessageTemplateParser.lengthLimit
    #expect(throws: Never.self) { try MessageTemplate(String(repeating: "é", count: limit)) }
    #expect(try MessageTemplate(String(repeating: "{n}", count: limit / 3)).parts.count == limit / 3)
    let text = String(repeating: "{n}", count: 16_000)
    let error = try #require(throws: MessageTemplateError.self) { _ = try MessageCatalog(["length": text]) }
    #expect(error.fault == .tooLong(limit: limit))
    #expect(error.key == "length")
    #expect("\(error)".count < 1000)
    #expect("\(error)".contains("longer than \(limit) characters"))
  }
}
