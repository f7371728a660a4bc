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
  private var output = Data()

  init?() {
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    guard unsafe openpty(&ours, &theirs, nil, nil, &size) == 0 else { return nil }
    user = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    program = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
  }

  /// Types as a user does.
  func type(_ text: String) { try? user.write(contentsOf: Data(text.utf8)) }

  /// Reads until a text comes.
  func wait(for text: String) async {
    let user = user
    while output.range(of: Data(text.utf8)) == nil {
      // A call that blocks has no place on the threads that all tasks share.
      output += await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: user.availableData) }
      }
    }
  }
}
