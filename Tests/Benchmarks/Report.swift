import Foundation

/// Figures, a line a case.
struct Report {
  private let isJSON: Bool
  private let nameWidth: Int

  /// Creates a report of certain cases.
  init(of cases: [BenchmarkCase], isJSON: Bool) {
    self.isJSON = isJSON
    nameWidth = cases.map(\.name.count).max() ?? 0
  }

  /// The line above all others, if there is one.
  var heading: String? { isJSON ? nil : row("case", "ns", "allocations", "ratio", "") }

  /// The line of a case.
  func line(of benchmark: BenchmarkCase, _ measurement: Measurement, ratio: BenchmarkCase.Ratio?) -> String {
    let nanoseconds = decimal(measurement.nanoseconds, digits: measurement.nanoseconds < 100 ? 1 : 0)
    let allocations = decimal(
      measurement.allocations,
      digits: measurement.allocations == measurement.allocations.rounded() ? 0 : isJSON ? 6 : 2)
    let quotient = measurement.ratio.map { decimal($0, digits: 2) }
    guard isJSON else {
      return row(benchmark.name, nanoseconds, allocations, quotient ?? "", ratio?.rawValue ?? "")
    }
    let ending = quotient.map { ",\"ratio\":\($0)" } ?? ""
    return "{\"case\":\"\(benchmark.name)\",\"ns\":\(nanoseconds),\"allocations\":\(allocations)\(ending)}"
  }

  private func row(_ name: String, _ time: String, _ allocations: String, _ ratio: String, _ note: String)
    -> String
  {
    let row = [
      name.padding(toLength: nameWidth, withPad: " ", startingAt: 0), right(time, 12), right(allocations, 13),
      right(ratio, 9), " ", note,
    ].joined()
    return String(row.reversed().drop { $0 == " " }.reversed())
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// Writes a number the same in every locale.
  private func decimal(_ number: Double, digits: Int) -> String { String(format: "%.\(digits)f", number) }
}
