import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

/// Asynchronous rules of rule sets, on any thread.
@Suite(.patientTimeLimit) struct AsyncRuleTests {
  private let email: RuleSet<String> = [.notEmpty, .email]
  private let isFree = HeldFunction<String>()
  private let clock = ManualClock()

  private var free: AsyncRule<String> { .async("available", message: "Taken.", isFree.callAsFunction) }

  // MARK: Results

  @Test(arguments: [true, false])
  func hasTheFailureOfAValueThatTheFunctionRejects(_ isAccepted: Bool) async {
    let failures = await email.failures(for: "a@b.co", then: .async("available") { _ in isAccepted })
    #expect(failures.map(\.name) == (isAccepted ? [] : ["available"]))
    #expect(failures.map(\.cause) == (isAccepted ? [] : [.unsatisfied]))
  }

  @Test func checksOnlyValuesThatSatisfyTheSet() async {
    let failures = await email.failures(
      for: "ada",
      then: .async("never") { _ in
        Issue.record("A value that fails a local rule was checked")
        return true
      })
    #expect(failures.map(\.name) == ["email"])
  }

  @Test func checksValuesWithWarnings() async {
    let rules: RuleSet<String> = [Rule.length(8...).with(severity: .warning)]
    let failures = await rules.failures(for: "ada", then: .async("available") { _ in false })
    #expect(failures.map(\.name) == ["length", "available"])
  }

  @Test func ordersFailuresAsTheRulesNotAsTheResponses() async {
    async let failures = email.failures(
      for: "a@b.co",
      then: [.async("first") { [isFree] in try await isFree("1 \($0)") }]
        + [.async("second") { [isFree] in try await isFree("2 \($0)") }])
    await isFree.waitForCalls(2)
    await isFree.finish("2 a@b.co", with: false)
    await isFree.finish("1 a@b.co", with: false)
    #expect(await failures.map(\.name) == ["first", "second"])
  }

  @Test func stopsAtTheFirstFailure() async {
    let rules = RuleSet<String>([.notEmpty], stopsAtFirstFailure: true)
    let failures = await rules.failures(
      for: "ada", then: .async("advice", severity: .warning) { _ in false }, .async("one") { _ in false },
      .async("two") { _ in false })
    #expect(failures.map(\.name) == ["advice", "one"])
    #expect(failures.map(\.severity) == [.warning, .error])
  }

  @Test func isAboutAPartOfAWholeValue() async throws {
    struct SignUp { var email = "a@b.co" }
    let rules: RuleSet<SignUp> = [.at(\.email, "email", [.email])]
    let failures = await rules.failures(
      for: SignUp(), then: .async("available", at: \.email, message: "Taken.") { $0.email != "a@b.co" })
    #expect(failures.map(\.path) == ["/email"])
    #expect(failures.map(\.message) == ["Taken."])
    let json = try JSONEncoder().encode(failures)
    #expect(String(decoding: json, as: UTF8.self).contains(#""path":"\/email""#))
  }

  @Test func checksNoEmptyValueOfAnOptionalSet() async {
    let rules = RuleSet<String>([.email], isOptional: true)
    #expect(await rules.failures(for: nil, then: free) == [])
    #expect(await rules.failures(for: "", then: free) == [])
  }

  @Test func failsForAMissingValue() async {
    let failures = await RuleSet<Int>([]).failures(for: nil, then: .async("free") { $0 > 0 })
    #expect(failures.map(\.cause) == [.missing])
  }

  @Test func usesTheCatalogOfTheSet() async {
    var rules = email
    rules.messages = MessageCatalog(language: "de")
    let failures = await rules.failures(for: "a@b.co", then: .async { _ in throw POSIXError(.EIO) })
    #expect(failures.map(\.message) == ["Das ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal."])
  }

  // MARK: Errors

  @Test func failsIfTheFunctionThrows() async {
    struct Broken: LocalizedError { let errorDescription: String? = "The database is away." }
    let failures = await email.failures(
      for: "a@b.co", then: .async("available", message: "Taken.") { _ in throw Broken() })
    #expect(failures.map(\.cause) == [.requestFailed(.thrown("The database is away."))])
    #expect(failures.first?.description.hasSuffix("(The check failed: The database is away.)") == true)
    #expect(failures.map(\.message) == ["This could not be checked. Please try again."])
  }

  @Test func failsIfTheFunctionThrowsCancellationErrorThoughNobodyCancelled() async {
    let failures = await email.failures(for: "a@b.co", then: .async { _ in throw CancellationError() })
    #expect(failures.map(\.cause) == [.requestFailed(.cancelled)])
    #expect(RemoteError.cancelled.localizedDescription.contains("cancelled"))
  }

  // MARK: Time

