extension MessageLanguage {
  /// Every language by its tag; each is read when it is first spoken.
  static let all: [(tag: String, language: @Sendable () -> MessageLanguage)] = [
    ("ar", { .arabic }),
    ("de", { .german }),
    ("en", { .english }),
    ("hi", { .hindi }),
    ("pl", { .polish }),
    ("ru", { .russian }),
    ("sv", { .swedish }),
    ("tr", { .turkish }),
  ]
}
