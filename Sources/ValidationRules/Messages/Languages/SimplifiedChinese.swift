extension MessageLanguage {
  /// Chinese in simplified characters, as in mainland China and Singapore.
  static let simplifiedChinese = MessageLanguage(
    "zh-Hans", plurals: .none,
    messages: """
      invalid: 输入的内容无效。
      invalid.labeled: “{label}”的内容无效。
      presence: 请填写此项。
      presence.labeled: 请填写“{label}”。
      request-failed: 暂时无法验证，请稍后重试。
      too-costly: 无法验证，请缩短内容。
      too-long: 内容过长，无法验证，请缩短内容。
      type: 此内容的类型不正确。
      unreadable: 无法读取此内容。
      unreadable-file: 无法读取此文件。
      unknown-key: 无法识别此字段。
      more-failures: 还有此处未列出的其他错误。
      status: 无法处理该请求
      status.400: 请求无效
      status.401: 需要身份验证
      status.403: 禁止访问
      status.404: 未找到
      status.409: 冲突
      status.410: 已不存在
      status.413: 内容过大
      status.415: 不支持的媒体类型
      status.422: 内容无效
      status.429: 请求过多
      status.500: 服务器内部错误
      status.502: 网关错误
      status.503: 服务不可用
      status.504: 网关超时
      problem.size: 内容超过 {maximum} 字节。
      problem.depth: 第 {line} 行第 {byte} 字节处，数组和对象的嵌套超过 {maximum} 层。
      problem.duplicate-key: 第 {line} 行第 {byte} 字节处，同一对象中某个键出现了两次。
      problem.syntax: 内容不是 JSON。请检查第 {line} 行第 {byte} 字节。
      problem.encoding: 这不是百分号编码的 UTF-8 文本。请检查第 {byte} 字节。
      remote: 此内容未通过验证。
      pattern: 请使用要求的格式。
      example: 请使用类似 {example} 的格式。
      same: 输入的内容不一致。
      same.labeled: “{label}”的内容不一致。
      different: 请输入其他内容。

      labeled: {label}：{message}
      sentences: {first}{second}
      or: {first}或者，{second}
      list.comma: {first}、{second}
      list.or: {first}、{second}
      list.and: {first}和 {second}

      length.minimum: 请至少输入 {minimum} 个字符。
      length.minimum.labeled: 请在“{label}”中至少输入 {minimum} 个字符。
      length.maximum: 最多可输入 {maximum} 个字符。
      length.maximum.labeled: “{label}”最多可输入 {maximum} 个字符。
      length.none: 请将此项留空。
      length: 请输入 {minimum} 到 {maximum} 个字符。
      length.labeled: 请在“{label}”中输入 {minimum} 到 {maximum} 个字符。
      length.exact: 请输入 {minimum} 个字符。
      length.exact.labeled: 请在“{label}”中输入 {minimum} 个字符。
      length.minimum.bytes: 请至少输入 {minimum} 字节的内容。
      length.maximum.bytes: 最多可输入 {maximum} 字节的内容。
      words.minimum: 请至少输入 {minimum} 个以空格分隔的词。
      words.maximum: 最多可输入 {maximum} 个以空格分隔的词。

      contains-digit: 请至少包含 {minimum} 个数字。
      contains-digit.maximum: 最多可包含 {maximum} 个数字。
      contains-digit.none: 请勿包含数字。
      contains-letter: 请至少包含 {minimum} 个字母或汉字。
      contains-letter.maximum: 最多可包含 {maximum} 个字母或汉字。
      contains-letter.none: 请勿包含字母或汉字。
      contains-lowercase: 请至少包含 {minimum} 个小写字母。
      contains-lowercase.maximum: 最多可包含 {maximum} 个小写字母。
      contains-lowercase.none: 请勿包含小写字母。
      contains-uppercase: 请至少包含 {minimum} 个大写字母。
      contains-uppercase.maximum: 最多可包含 {maximum} 个大写字母。
      contains-uppercase.none: 请勿包含大写字母。
      contains-symbol: 请至少包含 {minimum} 个特殊字符。
      contains-symbol.maximum: 最多可包含 {maximum} 个特殊字符。
      contains-symbol.none: 请勿包含特殊字符。
      only-digits: 只能输入数字。
      only-digits.ascii: 只能输入半角数字（0 到 9）。
      only-letters: 只能输入字母或汉字。
      only-letters.ascii: 只能输入半角英文字母（A 到 Z）。
      only-lowercase: 只能输入小写字母。
      only-lowercase.ascii: 只能输入半角小写英文字母（a 到 z）。
      only-uppercase: 只能输入大写字母。
      only-uppercase.ascii: 只能输入半角大写英文字母（A 到 Z）。
      alphanumeric: 只能输入汉字、字母和数字。
      alphanumeric.ascii: 只能输入半角英文字母（A 到 Z）和数字（0 到 9）。
      no-whitespace: 请勿输入空格。
      contains: 内容须包含“{text}”。
      starts-with: 请以“{text}”开头。
      ends-with: 请以“{text}”结尾。
      characters: 请只使用允许的字符。
      contains-characters: 请至少包含 {minimum} 个下列字符：{characters}。
      contains-characters.maximum: 最多可包含 {maximum} 个下列字符：{characters}。
      only-characters: 只能使用下列字符：{characters}。
      no-characters: 请勿使用下列字符：{characters}。
      only-letters-and-punctuation: 只能输入字母、汉字、空格和常用标点符号。
      not.contains: 请勿包含“{text}”。
      not.starts-with: 请勿以“{text}”开头。
      not.ends-with: 请勿以“{text}”结尾。

      number: 请输入数值。
      integer: 请输入整数。
      decimal.minimum: 请输入数值，小数点后至少 {minimum} 位。
      decimal.maximum: 请输入数值，小数点后最多 {maximum} 位。
      minimum: 请输入不小于 {minimum} 的值。
      maximum: 请输入不大于 {maximum} 的值。
      range: 请输入 {minimum} 到 {maximum} 之间的值。
      half-open-range: 请输入不小于 {minimum} 且小于 {bound} 的值。
      value: 请输入“{value}”。
      greater: 请输入大于 {bound} 的值。
      less: 请输入小于 {bound} 的值。
      multiple-of: 请输入 {step} 的倍数。

      date: 请输入真实存在的日期，例如 2024-02-29。
      time: 请输入带 UTC 时差的时间，例如 08:30:00Z。
      date-time: 请输入日期和时间，例如 2024-02-29T08:30:00Z。
      time-of-day: 请输入时间，例如 {example}。
      local-date-time: 请输入日期和时间，例如 {example}。
      month: 请输入月份，例如 {example}。
      week: 请输入周，例如 {example}。
      boolean: 请输入“true”或“false”。
      parse.date: 请输入日期。
      before: 请输入早于 {date} 的日期。
      before.other: 请输入更早的日期。
      after: 请输入晚于 {date} 的日期。
      after.other: 请输入更晚的日期。
      in-the-past: 请输入过去的日期。
      in-the-future: 请输入将来的日期。
      age.minimum: 年龄须至少为 {minimum} 岁。
      age.maximum: 年龄不得超过 {maximum} 岁。
      age: 年龄须在 {minimum} 到 {maximum} 岁之间。
      age.exact: 年龄须为 {minimum} 岁。
      within.last: 请输入 {last}前到今天之间的日期。
      within.next: 请输入今天到 {next}后之间的日期。
      within: 请输入 {last}前到 {next}后之间的日期。
      within.today: 请输入今天的日期。
      span.days: {count} 天
      span.weeks: {count} 周
      span.months: {count} 个月
      span.years: {count} 年
      is-true: 请勾选此项。
      is-false: 请勿勾选此项。
      at-least: 请至少填写其中 {minimum} 项。
      in: 请选择下列选项之一：{values}。
      in.long: 请从列表中选择。
      count.minimum: 请至少选择 {minimum} 项。
      count.maximum: 最多可选择 {maximum} 项。
      count: 请选择 {minimum} 到 {maximum} 项。
      count.exact: 请选择 {minimum} 项。
      unique: 请勿输入重复的内容。

      email: 请输入电子邮件地址，例如 name@example.com。
      email.ascii: 请输入不含中文和全角字符的电子邮件地址，例如 name@example.com。
      email-without-slips: 您是不是要输入 {suggestion}？
      email.slip: 请检查电子邮件地址是否有拼写错误。
      email-domain: 请使用其他电子邮件地址。不接受该服务商的地址。
      url: 请输入网址，例如 https://example.com。
      url.schemes: 请输入以 {schemes} 开头的网址。
      data: 数据格式不符合要求。
      identifier: 请检查此识别码，可能有遗漏或输入有误。

      card: 请输入银行卡卡号。
      card.networks: 请输入卡号（{networks}）。
      card-expiry: 请输入本月或以后的有效期，格式为 MM/YY（月/年）。
      card-expiry.long-year: 请输入本月或以后的有效期，格式为 MM/YYYY（月/年）。
      card-security-code: 请输入 3 位或 4 位安全码。
      card-security-code.digits: 请输入 {digits} 位安全码。
      iban: 请输入国际银行账号（IBAN）。
      iban.country: 请输入以 {country} 开头的国际银行账号（IBAN）。
      vat: 请输入增值税号。
      vat.country: 请输入增值税号（{country}）。
      currency-amount: 请输入金额，例如 {example}。

      phone: 请输入带国家/地区代码的电话号码，例如 +442079460018。
      phone.region: 请输入电话号码（{region}）。
      phone.mobile: 请输入手机号码（{region}）。
      postal-code: 请输入邮政编码（{region}）。
      strong-password: 请设置密码，至少包含 {requirements}。
      strong-password.length: {minimumLength} 个字符
      strong-password.digits: {minimumDigits} 个数字
      strong-password.lowercase: {minimumLowercase} 个小写字母
      strong-password.uppercase: {minimumUppercase} 个大写字母
      strong-password.symbols: {minimumSymbols} 个特殊字符
      password-strength: 请设置更难被猜到的密码。

      requirement.presence: 必填
      requirement.contains-digit.one: 一个数字
      requirement.contains-letter.one: 一个字母或汉字
      requirement.contains-lowercase.one: 一个小写字母
      requirement.contains-uppercase.one: 一个大写字母
      requirement.contains-symbol.one: 一个特殊字符
      requirement.contains-digit.none: 不含数字
      requirement.contains-letter.none: 不含字母和汉字
      requirement.contains-lowercase.none: 不含小写字母
      requirement.contains-uppercase.none: 不含大写字母
      requirement.contains-symbol.none: 不含特殊字符
      requirement.only-digits: 仅限数字
      requirement.only-letters: 仅限字母和汉字
      requirement.only-lowercase: 仅限小写字母
      requirement.only-uppercase: 仅限大写字母
      requirement.alphanumeric: 仅限汉字、字母和数字
      requirement.no-whitespace: 不含空格
      requirement.contains: 包含“{text}”
      requirement.starts-with: 以“{text}”开头
      requirement.ends-with: 以“{text}”结尾
      requirement.not.contains: 不含“{text}”
      requirement.only-characters: 仅限下列字符：{characters}
      requirement.no-characters: 不含下列字符：{characters}
      requirement.email: 电子邮件地址
      requirement.pattern: 要求的格式
      requirement.password-strength: 不易猜到
      requirement.length.minimum: 至少 {minimum} 个字符
      requirement.length.maximum: 最多 {maximum} 个字符
      requirement.length: {minimum} 到 {maximum} 个字符
      requirement.length.exact: {minimum} 个字符
      requirement.contains-digit: 至少 {minimum} 个数字
      requirement.contains-digit.maximum: 最多 {maximum} 个数字
      requirement.contains-letter: 至少 {minimum} 个字母或汉字
      requirement.contains-letter.maximum: 最多 {maximum} 个字母或汉字
      requirement.contains-lowercase: 至少 {minimum} 个小写字母
      requirement.contains-lowercase.maximum: 最多 {maximum} 个小写字母
      requirement.contains-uppercase: 至少 {minimum} 个大写字母
      requirement.contains-uppercase.maximum: 最多 {maximum} 个大写字母
      requirement.contains-symbol: 至少 {minimum} 个特殊字符
      requirement.contains-symbol.maximum: 最多 {maximum} 个特殊字符

      bytes: {count} 字节
      file-extension: 请选择扩展名为 {extensions} 的文件。
      file-type: 请选择下列类型的文件：{files}。
      file-type.image: 图片
      file-type.audio: 音频
      file-type.video: 视频
      file-type.font: 字体
      file-type.archive: 压缩文件
      file-type.document: 文档
      file-type.types: {types}
      file-type-agreement: 文件的实际类型与扩展名不符。
      file-size.minimum: 文件大小不能小于 {minimum}。
      file-size.maximum: 文件大小不能超过 {maximum}。
      total-file-size.minimum: 所选文件的总大小不能小于 {minimum}。
      total-file-size.maximum: 所选文件的总大小不能超过 {maximum}。
      file-count.minimum: 请至少选择 {minimum} 个文件。
      file-count.maximum: 最多可选择 {maximum} 个文件。
      image-size.minimum-width: 请选择宽度不小于 {minimumWidth} 像素的图片。
      image-size.maximum-width: 请选择宽度不超过 {maximumWidth} 像素的图片。
      image-size.minimum-height: 请选择高度不小于 {minimumHeight} 像素的图片。
      image-size.maximum-height: 请选择高度不超过 {maximumHeight} 像素的图片。
      """)
}
