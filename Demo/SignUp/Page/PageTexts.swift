/// The texts of the page in the languages of the messages.
enum PageTexts {
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

    es
    title: Registro
    language: Idioma
    userName: Nombre de usuario
    email: Correo electrónico
    password: Contraseña
    repeatedPassword: Repetir contraseña
    age: Edad
    terms: Acepto las condiciones
    submit: Registrarse
    submitting: Registrando…
    tryAgain: Reintentar
    required: obligatorio
    checking: Comprobando…
    isTaken: Este nombre ya está en uso.
    isFree: Este nombre está disponible.
    isSubmitted: El registro se ha completado.
    checkFields: Revise los campos marcados.
    phone: Teléfono
    card: Tarjeta
    arrival: Llegada
    visit: Su visita
    formattedAsYouType: Swift da formato a estos campos mientras escribe.
    paysCompany: Paga mi empresa
    companyName: Nombre de la empresa
    vatNumber: Número de IVA
    guests: Invitados
    guest: Invitado
    guestName: Nombre
    addGuest: Añadir un invitado
    remove: Eliminar
    survey: Encuesta
    describedByJSON: Un archivo JSON describe estos campos.
    about: Swift valida cada pulsación. Pruebe estos nombres de usuario:
    hasAccount: Ya existe una cuenta con este correo electrónico.
    waitingForServer: Esperando al servidor…
    valueChanged: Un valor ha cambiado, por lo que el formulario no se ha enviado.
    serverFailed: No se puede contactar con el servidor. Inténtelo de nuevo.
    expired: Este formulario ha caducado. Vuelva a cargar la página.
    noAnswer: El servidor no responde. Reintentando…
    startOver: Empezar de nuevo
    satisfied: cumplido
    open: pendiente
    failed: no cumplido
    inspector: Inspector del formulario
    declaration: Declaración
    control: Campo
    rules: Reglas
    failures: Errores
    requests: Solicitudes
    noRequests: Escriba un nombre de usuario para enviar una solicitud.
    formValue: Valor
    changed: cambiado
    sent: enviada
    cancelled: cancelada
    ignored: ignorada, porque el valor ha cambiado
    accepted: aceptada
    rejected: rechazada
    unanswered: sin respuesta

    fr
    title: Inscription
    language: Langue
    userName: Nom d’utilisateur
    email: E-mail
    password: Mot de passe
    repeatedPassword: Répéter le mot de passe
    age: Âge
    terms: J’accepte les conditions
    submit: S’inscrire
    submitting: Inscription en cours…
    tryAgain: Réessayer
    required: obligatoire
    checking: Vérification…
    isTaken: Ce nom est déjà pris.
    isFree: Ce nom est disponible.
    isSubmitted: Vous êtes inscrit.
    checkFields: Veuillez vérifier les champs signalés.
    phone: Téléphone
    card: Carte
    arrival: Arrivée
    visit: Votre séjour
    formattedAsYouType: Swift met ces champs en forme pendant la saisie.
    paysCompany: Mon entreprise paie
    companyName: Nom de l’entreprise
    vatNumber: Numéro de TVA
    guests: Invités
    guest: Invité
    guestName: Nom
    addGuest: Ajouter un invité
    remove: Supprimer
    survey: Enquête
    describedByJSON: Un fichier JSON décrit ces champs.
    about: Swift vérifie chaque frappe. Essayez ces noms d’utilisateur :
    hasAccount: Un compte existe déjà avec cette adresse e-mail.
    waitingForServer: En attente du serveur…
    valueChanged: Une valeur a changé, le formulaire n’a donc pas été envoyé.
    serverFailed: Le serveur est injoignable. Veuillez réessayer.
    expired: Ce formulaire a expiré. Veuillez recharger la page.
    noAnswer: Le serveur ne répond pas. Nouvel essai…
    startOver: Recommencer
    satisfied: rempli
    open: à remplir
    failed: non rempli
    inspector: Inspecteur
    declaration: Déclaration
    control: Contrôle
    rules: Règles
    failures: Échecs
    requests: Requêtes
    noRequests: Saisissez un nom d’utilisateur pour envoyer une requête.
    formValue: Valeur
    changed: modifié
    sent: envoyée
    cancelled: annulée
    ignored: ignorée, car la valeur a changé
    accepted: acceptée
    rejected: refusée
    unanswered: sans réponse

