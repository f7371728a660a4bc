import Foundation
import ThreadTime

/// Measures what the budgets of the library are about.
@main
struct Benchmarks {
  @MainActor
  static func main() {
    let cases =
      BenchmarkCase.formats + BenchmarkCase.validations + BenchmarkCase.wholeValues
      + BenchmarkCase.decoding + BenchmarkCase.lengths + BenchmarkCase.hostile + BenchmarkCase.forms
      + BenchmarkCase.models + BenchmarkCase.manyParts
      + BenchmarkCase.batches
    do {
      let options = try Options(CommandLine.arguments.dropFirst(), of: cases)
      if options.isHelp {
        print(Options.usage(of: cases))
      } else if options.isSinglePass {
        for benchmark in options.cases {
          let work = benchmark.prepare().work
          say("\(ThreadTime.measure { work.run(1) } / .nanoseconds(1))")
        }
      } else if options.isFirstUse {
        try measureFirstUses(options)
      } else {
        measure(options)
      }
    } catch let error as Options.Misuse {
      fail(error.message, status: 2)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  /// Measures each format in processes of its own, because tables are read once in a process.
  private static func measureFirstUses(_ options: Options) throws {
    for benchmark in options.cases where benchmark.group == "formats" {
      // The least of a few processes: what else the machine does only adds to it.
      let times = try (0..<5).compactMap { _ in
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["--single-pass", benchmark.name]
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Double(String(decoding: data, as: UTF8.self).filter { $0.isNumber || $0 == "." })
      }
      let time = String(format: "%.0f", times.min() ?? .nan)
      say(
        options.isJSON
          ? "{\"case\":\"first-use-\(benchmark.name)\",\"ns\":\(time)}" : "\(benchmark.name) \(time) ns")
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
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private static func fail(_ message: String, status: Int32) -> Never {
    complain(message)
    exit(status)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
  }
}
