import Foundation

/// A language with its messages, plural rules and formats.
final class MessageLanguage: Sendable {
  /// The tag of the language as defined by BCP 47, such as `de` or `zh-Hans`.
  let tag: String
  let plurals: PluralRules
  /// The messages by key.
  let templates: [String: MessageTemplate]
  /// The errors in messages that are not templates. A test ensures that there are none.
  let faults: [MessageTemplateError]

  /// Creates a language from its messages: a line each with the key, a colon, a space and the template.
  ///
  /// Empty lines and those that begin with `#` are left out.
  init(_ tag: String, plurals: PluralRules, messages: String) {
    self.tag = tag
    self.plurals = plurals
    var templates: [String: MessageTemplate] = [:]
    var faults: [MessageTemplateError] = []
    for (key, text) in Self.texts(in: messages) {
      do throws(MessageTemplateError) {
        let former = templates.updateValue(try MessageTemplate(text), forKey: key)
        precondition(former == nil, "The language \(tag) has two messages for \(key)")
      } catch {
        faults.append(error.inMessage(for: key))
      }
    }
    self.templates = templates
    self.faults = faults
  }

  /// Returns the keys and templates in the lines of a text.
  static func texts(in messages: String) -> [(key: String, text: String)] {
    messages.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#"), let end = line.firstIndex(of: UInt8(ascii: ":")) else {
        return nil
      }
      let text = line[end...].dropFirst(2)
      return (String(decoding: line[..<end], as: UTF8.self), String(decoding: text, as: UTF8.self))
    }
  }

  /// Returns the name of a region, or its code if the language has no name for it.
  func regionName(_ code: String) -> String {
    Locale(identifier: tag).localizedString(forRegionCode: code) ?? code
  }
}

extension MessageLanguage {
  /// Every language by its tag. The messages of a language are parsed at its first use.
  static let all: [(tag: String, language: @Sendable () -> MessageLanguage)] = [
    ("ar", { .arabic }),
    ("de", { .german }),
    ("en", { .english }),
    ("es", { .spanish }),
    ("fr", { .french }),
    ("hi", { .hindi }),
    ("it", { .italian }),
    ("ja", { .japanese }),
    ("ko", { .korean }),
    ("nl", { .dutch }),
    ("pl", { .polish }),
    ("pt", { .portuguese }),
    ("ru", { .russian }),
    ("sv", { .swedish }),
    ("tr", { .turkish }),
    ("zh-Hans", { .simplifiedChinese }),
    ("zh-Hant", { .traditionalChinese }),
  ]
}

/// A language tag as defined by BCP 47, parsed as far as the choice of a language requires.
struct LanguageTag {
  private let subtags: [String]

  /// Reads a tag such as `de-AT`, or an identifier of a locale such as `de_AT.UTF-8` or `de_AT@euro`.
  init(_ text: String) {
    let tag = text.prefix { $0 != "@" && $0 != "." }.lowercased()
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    // A single letter begins an extension, which does not affect the language.
    self.subtags = Array(subtags.prefix { $0.count > 1 })
  }

  /// The tags to search for, in lower case, the most specific first: `de-at`, `de`.
  ///
  /// Chinese without a script has the script of its region.
  var candidates: [String] {
    guard subtags.first == "zh" else {
      return subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
    }
    let isTraditional =
      subtags.contains("hant")
      || !subtags.contains("hans") && subtags.contains { ["tw", "hk", "mo"].contains($0) }
    return [isTraditional ? "zh-hant" : "zh-hans"]
  }
}
