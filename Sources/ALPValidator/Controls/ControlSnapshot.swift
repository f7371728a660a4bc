/// The state of a control that a snapshot contains, besides the value.
struct ControlSnapshot: Equatable, Sendable {
  /// What the field shows instead of the text of the value; `nil` if it shows that text.
  var fieldText: FieldText?
  /// The value before the formatters, if they change it.
  var unformatted: JSONValue?
  /// The reasons to show failures.
  var exposure: ReasonsToShow
  /// Whether the value was validated.
  var isValidated: Bool

  /// Whether this is the state of a control that the user has not touched.
  var isInitial: Bool { fieldText == nil && unformatted == nil && exposure.isEmpty && !isValidated }
}

extension ControlSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case text
    case isUnread
    case unformatted
    case exposure
    case isValidated
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decodeIfPresent(String.self, forKey: .text)
    let isUnread = try container.decodeIfPresent(Bool.self, forKey: .isUnread) ?? false
    if isUnread {
      fieldText = text.map(FieldText.unreadable) ?? .blank
    } else {
      fieldText = text.map(FieldText.typed)
    }
    unformatted = try container.decodeIfPresent(JSONValue.self, forKey: .unformatted)
    exposure = ReasonsToShow(rawValue: try container.decodeIfPresent(UInt8.self, forKey: .exposure) ?? 0)
    isValidated = try container.decodeIfPresent(Bool.self, forKey: .isValidated) ?? false
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch fieldText {
    case nil: break
    case .blank:
      try container.encode(true, forKey: .isUnread)
    case .unreadable(let text):
      try container.encode(text, forKey: .text)
      try container.encode(true, forKey: .isUnread)
    case .typed(let text):
      try container.encode(text, forKey: .text)
    }
    try container.encodeIfPresent(unformatted, forKey: .unformatted)
    if !exposure.isEmpty { try container.encode(exposure.rawValue, forKey: .exposure) }
    if isValidated { try container.encode(true, forKey: .isValidated) }
  }
}
