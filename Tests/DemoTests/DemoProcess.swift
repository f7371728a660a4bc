import Foundation
import Testing

/// A built program, `Demo` by default, which runs with arguments and input, and whose output is read.
enum DemoProcess {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var complaint: String
  }

  /// Where the program `Demo` is.
  static var url: URL { url(of: "Demo") }

  /// The environment of a program in a terminal, with the options of sanitizers.
  static var terminalEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
      .merging(["TERM": "xterm"]) { $1 }
  }

  /// Where a program is: beside the bundle of the tests.
  private static func url(of program: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent(program)
  }

  /// Runs the program to its end.
  static func run(_ words: String..., input: Data = Data()) async throws -> Result {
    try await run(words, input: input)
  }

  /// Runs the program to its end.
  static func run(
    _ words: [String], input: Data = Data(), of program: String = "Demo"
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, because a pipe that is full waits for its reader.
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    for file in files { try input.write(to: file) }
    let process = Process()
    process.executableURL = url(of: program)
    process.arguments = words
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try handle(writingTo: files[1])
    process.standardError = try handle(writingTo: files[2])
    let status = try await status(of: process)
    return Result(status: status, output: try text(files[1]), complaint: try text(files[2]))
  }

  /// Starts a process, and returns its status when it has ended.
  static func status(of process: Process, afterStart: () async throws -> Void = {}) async throws -> Int32 {
    let (endings, ending) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { ended in
      ending.yield(ended.terminationReason == .exit ? ended.terminationStatus : -ended.terminationStatus)
      ending.finish()
    }
    try process.run()
    do {
      try await afterStart()
    } catch {
      kill(process.processIdentifier, SIGKILL)
      throw error
    }
    for await status in endings { return status }
    throw CancellationError()
  }

  private static func handle(writingTo file: URL) throws -> FileHandle {
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    return handle
  }

  private static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
