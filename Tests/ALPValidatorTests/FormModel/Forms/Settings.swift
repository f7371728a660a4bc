import ALPValidator

enum Theme: String, Codable, Sendable, CaseIterable {
  case system
  case light
  case dark
}

struct QuietHours: Codable, Sendable, Equatable {
  var from = 22
  var to = 7
}

struct Settings: Codable, Sendable, Equatable {
  var theme = Theme.system
  var notifications = true
  var sound: String?
  var fontSize = 14
  var language: String?
  var quietHours: QuietHours?
}

extension QuietHours {
  static let rules: RuleSet<Self> = [
    .at(\.from, "from", label: "From", [.range(0...23)]),
    .at(\.to, "to", label: "To", [.range(0...23)]),
    .satisfies("order", at: \.to, reading: \.from, \.to, message: "Choose two different hours.") { $0 != $1 },
  ]
}

extension Settings {
  static let rules: RuleSet<Settings> = [
    .at(\.theme, "theme", label: "Theme"),
    .at(\.notifications, "notifications", label: "Notifications"),
    .at(\.sound, "sound", label: "Sound"),
    .at(\.fontSize, "fontSize", label: "Font size", [.range(9...36)]),
    .at(\.language, "language", label: "Language", [.languageTag]),
    .at(\.quietHours, "quietHours", QuietHours.rules),
  ]
}
