extension MessageLanguage {
  /// Italian, in the impersonal polite form, the infinitive.
  static let italian = MessageLanguage(
    "it", plurals: .italian,
    messages: """
      invalid: Questo valore non è valido.
      invalid.labeled: Il valore del campo «{label}» non è valido.
      presence: Compilare questo campo.
      presence.labeled: Compilare il campo «{label}».
      request-failed: Non è stato possibile verificare questo valore. Riprovare.
      too-costly: Non è stato possibile verificare questo valore. Abbreviare il testo.
      too-long: Il testo è troppo lungo per essere verificato. Abbreviarlo.
      type: Questo valore non è del tipo previsto.
      unreadable: Questo valore non è leggibile.
      unreadable-file: Questo file non è leggibile.
      unknown-key: Questo campo è sconosciuto.
      more-failures: Ci sono più errori di quelli elencati qui.
      status: Impossibile elaborare la richiesta
      status.400: Richiesta non valida
      status.401: Autenticazione richiesta
      status.403: Accesso negato
      status.404: Non trovato
      status.409: Conflitto
      status.410: Non più disponibile
      status.413: Contenuto troppo grande
      status.415: Tipo di contenuto non supportato
      status.422: Contenuto non valido
      status.429: Troppe richieste
      status.500: Errore interno del server
      status.502: Gateway non valido
      status.503: Servizio non disponibile
      status.504: Timeout del gateway
      problem.size: Il contenuto supera {maximum} byte.
      problem.depth: Gli elenchi e gli oggetti superano {maximum} livelli alla riga {line}, byte {byte}.
      problem.duplicate-key: Una chiave compare due volte in un oggetto alla riga {line}, byte {byte}.
      problem.syntax: Il contenuto non è JSON. Vedere la riga {line}, byte {byte}.
      problem.encoding: Non è un testo UTF-8 con codifica percentuale. Vedere il byte {byte}.
      remote: Questo valore non è stato accettato.
      pattern: Usare il formato previsto.
      example: Usare un formato come {example}.
      same: I valori non coincidono.
      same.labeled: I valori del campo «{label}» non coincidono.
      different: Inserire un altro valore.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} Oppure: {second}
      list.comma: {first}, {second}
      list.or: {first} o {second}
      list.and: {first} e {second}

      length.minimum: Inserire almeno {minimum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}.
      length.minimum.labeled: Inserire almeno {minimum, plural, one {# carattere} many {# di caratteri} other {# caratteri}} nel campo «{label}».
      length.maximum: Inserire al massimo {maximum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}.
      length.maximum.labeled: Inserire al massimo {maximum, plural, one {# carattere} many {# di caratteri} other {# caratteri}} nel campo «{label}».
      length.none: Lasciare vuoto questo campo.
      length: Inserire da {minimum} a {maximum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}.
      length.labeled: Inserire da {minimum} a {maximum, plural, one {# carattere} many {# di caratteri} other {# caratteri}} nel campo «{label}».
      length.exact: Inserire esattamente {minimum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}.
      length.exact.labeled: Inserire esattamente {minimum, plural, one {# carattere} many {# di caratteri} other {# caratteri}} nel campo «{label}».
      length.minimum.bytes: Inserire almeno {minimum, plural, one {# byte} many {# di byte} other {# byte}}.
      length.maximum.bytes: Inserire al massimo {maximum, plural, one {# byte} many {# di byte} other {# byte}}.
      words.minimum: Inserire almeno {minimum, plural, one {# parola} many {# di parole} other {# parole}}.
      words.maximum: Inserire al massimo {maximum, plural, one {# parola} many {# di parole} other {# parole}}.

      contains-digit: Usare almeno {minimum, plural, one {# cifra} many {# di cifre} other {# cifre}}.
      contains-digit.maximum: Usare al massimo {maximum, plural, one {# cifra} many {# di cifre} other {# cifre}}.
      contains-digit.none: Non usare cifre.
      contains-letter: Usare almeno {minimum, plural, one {# lettera} many {# di lettere} other {# lettere}}.
      contains-letter.maximum: Usare al massimo {maximum, plural, one {# lettera} many {# di lettere} other {# lettere}}.
      contains-letter.none: Non usare lettere.
      contains-lowercase: Usare almeno {minimum, plural, one {# lettera minuscola} many {# di lettere minuscole} other {# lettere minuscole}}.
      contains-lowercase.maximum: Usare al massimo {maximum, plural, one {# lettera minuscola} many {# di lettere minuscole} other {# lettere minuscole}}.
      contains-lowercase.none: Non usare lettere minuscole.
      contains-uppercase: Usare almeno {minimum, plural, one {# lettera maiuscola} many {# di lettere maiuscole} other {# lettere maiuscole}}.
      contains-uppercase.maximum: Usare al massimo {maximum, plural, one {# lettera maiuscola} many {# di lettere maiuscole} other {# lettere maiuscole}}.
      contains-uppercase.none: Non usare lettere maiuscole.
      contains-symbol: Usare almeno {minimum, plural, one {# carattere speciale} many {# di caratteri speciali} other {# caratteri speciali}}.
      contains-symbol.maximum: Usare al massimo {maximum, plural, one {# carattere speciale} many {# di caratteri speciali} other {# caratteri speciali}}.
      contains-symbol.none: Non usare caratteri speciali.
      only-digits: Inserire solo cifre.
      only-digits.ascii: Inserire solo cifre da 0 a 9.
      only-letters: Inserire solo lettere.
      only-letters.ascii: Inserire solo lettere dalla A alla Z, senza accenti.
      only-lowercase: Inserire solo lettere minuscole.
      only-lowercase.ascii: Inserire solo lettere minuscole dalla a alla z, senza accenti.
      only-uppercase: Inserire solo lettere maiuscole.
      only-uppercase.ascii: Inserire solo lettere maiuscole dalla A alla Z, senza accenti.
      alphanumeric: Inserire solo lettere e cifre.
      alphanumeric.ascii: Inserire solo lettere dalla A alla Z, senza accenti, e cifre da 0 a 9.
      no-whitespace: Non usare spazi.
      contains: Il testo deve contenere «{text}».
      starts-with: Il testo deve iniziare con «{text}».
      ends-with: Il testo deve terminare con «{text}».
      characters: Usare solo i caratteri consentiti.
      contains-characters: Usare almeno {minimum} di questi caratteri: {characters}.
      contains-characters.maximum: Usare al massimo {maximum} di questi caratteri: {characters}.
      only-characters: Usare solo questi caratteri: {characters}.
      no-characters: Non usare questi caratteri: {characters}.
      only-letters-and-punctuation: Inserire solo lettere, spazi e segni di punteggiatura semplici.
      not.contains: Il testo non deve contenere «{text}».
      not.starts-with: Il testo non deve iniziare con «{text}».
      not.ends-with: Il testo non deve terminare con «{text}».

      number: Inserire un numero.
      integer: Inserire un numero intero.
      decimal.minimum: Inserire un numero con almeno {minimum, plural, one {# cifra decimale} many {# di cifre decimali} other {# cifre decimali}}.
      decimal.maximum: Inserire un numero con al massimo {maximum, plural, one {# cifra decimale} many {# di cifre decimali} other {# cifre decimali}}.
      minimum: Inserire un valore maggiore o uguale a {minimum}.
      maximum: Inserire un valore minore o uguale a {maximum}.
      range: Inserire un valore compreso tra {minimum} e {maximum}.
      half-open-range: Inserire un valore maggiore o uguale a {minimum} e minore di {bound}.
      value: Inserire {value}.
      greater: Inserire un valore maggiore di {bound}.
      less: Inserire un valore minore di {bound}.
      multiple-of: Inserire un multiplo di {step}.

      date: Inserire una data esistente, ad esempio 2024-02-29.
      time: Inserire un orario con la differenza rispetto all’UTC, ad esempio 08:30:00Z.
      date-time: Inserire una data con l’ora, ad esempio 2024-02-29T08:30:00Z.
      time-of-day: Inserire un orario, ad esempio {example}.
      local-date-time: Inserire una data con l’ora, ad esempio {example}.
      month: Inserire un mese, ad esempio {example}.
      week: Inserire una settimana, ad esempio {example}.
      boolean: Inserire «true» o «false».
      parse.date: Inserire una data.
      before: Inserire una data precedente al {date}.
      before.other: Inserire una data precedente.
      after: Inserire una data successiva al {date}.
      after.other: Inserire una data successiva.
      in-the-past: Inserire una data passata.
      in-the-future: Inserire una data futura.
      age.minimum: L’età deve essere di almeno {minimum, plural, one {# anno} many {# di anni} other {# anni}}.
      age.maximum: L’età deve essere al massimo di {maximum, plural, one {# anno} many {# di anni} other {# anni}}.
      age: L’età deve essere compresa tra {minimum} e {maximum, plural, one {# anno} many {# di anni} other {# anni}}.
      age.exact: L’età deve essere esattamente di {minimum, plural, one {# anno} many {# di anni} other {# anni}}.
      within.last: Inserire una data compresa tra {last} fa e oggi.
      within.next: Inserire una data a partire da oggi ed entro {next}.
      within: Inserire una data a partire da {last} fa ed entro {next} da oggi.
      within.today: Inserire la data di oggi.
      span.days: {count, plural, one {# giorno} many {# di giorni} other {# giorni}}
      span.weeks: {count, plural, one {# settimana} many {# di settimane} other {# settimane}}
      span.months: {count, plural, one {# mese} many {# di mesi} other {# mesi}}
      span.years: {count, plural, one {# anno} many {# di anni} other {# anni}}
      is-true: Selezionare questa casella.
      is-false: Deselezionare questa casella.
      at-least: Compilare almeno {minimum} di questi campi.
      in: Scegliere {values}.
      in.long: Scegliere un valore dall’elenco.
      count.minimum: Scegliere almeno {minimum, plural, one {# elemento} many {# di elementi} other {# elementi}}.
      count.maximum: Scegliere al massimo {maximum, plural, one {# elemento} many {# di elementi} other {# elementi}}.
      count: Scegliere da {minimum} a {maximum, plural, one {# elemento} many {# di elementi} other {# elementi}}.
      count.exact: Scegliere esattamente {minimum, plural, one {# elemento} many {# di elementi} other {# elementi}}.
      unique: Non inserire due volte lo stesso valore.

      email: Inserire un indirizzo e-mail, ad esempio nome@example.com.
      email.ascii: Inserire un indirizzo e-mail con lettere dalla A alla Z, senza accenti, ad esempio nome@example.com.
      email-without-slips: Si intendeva {suggestion}?
      email.slip: Controllare che l’indirizzo e-mail non contenga errori di battitura.
      email-domain: Usare un altro indirizzo e-mail. Questo fornitore non è accettato.
      url: Inserire un indirizzo web, ad esempio https://example.com.
      url.schemes: Inserire un indirizzo che inizi con {schemes}.
      data: I dati non hanno il formato previsto.
      identifier: Controllare questo codice: manca qualcosa o c’è un errore di battitura.

      card: Inserire il numero di una carta di pagamento.
      card.networks: Inserire un numero di carta ({networks}).
      card-expiry: Inserire la data di scadenza di una carta ancora valida, nel formato MM/AA.
      card-expiry.long-year: Inserire la data di scadenza di una carta ancora valida, nel formato MM/AAAA.
      card-security-code: Inserire le 3 o 4 cifre del codice di sicurezza.
      card-security-code.digits: Inserire le {digits} cifre del codice di sicurezza.
      iban: Inserire un codice IBAN.
      iban.country: Inserire un codice IBAN che inizi con {country}.
      vat: Inserire una partita IVA.
      vat.country: Inserire una partita IVA ({country}).
      currency-amount: Inserire un importo, ad esempio {example}.

      phone: Inserire un numero di telefono con il prefisso internazionale, ad esempio +442079460018.
      phone.region: Inserire un numero di telefono ({region}).
      phone.mobile: Inserire un numero di cellulare ({region}).
      postal-code: Inserire un codice postale ({region}).
      strong-password: Scegliere una password con almeno {requirements}.
      strong-password.length: {minimumLength, plural, one {# carattere} many {# di caratteri} other {# caratteri}}
      strong-password.digits: {minimumDigits, plural, one {# cifra} many {# di cifre} other {# cifre}}
      strong-password.lowercase: {minimumLowercase, plural, one {# lettera minuscola} many {# di lettere minuscole} other {# lettere minuscole}}
      strong-password.uppercase: {minimumUppercase, plural, one {# lettera maiuscola} many {# di lettere maiuscole} other {# lettere maiuscole}}
      strong-password.symbols: {minimumSymbols, plural, one {# carattere speciale} many {# di caratteri speciali} other {# caratteri speciali}}
      password-strength: Scegliere una password più difficile da indovinare.

      requirement.presence: Obbligatorio
      requirement.contains-digit.one: Una cifra
      requirement.contains-letter.one: Una lettera
      requirement.contains-lowercase.one: Una lettera minuscola
      requirement.contains-uppercase.one: Una lettera maiuscola
      requirement.contains-symbol.one: Un carattere speciale
      requirement.contains-digit.none: Nessuna cifra
      requirement.contains-letter.none: Nessuna lettera
      requirement.contains-lowercase.none: Nessuna lettera minuscola
      requirement.contains-uppercase.none: Nessuna lettera maiuscola
      requirement.contains-symbol.none: Nessun carattere speciale
      requirement.only-digits: Solo cifre
      requirement.only-letters: Solo lettere
      requirement.only-lowercase: Solo lettere minuscole
      requirement.only-uppercase: Solo lettere maiuscole
      requirement.alphanumeric: Solo lettere e cifre
      requirement.no-whitespace: Nessuno spazio
      requirement.contains: Contiene «{text}»
      requirement.starts-with: Inizia con «{text}»
      requirement.ends-with: Termina con «{text}»
      requirement.not.contains: Non contiene «{text}»
      requirement.only-characters: Solo questi caratteri: {characters}
      requirement.no-characters: Nessuno di questi caratteri: {characters}
      requirement.email: Un indirizzo e-mail
      requirement.pattern: Il formato previsto
      requirement.password-strength: Difficile da indovinare
      requirement.length.minimum: Almeno {minimum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}
      requirement.length.maximum: Al massimo {maximum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}
      requirement.length: Da {minimum} a {maximum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}
      requirement.length.exact: Esattamente {minimum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}
      requirement.contains-digit: Almeno {minimum, plural, one {# cifra} many {# di cifre} other {# cifre}}
      requirement.contains-digit.maximum: Al massimo {maximum, plural, one {# cifra} many {# di cifre} other {# cifre}}
      requirement.contains-letter: Almeno {minimum, plural, one {# lettera} many {# di lettere} other {# lettere}}
      requirement.contains-letter.maximum: Al massimo {maximum, plural, one {# lettera} many {# di lettere} other {# lettere}}
      requirement.contains-lowercase: Almeno {minimum, plural, one {# lettera minuscola} many {# di lettere minuscole} other {# lettere minuscole}}
      requirement.contains-lowercase.maximum: Al massimo {maximum, plural, one {# lettera minuscola} many {# di lettere minuscole} other {# lettere minuscole}}
      requirement.contains-uppercase: Almeno {minimum, plural, one {# lettera maiuscola} many {# di lettere maiuscole} other {# lettere maiuscole}}
      requirement.contains-uppercase.maximum: Al massimo {maximum, plural, one {# lettera maiuscola} many {# di lettere maiuscole} other {# lettere maiuscole}}
      requirement.contains-symbol: Almeno {minimum, plural, one {# carattere speciale} many {# di caratteri speciali} other {# caratteri speciali}}
      requirement.contains-symbol.maximum: Al massimo {maximum, plural, one {# carattere speciale} many {# di caratteri speciali} other {# caratteri speciali}}

      bytes: {count, plural, one {# byte} many {# di byte} other {# byte}}
      file-extension: Scegliere un file con estensione {extensions}.
      file-type: Scegliere {files}.
      file-type.image: un’immagine
      file-type.audio: un file audio
      file-type.video: un video
      file-type.font: un font
      file-type.archive: un archivio
      file-type.document: un documento
      file-type.types: un file di tipo {types}
      file-type-agreement: Il tipo del file non corrisponde all’estensione del nome.
      file-size.minimum: Scegliere un file di almeno {minimum}.
      file-size.maximum: Scegliere un file di {maximum} al massimo.
      total-file-size.minimum: Scegliere file per un totale di almeno {minimum}.
      total-file-size.maximum: Scegliere file per un totale di {maximum} al massimo.
      file-count.minimum: Scegliere almeno {minimum, plural, one {# file} many {# di file} other {# file}}.
      file-count.maximum: Scegliere al massimo {maximum, plural, one {# file} many {# di file} other {# file}}.
      image-size.minimum-width: Scegliere un’immagine larga almeno {minimumWidth, plural, one {# pixel} many {# di pixel} other {# pixel}}.
      image-size.maximum-width: Scegliere un’immagine larga al massimo {maximumWidth, plural, one {# pixel} many {# di pixel} other {# pixel}}.
      image-size.minimum-height: Scegliere un’immagine alta almeno {minimumHeight, plural, one {# pixel} many {# di pixel} other {# pixel}}.
      image-size.maximum-height: Scegliere un’immagine alta al massimo {maximumHeight, plural, one {# pixel} many {# di pixel} other {# pixel}}.
      """)
}
