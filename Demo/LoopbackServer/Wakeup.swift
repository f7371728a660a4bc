#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe whose only message is "look up"; open for as long as anyone might send it.
final class Wakeup: Sendable {
  let descriptor: Int32
  private let sender: Int32

  init() throws(Socket.Failure) {
    var ends: [Int32] = [-1, -1]
    let answer = unsafe ends.withUnsafeMutableBufferPointer { ends in
      // Never empty, so there is an address.
      unsafe ends.baseAddress.map { unsafe pipe($0) } ?? -1
    }
    guard answer == 0 else { throw .last }
    (descriptor, sender) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    _ = close(descriptor)
    _ = close(sender)
  }

  /// Ends the wait of the thread that polls the descriptor.
  ///
  /// A full pipe does not matter: whoever polls it has enough to wake up for.
  func signal() {
    var byte: UInt8 = 1
    _ = unsafe write(sender, &byte, 1)
  }

  /// Takes all signals that have come.
  func clear() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while unsafe buffer.withUnsafeMutableBytes({ unsafe read(descriptor, $0.baseAddress, $0.count) }) > 0 {}
  }
}
