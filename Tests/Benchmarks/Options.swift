/// The options of the command line.
struct Options {
  /// A command line that means nothing.
  struct Misuse: Error {
    var message: String
  }

  /// Whether the figures are printed as JSON, one object a line.
  var isJSON = false

  /// Whether the first use of each format in a process is measured, in a process for each.
  var isFirstUse = false

  /// Whether one pass of each case is measured, as the process for the first use of a format does.
  var isSinglePass = false

  /// Whether only the usage is printed.
  var isHelp = false

  /// The cases to measure, in the order of the table.
  var cases: [BenchmarkCase]

  /// Reads the command line without the name of the program.
  init(_ arguments: some Sequence<String>, of cases: [BenchmarkCase]) throws(Misuse) {
    var wanted: Set<String> = []
    for argument in arguments {
      switch argument {
      case "--json": isJSON = true
      case "--first-use": isFirstUse = true
      case "--single-pass": isSinglePass = true
      case "--help", "-h": isHelp = true
      case let name where cases.contains { $0.name == name || $0.group == name }: wanted.insert(name)
      case let option where option.hasPrefix("-"):
        throw Misuse(message: "Unknown option \(option); there are --json, --first-use and --help.")
      default:
        throw Misuse(message: "No case or group is called \(argument); --help names them.")
      }
    }
    self.cases =
      wanted.isEmpty ? cases : cases.filter { wanted.contains($0.name) || wanted.contains($0.group) }
  }

  /// The text of `--help`.
  static func usage(of cases: [BenchmarkCase]) -> String {
    var usage = """
      usage: Benchmarks [--json] [--first-use] [NAME…]

      Measures the named cases or groups, all if none is named, and prints for each the median time of one
      operation in nanoseconds, its allocations, and the ratio to its yardstick in the same run:
        formats      how many times as fast as NSRegularExpression
        validations  how many times the time of the same checks written by hand
        whole-values likewise, for a structure
        hostile      how many times the time for half the input
        forms        how many times the time in a form of 10; to build one, the time for half of it
        models       how many times the time in a form of controls; to change a list, the time for a tenth of it
        batch        how many times as fast as on one core, by the time on the wall

      With --first-use, the time of the first eight calls of each format in a process of its own, in which tables
      are read; the budget is 1,000,000 ns.

      With --json, one object a line: {"case":…,"ns":…,"allocations":…,"ratio":…}; no yardstick, no ratio.

      """
    var group = ""
    var width = 0
    for benchmark in cases {
      if benchmark.group != group {
        group = benchmark.group
        usage += "\n\(group):"
        width = 80
      }
      if width + benchmark.name.count + 1 > 78 {
        usage += "\n "
        width = 1
      }
      usage += " \(benchmark.name)"
      width += benchmark.name.count + 1
    }
    return usage
  }
}
