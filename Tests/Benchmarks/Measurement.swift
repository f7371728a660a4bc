/// What was measured of one case.
struct Measurement {
  /// How often a case and its yardstick take turns, so that noise that lasts meets both.
  private static let rounds = 25

  /// How long one turn takes at least.
  private static let turn = Duration.milliseconds(6)

  /// The median time of one call.
  var nanoseconds: Double

  /// The number of blocks that one call allocates, on average over the inputs.
  var allocations: Double

  /// The median over the rounds of the ratio to the yardstick.
  var ratio: Double?

  /// Measures a case.
  @MainActor
  init(_ subject: BenchmarkCase.Subject) {
    let work = subject.work
    let passes = Self.passes(of: work)
    let other = subject.yardstick.map { ($0.work, Self.passes(of: $0.work), $0.ratio) }

    var times: [Double] = []
    var ratios: [Double] = []
    for _ in 0..<Self.rounds {
      let time = Self.nanoseconds(of: work, passes: passes)
      times.append(time)
      guard let (yardstick, passes, ratio) = other else { continue }
      let yardstickTime = Self.nanoseconds(of: yardstick, passes: passes)
      ratios.append(ratio.isSpeed ? yardstickTime / time : time / yardstickTime)
    }

    nanoseconds = Self.median(times)
    ratio = ratios.isEmpty ? nil : Self.median(ratios)
    let countedPasses = min(passes, 100)
    let count = Allocations.count { work.run(countedPasses) }
    allocations = Double(count) / Double(countedPasses * Work.calls)
  }

  /// Returns how many passes make up a turn.
  @MainActor
  private static func passes(of work: Work) -> Int {
    // The first pass reads tables, so its time says nothing about later ones.
    work.run(1)
    var passes = 1
    while true {
      let time = work.clock.measure { work.run(passes) }
      if time >= turn / 2 { return max(1, Int(Double(passes) * (turn / time))) }
      passes *= 2
    }
  }

  @MainActor
  private static func nanoseconds(of work: Work, passes: Int) -> Double {
    let time = work.clock.measure { work.run(passes) }
    return time / .nanoseconds(1) / Double(passes * Work.calls)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
