import ALPValidator
import Foundation

extension BenchmarkCase {
  /// JSON by `RuleSet.decode` with all rules, against `JSONDecoder`, which checks nothing; and invalid values against
  /// valid ones. `Peers/decoding.py` reads the same bodies with the same rules.
  static var decoding: [BenchmarkCase] {
    [
      decoding("decode-body", Account.rules, Account.body),
      decoding("decode-body-1mb", Accounts.rules, Accounts.body { _ in Account.text }),
      invalid("decode-one-failure", Account.rules, Data(Account.tooYoung.utf8), valid: Account.body),
      invalid("decode-wrong-type", Account.rules, Data(Account.wrongType.utf8), valid: Account.body),
      invalid(
        "decode-faults-1mb", Accounts.rules, Accounts.body { _ in Account.tooYoung },
        valid: Accounts.body { _ in Account.text }),
      BenchmarkCase(name: "value-one-failure", group: "decoding") {
        let decoder = JSONDecoder()
        let valid = (try? decoder.decode(Account.self, from: Account.body)).map { [$0] } ?? []
        let invalid =
          (try? decoder.decode(Account.self, from: Data(Account.tooYoung.utf8))).map { [$0] } ?? []
        let work = { (values: [Account]) in
          Work(values) { $0.count { Account.rules.failures(for: $0).isEmpty } }
        }
        return Subject(work: work(invalid), yardstick: Yardstick(ratio: .costOfValid, work: work(valid)))
      },
    ]
  }

  private static let options = DecodingOptions(maximumSize: 1 << 21)

  private static func work<Value: Decodable & Sendable>(_ rules: RuleSet<Value>, _ body: Data) -> Work {
    Work([body]) { $0.count { (try? rules.decode(from: $0, options: options)) != nil } }
  }

  private static func decoding<Value: Decodable & Sendable>(
    _ name: String, _ rules: RuleSet<Value>, _ body: Data
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "decoding") {
      precondition((try? rules.decode(from: body, options: options)) != nil, "\(name) is invalid")
      let decoder = JSONDecoder()
      return Subject(
        work: work(rules, body),
        yardstick: Yardstick(
          ratio: .costOfJSONDecoder,
          work: Work([body]) { $0.count { (try? decoder.decode(Value.self, from: $0)) != nil } }))
    }
  }

  private static func invalid<Value: Decodable & Sendable>(
    _ name: String, _ rules: RuleSet<Value>, _ body: Data, valid: Data
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, group: "decoding") {
      precondition((try? rules.decode(from: body, options: options)) == nil, "\(name) is valid")
      return Subject(
        work: work(rules, body), yardstick: Yardstick(ratio: .costOfValid, work: work(rules, valid)))
    }
  }
}

/// A body of 303 bytes with ten properties, a list and a structure among them.
private struct Account: Codable, Sendable {
  struct Address: Codable, Sendable {
    var street: String
    var city: String
    var postalCode: String

    static let rules: RuleSet<Address> = [
      .at(\.street, "street", [.notEmpty, .length(...80)]), .at(\.city, "city", [.notEmpty]),
      .at(\.postalCode, "postalCode", [.length(4...10)]),
    ]
  }

  var userName: String
  var email: String
  var password: String
  var repeatedPassword: String
  var age: Int
  var phone: String?
  var card: String?
  var acceptsTerms: Bool
  var tags: [String]
  var address: Address

  static let rules: RuleSet<Account> = [
    .at(\.userName, "userName", [.length(3...20)]), .at(\.email, "email", [.email]),
    .at(\.password, "password", [.length(8...64)]),
    .at(\.repeatedPassword, "repeatedPassword", [.length(8...64)]), .at(\.age, "age", [.range(18...130)]),
    .at(\.phone, "phone", [.phoneNumber]), .at(\.card, "card", [.length(12...19)]),
    .at(\.acceptsTerms, "acceptsTerms", [.isTrue]),
    .each(\.tags, "tags", list: [.count(...5)], [.length(1...20)]),
    .at(\.address, "address", Address.rules),
  ]

  static let text = text(age: "36")
  static let tooYoung = text(age: "3")
  static let wrongType = text(age: #""36""#)
  static let body = Data(text.utf8)

  private static func text(age: String) -> String {
    #"{"userName":"ada.lovelace","email":"ada@example.com","password":"Engine-1842-x","#
      + #""repeatedPassword":"Engine-1842-x","age":\#(age),"phone":"+442079460018","card":"4242424242424242","#
      + #""acceptsTerms":true,"tags":["math","poetry"],"address":{"street":"12 St James's Square","#
      + #""city":"London","postalCode":"SW1Y 4JH"}}"#
  }
}

/// A list of such bodies.
private struct Accounts: Codable, Sendable {
  var accounts: [Account]

  static let rules: RuleSet<Accounts> = [.each(\.accounts, "accounts", Account.rules)]

  static func body(_ account: (Int) -> String) -> Data {
    Data("{\"accounts\":[\((0..<3_300).map(account).joined(separator: ","))]}".utf8)
  }
}
