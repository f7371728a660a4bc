import ThreadTime

/// The inputs of eight calls.
///
/// Eight constants rather than an array, because an element is retained for each call, a constant is not.
struct Inputs<Input: Sendable>: Sendable {
  /// The number of calls.
  static var count: Int { 8 }

  private let a, b, c, d, e, f, g, h: Input

  /// Creates the inputs of eight calls from any number of inputs, taken in turn.
  init(_ inputs: [Input]) {
    func input(_ call: Int) -> Input { inputs[call % inputs.count] }
    (a, b, c, d) = (input(0), input(1), input(2), input(3))
    (e, f, g, h) = (input(4), input(5), input(6), input(7))
  }

  /// Returns how many calls of a function, which is compiled together with this one, return `true`.
  @inline(__always)
  func count(where accepts: (Input) -> Bool) -> Int {
    var count = 0
    if accepts(a) { count &+= 1 }
    if accepts(b) { count &+= 1 }
    if accepts(c) { count &+= 1 }
    if accepts(d) { count &+= 1 }
    if accepts(e) { count &+= 1 }
    if accepts(f) { count &+= 1 }
    if accepts(g) { count &+= 1 }
    if accepts(h) { count &+= 1 }
    return count
  }
}

/// Calls of a function with its inputs, a number of times.
struct Work {
  /// The number of calls in one pass.
  static let calls = Inputs<Never>.count

  /// What the time of work is read from.
  enum Clock {
    /// The time that the calling thread computes.
    case thread
    /// The time on the wall, for work that several threads do.
    case wall

    func measure(_ body: () -> Void) -> Duration {
      switch self {
      case .thread: ThreadTime.measure(body)
      case .wall: ContinuousClock().measure(body)
      }
    }
  }

  var clock = Clock.thread

  /// Makes a number of passes.
  let run: @MainActor (_ passes: Int) -> Void

  /// Creates work from inputs and the calls of one pass.
  init<Input>(_ inputs: [Input], _ pass: @escaping @MainActor (Inputs<Input>) -> Int) {
    let inputs = Inputs(inputs)
    run = { passes in
      var hits = 0
      // The function is called through a pointer, so nothing is known of one pass in the next.
      for _ in 0..<passes { hits &+= pass(inputs) }
      BlackHole.swallow(hits)
    }
  }
}
