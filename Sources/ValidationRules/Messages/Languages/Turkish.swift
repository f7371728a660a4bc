extension MessageLanguage {
  /// Turkish, in the formal address; a noun after a number has no plural.
  static let turkish = MessageLanguage(
    "tr", plurals: .turkish,
    messages: """
      invalid: Bu değer geçerli değil.
      invalid.labeled: “{label}” alanındaki değer geçerli değil.
      presence: Lütfen bu alanı doldurun.
      presence.labeled: Lütfen “{label}” alanını doldurun.
      request-failed: Bu değer kontrol edilemedi. Lütfen yeniden deneyin.
      too-costly: Bu metin kontrol edilemedi. Lütfen kısaltın.
      too-long: Bu metin kontrol edilemeyecek kadar uzun. Lütfen kısaltın.
      type: Bu değer beklenen türde değil.
      unreadable: Bu değer okunamıyor.
      unreadable-file: Bu dosya okunamıyor.
      unknown-key: Bu alan bilinmiyor.
      more-failures: Burada listelenenden daha fazla hata var.
      status: İstek işlenemedi
      status.400: Geçersiz istek
      status.401: Kimlik doğrulama gerekli
      status.403: Erişim engellendi
      status.404: Bulunamadı
      status.409: Çakışma
      status.410: Artık yok
      status.413: İçerik çok büyük
      status.415: Desteklenmeyen içerik türü
      status.422: Geçersiz içerik
      status.429: Çok fazla istek
      status.500: Sunucu iç hatası
      status.502: Hatalı ağ geçidi
      status.503: Hizmet kullanılamıyor
      status.504: Ağ geçidi zaman aşımı
      problem.size: İçerik {maximum} bayttan büyük.
      problem.depth: Diziler ve nesneler {line}. satır, {byte}. baytta {maximum} düzeyden daha derin.
      problem.duplicate-key: {line}. satır, {byte}. baytta bir anahtar aynı nesnede iki kez geçiyor.
      problem.syntax: İçerik JSON değil. Bkz. {line}. satır, {byte}. bayt.
      problem.encoding: Bu, yüzde kodlamalı UTF-8 metni değil. Bkz. {byte}. bayt.
      remote: Bu değer kabul edilmedi.
      pattern: Lütfen beklenen biçimi kullanın.
      example: Lütfen {example} gibi bir biçim kullanın.
      same: Değerler eşleşmiyor.
      same.labeled: “{label}” alanındaki değerler eşleşmiyor.
      different: Lütfen başka bir değer girin.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} Ya da: {second}
      list.comma: {first}, {second}
      list.or: {first} veya {second}
      list.and: {first} ve {second}

      length.minimum: Lütfen en az {minimum} karakter girin.
      length.minimum.labeled: Lütfen “{label}” alanına en az {minimum} karakter girin.
      length.maximum: Lütfen en fazla {maximum} karakter girin.
      length.maximum.labeled: Lütfen “{label}” alanına en fazla {maximum} karakter girin.
      length.none: Lütfen bu alanı boş bırakın.
      length: Lütfen en az {minimum}, en fazla {maximum} karakter girin.
      length.labeled: Lütfen “{label}” alanına en az {minimum}, en fazla {maximum} karakter girin.
      length.exact: Lütfen tam {minimum} karakter girin.
      length.exact.labeled: Lütfen “{label}” alanına tam {minimum} karakter girin.
      length.minimum.bytes: Lütfen en az {minimum} bayt girin.
      length.maximum.bytes: Lütfen en fazla {maximum} bayt girin.
      words.minimum: Lütfen en az {minimum} kelime girin.
      words.maximum: Lütfen en fazla {maximum} kelime girin.

      contains-digit: Lütfen en az {minimum} rakam kullanın.
      contains-digit.maximum: Lütfen en fazla {maximum} rakam kullanın.
      contains-digit.none: Lütfen rakam kullanmayın.
      contains-letter: Lütfen en az {minimum} harf kullanın.
      contains-letter.maximum: Lütfen en fazla {maximum} harf kullanın.
      contains-letter.none: Lütfen harf kullanmayın.
      contains-lowercase: Lütfen en az {minimum} küçük harf kullanın.
      contains-lowercase.maximum: Lütfen en fazla {maximum} küçük harf kullanın.
      contains-lowercase.none: Lütfen küçük harf kullanmayın.
      contains-uppercase: Lütfen en az {minimum} büyük harf kullanın.
      contains-uppercase.maximum: Lütfen en fazla {maximum} büyük harf kullanın.
      contains-uppercase.none: Lütfen büyük harf kullanmayın.
      contains-symbol: Lütfen en az {minimum} özel karakter kullanın.
      contains-symbol.maximum: Lütfen en fazla {maximum} özel karakter kullanın.
      contains-symbol.none: Lütfen özel karakter kullanmayın.
      only-digits: Lütfen yalnızca rakam kullanın.
      only-digits.ascii: Lütfen yalnızca 0 ile 9 arasındaki rakamları kullanın.
      only-letters: Lütfen yalnızca harf kullanın.
      only-letters.ascii: Lütfen yalnızca İngiliz alfabesindeki harfleri (A–Z) kullanın.
      only-lowercase: Lütfen yalnızca küçük harf kullanın.
      only-lowercase.ascii: Lütfen yalnızca İngiliz alfabesindeki küçük harfleri (a–z) kullanın.
      only-uppercase: Lütfen yalnızca büyük harf kullanın.
      only-uppercase.ascii: Lütfen yalnızca İngiliz alfabesindeki büyük harfleri (A–Z) kullanın.
      alphanumeric: Lütfen yalnızca harf ve rakam kullanın.
      alphanumeric.ascii: Lütfen yalnızca İngiliz alfabesindeki harfleri (A–Z) ve rakamları (0–9) kullanın.
      no-whitespace: Lütfen boşluk kullanmayın.
      contains: Metinde “{text}” bulunmalıdır.
      starts-with: Metin “{text}” ile başlamalıdır.
      ends-with: Metin “{text}” ile bitmelidir.
      characters: Lütfen yalnızca izin verilen karakterleri kullanın.
      contains-characters: Lütfen şu karakterlerden en az {minimum} tane kullanın: {characters}.
      contains-characters.maximum: Lütfen şu karakterlerden en fazla {maximum} tane kullanın: {characters}.
      only-characters: Lütfen yalnızca şu karakterleri kullanın: {characters}.
      no-characters: Lütfen şu karakterleri kullanmayın: {characters}.
      only-letters-and-punctuation: Lütfen yalnızca harf, boşluk ve basit noktalama işaretleri kullanın.
      not.contains: Metinde “{text}” bulunmamalıdır.
      not.starts-with: Metin “{text}” ile başlamamalıdır.
      not.ends-with: Metin “{text}” ile bitmemelidir.

      number: Lütfen bir sayı girin.
      integer: Lütfen bir tam sayı girin.
      decimal.minimum: Lütfen virgülden sonra en az {minimum} basamağı olan bir sayı girin.
      decimal.maximum: Lütfen virgülden sonra en fazla {maximum} basamağı olan bir sayı girin.
      minimum: Lütfen {minimum} veya daha büyük bir değer girin.
      maximum: Lütfen {maximum} veya daha küçük bir değer girin.
      range: Lütfen {minimum} ile {maximum} arasında bir değer girin.
      half-open-range: Lütfen en az {minimum} olan, ancak {bound} değerinden küçük bir değer girin.
      value: Lütfen şu değeri girin: {value}.
      greater: Lütfen {bound} değerinden büyük bir değer girin.
      less: Lütfen {bound} değerinden küçük bir değer girin.
      multiple-of: Lütfen {step} sayısının bir katını girin.

      date: Lütfen takvimde var olan bir tarih girin, örneğin 2024-02-29.
      time: Lütfen UTC farkıyla birlikte bir saat girin, örneğin 08:30:00Z.
      date-time: Lütfen saatiyle birlikte bir tarih girin, örneğin 2024-02-29T08:30:00Z.
      time-of-day: Lütfen bir saat girin, örneğin {example}.
      local-date-time: Lütfen saatiyle birlikte bir tarih girin, örneğin {example}.
      month: Lütfen bir ay girin, örneğin {example}.
      week: Lütfen bir hafta girin, örneğin {example}.
      boolean: Lütfen “true” veya “false” girin.
      parse.date: Lütfen bir tarih girin.
      before: Lütfen {date} tarihinden önceki bir tarih girin.
      before.other: Lütfen daha önceki bir tarih girin.
      after: Lütfen {date} tarihinden sonraki bir tarih girin.
      after.other: Lütfen daha sonraki bir tarih girin.
      in-the-past: Lütfen geçmiş bir tarih girin.
      in-the-future: Lütfen ileri bir tarih girin.
      age.minimum: Yaş en az {minimum} olmalıdır.
      age.maximum: Yaş en fazla {maximum} olmalıdır.
      age: Yaş {minimum} ile {maximum} arasında olmalıdır.
      age.exact: Yaş tam olarak {minimum} olmalıdır.
      within.last: Lütfen {last} öncesinden bugüne kadar bir tarih girin.
      within.next: Lütfen bugünden {next} sonrasına kadar bir tarih girin.
      within: Lütfen {last} öncesinden {next} sonrasına kadar bir tarih girin.
      within.today: Lütfen bugünün tarihini girin.
      span.days: {count} gün
      span.weeks: {count} hafta
      span.months: {count} ay
      span.years: {count} yıl
      is-true: Lütfen bunu onaylayın.
      is-false: Lütfen bunu kapalı bırakın.
      at-least: Lütfen bu alanlardan en az {minimum} tanesini doldurun.
      in: Lütfen şunlardan birini seçin: {values}.
      in.long: Lütfen listeden seçim yapın.
      count.minimum: Lütfen en az {minimum} öğe seçin.
      count.maximum: Lütfen en fazla {maximum} öğe seçin.
      count: Lütfen en az {minimum}, en fazla {maximum} öğe seçin.
      count.exact: Lütfen tam {minimum} öğe seçin.
      unique: Lütfen aynı değeri birden fazla kez girmeyin.

      email: Lütfen bir e-posta adresi girin, örneğin name@example.com.
      email.ascii: Lütfen Türkçe karakter içermeyen bir e-posta adresi girin, örneğin name@example.com.
      email-without-slips: Bunu mu demek istediniz: {suggestion}?
      email.slip: Lütfen e-posta adresinde yazım hatası olup olmadığını kontrol edin.
      email-domain: Lütfen başka bir e-posta adresi kullanın. Bu sağlayıcı kabul edilmiyor.
      url: Lütfen bir web adresi girin, örneğin https://example.com.
      url.schemes: Lütfen {schemes} ile başlayan bir adres girin.
      data: Veriler beklenen biçimde değil.
      identifier: Lütfen bu numarayı veya kodu kontrol edin: eksik veya yanlış yazılmış bir kısmı var.

      card: Lütfen bir ödeme kartının numarasını girin.
      card.networks: Lütfen bir kart numarası girin ({networks}).
      card-expiry: Lütfen süresi dolmamış bir kartın son kullanma tarihini AA/YY biçiminde girin.
      card-expiry.long-year: Lütfen süresi dolmamış bir kartın son kullanma tarihini AA/YYYY biçiminde girin.
      card-security-code: Lütfen 3 veya 4 haneli güvenlik kodunu girin.
      card-security-code.digits: Lütfen {digits} haneli güvenlik kodunu girin.
      iban: Lütfen bir uluslararası banka hesap numarası (IBAN) girin.
      iban.country: Lütfen {country} ile başlayan bir uluslararası banka hesap numarası (IBAN) girin.
      vat: Lütfen bir KDV numarası girin.
      vat.country: Lütfen bir KDV numarası girin ({country}).
      currency-amount: Lütfen bir tutar girin, örneğin {example}.

      phone: Lütfen ülke koduyla birlikte bir telefon numarası girin, örneğin +442079460018.
      phone.region: Lütfen bir telefon numarası girin ({region}).
      phone.mobile: Lütfen bir cep telefonu numarası girin ({region}).
      postal-code: Lütfen bir posta kodu girin ({region}).
      strong-password: Lütfen en az {requirements} içeren bir parola seçin.
      strong-password.length: {minimumLength} karakter
      strong-password.digits: {minimumDigits} rakam
      strong-password.lowercase: {minimumLowercase} küçük harf
      strong-password.uppercase: {minimumUppercase} büyük harf
      strong-password.symbols: {minimumSymbols} özel karakter
      password-strength: Lütfen tahmin edilmesi daha zor bir parola seçin.

      requirement.presence: Zorunlu
      requirement.contains-digit.one: Bir rakam
      requirement.contains-letter.one: Bir harf
      requirement.contains-lowercase.one: Bir küçük harf
      requirement.contains-uppercase.one: Bir büyük harf
      requirement.contains-symbol.one: Bir özel karakter
      requirement.contains-digit.none: Rakam yok
      requirement.contains-letter.none: Harf yok
      requirement.contains-lowercase.none: Küçük harf yok
      requirement.contains-uppercase.none: Büyük harf yok
      requirement.contains-symbol.none: Özel karakter yok
      requirement.only-digits: Yalnızca rakam
      requirement.only-letters: Yalnızca harf
      requirement.only-lowercase: Yalnızca küçük harf
      requirement.only-uppercase: Yalnızca büyük harf
      requirement.alphanumeric: Yalnızca harf ve rakam
      requirement.no-whitespace: Boşluk yok
      requirement.contains: “{text}” içerir
      requirement.starts-with: “{text}” ile başlar
      requirement.ends-with: “{text}” ile biter
      requirement.not.contains: “{text}” içermez
      requirement.only-characters: Yalnızca şu karakterler: {characters}
      requirement.no-characters: Şu karakterlerden hiçbiri: {characters}
      requirement.email: Bir e-posta adresi
      requirement.pattern: Beklenen biçim
      requirement.password-strength: Tahmin edilmesi zor
      requirement.length.minimum: En az {minimum} karakter
      requirement.length.maximum: En fazla {maximum} karakter
      requirement.length: En az {minimum}, en fazla {maximum} karakter
      requirement.length.exact: Tam {minimum} karakter
      requirement.contains-digit: En az {minimum} rakam
      requirement.contains-digit.maximum: En fazla {maximum} rakam
      requirement.contains-letter: En az {minimum} harf
      requirement.contains-letter.maximum: En fazla {maximum} harf
      requirement.contains-lowercase: En az {minimum} küçük harf
      requirement.contains-lowercase.maximum: En fazla {maximum} küçük harf
      requirement.contains-uppercase: En az {minimum} büyük harf
      requirement.contains-uppercase.maximum: En fazla {maximum} büyük harf
      requirement.contains-symbol: En az {minimum} özel karakter
      requirement.contains-symbol.maximum: En fazla {maximum} özel karakter

      bytes: {count} bayt
      file-extension: Lütfen {extensions} uzantılı bir dosya seçin.
      file-type: Lütfen {files} seçin.
      file-type.image: bir resim
      file-type.audio: bir ses dosyası
      file-type.video: bir video
      file-type.font: bir yazı tipi dosyası
      file-type.archive: bir arşiv dosyası
      file-type.document: bir belge
      file-type.types: {types} türünde bir dosya
      file-type-agreement: Dosyanın türü adıyla uyuşmuyor.
      file-size.minimum: Lütfen en az {minimum} boyutunda bir dosya seçin.
      file-size.maximum: Lütfen en fazla {maximum} boyutunda bir dosya seçin.
      total-file-size.minimum: Lütfen toplam boyutu en az {minimum} olan dosyalar seçin.
      total-file-size.maximum: Lütfen toplam boyutu en fazla {maximum} olan dosyalar seçin.
      file-count.minimum: Lütfen en az {minimum} dosya seçin.
      file-count.maximum: Lütfen en fazla {maximum} dosya seçin.
      image-size.minimum-width: Lütfen en az {minimumWidth} piksel genişliğinde bir resim seçin.
      image-size.maximum-width: Lütfen en fazla {maximumWidth} piksel genişliğinde bir resim seçin.
      image-size.minimum-height: Lütfen en az {minimumHeight} piksel yüksekliğinde bir resim seçin.
      image-size.maximum-height: Lütfen en fazla {maximumHeight} piksel yüksekliğinde bir resim seçin.
      """)
}