  @Test func doesNotWaitForAFunctionThatNeverReturns() async {
    async let failures = email.failures(
      for: "a@b.co", then: .async("available", clock: clock, isFree.callAsFunction))
    await isFree.waitForCalls(1)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(30))
    #expect(await failures.map(\.cause) == [.requestFailed(.timedOut)])
    await isFree.finish("a@b.co", with: true)
  }

  @Test func retries() async {
    let retry = RetryPolicy(maximumAttempts: 3, baseDelay: .seconds(1), jitter: { 1 })
    async let failures = email.failures(
      for: "a@b.co", then: .async("available", retry: retry, clock: clock, isFree.callAsFunction))
    for (attempt, pause) in [(1, Duration.seconds(1)), (2, .seconds(2)), (3, .zero)] {
      await isFree.waitForCalls(attempt)
      await isFree.finish("a@b.co", throwing: RemoteError.status(503))
      guard pause > .zero else { break }
      await clock.waitForSleep(of: pause)
      clock.advance(by: pause)
    }
    #expect(await failures.map(\.cause) == [.requestFailed(.status(503))])
    #expect(await isFree.values.count == 3)
  }

  @Test func failsWhenTheTaskIsCancelled() async {
    let validation = Task { [email, isFree, clock] in
      await email.failures(
        for: "a@b.co", then: .async("one", clock: clock, isFree.callAsFunction),
        .async("two", clock: clock, isFree.callAsFunction))
    }
    await isFree.waitForCalls(2)
    validation.cancel()
    #expect(await validation.value.map(\.cause) == [.requestFailed(.cancelled), .requestFailed(.cancelled)])
    await isFree.finish("a@b.co", with: true)
    await isFree.finish("a@b.co", with: true)
  }

  @Test func callsNoFunctionInACancelledTask() async {
    let (email, isFree) = (email, isFree)
    let validation = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await email.failures(for: "a@b.co", then: .async("one", isFree.callAsFunction))
    }
    #expect(await validation.value.map(\.cause) == [.requestFailed(.cancelled)])
    #expect(await isFree.values.isEmpty)
  }

  // MARK: Properties

  @Test func isAboutAPropertyOfAStructureInTheValue() async {
    let failures = await Basket.rules.failures(
      for: Basket(), then: .async("known", at: \.owner.name) { _ in false })
    #expect(failures.map(\.path) == ["/owner/name"])
  }

  @Test func namesAPropertyThatIsNotDeclaredWithTheFirstValue() async {
    let accepted = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Basket.rules.failures(for: Basket(), then: .async("coupon", at: \.coupon) { _ in true })
    }
    #expect(accepted?.said(#"\Basket.coupon is not declared in the rule set of Basket"#) == true)
    let invalid = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Basket.rules.failures(
        for: Basket(owner: Owner(name: "")), then: .async("coupon", at: \.coupon) { _ in true })
    }
    #expect(invalid?.said(#"\Basket.coupon is not declared"#) == true)
    let body = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try? await Basket.rules.decode(
        from: Data("[".utf8), then: .async("coupon", at: \.coupon, severity: .warning) { _ in true })
    }
    #expect(body?.said(#"\Basket.coupon is not declared"#) == true)
  }

  // MARK: Parts

  @Test func hasAFailureForEachRejectedPart() async {
    var rules = Basket.rules
    rules.messages = MessageCatalog(language: "de")
    rules.messages?["known-sku"] = "Diesen Artikel gibt es nicht."
    let basket = Basket(items: ["AB-1234", "ZZ-0000", "ZZ-0001"].map(Item.init))
    let failures = await rules.failures(
      for: basket,
      then: .asyncParts("known-sku") { basket in
        basket.items.indices.filter { basket.items[$0].sku.hasPrefix("Z") }.map { "/items/\($0)/sku" }
      },
      .asyncParts("never") { _ in [] })
    #expect(failures.map(\.name) == ["known-sku", "known-sku"])
    #expect(failures.map(\.path) == ["/items/1/sku", "/items/2/sku"])
    #expect(failures.map(\.cause) == [.unsatisfied, .unsatisfied])
    #expect(Set(failures.map(\.message)) == ["Diesen Artikel gibt es nicht."])
  }

  @Test func failsAsAWholeIfThePartsCannotBeChecked() async {
    let failures = await Basket.rules.failures(
      for: Basket(), then: .asyncParts("known-sku") { _ in throw POSIXError(.EIO) })
    #expect(failures.map(\.path) == [""])
    #expect(failures.map(\.name) == ["known-sku"])
    guard case .requestFailed? = failures.first?.cause else { return #expect(Bool(false)) }
  }

  @Test func limitsTheFailuresOfParts() async throws {
    let error = await #expect(throws: ValidationError.self) {
      try await Basket.rules.decode(
        from: Data(#"{"owner": {"name": "Ada"}, "items": []}"#.utf8),
        options: DecodingOptions(maximumFailures: 2),
        then: .asyncParts("known-sku") { _ in ["/items/0", "/items/1", "/items/2"] })
    }
    #expect(error?.failures.map(\.name) == ["known-sku", "more-failures"])
  }

  @Test func stopsAtTheFirstRejectedPart() async {
    let rules = RuleSet<Basket>(Basket.rules.rules, stopsAtFirstFailure: true)
    let failures = await rules.failures(
      for: Basket(), then: .asyncParts { _ in ["/items/0", "/items/1"] })
    #expect(failures.map(\.path) == ["/items/0"])
  }

  @Test func hasTheWordsOfARejection() async {
    let failures = await email.failures(
      for: "a@b.co", then: .async("available", message: "Taken.") { _ in throw Rejection("Blocked by Ada.") })
    #expect(failures.map(\.cause) == [.rejected(message: "Blocked by Ada.")])
    #expect(failures.map(\.message) == ["Blocked by Ada."])
  }

  @Test func namesTheRemedyForAnElement() async {
    let element = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Basket.rules.failures(
        for: Basket(), then: .async("known", at: \.items[0].sku) { _ in true })
    }
    #expect(element?.said("if it belongs to an element of a list or to an optional structure") == true)
  }
}

private struct Basket: Decodable {
  var owner = Owner(name: "Ada")
  var items = [Item(sku: "AB-1234")]
  var coupon: String?

  static let rules: RuleSet<Basket> = [
    .at(\.owner, "owner", [.at(\.name, "name", [.notEmpty])]),
    .each(\.items, "items", [.at(\.sku, "sku", [.notEmpty])]),
  ]
}

private struct Owner: Decodable {
  var name: String
}

private struct Item: Decodable {
  var sku: String
}
