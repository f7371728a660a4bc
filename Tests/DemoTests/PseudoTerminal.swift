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
  /// What was waited for did not come.
  struct Silence: Error {
    var expected: String
    var output: String
  }

  /// The end at which a program sits.
  let program: FileHandle
  private let user: FileHandle
  private var bytes: [UInt8] = []

  init?(columns: UInt16 = 80, rows: UInt16 = 24) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    guard unsafe openpty(&ours, &theirs, nil, nil, &size) == 0 else { return nil }
    user = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    program = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
  }

  /// Types as a user does.
  func type(_ text: String) { try? user.write(contentsOf: Data(text.utf8)) }

  /// All that came so far.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads until a text came, and returns all that came meanwhile; gives up when nothing comes for five minutes.
  @discardableResult
  func wait(for text: String) async throws -> String {
    let start = bytes.count
    while true {
      let news = String(decoding: bytes[start...], as: UTF8.self)
      if news.contains(text) { return news }
      guard let more = await read() else { throw Silence(expected: text, output: news) }
      bytes += more
    }
  }

  private func read() async -> [UInt8]? {
    let descriptor = user.fileDescriptor
    // Blocking calls have no place on the threads that all tasks share.
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&waiting, 1, 300_000) > 0 else { return continuation.resume(returning: nil) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe bytes.withUnsafeMutableBytes { buffer in
          unsafe Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        }
        continuation.resume(returning: count > 0 ? Array(bytes.prefix(count)) : nil)
      }
    }
  }
}
