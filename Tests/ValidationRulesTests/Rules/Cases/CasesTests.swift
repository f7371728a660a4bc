import Foundation
import Testing
import ValidationRules

/// Rules for the cases of an enumeration: values, bodies and `Codable`.
@Suite struct CasesTests {
  private let number = "4242424242424242"

  private func failures<Value: Decodable>(
    _ rules: RuleSet<Value>, _ body: String, rejectsUnknownKeys: Bool = false
  )
    -> [String]
  {
    do {
      _ = try rules.decode(
        from: Data(body.utf8), options: DecodingOptions(rejectsUnknownKeys: rejectsUnknownKeys))
      return []
    } catch {
      return error.failures.map { "\($0.name) \($0.path)" }
    }
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  // MARK: Values

  @Test func theValueOfACaseMayHaveALabelOfItsOwn() {
    func failures(valueLabel: String?) -> [ValidationFailure] {
      let rules: RuleSet<String> = .cases(
        tag: "type",
        [
          .case(
            "debit", label: "Direct debit", new: "", { $0 }, { $0 }, name: "iban", valueLabel: valueLabel,
            [.iban()])
        ])
      return rules.failures(for: "x")
    }
    #expect(failures(valueLabel: nil).map(\.label) == ["Direct debit"])
    #expect(failures(valueLabel: "IBAN").map(\.label) == ["IBAN"])
  }

  @Test func aValueHasTheFailuresOfItsCase() {
    func failures(_ payment: Payment) -> [String] {
      Payment.rules.failures(for: payment).map { "\($0.name) \($0.path)" }
    }
    #expect(failures(.card(Card(number: " \(number) "))) == [])
    #expect(
      failures(.card(Card(holder: String(repeating: "x", count: 21)))) == [
        "presence /number", "card /number", "length /holder",
      ])
    #expect(failures(.transfer(Transfer(iban: "DE"))) == ["iban /iban"])
    #expect(failures(.wallet(.phone("1"))) == ["phone /number"])
    #expect(failures(.wallet(.watch)) == [])
    #expect(failures(.voucher("abc")) == ["length /code"])
    #expect(failures(.invoice) == [])
  }

