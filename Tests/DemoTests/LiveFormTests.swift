import Foundation
import Testing

@testable import Demo

@Suite struct LiveFormTests {
  /// The program on a terminal.
  private struct Session {
    let terminal: PseudoTerminal
    let process = Process()

    init(environment: [String: String] = [:]) throws {
      terminal = try #require(PseudoTerminal())
      process.executableURL = DemoProcess.url
      process.standardInput = terminal.program
      process.standardOutput = terminal.program
      process.environment = DemoProcess.terminalEnvironment.merging(environment) { $1 }
    }

    /// Waits until the program is stopped or has ended. A signal to continue would have no effect before that.
    func waitUntilStopped() async {
      let id = id_t(process.processIdentifier)
      // Blocking calls have no place on the threads that all tasks share.
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          var information = unsafe siginfo_t()
          _ = unsafe waitid(P_PID, id, &information, WSTOPPED | WEXITED | WNOWAIT)
          continuation.resume()
        }
      }
    }

    /// Runs the program, does something when it has drawn the form, and returns the status.
    func status(_ action: @escaping (Session) async throws -> Void) async throws -> Int32 {
      let before = terminal.settings
      try #require(!before.isEmpty)
      let status = try await DemoProcess.status(of: process) {
        try await terminal.wait(for: "\u{1B}[?2026l")
        #expect(terminal.output.contains("\u{1B}[?1049h"))
        #expect(terminal.settings != before)
        try await action(self)
        try await terminal.wait(for: "\u{1B}[?1049l")
      }
      #expect(terminal.settings == before)
      return status
    }
  }

  @Test(arguments: ["\u{3}", "\u{4}", "\u{1B}"])
  func quits(_ key: String) async throws {
    let session = try Session()
    #expect(try await session.status { $0.terminal.type(key) } == 130)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func restoresTheTerminalAfterASignal(_ signal: Int32) async throws {
    let session = try Session()
    #expect(try await session.status { kill($0.process.processIdentifier, signal) } == 128 + signal)
  }

  @Test func signsUp() async throws {
    let session = try Session()
    let status = try await session.status { session in
      let terminal = session.terminal
      terminal.type("admin")
      try await terminal.wait(for: "already taken")
      terminal.type("\u{15}ada\tada@example.com\r\u{1B}[200~Engine-1842\n\u{1B}[201~\tEngine-1842\t36\t \t\r")
    }
    #expect(status == 0)
    if !session.terminal.output.contains("Signed up") { try await session.terminal.wait(for: "Signed up") }
  }

  @Test func showsATakenAddressAfterSubmitting() async throws {
    let session = try Session()
    let status = try await session.status { session in
      let terminal = session.terminal
      terminal.type("ada\tInfo@Example.com\tEngine-1842\tEngine-1842\t36\t \t\r")
      try await terminal.wait(for: "has an account already")
      terminal.type("\u{15}ada@example.com\t\t\t\t\t\r")
    }
    #expect(status == 0)
  }

  @Test(arguments: [(24, 7), (60, 3), (1, 1), (200, 50)] as [(UInt16, UInt16)])
  func fitsIntoATerminalThatIsResized(columns: UInt16, rows: UInt16) async throws {
    let session = try Session()
    _ = try await session.status { session in
      let terminal = session.terminal
      terminal.resize(columns: columns, rows: rows)
      kill(session.process.processIdentifier, SIGWINCH)
      let frame = try await terminal.wait(for: "\u{1B}[?2026l")
      #expect(frame.contains("\u{1B}[2J"))
      // Each line begins where the cursor is put; what is left without the sequences is seen.
      let places = frame.matches(of: /\e\[(\d+);1H\e\[2K(.*?)(?=\e\[\d+;\d+H|\e\[\?)/)
      let lines = places.map { $0.2.replacing(/\e\[[0-9;]*m/, with: "") }
      #expect(lines.count == places.last.flatMap { Int($0.1) })
      #expect((1...Int(rows)).contains(lines.count))
      #expect(lines.allSatisfy { TextColumns.width(of: String($0)) <= Int(columns) })
      #expect(lines.contains { $0.contains("User name") } == (columns > 10 && rows > 1))
      terminal.type("\u{3}")
    }
  }

  @Test func givesTheTerminalBackWhileItIsStopped() async throws {
    let session = try Session()
    _ = try await session.status { session in
      let terminal = session.terminal
      // The whole job is stopped, which must not be that of the tests.
      guard getpgid(session.process.processIdentifier) != getpgrp() else { return terminal.type("\u{3}") }
      kill(session.process.processIdentifier, SIGTSTP)
      try await terminal.wait(for: "\u{1B}[?1049l")
      await session.waitUntilStopped()
      kill(session.process.processIdentifier, SIGCONT)
      try await terminal.wait(for: "\u{1B}[?1049h")
      terminal.type("\u{3}")
    }
  }

  @Test func drawsWithoutColorsIfAskedTo() async throws {
    let session = try Session(environment: ["NO_COLOR": "1"])
    _ = try await session.status { session in
      session.terminal.type("a\t\t")
      try await session.terminal.wait(for: "Please enter 3")
      session.terminal.type("\u{3}")
    }
    #expect(!session.terminal.output.contains("\u{1B}[31m"))
  }
}
