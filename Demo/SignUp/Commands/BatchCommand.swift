import Foundation

extension Command {
  static let batch: Self = Self(
    name: "batch", usage: "[FILE] [--jobs N] [--quiet] [--json] [--generate N] [--seed N] [--broken]",
    summary: "Validates sign-ups, one JSON object a line, on all cores, by the rules of the form.",
    details: """
      FILE is a file, or - for standard input. A line has the fields of the form:

        {"userName": "ada", "email": "ada@example.com", "password": "Engine-1842",
         "repeatedPassword": "Engine-1842", "age": 36, "acceptsTerms": true}

      and can have "phone", "card", "arrival", "company" and "guests". A missing field counts as empty. Unknown fields
      and blank lines are ignored. Each failed rule is printed with the number of its line, and so is each line that is
      not a sign-up; the command then continues. A summary by field and by rule follows. On a terminal, a bar shows the
      progress.

        --jobs N        the number of cores to use; all by default
        --quiet         prints only the summary
        --json          prints a line for each line, blank or not, and no summary; here, one is broken in two:

          {"valid":true}
          {"valid":false,"line":27,"failures":[
            {"message":"…","name":"range","parameters":{…},"path":"/age"}]}

      To generate sign-ups, about one in ten of them invalid, always the same ones for the same seed:

        --generate N    the number of sign-ups to print
        --seed N        the seed
        --broken        makes about one line in a hundred something other than a sign-up

        Demo batch --generate 1000 > sign-ups.jsonl
        Demo batch sign-ups.jsonl

      Exit status: 0 if all sign-ups are valid, 1 if any is not, 2 for misuse or a file that cannot be read.
      """
  ) { words, output in
    let arguments = try Arguments(words, usage: Command.batch.usage)
    if let count = try arguments.optionalCount("--generate") {
      return try generate(count, arguments, output)
    }
    for option in ["--seed", "--broken"] where !arguments.all(option).isEmpty {
      throw Misuse("\(option) goes with --generate only.")
    }
    guard let path = arguments.text("FILE") else {
      throw Misuse(
        "The file is missing: Demo batch FILE, or - for standard input. --generate N prints an example.")
    }
    do {
      return try await validate(path, arguments, output)
    } catch let failure as Output.Failure where failure.isBrokenPipe {
      // The reader of the output has gone, so not all sign-ups were validated.
      return 1
    }
  }

  /// The maximum number of cores.
  private static let greatestJobCount = 256

  @MainActor
  private static func validate(_ path: String, _ arguments: Arguments, _ output: Output) async throws -> Int32
  {
    let jobs =
      try arguments.optionalCount("--jobs")
      ?? min(ProcessInfo.processInfo.activeProcessorCount, greatestJobCount)
    guard 1...greatestJobCount ~= jobs else {
      throw Misuse("--jobs has to be a number from 1 to \(greatestJobCount).")
    }
    let (descriptor, name) = try open(path)
    defer { System.close(descriptor) }
    guard !arguments.has("--json") || !arguments.has("--quiet") else {
      throw Misuse("--json prints a line for each sign-up, and --quiet none: use one of them.")
    }
    let batch = Batch(
      jobs: jobs, output: arguments.has("--json") ? .json : arguments.has("--quiet") ? .summary : .faults)
    let progress = ProgressLine.onStandardError(
      total: System.byteCount(of: descriptor), terminalType: ProcessInfo.processInfo.environment["TERM"])
    let report = BatchReport(output, window: batch.window, progress: progress)
    try await batch.run(ChunkReader(descriptor: descriptor, name: name), report)
    if batch.output != .json { try report.writeSummary(after: batch.output == .faults) }
    return report.tally.isAllValid ? 0 : 1
  }

  private static func open(_ path: String) throws(Misuse) -> (descriptor: Int32, name: String) {
    guard path != "-" else { return (System.standardInput, "Standard input") }
    do {
      return (try System.open(path), path)
    } catch {
      throw Misuse("\(path) cannot be opened: \(error.reason).", isAboutInput: true)
    }
  }

  private static func generate(_ count: Int, _ arguments: Arguments, _ output: Output) throws -> Int32 {
    for option in ["FILE", "--jobs", "--quiet", "--json"] where !arguments.all(option).isEmpty {
      throw Misuse("\(option) does not go with --generate, which prints to standard output.")
    }
    let seed = try arguments.optionalCount("--seed") ?? SignUpGenerator.defaultSeed
    var generator = SignUpGenerator(seed: UInt64(seed), addsBrokenLines: arguments.has("--broken"))
    for _ in 0..<count { try output.write(generator.nextLine()) }
    return 0
  }
}
