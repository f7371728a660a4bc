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
public class FormValidator: FormGroup {
  /// The submission that is under way. Written in `Submission.swift` only.
  final var submissionPhase = SubmissionPhase.none {
    didSet {
      guard submissionPhase.isUnderWay != oldValue.isUnderWay else { return }
      SubmissionPhase.underWayCount += submissionPhase.isUnderWay ? 1 : -1
      tracker.didChange(.activity)
    }
  }

  /// The parts with which the body of a submission began. Written in `Submission.swift` only.
  final var submittedParts: [FormPart] = []

  /// Creates a form without parts.
  public override init() { super.init() }

  /// A Boolean value that indicates whether a submission is under way. Disable the submit button meanwhile.
  public final var isSubmitting: Bool { tracker.read(.activity, submissionPhase.isUnderWay) }

  override final var isBeingSubmitted: Bool { submissionPhase.isUnderWay || super.isBeingSubmitted }

  override func collectChangedPaths(_ paths: inout [ValidationPath]) {
    if partsDifferFromBase { paths.append(path) }
    for part in parts where part.isActive { paths += part.changedPaths }
  }

  override final func submittableValuesDidChange() {
    super.submittableValuesDidChange()
    if submissionPhase.isUnderWay { waits.end() }
  }

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
}

/// A type whose objects are notified of the events of forms.
///
/// Implement the methods that you need.
@MainActor
public protocol FormValidatorDelegate: AnyObject {
  /// Called after the state, the failures, the warnings, or the requests that wait for a retry of a form
  /// change.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - state: The new state.
  func form(_ form: FormGroup, didChangeState state: ValidatorState)

  /// Called after the state, the failures, the warnings, or the requests that wait for a retry of a control
  /// in the form change, at any depth.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - control: The control.
  func form(_ form: FormGroup, didChangeStateOf control: AnyControl)
}

extension FormValidatorDelegate {
  public func form(_ form: FormGroup, didChangeState state: ValidatorState) {}

  public func form(_ form: FormGroup, didChangeStateOf control: AnyControl) {}
}
