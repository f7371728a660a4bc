import Foundation

/// Validates tens of thousands of values with a server or with functions that have every fault, and compares with an
/// oracle.
@main
struct Soak {
  private static let usage = """
    usage: Soak [VALUES] [--seed N] [--functions | --schemas | --bodies | --mutations]

    Types a number of values, 20000 by default, into validators with remote conditions, against a server
    that delays, drops, errs and redirects. Whenever nothing more is to come, the state has to be what a
    plain oracle says. With --functions, asynchronous functions take the place of the server: they return late, throw,
    ignore their cancellation, never return, or validate values themselves. With --schemas, prints JSON Schemas, and documents with the verdicts of the
    rules, which .ci/schema compares. With --bodies, decodes hostile bodies, forms and queries, none of which may take over ten times as
    long as a good one. With --mutations, reads documents, forms, queries, drafts and described forms in which a few bytes were changed.
    Exit status 0 if all was well, 1 if not, 2 for misuse. The same seed types the same values.

      swift run -c release Soak 20000 --seed 7
      swift run -c release Soak 20000 --functions
      swift run -c release --sanitize=thread --scratch-path /tmp/soak Soak
      swift run -c release Soak 10000 --bodies
      swift run -c release --sanitize=address --scratch-path /tmp/soak Soak 1000000 --mutations

    """

  @MainActor
  static func main() async throws {
    if CommandLine.arguments.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
      return print(usage, terminator: "")
    }
    guard let (count, seed, kind) = options(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    guard kind != "--schemas" else { return try SchemaCase.printAll(count, seed: seed) }
    let problems =
      switch kind {
      case "--functions": try await run(values: count, seed: seed, withFunctions: true, isPrinted: true)
      case "--bodies": measureBodies(count, seed: seed)
      case "--mutations": try readMutations(count, seed: seed)
      default: try await runServer(values: count, seed: seed)
      }
    for problem in problems.prefix(20) { say(problem) }
    say(problems.isEmpty ? "All is well." : "\(problems.count) problems with seed \(seed)")
    exit(problems.isEmpty ? 0 : 1)
  }

  @MainActor
  private static func runServer(values count: Int, seed: UInt64) async throws -> [String] {
    // The first session opens files that the process keeps.
    var problems = try await run(values: 50, seed: ~seed, withFunctions: false, isPrinted: false)
    let descriptorCount = await FileDescriptors.settledCount()
    problems += try await run(values: count, seed: seed, withFunctions: false, isPrinted: true)
    if await !Patience.wait(until: { FileDescriptors.count <= descriptorCount }) {
      problems.append("\(FileDescriptors.count) files are open, and \(descriptorCount) were before")
    }
    say("file descriptors: \(descriptorCount) before, \(FileDescriptors.count) after")
    return problems
  }

  @MainActor
  private static func run(values count: Int, seed: UInt64, withFunctions: Bool, isPrinted: Bool) async throws
    -> [String]
  {
    let run = try SoakRun(seed: seed, withFunctions: withFunctions)
    let figures = await run.type(count)
    if isPrinted { for (name, figure) in figures { say("\(name): \(figure)") } }
    return run.problems
  }

  private static func measureBodies(_ count: Int, seed: UInt64) -> [String] {
    var bodies = HostileBodies(seed: seed)
    let (figures, problems) = bodies.measure(count)
    for figure in figures { say(figure) }
    return problems
  }

  @MainActor
  private static func readMutations(_ count: Int, seed: UInt64) throws -> [String] {
    var documents = MutatedDocuments(seed: seed)
    let (figures, problems) = try documents.read(count)
    for figure in figures { say(figure) }
    return problems
  }

  private static func options(_ arguments: ArraySlice<String>) -> (
    count: Int, seed: UInt64, kind: String?
  )? {
    var count = 20_000
    var seed: UInt64 = 4
    var kind: String?
    var arguments = arguments
    while let argument = arguments.popFirst() {
      if argument == "--seed" {
        guard let number = arguments.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = number
      } else if ["--functions", "--schemas", "--bodies", "--mutations"].contains(argument) {
        kind = argument
      } else if let number = Int(argument), number > 0 {
        count = number
      } else {
        return nil
      }
    }
    return (count, seed, kind)
  }

  /// Prints a line at once, to a pipe as well.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
