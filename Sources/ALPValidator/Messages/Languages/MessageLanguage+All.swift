extension MessageLanguage {
  /// Every language by its tag; each is read when it is first spoken.
  static let all: [(tag: String, language: @Sendable () -> MessageLanguage)] = [
    ("ar", { .arabic }),
    ("de", { .german }),
    ("en", { .english }),
    ("es", { .spanish }),
    ("fr", { .french }),
    ("hi", { .hindi }),
    ("it", { .italian }),
    ("ja", { .japanese }),
    ("ko", { .korean }),
    ("nl", { .dutch }),
    ("pl", { .polish }),
    ("pt", { .portuguese }),
    ("ru", { .russian }),
    ("sv", { .swedish }),
    ("tr", { .turkish }),
    ("zh-Hans", { .simplifiedChinese }),
    ("zh-Hant", { .traditionalChinese }),
  ]
}
