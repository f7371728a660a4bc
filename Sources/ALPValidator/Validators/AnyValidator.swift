public import Observation

/// The part of a validator that does not depend on the type of its values.
///
/// Delegates, forms and lists hold validators as this. ``Validator`` is what is created.
@MainActor
public class AnyValidator {
  /// Called when the outcome changed: the state, or the messages with it; before the delegate.
  public var validatorStateChangedHandler: ((ValidatorState) -> Void)?

  /// Told of changes after the handler; not kept alive.
  public weak var delegate: (any ValidatorDelegate)?

  /// Whether `nil` and an empty string or collection are valid without running a rule.
  ///
  /// White space is content. The presence rule does not run either.
  public var isOptional: Bool {
    get { storedIsOptional }
    set { storedIsOptional = newValue }
  }

  // Not the public property itself: of storage that only this module sees, the compiler proves the exclusive use.
  final var storedIsOptional = false

  /// Whether a validation ends at the first failed rule, rather than collecting all failures.
  ///
  /// A failed rule of severity ``Severity/warning`` stops nothing.
  public var stopsAtFirstFailure = false

  /// What failures say where the program gave no message; `nil` for ``MessageCatalogue/standard``.
  ///
  /// Set it, and the messages of the latest value are made anew, and told if they are others.
  public var messages: MessageCatalogue? {
    didSet { renderMessages() }
  }

  /// What is known of the latest value; read without being tracked by Observation.
  private(set) var currentOutcome = Outcome.unknown

  /// The failed rules and local conditions of the latest value, while servers are asked about it.
  var localFailures: [Outcome.FailedEntry] = []

  /// The remote conditions that were asked about the latest value, in order.
  var openQuestions: [OpenQuestion] = []

  /// What servers decided of the latest value, while a local rule fails it or their conditions do not count.
  var decidedQuestions: [OpenQuestion] = []

  /// The controls that hand over their values, the one that did so last at the end.
  var owners: [WeakOwner] = []

  /// In whose name the conditions read the values of controls.
  private(set) lazy var reader = ValueReader { [weak self] in self?.validateAgain(because: $0) }

  /// The answers that are remembered, by condition.
  var answerStores: [EntryID: AnswerStore] = [:]

  /// Counts what was concluded.
  private var conclusionNumber = 0

  let tellings = TellingQueue()
  let stateBroadcast = Broadcast<ValidatorState>()
  var settlements = Waiters<CheckedContinuation<ValidatorState, Never>>()

  private let registrar = ObservationRegistrar()

  init() {}

  /// The number of rules and conditions.
  public var ruleCount: Int { 0 }

  /// Makes the validator what it was when new, apart from its rules, and tells if that is a change.
  ///
  /// Requests under way are cancelled, answers forgotten, and whoever awaits ``AnyValidator/settledState()``
  /// is released.
  public func reset() {
    cancelQuestions()
    answerStores = [:]
    release(with: Outcome.unknown.state)
    conclude(.unknown)
  }

  /// Removes an entry; for the subclass, which has the entries.
  func removeEntry(_ entry: EntryID) {}

  /// Makes an entry count only under a condition; for the subclass, which has the entries.
  func restrictEntry(_ entry: EntryID, to isActive: @escaping @MainActor () -> Bool) {}

  /// Returns a failed entry in the words of the current catalogue.
  func rendered(_ failed: Outcome.FailedEntry) -> Outcome.FailedEntry {
    .init(entry: failed.entry, failure: failed.failure.saying(in: messages ?? .standard))
  }

  /// Notes the latest value as valid; for the subclass, which has the value.
  func valueBecameValid() {}
}

extension AnyValidator: Observable {
  /// What is known of the latest value, tracked: the one property from which views read all else.
  private var outcome: Outcome {
    registrar.access(self, keyPath: \.outcome)
    return currentOutcome
  }

  /// What the validator says of the latest value; ``ValidatorState/invalid`` before the first.
  public var state: ValidatorState { outcome.state }

