@testable import ALPValidator
import Foundation
import Testing

@Suite struct LanguageTests {
  static let tags = MessageCatalog.availableLanguages

  private func language(_ tag: String) -> MessageLanguage { MessageCatalog(language: tag).language }

  @Test(arguments: tags)
  func readsEveryTemplate(_ tag: String) {
    #expect(language(tag).faults.isEmpty)
    #expect(language(tag).tag == tag)
  }

  @Test func readsLines() {
    let texts = MessageLanguage.texts(in: "a: b\n\n# c: d\n\ne.f: {g}: h\ni")
    #expect(texts.map(\.key) == ["a", "e.f"] && texts.map(\.text) == ["b", "{g}: h"])
  }

  @Test(arguments: tags)
  func saysAllThatEnglishSays(_ tag: String) {
    let language = language(tag)
    let common = MessageLanguage.texts(in: MessageLanguage.commonEnglish).map(\.key)
    let missing = Set(common).subtracting(language.templates.keys)
    #expect(common.count > 150)
    #expect(missing.sorted() == [])
    let unknown = Set(language.templates.keys).subtracting(MessageLanguage.english.templates.keys)
    #expect(unknown.sorted() == [])
  }

  @Test(arguments: tags)
  func namesAllThatEnglishNames(_ tag: String) {
    for (key, template) in language(tag).templates.sorted(by: { $0.key < $1.key }) {
      let expected = MessageLanguage.english.templates[key]?.argumentNames
      #expect(template.argumentNames == expected, "\(tag): \(key)")
    }
  }

  @Test(arguments: tags)
  func hasEveryPluralForm(_ tag: String) {
    let language = language(tag)
    let expected = Set(language.plurals.categories.map(\.rawValue))
    for (key, template) in language.templates.sorted(by: { $0.key < $1.key }) {
      for branches in template.pluralBranches {
        let named = branches.filter { !$0.hasPrefix("=") }
        #expect(named == expected, "\(tag): \(key)")
      }
    }
  }

  @Test(arguments: tags.filter { $0 != "en" })
  func leavesNothingInEnglish(_ tag: String) {
    let same: Set = ["labeled", "sentences", "list.comma", "bytes"]  // a byte is one in Dutch too
    for (key, template) in language(tag).templates.sorted(by: { $0.key < $1.key })
    where !same.contains(key) {
      #expect(template.text != MessageLanguage.english.templates[key]?.text, "\(tag): \(key)")
    }
  }

  @Test(arguments: tags)
  func endsSentences(_ tag: String) {
    let parts = [
      "strong-password.", "file-type.", "span.", "list.", "labeled", "sentences", "or", "bytes", "example",
    ]
    for (key, template) in language(tag).templates.sorted(by: { $0.key < $1.key })
    where !parts.contains(where: { key == $0 || $0.hasSuffix(".") && key.hasPrefix($0) }) {
      #expect(template.text.last.map { ".。।".contains($0) } ?? false, "\(tag): \(key)")
      #expect(
        template.text == template.text.trimmingCharacters(in: .whitespacesAndNewlines), "\(tag): \(key)")
    }
  }

  // MARK: Choice

  @Test(arguments: [
    ("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_AT", "de"), ("de-Latn-AT", "de"), ("de_AT.UTF-8", "de"),
    ("de_DE@euro", "de"), ("de-u-co-phonebk", "de"), ("pl_PL", "pl"), ("en-GB", "en"),
  ])
  func findsALanguage(_ tag: String, _ expected: String) {
    #expect(MessageCatalog.availableLanguage(for: tag) == expected)
    #expect(MessageCatalog(language: tag).languageTag == expected)
    #expect(MessageCatalog(locale: Locale(identifier: tag)).languageTag == expected)
  }

  @Test(arguments: ["", "xx", "deu-AT-x", "C", "POSIX", "tlh", "d", "-de", "🇩🇪"])
  func speaksEnglishInsteadOfAnother(_ tag: String) {
    #expect(MessageCatalog.availableLanguage(for: tag) == nil || tag == "-de")
    #expect(MessageCatalog(language: tag).languageTag == "en" || tag == "-de")
  }

  @Test(arguments: [
    ("zh", "zh-hans"), ("zh-CN", "zh-hans"), ("zh-SG", "zh-hans"), ("zh_Hans_TW", "zh-hans"),
    ("zh-TW", "zh-hant"),
    ("zh_HK", "zh-hant"), ("zh-MO", "zh-hant"), ("zh-Hant", "zh-hant"), ("zh-Hant-CN", "zh-hant"),
  ])
  func tellsTheScriptOfChinese(_ tag: String, _ expected: String) {
    #expect(LanguageTag(tag).candidates == [expected])
  }

  @Test func prefersALanguageThatThereIs() {
    #expect(MessageCatalog.availableLanguages.contains(MessageCatalog.preferred.languageTag))
  }
}
