extension MessageLanguage {
  /// Swedish, in the plain imperative of its forms.
  static let swedish = MessageLanguage(
    "sv", plurals: .one,
    messages: """
      invalid: Värdet är inte giltigt.
      invalid.labeled: Värdet i fältet ”{label}” är inte giltigt.
      presence: Fyll i det här fältet.
      presence.labeled: Fyll i fältet ”{label}”.
      request-failed: Värdet kunde inte kontrolleras. Försök igen.
      too-costly: Texten kunde inte kontrolleras. Korta ner den.
      too-long: Texten är för lång för att kontrolleras. Korta ner den.
      type: Värdet är inte av den förväntade typen.
      unreadable: Värdet går inte att läsa.
      unreadable-file: Filen går inte att läsa.
      unknown-key: Det här fältet är okänt.
      more-failures: Det finns fler fel än de som visas här.
      status: Begäran kunde inte behandlas
      status.400: Felaktig begäran
      status.401: Inloggning krävs
      status.403: Åtkomst nekad
      status.404: Hittades inte
      status.409: Konflikt
      status.410: Finns inte längre
      status.413: Innehållet är för stort
      status.415: Medietypen stöds inte
      status.422: Ogiltigt innehåll
      status.429: För många förfrågningar
      status.500: Internt serverfel
      status.502: Felaktig gateway
      status.503: Tjänsten är inte tillgänglig
      status.504: Tidsgränsen för gateway överskreds
      problem.size: Innehållet är större än {maximum} byte.
      problem.depth: Listor och objekt är mer än {maximum} nivåer djupa på rad {line}, byte {byte}.
      problem.duplicate-key: En nyckel finns två gånger i ett objekt på rad {line}, byte {byte}.
      problem.syntax: Innehållet är inte JSON. Se rad {line}, byte {byte}.
      problem.encoding: Detta är inte procentkodad text i UTF-8. Se byte {byte}.
      remote: Värdet godtogs inte.
      pattern: Använd det förväntade formatet.
      example: Använd ett format som {example}.
      same: Värdena stämmer inte överens.
      same.labeled: Värdena i fältet ”{label}” stämmer inte överens.
      different: Ange något annat.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} Eller: {second}
      list.comma: {first}, {second}
      list.or: {first} eller {second}
      list.and: {first} och {second}

      length.minimum: Ange minst {minimum} tecken.
      length.minimum.labeled: Ange minst {minimum} tecken i fältet ”{label}”.
      length.maximum: Ange högst {maximum} tecken.
      length.maximum.labeled: Ange högst {maximum} tecken i fältet ”{label}”.
      length.none: Lämna fältet tomt.
      length: Ange {minimum} till {maximum} tecken.
      length.labeled: Ange {minimum} till {maximum} tecken i fältet ”{label}”.
      length.exact: Ange exakt {minimum} tecken.
      length.exact.labeled: Ange exakt {minimum} tecken i fältet ”{label}”.
      length.minimum.bytes: Ange minst {minimum} byte.
      length.maximum.bytes: Ange högst {maximum} byte.
      words.minimum: Ange minst {minimum} ord.
      words.maximum: Ange högst {maximum} ord.

      contains-digit: Använd minst {minimum, plural, one {# siffra} other {# siffror}}.
      contains-digit.maximum: Använd högst {maximum, plural, one {# siffra} other {# siffror}}.
      contains-digit.none: Använd inga siffror.
      contains-letter: Använd minst {minimum, plural, one {# bokstav} other {# bokstäver}}.
      contains-letter.maximum: Använd högst {maximum, plural, one {# bokstav} other {# bokstäver}}.
      contains-letter.none: Använd inga bokstäver.
      contains-lowercase: Använd minst {minimum, plural, one {# liten bokstav} other {# små bokstäver}}.
      contains-lowercase.maximum: Använd högst {maximum, plural, one {# liten bokstav} other {# små bokstäver}}.
      contains-lowercase.none: Använd inga små bokstäver.
      contains-uppercase: Använd minst {minimum, plural, one {# stor bokstav} other {# stora bokstäver}}.
      contains-uppercase.maximum: Använd högst {maximum, plural, one {# stor bokstav} other {# stora bokstäver}}.
      contains-uppercase.none: Använd inga stora bokstäver.
      contains-symbol: Använd minst {minimum} specialtecken.
      contains-symbol.maximum: Använd högst {maximum} specialtecken.
      contains-symbol.none: Använd inga specialtecken.
      only-digits: Använd bara siffror.
      only-digits.ascii: Använd bara siffrorna 0 till 9.
      only-letters: Använd bara bokstäver.
      only-letters.ascii: Använd bara bokstäverna A till Z.
      only-lowercase: Använd bara små bokstäver.
      only-lowercase.ascii: Använd bara de små bokstäverna a till z.
      only-uppercase: Använd bara stora bokstäver.
      only-uppercase.ascii: Använd bara de stora bokstäverna A till Z.
      alphanumeric: Använd bara bokstäver och siffror.
      alphanumeric.ascii: Använd bara bokstäverna A till Z och siffrorna 0 till 9.
      no-whitespace: Använd inga mellanslag.
      contains: Texten måste innehålla ”{text}”.
      starts-with: Texten måste börja med ”{text}”.
      ends-with: Texten måste sluta med ”{text}”.
      characters: Använd bara tillåtna tecken.
      contains-characters: Använd minst {minimum} av dessa tecken: {characters}.
      contains-characters.maximum: Använd högst {maximum} av dessa tecken: {characters}.
      only-characters: Använd bara dessa tecken: {characters}.
      no-characters: Använd inte dessa tecken: {characters}.
      only-letters-and-punctuation: Använd bara bokstäver, mellanslag och enkla skiljetecken.
      not.contains: Texten får inte innehålla ”{text}”.
      not.starts-with: Texten får inte börja med ”{text}”.
      not.ends-with: Texten får inte sluta med ”{text}”.

      number: Ange ett tal.
      integer: Ange ett heltal.
      decimal.minimum: Ange ett tal med minst {minimum, plural, one {# decimal} other {# decimaler}}.
      decimal.maximum: Ange ett tal med högst {maximum, plural, one {# decimal} other {# decimaler}}.
      minimum: Ange {minimum} eller mer.
      maximum: Ange {maximum} eller mindre.
      range: Ange ett värde från {minimum} till {maximum}.
      half-open-range: Ange ett värde från och med {minimum} men under {bound}.
      value: Ange {value}.
      greater: Ange mer än {bound}.
      less: Ange mindre än {bound}.
      multiple-of: Ange en multipel av {step}.

      date: Ange ett datum som finns, till exempel 2024-02-29.
      time: Ange ett klockslag med tidsskillnad mot UTC, till exempel 08:30:00Z.
      date-time: Ange ett datum med klockslag, till exempel 2024-02-29T08:30:00Z.
      time-of-day: Ange ett klockslag, till exempel {example}.
      local-date-time: Ange ett datum med klockslag, till exempel {example}.
      month: Ange en månad, till exempel {example}.
      week: Ange en vecka, till exempel {example}.
      boolean: Ange ”true” eller ”false”.
      parse.date: Ange ett datum.
      before: Ange ett datum före {date}.
      before.other: Ange ett tidigare datum.
      after: Ange ett datum efter {date}.
      after.other: Ange ett senare datum.
      in-the-past: Ange ett datum som har passerat.
      in-the-future: Ange ett datum i framtiden.
      age.minimum: Åldern måste vara minst {minimum} år.
      age.maximum: Åldern får vara högst {maximum} år.
      age: Åldern måste vara {minimum} till {maximum} år.
      age.exact: Åldern måste vara exakt {minimum} år.
      within.last: Ange ett datum från för {last} sedan till och med i dag.
      within.next: Ange ett datum från i dag till om {next}.
      within: Ange ett datum från för {last} sedan till om {next}.
      within.today: Ange dagens datum.
      span.days: {count, plural, one {# dag} other {# dagar}}
      span.weeks: {count, plural, one {# vecka} other {# veckor}}
      span.months: {count, plural, one {# månad} other {# månader}}
      span.years: {count} år
      is-true: Bekräfta detta.
      is-false: Låt detta vara avstängt.
      at-least: Fyll i minst {minimum} av de här fälten.
      in: Välj {values}.
      in.long: Välj något i listan.
      count.minimum: Välj minst {minimum} alternativ.
      count.maximum: Välj högst {maximum} alternativ.
      count: Välj {minimum} till {maximum} alternativ.
      count.exact: Välj exakt {minimum} alternativ.
      unique: Ange inte samma sak två gånger.

      email: Ange en e-postadress, till exempel name@example.com.
      email.ascii: Ange en e-postadress utan å, ä, ö och liknande bokstäver, till exempel name@example.com.
      email-without-slips: Menade du {suggestion}?
      email.slip: Kontrollera att e-postadressen inte är felskriven.
      email-domain: Använd en annan e-postadress. Den här leverantören godtas inte.
      url: Ange en webbadress, till exempel https://example.com.
      url.schemes: Ange en adress som börjar med {schemes}.
      data: Innehållet har inte det förväntade formatet.
      identifier: Kontrollera numret eller koden: något saknas eller är felskrivet.

      card: Ange numret på ett betalkort.
      card.networks: Ange ett kortnummer ({networks}).
      card-expiry: Ange utgångsdatum för ett kort som fortfarande gäller, i formatet MM/ÅÅ.
      card-expiry.long-year: Ange utgångsdatum för ett kort som fortfarande gäller, i formatet MM/ÅÅÅÅ.
      card-security-code: Ange säkerhetskodens 3 eller 4 siffror.
      card-security-code.digits: Ange säkerhetskodens {digits} siffror.
      iban: Ange ett internationellt bankkontonummer (IBAN).
      iban.country: Ange ett internationellt bankkontonummer (IBAN) som börjar med {country}.
      vat: Ange ett momsregistreringsnummer.
      vat.country: Ange ett momsregistreringsnummer ({country}).
      currency-amount: Ange ett belopp, till exempel {example}.

      phone: Ange ett telefonnummer med landskod, till exempel +442079460018.
      phone.region: Ange ett telefonnummer ({region}).
      phone.mobile: Ange ett mobilnummer ({region}).
      postal-code: Ange ett postnummer ({region}).
      strong-password: Välj ett lösenord med minst {requirements}.
      strong-password.length: {minimumLength} tecken
      strong-password.digits: {minimumDigits, plural, one {# siffra} other {# siffror}}
      strong-password.lowercase: {minimumLowercase, plural, one {# liten bokstav} other {# små bokstäver}}
      strong-password.uppercase: {minimumUppercase, plural, one {# stor bokstav} other {# stora bokstäver}}
      strong-password.symbols: {minimumSymbols} specialtecken
      password-strength: Välj ett lösenord som är svårare att gissa.

      requirement.presence: Obligatoriskt
      requirement.contains-digit.one: En siffra
      requirement.contains-letter.one: En bokstav
      requirement.contains-lowercase.one: En liten bokstav
      requirement.contains-uppercase.one: En stor bokstav
      requirement.contains-symbol.one: Ett specialtecken
      requirement.contains-digit.none: Inga siffror
      requirement.contains-letter.none: Inga bokstäver
      requirement.contains-lowercase.none: Inga små bokstäver
      requirement.contains-uppercase.none: Inga stora bokstäver
      requirement.contains-symbol.none: Inga specialtecken
      requirement.only-digits: Bara siffror
      requirement.only-letters: Bara bokstäver
      requirement.only-lowercase: Bara små bokstäver
      requirement.only-uppercase: Bara stora bokstäver
      requirement.alphanumeric: Bara bokstäver och siffror
      requirement.no-whitespace: Inga mellanslag
      requirement.contains: Innehåller ”{text}”
      requirement.starts-with: Börjar med ”{text}”
      requirement.ends-with: Slutar med ”{text}”
      requirement.not.contains: Innehåller inte ”{text}”
      requirement.only-characters: Bara dessa tecken: {characters}
      requirement.no-characters: Inget av dessa tecken: {characters}
      requirement.email: En e-postadress
      requirement.pattern: Det förväntade formatet
      requirement.password-strength: Svårt att gissa
      requirement.length.minimum: Minst {minimum} tecken
      requirement.length.maximum: Högst {maximum} tecken
      requirement.length: {minimum} till {maximum} tecken
      requirement.length.exact: Exakt {minimum} tecken
      requirement.contains-digit: Minst {minimum, plural, one {# siffra} other {# siffror}}
      requirement.contains-digit.maximum: Högst {maximum, plural, one {# siffra} other {# siffror}}
      requirement.contains-letter: Minst {minimum, plural, one {# bokstav} other {# bokstäver}}
      requirement.contains-letter.maximum: Högst {maximum, plural, one {# bokstav} other {# bokstäver}}
      requirement.contains-lowercase: Minst {minimum, plural, one {# liten bokstav} other {# små bokstäver}}
      requirement.contains-lowercase.maximum: Högst {maximum, plural, one {# liten bokstav} other {# små bokstäver}}
      requirement.contains-uppercase: Minst {minimum, plural, one {# stor bokstav} other {# stora bokstäver}}
      requirement.contains-uppercase.maximum: Högst {maximum, plural, one {# stor bokstav} other {# stora bokstäver}}
      requirement.contains-symbol: Minst {minimum} specialtecken
      requirement.contains-symbol.maximum: Högst {maximum} specialtecken

      bytes: {count} byte
      file-extension: Välj en fil med filändelsen {extensions}.
      file-type: Välj {files}.
      file-type.image: en bild
      file-type.audio: en ljudfil
      file-type.video: en video
      file-type.font: ett typsnitt
      file-type.archive: en arkivfil
      file-type.document: ett dokument
      file-type.types: en fil av typen {types}
      file-type-agreement: Filen är inte av den typ som namnet anger.
      file-size.minimum: Välj en fil på minst {minimum}.
      file-size.maximum: Välj en fil på högst {maximum}.
      total-file-size.minimum: Välj filer på sammanlagt minst {minimum}.
      total-file-size.maximum: Välj filer på sammanlagt högst {maximum}.
      file-count.minimum: Välj minst {minimum, plural, one {# fil} other {# filer}}.
      file-count.maximum: Välj högst {maximum, plural, one {# fil} other {# filer}}.
      image-size.minimum-width: Välj en bild som är minst {minimumWidth, plural, one {# pixel} other {# pixlar}} bred.
      image-size.maximum-width: Välj en bild som är högst {maximumWidth, plural, one {# pixel} other {# pixlar}} bred.
      image-size.minimum-height: Välj en bild som är minst {minimumHeight, plural, one {# pixel} other {# pixlar}} hög.
      image-size.maximum-height: Välj en bild som är högst {maximumHeight, plural, one {# pixel} other {# pixlar}} hög.
      """)
}
