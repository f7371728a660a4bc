import Testing
import ValidationFormats

@Suite struct PaymentCardFormatTests {
  @Test(
    arguments: [
      ("340000000000009", PaymentCardNetwork.americanExpress), ("370000000000002", .americanExpress),
      ("5100000000000008", .mastercard), ("5599999999999997", .mastercard), ("2221000000000009", .mastercard),
      ("2720999999999996", .mastercard),
      ("4000000000006", .visa),  // thirteen digits
      ("4000000000000002", .visa),
      ("4000000000000000006", .visa),  // nineteen
      ("4026000000000002", .visaElectron), ("4175000000000001", .visaElectron),
      ("500000000009", .maestro),  // twelve digits
      ("6759000000000000", .maestro), ("6304000000000000000", .maestro), ("6011000000000004", .discover),
      ("6440000000000005", .discover), ("6500000000000002", .discover), ("30000000000004", .dinersClub),
      ("300000000000007", .dinersClub),  // fifteen digits
      ("36000000000008", .dinersClub), ("3600000000000008", .dinersClub), ("3095000000000000", .dinersClub),
      ("3800000000000000000", .dinersClub), ("3528000000000007", .jcb),
      ("3530000000000003", .jcb),  // co-branded with RuPay
      ("3589990000000005", .jcb), ("6200000000000005", .unionPay),
      ("6221260000000000", .unionPay),  // co-branded with Discover
      ("8171990000000008", .unionPay), ("2200000000000004", .mir), ("2204990000000000008", .mir),
      ("5085000000000007", .ruPay), ("6521500000000006", .ruPay), ("8172000000000005", .ruPay),
      ("5060990000000008", .verve), ("506099000000000008", .verve), ("5066990000000002", .elo),
      ("4011780000000006", .elo), ("6362970000000003", .elo), ("9792000000000003", .troy),
      ("6062820000000003", .hipercard), ("6062820000000000002", .hipercard),
      ("3841000000000000004", .hipercard), ("100000000000009", .uatp), ("5019000000000008", .dankort),
    ] as [(String, PaymentCardNetwork)])
  func findsTheNetwork(_ text: String, network: PaymentCardNetwork) {
    #expect(PaymentCardFormat.matches(text))
    #expect(PaymentCardFormat.matches(text, networks: PaymentCardNetworks(network)))
    #expect(PaymentCardNumber(text)?.network == network)
  }

  @Test func overlappingNetworksBothAnswer() {
    #expect(PaymentCardFormat.matches("4026000000000002", networks: .visa))
    #expect(!PaymentCardFormat.matches("4000000000000002", networks: .visaElectron))
    #expect(PaymentCardNumber("4026000000000002", networks: .visa)?.network == .visa)
    #expect(PaymentCardNumber("4026000000000002")?.networks == [.visa, .visaElectron])
    #expect(PaymentCardFormat.matches("6221260000000000", networks: .discover))
    #expect(PaymentCardFormat.matches("3530000000000003", networks: .ruPay))
    #expect(PaymentCardFormat.matches("4571000000000001", networks: .dankort))
    #expect(PaymentCardNumber("4571000000000001")?.network == .visa)
  }
}
