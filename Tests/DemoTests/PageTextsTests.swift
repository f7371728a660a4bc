import ALPValidator
import Testing

@testable import Demo

@Suite struct PageTextsTests {
  @Test func hasEveryTextInEachLanguageOfTheMessages() {
    #expect(PageTexts.table.keys.sorted() == MessageCatalog.availableLanguages)
    for (language, texts) in PageTexts.table {
      #expect(texts.count == PageText.allCases.count, "\(language)")
      #expect(texts.values.allSatisfy { !$0.isEmpty && !$0.contains("  ") }, "\(language)")
    }
  }

  @Test func translatesEveryText() {
    // Words that a language has from English, or that English has from it.
    let shared: Set<String> = ["it password"]
    func isShared(_ text: PageText, _ language: String) -> Bool { shared.contains("\(language) \(text)") }
    for language in MessageCatalog.availableLanguages where language != "en" {
      for text in PageText.allCases where !isShared(text, language) {
        #expect(PageTexts.text(text, in: language) != PageTexts.text(text, in: "en"), "\(language): \(text)")
      }
    }
  }

  @Test func fallsBackToEnglish() {
    #expect(PageTexts.text(.checking, in: "tlh") == "Checking…")
    #expect(PageTexts.text(.isTaken, in: "de") == "Dieser Name ist schon vergeben.")
    #expect(PageTexts.texts(in: "fr")["required"] == "obligatoire")
  }
}