  @Test func aCaseThatIsNotDeclaredIsAFailureWithTheKnownNames() throws {
    let failure = try #require(Order.rules.failures(for: Order(payment: .gift(3))).first)
    #expect(failure.name == "type")
    #expect(failure.path == "/payment")
    #expect(failure.parameters["values"] == ["card", "transfer", "wallet", "voucher", "invoice"])
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Payment.gift(3)) }
  }

  @Test func failuresAreAtTheChoiceInAStructure() {
    let order = Order(
      amount: 500, payment: .card(Card()), contact: .email("x"), others: [.invoice, .voucher("a")],
      byName: ["b": .transfer(Transfer())])
    #expect(
      Order.rules.failures(for: order).map { "\($0.name) \($0.path)" } == [
        "presence /payment/number", "card /payment/number", "email /contact/email/address",
        "length /others/1/code",
        "presence /byName/b/iban", "iban /byName/b/iban",
      ])
    #expect(Order.rules.failures(for: Order(amount: 500)).map(\.name) == ["limit"])
  }

  @Test func aRuleMayFollowTheCases() {
    let rules = Payment.rules + [.satisfies("no-invoice") { $0 != .invoice }]
    #expect(rules.failures(for: .invoice).map(\.name) == ["no-invoice"])
    #expect(failures(rules, #"{"type": "invoice"}"#) == ["no-invoice "])
    #expect(failures(rules, #"{"type": "voucher", "code": "abcd"}"#) == [])
  }

  /// Cases of a type that can't be compared.
  enum Plain: Sendable {
    case one, two
    case both(Int)

    static let rules: RuleSet<Plain> = .cases(
      tag: "t",
      [
        .case("one", .one), .case("two", .two),
        .case("both", Plain.both, { if case .both(let n) = $0 { n } else { nil } }, name: "n", [.minimum(3)]),
      ])
  }

  @Test func casesOfATypeThatIsNotEquatableAreToldApart() {
    #expect(Plain.rules.failures(for: .two).isEmpty)
    #expect(Plain.rules.failures(for: .both(1)).map(\.path) == ["/n"])
    let onlyOne: RuleSet<Plain> = .cases(tag: "t", [.case("one", .one)])
    #expect(onlyOne.failures(for: .one).isEmpty)
    #expect(onlyOne.failures(for: .two).map(\.name) == ["type"])
    #expect(onlyOne.failures(for: .both(1)).map(\.name) == ["type"])
  }

  // MARK: Codable

  @Test(arguments: [
    (Payment.card(Card(number: "1", holder: "Ada")), #"{"holder":"Ada","number":"1","type":"card"}"#),
    (.transfer(Transfer(iban: "x")), #"{"iban":"x","note":"none","type":"transfer"}"#),
    (.wallet(.phone("2")), #"{"device":"phone","number":"2","type":"wallet"}"#),
    (.wallet(.watch), #"{"device":"watch","type":"wallet"}"#),
    (.voucher("A"), #"{"code":"A","type":"voucher"}"#),
    (.invoice, #"{"type":"invoice"}"#),
  ]) func encodesTheTagBesideTheContent(payment: Payment, json: String) throws {
    #expect(try self.json(payment) == json)
    #expect(try JSONDecoder().decode(Payment.self, from: Data(json.utf8)) == payment)
  }

  @Test(arguments: [
    (Contact.email("a"), #"{"email":{"address":"a"}}"#),
    (.card(Card(number: "1")), #"{"card":{"number":"1"}}"#),
    (.none, #"{"none":{}}"#),
  ]) func encodesTheNameAsAKey(contact: Contact, json: String) throws {
    #expect(try self.json(contact) == json)
    #expect(try JSONDecoder().decode(Contact.self, from: Data(json.utf8)) == contact)
  }

  @Test func decodingNamesTheKnownCases() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Order.self, from: Data(#"{"amount":1,"payment":{"type":"cash"},"others":[]}"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["payment", "type"])
    #expect(context.debugDescription.contains(#""card", "transfer""#))
  }

  // MARK: Bodies

  @Test(arguments: [
    (#"{"type":"card","number":" 4242424242424242 "}"#, Payment.card(Card(number: "4242424242424242"))),
    (#"{"number":"4242424242424242","type":"card","holder":null}"#, .card(Card(number: "4242424242424242"))),
    (
      #"{"type":"transfer","iban":"DE89370400440532013000"}"#,
      .transfer(Transfer(iban: "DE89370400440532013000"))
    ),
    (#"{"type":"voucher","code":"abcd"}"#, .voucher("ABCD")),
    (#"{"type":"wallet","device":"watch"}"#, .wallet(.watch)),
    (#"{"type":"invoice","whatever":[1]}"#, .invoice),
  ]) func decodesTheCaseThatABodyNames(body: String, payment: Payment) throws {
    #expect(try Payment.rules.decode(from: Data(body.utf8)) == payment)
    let order = #"{"amount":5,"payment":\#(body),"others":[\#(body)],"byName":{"x":\#(body)}}"#
    #expect(
      try Order.rules.decode(from: Data(order.utf8))
        == Order(amount: 5, payment: payment, others: [payment], byName: ["x": payment]))
  }

  @Test func aBodyHasTheFailuresOfTheCaseThatItNames() {
    #expect(
      failures(Payment.rules, #"{"type":"card","number":5,"iban":7,"holder":"Ada"}"#) == ["type /number"])
    #expect(failures(Payment.rules, #"{"type":"card"}"#) == ["required /number"])
    #expect(failures(Payment.rules, #"{"type":"wallet"}"#) == ["required /device"])
    #expect(failures(Payment.rules, #"{"type":"wallet","device":"phone"}"#) == ["required /number"])
    #expect(failures(Payment.rules, #"{"type":"cash"}"#) == ["type /type"])
    #expect(failures(Payment.rules, #"{"type":3}"#) == ["type /type"])
    #expect(failures(Payment.rules, #"{"number":"1"}"#) == ["required /type"])
    #expect(failures(Payment.rules, #"{"type":null}"#) == ["required /type"])
    #expect(failures(Payment.rules, "[]") == ["type "])
    #expect(
      failures(
        Order.rules, #"{"amount":0,"payment":{"type":"voucher","code":"a"},"contact":null,"others":[{}]}"#)
        == [
          "range /amount", "length /payment/code", "required /others/0/type",
        ])
  }

  @Test func aKeyedBodyHasOneKnownKey() {
    #expect(failures(Contact.rules, #"{"email":{"address":" a@example.com "}}"#) == [])
    #expect(failures(Contact.rules, #"{"none":{},"else":1}"#) == [])
    #expect(failures(Contact.rules, #"{"email":{"address":"a"}}"#) == ["email /email/address"])
    #expect(failures(Contact.rules, #"{"email":{}}"#) == ["required /email/address"])
    #expect(failures(Contact.rules, #"{"email":"a@example.com"}"#) == ["type /email"])
    #expect(failures(Contact.rules, #"{"email":null}"#) == ["required /email"])
    #expect(failures(Contact.rules, #"{"none":{},"email":{"address":"a@example.com"}}"#) == ["type "])
    #expect(failures(Contact.rules, "{}") == ["type "])
    #expect(failures(Contact.rules, #"{"fax":{}}"#) == ["type "])
  }

  @Test func unknownKeysAreThoseThatTheCaseDoesNotDeclare() {
    func unknown<Value: Decodable>(_ rules: RuleSet<Value>, _ body: String) -> [String] {
      failures(rules, body, rejectsUnknownKeys: true)
    }
    #expect(unknown(Payment.rules, #"{"type":"card","number":"\#(number)"}"#) == [])
    #expect(
      unknown(Payment.rules, #"{"type":"card","number":"\#(number)","iban":"x"}"#) == ["unknown-key /iban"])
    #expect(unknown(Payment.rules, #"{"type":"wallet","device":"watch"}"#) == [])
    #expect(
      unknown(Payment.rules, #"{"type":"wallet","device":"watch","number":"1"}"#) == ["unknown-key /number"])
    #expect(unknown(Payment.rules, #"{"type":"invoice","x":1}"#) == ["unknown-key /x"])
    #expect(unknown(Contact.rules, #"{"none":{"y":1},"x":1}"#) == ["unknown-key /none/y", "unknown-key /x"])
    #expect(
      unknown(Order.rules, #"{"amount":1,"payment":{"type":"invoice"},"others":[],"type":1}"#) == [
        "unknown-key /type"
      ])
  }

  @Test func aMissingTagHasTheKnownNames() {
    do {
      _ = try Payment.rules.decode(from: Data("{}".utf8))
      Issue.record("decoded")
    } catch {
      #expect(error.failures.map(\.path) == ["/type"])
      #expect(error.failures[0].parameters["values"] == ["card", "transfer", "wallet", "voucher", "invoice"])
    }
  }

  // MARK: Forms and queries

  @Test func decodesCasesFromTheFieldsOfAForm() throws {
    func decoded(_ form: String) throws -> Order { try Order.rules.decode(fromForm: Data(form.utf8)) }
    let order = try decoded(
      "amount=5&payment[type]=transfer&payment[iban]=DE89370400440532013000&contact[email][address]=a@example.com&others[0][type]=voucher&others[0][code]=abcd&byName[x][type]=invoice"
    )
    #expect(
      order
        == Order(
          amount: 5, payment: .transfer(Transfer(iban: "DE89370400440532013000")),
          contact: .email("a@example.com"),
          others: [.voucher("ABCD")], byName: ["x": .invoice]))
    #expect(try Payment.rules.decode(fromQuery: "type=wallet&device=watch") == .wallet(.watch))
    #expect(
      try Expression.rules.decode(
        fromQuery:
          "kind=sum&left.kind=number&left.value=1&right.kind=sum&right.left.kind=number&right.left.value=2&right.right.kind=number&right.right.value=3"
      ) == .sum(Sum(left: .number(1), right: .sum(Sum(left: .number(2), right: .number(3))))))
  }

  @Test(arguments: [
    ("payment[type]=cash", "type /payment/type"), ("payment[iban]=1", "required /payment/type"),
    ("payment[type]=transfer", "required /payment/iban"),
    ("payment[type]=voucher&payment[code]=a", "length /payment/code"),
    ("payment=card", "type /payment"),
    ("payment[type]=invoice&contact[email]=&contact[none]=", "type /contact"),
  ]) func aFormHasTheFailuresOfTheCaseThatItNames(form: String, failure: String) {
    do {
      _ = try Order.rules.decode(fromForm: Data("amount=1&others=&\(form)".utf8))
      Issue.record("decoded")
    } catch {
      #expect(error.failures.map { "\($0.name) \($0.path)" }.contains(failure), "\(error.failures)")
    }
  }

  // MARK: Strategies for keys

  enum Way: CasesCodable, Equatable, Sendable {
    case byMail(String)
    case pickUp

    static let rules: RuleSet<Way> = .cases(
      tag: "way_of_delivery",
      [
        .case(
          "by_mail", new: "", Way.byMail, { if case .byMail(let code) = $0 { code } else { nil } },
          name: "postal_code", [.notEmpty]),
        .case("pick_up", Way.pickUp),
      ])
  }

  enum KeyedWay: CasesCodable, Equatable, Sendable {
    case byMail(String)

    static let rules: RuleSet<KeyedWay> = .cases(keyed: [
      .case(
        "by_mail", new: "", KeyedWay.byMail, { if case .byMail(let code) = $0 { code } else { nil } },
        name: "postal_code", [.notEmpty])
    ])
  }

  @Test(arguments: [true, false])
  func aDecoderFindsNamesInSnakeCase(convertsKeys: Bool) throws {
    let decoder = JSONDecoder()
    if convertsKeys { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    let body = Data(#"{"way_of_delivery":"by_mail","postal_code":"10115"}"#.utf8)
    #expect(try decoder.decode(Way.self, from: body) == .byMail("10115"))
    #expect(try Way.rules.decode(from: body, with: decoder) == .byMail("10115"))
    let pickUp = Data(#"{"way_of_delivery":"pick_up"}"#.utf8)
    #expect(try decoder.decode(Way.self, from: pickUp) == .pickUp)
    let keyed = Data(#"{"by_mail":{"postal_code":"10115"}}"#.utf8)
    #expect(try decoder.decode(KeyedWay.self, from: keyed) == .byMail("10115"))
    #expect(throws: DecodingError.self) { try decoder.decode(Way.self, from: Data("{}".utf8)) }
  }

  // MARK: Rules in any order, notations within each other

  @Test func aRuleMayPrecedeTheCases() {
    let rules = [.satisfies("no-invoice") { $0 != .invoice }] + Payment.rules
    #expect(rules.failures(for: .invoice).map(\.name) == ["no-invoice"])
    #expect(failures(rules, #"{"type":"invoice"}"#) == ["no-invoice "])
  }

  enum Wrapped: CasesCodable, Equatable, Sendable {
    case first(Contact)
    case second(Contact)

    static let rules: RuleSet<Wrapped> = .cases(
      tag: "type",
      [
        .case(
          "first", Wrapped.first, { if case .first(let contact) = $0 { contact } else { nil } }, Contact.rules
        ),
        .case(
          "second", Wrapped.second, { if case .second(let contact) = $0 { contact } else { nil } },
          Contact.rules),
      ])
  }

  @Test func aKeyMayBeBesideATag() throws {
    let body = #"{"none":{},"type":"second"}"#
    #expect(failures(Wrapped.rules, body, rejectsUnknownKeys: true) == [])
    #expect(try Wrapped.rules.decode(from: Data(body.utf8)) == .second(.none))
    #expect(try json(Wrapped.second(.none)) == body)
    #expect(failures(Wrapped.rules, #"{"type":"first","email":{"address":"x"}}"#) == ["email /email/address"])
    let schema = String(decoding: try Wrapped.rules.jsonSchema(rejectsUnknownKeys: true), as: UTF8.self)
    #expect(schema.contains(#""const" : "second""#))
  }

  // MARK: Recursion

  @Test func aRecursiveEnumerationIsDecodedAndValidated() throws {
    let body =
      #"{"kind":"sum","left":{"kind":"number","value":1},"right":{"kind":"sum","left":{"kind":"number","value":2},"right":{"kind":"number","value":-1}}}"#
    #expect(failures(Expression.rules, body) == ["range /right/right/value"])
    let good = body.replacing("-1", with: "3")
    let value = try Expression.rules.decode(from: Data(good.utf8))
    #expect(value == .sum(Sum(left: .number(1), right: .sum(Sum(left: .number(2), right: .number(3))))))
    #expect(try JSONDecoder().decode(Expression.self, from: JSONEncoder().encode(value)) == value)
    #expect(
      Expression.rules.failures(for: .sum(Sum(left: .number(-1), right: .number(2)))).map(\.path) == [
        "/left/value"
      ])
  }

  @Test func aRecursiveEnumerationStopsAtTheDepthLimit() {
    func body(depth: Int) -> String {
      String(repeating: #"{"kind":"sum","right":{"kind":"number","value":1},"left":"#, count: depth)
        + #"{"kind":"number","value":1}"# + String(repeating: "}", count: depth)
    }
    #expect(failures(Expression.rules, body(depth: DecodingOptions().maximumDepth - 2)) == [])
    #expect(failures(Expression.rules, body(depth: 10_000)).map { $0.prefix(9) } == ["json-body"])
  }
}
