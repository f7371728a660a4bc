extension MessageLanguage {
  /// Korean, in the polite form, without particles that depend on the sound of a value before them.
  static let korean = MessageLanguage(
    "ko", plurals: .none,
    messages: """
      invalid: 입력한 내용이 올바르지 않습니다.
      invalid.labeled: “{label}” 항목의 내용이 올바르지 않습니다.
      presence: 이 항목을 입력해 주세요.
      presence.labeled: “{label}” 항목을 입력해 주세요.
      request-failed: 확인하지 못했습니다. 다시 시도해 주세요.
      too-costly: 확인하지 못했습니다. 내용을 줄여 주세요.
      too-long: 너무 길어서 확인할 수 없습니다. 내용을 줄여 주세요.
      type: 예상한 종류의 값이 아닙니다.
      unreadable: 내용을 읽을 수 없습니다.
      unreadable-file: 파일을 읽을 수 없습니다.
      unknown-key: 알 수 없는 항목입니다.
      more-failures: 여기에 표시된 것보다 오류가 더 있습니다.
      status: 요청을 처리할 수 없습니다
      status.400: 잘못된 요청
      status.401: 인증 필요
      status.403: 접근 거부됨
      status.404: 찾을 수 없음
      status.409: 충돌
      status.410: 더 이상 존재하지 않음
      status.413: 내용이 너무 큼
      status.415: 지원되지 않는 미디어 유형
      status.422: 유효하지 않은 내용
      status.429: 요청이 너무 많음
      status.500: 내부 서버 오류
      status.502: 잘못된 게이트웨이
      status.503: 서비스를 사용할 수 없음
      status.504: 게이트웨이 시간 초과
      problem.size: 내용이 {maximum}바이트보다 큽니다.
      problem.depth: {line}번째 줄, {byte}번째 바이트에서 배열과 객체가 {maximum}단계보다 깊습니다.
      problem.duplicate-key: {line}번째 줄, {byte}번째 바이트에서 한 객체에 같은 키가 두 번 있습니다.
      problem.syntax: 내용이 JSON이 아닙니다. {line}번째 줄, {byte}번째 바이트를 확인하세요.
      problem.encoding: 퍼센트 인코딩된 UTF-8 텍스트가 아닙니다. {byte}번째 바이트를 확인하세요.
      remote: 사용할 수 없는 내용입니다.
      pattern: 정해진 형식으로 입력해 주세요.
      example: 다음과 같은 형식으로 입력해 주세요: {example}
      same: 입력한 내용이 일치하지 않습니다.
      same.labeled: “{label}” 항목의 내용이 일치하지 않습니다.
      different: 다른 내용을 입력해 주세요.

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} 또는 {second}
      list.comma: {first}, {second}
      list.or: {first} 또는 {second}
      list.and: {first}, {second}

      length.minimum: {minimum}자 이상 입력해 주세요.
      length.minimum.labeled: “{label}” 항목은 {minimum}자 이상 입력해 주세요.
      length.maximum: {maximum}자 이하로 입력해 주세요.
      length.maximum.labeled: “{label}” 항목은 {maximum}자 이하로 입력해 주세요.
      length.none: 이 항목은 비워 두세요.
      length: {minimum}자 이상 {maximum}자 이하로 입력해 주세요.
      length.labeled: “{label}” 항목은 {minimum}자 이상 {maximum}자 이하로 입력해 주세요.
      length.exact: {minimum}자로 입력해 주세요.
      length.exact.labeled: “{label}” 항목은 {minimum}자로 입력해 주세요.
      length.minimum.bytes: {minimum}바이트 이상 입력해 주세요.
      length.maximum.bytes: {maximum}바이트 이하로 입력해 주세요.
      words.minimum: 단어를 {minimum}개 이상 입력해 주세요.
      words.maximum: 단어는 {maximum}개 이하로 입력해 주세요.

      contains-digit: 숫자를 {minimum}개 이상 포함해 주세요.
      contains-digit.maximum: 숫자는 {maximum}개 이하로 사용해 주세요.
      contains-digit.none: 숫자 없이 입력해 주세요.
      contains-letter: 한글, 영문 등의 글자를 {minimum}개 이상 포함해 주세요.
      contains-letter.maximum: 한글, 영문 등의 글자는 {maximum}개 이하로 사용해 주세요.
      contains-letter.none: 한글, 영문 등의 글자 없이 입력해 주세요.
      contains-lowercase: 소문자를 {minimum}개 이상 포함해 주세요.
      contains-lowercase.maximum: 소문자는 {maximum}개 이하로 사용해 주세요.
      contains-lowercase.none: 소문자 없이 입력해 주세요.
      contains-uppercase: 대문자를 {minimum}개 이상 포함해 주세요.
      contains-uppercase.maximum: 대문자는 {maximum}개 이하로 사용해 주세요.
      contains-uppercase.none: 대문자 없이 입력해 주세요.
      contains-symbol: 특수 문자를 {minimum}개 이상 포함해 주세요.
      contains-symbol.maximum: 특수 문자는 {maximum}개 이하로 사용해 주세요.
      contains-symbol.none: 특수 문자 없이 입력해 주세요.
      only-digits: 숫자만 입력해 주세요.
      only-digits.ascii: 0부터 9까지의 숫자만 입력해 주세요.
      only-letters: 한글, 영문 등의 글자만 입력해 주세요.
      only-letters.ascii: 영문자만 입력해 주세요.
      only-lowercase: 소문자만 입력해 주세요.
      only-lowercase.ascii: 영문 소문자만 입력해 주세요.
      only-uppercase: 대문자만 입력해 주세요.
      only-uppercase.ascii: 영문 대문자만 입력해 주세요.
      alphanumeric: 한글, 영문 등의 글자와 숫자만 입력해 주세요.
      alphanumeric.ascii: 영문자와 0부터 9까지의 숫자만 입력해 주세요.
      no-whitespace: 공백 없이 입력해 주세요.
      contains: 다음 내용을 포함해 주세요: “{text}”.
      starts-with: 다음 내용으로 시작해 주세요: “{text}”.
      ends-with: 다음 내용으로 끝나도록 입력해 주세요: “{text}”.
      characters: 사용할 수 있는 문자만 입력해 주세요.
      contains-characters: 다음 문자를 {minimum}개 이상 포함해 주세요: {characters}.
      contains-characters.maximum: 다음 문자는 {maximum}개 이하로 사용해 주세요: {characters}.
      only-characters: 다음 문자만 사용해 주세요: {characters}.
      no-characters: 다음 문자는 빼고 입력해 주세요: {characters}.
      only-letters-and-punctuation: 글자, 공백, 기본 문장 부호만 입력해 주세요.
      not.contains: 다음 내용은 빼고 입력해 주세요: “{text}”.
      not.starts-with: 다음 내용으로 시작하지 않도록 입력해 주세요: “{text}”.
      not.ends-with: 다음 내용으로 끝나지 않도록 입력해 주세요: “{text}”.

      number: 숫자를 입력해 주세요.
      integer: 정수를 입력해 주세요.
      decimal.minimum: 소수점 이하 {minimum}자리 이상의 숫자를 입력해 주세요.
      decimal.maximum: 소수점 이하 {maximum}자리까지의 숫자를 입력해 주세요.
      minimum: {minimum} 이상의 값을 입력해 주세요.
      maximum: {maximum} 이하의 값을 입력해 주세요.
      range: {minimum}부터 {maximum}까지의 값을 입력해 주세요.
      half-open-range: {minimum} 이상 {bound} 미만의 값을 입력해 주세요.
      value: 다음 값을 입력해 주세요: {value}.
      greater: {bound}보다 큰 값을 입력해 주세요.
      less: {bound}보다 작은 값을 입력해 주세요.
      multiple-of: {step}의 배수를 입력해 주세요.

      date: 실제 존재하는 날짜를 입력해 주세요(예: 2024-02-29).
      time: UTC와의 시차를 포함한 시각을 입력해 주세요(예: 08:30:00Z).
      date-time: 날짜와 시각을 입력해 주세요(예: 2024-02-29T08:30:00Z).
      time-of-day: 시각을 입력해 주세요(예: {example}).
      local-date-time: 날짜와 시간을 입력해 주세요(예: {example}).
      month: 월을 입력해 주세요(예: {example}).
      week: 주를 입력해 주세요(예: {example}).
      boolean: “true” 또는 “false” 중 하나를 입력해 주세요.
      parse.date: 날짜를 입력해 주세요.
      before: {date}보다 이른 날짜를 입력해 주세요.
      before.other: 더 이른 날짜를 입력해 주세요.
      after: {date}보다 늦은 날짜를 입력해 주세요.
      after.other: 더 늦은 날짜를 입력해 주세요.
      in-the-past: 과거 날짜를 입력해 주세요.
      in-the-future: 미래 날짜를 입력해 주세요.
      age.minimum: 나이는 {minimum}세 이상이어야 합니다.
      age.maximum: 나이는 {maximum}세 이하여야 합니다.
      age: 나이는 {minimum}세 이상 {maximum}세 이하여야 합니다.
      age.exact: 나이는 {minimum}세여야 합니다.
      within.last: {last} 전부터 오늘까지의 날짜를 입력해 주세요.
      within.next: 오늘부터 {next} 후까지의 날짜를 입력해 주세요.
      within: {last} 전부터 {next} 후까지의 날짜를 입력해 주세요.
      within.today: 오늘 날짜를 입력해 주세요.
      span.days: {count}일
      span.weeks: {count}주
      span.months: {count}개월
      span.years: {count}년
      is-true: 이 항목에 체크해 주세요.
      is-false: 이 항목의 체크를 해제해 주세요.
      at-least: 이 항목들 중 {minimum}개 이상을 입력해 주세요.
      in: 다음 중에서 선택해 주세요: {values}.
      in.long: 목록에서 선택해 주세요.
      count.minimum: {minimum}개 이상 선택해 주세요.
      count.maximum: {maximum}개 이하로 선택해 주세요.
      count: {minimum}개 이상 {maximum}개 이하로 선택해 주세요.
      count.exact: {minimum}개를 선택해 주세요.
      unique: 중복되지 않도록 입력해 주세요.

      email: 이메일 주소를 입력해 주세요(예: name@example.com).
      email.ascii: 영문으로 된 이메일 주소를 입력해 주세요(예: name@example.com).
      email-without-slips: 혹시 {suggestion} 아닌가요?
      email.slip: 이메일 주소에 오타가 없는지 확인해 주세요.
      email-domain: 다른 이메일 주소를 사용해 주세요. 이 서비스의 주소는 사용할 수 없습니다.
      url: 웹 주소를 입력해 주세요(예: https://example.com).
      url.schemes: 다음으로 시작하는 주소를 입력해 주세요: {schemes}.
      data: 데이터 형식이 올바르지 않습니다.
      identifier: 이 번호를 확인해 주세요. 빠졌거나 잘못 입력된 부분이 있습니다.

      card: 결제 카드 번호를 입력해 주세요.
      card.networks: 카드 번호를 입력해 주세요({networks}).
      card-expiry: 만료되지 않은 카드의 유효 기간을 MM/YY(월/년) 형식으로 입력해 주세요.
      card-expiry.long-year: 만료되지 않은 카드의 유효 기간을 MM/YYYY(월/년) 형식으로 입력해 주세요.
      card-security-code: 보안 코드 3자리 또는 4자리를 입력해 주세요.
      card-security-code.digits: 보안 코드 {digits}자리를 입력해 주세요.
      iban: 국제 은행 계좌 번호(IBAN)를 입력해 주세요.
      iban.country: 국가 코드가 {country}인 국제 은행 계좌 번호(IBAN)를 입력해 주세요.
      vat: 부가가치세 번호를 입력해 주세요.
      vat.country: 부가가치세 번호를 입력해 주세요({country}).
      currency-amount: 금액을 입력해 주세요(예: {example}).

      phone: 국가 번호를 포함한 전화번호를 입력해 주세요(예: +442079460018).
      phone.region: 전화번호를 입력해 주세요({region}).
      phone.mobile: 휴대전화 번호를 입력해 주세요({region}).
      postal-code: 우편번호를 입력해 주세요({region}).
      strong-password: 다음 조건에 맞는 비밀번호를 설정해 주세요: {requirements}.
      strong-password.length: {minimumLength}자 이상
      strong-password.digits: 숫자 {minimumDigits}개 이상
      strong-password.lowercase: 소문자 {minimumLowercase}개 이상
      strong-password.uppercase: 대문자 {minimumUppercase}개 이상
      strong-password.symbols: 특수 문자 {minimumSymbols}개 이상
      password-strength: 추측하기 더 어려운 비밀번호를 설정해 주세요.

      requirement.presence: 필수
      requirement.contains-digit.one: 숫자 포함
      requirement.contains-letter.one: 글자 포함
      requirement.contains-lowercase.one: 소문자 포함
      requirement.contains-uppercase.one: 대문자 포함
      requirement.contains-symbol.one: 특수 문자 포함
      requirement.contains-digit.none: 숫자 없음
      requirement.contains-letter.none: 글자 없음
      requirement.contains-lowercase.none: 소문자 없음
      requirement.contains-uppercase.none: 대문자 없음
      requirement.contains-symbol.none: 특수 문자 없음
      requirement.only-digits: 숫자만
      requirement.only-letters: 글자만
      requirement.only-lowercase: 소문자만
      requirement.only-uppercase: 대문자만
      requirement.alphanumeric: 글자와 숫자만
      requirement.no-whitespace: 공백 없음
      requirement.contains: 포함: “{text}”
      requirement.starts-with: 시작: “{text}”
      requirement.ends-with: 끝: “{text}”
      requirement.not.contains: 제외: “{text}”
      requirement.only-characters: 다음 문자만: {characters}
      requirement.no-characters: 다음 문자 제외: {characters}
      requirement.email: 이메일 주소
      requirement.pattern: 정해진 형식
      requirement.password-strength: 추측하기 어려움
      requirement.length.minimum: {minimum}자 이상
      requirement.length.maximum: {maximum}자 이하
      requirement.length: {minimum}~{maximum}자
      requirement.length.exact: {minimum}자
      requirement.contains-digit: 숫자 {minimum}개 이상
      requirement.contains-digit.maximum: 숫자 {maximum}개 이하
      requirement.contains-letter: 글자 {minimum}개 이상
      requirement.contains-letter.maximum: 글자 {maximum}개 이하
      requirement.contains-lowercase: 소문자 {minimum}개 이상
      requirement.contains-lowercase.maximum: 소문자 {maximum}개 이하
      requirement.contains-uppercase: 대문자 {minimum}개 이상
      requirement.contains-uppercase.maximum: 대문자 {maximum}개 이하
      requirement.contains-symbol: 특수 문자 {minimum}개 이상
      requirement.contains-symbol.maximum: 특수 문자 {maximum}개 이하

      bytes: {count}바이트
      file-extension: 확장자가 {extensions}인 파일을 선택해 주세요.
      file-type: {files}을 선택해 주세요.
      # Each ends in 파일, after which 을 is right.
      file-type.image: 이미지 파일
      file-type.audio: 오디오 파일
      file-type.video: 동영상 파일
      file-type.font: 글꼴 파일
      file-type.archive: 압축 파일
      file-type.document: 문서 파일
      file-type.types: {types} 형식의 파일
      file-type-agreement: 파일 형식이 확장자와 일치하지 않습니다.
      file-size.minimum: 크기가 {minimum} 이상인 파일을 선택해 주세요.
      file-size.maximum: 크기가 {maximum} 이하인 파일을 선택해 주세요.
      total-file-size.minimum: 파일의 전체 크기가 {minimum} 이상이 되도록 선택해 주세요.
      total-file-size.maximum: 파일의 전체 크기가 {maximum} 이하가 되도록 선택해 주세요.
      file-count.minimum: 파일을 {minimum}개 이상 선택해 주세요.
      file-count.maximum: 파일을 {maximum}개 이하로 선택해 주세요.
      image-size.minimum-width: 너비가 {minimumWidth}픽셀 이상인 이미지를 선택해 주세요.
      image-size.maximum-width: 너비가 {maximumWidth}픽셀 이하인 이미지를 선택해 주세요.
      image-size.minimum-height: 높이가 {minimumHeight}픽셀 이상인 이미지를 선택해 주세요.
      image-size.maximum-height: 높이가 {maximumHeight}픽셀 이하인 이미지를 선택해 주세요.
      """)
}
