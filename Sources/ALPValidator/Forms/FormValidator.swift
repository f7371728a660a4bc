/// A group of controls that you validate and submit together.
///
/// A form is invalid if one of its controls is, else waiting if one of them is, else valid.
///
/// ```swift
/// let form = FormValidator()
/// let email = form.add(TextControl(), name: "email", label: "Email")
/// email.addRule(.email)
/// let company = form.add(
///   TextControl(), name: "company",
///   when: { [weak isCompany] in isCompany?.value == true })
/// company.addRule(.notEmpty)
/// ```
///
/// A change of one control costs the same in a form of any size. A part whose `when:` closure returns `false`
/// is excluded from the state, the failures and the validation of the form; ``ValidationObject/reset()`` and
/// ``FormPart/markClean()`` include it.
@MainActor
public class FormValidator: FormPart {
  /// The object that is notified after the handler. The form does not keep it alive.
  public final weak var delegate: (any FormValidatorDelegate)?

  /// The parts, and which of them are clean. Written in `FormValidator+Rearranging.swift`.
  final var storedParts = FormParts()
  /// The parts with which each submission began.
  final var submittedParts = SubmittedValues<[CleanParts.Entry]>()
  /// The submission of this form whose body began last, and whose values `markClean()` makes clean. `nil`
  /// after `markClean()`, after an error, and from the beginning of the next submission until its body
  /// begins. Written by `forgetSavableSubmission()` and in `Submission.swift`.
  final var savableSubmission: BegunSubmission?

  /// How many forms are being submitted. Written with the phase of a submission only.
  private(set) static var submissionCount = 0

  /// A number that grows with each change of the values that would be submitted, while any form is being
  /// submitted. At other times, it grows with only some of these changes.
  private(set) final var submittableVersion = 0
  /// The submission that is under way. Written in `Submission.swift` only.
  final var submissionPhase = SubmissionPhase.none {
    didSet {
      guard submissionPhase.isUnderWay != oldValue.isUnderWay else { return }
      Self.submissionCount += submissionPhase.isUnderWay ? 1 : -1
      tracker.didChange(.activity)
    }
  }

  /// The command in which everything in the form was validated last. Written by `validateAll()` only.
  private var validatingCommand: Int?

  /// Creates a form without parts.
  public override init() { super.init() }

  /// The controls and forms that were added, in order, included or not.
  public final var parts: [FormPart] { tracker.read(.parts, directParts) }

  /// A Boolean value that indicates whether a submission is under way. Disable the submit button meanwhile.
  public final var isSubmitting: Bool { tracker.read(.activity, submissionPhase.isUnderWay) }

  // MARK: Many changes

  /// Performs many commands, and notifies observers once, at the end.
  ///
  /// Each command takes effect at once, and can be read at once, unless a condition or another closure that
  /// is being asked calls this method. Handlers, delegates and streams are notified at the end, once for each
  /// object. Observation and the observers of controls are also notified at the end, the latter of each
  /// event.
  ///
  /// ```swift
  /// form.performChanges {
  ///   for (name, text) in texts {
  ///     let control = form.control(at: ValidationPath([.key(name)]))
  ///     (control as? TextControl)?.text = text
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter changes: Gives commands to this form, and to any other object.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws. The commands before stay in effect.
  @discardableResult
  public final func performChanges<Result, Failure: Error>(
    _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Transaction.group(changes)
  }

  // MARK: What the form of a structure overrides

  /// Returns the part with a name, or `nil` if there is none; not tracked.
  func part(named name: String) -> FormPart? { storedParts.named[name] }

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

  override final var directParts: [FormPart] { storedParts.list.parts }

  override final var asForm: FormValidator? { self }

  override func forEachPart(_ selection: Selection, _ visit: (FormPart) -> Void) {
    for part in directParts where selection == .all || part.isIncluded {
      part.forEachPart(selection, visit)
    }
    visit(self)
  }

  override func countOwnTally() -> Tally {
    Tally(invalid: external.isEmpty ? 0 : 1, dirty: storedParts.differFromClean ? 1 : 0)
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

  override func makeClean(after submission: BegunSubmission?) {
    super.makeClean(after: submission)
    for part in parts(presentOrOf: submission) { part.makeClean(after: submission) }
    let saved = submittedParts.value(of: submission) ?? storedParts.entries
    submittedParts.didSave(saved, of: submission)
    if tracksParts { changeCleanParts(to: saved) }
  }

  override func keepValues(of submission: BegunSubmission) {
    submittedParts.keep(storedParts.entries, of: submission)
    submission.addParts(of: self)
    for part in directParts { part.keepValues(of: submission) }
  }

  override func didMarkClean() { forgetSavableSubmission() }

  override func forgetValues(of submission: BegunSubmission) {
    for part in parts(presentOrOf: submission) { part.forgetValues(of: submission) }
    submittedParts.forget(submission)
  }

  /// Returns the parts of the form, and the parts that were removed since a submission began with them.
  private func parts(presentOrOf submission: BegunSubmission?) -> [FormPart] {
    let submitted = submission?.parts(of: self) ?? []
    return directParts + submitted.filter { $0.storedForm !== self && !isWithin($0) }
  }

  /// Forgets the values with which the latest submission began: they are clean, or the submission has failed,
  /// or another one follows.
  final func forgetSavableSubmission() {
    guard let submission = savableSubmission else { return }
    savableSubmission = nil
    forgetValues(of: submission)
  }

  override func resetAll() {
    setExternal([])
    submittedParts.follow(.reset)
    // First, so that the restored parts are reset.
    restoreCleanParts()
    for part in directParts { part.resetAll() }
    waits.endAfterReset()
  }

  override func submittableValuesDidChange() {
    submittableVersion &+= 1
    if submissionPhase.isUnderWay { waits.end() }
  }

  override func notifyDelegates() { delegate?.form(self, didChangeState: tallyAfterSettling().state) }

  #if DEBUG
  override func checkInvariants() {
    super.checkInvariants()
    guard storedParts.list.count <= Tuning.partsOfCheckedForm else { return }
    let parts = directParts
    let tallyOfParts = parts.reduce(Tally()) { $0 + $1.contribution }
    assert(
      partTally.current == tallyOfParts + partTally.own, "The tally of a form is not that of its parts")
    assert(
      parts.allSatisfy { $0.storedForm === self && $0.depth == depth + 1 },
      "A part does not know its form")
  }
  #endif
}
