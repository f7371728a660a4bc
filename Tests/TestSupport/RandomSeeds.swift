import Foundation

/// Returns the seeds of a random test: the usual ones, or those that the environment names.
///
/// To search longer, run the tests with other seeds, one test after another:
///
/// ```sh
/// RANDOM_SEEDS=100-5000 swift test --no-parallel --filter 'RandomAppTests|RandomCommandTests|FormTwinTests'
/// ```
package func randomSeeds(_ usual: ClosedRange<Int>) -> ClosedRange<Int> {
  guard let text = ProcessInfo.processInfo.environment["RANDOM_SEEDS"] else { return usual }
  let bounds = text.split(separator: "-").compactMap { Int($0) }
  precondition(bounds.count == 2 && bounds[0] <= bounds[1], "RANDOM_SEEDS is two numbers, such as 100-5000")
  return bounds[0]...bounds[1]
}
