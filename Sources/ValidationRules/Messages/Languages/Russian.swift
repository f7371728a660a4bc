extension MessageLanguage {
  /// Russian, in the formal address.
  static let russian = MessageLanguage(
    "ru", plurals: .russian, byteUnits: "кБ МБ ГБ ТБ ПБ ЭБ",
    messages: """
      invalid: Недопустимое значение.
      invalid.labeled: Недопустимое значение в поле «{label}».
      presence: Заполните это поле.
      presence.labeled: Заполните поле «{label}».
      request-failed: Не удалось проверить значение. Попробуйте ещё раз.
      too-costly: Не удалось проверить текст. Сократите его.
      too-long: Текст слишком длинный, чтобы его проверить. Сократите его.
      type: Тип значения не соответствует ожидаемому.
      unreadable: Не удалось прочитать значение.
      unreadable-file: Не удалось прочитать файл.
      unknown-key: Неизвестное поле.
      more-failures: Ошибок больше, чем указано здесь.
      status: Не удалось обработать запрос
      status.400: Неверный запрос
      status.401: Требуется авторизация
      status.403: Доступ запрещён
      status.404: Не найдено
      status.409: Конфликт
      status.410: Больше не доступно
      status.413: Слишком большой объём данных
      status.415: Неподдерживаемый тип данных
      status.422: Неверные данные
      status.429: Слишком много запросов
      status.500: Внутренняя ошибка сервера
      status.502: Ошибка шлюза
      status.503: Служба недоступна
      status.504: Шлюз не отвечает
      problem.size: Объём данных превышает {maximum} байт.
      problem.depth: Вложенность списков и объектов превышает {maximum}: строка {line}, байт {byte}.
      problem.duplicate-key: Ключ встречается в объекте дважды: строка {line}, байт {byte}.
      problem.syntax: Данные не в формате JSON: строка {line}, байт {byte}.
      problem.encoding: Это не текст UTF-8 с процентным кодированием: байт {byte}.
      remote: Это значение не принято.
      pattern: Используйте ожидаемый формат.
      example: Используйте формат, например {example}.
      same: Значения не совпадают.
      same.labeled: Значения в поле «{label}» не совпадают.
      different: Введите другое значение.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} Или: {second}
      list.comma: {first}, {second}
      list.or: {first} или {second}
      list.and: {first} и {second}

      length.minimum: Введите не менее {minimum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.
      length.minimum.labeled: Введите в поле «{label}» не менее {minimum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.
      length.maximum: Введите не более {maximum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.
      length.maximum.labeled: Введите в поле «{label}» не более {maximum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.
      length.none: Оставьте это поле пустым.
      length: Введите от {minimum} до {maximum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.
      length.labeled: Введите в поле «{label}» от {minimum} до {maximum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.
      length.exact: Введите ровно {minimum, plural, one {# символ} few {# символа} many {# символов} other {# символа}}.
      length.exact.labeled: Введите в поле «{label}» ровно {minimum, plural, one {# символ} few {# символа} many {# символов} other {# символа}}.
      length.minimum.bytes: Введите не менее {minimum, plural, one {# байта} few {# байт} many {# байт} other {# байта}}.
      length.maximum.bytes: Введите не более {maximum, plural, one {# байта} few {# байт} many {# байт} other {# байта}}.
      words.minimum: Введите не менее {minimum, plural, one {# слова} few {# слов} many {# слов} other {# слова}}.
      words.maximum: Введите не более {maximum, plural, one {# слова} few {# слов} many {# слов} other {# слова}}.

      contains-digit: Используйте не менее {minimum, plural, one {# цифры} few {# цифр} many {# цифр} other {# цифры}}.
      contains-digit.maximum: Используйте не более {maximum, plural, one {# цифры} few {# цифр} many {# цифр} other {# цифры}}.
      contains-digit.none: Не используйте цифры.
      contains-letter: Используйте не менее {minimum, plural, one {# буквы} few {# букв} many {# букв} other {# буквы}}.
      contains-letter.maximum: Используйте не более {maximum, plural, one {# буквы} few {# букв} many {# букв} other {# буквы}}.
      contains-letter.none: Не используйте буквы.
      contains-lowercase: Используйте не менее {minimum, plural, one {# строчной буквы} few {# строчных букв} many {# строчных букв} other {# строчной буквы}}.
      contains-lowercase.maximum: Используйте не более {maximum, plural, one {# строчной буквы} few {# строчных букв} many {# строчных букв} other {# строчной буквы}}.
      contains-lowercase.none: Не используйте строчные буквы.
      contains-uppercase: Используйте не менее {minimum, plural, one {# заглавной буквы} few {# заглавных букв} many {# заглавных букв} other {# заглавной буквы}}.
      contains-uppercase.maximum: Используйте не более {maximum, plural, one {# заглавной буквы} few {# заглавных букв} many {# заглавных букв} other {# заглавной буквы}}.
      contains-uppercase.none: Не используйте заглавные буквы.
      contains-symbol: Используйте не менее {minimum, plural, one {# специального символа} few {# специальных символов} many {# специальных символов} other {# специального символа}}.
      contains-symbol.maximum: Используйте не более {maximum, plural, one {# специального символа} few {# специальных символов} many {# специальных символов} other {# специального символа}}.
      contains-symbol.none: Не используйте специальные символы.
      only-digits: Используйте только цифры.
      only-digits.ascii: Используйте только цифры от 0 до 9.
      only-letters: Используйте только буквы.
      only-letters.ascii: Используйте только латинские буквы от A до Z.
      only-lowercase: Используйте только строчные буквы.
      only-lowercase.ascii: Используйте только строчные латинские буквы от a до z.
      only-uppercase: Используйте только заглавные буквы.
      only-uppercase.ascii: Используйте только заглавные латинские буквы от A до Z.
      alphanumeric: Используйте только буквы и цифры.
      alphanumeric.ascii: Используйте только латинские буквы от A до Z и цифры от 0 до 9.
      no-whitespace: Не используйте пробелы.
      contains: Текст должен содержать «{text}».
      starts-with: Текст должен начинаться с «{text}».
      ends-with: Текст должен заканчиваться на «{text}».
      characters: Используйте только допустимые символы.
      contains-characters: Используйте не менее {minimum} из этих символов: {characters}.
      contains-characters.maximum: Используйте не более {maximum} из этих символов: {characters}.
      only-characters: Используйте только эти символы: {characters}.
      no-characters: Не используйте эти символы: {characters}.
      only-letters-and-punctuation: Используйте только буквы, пробелы и простые знаки препинания.
      not.contains: Текст не должен содержать «{text}».
      not.starts-with: Текст не должен начинаться с «{text}».
      not.ends-with: Текст не должен заканчиваться на «{text}».

      number: Введите число.
      integer: Введите целое число.
      decimal.minimum: Введите число, в котором не менее {minimum, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}} после запятой.
      decimal.maximum: Введите число, в котором не более {maximum, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}} после запятой.
      minimum: Введите значение не меньше {minimum}.
      maximum: Введите значение не больше {maximum}.
      range: Введите значение от {minimum} до {maximum}.
      half-open-range: Введите значение не меньше {minimum} и меньше {bound}.
      value: Введите {value}.
      greater: Введите значение больше {bound}.
      less: Введите значение меньше {bound}.
      multiple-of: Введите число, кратное {step}.

      date: Введите существующую дату, например 2024-02-29.
      time: Введите время со смещением относительно UTC, например 08:30:00Z.
      date-time: Введите дату и время, например 2024-02-29T08:30:00Z.
      time-of-day: Введите время, например {example}.
      local-date-time: Введите дату и время, например {example}.
      month: Введите месяц, например {example}.
      week: Введите неделю, например {example}.
      boolean: Введите «true» или «false».
      parse.date: Введите дату.
      before: Введите дату ранее {date}.
      before.other: Введите более раннюю дату.
      after: Введите дату позднее {date}.
      after.other: Введите более позднюю дату.
      in-the-past: Введите дату в прошлом.
      in-the-future: Введите дату в будущем.
      age.minimum: Возраст должен быть не менее {minimum, plural, one {# года} few {# лет} many {# лет} other {# года}}.
      age.maximum: Возраст должен быть не более {maximum, plural, one {# года} few {# лет} many {# лет} other {# года}}.
      age: Возраст должен быть от {minimum} до {maximum, plural, one {# года} few {# лет} many {# лет} other {# года}}.
      age.exact: Возраст должен быть ровно {minimum, plural, one {# год} few {# года} many {# лет} other {# года}}.
      within.last: Введите дату не раньше чем {last} назад и не позже сегодняшнего дня.
      within.next: Введите дату не раньше сегодняшнего дня и не позже чем через {next}.
      within: Введите дату не раньше чем {last} назад и не позже чем через {next}.
      within.today: Введите сегодняшнюю дату.
      span.days: {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}
      span.weeks: {count, plural, one {# неделю} few {# недели} many {# недель} other {# недели}}
      span.months: {count, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}
      span.years: {count, plural, one {# год} few {# года} many {# лет} other {# года}}
      is-true: Подтвердите это.
      is-false: Оставьте это выключенным.
      at-least: Заполните не менее {minimum} из этих полей.
      in: Выберите одно из значений: {values}.
      in.long: Выберите значение из списка.
      count.minimum: Выберите не менее {minimum, plural, one {# элемента} few {# элементов} many {# элементов} other {# элемента}}.
      count.maximum: Выберите не более {maximum, plural, one {# элемента} few {# элементов} many {# элементов} other {# элемента}}.
      count: Выберите от {minimum} до {maximum, plural, one {# элемента} few {# элементов} many {# элементов} other {# элемента}}.
      count.exact: Выберите ровно {minimum, plural, one {# элемент} few {# элемента} many {# элементов} other {# элемента}}.
      unique: Значения не должны повторяться.

      email: Введите адрес электронной почты, например name@example.com.
      email.ascii: Введите адрес электронной почты только с латинскими буквами от A до Z, например name@example.com.
      email-without-slips: Вы имели в виду {suggestion}?
      email.slip: Проверьте, нет ли в адресе электронной почты опечатки.
      email-domain: Используйте другой адрес электронной почты. Этот почтовый сервис не принимается.
      url: Введите адрес сайта, например https://example.com.
      url.schemes: Введите адрес, который начинается с {schemes}.
      data: Формат данных отличается от ожидаемого.
      identifier: Проверьте этот номер или код: в нём что-то пропущено или есть опечатка.

      card: Введите номер платёжной карты.
      card.networks: Введите номер карты ({networks}).
      card-expiry: Введите срок действия карты, который ещё не истёк, в формате ММ/ГГ.
      card-expiry.long-year: Введите срок действия карты, который ещё не истёк, в формате ММ/ГГГГ.
      card-security-code: Введите 3 или 4 цифры кода безопасности.
      card-security-code.digits: Введите {digits} цифры кода безопасности.
      iban: Введите международный номер банковского счёта (IBAN).
      iban.country: Введите международный номер банковского счёта (IBAN), который начинается с {country}.
      vat: Введите номер плательщика НДС.
      vat.country: Введите номер плательщика НДС ({country}).
      currency-amount: Введите денежную сумму, например {example}.

      phone: Введите номер телефона с кодом страны, например +442079460018.
      phone.region: Введите номер телефона ({region}).
      phone.mobile: Введите номер мобильного телефона ({region}).
      postal-code: Введите почтовый индекс ({region}).
      strong-password: Придумайте пароль, в котором не менее {requirements}.
      strong-password.length: {minimumLength, plural, one {# символа} few {# символов} many {# символов} other {# символа}}
      strong-password.digits: {minimumDigits, plural, one {# цифры} few {# цифр} many {# цифр} other {# цифры}}
      strong-password.lowercase: {minimumLowercase, plural, one {# строчной буквы} few {# строчных букв} many {# строчных букв} other {# строчной буквы}}
      strong-password.uppercase: {minimumUppercase, plural, one {# заглавной буквы} few {# заглавных букв} many {# заглавных букв} other {# заглавной буквы}}
      strong-password.symbols: {minimumSymbols, plural, one {# специального символа} few {# специальных символов} many {# специальных символов} other {# специального символа}}
      password-strength: Придумайте пароль, который труднее угадать.

      requirement.presence: Обязательно
      requirement.contains-digit.one: Цифра
      requirement.contains-letter.one: Буква
      requirement.contains-lowercase.one: Строчная буква
      requirement.contains-uppercase.one: Заглавная буква
      requirement.contains-symbol.one: Специальный символ
      requirement.contains-digit.none: Без цифр
      requirement.contains-letter.none: Без букв
      requirement.contains-lowercase.none: Без строчных букв
      requirement.contains-uppercase.none: Без заглавных букв
      requirement.contains-symbol.none: Без специальных символов
      requirement.only-digits: Только цифры
      requirement.only-letters: Только буквы
      requirement.only-lowercase: Только строчные буквы
      requirement.only-uppercase: Только заглавные буквы
      requirement.alphanumeric: Только буквы и цифры
      requirement.no-whitespace: Без пробелов
      requirement.contains: Содержит «{text}»
      requirement.starts-with: Начинается с «{text}»
      requirement.ends-with: Заканчивается на «{text}»
      requirement.not.contains: Не содержит «{text}»
      requirement.only-characters: Только эти символы: {characters}
      requirement.no-characters: Без этих символов: {characters}
      requirement.email: Адрес электронной почты
      requirement.pattern: Ожидаемый формат
      requirement.password-strength: Трудно угадать
      requirement.length.minimum: Не менее {minimum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}
      requirement.length.maximum: Не более {maximum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}
      requirement.length: От {minimum} до {maximum, plural, one {# символа} few {# символов} many {# символов} other {# символа}}
      requirement.length.exact: Ровно {minimum, plural, one {# символ} few {# символа} many {# символов} other {# символа}}
      requirement.contains-digit: Не менее {minimum, plural, one {# цифры} few {# цифр} many {# цифр} other {# цифры}}
      requirement.contains-digit.maximum: Не более {maximum, plural, one {# цифры} few {# цифр} many {# цифр} other {# цифры}}
      requirement.contains-letter: Не менее {minimum, plural, one {# буквы} few {# букв} many {# букв} other {# буквы}}
      requirement.contains-letter.maximum: Не более {maximum, plural, one {# буквы} few {# букв} many {# букв} other {# буквы}}
      requirement.contains-lowercase: Не менее {minimum, plural, one {# строчной буквы} few {# строчных букв} many {# строчных букв} other {# строчной буквы}}
      requirement.contains-lowercase.maximum: Не более {maximum, plural, one {# строчной буквы} few {# строчных букв} many {# строчных букв} other {# строчной буквы}}
      requirement.contains-uppercase: Не менее {minimum, plural, one {# заглавной буквы} few {# заглавных букв} many {# заглавных букв} other {# заглавной буквы}}
      requirement.contains-uppercase.maximum: Не более {maximum, plural, one {# заглавной буквы} few {# заглавных букв} many {# заглавных букв} other {# заглавной буквы}}
      requirement.contains-symbol: Не менее {minimum, plural, one {# специального символа} few {# специальных символов} many {# специальных символов} other {# специального символа}}
      requirement.contains-symbol.maximum: Не более {maximum, plural, one {# специального символа} few {# специальных символов} many {# специальных символов} other {# специального символа}}

      bytes: {count, plural, one {# байта} few {# байт} many {# байт} other {# байта}}
      file-extension: Выберите файл с расширением {extensions}.
      file-type: Выберите {files}.
      file-type.image: изображение
      file-type.audio: аудиофайл
      file-type.video: видео
      file-type.font: шрифт
      file-type.archive: архив
      file-type.document: документ
      file-type.types: файл типа {types}
      file-type-agreement: Тип файла не соответствует его имени.
      file-size.minimum: Выберите файл размером не менее {minimum}.
      file-size.maximum: Выберите файл размером не более {maximum}.
      total-file-size.minimum: Выберите файлы общим размером не менее {minimum}.
      total-file-size.maximum: Выберите файлы общим размером не более {maximum}.
      file-count.minimum: Выберите не менее {minimum, plural, one {# файла} few {# файлов} many {# файлов} other {# файла}}.
      file-count.maximum: Выберите не более {maximum, plural, one {# файла} few {# файлов} many {# файлов} other {# файла}}.
      image-size.minimum-width: Выберите изображение шириной не менее {minimumWidth, plural, one {# пикселя} few {# пикселей} many {# пикселей} other {# пикселя}}.
      image-size.maximum-width: Выберите изображение шириной не более {maximumWidth, plural, one {# пикселя} few {# пикселей} many {# пикселей} other {# пикселя}}.
      image-size.minimum-height: Выберите изображение высотой не менее {minimumHeight, plural, one {# пикселя} few {# пикселей} many {# пикселей} other {# пикселя}}.
      image-size.maximum-height: Выберите изображение высотой не более {maximumHeight, plural, one {# пикселя} few {# пикселей} many {# пикселей} other {# пикселя}}.
      """)
}
