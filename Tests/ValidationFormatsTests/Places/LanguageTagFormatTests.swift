import Testing
import ValidationFormats

@Suite struct LanguageTagFormatTests {
  // The examples of RFC 5646, appendix A, among them.
  @Test(arguments: [
    "de", "fr", "ja", "i-enochian", "zh-Hant", "zh-Hans", "sr-Cyrl", "sr-Latn", "zh-cmn-Hans-CN",
    "cmn-Hans-CN",
    "zh-yue-HK", "yue-HK", "zh-Hans-CN", "sr-Latn-RS", "sl-rozaj", "sl-rozaj-biske", "sl-nedis", "de-CH-1901",
    "sl-IT-nedis", "hy-Latn-IT-arevela", "de-DE", "en-US", "es-419", "de-CH-x-phonebk",
    "az-Arab-x-AZE-derbend",
    "x-whatever", "qaa-Qaaa-QM-x-southern", "de-Qaaa", "sr-Latn-QM", "sr-Qaaa-RS", "en-US-u-islamcal",
    "zh-CN-a-myext-x-private", "en-a-myext-b-another", "EN-us", "en-GB-oed", "sgn-BE-FR", "art-lojban",
    "zh-min-nan",
    "en-US-u-ca-buddhist-nu-thai-t-de", "x-1", "i-klingon", "de-1996", "abcdefgh",
  ])
  func accepts(_ text: String) { #expect(LanguageTagFormat.matches(text)) }

  @Test(arguments: [
    "", "d", "en_US", "de-419-DE", "a-DE", "ar-a-aaa-b-bbb-a-ccc",  // a singleton twice
    "de-1996-1996",  // a variant twice
    "sl-rozaj-ROZAJ", "en-", "-en", "en--US", "en-US-", "x", "x-", "en-x", "en-a", "en-a-b", "i-unknown",
    "abcdefghi", "en-abcdefghi", "en-US\n", "en-ü", "123", "de-DE-FR", "zh-aaa-bbb-ccc-ddd", "en-a-x-b",
    "en US",
  ])
  func rejects(_ text: String) { #expect(!LanguageTagFormat.matches(text)) }

  @Test func answersForLongTags() {
    let variants = (0..<20_000).map { "-v\(10_000 + $0)" }.joined()
    #expect(!LanguageTagFormat.matches("en" + variants))
    #expect(LanguageTagFormat.matches("en-a" + variants))
    #expect(!LanguageTagFormat.matches("en-a" + variants + "-"))
  }
}
