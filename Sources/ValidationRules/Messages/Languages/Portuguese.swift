extension MessageLanguage {
  /// Portuguese, neutral where that is possible, else Brazilian.
  static let portuguese = MessageLanguage(
    "pt", plurals: .french,
    messages: """
      invalid: Este valor não é válido.
      invalid.labeled: O valor do campo “{label}” não é válido.
      presence: Preencha este campo.
      presence.labeled: Preencha o campo “{label}”.
      request-failed: Não foi possível verificar este valor. Tente novamente.
      too-costly: Não foi possível verificar este valor. Encurte o texto.
      too-long: O texto é longo demais para ser verificado. Encurte-o.
      type: Este valor não é do tipo esperado.
      unreadable: Não é possível ler este valor.
      unreadable-file: Não é possível ler este arquivo.
      unknown-key: Este campo é desconhecido.
      more-failures: Há mais erros do que os listados aqui.
      status: Não foi possível processar a solicitação
      status.400: Solicitação incorreta
      status.401: Autenticação necessária
      status.403: Acesso negado
      status.404: Não encontrado
      status.409: Conflito
      status.410: Já não está disponível
      status.413: Conteúdo grande demais
      status.415: Tipo de conteúdo não suportado
      status.422: Conteúdo inválido
      status.429: Demasiados pedidos
      status.500: Erro interno do servidor
      status.502: Gateway inválido
      status.503: Serviço indisponível
      status.504: Tempo limite do gateway esgotado
      problem.size: O conteúdo tem mais de {maximum} bytes.
      problem.depth: As listas e os objetos têm mais de {maximum} níveis na linha {line}, byte {byte}.
      problem.duplicate-key: Uma chave aparece duas vezes em um objeto na linha {line}, byte {byte}.
      problem.syntax: O conteúdo não é JSON. Veja a linha {line}, byte {byte}.
      problem.encoding: Isto não é texto UTF-8 com codificação por cento. Veja o byte {byte}.
      remote: Este valor foi recusado.
      pattern: Use o formato esperado.
      example: Use um formato como {example}.
      same: Os valores não coincidem.
      same.labeled: Os valores do campo “{label}” não coincidem.
      different: Insira outro valor.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} Ou então: {second}
      list.comma: {first}, {second}
      list.or: {first} ou {second}
      list.and: {first} e {second}

      length.minimum: Insira pelo menos {minimum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}.
      length.minimum.labeled: Insira pelo menos {minimum, plural, one {# caractere} many {# de caracteres} other {# caracteres}} no campo “{label}”.
      length.maximum: Insira no máximo {maximum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}.
      length.maximum.labeled: Insira no máximo {maximum, plural, one {# caractere} many {# de caracteres} other {# caracteres}} no campo “{label}”.
      length.none: Deixe este campo vazio.
      length: Insira de {minimum} a {maximum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}.
      length.labeled: Insira de {minimum} a {maximum, plural, one {# caractere} many {# de caracteres} other {# caracteres}} no campo “{label}”.
      length.exact: Insira exatamente {minimum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}.
      length.exact.labeled: Insira exatamente {minimum, plural, one {# caractere} many {# de caracteres} other {# caracteres}} no campo “{label}”.
      length.minimum.bytes: Insira pelo menos {minimum, plural, one {# byte} many {# de bytes} other {# bytes}}.
      length.maximum.bytes: Insira no máximo {maximum, plural, one {# byte} many {# de bytes} other {# bytes}}.
      words.minimum: Insira pelo menos {minimum, plural, one {# palavra} many {# de palavras} other {# palavras}}.
      words.maximum: Insira no máximo {maximum, plural, one {# palavra} many {# de palavras} other {# palavras}}.

      contains-digit: Inclua pelo menos {minimum, plural, one {# dígito} many {# de dígitos} other {# dígitos}}.
      contains-digit.maximum: Inclua no máximo {maximum, plural, one {# dígito} many {# de dígitos} other {# dígitos}}.
      contains-digit.none: Não inclua dígitos.
      contains-letter: Inclua pelo menos {minimum, plural, one {# letra} many {# de letras} other {# letras}}.
      contains-letter.maximum: Inclua no máximo {maximum, plural, one {# letra} many {# de letras} other {# letras}}.
      contains-letter.none: Não inclua letras.
      contains-lowercase: Inclua pelo menos {minimum, plural, one {# letra minúscula} many {# de letras minúsculas} other {# letras minúsculas}}.
      contains-lowercase.maximum: Inclua no máximo {maximum, plural, one {# letra minúscula} many {# de letras minúsculas} other {# letras minúsculas}}.
      contains-lowercase.none: Não inclua letras minúsculas.
      contains-uppercase: Inclua pelo menos {minimum, plural, one {# letra maiúscula} many {# de letras maiúsculas} other {# letras maiúsculas}}.
      contains-uppercase.maximum: Inclua no máximo {maximum, plural, one {# letra maiúscula} many {# de letras maiúsculas} other {# letras maiúsculas}}.
      contains-uppercase.none: Não inclua letras maiúsculas.
      contains-symbol: Inclua pelo menos {minimum, plural, one {# caractere especial} many {# de caracteres especiais} other {# caracteres especiais}}.
      contains-symbol.maximum: Inclua no máximo {maximum, plural, one {# caractere especial} many {# de caracteres especiais} other {# caracteres especiais}}.
      contains-symbol.none: Não inclua caracteres especiais.
      only-digits: Insira apenas dígitos.
      only-digits.ascii: Insira apenas dígitos de 0 a 9.
      only-letters: Insira apenas letras.
      only-letters.ascii: Insira apenas letras de A a Z, sem acentos nem cedilhas.
      only-lowercase: Insira apenas letras minúsculas.
      only-lowercase.ascii: Insira apenas letras minúsculas de a a z, sem acentos nem cedilhas.
      only-uppercase: Insira apenas letras maiúsculas.
      only-uppercase.ascii: Insira apenas letras maiúsculas de A a Z, sem acentos nem cedilhas.
      alphanumeric: Insira apenas letras e dígitos.
      alphanumeric.ascii: Insira apenas letras de A a Z, sem acentos nem cedilhas, e dígitos de 0 a 9.
      no-whitespace: Não inclua espaços.
      contains: O texto deve conter “{text}”.
      starts-with: O texto deve começar com “{text}”.
      ends-with: O texto deve terminar com “{text}”.
      characters: Use apenas os caracteres permitidos.
      contains-characters: Inclua pelo menos {minimum} destes caracteres: {characters}.
      contains-characters.maximum: Inclua no máximo {maximum} destes caracteres: {characters}.
      only-characters: Use apenas estes caracteres: {characters}.
      no-characters: Não use estes caracteres: {characters}.
      only-letters-and-punctuation: Insira apenas letras, espaços e sinais de pontuação simples.
      not.contains: O texto não deve conter “{text}”.
      not.starts-with: O texto não deve começar com “{text}”.
      not.ends-with: O texto não deve terminar com “{text}”.

      number: Insira um número.
      integer: Insira um número inteiro.
      decimal.minimum: Insira um número com pelo menos {minimum, plural, one {# casa decimal} many {# de casas decimais} other {# casas decimais}}.
      decimal.maximum: Insira um número com no máximo {maximum, plural, one {# casa decimal} many {# de casas decimais} other {# casas decimais}}.
      minimum: Insira um valor igual ou superior a {minimum}.
      maximum: Insira um valor igual ou inferior a {maximum}.
      range: Insira um valor entre {minimum} e {maximum}.
      half-open-range: Insira um valor igual ou superior a {minimum} e inferior a {bound}.
      value: Insira {value}.
      greater: Insira um valor superior a {bound}.
      less: Insira um valor inferior a {bound}.
      multiple-of: Insira um múltiplo de {step}.

      date: Insira uma data que exista, por exemplo, 2024-02-29.
      time: Insira uma hora com a diferença em relação ao UTC, por exemplo, 08:30:00Z.
      date-time: Insira uma data com hora, por exemplo, 2024-02-29T08:30:00Z.
      time-of-day: Insira uma hora, por exemplo, {example}.
      local-date-time: Insira uma data com hora, por exemplo, {example}.
      month: Insira um mês, por exemplo, {example}.
      week: Insira uma semana, por exemplo, {example}.
      boolean: Insira “true” ou “false”.
      parse.date: Insira uma data.
      before: Insira uma data anterior a {date}.
      before.other: Insira uma data anterior.
      after: Insira uma data posterior a {date}.
      after.other: Insira uma data posterior.
      in-the-past: Insira uma data no passado.
      in-the-future: Insira uma data no futuro.
      age.minimum: A idade deve ser de pelo menos {minimum, plural, one {# ano} many {# de anos} other {# anos}}.
      age.maximum: A idade deve ser de no máximo {maximum, plural, one {# ano} many {# de anos} other {# anos}}.
      age: A idade deve estar entre {minimum} e {maximum, plural, one {# ano} many {# de anos} other {# anos}}.
      age.exact: A idade deve ser de exatamente {minimum, plural, one {# ano} many {# de anos} other {# anos}}.
      within.last: Insira uma data entre {last} atrás e hoje.
      within.next: Insira uma data entre hoje e daqui a {next}.
      within: Insira uma data entre {last} atrás e daqui a {next}.
      within.today: Insira a data de hoje.
      span.days: {count, plural, one {# dia} many {# de dias} other {# dias}}
      span.weeks: {count, plural, one {# semana} many {# de semanas} other {# semanas}}
      span.months: {count, plural, one {# mês} many {# de meses} other {# meses}}
      span.years: {count, plural, one {# ano} many {# de anos} other {# anos}}
      is-true: Marque esta opção.
      is-false: Desmarque esta opção.
      at-least: Preencha pelo menos {minimum} destes campos.
      in: Escolha {values}.
      in.long: Escolha um valor da lista.
      count.minimum: Escolha pelo menos {minimum, plural, one {# item} many {# de itens} other {# itens}}.
      count.maximum: Escolha no máximo {maximum, plural, one {# item} many {# de itens} other {# itens}}.
      count: Escolha de {minimum} a {maximum, plural, one {# item} many {# de itens} other {# itens}}.
      count.exact: Escolha exatamente {minimum, plural, one {# item} many {# de itens} other {# itens}}.
      unique: Não insira o mesmo valor duas vezes.

      email: Insira um endereço de e-mail, por exemplo, nome@example.com.
      email.ascii: Insira um endereço de e-mail com letras de A a Z, sem acentos nem cedilhas, por exemplo, nome@example.com.
      email-without-slips: Você quis dizer {suggestion}?
      email.slip: Verifique se há erros de digitação no endereço de e-mail.
      email-domain: Use outro endereço de e-mail. Este provedor não é aceito.
      url: Insira um endereço web, por exemplo, https://example.com.
      url.schemes: Insira um endereço que comece com {schemes}.
      data: Os dados não têm o formato esperado.
      identifier: Verifique este identificador: falta algo ou há um erro de digitação.

      card: Insira o número de um cartão de pagamento.
      card.networks: Insira um número de cartão ({networks}).
      card-expiry: Insira a data de validade de um cartão ainda válido, no formato MM/AA.
      card-expiry.long-year: Insira a data de validade de um cartão ainda válido, no formato MM/AAAA.
      card-security-code: Insira os 3 ou 4 dígitos do código de segurança.
      card-security-code.digits: Insira os {digits} dígitos do código de segurança.
      iban: Insira um número internacional de conta bancária (IBAN).
      iban.country: Insira um número internacional de conta bancária (IBAN) que comece com {country}.
      vat: Insira um número de IVA.
      vat.country: Insira um número de IVA ({country}).
      currency-amount: Insira uma quantia, por exemplo, {example}.

      phone: Insira um número de telefone com o código do país, por exemplo, +442079460018.
      phone.region: Insira um número de telefone ({region}).
      phone.mobile: Insira um número de celular ({region}).
      postal-code: Insira um código postal ({region}).
      strong-password: Escolha uma senha com pelo menos {requirements}.
      strong-password.length: {minimumLength, plural, one {# caractere} many {# de caracteres} other {# caracteres}}
      strong-password.digits: {minimumDigits, plural, one {# dígito} many {# de dígitos} other {# dígitos}}
      strong-password.lowercase: {minimumLowercase, plural, one {# letra minúscula} many {# de letras minúsculas} other {# letras minúsculas}}
      strong-password.uppercase: {minimumUppercase, plural, one {# letra maiúscula} many {# de letras maiúsculas} other {# letras maiúsculas}}
      strong-password.symbols: {minimumSymbols, plural, one {# caractere especial} many {# de caracteres especiais} other {# caracteres especiais}}
      password-strength: Escolha uma senha mais difícil de adivinhar.

      requirement.presence: Obrigatório
      requirement.contains-digit.one: Um dígito
      requirement.contains-letter.one: Uma letra
      requirement.contains-lowercase.one: Uma letra minúscula
      requirement.contains-uppercase.one: Uma letra maiúscula
      requirement.contains-symbol.one: Um caractere especial
      requirement.contains-digit.none: Sem dígitos
      requirement.contains-letter.none: Sem letras
      requirement.contains-lowercase.none: Sem letras minúsculas
      requirement.contains-uppercase.none: Sem letras maiúsculas
      requirement.contains-symbol.none: Sem caracteres especiais
      requirement.only-digits: Apenas dígitos
      requirement.only-letters: Apenas letras
      requirement.only-lowercase: Apenas letras minúsculas
      requirement.only-uppercase: Apenas letras maiúsculas
      requirement.alphanumeric: Apenas letras e dígitos
      requirement.no-whitespace: Sem espaços
      requirement.contains: Contém “{text}”
      requirement.starts-with: Começa com “{text}”
      requirement.ends-with: Termina com “{text}”
      requirement.not.contains: Não contém “{text}”
      requirement.only-characters: Apenas estes caracteres: {characters}
      requirement.no-characters: Nenhum destes caracteres: {characters}
      requirement.email: Um endereço de e-mail
      requirement.pattern: O formato esperado
      requirement.password-strength: Difícil de adivinhar
      requirement.length.minimum: Pelo menos {minimum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}
      requirement.length.maximum: No máximo {maximum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}
      requirement.length: De {minimum} a {maximum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}
      requirement.length.exact: Exatamente {minimum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}
      requirement.contains-digit: Pelo menos {minimum, plural, one {# dígito} many {# de dígitos} other {# dígitos}}
      requirement.contains-digit.maximum: No máximo {maximum, plural, one {# dígito} many {# de dígitos} other {# dígitos}}
      requirement.contains-letter: Pelo menos {minimum, plural, one {# letra} many {# de letras} other {# letras}}
      requirement.contains-letter.maximum: No máximo {maximum, plural, one {# letra} many {# de letras} other {# letras}}
      requirement.contains-lowercase: Pelo menos {minimum, plural, one {# letra minúscula} many {# de letras minúsculas} other {# letras minúsculas}}
      requirement.contains-lowercase.maximum: No máximo {maximum, plural, one {# letra minúscula} many {# de letras minúsculas} other {# letras minúsculas}}
      requirement.contains-uppercase: Pelo menos {minimum, plural, one {# letra maiúscula} many {# de letras maiúsculas} other {# letras maiúsculas}}
      requirement.contains-uppercase.maximum: No máximo {maximum, plural, one {# letra maiúscula} many {# de letras maiúsculas} other {# letras maiúsculas}}
      requirement.contains-symbol: Pelo menos {minimum, plural, one {# caractere especial} many {# de caracteres especiais} other {# caracteres especiais}}
      requirement.contains-symbol.maximum: No máximo {maximum, plural, one {# caractere especial} many {# de caracteres especiais} other {# caracteres especiais}}

      bytes: {count, plural, one {# byte} many {# de bytes} other {# bytes}}
      file-extension: Escolha um arquivo com a extensão {extensions}.
      file-type: Escolha {files}.
      file-type.image: uma imagem
      file-type.audio: um arquivo de áudio
      file-type.video: um vídeo
      file-type.font: um arquivo de fonte
      file-type.archive: um arquivo compactado
      file-type.document: um documento
      file-type.types: um arquivo do tipo {types}
      file-type-agreement: O tipo do arquivo não corresponde à extensão do nome.
      file-size.minimum: Escolha um arquivo de pelo menos {minimum}.
      file-size.maximum: Escolha um arquivo de no máximo {maximum}.
      total-file-size.minimum: Escolha arquivos que somem pelo menos {minimum}.
      total-file-size.maximum: Escolha arquivos que somem no máximo {maximum}.
      file-count.minimum: Escolha pelo menos {minimum, plural, one {# arquivo} many {# de arquivos} other {# arquivos}}.
      file-count.maximum: Escolha no máximo {maximum, plural, one {# arquivo} many {# de arquivos} other {# arquivos}}.
      image-size.minimum-width: Escolha uma imagem com pelo menos {minimumWidth, plural, one {# pixel} many {# de pixels} other {# pixels}} de largura.
      image-size.maximum-width: Escolha uma imagem com no máximo {maximumWidth, plural, one {# pixel} many {# de pixels} other {# pixels}} de largura.
      image-size.minimum-height: Escolha uma imagem com pelo menos {minimumHeight, plural, one {# pixel} many {# de pixels} other {# pixels}} de altura.
      image-size.maximum-height: Escolha uma imagem com no máximo {maximumHeight, plural, one {# pixel} many {# de pixels} other {# pixels}} de altura.
      """)
}
