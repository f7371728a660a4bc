import Testing

@Suite struct FormatSampleTests {
  private static let samples = [
    encodingSamples, identifierSamples, moneySamples, networkSamples, numberSamples, placeSamples,
    timeSamples,
  ].flatMap(\.self)

  @Test(arguments: samples)
  func accepts(_ sample: FormatSample) {
    for text in sample.accepted {
      #expect(sample.matches(text), "\(text)")
      #expect(sample.twin?(text) ?? true, "\(text)")
    }
  }

  @Test(arguments: samples)
  func rejects(_ sample: FormatSample) {
    for text in sample.rejected + [""] where !sample.accepted.contains(text) {
      #expect(!sample.matches(text), "\(text)")
      #expect(sample.twin?(text) != true, "\(text)")
    }
  }

  @Test(arguments: samples)
  func rejectsLineBreaksAround(_ sample: FormatSample) {
    for text in sample.accepted where !sample.allowsLineBreaks {
      #expect(!sample.matches(text + "\n") && !sample.matches("\n" + text), "\(text)")
    }
  }

  @Test(arguments: samples.filter { $0.twin != nil })
  func agreesWithItsTwin(_ sample: FormatSample) throws {
    let twin = try #require(sample.twin)
    expectAgreement(of: sample.matches, with: twin, around: sample.accepted)
  }
}
