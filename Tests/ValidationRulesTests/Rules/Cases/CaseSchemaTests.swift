import Foundation
import Testing
import ValidationRules

/// JSON Schemas of enumerations. `.ci/schema` compares them with the rules by another validator.
@Suite struct CaseSchemaTests {
  private func schema<Value>(_ rules: RuleSet<Value>, rejectsUnknownKeys: Bool = false) throws -> JSONValue {
    let json = try rules.jsonSchema(rejectsUnknownKeys: rejectsUnknownKeys)
    return try JSONDecoder().decode(JSONValue.self, from: json)
  }

  private func member(_ value: JSONValue?, _ path: String...) -> JSONValue? {
    path.reduce(value) { value, name in
      switch value {
      case .object(let members): members[name]
      case .array(let elements): Int(name).map { elements[$0] }
      default: nil
      }
    }
  }

  @Test func eachCaseHasItsTag() throws {
    let cases = member(try schema(Payment.rules), "oneOf")
    #expect(
      member(cases, "4") == [
        "type": "object", "title": "Invoice", "properties": ["type": ["type": "string", "const": "invoice"]],
        "required": ["type"],
      ])
    #expect(member(cases, "0", "properties", "type") == ["type": "string", "const": "card"])
    #expect(member(cases, "0", "required") == ["number", "type"])
    #expect(member(cases, "1", "required") == ["iban", "type"])
    #expect(member(cases, "3", "properties", "code", "minLength") == 2)
    #expect(member(cases, "2", "oneOf", "1", "properties", "type") == ["type": "string", "const": "wallet"])
    #expect(member(cases, "2", "oneOf", "1", "properties", "device") == ["type": "string", "const": "watch"])
  }

  @Test func eachCaseHasItsKey() throws {
    let cases = member(try schema(Contact.rules), "oneOf")
    #expect(
      member(cases, "2") == [
        "type": "object", "properties": ["none": ["type": "object", "properties": [:]]], "required": ["none"],
      ])
    #expect(member(cases, "0", "title") == "E-mail")
    #expect(member(cases, "0", "properties", "email", "required") == ["address"])
  }

  @Test func aCaseHasNoOtherMembersIfAsked() throws {
    let cases = member(try schema(Payment.rules, rejectsUnknownKeys: true), "oneOf")
    #expect(member(cases, "0", "additionalProperties") == false)
    #expect(member(cases, "4", "additionalProperties") == false)
    // The members of a nested enumeration are those of its cases, of which each has the outer tag, too.
    #expect(member(cases, "2", "additionalProperties") == nil)
    #expect(member(cases, "2", "oneOf", "0", "properties", "type") == ["type": "string", "const": "wallet"])
  }

  @Test func aRecursiveEnumerationRefersToItself() throws {
    let schema = try schema(Expression.rules)
    let reference = member(schema, "oneOf", "1", "properties", "left")
    #expect(reference == ["$ref": "#/$defs/Expression"])
    #expect(member(schema, "$defs", "Expression", "oneOf", "1", "properties", "right") == reference)
  }

  @Test func anOptionalChoiceMayBeNull() throws {
    let contact = member(try schema(Order.rules), "properties", "contact")
    #expect(
      member(contact, "anyOf", "1") == ["type": "null"] || member(contact, "anyOf", "0") == ["type": "null"])
    #expect(member(try schema(Order.rules), "required") == ["amount", "others", "payment"])
  }

  @Test func openAPIHasADiscriminator() throws {
    let json = try RuleSet<Order>([.at(\.payment, "payment", Payment.rules)]).jsonSchema(dialect: .openAPI30)
    let schema = try JSONDecoder().decode(JSONValue.self, from: json)
    let payment = member(schema, "properties", "payment")
    #expect(member(payment, "oneOf", "0") == ["$ref": "#/components/schemas/Payment.card"])
    #expect(member(payment, "discriminator", "propertyName") == "type")
    #expect(member(payment, "discriminator", "mapping", "card") == "#/components/schemas/Payment.card")
    #expect(
      member(schema, "x-definitions", "Payment.card", "properties", "type") == [
        "type": "string", "enum": ["card"],
      ]
        || member(schema, "x-definitions", "Payment.card", "properties", "type", "enum") == ["card"])
    #expect(member(schema, "x-definitions", "Payment.wallet", "discriminator", "propertyName") == "device")
  }

  @Test func noDialectHasWhatOnlyTheWriterKnows() throws {
    for dialect in SchemaDialect.allCases {
      let json = try RuleSet<Order>([.at(\.payment, "payment", Payment.rules)]).jsonSchema(dialect: dialect)
      #expect(!String(decoding: json, as: UTF8.self).contains("x-cases"), "\(dialect)")
    }
  }
}
