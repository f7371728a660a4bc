public import Observation

#if canImport(Combine)
  public import Combine
#endif

/// What a form is made of: controls, and forms of their own.
///
/// A part has a state and messages, tells of them, and is found in at most one form at a time.
@MainActor
public class FormPart {
  /// Called when the state, the messages, the warnings or what is held have changed; once a change, when all follows
  /// from it.
  public var stateChangedHandler: ((ValidatorState) -> Void)?

  /// The form that the part belongs to.
  weak var owner: (any PartOwner)?

  /// What the part contributes if it counts; read without being tracked by Observation.
  private(set) var standing = PartStanding.none

  /// The standing of which was told last.
  private var toldStanding = PartStanding.none
  private var hasOtherOrder = false
  private var isAmongTellers = false

  private var isEnabledByUser = true
  private var meetsCondition = true
  private(set) var condition: (@MainActor () -> Bool)?
  private var conditionReader: ValueReader?

  private let stateBroadcast = Broadcast<ValidatorState>()
  private let registrar = ObservationRegistrar()

  /// Grows with every change that can be seen: the one tracked property, which is not generic.
  private var revision = 0

  init() {}

  // MARK: For subclasses

  /// Whether the part is told of after all that are not groups.
  var isGroup: Bool { false }

  /// Adds the failures of one severity, in order.
  func appendFailures(of severity: Severity, to failures: inout [ValidationFailure]) {}

  /// Adds the validators that fulfil a condition, in order.
  func appendValidators(to validators: inout [AnyValidator], where isIncluded: (AnyValidator) -> Bool) {}

  /// Hands all values to all validators.
  func validatePart() {}

  /// Puts back the first values, without a word.
  func restoreValues() {}

  /// Forgets what is known of the values.
  func forgetOutcomes() {}

  /// Tells that values were put back.
  func announceReset() {}

  /// Tells the delegates what the handler was told.
  func tellDelegates(_ state: ValidatorState) {}

  /// Takes note of whether the part counts in its form.
  func countingDidChange() {}
}

extension FormPart {
  /// Invalid if anything in it is, else waiting if anything is, else valid.
  public var state: ValidatorState {
    trackRead()
    return standing.state
  }

  /// Whether everything in it is valid.
  public var isValid: Bool { state == .valid }

  /// Whether every validator in it has validated a value since it was made or reset.
  public var hasValidated: Bool {
    trackRead()
    return standing.hasValidated
  }

  /// Whether a value is another than it was when made, reset or marked clean.
  public var isDirty: Bool {
    trackRead()
    return standing.isDirty
  }

  /// The messages of the failed rules, in order.
  public var errorMessages: [String] { failures.map(\.message) }

  /// The failed rules as data, in order.
  public var failures: [ValidationFailure] {
    trackRead()
    return failures(of: .error)
  }

  /// The failed rules of severity ``Severity/warning``, which make nothing invalid.
  public var warnings: [ValidationFailure] {
    trackRead()
    return failures(of: .warning)
  }

  /// What would have failed if it were not held, in order: see ``RemoteFailurePolicy/hold``.
  ///
  /// As long as there is any, the part is not valid, and no form that it counts in is submitted. Of a change it is
  /// told as of another state, though the state stays ``ValidatorState/waiting``.
  public var heldFailures: [ValidationFailure] {
    trackRead()
    return heldValidators.flatMap(\.heldFailures)
  }

  /// Whether a server could not decide, so that there is something to ``retry()``.
  public var hasHeldFailure: Bool {
    trackRead()
    return standing.heldCount > 0
  }

  /// Asks the servers again whose failure is held, without debounce; parts that do not count are left out.
  public func retry() {
    OwnerTellings.holding {
      for validator in heldValidators { validator.retry() }
    }
  }

  /// The validators with a failure that is held; not tracked, so that a view follows no others.
  private var heldValidators: [AnyValidator] {
    validators { !$0.currentOutcome.heldEntries.isEmpty }
  }

  /// Whether the part counts in its form, as far as the program decides; a field that is hidden or disabled does not.
  public var isEnabled: Bool {
    get {
      trackRead()
      return isEnabledByUser
    }
    set { changeCounting { isEnabledByUser = newValue } }
  }

  /// Whether the part counts in its form: it is enabled, and the condition under which it was added is met.
  ///
  /// A view draws the fields that are active. What all the forms around it are does not matter.
  public var isActive: Bool {
    trackRead()
    return countsInForm
  }

