extension MessageLanguage {
  /// Every language by its tag; each is read when it is first spoken.
  static let all: [(tag: String, language: @Sendable () -> MessageLanguage)] = [
    ("de", { .german }),
    ("en", { .english }),
    ("es", { .spanish }),
    ("fr", { .french }),
    ("it", { .italian }),
    ("nl", { .dutch }),
    ("pl", { .polish }),
    ("pt", { .portuguese }),
  ]
}
