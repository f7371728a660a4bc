extension MessageLanguage {
  /// Chinese in traditional characters, in the words of Taiwan that Hong Kong understands too.
  static let traditionalChinese = MessageLanguage(
    "zh-Hant", plurals: .none,
    messages: """
      invalid: 輸入的內容無效。
      invalid.labeled: 「{label}」的內容無效。
      presence: 請填寫此欄位。
      presence.labeled: 請填寫「{label}」。
      request-failed: 目前無法驗證，請稍後再試。
      too-costly: 無法驗證，請縮短內容。
      too-long: 內容過長，無法驗證，請縮短內容。
      type: 此內容的類型不正確。
      unreadable: 無法讀取此內容。
      unreadable-file: 無法讀取此檔案。
      unknown-key: 無法識別此欄位。
      more-failures: 還有此處未列出的其他錯誤。
      status: 無法處理此要求
      status.400: 要求無效
      status.401: 需要身分驗證
      status.403: 禁止存取
      status.404: 找不到
      status.409: 衝突
      status.410: 已不存在
      status.413: 內容過大
      status.415: 不支援的媒體類型
      status.422: 內容無效
      status.429: 請求過多
      status.500: 伺服器內部錯誤
      status.502: 閘道錯誤
      status.503: 服務無法使用
      status.504: 閘道逾時
      problem.size: 內容超過 {maximum} 位元組。
      problem.depth: 第 {line} 行第 {byte} 位元組處，陣列和物件的巢狀超過 {maximum} 層。
      problem.duplicate-key: 第 {line} 行第 {byte} 位元組處，同一物件中某個鍵出現了兩次。
      problem.syntax: 內容不是 JSON。請檢查第 {line} 行第 {byte} 位元組。
      problem.encoding: 這不是百分號編碼的 UTF-8 文字。請檢查第 {byte} 位元組。
      remote: 此內容未通過驗證。
      pattern: 請使用要求的格式。
      example: 請使用類似 {example} 的格式。
      same: 輸入的內容不一致。
      same.labeled: 「{label}」的內容不一致。
      different: 請輸入其他內容。

      labeled: {label}：{message}
      sentences: {first}{second}
      or: {first}或者，{second}
      list.comma: {first}、{second}
      list.or: {first}、{second}
      list.and: {first}和 {second}

      length.minimum: 請至少輸入 {minimum} 個字元。
      length.minimum.labeled: 請在「{label}」中至少輸入 {minimum} 個字元。
      length.maximum: 最多可輸入 {maximum} 個字元。
      length.maximum.labeled: 「{label}」最多可輸入 {maximum} 個字元。
      length.none: 請將此欄位留空。
      length: 請輸入 {minimum} 到 {maximum} 個字元。
      length.labeled: 請在「{label}」中輸入 {minimum} 到 {maximum} 個字元。
      length.exact: 請輸入 {minimum} 個字元。
      length.exact.labeled: 請在「{label}」中輸入 {minimum} 個字元。
      length.minimum.bytes: 請至少輸入 {minimum} 個位元組的內容。
      length.maximum.bytes: 最多可輸入 {maximum} 個位元組的內容。
      words.minimum: 請至少輸入 {minimum} 個以空格分隔的字詞。
      words.maximum: 最多可輸入 {maximum} 個以空格分隔的字詞。

      contains-digit: 請至少包含 {minimum} 個數字。
      contains-digit.maximum: 最多可包含 {maximum} 個數字。
      contains-digit.none: 請勿包含數字。
      contains-letter: 請至少包含 {minimum} 個字母或中文字。
      contains-letter.maximum: 最多可包含 {maximum} 個字母或中文字。
      contains-letter.none: 請勿包含字母或中文字。
      contains-lowercase: 請至少包含 {minimum} 個小寫字母。
      contains-lowercase.maximum: 最多可包含 {maximum} 個小寫字母。
      contains-lowercase.none: 請勿包含小寫字母。
      contains-uppercase: 請至少包含 {minimum} 個大寫字母。
      contains-uppercase.maximum: 最多可包含 {maximum} 個大寫字母。
      contains-uppercase.none: 請勿包含大寫字母。
      contains-symbol: 請至少包含 {minimum} 個特殊符號。
      contains-symbol.maximum: 最多可包含 {maximum} 個特殊符號。
      contains-symbol.none: 請勿包含特殊符號。
      only-digits: 只能輸入數字。
      only-digits.ascii: 只能輸入半形數字（0 到 9）。
      only-letters: 只能輸入字母或中文字。
      only-letters.ascii: 只能輸入半形英文字母（A 到 Z）。
      only-lowercase: 只能輸入小寫字母。
      only-lowercase.ascii: 只能輸入半形小寫英文字母（a 到 z）。
      only-uppercase: 只能輸入大寫字母。
      only-uppercase.ascii: 只能輸入半形大寫英文字母（A 到 Z）。
      alphanumeric: 只能輸入中文字、字母和數字。
      alphanumeric.ascii: 只能輸入半形英文字母（A 到 Z）和數字（0 到 9）。
      no-whitespace: 請勿輸入空格。
      contains: 內容須包含「{text}」。
      starts-with: 請以「{text}」開頭。
      ends-with: 請以「{text}」結尾。
      characters: 請只使用允許的字元。
      contains-characters: 請至少包含 {minimum} 個下列字元：{characters}。
      contains-characters.maximum: 最多可包含 {maximum} 個下列字元：{characters}。
      only-characters: 只能使用下列字元：{characters}。
      no-characters: 請勿使用下列字元：{characters}。
      only-letters-and-punctuation: 只能輸入字母、中文字、空格和常用標點符號。
      not.contains: 請勿包含「{text}」。
      not.starts-with: 請勿以「{text}」開頭。
      not.ends-with: 請勿以「{text}」結尾。

      number: 請輸入數值。
      integer: 請輸入整數。
      decimal.minimum: 請輸入數值，小數點後至少 {minimum} 位。
      decimal.maximum: 請輸入數值，小數點後最多 {maximum} 位。
      minimum: 請輸入大於或等於 {minimum} 的值。
      maximum: 請輸入小於或等於 {maximum} 的值。
      range: 請輸入 {minimum} 到 {maximum} 之間的值。
      half-open-range: 請輸入大於或等於 {minimum} 且小於 {bound} 的值。
      value: 請輸入「{value}」。
      greater: 請輸入大於 {bound} 的值。
      less: 請輸入小於 {bound} 的值。
      multiple-of: 請輸入 {step} 的倍數。

      date: 請輸入實際存在的日期，例如 2024-02-29。
      time: 請輸入包含 UTC 時差的時間，例如 08:30:00Z。
      date-time: 請輸入日期和時間，例如 2024-02-29T08:30:00Z。
      time-of-day: 請輸入時間，例如 {example}。
      local-date-time: 請輸入日期和時間，例如 {example}。
      month: 請輸入月份，例如 {example}。
      week: 請輸入週，例如 {example}。
      boolean: 請輸入「true」或「false」。
      parse.date: 請輸入日期。
      before: 請輸入早於 {date} 的日期。
      before.other: 請輸入較早的日期。
      after: 請輸入晚於 {date} 的日期。
      after.other: 請輸入較晚的日期。
      in-the-past: 請輸入過去的日期。
      in-the-future: 請輸入未來的日期。
      age.minimum: 年齡須至少為 {minimum} 歲。
      age.maximum: 年齡不得超過 {maximum} 歲。
      age: 年齡須介於 {minimum} 到 {maximum} 歲之間。
      age.exact: 年齡須為 {minimum} 歲。
      within.last: 請輸入 {last}前到今天之間的日期。
      within.next: 請輸入今天到 {next}後之間的日期。
      within: 請輸入 {last}前到 {next}後之間的日期。
      within.today: 請輸入今天的日期。
      span.days: {count} 天
      span.weeks: {count} 週
      span.months: {count} 個月
      span.years: {count} 年
      is-true: 請勾選此項目。
      is-false: 請勿勾選此項目。
      at-least: 請至少填寫其中 {minimum} 個欄位。
      in: 請選擇下列其中一項：{values}。
      in.long: 請從清單中選擇。
      count.minimum: 請至少選擇 {minimum} 個項目。
      count.maximum: 最多可選擇 {maximum} 個項目。
      count: 請選擇 {minimum} 到 {maximum} 個項目。
      count.exact: 請選擇 {minimum} 個項目。
      unique: 請勿輸入重複的內容。

      email: 請輸入電子郵件地址，例如 name@example.com。
      email.ascii: 請輸入不含中文和全形字元的電子郵件地址，例如 name@example.com。
      email-without-slips: 您是不是要輸入 {suggestion}？
      email.slip: 請檢查電子郵件地址是否有拼字錯誤。
      email-domain: 請使用其他電子郵件地址。不接受此服務商的地址。
      url: 請輸入網址，例如 https://example.com。
      url.schemes: 請輸入以 {schemes} 開頭的網址。
      data: 資料格式不符合要求。
      identifier: 請檢查此識別碼，可能有遺漏或輸入有誤。

      card: 請輸入付款卡卡號。
      card.networks: 請輸入卡號（{networks}）。
      card-expiry: 請輸入本月或之後的有效期限，格式為 MM/YY（月/年）。
      card-expiry.long-year: 請輸入本月或之後的有效期限，格式為 MM/YYYY（月/年）。
      card-security-code: 請輸入 3 位或 4 位數的安全碼。
      card-security-code.digits: 請輸入 {digits} 位數的安全碼。
      iban: 請輸入國際銀行帳號（IBAN）。
      iban.country: 請輸入以 {country} 開頭的國際銀行帳號（IBAN）。
      vat: 請輸入增值稅號。
      vat.country: 請輸入增值稅號（{country}）。
      currency-amount: 請輸入金額，例如 {example}。

      phone: 請輸入包含國家/地區代碼的電話號碼，例如 +442079460018。
      phone.region: 請輸入電話號碼（{region}）。
      phone.mobile: 請輸入手機號碼（{region}）。
      postal-code: 請輸入郵遞區號（{region}）。
      strong-password: 請設定密碼，至少包含 {requirements}。
      strong-password.length: {minimumLength} 個字元
      strong-password.digits: {minimumDigits} 個數字
      strong-password.lowercase: {minimumLowercase} 個小寫字母
      strong-password.uppercase: {minimumUppercase} 個大寫字母
      strong-password.symbols: {minimumSymbols} 個特殊符號
      password-strength: 請設定更難猜中的密碼。

      requirement.presence: 必填
      requirement.contains-digit.one: 一個數字
      requirement.contains-letter.one: 一個字母或中文字
      requirement.contains-lowercase.one: 一個小寫字母
      requirement.contains-uppercase.one: 一個大寫字母
      requirement.contains-symbol.one: 一個特殊符號
      requirement.contains-digit.none: 不含數字
      requirement.contains-letter.none: 不含字母和中文字
      requirement.contains-lowercase.none: 不含小寫字母
      requirement.contains-uppercase.none: 不含大寫字母
      requirement.contains-symbol.none: 不含特殊符號
      requirement.only-digits: 僅限數字
      requirement.only-letters: 僅限字母和中文字
      requirement.only-lowercase: 僅限小寫字母
      requirement.only-uppercase: 僅限大寫字母
      requirement.alphanumeric: 僅限中文字、字母和數字
      requirement.no-whitespace: 不含空格
      requirement.contains: 包含「{text}」
      requirement.starts-with: 以「{text}」開頭
      requirement.ends-with: 以「{text}」結尾
      requirement.not.contains: 不含「{text}」
      requirement.only-characters: 僅限下列字元：{characters}
      requirement.no-characters: 不含下列字元：{characters}
      requirement.email: 電子郵件地址
      requirement.pattern: 要求的格式
      requirement.password-strength: 不易猜到
      requirement.length.minimum: 至少 {minimum} 個字元
      requirement.length.maximum: 最多 {maximum} 個字元
      requirement.length: {minimum} 到 {maximum} 個字元
      requirement.length.exact: {minimum} 個字元
      requirement.contains-digit: 至少 {minimum} 個數字
      requirement.contains-digit.maximum: 最多 {maximum} 個數字
      requirement.contains-letter: 至少 {minimum} 個字母或中文字
      requirement.contains-letter.maximum: 最多 {maximum} 個字母或中文字
      requirement.contains-lowercase: 至少 {minimum} 個小寫字母
      requirement.contains-lowercase.maximum: 最多 {maximum} 個小寫字母
      requirement.contains-uppercase: 至少 {minimum} 個大寫字母
      requirement.contains-uppercase.maximum: 最多 {maximum} 個大寫字母
      requirement.contains-symbol: 至少 {minimum} 個特殊符號
      requirement.contains-symbol.maximum: 最多 {maximum} 個特殊符號

      bytes: {count} 位元組
      file-extension: 請選擇副檔名為 {extensions} 的檔案。
      file-type: 請選擇下列類型的檔案：{files}。
      file-type.image: 圖片
      file-type.audio: 音訊
      file-type.video: 影片
      file-type.font: 字型
      file-type.archive: 壓縮檔
      file-type.document: 文件
      file-type.types: {types}
      file-type-agreement: 檔案的實際類型與副檔名不符。
      file-size.minimum: 檔案大小不可小於 {minimum}。
      file-size.maximum: 檔案大小不可超過 {maximum}。
      total-file-size.minimum: 所選檔案的總大小不可小於 {minimum}。
      total-file-size.maximum: 所選檔案的總大小不可超過 {maximum}。
      file-count.minimum: 請至少選擇 {minimum} 個檔案。
      file-count.maximum: 最多可選擇 {maximum} 個檔案。
      image-size.minimum-width: 請選擇寬度至少 {minimumWidth} 像素的圖片。
      image-size.maximum-width: 請選擇寬度不超過 {maximumWidth} 像素的圖片。
      image-size.minimum-height: 請選擇高度至少 {minimumHeight} 像素的圖片。
      image-size.maximum-height: 請選擇高度不超過 {maximumHeight} 像素的圖片。
      """)
}
