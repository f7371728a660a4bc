import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A connection to a port of this machine, for requests that URLSession does not send.
enum RawConnection {
  /// When a client leaves.
  enum Departure {
    case afterTheAnswer
    case withoutReading
    /// With a reset instead of a farewell.
    case abruptly
  }

  /// Sends bytes, in portions if there are any, and returns everything that the server sends until it closes.
  static func exchange(
    _ bytes: String, portion: Int = .max, port: UInt16, departure: Departure = .afterTheAnswer
  ) async -> String {
    // Blocking calls have no place on the threads that all tasks share.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: blockingExchange(Array(bytes.utf8), portion: portion, port: port, departure: departure))
      }
    }
  }

  private static func blockingExchange(
    _ bytes: [UInt8], portion: Int, port: UInt16, departure: Departure
  ) -> String {
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    #if canImport(Darwin)
    let flags: Int32 = 0
    var on: Int32 = 1
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { return "refused" }

    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.prefix(portion).withUnsafeBytes {
        unsafe send(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }

    switch departure {
    case .withoutReading: return ""
    case .abruptly:
      var immediately = linger(l_onoff: 1, l_linger: 0)
      unsafe setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &immediately, socklen_t(MemoryLayout<linger>.size))
      return ""
    case .afterTheAnswer: break
    }

    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
      }
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += buffer[..<count]
    }
  }
}
