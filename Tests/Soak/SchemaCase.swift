import ALPValidator
import Foundation

/// A rule set, its JSON Schema, and random documents for both.
struct SchemaCase {
  /// Returns a random document.
  typealias Documents = @Sendable (inout SplitMix) -> String

  private let rules: String
  private let schema: String
  /// The schemas in other dialects, by their names; none for a dialect that can't say what the set declares.
  private let dialects: [String: String]
  /// Whether the schema is to accept nothing else than the rules.
  private let isExact: Bool
  private let document: Documents
  /// Returns the names of the failures of a document, with what was expected for another type, and their paths.
  private let failures: (String) -> [String]

  init<Value: Decodable>(_ rules: RuleSet<Value>, _ document: @escaping Documents) throws {
    self.rules = "\(Value.self) \(rules)"
    schema = Self.text(try rules.jsonSchema())
    dialects = [
      "draft7": try Self.text(rules.jsonSchema(dialect: .draft7)),
      "openAPI30": try Self.text(rules.jsonSchema(dialect: .openAPI30)),
      "strict": (try? rules.jsonSchema(dialect: .strict)).map(Self.text),
    ].compactMapValues(\.self)
    isExact = (try? rules.jsonSchema(exact: true)) != nil
    self.document = document
    let decoder = JSONDecoder()
    // Foundation's strategy accepts 30 February.
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard Rule.dateTime.isSatisfied(by: text), let date = DateText.date(text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
      }
      return date
    }
    // The declaration of a structure says what is valid, whatever an initializer accepts instead.
    failures = { document in
      do throws(ValidationError) {
        _ = try rules.decode(from: Data(document.utf8), with: decoder)
        return []
      } catch {
        return error.failures.map { failure in
          guard failure.name == "type", case .string(let type)? = failure.parameters["expected"] else {
            return "\(failure.name) \(failure.path)"
          }
          // A number that is too large for its type is another matter.
          let kind = failure.parameters["minimum"] == nil ? type : "of bounds"
          return "type \(kind) \(failure.path)"
        }
      }
    }
  }

  /// Returns lines of JSON: the schema, and then documents with the verdicts of the rules.
  func lines(_ count: Int, _ random: inout SplitMix) -> [String] {
    let dialects = dialects.sorted { $0.key < $1.key }.map { "\(Self.json($0.key)):\(Self.json($0.value))" }
    var lines = [
      "{\"rules\":\(Self.json(rules)),\"exact\":\(isExact),\"schema\":\(Self.json(schema)),\"dialects\":{\(dialects.joined(separator: ","))}}"
    ]
    for _ in 0..<count {
      let document = document(&random)
      let failures = failures(document).map(Self.json).joined(separator: ",")
      lines.append("{\"document\":\(document),\"failures\":[\(failures)]}")
    }
    return lines
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// Returns a text as JSON.
  static func json(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

extension SchemaCase {
  /// Prints documents for all cases, for `.ci/schema`.
  static func printAll(_ count: Int, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let cases =
      try textCases() + numberCases() + collectionCases() + structureCases() + enumerationCases()
      + writtenCases(&random)
    for schemaCase in cases {
      for line in schemaCase.lines(count / cases.count + 1, &random) { print(line) }
    }
  }

  /// Each rule for text with the parameters of its example, also its negation and alternatives.
  private static func textCases() throws -> [SchemaCase] {
    let patterns = [
      "[a-z]+-[0-9]+", #"\d{3,5}"#, #"^(?=.*\d)(?=.*[A-Z])[\w!-]{4,}$"#, #"(?!a)[^b\d]*"#,
      #"[\p{L}\p{M}\p{Nd}._-]+"#,
      #"a|b(c|d)??|\x41\u00e9"#, #"[^\]\\a-c]\.?.\s\S"#, #"(ab){2}|[[a-d]&&[b-z]]*"#, #"$^"#, #"Ä[äöü]*ß?"#,
    ]
    var cases: [SchemaCase] = []
    var rules: [(rule: Rule<String>, hints: [String])] = try patterns.map {
      (try .matches($0), ["abc-12", "12345", "Ab1!", "Ässü", "bcd", "abab", "A", "é", "x.\n a"])
    }
    for descriptor in RuleCatalog.rules(for: String.self) {
      guard let example = descriptor.example else { continue }
      let hints = [example.valid, example.invalid, "KLM;`"]
      rules.append((try descriptor.rule(with: example.parameters), hints))
      if let plain = try? descriptor.rule(with: [:]) { rules.append((plain, hints)) }
    }
    func add(_ rule: Rule<String>, _ hints: String...) { rules.append((rule, hints)) }
    add(.length(3...5, unit: .scalars))
    add(.length(2...3, unit: .utf16))
    add(.length(4...9, unit: .utf8))
    add(.length(...0))
    add(.length(2...4, ignoring: " -"), "a b")
    add(.words(2...3), "to be or")
    add(.email(.asciiOnly), "name@example.com")
    add(
      .email([.allowsQuotedLocalPart, .allowsAddressLiteral, .allowsSingleLabelDomain]),
      "\"a b\"@[192.0.2.1]", "a@b")
    add(.htmlEmail, "a..b@c", "name@example.com")
    add(.url(schemes: ["ftp", "HTTPS"]), "https://example.com/a?b#c", "FTP://bücher.example/ä")
    add(.url(.lenient), "example.com", "//example.com")
    add(.url(.allowsLocalhost), "http://localhost:80/|", "http://u:p@[::1]/%41")
    add(.hostname(.asciiOnly), "a-b.example", "1.2", "xn--bcher-kva.example")
    add(.hostname(.lenient), "_a.example.", "bücher.example")
    add(.ipv6(.allowsZone), "::1%eth0", "::ffff:192.0.2.1")
    add(.uuid(version: 4), "123e4567-e89b-42d3-a456-426614174000")
    add(.uuid(.lenient), "{123e4567-e89b-42d3-a456-426614174000}")
    add(.dateTime(.allowsSpace), "1990-12-31 15:59:50Z")
    add(.duration(.lenient), "P1Y2D", "P1DT2.5H")
    add(.in(["OK", "No"]), "OK", "O\u{212A}")
    add(.in(["grün", "blau"]), "grün", "gru\u{308}n")
    add(.same(as: "é"), "e\u{301}")
    add(.different(from: "é"), "e\u{301}", "é")
    add(.notIn(["a", "b"]), "a", "b")
    add(.same(as: "Ab", caseSensitive: false), "aB")
    add(.different(from: "Ab", caseSensitive: false), "aB")
    add(.contains("K."), "K.", "\u{212A}.", "K.\u{301}")
    add(.starts(with: "a"), "ab", "a\u{301}")
    add(.ends(with: "\n"), "a\r\n", "a\n")
    add(.containsDigits(1...3, asciiOnly: true), "a1b2")
    add(.containsLetters(...2), "a1é2")
    add(.containsSymbols(2..., asciiOnly: true), "!?^")
    add(.onlyLetters(asciiOnly: true), "abc")
    add(.onlyDigits(allowsWhitespace: true), "1 2")
    add(.lettersAndPunctuation(asciiOnly: true), "a.b")
    add(.containsCharacters(in: "a-c]^\\\\", 2...2), "a]", "abc")
    add(.noCharacters(in: "[:digit:]é"), "a1", "é")
    add(.onlyCharacters(in: "[:alpha:]-"), "a-b")
    add(.satisfies("email") { _ in true }, "a")
    add(Rule(FormatRule("date") { _ in true }), "a")
    for (rule, hints) in rules {
      let text = text(hints)
      cases.append(try SchemaCase([rule], text))
      cases.append(try SchemaCase([!rule], text))
      cases.append(try SchemaCase([rule || .length(1...3, unit: .scalars)], text))
      cases.append(try SchemaCase(RuleSet([rule, .notEmpty && .noWhitespace], isOptional: true), text))
    }
    return cases
  }

  private static func numberCases() throws -> [SchemaCase] {
    func cases<Number: Codable & Comparable & Hashable & Sendable>(
      _ low: Number, _ middle: Number, _ high: Number, and others: [Rule<Number>]
    ) throws -> [SchemaCase] {
      let rules: [Rule<Number>] =
        [
          .minimum(low), .maximum(high), .range(low...high), .range(low..<high), .greaterThan(middle),
          .lessThan(middle),
          .same(as: middle), .different(from: middle), .in([low, high]), .notIn([low, high]), .notEmpty,
        ] + others
      return try rules.flatMap {
        [
          try SchemaCase([$0], number), try SchemaCase([!$0], number),
          try SchemaCase([$0 || .same(as: high), .minimum(low)], number),
        ]
      }
    }
    return try cases(-3, 5, 10, and: [.multiple(of: 5), .multiple(of: -3)])
      + cases(UInt8(0), 5, 200, and: [.multiple(of: 5)])
      + cases(Int.min, 5, Int.max, and: []) + cases(UInt64(0), 5, UInt64.max, and: [])
      + cases(-2.5, 0.3, 10, and: [.multiple(of: 0.1), .multiple(of: 5), .integer, .maximum(.infinity)])
      + cases(Float(-2.5), 0.3, 10, and: [.multiple(of: 0.1), .integer])
      + cases(
        Decimal(-2), 0.3, 10,
        and: [
          .multiple(of: 0.1), .integer,
          .maximum(Decimal(sign: .plus, exponent: -25, significand: 1_234_567_890_123_456_789)),
        ])
      + [
        SchemaCase(RuleSet<Bool>([.isTrue])) { ["true", "false", "1", "null"].element(&$0) },
        SchemaCase(RuleSet<Bool>([!.isTrue])) { ["true", "false", "0", "\"\""].element(&$0) },
      ]
  }

  private static func collectionCases() throws -> [SchemaCase] {
    let texts: Documents = array(text(["a@b.co", "K", "é", "e\u{301}"]))
    let numbers: Documents = array(number)
    let dictionary: Documents = { random in
      let members = (0..<Int.random(in: 0...4, using: &random)).map { "\"\($0)\":\(number(&random))" }
      return "{\(members.joined(separator: ","))}"
    }
    return [
      try SchemaCase(RuleSet<[String]>([.count(1...3), .unique, .every(.notEmpty)]), texts),
      try SchemaCase(RuleSet<[String]>([.every(.email || .same(as: "K")), .notEmpty]), texts),
      try SchemaCase(RuleSet<[String]>([!.every(.email)]), texts),
      try SchemaCase(RuleSet<[Int]>([!.unique]), numbers),
      try SchemaCase(
        RuleSet<[Int]>([.unique, .every(.range(0...9)), .every(.multiple(of: 2))], isOptional: true), numbers),
      try SchemaCase(RuleSet<[Double]>([.unique, .count(2...)]), numbers),
      try SchemaCase(RuleSet<[Decimal]>([.unique]), numbers),
      try SchemaCase(RuleSet<Set<Int>>([.count(1...2), .unique, .every(.minimum(0))]), numbers),
      try SchemaCase(RuleSet<[String: Int]>([.count(1...2), .notEmpty]), dictionary),
      try SchemaCase(RuleSet<[String: Int]>([.every(.notEmpty)]), dictionary),
      try SchemaCase(RuleSet<[[Int]]>([.every(.count(...2) && .every(.minimum(0)))]), array(numbers)),
      try SchemaCase(
        RuleSet<[Int?]>([.count(...2)]), array { Bool.random(using: &$0) ? "null" : number(&$0) }),
      try SchemaCase(RuleSet<Size>([.notIn([.large])]), sizes),
      try SchemaCase(RuleSet<Size>([.in([.small, .large])]), sizes),
      try SchemaCase(RuleSet<Size>([.same(as: .small)]), sizes),
      try SchemaCase(RuleSet<Size>([.minimum(.medium)]), sizes),
      try SchemaCase(RuleSet<UUID>([]), text(["123e4567-e89b-42d3-a456-426614174000"])),
      try SchemaCase(RuleSet<Date>([.inThePast, .after(.distantPast)]), dates),
      try SchemaCase(RuleSet<URL>([]), text(["https://a.co"])),
      try SchemaCase(RuleSet<Data>([.notEmpty]), text(["AAAA", ""])),
    ]
  }
}
