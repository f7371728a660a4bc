import Foundation

/// Validates tens of thousands of values with a server or with functions that have every fault, and compares with an
/// oracle.
@main
struct Soak {
  private static let usage = """
    usage: Soak [VALUES] [--seed N] [--functions | --schemas]

    Types a number of values, 20000 by default, into validators with remote conditions, against a server
    that delays, drops, errs and redirects. Whenever nothing more is to come, the state has to be what a
    plain oracle says. With --functions, asynchronous functions take the place of the server: they return late, throw,
    ignore their cancellation, never return, or validate values themselves. With --schemas, prints JSON Schemas, and documents with the verdicts of the
    rules, which .ci/schema compares. Exit status 0 if all was well, 1 if not, 2 for misuse. The same seed types the same values.

      swift run -c release Soak 20000 --seed 7
      swift run -c release Soak 20000 --functions
      swift run -c release --sanitize=thread --scratch-path /tmp/soak Soak

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
      kind == "--functions"
      ? try await run(values: count, seed: seed, withFunctions: true, isPrinted: true)
      : try await runServer(values: count, seed: seed)
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
      } else if ["--functions", "--schemas"].contains(argument) {
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
