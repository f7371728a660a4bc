// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: .ci/example-context/GettingStarted.swift
import ALPValidator

struct ManualClock: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
  func waitForSleepers() async {}
  func advance(by duration: Duration) {}
}
