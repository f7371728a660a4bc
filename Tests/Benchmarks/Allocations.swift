import AllocationCounter

/// Counts what is allocated, and does not trust itself.
enum Allocations {
  private final class Witness {
    var number: Int
    init(_ number: Int) { self.number = number }
  }

  /// Returns how many blocks of memory a function allocates.
  static func count(during body: () -> Void) -> Int {
    let before = allocation_counter_count()
    body()
    return Int(allocation_counter_count() - before)
  }

  /// Returns whether one new object counts as one allocation, and none as none.
  static func areCounted() -> Bool {
    allocation_counter_start()
    return count { BlackHole.swallow(Witness(1)) } == 1 && count { BlackHole.swallow(1) } == 0
  }
}

/// What the optimizer cannot see into.
enum BlackHole {
  /// Uses a value, so that it has to be computed.
  @inline(never) @_optimize(none)
  static func swallow<Value>(_ value: borrowing Value) {}
}
