import ALPValidator
import Testing

/// The language that a client prefers, by RFC 9110, section 12.5.4.
@Suite struct AcceptLanguageTests {
  @Test(
    arguments: [
      (nil, "en"), ("", "en"), ("de", "de"), ("de-AT", "de"), ("DE-at", "de"), ("pt-BR, pt;q=0.9", "pt"),
      ("xx, en-GB;q=0.8, de;q=0.9", "de"),
      ("fr;q=0.2, it;q=0.3", "it"),
      ("fr;q=0.5,it;q=0.5", "fr"),  // the first of equal weights
      ("de;Q=0.1, fr;Q=0.2", "fr"),  // a parameter's name has no case
      (" de ; q = 0.1 , fr ; q = 0.2 ", "fr"),
      ("de;q=0, fr;q=0.1", "fr"), ("de;q=0.000", "en"), ("de;q=1.000, fr", "de"),
      ("zh-TW", "zh-Hant"), ("zh;q=0.3, tlh", "zh-Hans"),
      ("*", "en"), ("*;q=0.5, de;q=0.1", "en"), ("de;q=0.9, *;q=0.5", "de"), ("tlh, *;q=0.1", "en"),
      ("en;q=0, *", "ar"),  // any language but English
      ("de-AT;q=0.8, de;q=0", "en"),  // German is excluded
      ("de;q=2, fr", "fr"), ("de;q=0.1234, fr", "fr"), ("de;q=x", "en"), ("de;q=-1, fr", "fr"),
      (";q=1", "en"),
      ("de;level=1;q=0.3, fr;q=0.2", "de"),
    ] as [(String?, String)])
  func prefersTheHighestWeight(_ header: String?, _ language: String) {
    #expect(MessageCatalog(acceptLanguage: header).languageTag == language)
  }

  @Test(.timeLimit(.minutes(1))) func readsALimitedNumberOfSubtags() {
    let tag = "de" + String(repeating: "-aa", count: 200_000)
    #expect(MessageCatalog(acceptLanguage: tag).languageTag == "de")
  }

  @Test func readsALimitedNumberOfRanges() {
    let header = String(repeating: "tlh,", count: 100_000) + "de"
    #expect(MessageCatalog(acceptLanguage: header).languageTag == "en")
  }
}
