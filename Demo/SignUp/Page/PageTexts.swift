/// The texts of the page in four languages; the messages of the library have 17. In the others, the page is in English.
enum PageTexts {
  /// The languages of the texts, as BCP 47 tags.
  static var languages: Set<String> { Set(table.keys) }

  /// Returns a text in a language, by its BCP 47 tag, or in English if the language is unknown.
  static func text(_ text: PageText, in language: String) -> String {
    table[language]?[text] ?? table["en"]?[text] ?? text.rawValue
  }

  /// Returns every text of a language by its key, for the page's script.
  static func texts(in language: String) -> [String: String] {
    textsByKey[language] ?? textsByKey["en"] ?? [:]
  }

  private static let textsByKey: [String: [String: String]] = table.mapValues { texts in
    Dictionary(uniqueKeysWithValues: texts.map { ($0.key.rawValue, $0.value) })
  }

  /// The texts by language.
  static let table: [String: [PageText: String]] = Dictionary(
    uniqueKeysWithValues: lines.split(separator: "\n\n").map { paragraph in
      let lines = paragraph.split(separator: "\n").map(String.init)
      let texts = lines.dropFirst().compactMap(Self.entry)
      return (lines[0], Dictionary(texts) { first, _ in first })
    })

  /// Returns the key and the text of a line.
  private static func entry(_ line: String) -> (PageText, String)? {
    let parts = line.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2, let text = PageText(rawValue: String(parts[0])) else { return nil }
    return (text, String(parts[1]))
  }

