import ALPValidator
import Testing

@testable import Demo

@Suite struct PageTextsTests {
  @Test func hasEveryTextInFourLanguages() {
    #expect(PageTexts.languages == ["ar", "de", "en", "ja"])
    #expect(PageTexts.languages.isSubset(of: MessageCatalog.availableLanguages))
    for (language, texts) in PageTexts.table {
      #expect(texts.count == PageText.allCases.count, "\(language)")
      #expect(texts.values.allSatisfy { !$0.isEmpty && !$0.contains("  ") }, "\(language)")
    }
  }

  @Test func translatesEveryText() {
    for language in PageTexts.languages where language != "en" {
      for text in PageText.allCases {
        #expect(PageTexts.text(text, in: language) != PageTexts.text(text, in: "en"), "\(language): \(text)")
      }
    }
  }

  @Test func fallsBackToEnglish() {
    #expect(PageTexts.text(.checking, in: "tlh") == "Checking…")
    #expect(PageTexts.text(.isTaken, in: "de") == "Dieser Name ist schon vergeben.")
    #expect(PageTexts.texts(in: "fr")["required"] == "required")
  }
}
