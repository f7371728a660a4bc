import Testing

/// Some hundred values of the soak test; `swift run -c release Soak 20000` takes as many as you have time for.
///
/// It runs in a process of its own, because it counts the files that are open.
@Suite(.timeLimit(.minutes(15))) struct SoakTests {
  @Test func endsInTheStateThatTheOracleKnows() async throws {
    let result = try await DemoProcess.run(["300", "--seed", "7"], of: "Soak")
    #expect(result.complaint == "")
    #expect(result.output.hasSuffix("All is well.\n"), "\(result.output)")
    #expect(result.output.contains("\nvalues: 300\n"))
    #expect(result.status == 0)
  }

  @Test func endsLikewiseWithFunctions() async throws {
    let result = try await DemoProcess.run(["1000", "--seed", "7", "--functions"], of: "Soak")
    #expect(result.complaint == "")
    #expect(result.output.hasSuffix("All is well.\n"), "\(result.output)")
    #expect(result.output.contains("\nvalues: 1000\n"))
    #expect(result.status == 0)
  }

  @Test func readsDocumentsWithChangedBytes() async throws {
    let result = try await DemoProcess.run(["1000", "--seed", "7", "--mutations"], of: "Soak")
    #expect(result.complaint == "")
    #expect(result.output.hasSuffix("All is well.\n"), "\(result.output)")
    #expect(result.output.contains("\nform: 200 documents, of which "))
    #expect(result.status == 0)
  }

  @Test(arguments: [["0"], ["many"], ["--seed"], ["--seed", "-1"]])
  func saysHowItIsUsed(_ words: [String]) async throws {
    let result = try await DemoProcess.run(words, of: "Soak")
    #expect(result.complaint.hasPrefix("usage: Soak [VALUES] [--seed N] [--functions"))
    #expect(result.status == 2)
  }
}
