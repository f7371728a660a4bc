import Foundation

/// The files and sockets that this process has open.
enum FileDescriptors {
  /// Returns the number after released sessions have closed theirs: the least in half a second.
  static func settledCount() async -> Int {
    var least = count
    for _ in 0..<100 {
      try? await ContinuousClock().sleep(for: .milliseconds(5))
      least = min(least, count)
    }
    return least
  }

  /// How many there are.
  static var count: Int {
    #if canImport(Darwin)
    let folder = "/dev/fd"
    #else
    let folder = "/proc/self/fd"
    #endif
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }
}
