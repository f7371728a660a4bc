/// A part of a form that has parts: a form in the form, a list, a dictionary, or a structure that may be missing.
///
/// A group is invalid if one of its parts is, else waiting if one of them is, else valid. It has their failures, and its
/// own. You meet it as ``FormValidator``, ``FormModel``, ``FormList``, ``FormDictionary`` and ``OptionalPart``; code that
/// shows messages or focuses on a failure works with each of them:
///
/// ```swift
/// @MainActor func messages(of group: FormGroup) -> [String] {
///   group.visibleErrorMessages
/// }
/// ```
@MainActor
public class FormGroup: FormPart {
  /// The object that is notified after the handler. The group does not keep it alive.
  public final weak var delegate: (any FormValidatorDelegate)?

  /// The parts: as they are, as the base, and as submitted. Written in `FormGroup+Rearranging.swift` and
  /// here.
  final var versions = Versions(FormParts())
  /// Whether the parts that are added are the base, too: until the group is marked clean for the first time.
  /// Building a form makes nothing dirty.
  private(set) final var isBeingBuilt = true

  /// A number that grows with each change of the values that would be submitted, while any form is being
  /// submitted. At other times, it grows with only some of these changes.
  private(set) final var submittableVersion = 0

  /// The command in which everything in the form was validated last. Written by `validateAll()` only.
  private var validatingCommand: Int?

  /// The controls and forms that were added, in order, included or not.
  public final var parts: [FormPart] { tracker.read(.parts, directParts) }

  // MARK: What the form of a structure overrides

  /// Returns the part with a name, or `nil` if there is none; not tracked.
  func part(named name: String) -> FormPart? { versions.current.named[name] }

  /// Returns the path component that leads from the form to one of its parts, or `nil` for a part without a
  /// name.
  func pathComponent(of part: FormPart) -> ValidationPath.Component? {
    part.name.map(ValidationPath.Component.init)
  }

  /// Follows a change of the list of parts, in the middle of a command.
  func partListDidChange() {}

  /// Whether parts that are added, removed or moved make the form dirty, and a reset restores them.
  var tracksParts: Bool { true }

  /// The control that shows the failures of rules about the form as a whole; made when it is needed. `nil` if
  /// the form has no place for such failures.
  var controlForRules: AnyControl? { nil }

  /// The control that stands for the form as a whole and has its path, such as the control for the rules of a
  /// list; `nil` if there is none.
  var ownControl: AnyControl? { nil }

  // MARK: Form part

  override final var directParts: [FormPart] { versions.current.parts }

  override final var asForm: FormGroup? { self }

  override func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) {
    for part in directParts where selection == .all || part.isIncluded {
      part.forEachPart(selection, visit)
    }
    visit(self)
  }

  override func countOwnTally() -> Tally {
    Tally(invalid: external.isEmpty ? 0 : 1, dirty: partsDifferFromBase ? 1 : 0)
  }

  override func validateAll() {
    validatingCommand = Transaction.commandNumber
    for part in directParts {
      // Something that the `when:` closure has read may have changed, without the closure having been called
      // again.
      part.updateInclusion()
      if part.isIncluded { part.validateAll() }
    }
  }

  /// Whether everything in the form is validated in this command.
  final var isBeingValidated: Bool {
    if validatingCommand == Transaction.commandNumber { return true }
    return isIncluded && storedForm?.isBeingValidated == true
  }

  // MARK: Versions

  /// Returns the parts in a version. While the form is built, and if it does not track its parts, what it has is its
  /// base.
  final func parts(in version: Version) -> FormParts {
    let isBaseCurrent = version == .base && (isBeingBuilt || !tracksParts)
    return versions.content(in: isBaseCurrent ? .current : version)
  }

  /// Whether the parts are other ones than those of the base, or are in another order.
  var partsDifferFromBase: Bool {
    guard tracksParts, !isBeingBuilt, !versions.isBaseCurrent else { return false }
    return !versions.current.hasSameParts(as: versions.base)
  }

  override func members(of version: Version) -> [(component: ValidationPath.Component?, part: FormPart)] {
    parts(in: version).list.entries.map { ($0.name.map(ValidationPath.Component.init), $0.part) }
  }

  override func apply(_ event: VersionEvent, _ command: Command) {
    switch event {
    case .reset: return resetAll(command)
    case .madeBase, .submissionBegan: applyByParts(event, of: .current, command)
    case .saved: applyByParts(event, of: .submitted, command)
    // Parts may have left the form, so the submission visits them.
    case .submissionEnded: applyByItself(event, command)
    }
  }

  /// Applies an event to the parts that belong to a version, and then to the list of the parts.
  private func applyByParts(_ event: VersionEvent, of version: Version, _ command: Command) {
    for (_, part) in members(of: version) { part.apply(event, command) }
    applyByItself(event, command)
  }

  private func applyByItself(_ event: VersionEvent, _ command: Command) {
    Transaction.releaseLater(versions)
    versions.apply(event)
    if event == .madeBase { isBeingBuilt = !tracksParts }
    markDirtiness()
  }

  override var isBeingSubmitted: Bool { versions.submitted != nil }

  override final var hasSecrets: Bool {
    if isSecret { return true }
    var asked: Set<ObjectIdentifier> = []
    let parts = versions.current.parts + versions.base.parts + (versions.submitted?.parts ?? [])
    return parts.contains { asked.insert(ObjectIdentifier($0)).inserted && $0.hasSecrets }
  }

  override func resetAll(_ command: Command) {
    setExternal([])
    // First, so that the restored parts are reset.
    restoreBaseParts(command)
    for part in directParts { part.resetAll(command) }
    waits.endAfterReset()
  }

  override func submittableValuesDidChange() {
    submittableVersion &+= 1
  }

  override func notifyDelegates(of state: ValidatorState) { delegate?.form(self, didChangeState: state) }

  #if DEBUG
  override func checkInvariants() {
    super.checkInvariants()
    guard versions.current.list.count <= Tuning.partsOfCheckedForm else { return }
    let parts = directParts
    let tallyOfParts = parts.reduce(Tally()) { $0 + $1.contribution }
    assert(
      partTally.current == tallyOfParts + partTally.own, "The tally of a form is not that of its parts")
    assert(
      parts.allSatisfy { $0.storedForm === self && $0.depth == depth.map { $0 + 1 } },
      "A part does not know its form")
  }
  #endif
}

