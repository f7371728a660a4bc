#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The time that the calling thread has spent computing.
///
/// Unlike the time on the wall it stands still while other processes have the core.
package enum ThreadTime {
  /// Returns the time that a function takes.
  package static func measure(_ body: () -> Void) -> Duration {
    let start = now()
    body()
    return now() - start
  }

  private static func now() -> Duration {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
