import Foundation

/// Returns how many random values a test tries: fewer where the library is not optimized, unless the environment has
/// `FULL_VALUE_COUNTS`.
package func valueCount(_ optimized: Int, unoptimized: Int) -> Int {
  #if DEBUG
  let isFull = ProcessInfo.processInfo.environment["FULL_VALUE_COUNTS"] != nil
  return isFull ? optimized : unoptimized
  #else
  return optimized
  #endif
}
