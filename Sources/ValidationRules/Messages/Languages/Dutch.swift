extension MessageLanguage {
  /// Dutch, in the formal address.
  static let dutch = MessageLanguage(
    "nl", plurals: .one,
    messages: """
      invalid: Deze invoer is niet geldig.
      invalid.labeled: De invoer bij “{label}” is niet geldig.
      presence: Vul dit veld in.
      presence.labeled: Vul “{label}” in.
      request-failed: Dit kon niet worden gecontroleerd. Probeer het opnieuw.
      too-costly: Dit kon niet worden gecontroleerd. Kort uw invoer in.
      too-long: Dit is te lang om te controleren. Kort uw invoer in.
      type: Deze invoer is niet van het verwachte type.
      unreadable: Deze invoer kan niet worden gelezen.
      unreadable-file: Dit bestand kan niet worden gelezen.
      unknown-key: Dit veld is niet bekend.
      more-failures: Er zijn meer fouten dan hier staan.
      status: Het verzoek kon niet worden verwerkt
      status.400: Ongeldig verzoek
      status.401: Aanmelden vereist
      status.403: Toegang geweigerd
      status.404: Niet gevonden
      status.409: Conflicterende gegevens
      status.410: Niet meer beschikbaar
      status.413: Inhoud te groot
      status.415: Mediatype niet ondersteund
      status.422: Ongeldige inhoud
      status.429: Te veel verzoeken
      status.500: Interne serverfout
      status.502: Ongeldige gateway
      status.503: Dienst niet beschikbaar
      status.504: Time-out van de gateway
      problem.size: De inhoud is groter dan {maximum} bytes.
      problem.depth: Lijsten en objecten zijn op regel {line}, byte {byte} meer dan {maximum} niveaus diep.
      problem.duplicate-key: Op regel {line}, byte {byte} staat een sleutel twee keer in een object.
      problem.syntax: De inhoud is geen JSON. Zie regel {line}, byte {byte}.
      problem.encoding: Dit is geen tekst in UTF-8 met procentcodering. Zie byte {byte}.
      remote: Deze invoer is niet geaccepteerd.
      pattern: Gebruik de verwachte notatie.
      example: Gebruik een notatie zoals {example}.
      same: De ingevulde waarden komen niet overeen.
      same.labeled: De ingevulde waarden bij “{label}” komen niet overeen.
      different: Vul iets anders in.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} Of: {second}
      list.comma: {first}, {second}
      list.or: {first} of {second}
      list.and: {first} en {second}

      length.minimum: Vul minimaal {minimum, plural, one {# teken} other {# tekens}} in.
      length.minimum.labeled: Vul bij “{label}” minimaal {minimum, plural, one {# teken} other {# tekens}} in.
      length.maximum: Vul maximaal {maximum, plural, one {# teken} other {# tekens}} in.
      length.maximum.labeled: Vul bij “{label}” maximaal {maximum, plural, one {# teken} other {# tekens}} in.
      length.none: Laat dit veld leeg.
      length: Vul {minimum} tot en met {maximum, plural, one {# teken} other {# tekens}} in.
      length.labeled: Vul bij “{label}” {minimum} tot en met {maximum, plural, one {# teken} other {# tekens}} in.
      length.exact: Vul precies {minimum, plural, one {# teken} other {# tekens}} in.
      length.exact.labeled: Vul bij “{label}” precies {minimum, plural, one {# teken} other {# tekens}} in.
      length.minimum.bytes: Vul minimaal {minimum, plural, one {# byte} other {# bytes}} in.
      length.maximum.bytes: Vul maximaal {maximum, plural, one {# byte} other {# bytes}} in.
      words.minimum: Vul minimaal {minimum, plural, one {# woord} other {# woorden}} in.
      words.maximum: Vul maximaal {maximum, plural, one {# woord} other {# woorden}} in.

      contains-digit: Gebruik minimaal {minimum, plural, one {# cijfer} other {# cijfers}}.
      contains-digit.maximum: Gebruik maximaal {maximum, plural, one {# cijfer} other {# cijfers}}.
      contains-digit.none: Gebruik geen cijfers.
      contains-letter: Gebruik minimaal {minimum, plural, one {# letter} other {# letters}}.
      contains-letter.maximum: Gebruik maximaal {maximum, plural, one {# letter} other {# letters}}.
      contains-letter.none: Gebruik geen letters.
      contains-lowercase: Gebruik minimaal {minimum, plural, one {# kleine letter} other {# kleine letters}}.
      contains-lowercase.maximum: Gebruik maximaal {maximum, plural, one {# kleine letter} other {# kleine letters}}.
      contains-lowercase.none: Gebruik geen kleine letters.
      contains-uppercase: Gebruik minimaal {minimum, plural, one {# hoofdletter} other {# hoofdletters}}.
      contains-uppercase.maximum: Gebruik maximaal {maximum, plural, one {# hoofdletter} other {# hoofdletters}}.
      contains-uppercase.none: Gebruik geen hoofdletters.
      contains-symbol: Gebruik minimaal {minimum, plural, one {# speciaal teken} other {# speciale tekens}}.
      contains-symbol.maximum: Gebruik maximaal {maximum, plural, one {# speciaal teken} other {# speciale tekens}}.
      contains-symbol.none: Gebruik geen speciale tekens.
      only-digits: Gebruik alleen cijfers.
      only-digits.ascii: Gebruik alleen de cijfers 0 tot en met 9.
      only-letters: Gebruik alleen letters.
      only-letters.ascii: Gebruik alleen de letters A tot en met Z, zonder accenten.
      only-lowercase: Gebruik alleen kleine letters.
      only-lowercase.ascii: Gebruik alleen de kleine letters a tot en met z, zonder accenten.
      only-uppercase: Gebruik alleen hoofdletters.
      only-uppercase.ascii: Gebruik alleen de hoofdletters A tot en met Z, zonder accenten.
      alphanumeric: Gebruik alleen letters en cijfers.
      alphanumeric.ascii: Gebruik alleen de letters A tot en met Z, zonder accenten, en de cijfers 0 tot en met 9.
      no-whitespace: Gebruik geen spaties.
      contains: De invoer moet “{text}” bevatten.
      starts-with: De invoer moet beginnen met “{text}”.
      ends-with: De invoer moet eindigen op “{text}”.
      characters: Gebruik alleen de toegestane tekens.
      contains-characters: Gebruik minimaal {minimum} van deze tekens: {characters}.
      contains-characters.maximum: Gebruik maximaal {maximum} van deze tekens: {characters}.
      only-characters: Gebruik alleen deze tekens: {characters}.
      no-characters: Gebruik deze tekens niet: {characters}.
      only-letters-and-punctuation: Gebruik alleen letters, spaties en eenvoudige leestekens.
      not.contains: De invoer mag “{text}” niet bevatten.
      not.starts-with: De invoer mag niet beginnen met “{text}”.
      not.ends-with: De invoer mag niet eindigen op “{text}”.

      number: Vul een getal in.
      integer: Vul een geheel getal in.
      decimal.minimum: Vul een getal in met minimaal {minimum, plural, one {# cijfer} other {# cijfers}} achter de komma.
      decimal.maximum: Vul een getal in met maximaal {maximum, plural, one {# cijfer} other {# cijfers}} achter de komma.
      minimum: Vul {minimum} of meer in.
      maximum: Vul {maximum} of minder in.
      range: Vul een waarde in van {minimum} tot en met {maximum}.
      half-open-range: Vul een waarde in die minimaal {minimum} is en kleiner is dan {bound}.
      value: Vul {value} in.
      greater: Vul een waarde in die groter is dan {bound}.
      less: Vul een waarde in die kleiner is dan {bound}.
      multiple-of: Vul een veelvoud van {step} in.

      date: Vul een bestaande datum in, bijvoorbeeld 2024-02-29.
      time: Vul een tijd in met het verschil ten opzichte van UTC, bijvoorbeeld 08:30:00Z.
      date-time: Vul een datum met een tijd in, bijvoorbeeld 2024-02-29T08:30:00Z.
      time-of-day: Vul een tijd in, bijvoorbeeld {example}.
      local-date-time: Vul een datum met tijd in, bijvoorbeeld {example}.
      month: Vul een maand in, bijvoorbeeld {example}.
      week: Vul een week in, bijvoorbeeld {example}.
      boolean: Vul “true” of “false” in.
      parse.date: Vul een datum in.
      before: Vul een datum vóór {date} in.
      before.other: Vul een eerdere datum in.
      after: Vul een datum na {date} in.
      after.other: Vul een latere datum in.
      in-the-past: Vul een datum in het verleden in.
      in-the-future: Vul een datum in de toekomst in.
      age.minimum: De leeftijd moet minimaal {minimum} jaar zijn.
      age.maximum: De leeftijd mag maximaal {maximum} jaar zijn.
      age: De leeftijd moet {minimum} tot en met {maximum} jaar zijn.
      age.exact: De leeftijd moet precies {minimum} jaar zijn.
      within.last: Vul een datum in van {last} geleden tot en met vandaag.
      within.next: Vul een datum in van vandaag tot en met {next} vooruit.
      within: Vul een datum in van {last} geleden tot en met {next} vooruit.
      within.today: Vul de datum van vandaag in.
      span.days: {count, plural, one {# dag} other {# dagen}}
      span.weeks: {count, plural, one {# week} other {# weken}}
      span.months: {count, plural, one {# maand} other {# maanden}}
      span.years: {count} jaar
      is-true: Vink dit vakje aan.
      is-false: Vink dit vakje uit.
      at-least: Vul minimaal {minimum} van deze velden in.
      in: Kies {values}.
      in.long: Kies iets uit de lijst.
      count.minimum: Kies minimaal {minimum, plural, one {# item} other {# items}}.
      count.maximum: Kies maximaal {maximum, plural, one {# item} other {# items}}.
      count: Kies {minimum} tot en met {maximum, plural, one {# item} other {# items}}.
      count.exact: Kies precies {minimum, plural, one {# item} other {# items}}.
      unique: Vul niets dubbel in.

      email: Vul een e-mailadres in, bijvoorbeeld naam@example.com.
      email.ascii: Vul een e-mailadres in met letters van A tot en met Z, zonder accenten, bijvoorbeeld naam@example.com.
      email-without-slips: Bedoelde u {suggestion}?
      email.slip: Controleer het e-mailadres op typefouten.
      email-domain: Gebruik een ander e-mailadres. Deze provider wordt niet geaccepteerd.
      url: Vul een webadres in, bijvoorbeeld https://example.com.
      url.schemes: Vul een adres in dat begint met {schemes}.
      data: Deze gegevens hebben niet de verwachte indeling.
      identifier: Controleer deze code: er ontbreekt iets of er staat een typefout in.

      card: Vul het nummer van een betaalkaart in.
      card.networks: Vul een kaartnummer in ({networks}).
      card-expiry: Vul de vervaldatum in van een kaart die nog geldig is, in de notatie MM/JJ.
      card-expiry.long-year: Vul de vervaldatum in van een kaart die nog geldig is, in de notatie MM/JJJJ.
      card-security-code: Vul de 3 of 4 cijfers van de beveiligingscode in.
      card-security-code.digits: Vul de {digits} cijfers van de beveiligingscode in.
      iban: Vul een internationaal rekeningnummer (IBAN) in.
      iban.country: Vul een internationaal rekeningnummer (IBAN) in dat begint met {country}.
      vat: Vul een btw-nummer in.
      vat.country: Vul een btw-nummer in ({country}).
      currency-amount: Vul een bedrag in, bijvoorbeeld {example}.

      phone: Vul een telefoonnummer met landnummer in, bijvoorbeeld +442079460018.
      phone.region: Vul een telefoonnummer in ({region}).
      phone.mobile: Vul een mobiel telefoonnummer in ({region}).
      postal-code: Vul een postcode in ({region}).
      strong-password: Kies een wachtwoord met minimaal {requirements}.
      strong-password.length: {minimumLength, plural, one {# teken} other {# tekens}}
      strong-password.digits: {minimumDigits, plural, one {# cijfer} other {# cijfers}}
      strong-password.lowercase: {minimumLowercase, plural, one {# kleine letter} other {# kleine letters}}
      strong-password.uppercase: {minimumUppercase, plural, one {# hoofdletter} other {# hoofdletters}}
      strong-password.symbols: {minimumSymbols, plural, one {# speciaal teken} other {# speciale tekens}}
      password-strength: Kies een wachtwoord dat moeilijker te raden is.

      requirement.presence: Verplicht
      requirement.contains-digit.one: Een cijfer
      requirement.contains-letter.one: Een letter
      requirement.contains-lowercase.one: Een kleine letter
      requirement.contains-uppercase.one: Een hoofdletter
      requirement.contains-symbol.one: Een speciaal teken
      requirement.contains-digit.none: Geen cijfers
      requirement.contains-letter.none: Geen letters
      requirement.contains-lowercase.none: Geen kleine letters
      requirement.contains-uppercase.none: Geen hoofdletters
      requirement.contains-symbol.none: Geen speciale tekens
      requirement.only-digits: Alleen cijfers
      requirement.only-letters: Alleen letters
      requirement.only-lowercase: Alleen kleine letters
      requirement.only-uppercase: Alleen hoofdletters
      requirement.alphanumeric: Alleen letters en cijfers
      requirement.no-whitespace: Geen spaties
      requirement.contains: Bevat “{text}”
      requirement.starts-with: Begint met “{text}”
      requirement.ends-with: Eindigt op “{text}”
      requirement.not.contains: Bevat niet “{text}”
      requirement.only-characters: Alleen deze tekens: {characters}
      requirement.no-characters: Geen van deze tekens: {characters}
      requirement.email: Een e-mailadres
      requirement.pattern: De verwachte notatie
      requirement.password-strength: Moeilijk te raden
      requirement.length.minimum: Minimaal {minimum, plural, one {# teken} other {# tekens}}
      requirement.length.maximum: Maximaal {maximum, plural, one {# teken} other {# tekens}}
      requirement.length: {minimum} tot en met {maximum, plural, one {# teken} other {# tekens}}
      requirement.length.exact: Precies {minimum, plural, one {# teken} other {# tekens}}
      requirement.contains-digit: Minimaal {minimum, plural, one {# cijfer} other {# cijfers}}
      requirement.contains-digit.maximum: Maximaal {maximum, plural, one {# cijfer} other {# cijfers}}
      requirement.contains-letter: Minimaal {minimum, plural, one {# letter} other {# letters}}
      requirement.contains-letter.maximum: Maximaal {maximum, plural, one {# letter} other {# letters}}
      requirement.contains-lowercase: Minimaal {minimum, plural, one {# kleine letter} other {# kleine letters}}
      requirement.contains-lowercase.maximum: Maximaal {maximum, plural, one {# kleine letter} other {# kleine letters}}
      requirement.contains-uppercase: Minimaal {minimum, plural, one {# hoofdletter} other {# hoofdletters}}
      requirement.contains-uppercase.maximum: Maximaal {maximum, plural, one {# hoofdletter} other {# hoofdletters}}
      requirement.contains-symbol: Minimaal {minimum, plural, one {# speciaal teken} other {# speciale tekens}}
      requirement.contains-symbol.maximum: Maximaal {maximum, plural, one {# speciaal teken} other {# speciale tekens}}

      bytes: {count, plural, one {# byte} other {# bytes}}
      file-extension: Kies een bestand met de extensie {extensions}.
      file-type: Kies {files}.
      file-type.image: een afbeelding
      file-type.audio: een audiobestand
      file-type.video: een video
      file-type.font: een lettertypebestand
      file-type.archive: een archiefbestand
      file-type.document: een document
      file-type.types: een bestand van het type {types}
      file-type-agreement: Het bestand is niet van het type dat de naam aangeeft.
      file-size.minimum: Kies een bestand van minimaal {minimum}.
      file-size.maximum: Kies een bestand van maximaal {maximum}.
      total-file-size.minimum: Kies bestanden van samen minimaal {minimum}.
      total-file-size.maximum: Kies bestanden van samen maximaal {maximum}.
      file-count.minimum: Kies minimaal {minimum, plural, one {# bestand} other {# bestanden}}.
      file-count.maximum: Kies maximaal {maximum, plural, one {# bestand} other {# bestanden}}.
      image-size.minimum-width: Kies een afbeelding die minimaal {minimumWidth, plural, one {# pixel} other {# pixels}} breed is.
      image-size.maximum-width: Kies een afbeelding die maximaal {maximumWidth, plural, one {# pixel} other {# pixels}} breed is.
      image-size.minimum-height: Kies een afbeelding die minimaal {minimumHeight, plural, one {# pixel} other {# pixels}} hoog is.
      image-size.maximum-height: Kies een afbeelding die maximaal {maximumHeight, plural, one {# pixel} other {# pixels}} hoog is.
      """)
}
