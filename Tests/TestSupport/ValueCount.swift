/// Returns how many random values a test tries: fewer where the library is not optimized.
package func valueCount(_ optimized: Int, unoptimized: Int) -> Int {
  #if DEBUG
  unoptimized
  #else
  optimized
  #endif
}
