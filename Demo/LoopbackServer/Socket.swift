#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A TCP socket that never blocks.
struct Socket {
  /// The result of sending or receiving.
  enum Outcome {
    case moved(Int)
    case mustWait
    /// The other side closed the connection, or the connection is broken.
    case ended
  }

  /// An error of a system call.
  struct Failure: Error {
    /// The error number.
    var code: Int32

    /// The system's description of the error.
    var reason: String {
      guard let text = unsafe strerror(code) else { return "error \(code)" }
      return unsafe String(cString: text)
    }

    static var last: Failure { Failure(code: errno) }
  }

  let descriptor: Int32

  /// Opens a socket that listens on 127.0.0.1.
  static func listening(on port: UInt16) throws(Failure) -> Socket {
    // Closed in child processes from the start, where the system supports it.
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #elseif canImport(Musl)
    let descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw .last }
    let listener = Socket(descriptor: descriptor)
    listener.prepare()
    // Allows a port whose last connections are in TIME_WAIT.
    listener.set(SO_REUSEADDR, at: SOL_SOCKET)

    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, size) }
    }
    guard bound == 0, listen(descriptor, 256) == 0 else {
      let failure = Failure.last
      listener.shut()
      throw failure
    }
    return listener
  }

  /// The port that the socket is bound to.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let answer = unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor, $0, &size)
      }
    }
    return answer == 0 ? UInt16(bigEndian: address.sin_port) : 0
  }

  /// Returns the next connection, or `nil` if there is none.
  func accepted() throws(Failure) -> Socket? {
    while true {
      let descriptor = accept(self.descriptor, nil, nil)
      if descriptor >= 0 {
        let connection = Socket(descriptor: descriptor)
        connection.prepare()
        connection.set(TCP_NODELAY, at: Int32(IPPROTO_TCP))
        return connection
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN, EWOULDBLOCK: return nil
      default: throw .last
      }
    }
  }

  /// Receives the bytes that have arrived, up to the size of the buffer.
  func receive(into buffer: inout [UInt8]) -> Outcome {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
      }
      if count > 0 { return .moved(count) }
      if count == 0 { return .ended }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .mustWait
      default: return .ended
      }
    }
  }

  /// Sends as many bytes as the system accepts.
  func send(_ bytes: ArraySlice<UInt8>) -> Outcome {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe sendBytes(descriptor, $0.baseAddress, $0.count, flags)
      }
      if count >= 0 { return .moved(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .mustWait
      default: return .ended
      }
    }
  }

  /// Ends the stream of bytes to the other side.
  func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Closes the descriptor.
  func shut() { _ = close(descriptor) }

  /// Waits until a descriptor is ready or the time has passed.
  static func poll(_ descriptors: inout [pollfd], milliseconds: Int32) {
    let count = nfds_t(descriptors.count)
    _ = unsafe descriptors.withUnsafeMutableBufferPointer {
      unsafe pollDescriptors($0.baseAddress, count, milliseconds)
    }
  }

  /// Makes the descriptor non-blocking, closed in child processes, and free of signals for broken pipes.
  private func prepare() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    set(SO_NOSIGPIPE, at: SOL_SOCKET)
    #endif
  }

  private func set(_ option: Int32, at level: Int32) {
    var on: Int32 = 1
    _ = unsafe setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }
}

// Inside `Socket`, these names refer to its own methods.

@unsafe private func sendBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  unsafe send(descriptor, bytes, count, flags)
}

@unsafe private func pollDescriptors(
  _ descriptors: UnsafeMutablePointer<pollfd>?, _ count: nfds_t, _ milliseconds: Int32
) -> Int32 {
  unsafe poll(descriptors, count, milliseconds)
}

/// A pipe that ends the wait of the server's thread. It is open as long as it has references.
final class Wakeup: Sendable {
  let descriptor: Int32
  private let sender: Int32

  init() throws(Socket.Failure) {
    var ends: [Int32] = [-1, -1]
    let answer = unsafe ends.withUnsafeMutableBufferPointer { ends in
      // The array is not empty, so there is an address.
      unsafe ends.baseAddress.map { unsafe pipe($0) } ?? -1
    }
    guard answer == 0 else { throw .last }
    descriptor = ends[0]
    sender = ends[1]
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
  /// A full pipe does not matter: its bytes end the wait as well.
  func signal() {
    var byte: UInt8 = 1
    _ = unsafe write(sender, &byte, 1)
  }

  /// Removes all signals.
  func clear() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while unsafe buffer.withUnsafeMutableBytes({ unsafe read(descriptor, $0.baseAddress, $0.count) }) > 0 {}
  }
}