    hi
    title: साइन अप
    language: भाषा
    userName: उपयोगकर्ता नाम
    email: ईमेल
    password: पासवर्ड
    repeatedPassword: पासवर्ड दोहराएँ
    age: आयु
    terms: मैं शर्तें स्वीकार करता/करती हूँ
    submit: साइन अप करें
    submitting: साइन अप हो रहा है…
    tryAgain: फिर से कोशिश करें
    required: आवश्यक
    checking: जाँच हो रही है…
    isTaken: यह नाम पहले से लिया जा चुका है।
    isFree: यह नाम उपलब्ध है।
    isSubmitted: आपका साइन अप हो गया है।
    checkFields: कृपया चिह्नित फ़ील्ड जाँचें।
    phone: फ़ोन
    card: कार्ड
    arrival: आगमन
    visit: आपकी यात्रा
    formattedAsYouType: आपके टाइप करते समय Swift इन फ़ील्ड को फ़ॉर्मैट करता है।
    paysCompany: भुगतान मेरी कंपनी करेगी
    companyName: कंपनी का नाम
    vatNumber: वैट नंबर
    guests: अतिथि
    guest: अतिथि
    guestName: नाम
    addGuest: अतिथि जोड़ें
    remove: हटाएँ
    survey: सर्वेक्षण
    describedByJSON: एक JSON फ़ाइल इन फ़ील्ड का वर्णन करती है।
    about: Swift हर कुंजी दबाने पर जाँच करता है। ये उपयोगकर्ता नाम आज़माएँ:
    hasAccount: इस ईमेल पते से पहले से एक खाता है।
    waitingForServer: सर्वर की प्रतीक्षा हो रही है…
    valueChanged: एक मान बदल गया, इसलिए फ़ॉर्म नहीं भेजा गया।
    serverFailed: सर्वर से संपर्क नहीं हो सका। कृपया फिर से कोशिश करें।
    expired: इस फ़ॉर्म की समय-सीमा समाप्त हो गई है। कृपया पेज फिर से लोड करें।
    noAnswer: सर्वर जवाब नहीं दे रहा है। फिर से कोशिश हो रही है…
    startOver: फिर से शुरू करें
    satisfied: पूरा
    open: शेष
    failed: पूरा नहीं
    inspector: निरीक्षक
    declaration: घोषणा
    control: कंट्रोल
    rules: नियम
    failures: त्रुटियाँ
    requests: अनुरोध
    noRequests: अनुरोध भेजने के लिए उपयोगकर्ता नाम टाइप करें।
    formValue: मान
    changed: बदला गया
    sent: भेजा गया
    cancelled: रद्द किया गया
    ignored: अनदेखा किया गया, क्योंकि मान बदल गया
    accepted: स्वीकृत
    rejected: अस्वीकृत
    unanswered: कोई जवाब नहीं