  /// Puts back the first values, forgets what is known of them, and tells if that is a change; rules stay.
  public func reset() {
    OwnerTellings.holding {
      restoreValues()
      forgetOutcomes()
      announceReset()
    }
  }

  /// Returns the validators that fulfil a condition, in order.
  func validators(where isIncluded: (AnyValidator) -> Bool) -> [AnyValidator] {
    var validators: [AnyValidator] = []
    appendValidators(to: &validators, where: isIncluded)
    return validators
  }

  func failures(of severity: Severity) -> [ValidationFailure] {
    var failures: [ValidationFailure] = []
    appendFailures(of: severity, to: &failures)
    return failures
  }
}

// MARK: Changing

extension FormPart: Teller {
  /// Takes another standing, which the form follows at once, and tells of it when the change is complete.
  func update(to standing: PartStanding) {
    let earlier = self.standing
    guard standing != earlier else { return }
    OwnerTellings.holding {
      self.standing = standing
      if standing.isNews(since: earlier) { addToTellers() }
      // Before observers are notified, who may change anything at once.
      if countsInForm { owner?.partDidChange(from: earlier, to: standing) }
      trackChange()
    }
  }

  /// Takes note that the messages are the same, but in another order.
  func orderDidChange() {
    hasOtherOrder = true
    trackChange()
    addToTellers()
    if countsInForm { owner?.orderDidChange() }
  }

  private func addToTellers() {
    guard !isAmongTellers else { return }
    isAmongTellers = true
    OwnerTellings.add(self, isGroup: isGroup)
  }

  func tellNews() {
    isAmongTellers = false
    let isNews = hasOtherOrder || standing.isNews(since: toldStanding)
    toldStanding = standing
    hasOtherOrder = false
    guard isNews else { return }
    let state = standing.state
    stateChangedHandler?(state)
    tellDelegates(state)
    stateBroadcast.send(state)
  }
}

// MARK: Counting

extension FormPart {
  /// Whether the part counts in its form: it is enabled, and meets its condition.
  var countsInForm: Bool { isEnabledByUser && meetsCondition }

  /// What the part contributes to its form.
  var contribution: PartStanding { countsInForm ? standing : .none }

  /// Makes the part count only under a condition, which is asked again when a control that it reads changes.
  func setCondition(_ condition: (@MainActor () -> Bool)?) {
    self.condition = condition
    conditionReader = condition.map { _ in ValueReader { [weak self] _ in self?.askCondition() } }
    if condition == nil { changeCounting { meetsCondition = true } } else { askCondition() }
  }

  /// Finds out anew whether the part meets its condition.
  func askCondition() {
    guard let condition, let conditionReader else { return }
    let isMet = conditionReader.reading(condition)
    changeCounting { meetsCondition = isMet }
  }

  private func changeCounting(_ change: () -> Void) {
    let (counted, earlier) = (countsInForm, contribution)
    change()
    guard countsInForm != counted else { return }
    OwnerTellings.holding {
      owner?.partDidChange(from: earlier, to: contribution)
      trackChange()
      owner?.trackChange()
      owner?.valueDidChange()
      countingDidChange()
    }
  }
}

// MARK: Waiting

extension FormPart {
  /// The states to come, one for each telling, from now until the part goes away.
  ///
  /// Each call makes a stream of its own. A consumer that does not read them keeps them all.
  public var stateChanges: AsyncStream<ValidatorState> { stateBroadcast.makeStream() }

  #if canImport(Combine)
    /// The states to come, one for each telling, from subscription until the part goes away.
    ///
    /// The same events as those of ``stateChanges``, on the main actor, while they are told.
    public var stateChangesPublisher: AnyPublisher<ValidatorState, Never> { stateBroadcast.publisher }
  #endif

  /// Waits until nothing more will come by itself, and returns the state then.
  ///
  /// A failure that is held counts as settled, as ``ValidatorState/waiting``. The cancellation of the task
  /// releases who waits.
  @discardableResult
  public func settledState() async -> ValidatorState {
    while !Task.isCancelled {
      let pending = validators(where: \.hasPendingQuestion)
      if pending.isEmpty { break }
      for validator in pending { validator.flushDebounce() }
      for validator in pending where validator.hasPendingQuestion { await validator.settledState() }
    }
    return standing.state
  }
}

extension FormPart: Observable {
  func trackRead() { registrar.access(self, keyPath: \.revision) }

  func trackChange() { registrar.withMutation(of: self, keyPath: \.revision) { revision &+= 1 } }
}