  /// Whether the latest value satisfies every rule.
  public var isValid: Bool { state == .valid }

  /// The messages of the failed rules, in the order in which the rules were added.
  ///
  /// A remote condition that has not answered has no message.
  public var errorMessages: [String] { outcome.errorMessages }

  /// The failed rules as data, in the order in which they were added.
  public var failures: [ValidationFailure] { outcome.failures }

  /// The failed rules of severity ``Severity/warning``, which make nothing invalid.
  public var warnings: [ValidationFailure] { outcome.warnings }

  /// What would have failed if it were not held: see ``RemoteFailurePolicy/hold``.
  ///
  /// The state stays ``ValidatorState/waiting`` until ``AnyValidator/retry()`` or another value.
  /// Only the delegate is told of such a failure, not the handler, since the state stays what it is.
  public var heldFailures: [ValidationFailure] { outcome.heldFailures }

  /// Whether a server could not decide, and the validator waits to be told to ``AnyValidator/retry()``.
  public var hasHeldFailure: Bool { !outcome.heldEntries.isEmpty }

  /// Whether a value was validated since the validator was made or reset.
  public var hasValidated: Bool { outcome.hasValidated }

  /// Concludes what follows from the local failures and the answers so far; what a server said is told first.
  func concludeWhatFollows(tellingFirst remoteTellings: [Telling] = []) {
    tellings.append(remoteTellings)
    let number = conclusionNumber
    let outcome = composedOutcome()
    // A message that validates another value while it is made is overtaken by its own doing.
    guard number == conclusionNumber else { return }
    conclude(outcome)
  }

  /// Changes everything at once, then tells what waits to be told, and the outcome if it is another one.
  func conclude(_ outcome: Outcome) {
    conclusionNumber &+= 1
    let isNews = !outcome.isSame(as: currentOutcome)
    let isSeen = isNews || outcome.heldFailures != currentOutcome.heldFailures
    if isSeen { currentOutcome = outcome }
    if isNews { tellings.append(.state(outcome.state)) }
    if outcome.state == .valid { valueBecameValid() }
    OwnerTellings.holding {
      if isSeen { outcomeDidChange() }
      tellings.drain(for: self)
    }
    releaseIfSettled()
  }

  /// Lets those go on who wait, unless who was told has validated another value, and it is not over.
  private func releaseIfSettled() {
    if !tellings.isDraining && !hasPendingQuestion { release(with: currentOutcome.state) }
  }
}

extension AnyValidator {
  /// Makes the messages of the latest value anew, after another catalogue was set, and tells if they are others.
  private func renderMessages() {
    localFailures = localFailures.map(rendered)
    let rendered = Outcome(
      state: currentOutcome.state, hasValidated: currentOutcome.hasValidated,
      failedEntries: currentOutcome.failedEntries.map(rendered),
      heldEntries: currentOutcome.heldEntries.map(rendered))
    let isNews = !rendered.isSame(as: currentOutcome)
    guard isNews || rendered.heldFailures != currentOutcome.heldFailures else { return }
    currentOutcome = rendered
    if isNews { tellings.append(.state(rendered.state)) }
    OwnerTellings.holding {
      outcomeDidChange()
      tellings.drain(for: self)
    }
    releaseIfSettled()
  }

  /// Lets the owners follow another outcome, before anybody is told of it.
  private func outcomeDidChange() {
    for owner in owners { owner.owner?.validatorDidChange(self) }
    registrar.withMutation(of: self, keyPath: \.outcome) {}
  }
}

extension AnyValidator: CustomStringConvertible {
  /// The type, address, state and messages, as the original logs them.
  public var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let messages = errorMessages.isEmpty ? "[]" : "[ \(errorMessages.joined(separator: ", ")) ]"
    return "\(type(of: self)) 0x\(address): { state: \(state), errorMessages: \(messages) }"
  }
}
