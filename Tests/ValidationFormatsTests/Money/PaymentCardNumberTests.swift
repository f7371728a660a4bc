import Testing
import ValidationFormats

@Suite struct PaymentCardNumberTests {
  @Test(arguments: [
    ("370000000000002", "3700 000000 00002"), ("36000000000008", "3600 000000 0008"),
    ("3600000000000008", "3600 0000 0000 0008"), ("4000000000000002", "4000 0000 0000 0002"),
    ("4000000000006", "4000 0000 0000 6"), ("4000000000000000006", "4000 0000 0000 0000 006"),
  ])
  func formatsAsEmbossed(_ text: String, formatted: String) {
    #expect(PaymentCardNumber(text)?.formatted == formatted)
  }

  @Test func dropsSeparators() throws {
    let number = try #require(PaymentCardNumber("4000-0000 0000-0002", .lenient))
    #expect(number.digits == "4000000000000002")
    #expect(number == PaymentCardNumber("4000000000000002"))
  }

  @Test func describesOnlyTheLastFourDigits() {
    #expect(PaymentCardNumber("4000000000000002")?.description == "Visa •••• 0002")
  }

  @Test(
    arguments: [
      ("", nil), ("4", .visa), ("34", .americanExpress), ("3", nil), ("30", .dinersClub), ("35", .jcb),
      ("2", nil),  // Mastercard or Mir
      ("22", nil), ("222", .mastercard), ("2203", .mir), ("51", .mastercard), ("6", nil), ("62", .unionPay),
      ("65", .discover), ("6500 31", .elo), ("4026", .visaElectron), ("4026-0000-0000", .visaElectron),
      ("9", .troy), ("1", .uatp), ("5019", .dankort), ("6062", .hipercard), ("4571", .visa), ("2721", nil),
      ("4x", nil),
    ] as [(String, PaymentCardNetwork?)])
  func suggestsANetwork(_ prefix: String, network: PaymentCardNetwork?) {
    #expect(PaymentCardNetwork.suggested(forPrefix: prefix) == network)
  }

  @Test(arguments: [
    ("", ""), ("4111", "4111"), ("41111", "4111 1"), ("37000000000", "3700 000000 0"),
    ("3700-0000-0000-002", "3700 000000 00002"), ("3000000", "3000 000"), ("abc 99 9999", "9999 99"),
    ("40000000000000000061234", "4000 0000 0000 0000 006"),  // no more than nineteen
  ])
  func groupsWhatIsTyped(_ text: String, grouped: String) {
    #expect(PaymentCardFormat.grouped(text) == grouped)
  }

  @Test func holdsEveryNetworkInItsSets() {
    #expect(PaymentCardNetworks(PaymentCardNetwork.allCases) == .all)
    #expect(PaymentCardNetworks.all.networks == PaymentCardNetwork.allCases)
    let constants: [PaymentCardNetworks] = [
      .americanExpress, .mastercard, .visa, .visaElectron, .maestro, .discover, .dinersClub, .jcb, .unionPay,
      .mir, .ruPay, .verve, .elo, .troy, .hipercard, .uatp, .dankort,
    ]
    #expect(constants == PaymentCardNetwork.allCases.map { PaymentCardNetworks($0) })
  }
}
