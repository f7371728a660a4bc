@testable import ALPValidator
@testable import ValidationRules
import Foundation
import Testing

/// Bodies that clients should never send: none ends the program, and each has a failure unless it is still valid.
@Suite struct DecodingMutationTests {
  private static let rules = DecodingTests.party

  private static func mutation(_ generator: inout SeededGenerator) -> [UInt8] {
    var body = Array(DecodingTests.valid.utf8)
    func random(_ count: Int, _ generator: inout SeededGenerator) -> Int {
      Int(generator.next() % UInt64(count))
    }
    func replaceNumber(_ text: String, _ generator: inout SeededGenerator) {
      body = Array(DecodingTests.valid.replacing("36", with: text).utf8)
    }
    switch generator.next() % 7 {
    case 0:
      for _ in 0...random(4, &generator) {
        body[random(body.count, &generator)] ^= 1 << UInt8(generator.next() % 8)
      }
    case 1: body.removeLast(1 + random(body.count, &generator))
    case 2:
      let depth = 1 + random(2_000, &generator)
      let open = generator.next() % 2 == 0 ? "[" : "{\"a\":"
      replaceNumber(String(repeating: open, count: depth), &generator)
    case 3: replaceNumber("\(generator.next())\(generator.next())e\(generator.next() % 999)", &generator)
    case 4:
      let place = random(body.count, &generator)
      body.insert(contentsOf: Array("\"email\":1,\"email\":2,".utf8), at: place)
    case 5: body = Array(DecodingTests.valid.replacing("Ada", with: "\\uD8\(generator.next() % 2)0").utf8)
    default:
      let (first, second) = (random(body.count, &generator), random(body.count, &generator))
      body.removeSubrange(min(first, second)..<max(first, second))
    }
    return body
  }

  @Test func endsWithAValueOrAFailure() {
    var generator = SeededGenerator(seed: 21)
    var failed = 0
    let count = valueCount(10_000, unoptimized: 4_000)
    for _ in 0..<count {
      let body = Data(Self.mutation(&generator))
      do throws(ValidationError) {
        let value = try Self.rules.decode(from: body)
        #expect(Self.rules.failures(for: value).isEmpty)
      } catch {
        failed += 1
        #expect(!error.failures.isEmpty)
        guard error.failures.first?.name != "json-body" else { continue }
        let value = try? JSONDecoder().decode(DecodingTests.Party.self, from: body)
        let isAccepted = value.map { Self.rules.failures(for: $0).isEmpty } ?? false
        #expect(!isAccepted, "\(String(decoding: body, as: UTF8.self))")
      }
    }
    #expect(failed > count * 9 / 10)
  }
}
