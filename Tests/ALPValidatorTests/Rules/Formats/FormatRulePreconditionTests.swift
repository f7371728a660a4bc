import ALPValidator
import Testing

@Suite struct FormatRulePreconditionTests {
  private func expect(_ words: String, in result: ExitTest.Result?) throws {
    let result = try #require(result)
    #expect(result.said(words))
  }

  @Test func namesAVersionThatUUIDsDoNotHave() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rule<String>.uuid(version: 9)
    }
    try expect("UUID version 9 is not one of 1 to 8", in: result)
  }

  @Test func refusesToAcceptNoScheme() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rule<String>.url(schemes: [])
    }
    try expect("No URL scheme is accepted", in: result)
  }

  @Test func refusesToAcceptNoNetwork() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rule<String>.card(networks: [])
    }
    try expect("No payment card network is accepted", in: result)
  }

  @Test func refusesToAcceptNoYear() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rule<String>.cardExpiry(.init(allowsTwoDigitYear: false, allowsFourDigitYear: false))
    }
    try expect("An expiry has a year of two digits, or of four", in: result)
  }

  @Test func refusesToAcceptNoKindOfArticleNumber() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rule<String>.ean(kinds: [])
    }
    try expect("No kind of article number is accepted", in: result)
  }

  @Test func namesASeparatorThatStandsForTwoThings() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rule<String>.currencyAmount(decimalSeparator: ",")
    }
    try expect("Both separators are \",\"", in: result)
  }

  @Test func namesANegativeMinimumOfAPassword() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Rule<String>.strongPassword(.init(minimumDigits: -1))
    }
    try expect("Negative minimum of digits -1", in: result)
  }
}
