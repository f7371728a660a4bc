import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal without a screen: what a program writes to it is read here, and what is typed here is read there.
final class PseudoTerminal {
  /// The end at which a program sits.
  let program: FileHandle
  private let user: FileHandle
  private(set) var output = ""

  init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    guard unsafe openpty(&ours, &theirs, nil, nil, &size) == 0 else { return nil }
    user = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    program = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
  }

  /// The settings of the line that a program changes and has to restore.
  var settings: [UInt64] {
    var attributes = termios()
    guard unsafe tcgetattr(program.fileDescriptor, &attributes) == 0 else { return [] }
    return [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag].map(UInt64.init)
  }

  /// Types as a user does.
  func type(_ text: String) { try? user.write(contentsOf: Data(text.utf8)) }

  /// Reads until a text came, for at most 20 seconds; returns whether it came.
  func wait(for text: String) async -> Bool {
    let start = output.endIndex
    while !output[start...].contains(text) {
      guard let more = await read() else { return false }
      output += more
    }
    return true
  }

  private func read() async -> String? {
    let descriptor = user.fileDescriptor
    // Blocking calls have no place on the threads that all tasks share.
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&waiting, 1, 20_000) > 0 else { return continuation.resume(returning: nil) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe bytes.withUnsafeMutableBytes { buffer in
          unsafe Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        }
        continuation.resume(returning: count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil)
      }
    }
  }
}
