import ALPValidator

/// The texts of the views, besides the messages of rules: of a button, and of what VoiceOver reads.
///
/// They are in the language of `MessageCatalog.standard`. To replace them, set ``standard`` before the first screen:
///
/// ```swift
/// FieldTexts.standard.tryAgain = "Send again"
/// ```
public struct FieldTexts: Sendable, Equatable {
  /// The title of the button that sends a failed request again.
  public var tryAgain: String
  /// What VoiceOver adds to the label of a required field.
  public var required: String
  /// What VoiceOver adds to a requirement of a checklist that is met.
  public var met: String
  /// What VoiceOver adds to a requirement of a checklist that is not met.
  public var notMet: String

  /// Creates texts of your own.
  ///
  /// - Parameters:
  ///   - tryAgain: The title of the button that sends a failed request again.
  ///   - required: What VoiceOver adds to the label of a required field.
  ///   - met: What VoiceOver adds to a requirement that is met.
  ///   - notMet: What VoiceOver adds to a requirement that is not met.
  public init(tryAgain: String, required: String, met: String, notMet: String) {
    self.tryAgain = tryAgain
    self.required = required
    self.met = met
    self.notMet = notMet
  }

  /// Returns the texts of a language of `MessageCatalog.availableLanguages`, or else those in English.
  ///
  /// - Parameter tag: The BCP 47 tag of a language, such as `pt-BR`.
  public init(language tag: String) {
    self = MessageCatalog.availableLanguage(for: tag).flatMap { Self.all[$0] } ?? Self.english
  }

  /// The texts of the views: those that you have set, or those in the language of `MessageCatalog.standard`.
  @MainActor public static var standard: FieldTexts {
    get { replacement ?? FieldTexts(language: MessageCatalog.standard.languageTag) }
    set { replacement = newValue }
  }

  @MainActor private static var replacement: FieldTexts?

  private static let english = FieldTexts(
    tryAgain: "Try again", required: "required", met: "met", notMet: "not met")

  private static let all: [String: FieldTexts] = [
    "en": english,
    "ar": FieldTexts(tryAgain: "إعادة المحاولة", required: "مطلوب", met: "مستوفى", notMet: "غير مستوفى"),
    "de": FieldTexts(
      tryAgain: "Noch einmal versuchen", required: "erforderlich", met: "erfüllt", notMet: "nicht erfüllt"),
    "es": FieldTexts(tryAgain: "Reintentar", required: "obligatorio", met: "cumplido", notMet: "no cumplido"),
    "fr": FieldTexts(tryAgain: "Réessayer", required: "obligatoire", met: "rempli", notMet: "non rempli"),
    "hi": FieldTexts(tryAgain: "फिर से कोशिश करें", required: "आवश्यक", met: "पूरा", notMet: "पूरा नहीं"),
    "it": FieldTexts(
      tryAgain: "Riprova", required: "obbligatorio", met: "soddisfatto", notMet: "non soddisfatto"),
    "ja": FieldTexts(tryAgain: "再試行", required: "必須", met: "達成", notMet: "未達成"),
    "ko": FieldTexts(tryAgain: "다시 시도", required: "필수", met: "충족", notMet: "미충족"),
    "nl": FieldTexts(
      tryAgain: "Opnieuw proberen", required: "verplicht", met: "voldaan", notMet: "niet voldaan"),
    "pl": FieldTexts(
      tryAgain: "Spróbuj ponownie", required: "wymagane", met: "spełnione", notMet: "niespełnione"),
    "pt": FieldTexts(
      tryAgain: "Tentar novamente", required: "obrigatório", met: "cumprido", notMet: "não cumprido"),
    "ru": FieldTexts(
      tryAgain: "Повторить", required: "обязательно", met: "выполнено", notMet: "не выполнено"),
    "sv": FieldTexts(
      tryAgain: "Försök igen", required: "obligatoriskt", met: "uppfyllt", notMet: "inte uppfyllt"),
    "tr": FieldTexts(
      tryAgain: "Yeniden dene", required: "zorunlu", met: "karşılandı", notMet: "karşılanmadı"),
    "zh-Hans": FieldTexts(tryAgain: "重试", required: "必填", met: "已满足", notMet: "未满足"),
    "zh-Hant": FieldTexts(tryAgain: "重試", required: "必填", met: "已符合", notMet: "未符合"),
  ]
}
