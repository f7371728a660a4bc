import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(15))) struct DemoProcessTests {
  @Test func playsTheFormThroughOnAPipe() async throws {
    let result = try await DemoProcess.run()
    #expect(result.status == 0)
    #expect(result.complaint == "")
    for passage in Self.passages { #expect(result.output.contains(passage), "\(passage)") }
    #expect(result.output.hasSuffix(Self.ending))
    #expect(!result.output.contains("\u{1B}"))
    #expect(try await DemoProcess.run() == result)
  }

  private static let passages = [
    """
    > User name: type "a", "ad", "adm", "admi", "admin"
      User name: invalid
        - Please enter 3 to 20 characters.
      User name: waiting for the server
      The server rejects it.
      User name: invalid
        - “admin” is already taken.
      (checked: admin)

    """,
    """
      The request failed: The server returned the status 500. Check the server's log, or try again.
      User name: awaiting retry
        - This could not be checked. Please try again.
      (checked: ada)
    > Retry
      User name: waiting for the server
      The server accepts it.
      User name: valid
      (checked: ada)

    """,
    """
    > User name: type "swift", while the server is slow
      User name: waiting for the server
    > User name: type "ada.lovelace"
      The server accepts it.
      User name: valid
      (checked: swift, ada.lovelace)

    """,
    """
    > Password: type "Password1"
      Password: valid, with advice
        - This is easy to guess; a longer password is safer.

    """,
    """
    > Repeat password: type "Password1"
      Repeat password: valid
    > Password: type "Password2"
      Repeat password: invalid
        - This is not the same as the password above.
    > Password: type "Password1"
      Repeat password: valid

    """,
    """
      The submission waits for the server.
    > Age: type "37"
      Not submitted, because a value changed.

    """,
    """
        - “info@example.com” has an account already.
      (checked: ada.byron)
      Rejected by the server; the focus moves to Email.

    """,
    """
    > Submit, while the server hangs up
      Not submitted: The server could not be reached:
    """,
  ]

  private static let ending = """
    > Submit
      Submitted.

    Accepted:
      User name: ada.byron
      Email: ada@example.com
      Password: •••••••••
      Age: 37

    """

  @Test func checksLines() async throws {
    let input = Data("hey\nsomeone@example.com".utf8)
    let result = try await DemoProcess.run("check", "email", "--message", input: input)
    #expect(result.status == 1)
    #expect(result.output == "invalid\tPlease enter an email address, such as name@example.com.\nvalid\n")
    #expect(result.complaint == "")
    let browsers = try await DemoProcess.run("check", "email", "--html", input: Data("root@localhost\n".utf8))
    #expect(browsers == .init(status: 0, output: "valid\n", complaint: ""))
  }

  @Test(arguments: [
    (
      ["--message", "--language=de-AT", "length", "5"], "invalid\tBitte geben Sie mindestens 5 Zeichen ein.\n"
    ),
    (["--unit", "utf8", "length", "5"], "valid\n"),
    (["--ascii-only", "--json", "contains-letter"], "invalid\n"),
  ])
  func takesOptionsBeforeTheName(_ words: [String], _ output: String) async throws {
    let input = words.contains("--json") ? #""äää""# : "äää"
    let result = try await DemoProcess.run(["check"] + words, input: Data(input.utf8))
    #expect(result == .init(status: output == "valid\n" ? 0 : 1, output: output, complaint: ""))
  }

  @Test func readsJSONAndStopsAtWhatIsNone() async throws {
    let good = try await DemoProcess.run("check", "length", "3", "3", "--json", input: Data(#""a\nb""#.utf8))
    #expect(good == .init(status: 0, output: "valid\n", complaint: ""))
    let bad = try await DemoProcess.run(
      "check", "presence", "--json", input: Data("\"a\"\nnope\n\"b\"\n".utf8))
    #expect(
      bad
        == .init(
          status: 2, output: "valid\n",
          complaint: "Demo: Line 2 is not a JSON string. Write it like \"text\".\n"))
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help", "check"], ["rules", "--help"], ["check", "--help"],
    ["check", "email", "--help"],
    ["check", "--help", "length"], ["serve", "-h"], ["check", "--rules", "a.json", "--help"],
  ])
  func helps(_ words: [String]) async throws {
    let result = try await DemoProcess.run(words)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("usage: Demo"))
    #expect(result.complaint == "")
  }

  @Test(arguments: [
    ["chekc"], ["--version"], ["rules", "emial"], ["rules", "--all"], ["check", "min-length", "3"], ["check"],
    ["check", "emial"],
    ["check", "email", "x"], ["check", "email", "--htlm"], ["check", "length"],
    ["check", "length", "5", "3"],
    ["check", "length", "x"], ["check", "length", "3", "--unit", "bytes"],
    ["check", "pattern", "a("], ["check", "presence", "--language"],
    ["serve", "--port", "65536"], ["serve", "--port"], ["serve", "8080"],
    ["batch"], ["batch", "a", "b"], ["batch", "-", "--jobs", "0"], ["batch", "-", "--jobs", "257"],
    ["batch", "-", "--jobs", "two"], ["batch", "-", "--seed", "1"], ["batch", "-", "--broken"],
    ["batch", "--generate", "-1"], ["batch", "--generate", "1", "file"],
    ["batch", "--generate", "1", "--quiet"], ["batch", "--generate", "1", "--jobs", "1"],
    ["batch", "--fast"], ["batch", "-", "--json", "--quiet"], ["batch", "--generate", "1", "--json"],
  ])
  func refusesMisuseInOneLine(_ words: [String]) async throws {
    let result = try await DemoProcess.run(words)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.complaint.hasPrefix("Demo: "))
    #expect(result.complaint.split(separator: "\n").count == 1)
  }

  /// The words were taken for the option's value and another name, so that the name was reported.
  @Test(arguments: [
    ["--jsno", "email"], ["--jsno=x", "email", "--html"], ["--jsno"], ["--jsno", "email", "emial"],
  ])
  func namesAnUnknownOptionBeforeTheName(_ words: [String]) async throws {
    let result = try await DemoProcess.run(["check"] + words)
    #expect(
      result.complaint
        == "Demo: Unknown option --jsno. Did you mean --json? \"Demo check --help\" shows the options.\n")
    #expect(result.status == 2)
  }

  @Test func namesTheHelpForAMistypedOption() async throws {
    let result = try await DemoProcess.run(["check", "--hlep", "email"])
    #expect(result.complaint.contains("Did you mean --help or --step?"))
  }

  @Test func servesThePageAndRemoteChecksUntilItIsInterrupted() async throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = DemoProcess.url
    process.arguments = ["serve"]
    process.standardOutput = pipe
    let status = try await DemoProcess.status(of: process) {
      let greeting = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      let page = try #require(greeting.firstMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\//)).0
      let session = URLSession.shared
      let (html, _) = try await session.data(from: try #require(URL(string: String(page))))
      #expect(String(decoding: html, as: UTF8.self).contains("<title>Sign up</title>"))
      var request = URLRequest(url: try #require(URL(string: "\(page)user-name")))
      request.httpMethod = "POST"
      request.httpBody = Data(#"{"instance": "admin"}"#.utf8)
      let (answer, _) = try await session.data(for: request)
      #expect(String(decoding: answer, as: UTF8.self) == "\"“admin” is already taken.\"")
      #expect(greeting.contains("curl -d '{\"instance\": \"admin\"}' \(page)user-name"))
      process.interrupt()
    }
    #expect(status == 0)
  }

  @Test func offersThePageInATerminal() async throws {
    let terminal = try #require(PseudoTerminal())
    let process = Process()
    process.executableURL = DemoProcess.url
    process.standardInput = terminal.program
    process.standardOutput = terminal.program
    process.environment = DemoProcess.terminalEnvironment
    let status = try await DemoProcess.status(of: process) {
      await terminal.wait(for: "Press Return")
      terminal.type("\n")
      await terminal.wait(for: "The sign-up form is at http://127.0.0.1:")
      process.interrupt()
    }
    #expect(status == 0)
  }
}
