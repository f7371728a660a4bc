@testable import ALPValidator
@testable import ValidationRules
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
      "requirement.", "email-without-slips",  // items of a list, and a question
      "status", "status.",
    ]
    for (key, template) in language(tag).templates.sorted(by: { $0.key < $1.key })
    where !parts.contains(where: { key == $0 || $0.hasSuffix(".") && key.hasPrefix($0) }) {
      #expect(template.text.last.map { ".。।".contains($0) } ?? false, "\(tag): \(key)")
      #expect(
        template.text == template.text.trimmingCharacters(in: .whitespacesAndNewlines), "\(tag): \(key)")
    }
  }

  @Test(arguments: ["ja", "zh-Hans", "zh-Hant"])
  func usesFullWidthPunctuation(_ tag: String) {
    let halfWidth = ["(", ")", ", ", ". ", ": ", ";", "!", "?", "\""]
    for (key, template) in language(tag).templates.sorted(by: { $0.key < $1.key }) {
      #expect(!halfWidth.contains(where: template.text.contains), "\(key): \(template.text)")
    }
  }

  @Test func traditionalChineseIsNoConversionOfSimplifiedCharacters() {
    let simplified = "们个为书买东来请输码号长时间从两过这还进选择删图设备项达际数据测应无类项网"
    let mainland = ["字符", "文件類型", "視頻", "音頻", "默認", "鏈接", "信息", "數據", "半角", "全角", "擴展名", "字節"]
    for (key, template) in MessageLanguage.traditionalChinese.templates.sorted(by: { $0.key < $1.key }) {
      #expect(!template.text.contains { simplified.contains($0) }, "\(key): \(template.text)")
      #expect(!mainland.contains(where: template.text.contains), "\(key): \(template.text)")
    }
  }

  /// A particle such as 을 or 를 follows the last sound of a word, and a value may end in any.
  @Test func koreanPutsNoChangingParticleAfterAValue() {
    let particles = ["을", "를", "은", "는", "이", "가", "과", "와", "로", "으로", "이나", "라", "이라"]
    for (key, template) in MessageLanguage.korean.templates where key != "file-type" {
      for piece in template.text.split(separator: "}").dropFirst() {
        let word = piece.prefix { !" .,:{()“”".contains($0) }
        #expect(!particles.contains(String(word)), "\(key): \(template.text)")
      }
    }
  }

  // MARK: Choice

  @Test(arguments: [
    ("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_AT", "de"), ("de-Latn-AT", "de"), ("de_AT.UTF-8", "de"),
    ("de_DE@euro", "de"), ("de-u-co-phonebk", "de"), ("pl_PL", "pl"), ("en-GB", "en"), ("ja_JP.UTF-8", "ja"),
    ("ko-Kore-KR", "ko"), ("zh-SG", "zh-Hans"), ("zh_Hans_HK", "zh-Hans"), ("zh_TW.UTF-8", "zh-Hant"),
    ("zh-HK", "zh-Hant"),
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
  func findsTheScriptOfChinese(_ tag: String, _ expected: String) {
    #expect(LanguageTag(tag).candidates == [expected])
  }

  @Test func prefersALanguageThatThereIs() {
    #expect(MessageCatalog.availableLanguages.contains(MessageCatalog.preferred.languageTag))
  }
}
