#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system calls of the program: the only file that calls POSIX and handles pointers.
enum System {
  /// An error of a system call.
  struct Failure: Error, CustomStringConvertible {
    /// The system's number for the reason.
    var code: Int32

    /// Whether the reader of the output has gone.
    var isBrokenPipe: Bool { code == EPIPE }

    /// The system's description of the reason.
    var reason: String {
      guard let text = unsafe strerror(code) else { return "error \(code)" }
      return unsafe String(cString: text)
    }

    var description: String { "The system refused: \(reason)." }
  }

  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  /// The signals that end the program, after it has cleaned up.
  static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  static let brokenPipeSignal = SIGPIPE

  // MARK: Files

  /// Opens a file for reading.
  static func open(_ path: String) throws(Failure) -> Int32 {
    while true {
      let descriptor = unsafe openForReading(path)
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw Failure(code: errno) }
    }
  }

  static func close(_ descriptor: Int32) { closeDescriptor(descriptor) }

  /// Returns the size of a file in bytes, or `nil` if it is not a regular file.
  static func byteCount(of descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Reads the available bytes, up to the size of the buffer; 0 means the end.
  static func read(from descriptor: Int32, into buffer: inout [UInt8]) throws(Failure) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe readBytes(descriptor, $0) }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: descriptor, POLLIN)
      case let code: throw Failure(code: code)
      }
    }
  }

  /// Writes all bytes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe writeBytes(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: descriptor, POLLOUT)
      case let code: throw Failure(code: code)
      }
    }
  }

  /// Returns the first offset of a byte, at or after a position.
  static func firstIndex(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer -> Int? in
      guard start < buffer.count, let base = buffer.baseAddress else { return nil }
      return unsafe memchr(base + start, Int32(byte), buffer.count - start).map {
        unsafe UnsafeRawPointer($0) - base
      }
    }
  }

  // MARK: Terminal

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the width of a terminal in character cells, or `nil` if it is not known.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Whether another program is in the foreground of the terminal.
  static func isBackground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group > 0 && group != getpgrp()
  }

  // MARK: Signals

  /// Makes signals erase the text after the cursor of standard error before they end the program.
  static func clearLineOfStandardError(whenEndedBy numbers: [Int32]) {
    for number in numbers {
      _ = signal(number) { number in
        eraseAfterCursor()
        _ = signal(number, SIG_DFL)
        _ = raise(number)
      }
    }
  }

  /// Ignores a signal, so that only its dispatch sources receive it.
  static func ignore(_ number: Int32) { _ = signal(number, SIG_IGN) }

  private static func wait(for descriptor: Int32, _ events: some BinaryInteger) {
    var descriptors = [pollfd(fd: descriptor, events: Int16(events), revents: 0)]
    _ = unsafe descriptors.withUnsafeMutableBufferPointer { unsafe poll($0.baseAddress, 1, -1) }
  }
}

// Inside `System`, these names would mean its own functions.

@unsafe private func openForReading(_ path: String) -> Int32 { unsafe open(path, O_RDONLY | O_CLOEXEC) }

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

/// Does nothing that a signal handler must not do.
private func eraseAfterCursor() {
  let erasing: StaticString = "\r\u{1B}[J"
  _ = unsafe write(STDERR_FILENO, erasing.utf8Start, erasing.utf8CodeUnitCount)
}

@unsafe private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}

@unsafe private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
