import Foundation
import Testing

@testable import Demo

@Suite struct BatchProgressTests {
  private let half = ProgressBar(done: 75_000_000, total: 150_000_000, elapsed: .seconds(5))

  @Test(arguments: [
    (100, " 50% ████████████████████░░░░░░░░░░░░░░░░░░░░   75.0 of 150.0 MB   15.0 MB/s  0:05 left"),
    (79, " 50% ████████████████░░░░░░░░░░░░░░░░   75.0 of 150.0 MB   15.0 MB/s  0:05 left"),
    (56, " 50% ████▌░░░░   75.0 of 150.0 MB   15.0 MB/s  0:05 left"),
    (55, " 50% ████░░░░   75.0 of 150.0 MB   15.0 MB/s  0:05 left"),
    (54, " 50% █████████░░░░░░░░░   75.0 of 150.0 MB   15.0 MB/s"),
    (40, " 50% ████████░░░░░░░░   75.0 of 150.0 MB"),
    (13, " 50% ████░░░░"),
    (12, " 50%"), (4, " 50%"), (3, ""), (0, ""), (-1, ""),
  ])
  func leavesOutWhatMattersLeast(_ columns: Int, _ line: String) {
    #expect(half.line(columns: columns) == line)
  }

  @Test func fitsInEveryWidth() {
    for done in [0, 1, 74_999_999, 150_000_000, 200_000_000] {
      for total in [nil, 0, 150_000_000] {
        for elapsed in [Duration.zero, .milliseconds(1), .seconds(9), .seconds(500_000)] {
          let bar = ProgressBar(done: done, total: total, elapsed: elapsed)
          for columns in -1...120 {
            #expect(bar.line(columns: columns).count <= max(0, columns))
          }
        }
      }
    }
  }

  @Test(arguments: [
    (ProgressBar(done: 0, total: 0, elapsed: .zero), "100%"),
    (ProgressBar(done: 0, total: 10, elapsed: .zero), "-:-- left"),
    (ProgressBar(done: 20, total: 10, elapsed: .seconds(1)), "100%"),  // the file grew
    (ProgressBar(done: 1_000_000, total: 3_724_000_000, elapsed: .seconds(1)), "1:02:03 left"),
    (ProgressBar(done: 999_999_999, total: 1_000_000_000, elapsed: .seconds(1)), " 99% "),
    (ProgressBar(done: 2_000_000, total: nil, elapsed: .seconds(61)), "2.0 MB    0.0 MB/s  1:01"),
  ])
  func tellsHowFarAndHowLong(_ bar: ProgressBar, _ part: String) {
    #expect(bar.line(columns: 100).contains(part))
  }

  @MainActor
  @Test func redrawsInPlaceNowAndThenAndInTheWidthThatThereIs() {
    var (time, columns, written) = (Duration.zero, 20 as Int?, [String]())
    let line = ProgressLine(
      total: 100, sharesScreen: true, columns: { columns }, now: { time }, write: { written.append($0) })
    #expect(written == ["\r  0% ░░░░░░░░░░░░░░\u{1B}[J\r"])
    time = .milliseconds(49)
    line.show(10)
    #expect(written.count == 1)
    time = .milliseconds(50)
    columns = 15
    line.show(50)
    #expect(written.last == "\r 50% ████▌░░░░\u{1B}[J\r")
    line.makeRoom()
    #expect(written.last == "\r\u{1B}[J")
    columns = nil
    line.show(60)
    line.clear()
    #expect(written.count == 3)
    columns = 15
    line.show(100)
    #expect(written.last == "\r100% █████████\u{1B}[J\r")
    line.clear()
    #expect(written.count == 5)
  }

  @MainActor
  @Test func staysWhereOthersWriteElsewhere() {
    var written: [String] = []
    let line = ProgressLine(
      total: nil, sharesScreen: false, columns: { 80 }, now: { .zero }, write: { written.append($0) })
    line.makeRoom()
    #expect(written.count == 1)
  }

  /// The program with standard error on a terminal.
  private func process(_ words: [String], on terminal: PseudoTerminal) -> Process {
    let process = Process()
    process.executableURL = DemoProcess.url
    process.arguments = words
    process.environment = DemoProcess.terminalEnvironment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.program
    return process
  }

  @Test func showsABarThatIsGoneAtTheEnd() async throws {
    let terminal = try #require(PseudoTerminal(columns: 60))
    let file = try BatchFile(signUpLine() + "\n")
    let process = process(["batch", file.url.path], on: terminal)
    let status = try await DemoProcess.status(of: process) {
      let start = try await terminal.wait(for: "\r  0% ░")
      if !start.contains("\r\u{1B}[J") { try await terminal.wait(for: "\r\u{1B}[J") }
    }
    #expect(status == 0)
    #expect(terminal.output.hasSuffix("\r\u{1B}[J"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func clearsTheBarBeforeASignalEndsIt(_ signal: Int32) async throws {
    let terminal = try #require(PseudoTerminal())
    let process = process(["batch", "-"], on: terminal)
    let input = Pipe()
    process.standardInput = input
    let status = try await DemoProcess.status(of: process) {
      try await terminal.wait(for: "0.0 MB")
      kill(process.processIdentifier, signal)
      try await terminal.wait(for: "\r\u{1B}[J")
    }
    withExtendedLifetime(input) {}
    #expect(status == -signal)
  }
}