extension FormGroup {
  /// The messages of the form itself that are visible now: of rules about the form or the list as a whole, such as its
  /// number of elements, and of failures that belong to none of its parts, such as those of a server.
  ///
  /// Show those of a form near its submit button, and those of a list above or below its elements. The messages of
  /// fields belong at the fields, and are not among them; those of an ``OptionalPart`` and a ``FormChoice`` are also those of
  /// the control that selects. An element of a list has those of a server about it as a
  /// whole, such as `/employers/0`. Equal messages appear once. The property is observable.
  ///
  /// ```swift
  /// let form = FormModel(profile, rules: Profile.rules)
  /// let jobs = form.list(\.jobs)
  /// form.validate()
  /// jobs.visibleErrorMessages  // ["Please choose at least 1 item."]
  /// ```
  public final var visibleErrorMessages: [String] {
    let ruleMessages = tracker.read([.settings, .parts], ownControl)?.visibleErrorMessages ?? []
    return (ruleMessages + externalFailures.map(\.message)).withoutRepetitions
  }
}

extension FormGroup {
  /// The included controls of the form and of the forms in it, in order.
  public final var controls: [AnyControl] {
    var controls: [AnyControl] = []
    for part in parts where part.isIncluded {
      if let form = part as? FormGroup {
        controls += form.controls
      } else if let control = part as? AnyControl {
        controls.append(control)
      }
    }
    return controls
  }

  /// The first included control that is invalid and that a view can show, or `nil` if there is none. Focus on it after
  /// a submission.
  ///
  /// A control that waits for a response is not invalid. What fails for a list or a structure as a whole has no field:
  /// show ``visibleErrorMessages`` of the list or the form.
  public final var firstInvalidControl: AnyControl? {
    tracker.read([.outcome, .parts])
    guard tallyAfterSettling().invalid > 0 else { return nil }
    return controls.first { !($0 is Control<Void>) && $0.tallyAfterSettling().state == .invalid }
  }

  /// Returns the control at a path from this form, included or not, or `nil` if no control has the path.
  ///
  /// ```swift
  /// form.control(at: "/delivery/street")
  /// ```
  ///
  /// Unnamed groups don't appear in paths. If that makes a path ambiguous, the first control is returned.
  public final func control(at path: ValidationPath) -> AnyControl? {
    tracker.read([.settings, .parts])
    guard let name = path.components.first?.text else { return ownControl }
    let rest = ValidationPath(Array(path.components.dropFirst()))
    switch part(named: name) {
    case let control as AnyControl where rest.components.isEmpty: return control
    case let form as FormGroup:
      if let control = form.control(at: rest) { return control }
    default: break
    }
    let unnamedGroups = directParts.filter { pathComponent(of: $0) == nil }.compactMap(\.asForm)
    // The case that is selected, and then those whose fields have the same names.
    for group in unnamedGroups.filter(\.isIncluded) + unnamedGroups.filter({ !$0.isIncluded }) {
      if let control = group.control(at: path) { return control }
    }
    return nil
  }
}
