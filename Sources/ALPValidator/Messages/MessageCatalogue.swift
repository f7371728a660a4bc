public import Foundation

/// The messages of failed rules in one language, any of which can be replaced.
///
/// ```swift
/// var messages = MessageCatalogue(language: "de-AT")  // German
/// messages["length.minimum"] = "Noch {minimum, plural, one {# Zeichen} other {# Zeichen}}, bitte."
/// validator.messages = messages
/// "a".validate(.email).failures.first?.message(in: .english)
/// ```
///
/// The key of a message is the name of a rule, such as `length`, or that name with a variant behind it, such as
/// `length.exact`. The message that replaces that of a rule's name speaks for all its variants but those that are
/// replaced themselves. `invalid` is said where nothing else is.
public struct MessageCatalogue: Sendable {
  enum Replacement: Sendable {
    case template(MessageTemplate)
    case closure(@Sendable (ValidationFailure) -> String)
  }

  let language: MessageLanguage
  private(set) var replacements: [String: Replacement] = [:]

  private init(_ language: MessageLanguage) { self.language = language }
}

// MARK: Languages

extension MessageCatalogue {
  /// The messages in English.
  public static let english = Self(MessageLanguage.english)

  /// The messages in the first of the user's preferred languages that there is, or in English.
  public static var preferred: Self {
    Self(language: Locale.preferredLanguages.first { availableLanguage(for: $0) != nil } ?? "en")
  }

  /// The tags of the languages that there are, such as `de` and `zh-Hans`, in alphabetical order.
  public static var availableLanguages: [String] { MessageLanguage.all.map(\.tag).sorted() }

  /// Returns the tag of the language that is spoken for a tag after BCP 47, or `nil` if there is none.
  ///
  /// ```swift
  /// MessageCatalogue.availableLanguage(for: "de-AT")  // "de"
  /// MessageCatalogue.availableLanguage(for: "zh-TW")  // "zh-Hant"
  /// ```
  public static func availableLanguage(for tag: String) -> String? { entry(for: tag)?.tag }

  private static func entry(for tag: String) -> (tag: String, language: () -> MessageLanguage)? {
    for candidate in LanguageTag(tag).candidates {
      if let entry = MessageLanguage.all.first(where: { $0.tag.lowercased() == candidate }) { return entry }
    }
    return nil
  }

  /// Creates the messages in a language, by its tag after BCP 47; in English, if there is no such language.
  ///
  /// A tag that is not there is shortened: `de-AT` is `de`. Chinese of Taiwan, Hong Kong and Macao is `zh-Hant`.
  public init(language tag: String) { self.init(Self.entry(for: tag)?.language() ?? .english) }

  /// Creates the messages in the language of a locale; in English, if there is no such language.
  public init(locale: Locale) { self.init(language: locale.identifier) }

  /// The tag of the language, such as `de`.
  public var languageTag: String { language.tag }
}

// MARK: Replacements

extension MessageCatalogue {
  /// Creates the messages of a program's own, in front of those of a language.
  ///
  /// - Parameters:
  ///   - templates: Templates by the key that they replace.
  ///   - tag: The language of all other messages, and of plural forms.
  /// - Throws: ``MessageTemplateError``, which names the key, if a text is not a template.
  public init(_ templates: [String: String], language tag: String = "en") throws(MessageTemplateError) {
    self.init(language: tag)
    for (key, text) in templates.sorted(by: { $0.key < $1.key }) {
      do throws(MessageTemplateError) {
        self[key] = try MessageTemplate(text)
      } catch {
        throw error.inMessage(for: key)
      }
    }
  }

  /// The template for a key: the one that replaces the language's own, or that; `nil` if neither is a template.
  ///
  /// Set it to `nil` to have the language's own back.
  public subscript(key: String) -> MessageTemplate? {
    get {
      switch replacements[key] {
      case .template(let template): template
      case .closure: nil
      case nil: language.templates[key]
      }
    }
    set { replacements[key] = newValue.map(Replacement.template) }
  }

  /// Replaces the message for a key by what a closure makes of a failure, which comes with the language's own.
  public mutating func replace(_ key: String, with message: @escaping @Sendable (ValidationFailure) -> String)
  {
    replacements[key] = .closure(message)
  }
}

extension MessageCatalogue {
  /// Returns what the catalogue says of a failure, whatever message the failure has.
  ///
  /// See ``ValidationFailure/message(in:)`` for one that leaves a message alone that the program gave.
  public func message(for failure: ValidationFailure) -> String {
    MessageWriter(catalogue: self).message(for: failure)
  }
}
