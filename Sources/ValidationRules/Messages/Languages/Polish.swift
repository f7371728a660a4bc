extension MessageLanguage {
  /// Polish, in the impersonal polite form.
  static let polish = MessageLanguage(
    "pl", plurals: .polish,
    messages: """
      invalid: Ta wartość jest nieprawidłowa.
      invalid.labeled: Wartość w polu „{label}” jest nieprawidłowa.
      presence: Proszę wypełnić to pole.
      presence.labeled: Proszę wypełnić pole „{label}”.
      request-failed: Nie udało się tego sprawdzić. Proszę spróbować ponownie.
      too-costly: Nie udało się tego sprawdzić. Proszę skrócić tekst.
      too-long: Tekst jest zbyt długi, aby go sprawdzić. Proszę go skrócić.
      type: Ta wartość nie jest oczekiwanego typu.
      unreadable: Nie można tego odczytać.
      unreadable-file: Nie można odczytać tego pliku.
      unknown-key: To pole jest nieznane.
      more-failures: Błędów jest więcej, niż tu podano.
      status: Nie udało się przetworzyć żądania
      status.400: Nieprawidłowe żądanie
      status.401: Wymagane uwierzytelnienie
      status.403: Brak dostępu
      status.404: Nie znaleziono
      status.409: Konflikt
      status.410: Już niedostępne
      status.413: Zbyt duża treść
      status.415: Nieobsługiwany typ treści
      status.422: Nieprawidłowa treść
      status.429: Zbyt wiele żądań
      status.500: Wewnętrzny błąd serwera
      status.502: Błędna brama
      status.503: Usługa niedostępna
      status.504: Przekroczono czas oczekiwania bramy
      problem.size: Treść przekracza {maximum} bajtów.
      problem.depth: Tablice i obiekty mają więcej niż {maximum} poziomów w wierszu {line}, bajcie {byte}.
      problem.duplicate-key: W wierszu {line}, bajcie {byte} klucz występuje w obiekcie dwa razy.
      problem.syntax: Treść nie jest w formacie JSON. Zob. wiersz {line}, bajt {byte}.
      problem.encoding: To nie jest tekst UTF-8 z kodowaniem procentowym. Zob. bajt {byte}.
      remote: Ta wartość nie została przyjęta.
      pattern: Proszę użyć oczekiwanego formatu.
      example: Proszę użyć formatu takiego jak {example}.
      same: Wartości nie są takie same.
      same.labeled: Wartości w polu „{label}” nie są takie same.
      different: Proszę wpisać coś innego.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} Albo: {second}
      list.comma: {first}, {second}
      list.or: {first} lub {second}
      list.and: {first} i {second}

      length.minimum: Proszę wpisać co najmniej {minimum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.
      length.minimum.labeled: Proszę wpisać w polu „{label}” co najmniej {minimum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.
      length.maximum: Proszę wpisać najwyżej {maximum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.
      length.maximum.labeled: Proszę wpisać w polu „{label}” najwyżej {maximum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.
      length.none: Proszę zostawić to pole puste.
      length: Proszę wpisać od {minimum} do {maximum, plural, one {# znaku} few {# znaków} many {# znaków} other {# znaku}}.
      length.labeled: Proszę wpisać w polu „{label}” od {minimum} do {maximum, plural, one {# znaku} few {# znaków} many {# znaków} other {# znaku}}.
      length.exact: Proszę wpisać dokładnie {minimum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.
      length.exact.labeled: Proszę wpisać w polu „{label}” dokładnie {minimum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.
      length.minimum.bytes: Proszę wpisać co najmniej {minimum, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajtu}}.
      length.maximum.bytes: Proszę wpisać najwyżej {maximum, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajtu}}.
      words.minimum: Proszę wpisać co najmniej {minimum, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}.
      words.maximum: Proszę wpisać najwyżej {maximum, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}.

      contains-digit: Proszę użyć co najmniej {minimum, plural, one {# cyfry} few {# cyfr} many {# cyfr} other {# cyfry}}.
      contains-digit.maximum: Proszę użyć najwyżej {maximum, plural, one {# cyfry} few {# cyfr} many {# cyfr} other {# cyfry}}.
      contains-digit.none: Proszę nie używać cyfr.
      contains-letter: Proszę użyć co najmniej {minimum, plural, one {# litery} few {# liter} many {# liter} other {# litery}}.
      contains-letter.maximum: Proszę użyć najwyżej {maximum, plural, one {# litery} few {# liter} many {# liter} other {# litery}}.
      contains-letter.none: Proszę nie używać liter.
      contains-lowercase: Proszę użyć co najmniej {minimum, plural, one {# małej litery} few {# małych liter} many {# małych liter} other {# małej litery}}.
      contains-lowercase.maximum: Proszę użyć najwyżej {maximum, plural, one {# małej litery} few {# małych liter} many {# małych liter} other {# małej litery}}.
      contains-lowercase.none: Proszę nie używać małych liter.
      contains-uppercase: Proszę użyć co najmniej {minimum, plural, one {# wielkiej litery} few {# wielkich liter} many {# wielkich liter} other {# wielkiej litery}}.
      contains-uppercase.maximum: Proszę użyć najwyżej {maximum, plural, one {# wielkiej litery} few {# wielkich liter} many {# wielkich liter} other {# wielkiej litery}}.
      contains-uppercase.none: Proszę nie używać wielkich liter.
      contains-symbol: Proszę użyć co najmniej {minimum, plural, one {# znaku specjalnego} few {# znaków specjalnych} many {# znaków specjalnych} other {# znaku specjalnego}}.
      contains-symbol.maximum: Proszę użyć najwyżej {maximum, plural, one {# znaku specjalnego} few {# znaków specjalnych} many {# znaków specjalnych} other {# znaku specjalnego}}.
      contains-symbol.none: Proszę nie używać znaków specjalnych.
      only-digits: Proszę wpisać same cyfry.
      only-digits.ascii: Proszę wpisać same cyfry, od 0 do 9.
      only-letters: Proszę wpisać same litery.
      only-letters.ascii: Proszę wpisać same litery, od A do Z.
      only-lowercase: Proszę wpisać same małe litery.
      only-lowercase.ascii: Proszę wpisać same małe litery, od a do z.
      only-uppercase: Proszę wpisać same wielkie litery.
      only-uppercase.ascii: Proszę wpisać same wielkie litery, od A do Z.
      alphanumeric: Proszę wpisać same litery i cyfry.
      alphanumeric.ascii: Proszę wpisać same litery i cyfry, od A do Z i od 0 do 9.
      no-whitespace: Proszę nie używać spacji.
      contains: Tekst musi zawierać „{text}”.
      starts-with: Tekst musi zaczynać się od „{text}”.
      ends-with: Tekst musi kończyć się na „{text}”.
      characters: Proszę użyć tylko dozwolonych znaków.
      contains-characters: Proszę użyć co najmniej tylu z tych znaków: {minimum} ({characters}).
      contains-characters.maximum: Proszę użyć co najwyżej tylu z tych znaków: {maximum} ({characters}).
      only-characters: Proszę użyć tylko tych znaków: {characters}.
      no-characters: Proszę nie używać tych znaków: {characters}.
      only-letters-and-punctuation: Proszę wpisać tylko litery, spacje i proste znaki przestankowe.
      not.contains: Tekst nie może zawierać „{text}”.
      not.starts-with: Tekst nie może zaczynać się od „{text}”.
      not.ends-with: Tekst nie może kończyć się na „{text}”.

      number: Proszę wpisać liczbę.
      integer: Proszę wpisać liczbę całkowitą.
      decimal.minimum: Proszę wpisać liczbę, która ma co najmniej {minimum, plural, one {# cyfrę} few {# cyfry} many {# cyfr} other {# cyfry}} po przecinku.
      decimal.maximum: Proszę wpisać liczbę, która ma najwyżej {maximum, plural, one {# cyfrę} few {# cyfry} many {# cyfr} other {# cyfry}} po przecinku.
      minimum: Proszę wpisać {minimum} lub więcej.
      maximum: Proszę wpisać {maximum} lub mniej.
      range: Proszę wpisać wartość od {minimum} do {maximum}.
      half-open-range: Proszę wpisać wartość od {minimum} do mniej niż {bound}.
      value: Proszę wpisać {value}.
      greater: Proszę wpisać więcej niż {bound}.
      less: Proszę wpisać mniej niż {bound}.
      multiple-of: Proszę wpisać wielokrotność liczby {step}.

      date: Proszę wpisać istniejącą datę, np. 2024-02-29.
      time: Proszę wpisać godzinę z różnicą względem UTC, np. 08:30:00Z.
      date-time: Proszę wpisać datę z godziną, np. 2024-02-29T08:30:00Z.
      time-of-day: Proszę wpisać godzinę, na przykład {example}.
      local-date-time: Proszę wpisać datę z godziną, np. {example}.
      month: Proszę wpisać miesiąc, np. {example}.
      week: Proszę wpisać tydzień, np. {example}.
      boolean: Proszę wpisać „true” lub „false”.
      parse.date: Proszę wpisać datę.
      before: Proszę wpisać datę wcześniejszą niż {date}.
      before.other: Proszę wpisać wcześniejszą datę.
      after: Proszę wpisać datę późniejszą niż {date}.
      after.other: Proszę wpisać późniejszą datę.
      in-the-past: Proszę wpisać datę z przeszłości.
      in-the-future: Proszę wpisać datę z przyszłości.
      age.minimum: Wiek musi wynosić co najmniej {minimum, plural, one {# rok} few {# lata} many {# lat} other {# roku}}.
      age.maximum: Wiek może wynosić co najwyżej {maximum, plural, one {# rok} few {# lata} many {# lat} other {# roku}}.
      age: Wiek musi wynosić od {minimum} do {maximum, plural, one {# roku} few {# lat} many {# lat} other {# roku}}.
      age.exact: Wiek musi wynosić dokładnie {minimum, plural, one {# rok} few {# lata} many {# lat} other {# roku}}.
      within.last: Proszę wpisać datę nie wcześniejszą niż {last} temu i nie późniejszą niż dzisiejsza.
      within.next: Proszę wpisać datę nie wcześniejszą niż dzisiejsza i nie późniejszą niż za {next}.
      within: Proszę wpisać datę nie wcześniejszą niż {last} temu i nie późniejszą niż za {next}.
      within.today: Proszę wpisać dzisiejszą datę.
      span.days: {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}
      span.weeks: {count, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}}
      span.months: {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}
      span.years: {count, plural, one {# rok} few {# lata} many {# lat} other {# roku}}
      is-true: Proszę to potwierdzić.
      is-false: Proszę zostawić to wyłączone.
      at-least: Proszę wypełnić co najmniej {minimum, plural, one {# z tych pól} few {# z tych pól} many {# z tych pól} other {# z tych pól}}.
      in: Proszę wybrać {values}.
      in.long: Proszę wybrać coś z listy.
      count.minimum: Proszę wybrać co najmniej {minimum, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}.
      count.maximum: Proszę wybrać najwyżej {maximum, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}.
      count: Proszę wybrać od {minimum} do {maximum} pozycji.
      count.exact: Proszę wybrać dokładnie {minimum, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}.
      unique: Proszę nie wpisywać niczego dwa razy.

      email: Proszę wpisać adres e-mail, np. name@example.com.
      email.ascii: Proszę wpisać adres e-mail bez polskich znaków, np. name@example.com.
      email-without-slips: Czy chodziło o {suggestion}?
      email.slip: Proszę sprawdzić, czy w adresie e-mail nie ma literówki.
      email-domain: Proszę użyć innego adresu e-mail. Ten dostawca nie jest akceptowany.
      url: Proszę wpisać adres strony, np. https://example.com.
      url.schemes: Proszę wpisać adres, który zaczyna się od {schemes}.
      data: To nie są dane w oczekiwanym formacie.
      identifier: Proszę sprawdzić ten identyfikator: czegoś w nim brakuje lub jest w nim błąd.

      card: Proszę wpisać numer karty płatniczej.
      card.networks: Proszę wpisać numer karty ({networks}).
      card-expiry: Proszę wpisać datę ważności karty, która jeszcze nie wygasła, w postaci MM/RR.
      card-expiry.long-year: Proszę wpisać datę ważności karty, która jeszcze nie wygasła, w postaci MM/RRRR.
      card-security-code: Proszę wpisać 3 lub 4 cyfry kodu zabezpieczającego.
      card-security-code.digits: Proszę wpisać {digits} cyfry kodu zabezpieczającego.
      iban: Proszę wpisać międzynarodowy numer rachunku bankowego (IBAN).
      iban.country: Proszę wpisać międzynarodowy numer rachunku bankowego (IBAN), który zaczyna się od {country}.
      vat: Proszę wpisać numer VAT.
      vat.country: Proszę wpisać numer VAT ({country}).
      currency-amount: Proszę wpisać kwotę, np. {example}.

      phone: Proszę wpisać numer telefonu z numerem kierunkowym kraju, np. +442079460018.
      phone.region: Proszę wpisać numer telefonu ({region}).
      phone.mobile: Proszę wpisać numer telefonu komórkowego ({region}).
      postal-code: Proszę wpisać kod pocztowy ({region}).
      strong-password: Proszę wybrać hasło, które ma co najmniej {requirements}.
      strong-password.length: {minimumLength, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}
      strong-password.digits: {minimumDigits, plural, one {# cyfrę} few {# cyfry} many {# cyfr} other {# cyfry}}
      strong-password.lowercase: {minimumLowercase, plural, one {# małą literę} few {# małe litery} many {# małych liter} other {# małej litery}}
      strong-password.uppercase: {minimumUppercase, plural, one {# wielką literę} few {# wielkie litery} many {# wielkich liter} other {# wielkiej litery}}
      strong-password.symbols: {minimumSymbols, plural, one {# znak specjalny} few {# znaki specjalne} many {# znaków specjalnych} other {# znaku specjalnego}}
      password-strength: Proszę wybrać hasło trudniejsze do odgadnięcia.

      requirement.presence: Wymagane
      requirement.contains-digit.one: Cyfra
      requirement.contains-letter.one: Litera
      requirement.contains-lowercase.one: Mała litera
      requirement.contains-uppercase.one: Wielka litera
      requirement.contains-symbol.one: Znak specjalny
      requirement.contains-digit.none: Bez cyfr
      requirement.contains-letter.none: Bez liter
      requirement.contains-lowercase.none: Bez małych liter
      requirement.contains-uppercase.none: Bez wielkich liter
      requirement.contains-symbol.none: Bez znaków specjalnych
      requirement.only-digits: Same cyfry
      requirement.only-letters: Same litery
      requirement.only-lowercase: Same małe litery
      requirement.only-uppercase: Same wielkie litery
      requirement.alphanumeric: Same litery i cyfry
      requirement.no-whitespace: Bez spacji
      requirement.contains: Zawiera „{text}”
      requirement.starts-with: Zaczyna się od „{text}”
      requirement.ends-with: Kończy się na „{text}”
      requirement.not.contains: Nie zawiera „{text}”
      requirement.only-characters: Tylko te znaki: {characters}
      requirement.no-characters: Żaden z tych znaków: {characters}
      requirement.email: Adres e-mail
      requirement.pattern: Oczekiwany format
      requirement.password-strength: Trudne do odgadnięcia
      requirement.length.minimum: Co najmniej {minimum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}
      requirement.length.maximum: Najwyżej {maximum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}
      requirement.length: Od {minimum} do {maximum, plural, one {# znaku} few {# znaków} many {# znaków} other {# znaku}}
      requirement.length.exact: Dokładnie {minimum, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}
      requirement.contains-digit: Co najmniej {minimum, plural, one {# cyfry} few {# cyfr} many {# cyfr} other {# cyfry}}
      requirement.contains-digit.maximum: Najwyżej {maximum, plural, one {# cyfry} few {# cyfr} many {# cyfr} other {# cyfry}}
      requirement.contains-letter: Co najmniej {minimum, plural, one {# litery} few {# liter} many {# liter} other {# litery}}
      requirement.contains-letter.maximum: Najwyżej {maximum, plural, one {# litery} few {# liter} many {# liter} other {# litery}}
      requirement.contains-lowercase: Co najmniej {minimum, plural, one {# małej litery} few {# małych liter} many {# małych liter} other {# małej litery}}
      requirement.contains-lowercase.maximum: Najwyżej {maximum, plural, one {# małej litery} few {# małych liter} many {# małych liter} other {# małej litery}}
      requirement.contains-uppercase: Co najmniej {minimum, plural, one {# wielkiej litery} few {# wielkich liter} many {# wielkich liter} other {# wielkiej litery}}
      requirement.contains-uppercase.maximum: Najwyżej {maximum, plural, one {# wielkiej litery} few {# wielkich liter} many {# wielkich liter} other {# wielkiej litery}}
      requirement.contains-symbol: Co najmniej {minimum, plural, one {# znaku specjalnego} few {# znaków specjalnych} many {# znaków specjalnych} other {# znaku specjalnego}}
      requirement.contains-symbol.maximum: Najwyżej {maximum, plural, one {# znaku specjalnego} few {# znaków specjalnych} many {# znaków specjalnych} other {# znaku specjalnego}}

      bytes: {count, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajtu}}
      file-extension: Proszę wybrać plik z rozszerzeniem {extensions}.
      file-type: Proszę wybrać {files}.
      file-type.image: obraz
      file-type.audio: plik dźwiękowy
      file-type.video: film
      file-type.font: plik czcionki
      file-type.archive: archiwum
      file-type.document: dokument
      file-type.types: plik typu {types}
      file-type-agreement: Typ pliku jest inny, niż mówi jego nazwa.
      file-size.minimum: Proszę wybrać plik, który ma co najmniej {minimum}.
      file-size.maximum: Proszę wybrać plik, który ma najwyżej {maximum}.
      total-file-size.minimum: Proszę wybrać pliki, które mają razem co najmniej {minimum}.
      total-file-size.maximum: Proszę wybrać pliki, które mają razem najwyżej {maximum}.
      file-count.minimum: Proszę wybrać co najmniej {minimum, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}.
      file-count.maximum: Proszę wybrać najwyżej {maximum, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}.
      image-size.minimum-width: Proszę wybrać obraz o szerokości co najmniej {minimumWidth, plural, one {# piksela} few {# pikseli} many {# pikseli} other {# piksela}}.
      image-size.maximum-width: Proszę wybrać obraz o szerokości najwyżej {maximumWidth, plural, one {# piksela} few {# pikseli} many {# pikseli} other {# piksela}}.
      image-size.minimum-height: Proszę wybrać obraz o wysokości co najmniej {minimumHeight, plural, one {# piksela} few {# pikseli} many {# pikseli} other {# piksela}}.
      image-size.maximum-height: Proszę wybrać obraz o wysokości najwyżej {maximumHeight, plural, one {# piksela} few {# pikseli} many {# pikseli} other {# piksela}}.
      """)
}
