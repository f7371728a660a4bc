/// What a field shows besides its value: label, messages, checklist, whether a response is awaited, and what VoiceOver
/// reads.
///
/// The fields of SwiftUI and UIKit show this value, and so can a field of yours:
///
/// ```swift
/// let email = TextControl()
/// email.label = "Email"
/// email.addRule(.notEmpty)
/// email.validate()
/// let field = FieldPresentation(of: email)
/// field.title               // "Email *"
/// field.messages            // ["Please fill this in."]
/// field.accessibilityLabel  // "Email, required"
/// ```
///
/// Read it in `body` or in ``followChanges(_:)``, because it is a value as of now.
public struct FieldPresentation: Hashable, Sendable {
  /// The label of the control, or that of the part for which it stands.
  public let label: String?
  /// Whether the value may not be empty.
  public let isRequired: Bool
  /// Whether the user edits the field.
  public let isEditing: Bool
  /// Whether an asynchronous condition checks the value.
  public let isWaiting: Bool
  /// Whether a failed request can be sent again; see ``ValidationObject/retry()``.
  public let canRetry: Bool
  /// The messages to show. Those of rules in ``checklist`` are not among them.
  public let messages: [String]
  /// The requirements to show while the user edits; empty if the field doesn't list them.
  public let checklist: [ChecklistLine]
  private let requiredText: String

  /// Creates what a field shows of a control now.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - listsRequirements: Whether the checklist replaces the messages of its rules while the user edits, as for a
  ///     new password.
  @MainActor public init(of control: AnyControl, listsRequirements: Bool = false) {
    let isListed = listsRequirements && control.isEditing
    let unsent = control.failuresAwaitingRetry.map(\.message)
    label = control.labelInMessages
    isRequired = control.isRequired
    isEditing = control.isEditing
    canRetry = !unsent.isEmpty
    isWaiting = control.state == .waiting && unsent.isEmpty
    messages = (isListed ? control.unlistedMessages : control.visibleErrorMessages) + unsent
    checklist = isListed ? ChecklistLine.lines(of: control) : []
    requiredText = FieldTexts.standard.required
  }

  /// The label, with a star if the field is required; `nil` without a label.
  public var title: String? { label.map { isRequired ? "\($0) *" : $0 } }

  /// What VoiceOver reads as the label of the field: the label, and whether it is required; `nil` without a label.
  public var accessibilityLabel: String? { label.map { isRequired ? "\($0), \(requiredText)" : $0 } }

  /// What VoiceOver reads as the hint of the field: the messages; `nil` without messages.
  public var accessibilityHint: String? { messages.isEmpty ? nil : messages.joined(separator: " ") }

  /// Returns what VoiceOver should read because the user has left the field, and messages have appeared.
  ///
  /// The cursor of VoiceOver is elsewhere then, so the hint of the field isn't read.
  ///
  /// - Parameter earlier: What the field showed before.
  /// - Returns: The label and the new messages, or `nil` if there is nothing to read.
  public func announcement(after earlier: FieldPresentation) -> String? {
    guard earlier.isEditing, !isEditing else { return nil }
    let new = messages.filter { !earlier.messages.contains($0) }.joined(separator: " ")
    if new.isEmpty { return nil }
    return label.map { "\($0): \(new)" } ?? new
  }
}

/// A line of a checklist of requirements, such as those of a new password.
public struct ChecklistLine: Hashable, Sendable, Identifiable {
  /// The rule.
  public let id: RuleID
  /// The requirement after a sign: ✓ if the rule is satisfied, ✗ if its failure is shown, ○ otherwise.
  public let text: String
  /// What VoiceOver reads.
  public let spoken: String

  @MainActor private init(_ rule: RegisteredRule, showsFailures: Bool) {
    let texts = FieldTexts.standard
    let requirement = rule.requirement
    id = rule.id
    switch rule.status {
    case .satisfied: (text, spoken) = ("✓ \(requirement)", "\(requirement), \(texts.met)")
    case .failed where showsFailures: (text, spoken) = ("✗ \(requirement)", "\(requirement), \(texts.notMet)")
    case .failed, .waiting, .notEvaluated: (text, spoken) = ("○ \(requirement)", requirement)
    }
  }

  /// Returns the lines of a control: one for each rule that applies.
  ///
  /// - Parameter control: The control.
  /// - Returns: The lines, in the order of the rules.
  @MainActor public static func lines(of control: AnyControl) -> [ChecklistLine] {
    let showsFailures = control.shouldShowErrors
    return control.rules.filter(\.isActive).map { ChecklistLine($0, showsFailures: showsFailures) }
  }
}

extension AnyControl {
  /// The visible messages of failures that a checklist doesn't list, such as those of a server.
  fileprivate var unlistedMessages: [String] {
    let listed = rules.filter { $0.status == .failed }.map(\.message)
    return visibleErrorMessages.filter { !listed.contains($0) }
  }
}