    it
    title: Registrazione
    language: Lingua
    userName: Nome utente
    email: E-mail
    password: Password
    repeatedPassword: Ripeti password
    age: Età
    terms: Accetto le condizioni
    submit: Registrati
    submitting: Registrazione in corso…
    tryAgain: Riprova
    required: obbligatorio
    checking: Verifica in corso…
    isTaken: Questo nome è già in uso.
    isFree: Questo nome è disponibile.
    isSubmitted: La registrazione è completata.
    checkFields: Controllare i campi contrassegnati.
    phone: Telefono
    card: Carta
    arrival: Arrivo
    visit: La visita
    formattedAsYouType: Swift formatta questi campi durante la digitazione.
    paysCompany: Paga la mia azienda
    companyName: Nome dell’azienda
    vatNumber: Partita IVA
    guests: Ospiti
    guest: Ospite
    guestName: Nome
    addGuest: Aggiungi un ospite
    remove: Rimuovi
    survey: Sondaggio
    describedByJSON: Un file JSON descrive questi campi.
    about: Swift convalida ogni tasto premuto. Provare questi nomi utente:
    hasAccount: Esiste già un account con questo indirizzo e-mail.
    waitingForServer: In attesa del server…
    valueChanged: Un valore è cambiato, quindi il modulo non è stato inviato.
    serverFailed: Il server non è raggiungibile. Riprovare.
    expired: Questo modulo è scaduto. Ricaricare la pagina.
    noAnswer: Il server non risponde. Nuovo tentativo…
    startOver: Ricomincia
    satisfied: soddisfatto
    open: in sospeso
    failed: non soddisfatto
    inspector: Ispettore
    declaration: Dichiarazione
    control: Controllo
    rules: Regole
    failures: Errori
    requests: Richieste
    noRequests: Digitare un nome utente per inviare una richiesta.
    formValue: Valore
    changed: modificato
    sent: inviata
    cancelled: annullata
    ignored: ignorata, perché il valore è cambiato
    accepted: accettata
    rejected: rifiutata
    unanswered: nessuna risposta

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

    ko
    title: 회원 가입
    language: 언어
    userName: 사용자 이름
    email: 이메일
    password: 비밀번호
    repeatedPassword: 비밀번호 확인
    age: 나이
    terms: 약관에 동의합니다
    submit: 가입하기
    submitting: 가입 중…
    tryAgain: 다시 시도
    required: 필수
    checking: 확인 중…
    isTaken: 이미 사용 중인 이름입니다.
    isFree: 사용할 수 있는 이름입니다.
    isSubmitted: 가입이 완료되었습니다.
    checkFields: 표시된 항목을 확인해 주세요.
    phone: 전화번호
    card: 카드
    arrival: 도착일
    visit: 방문 정보
    formattedAsYouType: 입력하는 동안 Swift가 이 항목의 형식을 맞춥니다.
    paysCompany: 회사에서 결제
    companyName: 회사 이름
    vatNumber: VAT 번호
    guests: 동반자
    guest: 동반자
    guestName: 이름
    addGuest: 동반자 추가
    remove: 제거
    survey: 설문
    describedByJSON: 이 항목은 JSON 파일로 설명됩니다.
    about: Swift가 키 입력마다 검증합니다. 다음 사용자 이름을 시도해 보세요:
    hasAccount: 이 이메일 주소의 계정이 이미 있습니다.
    waitingForServer: 서버를 기다리는 중…
    valueChanged: 값이 변경되어 양식이 제출되지 않았습니다.
    serverFailed: 서버에 연결할 수 없습니다. 다시 시도해 주세요.
    expired: 이 양식이 만료되었습니다. 페이지를 새로 고쳐 주세요.
    noAnswer: 서버가 응답하지 않습니다. 다시 시도 중…
    startOver: 처음부터 다시
    satisfied: 충족
    open: 확인 전
    failed: 미충족
    inspector: 검사기
    declaration: 선언
    control: 컨트롤
    rules: 규칙
    failures: 오류
    requests: 요청
    noRequests: 사용자 이름을 입력하면 요청을 보냅니다.
    formValue: 값
    changed: 변경됨
    sent: 전송됨
    cancelled: 취소됨
    ignored: 값이 바뀌어 무시됨
    accepted: 승인됨
    rejected: 거부됨
    unanswered: 응답 없음

