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

  @Test func tellsInOrder() throws {
    let report = BatchReport(output, window: 4)
    for index in [2, 0, 3, 1] { try report.take(result(index)) }
    #expect(report.heldCount == 0)
    #expect(try written() == "0\n1\n2\n3\n")
  }

  @Test func letsNoMoreBeReadThanItMayHold() async throws {
    let report = BatchReport(output, window: 3)
    for _ in 0..<3 { #expect(await report.takePlace()) }
    let fourth = Task { await report.takePlace() }
    // A chunk before its turn is not reported and not dropped.
    try report.take(result(1))
    try report.take(result(2))
    #expect(report.heldCount == 2)
    var isLet = false
    let watch = Task {
      let answer = await fourth.value
      isLet = true
      return answer
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(!isLet)
    try report.take(result(0))
    #expect(await watch.value)
    #expect(report.heldCount == 0)
  }

  @Test func letsAllGoWhenItIsClosed() async {
    let report = BatchReport(output, window: 1)
    #expect(await report.takePlace())
    let second = Task { await report.takePlace() }
    await Task.yield()
    report.close()
    #expect(await second.value == false)
    #expect(await report.takePlace() == false)
  }

  @Test func holdsAFewChunksHoweverLongTheInput() async throws {
    let lines = String(repeating: signUpLine() + "\n", count: 3000)
    let file = try BatchFile(lines)
    let handle = try FileHandle(forReadingFrom: file.url)
    let limits = ChunkReader.Limits(readSize: 1 << 10, lineCount: 8)
    let report = BatchReport(output, window: 5)
    try await Batch(jobs: 4).run(
      ChunkReader(descriptor: handle.fileDescriptor, name: "test", limits: limits), report)
    #expect(report.tally.validCount == 3000)
    #expect(report.mostHeld <= 5)
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
    tally.add(check.failures(of: signUp).map(BatchTally.Fault.init))
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

@Suite struct SignUpGeneratorTests {
  @Test func spoilsOneInTenAndEveryRuleIsHit() throws {
    let check = try SignUpCheck()
    var generator = SignUpGenerator()
    var tally = BatchTally()
    var severalFields = 0
    for _ in 0..<20_000 {
      let failures = check.failures(of: generator.nextSignUp())
      tally.add(failures.map(BatchTally.Fault.init))
      if Set(failures.map(\.field)).count > 1 { severalFields += 1 }
    }
    #expect(1800...2200 ~= tally.invalidCount)
    #expect(200...600 ~= severalFields)
    let rules = Set(tally.rules.keys.map { "\($0.field?.rawValue ?? "") \($0.name)" })
    #expect(
      rules == [
        "userName presence", "userName length", "userName pattern", "email email", "password length",
        "password contains-digit", "password contains-uppercase", "repeatedPassword presence",
        "repeatedPassword same", "age range", "acceptsTerms is-true",
      ])
  }

  @Test(arguments: SignUpGenerator.Fault.allCases)
  func makesEachFaultOne(_ fault: SignUpGenerator.Fault) throws {
    let check = try SignUpCheck()
    for seed in 0..<20 as Range<UInt64> {
      var generator = SignUpGenerator(seed: seed)
      var signUp = generator.validSignUp()
      #expect(check.failures(of: signUp).isEmpty)
      generator.spoil(&signUp, by: fault)
      #expect(check.failures(of: signUp).count == 1)
    }
  }

  @Test func writesWhatIsReadBack() throws {
    let check = try SignUpCheck()
    var (texts, signUps) = (SignUpGenerator(seed: 7), SignUpGenerator(seed: 7))
    for _ in 0..<2000 {
      #expect(try check.signUp(on: Array(texts.nextLine().utf8)[...]) == signUps.nextSignUp())
    }
  }

  @Test func breaksLinesIfAskedTo() throws {
    let check = try SignUpCheck()
    var generator = SignUpGenerator(addsBrokenLines: true)
    var count = 0
    for _ in 0..<10_000 {
      do throws(BrokenLine) { _ = try check.signUp(on: Array(generator.nextLine().utf8)[...]) } catch {
        count += 1
      }
    }
    #expect(60...140 ~= count)
  }
}
