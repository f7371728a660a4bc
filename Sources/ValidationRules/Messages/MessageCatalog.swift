public import Foundation

/// The messages for failed rules in one language. You can replace each of them.
///
/// ```swift
/// var messages = MessageCatalog(language: "de-AT")  // German
/// messages["length.minimum"] =
///   "Noch {minimum, plural, one {# Zeichen} other {# Zeichen}}, bitte."
/// validator.messages = messages
/// "a".validate(.email).failures.first?.message(in: .english)
/// ```
///
/// The key of a message is the name of a rule, such as `length`, or the name and a variant, such as
/// `length.exact`. A replacement for the name of a rule applies to all variants that are not replaced
/// themselves. The message `invalid` is used if a failure has no other message.
///
/// `{label}` in a template is replaced by the label of the control. If the control has no label, the default
/// message is used instead of such a template.
public struct MessageCatalog: Sendable {
  enum Replacement: Sendable {
    case template(MessageTemplate)
    case closure(@Sendable (ValidationFailure) -> String)
  }

  /// The time zone of dates in messages; by default the current one of the system.
  ///
  /// A bound, as in `.before(date)`, is a moment. The message names it by the calendar and the clock of this
  /// time zone, without the time of day if that is midnight.
  public var timeZone = TimeZone.autoupdatingCurrent

  /// The label that `{label}` in templates stands for.
  package var label: String?
  /// Whether messages of the language contain the label.
  private(set) var isLabeled = false

  let language: MessageLanguage
  private(set) var replacements: [String: Replacement] = [:]

  private init(_ language: MessageLanguage) { self.language = language }
}

// MARK: Languages

extension MessageCatalog {
  /// The messages in English.
  public static let english = Self(MessageLanguage.english)

  /// The messages in the first available language of the system's preferred languages, or in English.
  ///
  /// An app may support fewer languages. To use the one that it is displayed in, pass
  /// `Bundle.main.preferredLocalizations.first` to ``init(language:)``.
  public static var preferred: Self {
    Self(language: Locale.preferredLanguages.first { availableLanguage(for: $0) != nil } ?? "en")
  }

  /// The tags of the available languages, such as `de` and `zh-Hans`, in alphabetical order.
  public static var availableLanguages: [String] { MessageLanguage.all.map(\.tag).sorted(byKey: \.self) }

  /// Returns the tag of the available language for a BCP 47 tag, or `nil` if the library doesn't have the
  /// language.
  ///
  /// ```swift
  /// MessageCatalog.availableLanguage(for: "de-AT")  // "de"
  /// MessageCatalog.availableLanguage(for: "zh-TW")  // "zh-Hant"
  /// ```
  public static func availableLanguage(for tag: String) -> String? { entry(for: tag)?.tag }

  private static func entry(for tag: String) -> (tag: String, language: () -> MessageLanguage)? {
    for candidate in LanguageTag(tag).candidates {
      if let entry = MessageLanguage.all.first(where: { $0.tag.lowercased() == candidate }) { return entry }
    }
    return nil
  }

  /// Creates the messages in a language by its BCP 47 tag, or in English if the language is not available.
  ///
  /// A tag that is not available is shortened: `de-AT` becomes `de`. Chinese of Taiwan, Hong Kong and Macao
  /// is `zh-Hant`.
  public init(language tag: String) { self.init(Self.entry(for: tag)?.language() ?? .english) }

  /// Creates the messages in the language of a locale, or in English if the language is not available.
  public init(locale: Locale) { self.init(language: locale.identifier) }

  /// The tag of the language, such as `de`.
  public var languageTag: String { language.tag }
}

// MARK: Labels

extension MessageCatalog {
  /// The same messages with the label of the control in each, for a list of messages that is not next to the
  /// controls.
  ///
  /// ```swift
  /// form.add(email, label: "Email").addRule(.notEmpty)
  /// form.messages = .english.labeled
  /// form.validate()
  /// email.errorMessages  // ["Please fill in \"Email\"."]
  /// ```
  ///
  /// The message of a control without a label is unchanged, and so is a replacement, which contains the label
  /// if its template names `{label}`.
  public var labeled: Self {
    var messages = self
    messages.isLabeled = true
    return messages
  }
}

// MARK: Replacements

extension MessageCatalog {
  /// Creates the messages of a language with replacements.
  ///
  /// - Parameters:
  ///   - templates: The replacements by key.
  ///   - tag: The language of all other messages, of plural forms, numbers and dates.
  /// - Throws: ``MessageTemplateError`` with the key if a text is not a template.
  public init(_ templates: [String: String], language tag: String = "en") throws(MessageTemplateError) {
    self.init(language: tag)
    for key in templates.keys.sorted(byKey: \.self) {
      do throws(MessageTemplateError) {
        self[key] = try MessageTemplate(templates[key] ?? "")
      } catch {
        throw error.inMessage(for: key)
      }
    }
  }

  /// The template for a key: the replacement, or else the template of the language.
  ///
  /// The value is `nil` without a message for the key, or if a closure replaces it. Set it to `nil` to remove
  /// the replacement.
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

  /// Replaces the message for a key with the result of a closure.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - message: Returns the message for a failure. Its `message` is the default one of the language.
  public mutating func replace(_ key: String, with message: @escaping @Sendable (ValidationFailure) -> String)
  {
    replacements[key] = .closure(message)
  }
}

extension MessageCatalog {
  /// Returns the catalog's message for a failure, even if your app has set another one.
  ///
  /// ``ValidationFailure/message(in:)`` prefers the message that your app has set.
  ///
  /// The message of a part that is declared as secret has no values that its rule compares with.
  public func message(for failure: ValidationFailure) -> String {
    let failure = failure.isSecret ? failure.withoutComparedValues : failure
    return MessageWriter(catalog: self, label: label ?? failure.label, isLabeled: isLabeled).message(
      for: failure)
  }
}

extension MessageCatalog {
  private static let shared = Lock<MessageCatalog>(.english)

  /// The catalog of every validator and rule set that has no other one; English by default.
  ///
  /// Set it once, when the program starts, from any thread. The messages that a validator has already are
  /// unchanged.
  public static var standard: Self {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
