import Foundation

/// Measures what the budgets of the library are about.
@main
struct Benchmarks {
  @MainActor
  static func main() {
    let cases =
      BenchmarkCase.formats + BenchmarkCase.validations + BenchmarkCase.lengths + BenchmarkCase.hostile
      + BenchmarkCase.forms + BenchmarkCase.batches
    do {
      let options = try Options(CommandLine.arguments.dropFirst(), of: cases)
      if options.isHelp {
        print(Options.usage(of: cases))
      } else {
        measure(options)
      }
    } catch {
      fail(error.message, status: 2)
    }
  }

  @MainActor
  private static func measure(_ options: Options) {
    guard Allocations.areCounted() else {
      fail("Allocations are not counted on this system, so there are no figures.", status: 1)
    }
    #if DEBUG
      complain("These are figures of a debug build: swift run -c release Benchmarks")
    #endif
    let report = Report(of: options.cases, isJSON: options.isJSON)
    if let heading = report.heading { say(heading) }
    for benchmark in options.cases {
      let subject = benchmark.prepare()
      say(report.line(of: benchmark, Measurement(subject), ratio: subject.yardstick?.ratio))
    }
  }

  /// Prints a line at once, to a pipe as well.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    complain(message)
    exit(status)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
  }
}
