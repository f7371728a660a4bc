import Foundation
import Testing

@testable import Demo

@MainActor
@Suite struct BatchReportTests {
  private let pipe = Pipe()
  private let output: Output

  init() { output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor) }

  private func written() throws -> String {
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  private func result(_ index: Int) -> ChunkResult {
    ChunkResult(index: index, endOffset: index, text: "\(index)\n")
  }

  @Test func reportsInOrder() throws {
    let report = BatchReport(output, window: 4)
    for index in [2, 0, 3, 1] { try report.take(result(index)) }
    #expect(report.heldCount == 0)
    #expect(try written() == "0\n1\n2\n3\n")
  }

  @Test func endsIfTheInputCannotBeRead() async throws {
    let report = BatchReport(output, window: 2)
    await #expect(throws: Misuse("test cannot be read: Bad file descriptor.", isAboutInput: true)) {
      try await Batch(jobs: 4).run(ChunkReader(descriptor: -1, name: "test"), report)
    }
  }

  @Test func countsFieldsOnceAndRulesEachTime() throws {
    let check = try SignUpCheck()
    var tally = BatchTally()
    let signUp = SignUp(password: "x", repeatedPassword: "x", age: 36, acceptsTerms: true)
    let line = try Array(JSONEncoder().encode(signUp))
    tally.add(try check.failures(on: line[...]).map(BatchTally.Fault.init))
    tally.add(broken: .init(.notJSON))
    var sum = tally
    sum.add(tally)
    #expect((sum.count, sum.validCount, sum.invalidCount, sum.brokenCount) == (4, 0, 2, 2))
    #expect(sum.fields == [.userName: 2, .email: 2, .password: 2])
    #expect(sum.rules.filter { $0.key.field == .password }.map(\.value) == [2, 2, 2])
    #expect(sum.reasons == [.init(.notJSON): 2])
    #expect(!sum.isAllValid)
  }
}
