/// What a snapshot contains of a control.
struct ControlSnapshot: Codable, Equatable, Sendable {
  /// The value before the formatters; `nil` if it is the one of the base.
  var value: JSONValue?
  /// What the field shows instead of the text of the value.
  var text: FieldText?
  /// The value of the base; `nil` if nothing differs from it.
  var base: JSONValue?
  /// The text of the base, if it stands for no value.
  var baseText: FieldText?
  /// The reasons to show failures; `nil` if there is none.
  var shown: ReasonsToShow?
  /// Whether the value was validated; `nil` if it was not.
  var isValidated: Bool?

  /// Whether this is the state of an untouched control.
  var isInitial: Bool { self == ControlSnapshot() }
}

extension ControlSnapshot {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    value = try container.decodeJSON(forKey: .value)
    text = try container.decodeIfPresent(FieldText.self, forKey: .text)
    base = try container.decodeJSON(forKey: .base)
    baseText = try container.decodeIfPresent(FieldText.self, forKey: .baseText)
    shown = try container.decodeIfPresent(ReasonsToShow.self, forKey: .shown)
    isValidated = try container.decodeIfPresent(Bool.self, forKey: .isValidated)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a JSON value, `null` included; `nil` if there is none.
  func decodeJSON(forKey key: Key) throws -> JSONValue? {
    // Not by `?:`, in which `nil` is JSON's `null`.
    guard contains(key) else { return nil }
    return try decode(JSONValue.self, forKey: key)
  }
}

extension ReasonsToShow: Codable {}

extension FieldText: Codable {
  private enum CodingKeys: String, CodingKey {
    case typed
    case unreadable
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .typed) {
      self = .typed(text)
    } else {
      let text = try container.decode(String.self, forKey: .unreadable)
      self = text.isEmpty ? .blank : .unreadable(text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: isWithoutValue ? .unreadable : .typed)
  }
}

extension Control {
  /// Whether snapshots contain the value and the text: not of a control that has only failures.
  private var isContentInSnapshots: Bool { Value.self is any Codable.Type }

  /// Returns what a snapshot contains of the control: of a secret nothing, because its failures would be those of the empty
  /// text that a draft brings back. What is read is tracked.
  @_semantics("optimize.sil.specialize.generic.never")
  final func snapshotOfContent() -> ControlSnapshot {
    tracker.read([.value, .settings])
    if isSecret { return ControlSnapshot() }
    var snapshot = snapshotOfActivity()
    guard isContentInSnapshots else { return snapshot }
    let current = versions.current
    let base = versions.base
    // The base is formatted, as a form has it that is made of it.
    let baseValue = formatted(base.value)
    let isOtherValue = !StructureEquality.isSame(current.value, baseValue)
    snapshot.text = current.fieldText
    snapshot.baseText = base.textWithoutValue
    if isOtherValue { snapshot.value = ValueCoding.json(of: current.value) }
    let isOther = isOtherValue || current.textWithoutValue != base.textWithoutValue
    // Without a base, a control that has to be entered is blank.
    let isFilled = mustBeEntered && base.fieldText != .blank
    if isOther || isFilled { snapshot.base = ValueCoding.json(of: baseValue) }
    return snapshot
  }

  /// Returns what a snapshot contains of what the user has done in the control. What is read is tracked.
  final func snapshotOfActivity() -> ControlSnapshot {
    tracker.read([.activity, .outcome])
    var snapshot = ControlSnapshot()
    if !failureVisibility.reasons.isEmpty { snapshot.shown = failureVisibility.reasons }
    if attachments.contains(where: \.validator.outcome.hasValidated) { snapshot.isValidated = true }
    return snapshot
  }

  /// Takes the content and the base of a snapshot.
  @_semantics("optimize.sil.specialize.generic.never")
  final func restore(
    _ snapshot: ControlSnapshot, _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) {
    guard !isSecret, snapshot != Transaction.ask({ snapshotOfContent() }) else { return }
    if isContentInSnapshots {
      // What can't be decoded leaves the control as it is.
      guard snapshot.value.map({ decoded($0) != nil }) != false else { return restoring.leftOut(path) }
      resetAll(command)
      restoreContent(of: snapshot, command)
    }
    restoring.atEnd { [self] _ in restoreActivity(of: snapshot) }
  }

  /// Takes the content of a snapshot, whose value can be decoded.
  private func restoreContent(of snapshot: ControlSnapshot, _ command: Command) {
    var base = versions.base
    base.fieldText = snapshot.baseText
    // If the base can't be decoded, the value is an edit of the base that the control has.
    if let json = snapshot.base, let value = decoded(json) { base.value = value }
    var current = base
    current.value = snapshot.value.flatMap(decoded) ?? formatted(base.value)
    current.fieldText = fieldText(of: snapshot, for: current.value)
    let isOtherValue = snapshot.value != nil || !StructureEquality.isSame(current.value, base.value)
    let isOther = isOtherValue || current.textWithoutValue != base.textWithoutValue
    let hasContent = isOther || current.fieldText != nil || snapshot.base != nil || snapshot.baseText != nil
    // What was typed for the base is not in the draft.
    let isBaseTyped = fieldText != nil && !hasTextWithoutValue
    guard hasContent || isBaseTyped else { return }
    let earlierText = fieldText
    changeVersions { versions in
      versions.load(isOther ? base : current)
      if isOther { _ = versions.edit(to: current) }
    }
    let isStillBlank = !isOther && current.fieldText == .blank && snapshot.base == nil
    if isStillBlank {
      // It was not validated when it began blank.
      fieldTextDidChange(from: earlierText)
    } else {
      contentDidChange(from: earlierText, .program)
    }
  }

  private func decoded(_ json: JSONValue) -> Value? {
    (try? ValueCoding.decode(Value.self, from: json)) ?? nil
  }

  /// Shows what was shown, and validates what was validated.
  final func restoreActivity(of snapshot: ControlSnapshot) {
    failureVisibility.restore(snapshot.shown ?? [])
    guard snapshot.isValidated == true else { return }
    for attachment in attachments {
      let validator = attachment.validator
      let isValidated = validator.outcome.hasValidated && validator.validatedValueNumber == valueNumber
      if !isValidated { attachment.validate(valueNumber) }
    }
  }
}
