/// How the time of a function grows with its input.
///
/// The time is that of the thread, so that it does not depend on what else the machine does.
package struct Growth: CustomStringConvertible {
  /// The factor between the two sizes of the input.
  private static let factor = 8

  private let short: Duration
  private let long: Duration

  /// Measures a function with an input of a size and with one of eight times that size.
  ///
  /// - Parameters:
  ///   - size: The smaller size.
  ///   - input: Makes an input of a size; its time is not counted.
  ///   - body: The function.
  package init<Input>(from size: Int, of input: (Int) -> Input, _ body: (Input) -> Void) {
    func least(_ size: Int) -> Duration {
      let input = input(size)
      return (0..<3).map { _ in ThreadTime.measure { body(input) } }.min() ?? .zero
    }
    short = least(size)
    long = least(size * Self.factor)
  }

  /// Whether the time is in proportion to the size.
  ///
  /// It would grow eightfold, and sixty-fourfold if it were in proportion to the square. Two milliseconds are for the caches of the
  /// processor; a square that takes no longer would take no second for a megabyte.
  package var isLinear: Bool { long < short * (Self.factor * 3) + .milliseconds(2) }

  package var description: String { "\(short), and \(long) for \(Self.factor) times as much" }
}
