public import Foundation
import ValidationFormats

extension RuleSet {
  /// Returns the set as a JSON Schema, which other programs and languages read.
  ///
  /// The schema follows [JSON Schema 2020-12](https://json-schema.org/draft/2020-12/json-schema-core). It
  /// describes the JSON from which a value can be decoded:
  ///
  /// ```swift
  /// let signUp: RuleSet<SignUp> = [
  ///   .at(\.email, "email", label: "Email", [.notEmpty, .email]),
  ///   .at(\.age, "age", [.range(18...130)]),
  /// ]
  /// let schema = try signUp.jsonSchema()
  /// ```
  ///
  /// A schema never rejects a value that the rules accept. If JSON Schema cannot express a rule, the schema
  /// says as much as it can, and lists the rule in `$comment`, where your own rules have no names; validate on the
  /// server as well. Warnings are not part of a schema.
  ///
  /// The schema is made of what the rule set declares: the names, types and labels of properties, which of
  /// them may be missing, and the rules. Only formatted values have to satisfy the rules of a property or of
  /// elements with formatters, so their schema has no more than the least length of a text, and the at sign
  /// of an email address, if `.trimmed` and other formatters of the library shorten the text or change its
  /// case.
  ///
  /// Rules that a closure returns, as `.each(\.children, "children") { Node.rules }`, are definitions in
  /// `$defs`, by the name of their type: `Node`, and `Node-2` if other rules or another type have the name.
  /// Closures whose rules are the same, as far as two closures inside, share one. A schema has at most 256.
  ///
  /// These keywords are used: `type`, `enum`, `const`, `anyOf`, `allOf`, `not`, `properties`, `required`,
  /// `additionalProperties`, `items`, `minItems`, `maxItems`, `uniqueItems`, `minProperties`,
  /// `maxProperties`, `minLength`, `maxLength`, `pattern`, `format`, `minimum`, `maximum`,
  /// `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`, `contentEncoding`, and as annotations `title`,
  /// `description`, `examples`, `default`, `$comment` and `writeOnly` for a property that is declared with
  /// `isSecret: true`. Many validators check `format` only with an option. These formats are used: `date`,
  /// `time`, `date-time`, `duration`, `email`, `idn-email`, `hostname`, `ipv4`, `ipv6`, `iri`, `json-pointer`
  /// and `uuid`.
  ///
  /// - Parameters:
  ///   - dialect: The dialect; JSON Schema 2020-12 by default.
  ///   - decoder: The decoder that reads the JSON; `nil` for one that reads dates as RFC 3339 text.
  ///   - exact: Whether the schema of 2020-12 has to accept exactly what the rules accept.
  ///   - rejectsUnknownKeys: Whether objects have no other members than declared properties
  ///     (`additionalProperties` is `false`), as with ``DecodingOptions/rejectsUnknownKeys``.
  /// - Returns: The schema as indented JSON. Equal sets have equal schemas.
  /// - Throws: `EncodingError` if `exact` is `true` and JSON Schema cannot express a rule, or if a part has no
  ///   schema in the dialect ``SchemaDialect/strict``. The error names the first one.
  public func jsonSchema(
    dialect: SchemaDialect = .draft2020, with decoder: JSONDecoder? = nil, exact: Bool = false,
    rejectsUnknownKeys: Bool = false
  ) throws -> Data {
    var writer = SchemaWriter(decoder: decoder ?? .rfc3339, rejectsUnknownKeys: rejectsUnknownKeys)
    var schema = writer.schema(of: self, at: ValidationPath())
    writer.writeDefinitions()
    if exact, let gap = writer.gaps.first {
      let path = gap.path.components.map { RuleKey(stringValue: $0.text) }
      let message =
        gap.isOfFormattedValue
        ? "JSON Schema cannot express the rule \(gap.rule) of a property with formatters, which are applied before it; "
          + "remove these, or do not require an exact schema"
        : "JSON Schema cannot express the rule \(gap.rule); remove it, or do not require an exact schema"
      throw EncodingError.invalidValue(
        gap.rule, .init(codingPath: path, debugDescription: RuleDataText.at(path, message)))
    }
    if !writer.definitions.schemas.isEmpty { schema["$defs"] = .object(writer.definitions.schemas) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(dialect.schema(schema))
  }
}
