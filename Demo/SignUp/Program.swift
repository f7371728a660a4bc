import Foundation

/// The executable `Demo`.
@main
struct Program {
  static func main() async {
    System.ignore(System.brokenPipeSignal)
    let output = Output()
    do {
      let status = try await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), output: output)
      try output.flush()
      exit(status)
    } catch {
      try? output.flush()
      exit(CommandLineTool.status(after: error))
    }
  }
}