    nl
    title: Registreren
    language: Taal
    userName: Gebruikersnaam
    email: E-mail
    password: Wachtwoord
    repeatedPassword: Wachtwoord herhalen
    age: Leeftijd
    terms: Ik ga akkoord met de voorwaarden
    submit: Registreren
    submitting: Bezig met registreren…
    tryAgain: Opnieuw proberen
    required: verplicht
    checking: Controleren…
    isTaken: Deze naam is al in gebruik.
    isFree: Deze naam is beschikbaar.
    isSubmitted: U bent geregistreerd.
    checkFields: Controleer de gemarkeerde velden.
    phone: Telefoon
    card: Kaart
    arrival: Aankomst
    visit: Uw bezoek
    formattedAsYouType: Swift maakt deze velden op terwijl u typt.
    paysCompany: Mijn bedrijf betaalt
    companyName: Bedrijfsnaam
    vatNumber: Btw-nummer
    guests: Gasten
    guest: Gast
    guestName: Naam
    addGuest: Gast toevoegen
    remove: Verwijderen
    survey: Enquête
    describedByJSON: Een JSON-bestand beschrijft deze velden.
    about: Swift controleert elke toetsaanslag. Probeer deze gebruikersnamen:
    hasAccount: Er is al een account met dit e-mailadres.
    waitingForServer: Wachten op de server…
    valueChanged: Er is een waarde gewijzigd, dus het formulier is niet verzonden.
    serverFailed: De server is niet bereikbaar. Probeer het opnieuw.
    expired: Dit formulier is verlopen. Laad de pagina opnieuw.
    noAnswer: De server antwoordt niet. Nieuwe poging…
    startOver: Opnieuw beginnen
    satisfied: voldaan
    open: nog niet voldaan
    failed: niet voldaan
    inspector: Inspectie
    declaration: Declaratie
    control: Besturingselement
    rules: Regels
    failures: Fouten
    requests: Verzoeken
    noRequests: Typ een gebruikersnaam om een verzoek te verzenden.
    formValue: Waarde
    changed: gewijzigd
    sent: verzonden
    cancelled: geannuleerd
    ignored: genegeerd, omdat de waarde is gewijzigd
    accepted: geaccepteerd
    rejected: afgewezen
    unanswered: geen antwoord

    pl
    title: Rejestracja
    language: Język
    userName: Nazwa użytkownika
    email: E-mail
    password: Hasło
    repeatedPassword: Powtórz hasło
    age: Wiek
    terms: Akceptuję warunki
    submit: Zarejestruj
    submitting: Rejestrowanie…
    tryAgain: Spróbuj ponownie
    required: wymagane
    checking: Sprawdzanie…
    isTaken: Ta nazwa jest już zajęta.
    isFree: Ta nazwa jest dostępna.
    isSubmitted: Rejestracja zakończona.
    checkFields: Proszę sprawdzić zaznaczone pola.
    phone: Telefon
    card: Karta
    arrival: Przyjazd
    visit: Twoja wizyta
    formattedAsYouType: Swift formatuje te pola podczas pisania.
    paysCompany: Płaci moja firma
    companyName: Nazwa firmy
    vatNumber: Numer VAT
    guests: Goście
    guest: Gość
    guestName: Imię i nazwisko
    addGuest: Dodaj gościa
    remove: Usuń
    survey: Ankieta
    describedByJSON: Te pola opisuje plik JSON.
    about: Swift sprawdza każde naciśnięcie klawisza. Wypróbuj te nazwy użytkownika:
    hasAccount: Istnieje już konto z tym adresem e-mail.
    waitingForServer: Oczekiwanie na serwer…
    valueChanged: Wartość się zmieniła, więc formularz nie został wysłany.
    serverFailed: Serwer jest nieosiągalny. Proszę spróbować ponownie.
    expired: Ten formularz wygasł. Proszę ponownie wczytać stronę.
    noAnswer: Serwer nie odpowiada. Ponawianie…
    startOver: Zacznij od nowa
    satisfied: spełnione
    open: otwarte
    failed: niespełnione
    inspector: Inspektor
    declaration: Deklaracja
    control: Kontrolka
    rules: Reguły
    failures: Błędy
    requests: Żądania
    noRequests: Wpisz nazwę użytkownika, aby wysłać żądanie.
    formValue: Wartość
    changed: zmienione
    sent: wysłane
    cancelled: anulowane
    ignored: zignorowane, ponieważ wartość się zmieniła
    accepted: przyjęte
    rejected: odrzucone
    unanswered: brak odpowiedzi

