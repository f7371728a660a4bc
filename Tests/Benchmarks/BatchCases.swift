import ALPValidator
import Dispatch
import Foundation

extension BenchmarkCase {
  /// Records validated by rule sets on two cores, against one; 512 of them make an operation.
  static var batches: [BenchmarkCase] {
    [
      batch("batch-rule-sets") {
        Array(repeating: record, count: $0)
      } pass: { records, check in
        records.count { check.isValid($0) }
      },
      batch("batch-json-lines") {
        Array(repeating: Array(line.utf8), count: $0)
      } pass: { lines, check in
        lines.count { (try? check.decoder.decode(Record.self, from: Data($0))).map(check.isValid) == true }
      },
    ]
  }

  /// A line of a batch.
  private struct Record: Codable {
    var userName: String
    var email: String
    var password: String
    var age: Int
  }

  /// What a worker has of its own, so that no two count references to the same objects.
  private struct Check {
    let userName: RuleSet<String> = [.notEmpty, .length(3...20), .noWhitespace]
    let email: RuleSet<String> = [.notEmpty, .email]
    let password: RuleSet<String> = [.length(8...), .containsDigit, .containsUppercase]
    let age: RuleSet<Int> = [.range(18...130)]
    let decoder = JSONDecoder()

    func isValid(_ record: Record) -> Bool {
      userName.isSatisfied(by: record.userName) && email.isSatisfied(by: record.email)
        && password.isSatisfied(by: record.password) && age.isSatisfied(by: record.age)
    }
  }

  private static let record = Record(
    userName: "ada.lovelace", email: "ada.lovelace@mail.example.com", password: "Engine-1842", age: 36)
  private static let line =
    #"{"userName":"ada.lovelace","email":"ada.lovelace@mail.example.com","password":"Engine-1842","age":36}"#

  /// The number of records in one call.
  private static let count = 512

  private static func batch<Input: Sendable>(
    _ name: String, inputs: @escaping @Sendable (Int) -> [Input],
    pass: @escaping @Sendable ([Input], Check) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "batch") {
      func work(workers: Int) -> Work {
        var work = Work([()]) { _ in
          DispatchQueue.concurrentPerform(iterations: workers) { _ in
            // Made here, so that each worker touches inputs and rules of its own.
            BlackHole.swallow(pass(inputs(Work.calls * count / workers), Check()))
          }
          return count
        }
        work.clock = .wall
        return work
      }
      return Subject(work: work(workers: 2), yardstick: Yardstick(ratio: .cores, work: work(workers: 1)))
    }
  }
}
