import Foundation
import Testing

@Suite struct RuleFileTests {
  @Test func checksLinesAgainstAFile() async throws {
    let rules = """
      ["presence", {"length": {"minimum": 3, "maximum": 20}, "message": "3 to 20, please."}, {"not": "email"},
       {"contains-digit": {}, "severity": "warning"}]
      """
    let result = try await check(rules, "--message", lines: "ada\nad\nada@example.com\n\n")
    #expect(
      result
        == .init(
          status: 1,
          output:
            "valid\ninvalid\t3 to 20, please.\ninvalid\tPlease enter something else.\ninvalid\tPlease fill this in.\n",
          complaint: ""))
  }

  @Test func readsJSONLinesAndLeavesEmptyOnesIfOptional() async throws {
    let rules = #"{"rules": [{"range": {"minimum": -0.5, "maximum": 1e3}}], "isOptional": true}"#
    let result = try await check(rules, "--json", lines: #""999.5""# + "\n\"\"\n\"-0.50\"\n")
    #expect(result == .init(status: 0, output: "valid\nvalid\nvalid\n", complaint: ""))
    let other = try await check(rules, lines: "1001\nx\n1e3\n")
    #expect(other == .init(status: 1, output: "invalid\ninvalid\nvalid\n", complaint: ""))
  }

  @Test func knowsItsLanguages() async throws {
    let unknown = try await check("[]", "--message", "--language", "xx", lines: "ada\n")
    #expect(unknown.status == 2)
    #expect(unknown.output == "")
    #expect(unknown.complaint.hasPrefix("Demo: No messages are in \"xx\". There are "))
  }

  @Test(arguments: [
    (#"["emial"]"#, #"[0]: unknown rule "emial"; did you mean "email"?"#),
    (
      #"{"rules": ["url", {"length": {"minimum": 10, "maximum": 3}}]}"#,
      "rules[1].length: minimum 10 exceeds maximum 3; the smaller one is the minimum."
    ),
    ("[", "this is not JSON; look at line 1, byte 2."),
  ])
  func reportsABadFile(_ rules: String, _ complaint: String) async throws {
    let result = try await check(rules, lines: "ada\n")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.complaint.hasPrefix("Demo: /"))
    #expect(result.complaint.hasSuffix("rules.json: \(complaint)\n"))
  }

  @Test func reportsMisuse() async throws {
    let missing = try await DemoProcess.run("check", "--rules", "/nowhere/rules.json")
    #expect(missing.status == 2)
    #expect(missing.complaint.hasPrefix("Demo: /nowhere/rules.json cannot be read."))
    let folder = try await DemoProcess.run("check", "--rules=/")
    #expect(folder.status == 2)
    #expect(folder.complaint.hasPrefix("Demo: / "))
    let both = try await check("[]", "email", lines: "")
    #expect(both.status == 2)
    #expect(both.complaint == "Demo: Unexpected argument \"email\". Usage: Demo check --rules FILE\n")
    let empty = try await check("", lines: "")
    #expect(empty.complaint.hasSuffix("rules.json is empty. Write rules into it.\n"))
    #expect(try await DemoProcess.run("check", "--rules").status == 2)
  }

  private func check(_ rules: String, _ words: String..., lines: String) async throws -> DemoProcess.Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("rules.json")
    try Data(rules.utf8).write(to: file)
    return try await DemoProcess.run(["check", "--rules", file.path] + words, input: Data(lines.utf8))
  }
}
