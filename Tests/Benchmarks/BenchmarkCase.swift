/// Something to measure, and what to measure it against.
struct BenchmarkCase {
  /// The meaning of a case's ratio.
  enum Ratio: String {
    /// Larger is better.
    case speed = "times as fast as NSRegularExpression"
    /// Larger is better.
    case cores = "times as fast as on one core"
    /// Smaller is better.
    case costByHand = "times as long as by hand"
    /// Smaller is better.
    case costOfJSONDecoder = "times as long as JSONDecoder, which checks nothing"
    /// Smaller is better.
    case costOfValid = "times as long as for a valid one"
    /// About 1 is independent of the size.
    case costInASmallForm = "times as long as in a form of 10"
    /// About 1 costs no more than a form that holds no structure.
    case costInAFormOfControls = "times as long as in a form of controls"
    /// About 2 is linear.
    case growth = "times as long as for half the input"
    /// About 10 is linear.
    case tenfoldGrowth = "times as long as for a tenth of the input"

    /// Whether larger is better.
    var isSpeed: Bool { self == .speed || self == .cores }
  }

  /// What a case is compared with.
  struct Yardstick {
    var ratio: Ratio
    var work: Work
  }

  /// The work of a case, and its yardstick if there is one.
  struct Subject {
    var work: Work
    var yardstick: Yardstick?
  }

  /// The name on the command line and in the table.
  var name: String

  /// The name that selects it together with others of its kind.
  var group: String

  /// Makes what is measured, just before it is.
  var prepare: @MainActor () -> Subject
}