  /// A paragraph for each language: its tag, then a line for each text.
  private static let lines = """
    ar
    title: إنشاء حساب
    language: اللغة
    userName: اسم المستخدم
    email: البريد الإلكتروني
    password: كلمة المرور
    repeatedPassword: تكرار كلمة المرور
    age: العمر
    terms: أوافق على الشروط
    submit: إنشاء الحساب
    submitting: جارٍ إنشاء الحساب…
    tryAgain: إعادة المحاولة
    required: مطلوب
    checking: جارٍ التحقق…
    isTaken: هذا الاسم مستخدم بالفعل.
    isFree: هذا الاسم متاح.
    isSubmitted: تم إنشاء الحساب.
    checkFields: يُرجى مراجعة الحقول المحددة.
    phone: الهاتف
    card: البطاقة
    arrival: الوصول
    visit: زيارتك
    formattedAsYouType: تنسّق Swift هذه الحقول أثناء الكتابة.
    paysCompany: تدفع شركتي
    companyName: اسم الشركة
    vatNumber: رقم ضريبة القيمة المضافة
    companyPayment: طريقة الدفع
    orderNumber: رقم أمر الشراء
    iban: رقم الحساب المصرفي (IBAN)
    invoice: فاتورة
    debit: خصم مباشر
    guests: الضيوف
    guest: الضيف
    guestName: الاسم
    addGuest: إضافة ضيف
    remove: إزالة
    survey: استبيان
    describedByJSON: يصف ملف JSON هذه الحقول.
    about: تتحقّق Swift من كل ضغطة مفتاح. جرّب أسماء المستخدمين هذه:
    hasAccount: يوجد حساب بهذا البريد الإلكتروني بالفعل.
    waitingForServer: في انتظار الخادم…
    valueChanged: تغيّرت إحدى القيم، لذلك لم يُرسل النموذج.
    serverFailed: تعذّر الوصول إلى الخادم. يُرجى إعادة المحاولة.
    expired: انتهت صلاحية هذا النموذج. يُرجى إعادة تحميل الصفحة.
    noAnswer: الخادم لا يستجيب. تجري إعادة المحاولة…
    startOver: البدء من جديد
    satisfied: مستوفى
    open: معلّق
    failed: غير مستوفى
    inspector: المفتّش
    declaration: التعريف
    control: عنصر التحكّم
    rules: القواعد
    failures: الأخطاء
    requests: الطلبات
    noRequests: اكتب اسم مستخدم لإرسال طلب.
    formValue: القيمة
    changed: تغيّر
    sent: أُرسل
    cancelled: أُلغي
    ignored: تُجوهل لأن القيمة تغيّرت
    accepted: قُبل
    rejected: رُفض
    unanswered: بلا رد

    de
    title: Registrieren
    language: Sprache
    userName: Benutzername
    email: E-Mail
    password: Passwort
    repeatedPassword: Passwort wiederholen
    age: Alter
    terms: Ich akzeptiere die Bedingungen
    submit: Registrieren
    submitting: Registrierung läuft …
    tryAgain: Noch einmal versuchen
    required: erforderlich
    checking: Wird geprüft …
    isTaken: Dieser Name ist schon vergeben.
    isFree: Dieser Name ist frei.
    isSubmitted: Sie sind registriert.
    checkFields: Bitte prüfen Sie die markierten Felder.
    phone: Telefon
    card: Karte
    arrival: Anreise
    visit: Ihr Besuch
    formattedAsYouType: Swift formatiert diese Felder, während Sie tippen.
    paysCompany: Meine Firma bezahlt
    companyName: Firmenname
    vatNumber: USt-IdNr.
    companyPayment: Zahlungsart
    orderNumber: Bestellnummer
    iban: IBAN des Kontos
    invoice: Rechnung
    debit: Lastschrift
    guests: Gäste
    guest: Gast
    guestName: Vor- und Nachname
    addGuest: Gast hinzufügen
    remove: Entfernen
    survey: Umfrage
    describedByJSON: Eine JSON-Datei beschreibt diese Felder.
    about: Swift prüft jeden Tastendruck. Versuchen Sie diese Benutzernamen:
    hasAccount: Zu dieser E-Mail-Adresse gibt es schon ein Konto.
    waitingForServer: Warten auf den Server …
    valueChanged: Ein Wert wurde geändert, deshalb wurde nichts gesendet.
    serverFailed: Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.
    expired: Dieses Formular ist abgelaufen. Bitte laden Sie die Seite neu.
    noAnswer: Der Server antwortet nicht. Neuer Versuch …
    startOver: Von vorn beginnen
    satisfied: erfüllt
    open: offen
    failed: nicht erfüllt
    inspector: Inspektor
    declaration: Deklaration
    control: Steuerelement
    rules: Regeln
    failures: Fehler
    requests: Anfragen
    noRequests: Geben Sie einen Benutzernamen ein, um eine Anfrage zu senden.
    formValue: Wert
    changed: geändert
    sent: gesendet
    cancelled: abgebrochen
    ignored: ignoriert, weil der Wert sich geändert hat
    accepted: akzeptiert
    rejected: abgelehnt
    unanswered: keine Antwort

    en
    title: Sign up
    language: Language
    userName: User name
    email: Email
    password: Password
    repeatedPassword: Repeat password
    age: Age
    terms: I accept the terms
    submit: Sign up
    submitting: Signing up…
    tryAgain: Try again
    required: required
    checking: Checking…
    isTaken: This name is already taken.
    isFree: This name is available.
    isSubmitted: You are signed up.
    checkFields: Please check the marked fields.
    phone: Phone
    card: Card
    arrival: Arrival
    visit: Your visit
    formattedAsYouType: Swift formats these fields while you type.
    paysCompany: My company pays
    companyName: Company name
    vatNumber: VAT number
    companyPayment: Payment
    orderNumber: Order number
    iban: IBAN
    invoice: Invoice
    debit: Direct debit
    guests: Guests
    guest: Guest
    guestName: Name
    addGuest: Add a guest
    remove: Remove
    survey: Survey
    describedByJSON: A JSON file describes these fields.
    about: Swift validates every keystroke. Try these user names:
    hasAccount: There is an account with this email address.
    waitingForServer: Waiting for the server…
    valueChanged: A value changed, so the form was not submitted.
    serverFailed: The server could not be reached. Please try again.
    expired: This form has expired. Please reload the page.
    noAnswer: The server does not answer. Trying again…
    startOver: Start over
    satisfied: satisfied
    open: open
    failed: failed
    inspector: Inspector
    declaration: Declaration
    control: Control
    rules: Rules
    failures: Failures
    requests: Requests
    noRequests: Type a user name to send a request.
    formValue: Value
    changed: changed
    sent: sent
    cancelled: cancelled
    ignored: ignored, because the value has changed
    accepted: accepted
    rejected: rejected
    unanswered: no answer

    ja
    title: アカウント登録
    language: 言語
    userName: ユーザー名
    email: メールアドレス
    password: パスワード
    repeatedPassword: パスワード（確認用）
    age: 年齢
    terms: 利用規約に同意します
    submit: 登録する
    submitting: 登録中…
    tryAgain: 再試行
    required: 必須
    checking: 確認中…
    isTaken: この名前はすでに使われています。
    isFree: この名前は使えます。
    isSubmitted: 登録が完了しました。
    checkFields: 印の付いた項目を確認してください。
    phone: 電話番号
    card: カード
    arrival: 到着日
    visit: ご滞在
    formattedAsYouType: 入力と同時にSwiftがこれらの項目を整形します。
    paysCompany: 会社が支払う
    companyName: 会社名
    vatNumber: VAT番号
    companyPayment: 支払い方法
    orderNumber: 注文番号
    iban: 口座のIBAN
    invoice: 請求書
    debit: 口座振替
    guests: 同伴者
    guest: 同伴者
    guestName: 氏名
    addGuest: 同伴者を追加
    remove: 削除
    survey: アンケート
    describedByJSON: これらの項目はJSONファイルで記述されています。
    about: Swiftがキー入力ごとに検証します。次のユーザー名を試してください：
    hasAccount: このメールアドレスのアカウントはすでにあります。
    waitingForServer: サーバーを待っています…
    valueChanged: 値が変更されたため、送信されませんでした。
    serverFailed: サーバーに接続できませんでした。もう一度お試しください。
    expired: このフォームは期限切れです。ページを再読み込みしてください。
    noAnswer: サーバーが応答しません。再試行中…
    startOver: 最初からやり直す
    satisfied: 達成
    open: 未確認
    failed: 未達成
    inspector: インスペクタ
    declaration: 宣言
    control: コントロール
    rules: ルール
    failures: エラー
    requests: リクエスト
    noRequests: ユーザー名を入力するとリクエストが送信されます。
    formValue: 値
    changed: 変更あり
    sent: 送信済み
    cancelled: キャンセル
    ignored: 値が変わったため無視
    accepted: 承認
    rejected: 拒否
    unanswered: 応答なし
    """
}
