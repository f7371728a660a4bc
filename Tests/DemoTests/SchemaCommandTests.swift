import ALPValidator
import Foundation
import Testing

@testable import Demo

@Suite struct SchemaCommandTests {
  @Test func printsTheSchemaOfTheSignUp() async throws {
    let result = try await DemoProcess.run("schema")
    #expect(result.status == 0 && result.complaint == "")
    let schema = try JSONDecoder().decode([String: JSONValue].self, from: Data(result.output.utf8))
    #expect(
      schema["required"] == ["acceptsTerms", "age", "email", "password", "repeatedPassword", "userName"])
    guard case .object(let properties)? = schema["properties"] else { return #expect(Bool(false)) }
    #expect(
      properties["age"] == [
        "type": "integer", "minimum": 18, "maximum": 130, "title": "Age",
        "description": "Please enter an age from 18 to 130.",
      ])
  }

  @Test func printsTheSchemaOfAFile() async throws {
    let file = try BatchFile(#"["presence", {"length": {"maximum": 9, "unit": "scalars"}}]"#)
    let result = try await DemoProcess.run("schema", "--rules", file.url.path, "--exact")
    #expect(result.status == 0)
    #expect(
      try JSONDecoder().decode([String: JSONValue].self, from: Data(result.output.utf8)) == [
        "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "string", "minLength": 1,
        "maxLength": 9,
      ])
  }

  @Test func refusesWhatCannotBeExact() async throws {
    let result = try await DemoProcess.run("schema", "--exact")
    #expect(result.status == 2 && result.output == "")
    #expect(result.complaint.hasPrefix("Demo: userName: JSON Schema cannot express the rule length("))
  }

  /// The batch and the server of the form accept the same sign-ups.
  @Test func batchAndServerAgree() throws {
    let (rules, check) = (try SignUp.makeRules(), try SignUpCheck())
    var generator = SignUpGenerator(seed: 7)
    var invalidCount = 0
    for _ in 0..<2000 {
      let signUp = generator.nextSignUp()
      let body = try JSONEncoder().encode(signUp)
      let isValid = try check.failures(on: Array(body)[...]).isEmpty
      #expect(((try? rules.decode(from: body)) != nil) == isValid)
      if !isValid { invalidCount += 1 }
    }
    #expect(invalidCount > 100)
  }
}