    pt
    title: Cadastro
    language: Idioma
    userName: Nome de usuário
    email: E-mail
    password: Senha
    repeatedPassword: Repetir senha
    age: Idade
    terms: Aceito os termos
    submit: Cadastrar
    submitting: Cadastrando…
    tryAgain: Tentar novamente
    required: obrigatório
    checking: Verificando…
    isTaken: Este nome já está em uso.
    isFree: Este nome está disponível.
    isSubmitted: O cadastro foi concluído.
    checkFields: Verifique os campos marcados.
    phone: Telefone
    card: Cartão
    arrival: Chegada
    visit: Sua visita
    formattedAsYouType: O Swift formata estes campos enquanto você digita.
    paysCompany: Minha empresa paga
    companyName: Nome da empresa
    vatNumber: Número de IVA
    guests: Convidados
    guest: Convidado
    guestName: Nome
    addGuest: Adicionar um convidado
    remove: Remover
    survey: Pesquisa
    describedByJSON: Um arquivo JSON descreve estes campos.
    about: O Swift valida cada tecla. Experimente estes nomes de usuário:
    hasAccount: Já existe uma conta com este e-mail.
    waitingForServer: Aguardando o servidor…
    valueChanged: Um valor mudou, por isso o formulário não foi enviado.
    serverFailed: Não foi possível contatar o servidor. Tente novamente.
    expired: Este formulário expirou. Recarregue a página.
    noAnswer: O servidor não responde. Tentando novamente…
    startOver: Recomeçar
    satisfied: cumprido
    open: pendente
    failed: não cumprido
    inspector: Inspetor
    declaration: Declaração
    control: Controle
    rules: Regras
    failures: Falhas
    requests: Solicitações
    noRequests: Digite um nome de usuário para enviar uma solicitação.
    formValue: Valor
    changed: alterado
    sent: enviada
    cancelled: cancelada
    ignored: ignorada, porque o valor mudou
    accepted: aceita
    rejected: rejeitada
    unanswered: sem resposta

    ru
    title: Регистрация
    language: Язык
    userName: Имя пользователя
    email: Электронная почта
    password: Пароль
    repeatedPassword: Повторите пароль
    age: Возраст
    terms: Я принимаю условия
    submit: Зарегистрироваться
    submitting: Регистрация…
    tryAgain: Повторить
    required: обязательно
    checking: Проверка…
    isTaken: Это имя уже занято.
    isFree: Это имя свободно.
    isSubmitted: Регистрация завершена.
    checkFields: Проверьте отмеченные поля.
    phone: Телефон
    card: Карта
    arrival: Приезд
    visit: Ваш визит
    formattedAsYouType: Swift форматирует эти поля по мере ввода.
    paysCompany: Платит моя компания
    companyName: Название компании
    vatNumber: Номер НДС
    guests: Гости
    guest: Гость
    guestName: Имя
    addGuest: Добавить гостя
    remove: Удалить
    survey: Опрос
    describedByJSON: Эти поля описывает файл JSON.
    about: Swift проверяет каждое нажатие клавиши. Попробуйте эти имена:
    hasAccount: Учётная запись с этим адресом уже существует.
    waitingForServer: Ожидание сервера…
    valueChanged: Значение изменилось, поэтому форма не отправлена.
    serverFailed: Сервер недоступен. Повторите попытку.
    expired: Срок действия формы истёк. Перезагрузите страницу.
    noAnswer: Сервер не отвечает. Повторная попытка…
    startOver: Начать заново
    satisfied: выполнено
    open: не проверено
    failed: не выполнено
    inspector: Инспектор
    declaration: Объявление
    control: Элемент управления
    rules: Правила
    failures: Ошибки
    requests: Запросы
    noRequests: Введите имя пользователя, чтобы отправить запрос.
    formValue: Значение
    changed: изменено
    sent: отправлен
    cancelled: отменён
    ignored: проигнорирован, потому что значение изменилось
    accepted: принят
    rejected: отклонён
    unanswered: нет ответа

