import ALPValidator
import Foundation
import Testing

#if os(Linux)
@Suite struct RequestMemoryTests {
  /// The pages of 4 KiB that the process has reserved, and those that it uses.
  private static var pages: (reserved: Int, used: Int) {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? (numbers[0], numbers[1]) : (.max, 0)
  }

  /// A sanitizer reserves terabytes, and keeps memory that was released.
  private static var hasSanitizer: Bool { pages.reserved > 1 << 28 }

  /// The growth in bytes for each request up to which no timer was kept. One that is kept takes more than 500.
  private static let bound = 300
  /// On a busy machine Dispatch may be late to release timers in several rounds, but not in all of them.
  private static let rounds = 30

  /// Returns the growth in bytes for each request, in the first round that is within the bound, or else the last one.
  @MainActor private static func growth(_ options: RequestOptions, isDebounced: Bool) async -> Int {
    let validator = Validator(type: .string)
    validator.addCondition(.async(options: options) { _ in true })
    func validate(_ numbers: Range<Int>) async {
      for number in numbers {
        validator.validate("value \(number)")
        if !isDebounced || number.isMultiple(of: 25) { await validator.settledState() }
        if isDebounced { await Task.yield() }
        // On a busy machine Dispatch is late to release timers.
        if number.isMultiple(of: 200) { await HeldTransport.letWorkDrain() }
      }
    }
    await validate(0..<1_000)
    // Timers that Dispatch releases late leave memory for the next round; those that are kept do not.
    var growth = Int.max
    for round in 1...rounds where growth >= bound {
      await HeldTransport.letWorkDrain()
      let before = pages.used
      await validate(round * 3_000..<(round + 1) * 3_000)
      await HeldTransport.letWorkDrain()
      growth = (pages.used - before) * 4096 / 3_000
    }
    return growth
  }

  @Test(.enabled(if: !hasSanitizer)) func settledRequestKeepsNoTimer() async {
    // In a process of its own, because other tests use memory, too.
    await #expect(processExitsWith: .success) {
      let growth = await Self.growth(RequestOptions(timeout: .seconds(60)), isDebounced: false)
      exit(growth < Self.bound ? 0 : Int32(min(growth / 10, 250)))
    }
  }

  @Test(.enabled(if: !hasSanitizer)) func cancelledRequestKeepsNoTimer() async {
    await #expect(processExitsWith: .success) {
      let growth = await Self.growth(RequestOptions(debounce: .seconds(60)), isDebounced: true)
      exit(growth < Self.bound ? 0 : Int32(min(growth / 10, 250)))
    }
  }
}
#endif
