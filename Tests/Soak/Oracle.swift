import ALPValidator

/// The final outcome that a validator must have for a value, derived from the plan alone.
struct Oracle {
  /// A failed rule, as far as the plan knows it.
  enum Failure: Equatable {
    case tooShort
    case rejected(Plan.Condition)
    case requestFailed(Plan.Condition, String)
  }

  let failures: [Failure]
  /// Whether the outcome comes from responses alone, so that the same request again changes nothing.
  let hasVerdict: Bool
  /// How often the failure of a condition may be held before it is decided.
  let maximumHolds: Int

  var state: ValidatorState { failures.isEmpty ? .valid : .invalid }

  /// Works out what becomes of a value.
  init(_ plan: Plan, areFunctions: Bool) {
    guard !plan.isShort else {
      failures = [.tooShort]
      hasVerdict = true
      maximumHolds = 0
      return
    }
    failures = Plan.Condition.allCases.compactMap {
      Self.failure(of: $0, in: plan, areFunctions: areFunctions)
    }
    let isHeld = plan.seat.fault.map { !$0.isHarmless } ?? false
    maximumHolds = isHeld ? plan.seat.faultyCount : 0
    hasVerdict = Plan.Condition.allCases.allSatisfy { condition in
      let part = plan[condition]
      return part.fault?.isHarmless ?? true || part.faultyCount < .max
    }
  }

  private static func failure(
    of condition: Plan.Condition, in plan: Plan, areFunctions: Bool
  ) -> Failure? {
    let part = plan[condition]
    let verdict = part.isAccepted ? nil : Failure.rejected(condition)
    guard let fault = part.fault, !fault.isHarmless, part.faultyCount == .max else { return verdict }
    guard condition == .name else { return nil }
    guard !areFunctions || fault == .silence else {
      return .requestFailed(condition, fault == .noJSON ? "cancelled" : "thrown")
    }
    switch fault {
    case .late, .slowBody, .redirectedWithin: return verdict
    case .dropped, .halfABody, .garbage: return .requestFailed(condition, "connection")
    case .status500: return .requestFailed(condition, "status 500")
    case .status503: return .requestFailed(condition, "status 503")
    case .redirectedElsewhere: return .requestFailed(condition, "redirected to \(Plan.elsewhere)")
    case .tooLarge: return .requestFailed(condition, "longer than \(SoakServer.largestAnswer)")
    case .noJSON: return .requestFailed(condition, "no JSON")
    case .silence: return .requestFailed(condition, "timed out")
    }
  }
}

extension Oracle.Failure {
  /// Creates the oracle's form of a validator's failure.
  init?(_ failure: ValidationFailure) {
    var place = "/" + failure.name
    if case .string(let url)? = failure.parameters["url"] { place = url }
    guard let condition = Plan.Condition.allCases.first(where: { place.hasSuffix($0.rawValue) }) else {
      self = .tooShort
      return
    }
    switch failure.cause {
    case .unsatisfied: self = .rejected(condition)
    case .requestFailed(.connection): self = .requestFailed(condition, "connection")
    case .requestFailed(.status(let status)): self = .requestFailed(condition, "status \(status)")
    case .requestFailed(.redirected(let target)): self = .requestFailed(condition, "redirected to \(target)")
    case .requestFailed(.responseTooLarge(let limit)):
      self = .requestFailed(condition, "longer than \(limit)")
    case .requestFailed(.notJSON): self = .requestFailed(condition, "no JSON")
    case .requestFailed(.thrown): self = .requestFailed(condition, "thrown")
    case .requestFailed(.cancelled): self = .requestFailed(condition, "cancelled")
    case .requestFailed(.timedOut): self = .requestFailed(condition, "timed out")
    default: return nil
    }
  }
}
