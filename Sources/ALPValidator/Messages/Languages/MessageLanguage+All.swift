extension MessageLanguage {
  /// Every language by its tag; each is read when it is first spoken.
  static let all: [(tag: String, language: @Sendable () -> MessageLanguage)] = [
    ("de", { .german }),
    ("en", { .english }),
    ("ja", { .japanese }),
    ("ko", { .korean }),
    ("pl", { .polish }),
    ("zh-Hans", { .simplifiedChinese }),
    ("zh-Hant", { .traditionalChinese }),
  ]
}