    sv
    title: Registrering
    language: Språk
    userName: Användarnamn
    email: E-post
    password: Lösenord
    repeatedPassword: Upprepa lösenordet
    age: Ålder
    terms: Jag godkänner villkoren
    submit: Registrera
    submitting: Registrerar …
    tryAgain: Försök igen
    required: obligatoriskt
    checking: Kontrollerar …
    isTaken: Namnet är redan upptaget.
    isFree: Namnet är ledigt.
    isSubmitted: Du är registrerad.
    checkFields: Kontrollera de markerade fälten.
    phone: Telefonnummer
    card: Kort
    arrival: Ankomst
    visit: Ditt besök
    formattedAsYouType: Swift formaterar fälten medan du skriver.
    paysCompany: Mitt företag betalar
    companyName: Företagsnamn
    vatNumber: Momsnummer
    guests: Gäster
    guest: Gäst
    guestName: Namn
    addGuest: Lägg till en gäst
    remove: Ta bort
    survey: Enkät
    describedByJSON: En JSON-fil beskriver fälten.
    about: Swift validerar varje tangenttryckning. Prova användarnamnen:
    hasAccount: Det finns redan ett konto med den e-postadressen.
    waitingForServer: Väntar på servern …
    valueChanged: Ett värde ändrades, så formuläret skickades inte.
    serverFailed: Servern kan inte nås. Försök igen.
    expired: Formuläret har gått ut. Ladda om sidan.
    noAnswer: Servern svarar inte. Försöker igen …
    startOver: Börja om
    satisfied: uppfyllt
    open: återstår
    failed: inte uppfyllt
    inspector: Inspektör
    declaration: Deklaration
    control: Kontroll
    rules: Regler
    failures: Fel
    requests: Förfrågningar
    noRequests: Skriv ett användarnamn för att skicka en förfrågan.
    formValue: Värde
    changed: ändrat
    sent: skickad
    cancelled: avbruten
    ignored: ignorerad, eftersom värdet har ändrats
    accepted: godkänd
    rejected: avvisad
    unanswered: inget svar

    tr
    title: Kaydolma
    language: Dil
    userName: Kullanıcı adı
    email: E-posta
    password: Parola
    repeatedPassword: Parolayı yineleyin
    age: Yaş
    terms: Koşulları kabul ediyorum
    submit: Kaydol
    submitting: Kaydediliyor…
    tryAgain: Yeniden dene
    required: zorunlu
    checking: Kontrol ediliyor…
    isTaken: Bu ad zaten alınmış.
    isFree: Bu ad kullanılabilir.
    isSubmitted: Kaydınız tamamlandı.
    checkFields: Lütfen işaretli alanları kontrol edin.
    phone: Telefon
    card: Kart
    arrival: Varış
    visit: Ziyaretiniz
    formattedAsYouType: Swift bu alanları siz yazarken biçimlendirir.
    paysCompany: Şirketim ödüyor
    companyName: Şirket adı
    vatNumber: KDV numarası
    guests: Konuklar
    guest: Konuk
    guestName: Ad
    addGuest: Konuk ekle
    remove: Kaldır
    survey: Anket
    describedByJSON: Bu alanları bir JSON dosyası tanımlar.
    about: Swift her tuş vuruşunu doğrular. Şu kullanıcı adlarını deneyin:
    hasAccount: Bu e-posta adresiyle bir hesap var.
    waitingForServer: Sunucu bekleniyor…
    valueChanged: Bir değer değişti, bu yüzden form gönderilmedi.
    serverFailed: Sunucuya ulaşılamadı. Lütfen yeniden deneyin.
    expired: Bu formun süresi doldu. Lütfen sayfayı yeniden yükleyin.
    noAnswer: Sunucu yanıt vermiyor. Yeniden deneniyor…
    startOver: Baştan başla
    satisfied: karşılandı
    open: bekliyor
    failed: karşılanmadı
    inspector: Denetçi
    declaration: Bildirim
    control: Denetim
    rules: Kurallar
    failures: Hatalar
    requests: İstekler
    noRequests: İstek göndermek için bir kullanıcı adı yazın.
    formValue: Değer
    changed: değişti
    sent: gönderildi
    cancelled: iptal edildi
    ignored: yok sayıldı, çünkü değer değişti
    accepted: kabul edildi
    rejected: reddedildi
    unanswered: yanıt yok

