/// What happens to a value: the responses of the servers, and the faults before them.
///
/// A plan follows from the seed and the number of its value alone, so that the server and the oracle need not talk.
struct Plan {
  /// The conditions of the validator, in order; the raw value is the path of the requests.
  enum Condition: String, CaseIterable {
    /// Asked once; a failure fails.
    case name = "/name"
    /// Debounced, cached, and retried; a failed request passes.
    case code = "/code"
    /// A failed request awaits a retry.
    case seat = "/seat"

    /// The name of an asynchronous function.
    var name: String { String(rawValue.dropFirst()) }
  }

  /// A fault of a response.
  ///
  /// No connection is closed within the head of a response: that ends any process with FoundationNetworking
  /// ([issue 5285](https://github.com/swiftlang/swift-corelibs-foundation/issues/5285)). And no response is dropped on a
  /// connection that was used before: FoundationNetworking then repeats the request without its body, and
  /// the server waits for it until the time is out.
  enum Fault: CaseIterable {
    case late, slowBody, redirectedWithin
    case dropped, halfABody, garbage
    case status500, status503, redirectedElsewhere, tooLarge, noJSON
    /// No response at all; only for values that a newer one follows.
    case silence

    /// Whether the response arrives nevertheless.
    var isHarmless: Bool {
      switch self {
      case .late, .slowBody, .redirectedWithin: true
      default: false
      }
    }

    /// Whether the same request may have a response a little later.
    var isTransient: Bool {
      switch self {
      case .dropped, .halfABody, .garbage, .status503: true
      default: false
      }
    }
  }

  /// What becomes of a value at one condition.
  struct Part {
    let isAccepted: Bool
    let fault: Fault?
    /// The number of failed requests about the value before one has a response.
    let faultyCount: Int
  }

  /// The number of attempts at ``Condition/code``.
  static let maximumAttempts = 4
  /// Where a redirect leads that is not followed.
  static let elsewhere = "http://127.0.0.1:1/"

  let number: Int
  /// Whether the state is looked at when nothing more is to come.
  let isQuiet: Bool
  /// Whether the value fails the local rule.
  let isShort: Bool
  let name: Part
  let code: Part
  let seat: Part

  /// The number of values that a validator validates before it is released, whatever is in flight.
  static let valuesPerValidator = 500

  /// Returns whether the requests about a value go over connections that are used again.
  static func keepsConnections(at number: Int) -> Bool { (number / valuesPerValidator).isMultiple(of: 2) }

  /// Plans what becomes of a value.
  init(number: Int, seed: UInt64) {
    var random = SplitMix(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    self.number = number
    let isQuiet = Int.random(in: 0..<10, using: &random) == 0
    self.isQuiet = isQuiet
    isShort = Int.random(in: 0..<16, using: &random) == 0
    func part(of faults: [Fault], faultyCounts: [Int]) -> Part {
      var wrong = faults
      if isQuiet { wrong.removeAll { $0 == .silence } }
      if Self.keepsConnections(at: number) { wrong.removeAll { $0 == .dropped } }
      return Part(
        isAccepted: Int.random(in: 0..<3, using: &random) > 0,
        fault: Bool.random(using: &random) ? wrong.randomElement(using: &random) : nil,
        faultyCount: faultyCounts.randomElement(using: &random) ?? 0)
    }
    name = part(of: Fault.allCases, faultyCounts: [.max])
    code = part(of: Fault.allCases.filter { $0.isHarmless || $0.isTransient }, faultyCounts: [1, 2, 3, .max])
    seat = part(of: Fault.allCases.filter { $0 != .silence }, faultyCounts: [1, 2])
  }

  /// What is typed.
  var text: String { isShort ? "x" : "value \(number)" }

  /// Returns the number of a value that was typed.
  static func number(of text: String) -> Int? { Int(text.drop { !$0.isNumber }) }

  /// Whether a response is redirected within the server.
  var redirectsWithin: Bool { [name, code, seat].contains { $0.fault == .redirectedWithin } }

  subscript(condition: Condition) -> Part {
    switch condition {
    case .name: name
    case .code: code
    case .seat: seat
    }
  }
}

/// A random number generator that repeats itself for the same seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
