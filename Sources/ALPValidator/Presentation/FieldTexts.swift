/// The texts of the views, besides the messages of rules: of buttons, of what follows a submission, and of what VoiceOver
/// reads.
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
  /// The message of a form whose submission has thrown an error without a description of its own.
  public var submissionFailed: String
  /// The message of a form in which a value has changed while it was submitted.
  public var changedMeanwhile: String
  /// The question before a form with changes is dismissed.
  public var unsavedChanges: String
  /// The title of the button that dismisses a form with its changes.
  public var discardChanges: String
  /// The title of the button that goes back to the form.
  public var keepEditing: String

  /// Creates the texts of a language of `MessageCatalog.availableLanguages`, or else those in English.
  ///
  /// - Parameter tag: The BCP 47 tag of a language, such as `pt-BR`.
  public init(language tag: String) {
    self = MessageCatalog.availableLanguage(for: tag).flatMap { Self.all[$0] } ?? Self.english
  }

  private init(
    tryAgain: String, required: String, met: String, notMet: String, submissionFailed: String,
    changedMeanwhile: String, unsavedChanges: String, discardChanges: String, keepEditing: String
  ) {
    self.tryAgain = tryAgain
    self.required = required
    self.met = met
    self.notMet = notMet
    self.submissionFailed = submissionFailed
    self.changedMeanwhile = changedMeanwhile
    self.unsavedChanges = unsavedChanges
    self.discardChanges = discardChanges
    self.keepEditing = keepEditing
  }

  /// The texts of the views: those that you have set, or those in the language of `MessageCatalog.standard`.
  @MainActor public static var standard: FieldTexts {
    get { replacement ?? FieldTexts(language: MessageCatalog.standard.languageTag) }
    set { replacement = newValue }
  }

  @MainActor private static var replacement: FieldTexts?

  private static let english = FieldTexts(
    tryAgain: "Try again",
    required: "required",
    met: "met",
    notMet: "not met",
    submissionFailed: "This could not be sent. Please try again.",
    changedMeanwhile: "A value has changed in the meantime. Please send it again.",
    unsavedChanges: "You have changes that are not saved.",
    discardChanges: "Discard changes",
    keepEditing: "Keep editing")

  private static let all: [String: FieldTexts] = [
    "en": english,
    "ar": FieldTexts(
      tryAgain: "إعادة المحاولة",
      required: "مطلوب",
      met: "مستوفى",
      notMet: "غير مستوفى",
      submissionFailed: "تعذر الإرسال. يرجى المحاولة مرة أخرى.",
      changedMeanwhile: "تغيرت إحدى القيم في هذه الأثناء. يرجى الإرسال مرة أخرى.",
      unsavedChanges: "لديك تغييرات لم تُحفظ.",
      discardChanges: "تجاهل التغييرات",
      keepEditing: "متابعة التحرير"),
    "de": FieldTexts(
      tryAgain: "Noch einmal versuchen",
      required: "erforderlich",
      met: "erfüllt",
      notMet: "nicht erfüllt",
      submissionFailed: "Das Senden ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
      changedMeanwhile: "Inzwischen hat sich ein Wert geändert. Bitte senden Sie noch einmal.",
      unsavedChanges: "Es gibt Änderungen, die nicht gesichert sind.",
      discardChanges: "Änderungen verwerfen",
      keepEditing: "Weiter bearbeiten"),
    "es": FieldTexts(
      tryAgain: "Reintentar",
      required: "obligatorio",
      met: "cumplido",
      notMet: "no cumplido",
      submissionFailed: "No se ha podido enviar. Inténtelo de nuevo.",
      changedMeanwhile: "Un valor ha cambiado mientras tanto. Envíelo de nuevo.",
      unsavedChanges: "Hay cambios sin guardar.",
      discardChanges: "Descartar cambios",
      keepEditing: "Seguir editando"),
    "fr": FieldTexts(
      tryAgain: "Réessayer",
      required: "obligatoire",
      met: "rempli",
      notMet: "non rempli",
      submissionFailed: "L’envoi a échoué. Veuillez réessayer.",
      changedMeanwhile: "Une valeur a changé entre-temps. Veuillez renvoyer.",
      unsavedChanges: "Des modifications ne sont pas enregistrées.",
      discardChanges: "Abandonner les modifications",
      keepEditing: "Continuer les modifications"),
    "hi": FieldTexts(
      tryAgain: "फिर से कोशिश करें",
      required: "आवश्यक",
      met: "पूरा",
      notMet: "पूरा नहीं",
      submissionFailed: "यह भेजा नहीं जा सका। कृपया फिर से कोशिश करें।",
      changedMeanwhile: "इस बीच एक मान बदल गया है। कृपया फिर से भेजें।",
      unsavedChanges: "आपके कुछ बदलाव सहेजे नहीं गए हैं।",
      discardChanges: "बदलाव छोड़ें",
      keepEditing: "संपादन जारी रखें"),
    "it": FieldTexts(
      tryAgain: "Riprova",
      required: "obbligatorio",
      met: "soddisfatto",
      notMet: "non soddisfatto",
      submissionFailed: "L’invio non è riuscito. Riprova.",
      changedMeanwhile: "Nel frattempo un valore è cambiato. Invia di nuovo.",
      unsavedChanges: "Ci sono modifiche non salvate.",
      discardChanges: "Ignora le modifiche",
      keepEditing: "Continua a modificare"),
    "ja": FieldTexts(
      tryAgain: "再試行",
      required: "必須",
      met: "達成",
      notMet: "未達成",
      submissionFailed: "送信できませんでした。もう一度お試しください。",
      changedMeanwhile: "その間に値が変更されました。もう一度送信してください。",
      unsavedChanges: "保存されていない変更があります。",
      discardChanges: "変更を破棄",
      keepEditing: "編集を続ける"),
    "ko": FieldTexts(
      tryAgain: "다시 시도",
      required: "필수",
      met: "충족",
      notMet: "미충족",
      submissionFailed: "보낼 수 없습니다. 다시 시도해 주세요.",
      changedMeanwhile: "그동안 값이 변경되었습니다. 다시 보내 주세요.",
      unsavedChanges: "저장되지 않은 변경 사항이 있습니다.",
      discardChanges: "변경 사항 버리기",
      keepEditing: "계속 편집"),
    "nl": FieldTexts(
      tryAgain: "Opnieuw proberen",
      required: "verplicht",
      met: "voldaan",
      notMet: "niet voldaan",
      submissionFailed: "Het versturen is mislukt. Probeer het opnieuw.",
      changedMeanwhile: "Intussen is een waarde gewijzigd. Verstuur het opnieuw.",
      unsavedChanges: "Er zijn wijzigingen die niet zijn bewaard.",
      discardChanges: "Wijzigingen weggooien",
      keepEditing: "Verder bewerken"),
    "pl": FieldTexts(
      tryAgain: "Spróbuj ponownie",
      required: "wymagane",
      met: "spełnione",
      notMet: "niespełnione",
      submissionFailed: "Nie udało się wysłać. Spróbuj ponownie.",
      changedMeanwhile: "W międzyczasie zmieniła się wartość. Wyślij ponownie.",
      unsavedChanges: "Są niezapisane zmiany.",
      discardChanges: "Odrzuć zmiany",
      keepEditing: "Edytuj dalej"),
    "pt": FieldTexts(
      tryAgain: "Tentar novamente",
      required: "obrigatório",
      met: "cumprido",
      notMet: "não cumprido",
      submissionFailed: "Não foi possível enviar. Tente novamente.",
      changedMeanwhile: "Um valor mudou entretanto. Envie novamente.",
      unsavedChanges: "Há alterações que não foram salvas.",
      discardChanges: "Descartar alterações",
      keepEditing: "Continuar editando"),
    "ru": FieldTexts(
      tryAgain: "Повторить",
      required: "обязательно",
      met: "выполнено",
      notMet: "не выполнено",
      submissionFailed: "Не удалось отправить. Повторите попытку.",
      changedMeanwhile: "За это время одно из значений изменилось. Отправьте ещё раз.",
      unsavedChanges: "Есть несохранённые изменения.",
      discardChanges: "Отменить изменения",
      keepEditing: "Продолжить редактирование"),
    "sv": FieldTexts(
      tryAgain: "Försök igen",
      required: "obligatoriskt",
      met: "uppfyllt",
      notMet: "inte uppfyllt",
      submissionFailed: "Det gick inte att skicka. Försök igen.",
      changedMeanwhile: "Ett värde har ändrats under tiden. Skicka igen.",
      unsavedChanges: "Det finns ändringar som inte är sparade.",
      discardChanges: "Släng ändringarna",
      keepEditing: "Fortsätt redigera"),
    "tr": FieldTexts(
      tryAgain: "Yeniden dene",
      required: "zorunlu",
      met: "karşılandı",
      notMet: "karşılanmadı",
      submissionFailed: "Gönderilemedi. Lütfen yeniden deneyin.",
      changedMeanwhile: "Bu sırada bir değer değişti. Lütfen yeniden gönderin.",
      unsavedChanges: "Kaydedilmemiş değişiklikler var.",
      discardChanges: "Değişiklikleri at",
      keepEditing: "Düzenlemeyi sürdür"),
    "zh-Hans": FieldTexts(
      tryAgain: "重试",
      required: "必填",
      met: "已满足",
      notMet: "未满足",
      submissionFailed: "无法发送。请重试。",
      changedMeanwhile: "期间有一个值已更改。请重新发送。",
      unsavedChanges: "有更改尚未保存。",
      discardChanges: "放弃更改",
      keepEditing: "继续编辑"),
    "zh-Hant": FieldTexts(
      tryAgain: "重試",
      required: "必填",
      met: "已符合",
      notMet: "未符合",
      submissionFailed: "無法傳送。請再試一次。",
      changedMeanwhile: "期間有一個值已變更。請重新傳送。",
      unsavedChanges: "有變更尚未儲存。",
      discardChanges: "捨棄變更",
      keepEditing: "繼續編輯"),
  ]
}
