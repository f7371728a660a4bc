extension MessageLanguage {
  /// Spanish, in the formal address.
  static let spanish = MessageLanguage(
    "es", plurals: .spanish,
    messages: """
      invalid: Este valor no es válido.
      invalid.labeled: El valor del campo «{label}» no es válido.
      presence: Complete este campo.
      presence.labeled: Complete el campo «{label}».
      request-failed: No se ha podido comprobar este valor. Inténtelo de nuevo.
      too-costly: No se ha podido comprobar este valor. Acorte el texto.
      too-long: El texto es demasiado largo para comprobarlo. Acórtelo.
      type: Este valor no es del tipo esperado.
      unreadable: Este valor no se puede leer.
      unreadable-file: Este archivo no se puede leer.
      unknown-key: Este campo es desconocido.
      more-failures: Hay más errores de los que se indican aquí.
      status: No se pudo procesar la solicitud
      status.400: Solicitud incorrecta
      status.401: Autenticación necesaria
      status.403: Acceso denegado
      status.404: No encontrado
      status.409: Conflicto
      status.410: Ya no disponible
      status.413: Contenido demasiado grande
      status.415: Tipo de contenido no admitido
      status.422: Contenido no válido
      status.429: Demasiadas solicitudes
      status.500: Error interno del servidor
      status.502: Puerta de enlace incorrecta
      status.503: Servicio no disponible
      status.504: Tiempo de espera de la puerta de enlace agotado
      problem.size: El contenido supera los {maximum} bytes.
      problem.depth: Las listas y los objetos tienen más de {maximum} niveles en la línea {line}, byte {byte}.
      problem.duplicate-key: Una clave aparece dos veces en un objeto en la línea {line}, byte {byte}.
      problem.syntax: El contenido no es JSON. Vea la línea {line}, byte {byte}.
      problem.encoding: No es texto UTF-8 con codificación por ciento. Vea el byte {byte}.
      remote: No se ha aceptado este valor.
      pattern: Utilice el formato esperado.
      example: Utilice un formato como {example}.
      same: Los valores no coinciden.
      same.labeled: Los valores del campo «{label}» no coinciden.
      different: Introduzca otro valor.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} O bien: {second}
      list.comma: {first}, {second}
      list.or: {first} o {second}
      list.and: {first} y {second}

      length.minimum: Introduzca al menos {minimum, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.
      length.minimum.labeled: Introduzca al menos {minimum, plural, one {# carácter} many {# de caracteres} other {# caracteres}} en el campo «{label}».
      length.maximum: Introduzca {maximum, plural, one {# carácter} many {# de caracteres} other {# caracteres}} como máximo.
      length.maximum.labeled: Introduzca {maximum, plural, one {# carácter} many {# de caracteres} other {# caracteres}} como máximo en el campo «{label}».
      length.none: Deje este campo vacío.
      length: Introduzca entre {minimum} y {maximum, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.
      length.labeled: Introduzca entre {minimum} y {maximum, plural, one {# carácter} many {# de caracteres} other {# caracteres}} en el campo «{label}».
      length.exact: Introduzca exactamente {minimum, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.
      length.exact.labeled: Introduzca exactamente {minimum, plural, one {# carácter} many {# de caracteres} other {# caracteres}} en el campo «{label}».
      length.minimum.bytes: Introduzca al menos {minimum, plural, one {# byte} many {# de bytes} other {# bytes}}.
      length.maximum.bytes: Introduzca {maximum, plural, one {# byte} many {# de bytes} other {# bytes}} como máximo.
      words.minimum: Introduzca al menos {minimum, plural, one {# palabra} many {# de palabras} other {# palabras}}.
      words.maximum: Introduzca {maximum, plural, one {# palabra} many {# de palabras} other {# palabras}} como máximo.

      contains-digit: Incluya al menos {minimum, plural, one {# dígito} many {# de dígitos} other {# dígitos}}.
      contains-digit.maximum: Incluya {maximum, plural, one {# dígito} many {# de dígitos} other {# dígitos}} como máximo.
      contains-digit.none: No incluya dígitos.
      contains-letter: Incluya al menos {minimum, plural, one {# letra} many {# de letras} other {# letras}}.
      contains-letter.maximum: Incluya {maximum, plural, one {# letra} many {# de letras} other {# letras}} como máximo.
      contains-letter.none: No incluya letras.
      contains-lowercase: Incluya al menos {minimum, plural, one {# minúscula} many {# de minúsculas} other {# minúsculas}}.
      contains-lowercase.maximum: Incluya {maximum, plural, one {# minúscula} many {# de minúsculas} other {# minúsculas}} como máximo.
      contains-lowercase.none: No incluya minúsculas.
      contains-uppercase: Incluya al menos {minimum, plural, one {# mayúscula} many {# de mayúsculas} other {# mayúsculas}}.
      contains-uppercase.maximum: Incluya {maximum, plural, one {# mayúscula} many {# de mayúsculas} other {# mayúsculas}} como máximo.
      contains-uppercase.none: No incluya mayúsculas.
      contains-symbol: Incluya al menos {minimum, plural, one {# carácter especial} many {# de caracteres especiales} other {# caracteres especiales}}.
      contains-symbol.maximum: Incluya {maximum, plural, one {# carácter especial} many {# de caracteres especiales} other {# caracteres especiales}} como máximo.
      contains-symbol.none: No incluya caracteres especiales.
      only-digits: Introduzca solo dígitos.
      only-digits.ascii: Introduzca solo dígitos del 0 al 9.
      only-letters: Introduzca solo letras.
      only-letters.ascii: Introduzca solo letras de la A a la Z, sin tildes ni eñes.
      only-lowercase: Introduzca solo minúsculas.
      only-lowercase.ascii: Introduzca solo minúsculas de la a a la z, sin tildes ni eñes.
      only-uppercase: Introduzca solo mayúsculas.
      only-uppercase.ascii: Introduzca solo mayúsculas de la A a la Z, sin tildes ni eñes.
      alphanumeric: Introduzca solo letras y dígitos.
      alphanumeric.ascii: Introduzca solo letras de la A a la Z, sin tildes ni eñes, y dígitos del 0 al 9.
      no-whitespace: No incluya espacios.
      contains: El texto debe contener «{text}».
      starts-with: El texto debe empezar por «{text}».
      ends-with: El texto debe terminar en «{text}».
      characters: Utilice solo los caracteres permitidos.
      contains-characters: Incluya al menos {minimum} de estos caracteres: {characters}.
      contains-characters.maximum: Incluya como máximo {maximum} de estos caracteres: {characters}.
      only-characters: Utilice solo estos caracteres: {characters}.
      no-characters: No utilice estos caracteres: {characters}.
      only-letters-and-punctuation: Introduzca solo letras, espacios y signos de puntuación sencillos.
      not.contains: El texto no debe contener «{text}».
      not.starts-with: El texto no debe empezar por «{text}».
      not.ends-with: El texto no debe terminar en «{text}».

      number: Introduzca un número.
      integer: Introduzca un número entero.
      decimal.minimum: Introduzca un número con al menos {minimum, plural, one {# decimal} many {# de decimales} other {# decimales}}.
      decimal.maximum: Introduzca un número con {maximum, plural, one {# decimal} many {# de decimales} other {# decimales}} como máximo.
      minimum: Introduzca un valor igual o superior a {minimum}.
      maximum: Introduzca un valor igual o inferior a {maximum}.
      range: Introduzca un valor entre {minimum} y {maximum}.
      half-open-range: Introduzca un valor igual o superior a {minimum} e inferior a {bound}.
      value: Introduzca {value}.
      greater: Introduzca un valor superior a {bound}.
      less: Introduzca un valor inferior a {bound}.
      multiple-of: Introduzca un múltiplo de {step}.

      date: Introduzca una fecha que exista, por ejemplo, 2024-02-29.
      time: Introduzca una hora con su diferencia respecto a UTC, por ejemplo, 08:30:00Z.
      date-time: Introduzca una fecha con hora, por ejemplo, 2024-02-29T08:30:00Z.
      time-of-day: Introduzca una hora, por ejemplo, {example}.
      local-date-time: Introduzca una fecha con hora, por ejemplo, {example}.
      month: Introduzca un mes, por ejemplo, {example}.
      week: Introduzca una semana, por ejemplo, {example}.
      boolean: Introduzca «true» o «false».
      parse.date: Introduzca una fecha.
      before: Introduzca una fecha anterior al {date}.
      before.other: Introduzca una fecha anterior.
      after: Introduzca una fecha posterior al {date}.
      after.other: Introduzca una fecha posterior.
      in-the-past: Introduzca una fecha pasada.
      in-the-future: Introduzca una fecha futura.
      age.minimum: La edad debe ser de al menos {minimum, plural, one {# año} many {# de años} other {# años}}.
      age.maximum: La edad debe ser como máximo de {maximum, plural, one {# año} many {# de años} other {# años}}.
      age: La edad debe estar entre {minimum} y {maximum, plural, one {# año} many {# de años} other {# años}}.
      age.exact: La edad debe ser exactamente de {minimum, plural, one {# año} many {# de años} other {# años}}.
      within.last: Introduzca una fecha comprendida entre hace {last} y hoy.
      within.next: Introduzca una fecha comprendida entre hoy y dentro de {next}.
      within: Introduzca una fecha comprendida entre hace {last} y dentro de {next}.
      within.today: Introduzca la fecha de hoy.
      span.days: {count, plural, one {# día} many {# de días} other {# días}}
      span.weeks: {count, plural, one {# semana} many {# de semanas} other {# semanas}}
      span.months: {count, plural, one {# mes} many {# de meses} other {# meses}}
      span.years: {count, plural, one {# año} many {# de años} other {# años}}
      is-true: Marque esta casilla.
      is-false: Desmarque esta casilla.
      at-least: Complete al menos {minimum} de estos campos.
      in: Elija {values}.
      in.long: Elija un valor de la lista.
      count.minimum: Elija al menos {minimum, plural, one {# elemento} many {# de elementos} other {# elementos}}.
      count.maximum: Elija {maximum, plural, one {# elemento} many {# de elementos} other {# elementos}} como máximo.
      count: Elija entre {minimum} y {maximum, plural, one {# elemento} many {# de elementos} other {# elementos}}.
      count.exact: Elija exactamente {minimum, plural, one {# elemento} many {# de elementos} other {# elementos}}.
      unique: No introduzca el mismo valor dos veces.

      email: Introduzca una dirección de correo electrónico, por ejemplo, nombre@example.com.
      email.ascii: Introduzca una dirección de correo electrónico con letras de la A a la Z, sin tildes ni eñes, por ejemplo, nombre@example.com.
      email-without-slips: ¿Quiso decir {suggestion}?
      email.slip: Compruebe si la dirección de correo electrónico tiene algún error.
      email-domain: Utilice otra dirección de correo electrónico. Este proveedor no se acepta.
      url: Introduzca una dirección web, por ejemplo, https://example.com.
      url.schemes: Introduzca una dirección que empiece por {schemes}.
      data: Los datos no tienen el formato esperado.
      identifier: Compruebe este identificador: le falta algo o contiene una errata.

      card: Introduzca el número de una tarjeta de pago.
      card.networks: Introduzca un número de tarjeta ({networks}).
      card-expiry: Introduzca la fecha de caducidad de una tarjeta vigente, con el formato MM/AA.
      card-expiry.long-year: Introduzca la fecha de caducidad de una tarjeta vigente, con el formato MM/AAAA.
      card-security-code: Introduzca los 3 o 4 dígitos del código de seguridad.
      card-security-code.digits: Introduzca los {digits} dígitos del código de seguridad.
      iban: Introduzca un número internacional de cuenta bancaria (IBAN).
      iban.country: Introduzca un número internacional de cuenta bancaria (IBAN) que empiece por {country}.
      vat: Introduzca un número de IVA.
      vat.country: Introduzca un número de IVA ({country}).
      currency-amount: Introduzca un importe, por ejemplo, {example}.

      phone: Introduzca un número de teléfono con el prefijo del país, por ejemplo, +442079460018.
      phone.region: Introduzca un número de teléfono ({region}).
      phone.mobile: Introduzca un número de teléfono móvil ({region}).
      postal-code: Introduzca un código postal ({region}).
      strong-password: Elija una contraseña con al menos {requirements}.
      strong-password.length: {minimumLength, plural, one {# carácter} many {# de caracteres} other {# caracteres}}
      strong-password.digits: {minimumDigits, plural, one {# dígito} many {# de dígitos} other {# dígitos}}
      strong-password.lowercase: {minimumLowercase, plural, one {# minúscula} many {# de minúsculas} other {# minúsculas}}
      strong-password.uppercase: {minimumUppercase, plural, one {# mayúscula} many {# de mayúsculas} other {# mayúsculas}}
      strong-password.symbols: {minimumSymbols, plural, one {# carácter especial} many {# de caracteres especiales} other {# caracteres especiales}}
      password-strength: Elija una contraseña más difícil de adivinar.

      requirement.presence: Obligatorio
      requirement.contains-digit.one: Un dígito
      requirement.contains-letter.one: Una letra
      requirement.contains-lowercase.one: Una minúscula
      requirement.contains-uppercase.one: Una mayúscula
      requirement.contains-symbol.one: Un carácter especial
      requirement.contains-digit.none: Sin dígitos
      requirement.contains-letter.none: Sin letras
      requirement.contains-lowercase.none: Sin minúsculas
      requirement.contains-uppercase.none: Sin mayúsculas
      requirement.contains-symbol.none: Sin caracteres especiales
      requirement.only-digits: Solo dígitos
      requirement.only-letters: Solo letras
      requirement.only-lowercase: Solo minúsculas
      requirement.only-uppercase: Solo mayúsculas
      requirement.alphanumeric: Solo letras y dígitos
      requirement.no-whitespace: Sin espacios
      requirement.contains: Contiene «{text}»
      requirement.starts-with: Empieza por «{text}»
      requirement.ends-with: Termina en «{text}»
      requirement.not.contains: No contiene «{text}»
      requirement.only-characters: Solo estos caracteres: {characters}
      requirement.no-characters: Ninguno de estos caracteres: {characters}
      requirement.email: Una dirección de correo electrónico
      requirement.pattern: El formato esperado
      requirement.password-strength: Difícil de adivinar
      requirement.length.minimum: Al menos {minimum, plural, one {# carácter} many {# de caracteres} other {# caracteres}}
      requirement.length.maximum: {maximum, plural, one {# carácter} many {# de caracteres} other {# caracteres}} como máximo
      requirement.length: Entre {minimum} y {maximum, plural, one {# carácter} many {# de caracteres} other {# caracteres}}
      requirement.length.exact: Exactamente {minimum, plural, one {# carácter} many {# de caracteres} other {# caracteres}}
      requirement.contains-digit: Al menos {minimum, plural, one {# dígito} many {# de dígitos} other {# dígitos}}
      requirement.contains-digit.maximum: {maximum, plural, one {# dígito} many {# de dígitos} other {# dígitos}} como máximo
      requirement.contains-letter: Al menos {minimum, plural, one {# letra} many {# de letras} other {# letras}}
      requirement.contains-letter.maximum: {maximum, plural, one {# letra} many {# de letras} other {# letras}} como máximo
      requirement.contains-lowercase: Al menos {minimum, plural, one {# minúscula} many {# de minúsculas} other {# minúsculas}}
      requirement.contains-lowercase.maximum: {maximum, plural, one {# minúscula} many {# de minúsculas} other {# minúsculas}} como máximo
      requirement.contains-uppercase: Al menos {minimum, plural, one {# mayúscula} many {# de mayúsculas} other {# mayúsculas}}
      requirement.contains-uppercase.maximum: {maximum, plural, one {# mayúscula} many {# de mayúsculas} other {# mayúsculas}} como máximo
      requirement.contains-symbol: Al menos {minimum, plural, one {# carácter especial} many {# de caracteres especiales} other {# caracteres especiales}}
      requirement.contains-symbol.maximum: {maximum, plural, one {# carácter especial} many {# de caracteres especiales} other {# caracteres especiales}} como máximo

      bytes: {count, plural, one {# byte} many {# de bytes} other {# bytes}}
      file-extension: Elija un archivo con la extensión {extensions}.
      file-type: Elija {files}.
      file-type.image: una imagen
      file-type.audio: un archivo de audio
      file-type.video: un vídeo
      file-type.font: una fuente tipográfica
      file-type.archive: un archivo comprimido
      file-type.document: un documento
      file-type.types: un archivo de tipo {types}
      file-type-agreement: El tipo del archivo no coincide con la extensión de su nombre.
      file-size.minimum: Elija un archivo de al menos {minimum}.
      file-size.maximum: Elija un archivo de {maximum} como máximo.
      total-file-size.minimum: Elija archivos que sumen al menos {minimum}.
      total-file-size.maximum: Elija archivos que sumen {maximum} como máximo.
      file-count.minimum: Elija al menos {minimum, plural, one {# archivo} many {# de archivos} other {# archivos}}.
      file-count.maximum: Elija {maximum, plural, one {# archivo} many {# de archivos} other {# archivos}} como máximo.
      image-size.minimum-width: Elija una imagen de al menos {minimumWidth, plural, one {# píxel} many {# de píxeles} other {# píxeles}} de ancho.
      image-size.maximum-width: Elija una imagen de {maximumWidth, plural, one {# píxel} many {# de píxeles} other {# píxeles}} de ancho como máximo.
      image-size.minimum-height: Elija una imagen de al menos {minimumHeight, plural, one {# píxel} many {# de píxeles} other {# píxeles}} de alto.
      image-size.maximum-height: Elija una imagen de {maximumHeight, plural, one {# píxel} many {# de píxeles} other {# píxeles}} de alto como máximo.
      """)
}
