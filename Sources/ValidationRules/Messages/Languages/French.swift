extension MessageLanguage {
  /// French, in the formal address.
  static let french = MessageLanguage(
    "fr", plurals: .french, byteUnits: "ko Mo Go To Po Eo",
    messages: """
      invalid: Cette valeur n’est pas valide.
      invalid.labeled: La valeur du champ «\u{A0}{label}\u{A0}» n’est pas valide.
      presence: Veuillez remplir ce champ.
      presence.labeled: Veuillez remplir le champ «\u{A0}{label}\u{A0}».
      request-failed: La vérification n’a pas abouti. Veuillez réessayer.
      too-costly: La vérification n’a pas abouti. Veuillez raccourcir votre saisie.
      too-long: Cette saisie est trop longue pour être vérifiée. Veuillez la raccourcir.
      type: Cette valeur n’est pas du type attendu.
      unreadable: Cette valeur est illisible.
      unreadable-file: Ce fichier est illisible.
      unknown-key: Ce champ est inconnu.
      more-failures: Il y a plus d’erreurs que celles qui sont indiquées ici.
      status: La demande n’a pas pu être traitée
      status.400: Requête incorrecte
      status.401: Authentification requise
      status.403: Accès refusé
      status.404: Introuvable
      status.409: Conflit
      status.410: Plus disponible
      status.413: Contenu trop volumineux
      status.415: Type de média non pris en charge
      status.422: Contenu non valide
      status.429: Trop de requêtes
      status.500: Erreur interne du serveur
      status.502: Passerelle incorrecte
      status.503: Service indisponible
      status.504: Délai de la passerelle dépassé
      problem.size: Le contenu dépasse {maximum} octets.
      problem.depth: Les tableaux et les objets sont imbriqués sur plus de {maximum} niveaux à la ligne {line}, octet {byte}.
      problem.duplicate-key: Une clé figure deux fois dans un objet à la ligne {line}, octet {byte}.
      problem.syntax: Le contenu n’est pas du JSON. Voir la ligne {line}, octet {byte}.
      problem.encoding: Ce n’est pas un texte UTF-8 encodé avec des pourcentages. Voir l’octet {byte}.
      remote: Cette valeur n’a pas été acceptée.
      pattern: Veuillez respecter le format attendu.
      example: Veuillez utiliser un format comme {example}.
      same: Les valeurs ne correspondent pas.
      same.labeled: Les valeurs du champ «\u{A0}{label}\u{A0}» ne correspondent pas.
      different: Veuillez saisir une autre valeur.

      labeled: {label}\u{A0}: {message}
      sentences: {first} {second}
      or: {first} Ou bien\u{A0}: {second}
      list.comma: {first}, {second}
      list.or: {first} ou {second}
      list.and: {first} et {second}

      length.minimum: Veuillez saisir au moins {minimum, plural, one {# caractère} many {# de caractères} other {# caractères}}.
      length.minimum.labeled: Veuillez saisir au moins {minimum, plural, one {# caractère} many {# de caractères} other {# caractères}} dans le champ «\u{A0}{label}\u{A0}».
      length.maximum: Veuillez saisir {maximum, plural, one {# caractère} many {# de caractères} other {# caractères}} au maximum.
      length.maximum.labeled: Veuillez saisir {maximum, plural, one {# caractère} many {# de caractères} other {# caractères}} au maximum dans le champ «\u{A0}{label}\u{A0}».
      length.none: Veuillez laisser ce champ vide.
      length: Veuillez saisir entre {minimum} et {maximum, plural, one {# caractère} many {# de caractères} other {# caractères}}.
      length.labeled: Veuillez saisir entre {minimum} et {maximum, plural, one {# caractère} many {# de caractères} other {# caractères}} dans le champ «\u{A0}{label}\u{A0}».
      length.exact: Veuillez saisir exactement {minimum, plural, one {# caractère} many {# de caractères} other {# caractères}}.
      length.exact.labeled: Veuillez saisir exactement {minimum, plural, one {# caractère} many {# de caractères} other {# caractères}} dans le champ «\u{A0}{label}\u{A0}».
      length.minimum.bytes: Veuillez saisir au moins {minimum, plural, one {# octet} many {# d’octets} other {# octets}}.
      length.maximum.bytes: Veuillez saisir {maximum, plural, one {# octet} many {# d’octets} other {# octets}} au maximum.
      words.minimum: Veuillez saisir au moins {minimum, plural, one {# mot} many {# de mots} other {# mots}}.
      words.maximum: Veuillez saisir {maximum, plural, one {# mot} many {# de mots} other {# mots}} au maximum.

      contains-digit: Veuillez utiliser au moins {minimum, plural, one {# chiffre} many {# de chiffres} other {# chiffres}}.
      contains-digit.maximum: Veuillez utiliser {maximum, plural, one {# chiffre} many {# de chiffres} other {# chiffres}} au maximum.
      contains-digit.none: Veuillez ne pas utiliser de chiffres.
      contains-letter: Veuillez utiliser au moins {minimum, plural, one {# lettre} many {# de lettres} other {# lettres}}.
      contains-letter.maximum: Veuillez utiliser {maximum, plural, one {# lettre} many {# de lettres} other {# lettres}} au maximum.
      contains-letter.none: Veuillez ne pas utiliser de lettres.
      contains-lowercase: Veuillez utiliser au moins {minimum, plural, one {# minuscule} many {# de minuscules} other {# minuscules}}.
      contains-lowercase.maximum: Veuillez utiliser {maximum, plural, one {# minuscule} many {# de minuscules} other {# minuscules}} au maximum.
      contains-lowercase.none: Veuillez ne pas utiliser de minuscules.
      contains-uppercase: Veuillez utiliser au moins {minimum, plural, one {# majuscule} many {# de majuscules} other {# majuscules}}.
      contains-uppercase.maximum: Veuillez utiliser {maximum, plural, one {# majuscule} many {# de majuscules} other {# majuscules}} au maximum.
      contains-uppercase.none: Veuillez ne pas utiliser de majuscules.
      contains-symbol: Veuillez utiliser au moins {minimum, plural, one {# caractère spécial} many {# de caractères spéciaux} other {# caractères spéciaux}}.
      contains-symbol.maximum: Veuillez utiliser {maximum, plural, one {# caractère spécial} many {# de caractères spéciaux} other {# caractères spéciaux}} au maximum.
      contains-symbol.none: Veuillez ne pas utiliser de caractères spéciaux.
      only-digits: Veuillez utiliser uniquement des chiffres.
      only-digits.ascii: Veuillez utiliser uniquement les chiffres de 0 à 9.
      only-letters: Veuillez utiliser uniquement des lettres.
      only-letters.ascii: Veuillez utiliser uniquement les lettres de A à Z, sans accent.
      only-lowercase: Veuillez utiliser uniquement des minuscules.
      only-lowercase.ascii: Veuillez utiliser uniquement les minuscules de a à z, sans accent.
      only-uppercase: Veuillez utiliser uniquement des majuscules.
      only-uppercase.ascii: Veuillez utiliser uniquement les majuscules de A à Z, sans accent.
      alphanumeric: Veuillez utiliser uniquement des lettres et des chiffres.
      alphanumeric.ascii: Veuillez utiliser uniquement les lettres de A à Z, sans accent, et les chiffres de 0 à 9.
      no-whitespace: Veuillez ne pas utiliser d’espaces.
      contains: Votre saisie doit contenir «\u{A0}{text}\u{A0}».
      starts-with: Votre saisie doit commencer par «\u{A0}{text}\u{A0}».
      ends-with: Votre saisie doit se terminer par «\u{A0}{text}\u{A0}».
      characters: Veuillez utiliser uniquement les caractères autorisés.
      contains-characters: Veuillez utiliser au moins {minimum} de ces caractères\u{A0}: {characters}.
      contains-characters.maximum: Veuillez utiliser au maximum {maximum} de ces caractères\u{A0}: {characters}.
      only-characters: Veuillez utiliser uniquement ces caractères\u{A0}: {characters}.
      no-characters: Veuillez ne pas utiliser ces caractères\u{A0}: {characters}.
      only-letters-and-punctuation: Veuillez utiliser uniquement des lettres, des espaces et des signes de ponctuation simples.
      not.contains: Votre saisie ne doit pas contenir «\u{A0}{text}\u{A0}».
      not.starts-with: Votre saisie ne doit pas commencer par «\u{A0}{text}\u{A0}».
      not.ends-with: Votre saisie ne doit pas se terminer par «\u{A0}{text}\u{A0}».

      number: Veuillez saisir un nombre.
      integer: Veuillez saisir un nombre entier.
      decimal.minimum: Veuillez saisir un nombre comportant au moins {minimum, plural, one {# décimale} many {# de décimales} other {# décimales}}.
      decimal.maximum: Veuillez saisir un nombre comportant {maximum, plural, one {# décimale} many {# de décimales} other {# décimales}} au maximum.
      minimum: Veuillez saisir une valeur supérieure ou égale à {minimum}.
      maximum: Veuillez saisir une valeur inférieure ou égale à {maximum}.
      range: Veuillez saisir une valeur comprise entre {minimum} et {maximum}.
      half-open-range: Veuillez saisir une valeur supérieure ou égale à {minimum} et inférieure à {bound}.
      value: Veuillez saisir {value}.
      greater: Veuillez saisir une valeur supérieure à {bound}.
      less: Veuillez saisir une valeur inférieure à {bound}.
      multiple-of: Veuillez saisir un multiple de {step}.

      date: Veuillez saisir une date qui existe, par exemple 2024-02-29.
      time: Veuillez saisir une heure avec son décalage par rapport à UTC, par exemple 08:30:00Z.
      date-time: Veuillez saisir une date avec une heure, par exemple 2024-02-29T08:30:00Z.
      time-of-day: Veuillez saisir une heure, par exemple {example}.
      local-date-time: Veuillez saisir une date et une heure, par exemple {example}.
      month: Veuillez saisir un mois, par exemple {example}.
      week: Veuillez saisir une semaine, par exemple {example}.
      boolean: Veuillez saisir «\u{A0}true\u{A0}» ou «\u{A0}false\u{A0}».
      parse.date: Veuillez saisir une date.
      before: Veuillez saisir une date antérieure au {date}.
      before.other: Veuillez saisir une date antérieure.
      after: Veuillez saisir une date postérieure au {date}.
      after.other: Veuillez saisir une date postérieure.
      in-the-past: Veuillez saisir une date passée.
      in-the-future: Veuillez saisir une date future.
      age.minimum: L’âge doit être d’au moins {minimum, plural, one {# an} many {# d’ans} other {# ans}}.
      age.maximum: L’âge doit être d’au plus {maximum, plural, one {# an} many {# d’ans} other {# ans}}.
      age: L’âge doit être compris entre {minimum} et {maximum, plural, one {# an} many {# d’ans} other {# ans}}.
      age.exact: L’âge doit être d’exactement {minimum, plural, one {# an} many {# d’ans} other {# ans}}.
      within.last: Veuillez saisir une date comprise entre il y a {last} et aujourd’hui.
      within.next: Veuillez saisir une date comprise entre aujourd’hui et dans {next}.
      within: Veuillez saisir une date comprise entre il y a {last} et dans {next}.
      within.today: Veuillez saisir la date d’aujourd’hui.
      span.days: {count, plural, one {# jour} many {# de jours} other {# jours}}
      span.weeks: {count, plural, one {# semaine} many {# de semaines} other {# semaines}}
      span.months: {count, plural, one {# mois} many {# de mois} other {# mois}}
      span.years: {count, plural, one {# an} many {# d’ans} other {# ans}}
      is-true: Veuillez cocher cette case.
      is-false: Veuillez décocher cette case.
      at-least: Veuillez remplir au moins {minimum} de ces champs.
      in: Veuillez choisir {values}.
      in.long: Veuillez choisir une valeur dans la liste.
      count.minimum: Veuillez choisir au moins {minimum, plural, one {# élément} many {# d’éléments} other {# éléments}}.
      count.maximum: Veuillez choisir {maximum, plural, one {# élément} many {# d’éléments} other {# éléments}} au maximum.
      count: Veuillez choisir entre {minimum} et {maximum, plural, one {# élément} many {# d’éléments} other {# éléments}}.
      count.exact: Veuillez choisir exactement {minimum, plural, one {# élément} many {# d’éléments} other {# éléments}}.
      unique: Veuillez ne pas saisir deux fois la même valeur.

      email: Veuillez saisir une adresse e-mail, par exemple nom@example.com.
      email.ascii: Veuillez saisir une adresse e-mail dont les lettres vont de A à Z, sans accent, par exemple nom@example.com.
      email-without-slips: Vouliez-vous dire {suggestion}\u{A0}?
      email.slip: Veuillez vérifier que l’adresse e-mail ne contient pas de faute de frappe.
      email-domain: Veuillez utiliser une autre adresse e-mail. Ce fournisseur n’est pas accepté.
      url: Veuillez saisir une adresse web, par exemple https://example.com.
      url.schemes: Veuillez saisir une adresse commençant par {schemes}.
      data: Ces données n’ont pas le format attendu.
      identifier: Veuillez vérifier cet identifiant\u{A0}: il est incomplet ou contient une faute de frappe.

      card: Veuillez saisir un numéro de carte de paiement.
      card.networks: Veuillez saisir un numéro de carte ({networks}).
      card-expiry: Veuillez saisir la date d’expiration d’une carte encore valable, au format MM/AA.
      card-expiry.long-year: Veuillez saisir la date d’expiration d’une carte encore valable, au format MM/AAAA.
      card-security-code: Veuillez saisir les 3 ou 4 chiffres du code de sécurité.
      card-security-code.digits: Veuillez saisir les {digits} chiffres du code de sécurité.
      iban: Veuillez saisir un numéro de compte bancaire international (IBAN).
      iban.country: Veuillez saisir un numéro de compte bancaire international (IBAN) commençant par {country}.
      vat: Veuillez saisir un numéro de TVA.
      vat.country: Veuillez saisir un numéro de TVA ({country}).
      currency-amount: Veuillez saisir un montant, par exemple {example}.

      phone: Veuillez saisir un numéro de téléphone avec l’indicatif du pays, par exemple +442079460018.
      phone.region: Veuillez saisir un numéro de téléphone ({region}).
      phone.mobile: Veuillez saisir un numéro de téléphone mobile ({region}).
      postal-code: Veuillez saisir un code postal ({region}).
      strong-password: Veuillez choisir un mot de passe comportant au moins {requirements}.
      strong-password.length: {minimumLength, plural, one {# caractère} many {# de caractères} other {# caractères}}
      strong-password.digits: {minimumDigits, plural, one {# chiffre} many {# de chiffres} other {# chiffres}}
      strong-password.lowercase: {minimumLowercase, plural, one {# minuscule} many {# de minuscules} other {# minuscules}}
      strong-password.uppercase: {minimumUppercase, plural, one {# majuscule} many {# de majuscules} other {# majuscules}}
      strong-password.symbols: {minimumSymbols, plural, one {# caractère spécial} many {# de caractères spéciaux} other {# caractères spéciaux}}
      password-strength: Veuillez choisir un mot de passe plus difficile à deviner.

      requirement.presence: Obligatoire
      requirement.contains-digit.one: Un chiffre
      requirement.contains-letter.one: Une lettre
      requirement.contains-lowercase.one: Une minuscule
      requirement.contains-uppercase.one: Une majuscule
      requirement.contains-symbol.one: Un caractère spécial
      requirement.contains-digit.none: Aucun chiffre
      requirement.contains-letter.none: Aucune lettre
      requirement.contains-lowercase.none: Aucune minuscule
      requirement.contains-uppercase.none: Aucune majuscule
      requirement.contains-symbol.none: Aucun caractère spécial
      requirement.only-digits: Des chiffres uniquement
      requirement.only-letters: Des lettres uniquement
      requirement.only-lowercase: Des minuscules uniquement
      requirement.only-uppercase: Des majuscules uniquement
      requirement.alphanumeric: Des lettres et des chiffres uniquement
      requirement.no-whitespace: Aucun espace
      requirement.contains: Contient «\u{A0}{text}\u{A0}»
      requirement.starts-with: Commence par «\u{A0}{text}\u{A0}»
      requirement.ends-with: Se termine par «\u{A0}{text}\u{A0}»
      requirement.not.contains: Ne contient pas «\u{A0}{text}\u{A0}»
      requirement.only-characters: Uniquement ces caractères\u{A0}: {characters}
      requirement.no-characters: Aucun de ces caractères\u{A0}: {characters}
      requirement.email: Une adresse e-mail
      requirement.pattern: Le format attendu
      requirement.password-strength: Difficile à deviner
      requirement.length.minimum: Au moins {minimum, plural, one {# caractère} many {# de caractères} other {# caractères}}
      requirement.length.maximum: {maximum, plural, one {# caractère} many {# de caractères} other {# caractères}} au maximum
      requirement.length: Entre {minimum} et {maximum, plural, one {# caractère} many {# de caractères} other {# caractères}}
      requirement.length.exact: Exactement {minimum, plural, one {# caractère} many {# de caractères} other {# caractères}}
      requirement.contains-digit: Au moins {minimum, plural, one {# chiffre} many {# de chiffres} other {# chiffres}}
      requirement.contains-digit.maximum: {maximum, plural, one {# chiffre} many {# de chiffres} other {# chiffres}} au maximum
      requirement.contains-letter: Au moins {minimum, plural, one {# lettre} many {# de lettres} other {# lettres}}
      requirement.contains-letter.maximum: {maximum, plural, one {# lettre} many {# de lettres} other {# lettres}} au maximum
      requirement.contains-lowercase: Au moins {minimum, plural, one {# minuscule} many {# de minuscules} other {# minuscules}}
      requirement.contains-lowercase.maximum: {maximum, plural, one {# minuscule} many {# de minuscules} other {# minuscules}} au maximum
      requirement.contains-uppercase: Au moins {minimum, plural, one {# majuscule} many {# de majuscules} other {# majuscules}}
      requirement.contains-uppercase.maximum: {maximum, plural, one {# majuscule} many {# de majuscules} other {# majuscules}} au maximum
      requirement.contains-symbol: Au moins {minimum, plural, one {# caractère spécial} many {# de caractères spéciaux} other {# caractères spéciaux}}
      requirement.contains-symbol.maximum: {maximum, plural, one {# caractère spécial} many {# de caractères spéciaux} other {# caractères spéciaux}} au maximum

      bytes: {count, plural, one {# octet} many {# d’octets} other {# octets}}
      file-extension: Veuillez choisir un fichier portant l’extension {extensions}.
      file-type: Veuillez choisir {files}.
      file-type.image: une image
      file-type.audio: un fichier audio
      file-type.video: une vidéo
      file-type.font: une police de caractères
      file-type.archive: une archive
      file-type.document: un document
      file-type.types: un fichier de type {types}
      file-type-agreement: Le type du fichier ne correspond pas à l’extension de son nom.
      file-size.minimum: Veuillez choisir un fichier d’au moins {minimum}.
      file-size.maximum: Veuillez choisir un fichier de {maximum} au maximum.
      total-file-size.minimum: Veuillez choisir des fichiers totalisant au moins {minimum}.
      total-file-size.maximum: Veuillez choisir des fichiers totalisant {maximum} au maximum.
      file-count.minimum: Veuillez choisir au moins {minimum, plural, one {# fichier} many {# de fichiers} other {# fichiers}}.
      file-count.maximum: Veuillez choisir {maximum, plural, one {# fichier} many {# de fichiers} other {# fichiers}} au maximum.
      image-size.minimum-width: Veuillez choisir une image d’au moins {minimumWidth, plural, one {# pixel} many {# de pixels} other {# pixels}} de largeur.
      image-size.maximum-width: Veuillez choisir une image de {maximumWidth, plural, one {# pixel} many {# de pixels} other {# pixels}} de largeur au maximum.
      image-size.minimum-height: Veuillez choisir une image d’au moins {minimumHeight, plural, one {# pixel} many {# de pixels} other {# pixels}} de hauteur.
      image-size.maximum-height: Veuillez choisir une image de {maximumHeight, plural, one {# pixel} many {# de pixels} other {# pixels}} de hauteur au maximum.
      """)
}
