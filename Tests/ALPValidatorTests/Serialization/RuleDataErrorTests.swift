import Foundation
import Testing

@testable import ALPValidator

@Suite struct RuleDataErrorTests {
  /// JSON without rules, and the whole error text for it.
  @Test(arguments: [
    ("5", #"this has to be a list of rules or an object with "rules", not 5"#),
    (#""email""#, #"this has to be a list of rules or an object with "rules", not "email""#),
    (
      #"{"email": {}}"#,
      #"unknown key "email"; a set has rules, isOptional, stopsAtFirstFailure; rules belong in a list"#
    ),
    (#"{"rules": [], "optional": true}"#, #"unknown key "optional"; did you mean "isOptional"?"#),
    ("{}", #"missing "rules"; write {"rules": […]}"#),
    (#"{"rules": 5}"#, "rules: has to be a list of rules, not 5"),
    (#"{"rules": [], "isOptional": 1}"#, "isOptional: has to be true or false, not 1"),
    (#"["emial"]"#, #"[0]: unknown rule "emial"; did you mean "email"?"#),
    (#"{"rules": ["email", {"emial": {}}]}"#, #"rules[1]: unknown rule "emial"; did you mean "email"?"#),
    (
      #"["xyzzy"]"#,
      #"[0]: unknown rule "xyzzy"; there is none for values of the type String, but a RuleVocabulary may add it"#
    ),
    (
      "[5]",
      #"[0]: has to be the name of a rule such as "email" or an object such as {"length": {"minimum": 8}}, not 5"#
    ),
    (
      "[null]",
      #"[0]: has to be the name of a rule such as "email" or an object such as {"length": {"minimum": 8}}, not null"#
    ),
    (
      "[[]]",
      #"[0]: has to be the name of a rule such as "email" or an object such as {"length": {"minimum": 8}}, not a list"#
    ),
    ("[{}]", #"[0]: missing rule; write one with its parameters, such as {"length": {"minimum": 8}}"#),
    (
      #"[{"email": {}, "url": {}}]"#,
      #"[0]: "email" and "url" are in one object; write an object for each rule"#
    ),
    (#"[{"email": {}, "mesage": ""}]"#, #"[0]: unknown key "mesage"; did you mean "message"?"#),
    (
      #"[{"contains": {}, "text": "a"}]"#,
      #"[0]: unknown key "text"; parameters belong in an object after the name of their rule"#
    ),
    (#"[{"email": {}, "message": 5}]"#, "[0].message: has to be a text, not 5"),
    (
      #"[{"email": {}, "severity": "fatal"}]"#,
      #"[0].severity: unknown severity "fatal"; there are error and warning"#
    ),
    (#"["or"]"#, #"[0]: "or" takes a list of rules, such as {"or": ["presence", …]}"#),
    (#"[{"or": "email"}]"#, #"[0].or: "or" takes a list of rules, such as {"or": ["presence", …]}"#),
    (#"[{"and": ["email"]}]"#, #"[0].and: "and" takes two rules or more, not 1"#),
    (
      #"[{"or": ["email", {"not": "x"}]}]"#,
      #"[0].or[1].not: unknown rule "x"; there is none for values of the type String, but a RuleVocabulary may add it"#
    ),
    (
      #"[{"or": ["url", {"email": {}, "severity": "warning"}]}]"#,
      #"[0].or[1]: a severity within "or" has no effect; write it beside "or""#
    ),
    (#"["not"]"#, #"[0]: missing rule; write {"not": …} with the rule that may not be satisfied"#),
    (
      #"[{"not": {"email": {}, "message": "x"}}]"#,
      #"[0].not: a message or severity within "not" has no effect; write it beside "not""#
    ),
  ])
  func tellsOfTheNotation(_ json: String, _ text: String) {
    #expect(error(json) == text)
  }

  @Test(arguments: [
    (#"["length"]"#, #"[0]: missing parameter "minimum" or "maximum"; write {"length": {"minimum": …}}"#),
    (
      #"[{"length": {}}]"#,
      #"[0].length: missing parameter "minimum" or "maximum"; write {"length": {"minimum": …}}"#
    ),
    (
      #"[{"length": {"minimum": null}}]"#,
      #"[0].length: missing parameter "minimum" or "maximum"; write {"length": {"minimum": …}}"#
    ),
    (
      #"[{"contains": {"txet": "a"}}]"#, #"[0].contains: missing parameter "text"; is "txet" meant to be it?"#
    ),
    (#"["postal-code"]"#, #"[0]: missing parameter "region"; write {"postal-code": {"region": …}}"#),
    (#"[{"length": 5}]"#, #"[0].length: has to be an object of parameters such as {"minimum": 8}, not 5"#),
    (
      #"[{"email": null}]"#, #"[0].email: has to be an object of parameters such as {"minimum": 8}, not null"#
    ),
    (
      #"[{"email": {"asciionly": true}}]"#,
      #"[0].email: unknown parameter "asciionly"; did you mean "asciiOnly"?"#
    ),
    (#"[{"ulid": {"x": 1}}]"#, #"[0].ulid: unknown parameter "x"; "ulid" takes none"#),
    (
      #"[{"words": {"minimum": 1, "case": 2}}]"#,
      #"[0].words: unknown parameter "case"; "words" takes minimum, maximum"#
    ),
    (
      #"[{"length": {"minimum": 10, "maximum": 3}}]"#,
      "[0].length: minimum 10 exceeds maximum 3; the smaller one is the minimum"
    ),
    (
      #"[{"length": {"minimum": -1}}]"#,
      "[0].length.minimum: -1 is too small; write 0 or more"
    ),
    (
      #"[{"length": {"minimum": "8"}}]"#,
      #"[0].length.minimum: has to be a whole number, not "8""#
    ),
    (
      #"[{"length": {"minimum": 8.5}}]"#,
      "[0].length.minimum: has to be a whole number, not 8.5"
    ),
    (
      #"[{"length": {"minimum": true}}]"#,
      "[0].length.minimum: has to be a whole number, not true"
    ),
    (
      #"[{"length": {"minimum": 1e300}}]"#,
      "[0].length.minimum: has to be a whole number, not 1e+300"
    ),
    (
      #"[{"length": {"minimum": 1, "unit": "utf-8"}}]"#,
      #"[0].length.unit: unknown value "utf-8"; did you mean "utf8"?"#
    ),
    (
      #"[{"length": {"minimum": 1, "trimming": {"set": "newlines"}}}]"#,
      #"[0].length.trimming: has to be true, or a selection of characters such as "[:punct:] ", not an object"#
    ),
    (
      #"[{"length": {"minimum": 1, "ignoring": "z-a"}}]"#,
      #"[0].length.ignoring: "z-a" selects no characters; write some such as A-Z0-9_ or [:alpha:]"#
    ),
    (
      #"[{"length": {"minimum": 1, "trimming": 5}}]"#,
      #"[0].length.trimming: has to be true, or a selection of characters such as "[:punct:] ", not 5"#
    ),
    (
      #"[{"length": {"minimum": 1, "trimming": true, "ignoring": "-"}}]"#,
      #"[0].length: "trimming" and "ignoring" stand together; write one of them"#
    ),
    (
      #"[{"length": {"minimum": 1, "withoutTags": true, "ignoring": ""}}]"#,
      #"[0].length: "ignoring" and "withoutTags" stand together; write one of them"#
    ),
    (
      #"[{"length": {"minimum": 1, "withoutTags": "yes"}}]"#,
      #"[0].length.withoutTags: has to be true or false, not "yes""#
    ),
    (
      #"["contains-characters"]"#,
      #"[0]: missing parameter "characters"; write {"contains-characters": {"characters": …}}"#
    ),
    (
      #"[{"only-characters": {"characters": true}}]"#,
      "[0].only-characters.characters: has to be a text, not true"
    ),
    (
      #"[{"only-characters": {"characters": "[:letter:]"}}]"#,
      #"[0].only-characters.characters: "[:letter:]" selects no characters; write some such as A-Z0-9_ or [:alpha:]"#
    ),
    (
      #"[{"no-characters": {"characters": "a\\"}}]"#,
      #"[0].no-characters.characters: "a\" selects no characters; write some such as A-Z0-9_ or [:alpha:]"#
    ),
    (
      #"[{"contains-characters": {"characters": "a", "minimum": 3, "maximum": 2}}]"#,
      "[0].contains-characters: minimum 3 exceeds maximum 2; the smaller one is the minimum"
    ),
    (
      #"[{"only-letters": {"allowsWhitespaces": true}}]"#,
      #"[0].only-letters: unknown parameter "allowsWhitespaces"; did you mean "allowsWhitespace"?"#
    ),
    (
      #"[{"only-letters-and-punctuation": {"allowsWhitespace": false}}]"#,
      "[0].only-letters-and-punctuation.allowsWhitespace: white space is always allowed here; leave this out"
    ),
    (
      #"[{"same": {"other": "a", "casesensitive": false}}]"#,
      #"[0].same: unknown parameter "casesensitive"; did you mean "caseSensitive"?"#
    ),
    (
      #"[{"half-open-range": {"minimum": "a"}}]"#,
      #"[0].half-open-range: missing parameter "bound"; write {"half-open-range": {"bound": …}}"#
    ),
    (#"[{"in": {"values": "a"}}]"#, #"[0].in.values: has to be a list, not "a""#),
    (#"[{"in": {"values": ["a", 3]}}]"#, "[0].in.values[1]: has to be a text, not 3"),
    (
      #"[{"range": {"minimum": "b", "maximum": "a"}}]"#,
      "[0].range: minimum b exceeds maximum a; the smaller one is the minimum"
    ),
    (
      #"[{"pattern": {"pattern": "a)("}}]"#,
      #"[0].pattern.pattern: "a)(" is not a regular expression. Look for an unbalanced bracket or a dangling operator."#
    ),
    (
      #"[{"decimal": {"minimumFractionDigits": 3, "maximumFractionDigits": 2}}]"#,
      "[0].decimal: minimum 3 exceeds maximum 2; the smaller one is the minimum"
    ),
  ])
  func tellsOfParameters(_ json: String, _ text: String) {
    #expect(error(json) == text)
  }

  /// What would be a failed precondition in a program.
  @Test(arguments: [
    (#"[{"url": {"schemes": []}}]"#, "[0].url.schemes: no scheme is accepted; name one, such as https"),
    (
      #"[{"email": {"html": true, "asciiOnly": true}}]"#,
      #"[0].email.html: "html" is a grammar of its own; write no other parameter beside it"#
    ),
    (
      #"[{"url": {"schemes": [], "allowsMissingScheme": false}}]"#,
      "[0].url.schemes: no scheme is accepted; name one, such as https"
    ),
    (
      #"[{"half-open-range": {"minimum": "a", "bound": "a"}}]"#,
      "[0].half-open-range: minimum a is not below bound a; no value lies between them"
    ),
    (#"[{"time-of-day": {"clock": 13}}]"#, #"[0].time-of-day.clock: unknown value "13"; did you mean "12"?"#),
    (
      #"[{"time-of-day": {"clock": "12"}}]"#,
      #"[0].time-of-day.clock: has to be a whole number, not "12""#
    ),
    (
      #"[{"password-strength": {"minimum": "stong"}}]"#,
      #"[0].password-strength.minimum: unknown value "stong"; did you mean "strong"?"#
    ),
    (
      #"[{"password-strength": {"minimum": "good"}}]"#,
      #"[0].password-strength.minimum: unknown value "good"; there are very-weak, weak, medium, strong, very-strong"#
    ),
    (
      #"["password-strength"]"#,
      #"[0]: missing parameter "minimum"; write {"password-strength": {"minimum": …}}"#
    ),
    (
      #"[{"contains-characters": {"characters": "a", "minimum": -1}}]"#,
      "[0].contains-characters.minimum: -1 is too small; write 0 or more"
    ),
    (#"[{"uuid": {"version": 9}}]"#, "[0].uuid.version: 9 is not a UUID version; there are 1 to 8"),
    (#"[{"cidr": {"version": 5}}]"#, #"[0].cidr.version: unknown value "5"; did you mean "4" or "6"?"#),
    (#"[{"card": {"networks": []}}]"#, "[0].card.networks: no network is accepted; name one, such as visa"),
    (
      #"[{"card": {"networks": ["viza"]}}]"#,
      #"[0].card.networks: unknown value "viza"; did you mean "visa"?"#
    ),
    (
      #"[{"card-expiry": {"allowsTwoDigitYear": false, "allowsFourDigitYear": false}}]"#,
      "[0].card-expiry: no year is accepted; allow one of two digits, or of four"
    ),
    (
      #"[{"card-expiry": {"timeZone": "Mars/Base"}}]"#,
      #"[0].card-expiry.timeZone: unknown time zone "Mars/Base"; write one such as Europe/Zurich"#
    ),
    (
      #"[{"phone": {"region": "UK"}}]"#,
      #"[0].phone.region: unknown region "UK"; write the two letters of ISO 3166-1, such as GB"#
    ),
    (
      #"[{"iban": {"country": ""}}]"#,
      #"[0].iban.country: unknown region ""; write the two letters of ISO 3166-1, such as GB"#
    ),
    (
      #"[{"postal-code": {"region": "🦆"}}]"#,
      #"[0].postal-code.region: unknown region "🦆"; write the two letters of ISO 3166-1, such as GB"#
    ),
    (
      #"[{"currency-amount": {"decimalSeparator": ","}}]"#,
      #"[0].currency-amount: both separators are ","; write another, or null for no grouping"#
    ),
    (
      #"[{"currency-amount": {"decimalSeparator": "5"}}]"#,
      #"[0].currency-amount.decimalSeparator: "5" is not a separator; write a character that is not a digit"#
    ),
    (
      #"[{"currency-amount": {"groupingSeparator": "👩‍👩‍👧"}}]"#,
      #"[0].currency-amount.groupingSeparator: "👩‍👩‍👧" is not a separator; write a character that is not a digit"#
    ),
    (
      #"[{"currency-amount": {"decimalSeparator": ""}}]"#,
      "[0].currency-amount.decimalSeparator: the text is empty; write a character that is not a digit"
    ),
    (
      #"[{"url": {"schemes": ["http", "1x y"]}}]"#,
      #"[0].url.schemes: "1x y" is not a URL scheme; write one such as https"#
    ),
    (
      #"[{"url": {"schemes": ["https:"]}}]"#,
      #"[0].url.schemes: "https:" is not a URL scheme; write one such as https"#
    ),
    (
      #"[{"url": {"schemes": [""]}}]"#,
      #"[0].url.schemes: "" is not a URL scheme; write one such as https"#
    ),
    (
      #"[{"currency-amount": {"minimumFractionDigits": -1}}]"#,
      "[0].currency-amount.minimumFractionDigits: -1 is too small; write 0 or more"
    ),
    (
      #"[{"strong-password": {"minimumDigits": -1}}]"#,
      "[0].strong-password.minimumDigits: -1 is too small; write 0 or more"
    ),
    (#"[{"ean": {"lengths": []}}]"#, "[0].ean.lengths: no length is accepted; name one of 8, 12, 13 and 14"),
    (#"[{"ean": {"lengths": [9]}}]"#, "[0].ean.lengths: no number has 9 digits; there are 8, 12, 13 and 14"),
  ])
  func doesNotTrap(_ json: String, _ text: String) {
    #expect(error(json) == text)
  }

  @Test func tellsOfOtherValues() {
    #expect(
      error(#"["email"]"#, Int.self)
        == #"[0]: unknown rule "email"; there is none for values of the type Int, but a RuleVocabulary may add it"#
    )
    #expect(
      error(#"[{"same": {"other": 300}}]"#, UInt8.self)
        == "[0].same.other: has to be a whole number from 0 to 255, not 300")
    #expect(
      error(#"[{"half-open-range": {"minimum": 3, "bound": 3}}]"#, Int.self)
        == "[0].half-open-range: minimum 3 is not below bound 3; no value lies between them")
    #expect(
      error(#"[{"same": {"other": 3, "caseSensitive": true}}]"#, Int.self)
        == #"[0].same: unknown parameter "caseSensitive"; "same" takes other"#)
    #expect(
      error(#"[{"multiple-of": {"step": 0}}]"#, Int.self)
        == "[0].multiple-of.step: nothing but 0 is a multiple of 0")
    #expect(
      error(#"[{"multiple-of": {"step": 0}}]"#, Double.self) == "[0].multiple-of.step: 0.0 has no multiples")
    #expect(
      error(#"[{"multiple-of": {"step": "1234567890123456789"}}]"#, Decimal.self)
        == "[0].multiple-of.step: 1234567890123456789 has to be a number of at most 18 digits and not 0")
    #expect(
      error(#"[{"minimum": {"minimum": "NaN"}}]"#, Decimal.self)
        == #"[0].minimum.minimum: has to be a number, not "NaN""#)
    #expect(
      error(#"[{"before": {"date": "2024-02-30"}}]"#, Date.self)
        == #"[0].before.date: has to be a date such as 2024-02-29T12:00:00Z, not "2024-02-30""#)
    #expect(
      error(#"[{"every": {"lenght": {}}}]"#, [String].self)
        == #"[0].every: unknown rule "lenght"; did you mean "length"?"#)
    #expect(
      error(#"["every"]"#, [String].self)
        == #"[0]: missing rule; write {"every": "presence"} with a rule of your choice"#)
    #expect(
      error(#"[{"file-type": {}}]"#, FileValue.self)
        == #"[0].file-type: missing parameter "types" or "families"; write {"file-type": {"types": …}}"#)
    #expect(
      error(#"[{"file-type": {"types": []}}]"#, FileValue.self)
        == "[0].file-type: no type is accepted; name one, such as image/png")
    #expect(
      error(#"[{"file-type": {"types": ["png"]}}]"#, FileValue.self)
        == #"[0].file-type.types: "png" is not a media type; write one such as image/png"#)
    #expect(
      error(#"[{"image-size": {"maximumWidth": 0}}]"#, FileValue.self)
        == "[0].image-size.maximumWidth: 0 is too small; write 1 or more")
  }

  @Test(arguments: [
    ("", "this is not JSON; look at line 1, byte 1"),
    ("[", "this is not JSON; look at line 1, byte 2"),
    ("[\n  \"email\"\n  \"url\"\n]", "this is not JSON; look at line 3, byte 3"),
    ("[\"email\",]", "this is not JSON; look at line 1, byte 10"),
    ("[]x", "this is not JSON; look at line 1, byte 3"),
  ])
  func tellsWhereJSONEnds(_ json: String, _ text: String) {
    #expect(error(json) == text)
  }

  @Test func hasCodingPathsAndCases() throws {
    let failure = try #require(throws: DecodingError.self) {
      _ = try RuleSet<String>(json: Data(#"{"rules": ["url", {"length": {"minimum": "a"}}]}"#.utf8))
    }
    guard case .typeMismatch(let type, let context) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Int.self))
    #expect(context.codingPath.map(\.stringValue) == ["rules", "Index 1", "length", "minimum"])
    let missing = try #require(throws: DecodingError.self) { _ = try Rule<String>.read(#""contains""#) }
    guard case .keyNotFound(let key, _) = missing else {
      Issue.record("\(missing)")
      return
    }
    #expect(key.stringValue == "text")
  }

  @Test func limitsTheDepth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"not":"#, count: depth) + #""email""# + String(repeating: "}", count: depth)
    }
    let deepest = try Rule<String>.read(nested(64))
    #expect(deepest.isSatisfied(by: "ada@example.com"))
    #expect(try deepest.writtenText() == nested(64))
    #expect(
      error("[\(nested(65))]")?.hasSuffix(
        "rules are nested more than 64 deep; use fewer levels") == true)
    #expect(throws: EncodingError.self) { _ = try (!deepest).writtenText() }
    #expect(throws: DecodingError.self) { _ = try RuleSet<String>(json: Data("[\(nested(100_000))]".utf8)) }
  }

  @Test(arguments: [
    (
      #"[{"length": {"minimum": 8}, "length": {"maximum": 20}}]"#,
      #"[0]: the key "length" is in one object twice; write an object for each rule"#
    ),
    (
      #"["email", {"or": ["url", {"length": {"minimum": 8, "minimum": 9}}]}]"#,
      #"[1].or[1].length: the key "minimum" is in one object twice; write an object for each rule"#
    ),
    (
      #"{"rules": [], "isOptional": true, "\u0072ules": ["email"]}"#,
      #"the key "rules" is in one object twice; write an object for each rule"#
    ),
    (
      #"[{"email": {}, "message": "\"{", "message": "x"}]"#,
      #"[0]: the key "message" is in one object twice; write an object for each rule"#
    ),
  ])
  func rejectsAKeyThatStandsTwice(_ json: String, _ text: String) {
    #expect(error(json) == text)
  }

  @Test func takesAKeyTwiceInDifferentObjects() {
    #expect(
      error(#"[{"length": {"minimum": 8}}, {"length": {"maximum": 20}}, {"in": {"values": ["a", "a"]}}]"#)
        == nil)
    #expect(error(#"[{"same": {"other": "same"}, "message": "message: {\"message\": 1}"}]"#) == nil)
  }

  @Test(arguments: ["[", #"{"not":"#])
  func namesJSONThatIsNestedTooDeep(_ opening: String) throws {
    let json = String(repeating: opening, count: 600)
    let text = try #require(error(json))
    #expect(
      text
        == "the arrays and objects are more than 512 deep at line 1, byte \(512 * opening.utf8.count + 1); nest fewer"
    )
  }

  @Test func readsLongListsIntoFlatRules() throws {
    let names = (0..<20_000).map { #"{"same":{"other":"\#($0)"}}"# }.joined(separator: ",")
    let rule = try Rule<String>.read(#"{"or":[\#(names)]}"#)
    #expect(rule.isSatisfied(by: "19999"))
    #expect(!rule.isSatisfied(by: "x"))
  }

  private func error<Value: VocabularyProviding>(_ json: String, _ type: Value.Type = String.self) -> String?
  {
    do {
      _ = try RuleSet<Value>(json: Data(json.utf8))
      return nil
    } catch {
      return (error as? DecodingError)?.context?.debugDescription ?? "\(error)"
    }
  }
}
