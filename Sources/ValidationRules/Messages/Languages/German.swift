extension MessageLanguage {
  /// German, in the formal address.
  static let german = MessageLanguage(
    "de", plurals: .one,
    messages: """
      invalid: Diese Eingabe ist nicht gültig.
      invalid.labeled: Die Eingabe bei „{label}“ ist nicht gültig.
      presence: Bitte füllen Sie dieses Feld aus.
      presence.labeled: Bitte füllen Sie das Feld „{label}“ aus.
      request-failed: Das ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal.
      too-costly: Das ließ sich nicht prüfen. Bitte kürzen Sie Ihre Eingabe.
      too-long: Das ist zu lang, um geprüft zu werden. Bitte kürzen Sie Ihre Eingabe.
      type: Diese Eingabe ist nicht von der erwarteten Art.
      unreadable: Diese Eingabe ist nicht lesbar.
      unreadable-file: Diese Datei ist nicht lesbar.
      unknown-key: Dieses Feld ist nicht bekannt.
      more-failures: Es gibt mehr Fehler, als hier aufgeführt sind.
      status: Die Anfrage konnte nicht bearbeitet werden
      status.400: Ungültige Anfrage
      status.401: Anmeldung erforderlich
      status.403: Zugriff verweigert
      status.404: Nicht gefunden
      status.409: Konflikt
      status.410: Nicht mehr vorhanden
      status.413: Inhalt zu groß
      status.415: Nicht unterstützter Medientyp
      status.422: Ungültige Angaben
      status.429: Zu viele Anfragen
      status.500: Interner Serverfehler
      status.502: Fehlerhaftes Gateway
      status.503: Dienst nicht verfügbar
      status.504: Zeitüberschreitung am Gateway
      problem.size: Der Inhalt ist größer als {maximum} Bytes.
      problem.depth: Listen und Objekte sind in Zeile {line}, Byte {byte} mehr als {maximum} Ebenen tief.
      problem.duplicate-key: In Zeile {line}, Byte {byte} hat ein Objekt einen Schlüssel zweimal.
      problem.syntax: Der Inhalt ist kein JSON. Siehe Zeile {line}, Byte {byte}.
      problem.encoding: Das ist kein prozentkodierter Text in UTF-8. Siehe Byte {byte}.
      remote: Diese Eingabe wurde nicht angenommen.
      pattern: Bitte verwenden Sie das vorgesehene Format.
      example: Bitte verwenden Sie ein Format wie {example}.
      same: Die Eingaben stimmen nicht überein.
      same.labeled: Die Eingaben bei „{label}“ stimmen nicht überein.
      different: Bitte geben Sie etwas anderes ein.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} Oder: {second}
      list.comma: {first}, {second}
      list.or: {first} oder {second}
      list.and: {first} und {second}

      length.minimum: Bitte geben Sie mindestens {minimum} Zeichen ein.
      length.minimum.labeled: Bitte geben Sie bei „{label}“ mindestens {minimum} Zeichen ein.
      length.maximum: Bitte geben Sie höchstens {maximum} Zeichen ein.
      length.maximum.labeled: Bitte geben Sie bei „{label}“ höchstens {maximum} Zeichen ein.
      length.none: Bitte lassen Sie dieses Feld leer.
      length: Bitte geben Sie {minimum} bis {maximum} Zeichen ein.
      length.labeled: Bitte geben Sie bei „{label}“ {minimum} bis {maximum} Zeichen ein.
      length.exact: Bitte geben Sie genau {minimum} Zeichen ein.
      length.exact.labeled: Bitte geben Sie bei „{label}“ genau {minimum} Zeichen ein.
      length.minimum.bytes: Bitte geben Sie mindestens {minimum, plural, one {# Byte} other {# Bytes}} ein.
      length.maximum.bytes: Bitte geben Sie höchstens {maximum, plural, one {# Byte} other {# Bytes}} ein.
      words.minimum: Bitte geben Sie mindestens {minimum, plural, one {# Wort} other {# Wörter}} ein.
      words.maximum: Bitte geben Sie höchstens {maximum, plural, one {# Wort} other {# Wörter}} ein.

      contains-digit: Bitte verwenden Sie mindestens {minimum, plural, one {# Ziffer} other {# Ziffern}}.
      contains-digit.maximum: Bitte verwenden Sie höchstens {maximum, plural, one {# Ziffer} other {# Ziffern}}.
      contains-digit.none: Bitte verwenden Sie keine Ziffern.
      contains-letter: Bitte verwenden Sie mindestens {minimum, plural, one {# Buchstaben} other {# Buchstaben}}.
      contains-letter.maximum: Bitte verwenden Sie höchstens {maximum, plural, one {# Buchstaben} other {# Buchstaben}}.
      contains-letter.none: Bitte verwenden Sie keine Buchstaben.
      contains-lowercase: Bitte verwenden Sie mindestens {minimum, plural, one {# Kleinbuchstaben} other {# Kleinbuchstaben}}.
      contains-lowercase.maximum: Bitte verwenden Sie höchstens {maximum, plural, one {# Kleinbuchstaben} other {# Kleinbuchstaben}}.
      contains-lowercase.none: Bitte verwenden Sie keine Kleinbuchstaben.
      contains-uppercase: Bitte verwenden Sie mindestens {minimum, plural, one {# Großbuchstaben} other {# Großbuchstaben}}.
      contains-uppercase.maximum: Bitte verwenden Sie höchstens {maximum, plural, one {# Großbuchstaben} other {# Großbuchstaben}}.
      contains-uppercase.none: Bitte verwenden Sie keine Großbuchstaben.
      contains-symbol: Bitte verwenden Sie mindestens {minimum} Sonderzeichen.
      contains-symbol.maximum: Bitte verwenden Sie höchstens {maximum} Sonderzeichen.
      contains-symbol.none: Bitte verwenden Sie keine Sonderzeichen.
      only-digits: Bitte verwenden Sie nur Ziffern.
      only-digits.ascii: Bitte verwenden Sie nur die Ziffern 0 bis 9.
      only-letters: Bitte verwenden Sie nur Buchstaben.
      only-letters.ascii: Bitte verwenden Sie nur die Buchstaben A bis Z.
      only-lowercase: Bitte verwenden Sie nur Kleinbuchstaben.
      only-lowercase.ascii: Bitte verwenden Sie nur die Kleinbuchstaben a bis z.
      only-uppercase: Bitte verwenden Sie nur Großbuchstaben.
      only-uppercase.ascii: Bitte verwenden Sie nur die Großbuchstaben A bis Z.
      alphanumeric: Bitte verwenden Sie nur Buchstaben und Ziffern.
      alphanumeric.ascii: Bitte verwenden Sie nur die Buchstaben A bis Z und die Ziffern 0 bis 9.
      no-whitespace: Bitte verwenden Sie keine Leerzeichen.
      contains: Die Eingabe muss „{text}“ enthalten.
      starts-with: Die Eingabe muss mit „{text}“ beginnen.
      ends-with: Die Eingabe muss mit „{text}“ enden.
      characters: Bitte verwenden Sie nur die erlaubten Zeichen.
      contains-characters: Bitte verwenden Sie mindestens {minimum} dieser Zeichen: {characters}.
      contains-characters.maximum: Bitte verwenden Sie höchstens {maximum} dieser Zeichen: {characters}.
      only-characters: Bitte verwenden Sie nur diese Zeichen: {characters}.
      no-characters: Bitte verzichten Sie auf diese Zeichen: {characters}.
      only-letters-and-punctuation: Bitte geben Sie nur Buchstaben, Leerzeichen und einfache Satzzeichen ein.
      not.contains: Die Eingabe darf „{text}“ nicht enthalten.
      not.starts-with: Die Eingabe darf nicht mit „{text}“ beginnen.
      not.ends-with: Die Eingabe darf nicht mit „{text}“ enden.

      number: Bitte geben Sie eine Zahl ein.
      integer: Bitte geben Sie eine ganze Zahl ein.
      decimal.minimum: Bitte geben Sie eine Zahl mit mindestens {minimum, plural, one {# Nachkommastelle} other {# Nachkommastellen}} ein.
      decimal.maximum: Bitte geben Sie eine Zahl mit höchstens {maximum, plural, one {# Nachkommastelle} other {# Nachkommastellen}} ein.
      minimum: Der Wert muss mindestens {minimum} sein.
      maximum: Der Wert darf höchstens {maximum} sein.
      range: Bitte geben Sie einen Wert von {minimum} bis {maximum} ein.
      half-open-range: Bitte geben Sie einen Wert ab {minimum} und unter {bound} ein.
      value: Bitte geben Sie {value} ein.
      greater: Der Wert muss größer als {bound} sein.
      less: Der Wert muss kleiner als {bound} sein.
      multiple-of: Bitte geben Sie ein Vielfaches von {step} ein.

      date: Bitte geben Sie ein Datum ein, das es gibt, z. B. 2024-02-29.
      time: Bitte geben Sie eine Uhrzeit mit ihrem Abstand zu UTC ein, z. B. 08:30:00Z.
      date-time: Bitte geben Sie ein Datum mit Uhrzeit ein, z. B. 2024-02-29T08:30:00Z.
      time-of-day: Bitte geben Sie eine Uhrzeit ein, zum Beispiel {example}.
      local-date-time: Bitte geben Sie ein Datum mit Uhrzeit ein, z. B. {example}.
      month: Bitte geben Sie einen Monat ein, z. B. {example}.
      week: Bitte geben Sie eine Kalenderwoche ein, z. B. {example}.
      boolean: Bitte geben Sie „true“ oder „false“ ein.
      parse.date: Bitte geben Sie ein Datum ein.
      before: Bitte geben Sie ein Datum vor dem {date} ein.
      before.other: Bitte geben Sie ein früheres Datum ein.
      after: Bitte geben Sie ein Datum nach dem {date} ein.
      after.other: Bitte geben Sie ein späteres Datum ein.
      in-the-past: Bitte geben Sie ein Datum in der Vergangenheit ein.
      in-the-future: Bitte geben Sie ein Datum in der Zukunft ein.
      age.minimum: Das Alter muss mindestens {minimum, plural, one {# Jahr} other {# Jahre}} betragen.
      age.maximum: Das Alter darf höchstens {maximum, plural, one {# Jahr} other {# Jahre}} betragen.
      age: Das Alter muss {minimum} bis {maximum, plural, one {# Jahr} other {# Jahre}} betragen.
      age.exact: Das Alter muss genau {minimum, plural, one {# Jahr} other {# Jahre}} betragen.
      within.last: Bitte geben Sie ein Datum von vor {last} bis heute ein.
      within.next: Bitte geben Sie ein Datum von heute bis in {next} ein.
      within: Bitte geben Sie ein Datum von vor {last} bis in {next} ein.
      within.today: Bitte geben Sie das heutige Datum ein.
      span.days: {count, plural, one {# Tag} other {# Tagen}}
      span.weeks: {count, plural, one {# Woche} other {# Wochen}}
      span.months: {count, plural, one {# Monat} other {# Monaten}}
      span.years: {count, plural, one {# Jahr} other {# Jahren}}
      is-true: Bitte bestätigen Sie dies.
      is-false: Bitte lassen Sie dies ausgeschaltet.
      at-least: Bitte füllen Sie mindestens {minimum, plural, one {# dieser Felder} other {# dieser Felder}} aus.
      in: Bitte wählen Sie {values}.
      in.long: Bitte wählen Sie etwas aus der Liste.
      count.minimum: Bitte wählen Sie mindestens {minimum, plural, one {# Eintrag} other {# Einträge}} aus.
      count.maximum: Bitte wählen Sie höchstens {maximum, plural, one {# Eintrag} other {# Einträge}} aus.
      count: Bitte wählen Sie {minimum} bis {maximum, plural, one {# Eintrag} other {# Einträge}} aus.
      count.exact: Bitte wählen Sie genau {minimum, plural, one {# Eintrag} other {# Einträge}} aus.
      unique: Bitte geben Sie nichts doppelt ein.

      email: Bitte geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.
      email.ascii: Bitte geben Sie eine E-Mail-Adresse ohne Umlaute und andere Sonderbuchstaben ein, z. B. name@example.com.
      email-without-slips: Meinten Sie {suggestion}?
      email.slip: Bitte prüfen Sie die E-Mail-Adresse auf Tippfehler.
      email-domain: Bitte verwenden Sie eine andere E-Mail-Adresse. Dieser Anbieter wird nicht angenommen.
      url: Bitte geben Sie eine Webadresse ein, z. B. https://example.com.
      url.schemes: Bitte geben Sie eine Adresse ein, die mit {schemes} beginnt.
      data: Das sind keine Daten im erwarteten Format.
      identifier: Bitte prüfen Sie diese Kennung: Etwas darin fehlt oder ist vertippt.

      card: Bitte geben Sie die Nummer einer Zahlungskarte ein.
      card.networks: Bitte geben Sie eine Kartennummer ein ({networks}).
      card-expiry: Bitte geben Sie das Ablaufdatum einer noch gültigen Karte ein, im Format MM/JJ.
      card-expiry.long-year: Bitte geben Sie das Ablaufdatum einer noch gültigen Karte ein, im Format MM/JJJJ.
      card-security-code: Bitte geben Sie die 3 oder 4 Ziffern der Prüfnummer ein.
      card-security-code.digits: Bitte geben Sie die {digits} Ziffern der Prüfnummer ein.
      iban: Bitte geben Sie eine internationale Kontonummer (IBAN) ein.
      iban.country: Bitte geben Sie eine internationale Kontonummer (IBAN) ein, die mit {country} beginnt.
      vat: Bitte geben Sie eine Umsatzsteuer-Identifikationsnummer ein.
      vat.country: Bitte geben Sie eine Umsatzsteuer-Identifikationsnummer ein ({country}).
      currency-amount: Bitte geben Sie einen Geldbetrag ein, z. B. {example}.

      phone: Bitte geben Sie eine Telefonnummer mit Landesvorwahl ein, z. B. +442079460018.
      phone.region: Bitte geben Sie eine Telefonnummer ein ({region}).
      phone.mobile: Bitte geben Sie eine Mobilfunknummer ein ({region}).
      postal-code: Bitte geben Sie eine Postleitzahl ein ({region}).
      strong-password: Bitte wählen Sie ein Passwort mit mindestens {requirements}.
      strong-password.length: {minimumLength} Zeichen
      strong-password.digits: {minimumDigits, plural, one {# Ziffer} other {# Ziffern}}
      strong-password.lowercase: {minimumLowercase, plural, one {# Kleinbuchstaben} other {# Kleinbuchstaben}}
      strong-password.uppercase: {minimumUppercase, plural, one {# Großbuchstaben} other {# Großbuchstaben}}
      strong-password.symbols: {minimumSymbols} Sonderzeichen
      password-strength: Bitte wählen Sie ein Passwort, das schwerer zu erraten ist.

      requirement.presence: Erforderlich
      requirement.contains-digit.one: Eine Ziffer
      requirement.contains-letter.one: Ein Buchstabe
      requirement.contains-lowercase.one: Ein Kleinbuchstabe
      requirement.contains-uppercase.one: Ein Großbuchstabe
      requirement.contains-symbol.one: Ein Sonderzeichen
      requirement.contains-digit.none: Keine Ziffern
      requirement.contains-letter.none: Keine Buchstaben
      requirement.contains-lowercase.none: Keine Kleinbuchstaben
      requirement.contains-uppercase.none: Keine Großbuchstaben
      requirement.contains-symbol.none: Keine Sonderzeichen
      requirement.only-digits: Nur Ziffern
      requirement.only-letters: Nur Buchstaben
      requirement.only-lowercase: Nur Kleinbuchstaben
      requirement.only-uppercase: Nur Großbuchstaben
      requirement.alphanumeric: Nur Buchstaben und Ziffern
      requirement.no-whitespace: Keine Leerzeichen
      requirement.contains: Enthält „{text}“
      requirement.starts-with: Beginnt mit „{text}“
      requirement.ends-with: Endet mit „{text}“
      requirement.not.contains: Enthält nicht „{text}“
      requirement.only-characters: Nur diese Zeichen: {characters}
      requirement.no-characters: Keines dieser Zeichen: {characters}
      requirement.email: Eine E-Mail-Adresse
      requirement.pattern: Das erwartete Format
      requirement.password-strength: Schwer zu erraten
      requirement.length.minimum: Mindestens {minimum} Zeichen
      requirement.length.maximum: Höchstens {maximum} Zeichen
      requirement.length: {minimum} bis {maximum} Zeichen
      requirement.length.exact: Genau {minimum} Zeichen
      requirement.contains-digit: Mindestens {minimum, plural, one {# Ziffer} other {# Ziffern}}
      requirement.contains-digit.maximum: Höchstens {maximum, plural, one {# Ziffer} other {# Ziffern}}
      requirement.contains-letter: Mindestens {minimum, plural, one {# Buchstaben} other {# Buchstaben}}
      requirement.contains-letter.maximum: Höchstens {maximum, plural, one {# Buchstaben} other {# Buchstaben}}
      requirement.contains-lowercase: Mindestens {minimum, plural, one {# Kleinbuchstaben} other {# Kleinbuchstaben}}
      requirement.contains-lowercase.maximum: Höchstens {maximum, plural, one {# Kleinbuchstaben} other {# Kleinbuchstaben}}
      requirement.contains-uppercase: Mindestens {minimum, plural, one {# Großbuchstaben} other {# Großbuchstaben}}
      requirement.contains-uppercase.maximum: Höchstens {maximum, plural, one {# Großbuchstaben} other {# Großbuchstaben}}
      requirement.contains-symbol: Mindestens {minimum} Sonderzeichen
      requirement.contains-symbol.maximum: Höchstens {maximum} Sonderzeichen

      bytes: {count, plural, one {# Byte} other {# Bytes}}
      file-extension: Bitte wählen Sie eine Datei mit der Endung {extensions}.
      file-type: Bitte wählen Sie {files}.
      file-type.image: ein Bild
      file-type.audio: eine Audiodatei
      file-type.video: ein Video
      file-type.font: eine Schriftdatei
      file-type.archive: ein Archiv
      file-type.document: ein Dokument
      file-type.types: eine Datei vom Typ {types}
      file-type-agreement: Die Datei ist nicht von dem Typ, den ihr Name nennt.
      file-size.minimum: Bitte wählen Sie eine Datei mit mindestens {minimum}.
      file-size.maximum: Bitte wählen Sie eine Datei mit höchstens {maximum}.
      total-file-size.minimum: Bitte wählen Sie Dateien mit zusammen mindestens {minimum}.
      total-file-size.maximum: Bitte wählen Sie Dateien mit zusammen höchstens {maximum}.
      file-count.minimum: Bitte wählen Sie mindestens {minimum, plural, one {# Datei} other {# Dateien}} aus.
      file-count.maximum: Bitte wählen Sie höchstens {maximum, plural, one {# Datei} other {# Dateien}} aus.
      image-size.minimum-width: Bitte wählen Sie ein Bild, das mindestens {minimumWidth} Pixel breit ist.
      image-size.maximum-width: Bitte wählen Sie ein Bild, das höchstens {maximumWidth} Pixel breit ist.
      image-size.minimum-height: Bitte wählen Sie ein Bild, das mindestens {minimumHeight} Pixel hoch ist.
      image-size.maximum-height: Bitte wählen Sie ein Bild, das höchstens {maximumHeight} Pixel hoch ist.
      """)
}