    zh-Hans
    title: 注册
    language: 语言
    userName: 用户名
    email: 电子邮件
    password: 密码
    repeatedPassword: 重复密码
    age: 年龄
    terms: 我接受条款
    submit: 注册
    submitting: 正在注册…
    tryAgain: 重试
    required: 必填
    checking: 正在检查…
    isTaken: 该名称已被占用。
    isFree: 该名称可以使用。
    isSubmitted: 注册成功。
    checkFields: 请检查标出的字段。
    phone: 电话
    card: 银行卡
    arrival: 到达日期
    visit: 您的行程
    formattedAsYouType: 输入时，Swift 会设置这些字段的格式。
    paysCompany: 由我的公司付款
    companyName: 公司名称
    vatNumber: 增值税号
    guests: 同行人
    guest: 同行人
    guestName: 姓名
    addGuest: 添加同行人
    remove: 移除
    survey: 调查
    describedByJSON: 这些字段由 JSON 文件描述。
    about: Swift 会验证每次按键。请试试这些用户名：
    hasAccount: 此电子邮件地址已有账户。
    waitingForServer: 正在等待服务器…
    valueChanged: 有值已更改，因此表单未提交。
    serverFailed: 无法连接服务器，请重试。
    expired: 此表单已过期，请重新载入页面。
    noAnswer: 服务器没有响应，正在重试…
    startOver: 重新开始
    satisfied: 已满足
    open: 待定
    failed: 未满足
    inspector: 检查器
    declaration: 声明
    control: 控件
    rules: 规则
    failures: 错误
    requests: 请求
    noRequests: 输入用户名即可发送请求。
    formValue: 值
    changed: 已更改
    sent: 已发送
    cancelled: 已取消
    ignored: 已忽略，因为值已更改
    accepted: 已接受
    rejected: 已拒绝
    unanswered: 无响应

    zh-Hant
    title: 註冊
    language: 語言
    userName: 使用者名稱
    email: 電子郵件
    password: 密碼
    repeatedPassword: 重複密碼
    age: 年齡
    terms: 我接受條款
    submit: 註冊
    submitting: 正在註冊…
    tryAgain: 重試
    required: 必填
    checking: 正在檢查…
    isTaken: 此名稱已有人使用。
    isFree: 此名稱可以使用。
    isSubmitted: 註冊成功。
    checkFields: 請檢查標示的欄位。
    phone: 電話
    card: 卡片
    arrival: 抵達日期
    visit: 您的行程
    formattedAsYouType: 輸入時，Swift 會設定這些欄位的格式。
    paysCompany: 由我的公司付款
    companyName: 公司名稱
    vatNumber: 加值稅號
    guests: 同行者
    guest: 同行者
    guestName: 姓名
    addGuest: 加入同行者
    remove: 移除
    survey: 問卷
    describedByJSON: 這些欄位由 JSON 檔案描述。
    about: Swift 會驗證每次按鍵。請試試這些使用者名稱：
    hasAccount: 此電子郵件地址已有帳號。
    waitingForServer: 正在等待伺服器…
    valueChanged: 有值已變更，因此表單未送出。
    serverFailed: 無法連線到伺服器，請再試一次。
    expired: 此表單已過期，請重新載入頁面。
    noAnswer: 伺服器沒有回應，正在重試…
    startOver: 重新開始
    satisfied: 已符合
    open: 待定
    failed: 未符合
    inspector: 檢閱器
    declaration: 宣告
    control: 控制項
    rules: 規則
    failures: 錯誤
    requests: 要求
    noRequests: 輸入使用者名稱即可傳送要求。
    formValue: 值
    changed: 已變更
    sent: 已傳送
    cancelled: 已取消
    ignored: 已忽略，因為值已變更
    accepted: 已接受
    rejected: 已拒絕
    unanswered: 沒有回應
    """
}
