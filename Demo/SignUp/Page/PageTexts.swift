/// A text of the page that is not a message of the library, such as a label.
enum PageText: String, CaseIterable, Sendable {
  case title, language, userName, email, password, repeatedPassword, age, country, terms
  case submit, submitting, tryAgain, required, checking, isTaken, isFree, isSubmitted, checkFields
}

/// The texts of the page in the languages of the messages.
enum PageTexts {
  /// Returns a text in a language, by its BCP 47 tag, or in English if the language is unknown.
  static func text(_ text: PageText, in language: String) -> String {
    table[language]?[text] ?? table["en"]?[text] ?? text.rawValue
  }

  /// Every text of a language by its key, for the page's script.
  static func texts(in language: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: PageText.allCases.map { ($0.rawValue, text($0, in: language)) })
  }

  /// The texts by language.
  static let table: [String: [PageText: String]] = Dictionary(
    uniqueKeysWithValues: lines.split(separator: "\n\n").map { paragraph in
      let lines = paragraph.split(separator: "\n").map(String.init)
      return (lines[0], Dictionary(uniqueKeysWithValues: zip(PageText.allCases, lines.dropFirst())))
    })

  /// A paragraph for each language: its tag, then the texts in the order of their cases.
  private static let lines = """
    ar
    إنشاء حساب
    اللغة
    اسم المستخدم
    البريد الإلكتروني
    كلمة المرور
    تكرار كلمة المرور
    العمر
    البلد
    أوافق على الشروط
    إنشاء الحساب
    جارٍ إنشاء الحساب…
    إعادة المحاولة
    مطلوب
    جارٍ التحقق…
    هذا الاسم مستخدم بالفعل.
    هذا الاسم متاح.
    تم إنشاء الحساب.
    يُرجى مراجعة الحقول المحددة.

    de
    Registrieren
    Sprache
    Benutzername
    E-Mail
    Passwort
    Passwort wiederholen
    Alter
    Land
    Ich akzeptiere die Bedingungen
    Registrieren
    Registrierung läuft …
    Noch einmal versuchen
    erforderlich
    Wird geprüft …
    Dieser Name ist schon vergeben.
    Dieser Name ist frei.
    Sie sind registriert.
    Bitte prüfen Sie die markierten Felder.

    en
    Sign up
    Language
    User name
    Email
    Password
    Repeat password
    Age
    Country
    I accept the terms
    Sign up
    Signing up…
    Try again
    required
    Checking…
    This name is already taken.
    This name is available.
    You are signed up.
    Please check the marked fields.

    es
    Registro
    Idioma
    Nombre de usuario
    Correo electrónico
    Contraseña
    Repetir contraseña
    Edad
    País
    Acepto las condiciones
    Registrarse
    Registrando…
    Reintentar
    obligatorio
    Comprobando…
    Este nombre ya está en uso.
    Este nombre está disponible.
    El registro se ha completado.
    Revise los campos marcados.

    fr
    Inscription
    Langue
    Nom d’utilisateur
    E-mail
    Mot de passe
    Répéter le mot de passe
    Âge
    Pays
    J’accepte les conditions
    S’inscrire
    Inscription en cours…
    Réessayer
    obligatoire
    Vérification…
    Ce nom est déjà pris.
    Ce nom est disponible.
    Vous êtes inscrit.
    Veuillez vérifier les champs signalés.

    hi
    साइन अप
    भाषा
    उपयोगकर्ता नाम
    ईमेल
    पासवर्ड
    पासवर्ड दोहराएँ
    आयु
    देश
    मैं शर्तें स्वीकार करता/करती हूँ
    साइन अप करें
    साइन अप हो रहा है…
    फिर से कोशिश करें
    आवश्यक
    जाँच हो रही है…
    यह नाम पहले से लिया जा चुका है।
    यह नाम उपलब्ध है।
    आपका साइन अप हो गया है।
    कृपया चिह्नित फ़ील्ड जाँचें।

    it
    Registrazione
    Lingua
    Nome utente
    E-mail
    Password
    Ripeti password
    Età
    Paese
    Accetto le condizioni
    Registrati
    Registrazione in corso…
    Riprova
    obbligatorio
    Verifica in corso…
    Questo nome è già in uso.
    Questo nome è disponibile.
    La registrazione è completata.
    Controllare i campi contrassegnati.

    ja
    アカウント登録
    言語
    ユーザー名
    メールアドレス
    パスワード
    パスワード（確認用）
    年齢
    国
    利用規約に同意します
    登録する
    登録中…
    再試行
    必須
    確認中…
    この名前はすでに使われています。
    この名前は使えます。
    登録が完了しました。
    印の付いた項目を確認してください。

    ko
    회원 가입
    언어
    사용자 이름
    이메일
    비밀번호
    비밀번호 확인
    나이
    국가
    약관에 동의합니다
    가입하기
    가입 중…
    다시 시도
    필수
    확인 중…
    이미 사용 중인 이름입니다.
    사용할 수 있는 이름입니다.
    가입이 완료되었습니다.
    표시된 항목을 확인해 주세요.

    nl
    Registreren
    Taal
    Gebruikersnaam
    E-mail
    Wachtwoord
    Wachtwoord herhalen
    Leeftijd
    Land
    Ik ga akkoord met de voorwaarden
    Registreren
    Bezig met registreren…
    Opnieuw proberen
    verplicht
    Controleren…
    Deze naam is al in gebruik.
    Deze naam is beschikbaar.
    U bent geregistreerd.
    Controleer de gemarkeerde velden.

    pl
    Rejestracja
    Język
    Nazwa użytkownika
    E-mail
    Hasło
    Powtórz hasło
    Wiek
    Kraj
    Akceptuję warunki
    Zarejestruj
    Rejestrowanie…
    Spróbuj ponownie
    wymagane
    Sprawdzanie…
    Ta nazwa jest już zajęta.
    Ta nazwa jest dostępna.
    Rejestracja zakończona.
    Proszę sprawdzić zaznaczone pola.

    pt
    Cadastro
    Idioma
    Nome de usuário
    E-mail
    Senha
    Repetir senha
    Idade
    País
    Aceito os termos
    Cadastrar
    Cadastrando…
    Tentar novamente
    obrigatório
    Verificando…
    Este nome já está em uso.
    Este nome está disponível.
    O cadastro foi concluído.
    Verifique os campos marcados.

    ru
    Регистрация
    Язык
    Имя пользователя
    Электронная почта
    Пароль
    Повторите пароль
    Возраст
    Страна
    Я принимаю условия
    Зарегистрироваться
    Регистрация…
    Повторить
    обязательно
    Проверка…
    Это имя уже занято.
    Это имя свободно.
    Регистрация завершена.
    Проверьте отмеченные поля.

    sv
    Registrering
    Språk
    Användarnamn
    E-post
    Lösenord
    Upprepa lösenordet
    Ålder
    Land
    Jag godkänner villkoren
    Registrera
    Registrerar …
    Försök igen
    obligatoriskt
    Kontrollerar …
    Namnet är redan upptaget.
    Namnet är ledigt.
    Du är registrerad.
    Kontrollera de markerade fälten.

    tr
    Kaydolma
    Dil
    Kullanıcı adı
    E-posta
    Parola
    Parolayı yineleyin
    Yaş
    Ülke
    Koşulları kabul ediyorum
    Kaydol
    Kaydediliyor…
    Yeniden dene
    zorunlu
    Kontrol ediliyor…
    Bu ad zaten alınmış.
    Bu ad kullanılabilir.
    Kaydınız tamamlandı.
    Lütfen işaretli alanları kontrol edin.

    zh-Hans
    注册
    语言
    用户名
    电子邮件
    密码
    重复密码
    年龄
    国家/地区
    我接受条款
    注册
    正在注册…
    重试
    必填
    正在检查…
    该名称已被占用。
    该名称可以使用。
    注册成功。
    请检查标出的字段。

    zh-Hant
    註冊
    語言
    使用者名稱
    電子郵件
    密碼
    重複密碼
    年齡
    國家/地區
    我接受條款
    註冊
    正在註冊…
    重試
    必填
    正在檢查…
    此名稱已有人使用。
    此名稱可以使用。
    註冊成功。
    請檢查標示的欄位。
    """
}
