public import Observation

/// The part of a control that does not depend on the type of its value.
@MainActor
public class AnyControl {
  /// A validator as it is attached to a control.
  private struct Attachment {
    let validator: AnyValidator
    var policy: ValidationPolicy
    var validate: () -> Void
  }

  /// Whether the user is editing the value: between ``beginEditing()`` and ``endEditing()``.
  public private(set) var isEditing = false

  private var attachments: [Attachment] = []
  private var observers: [(number: Int, tell: (ControlEvent) -> Void)] = []
  private var nextObserverNumber = 0
  private let registrar = ObservationRegistrar()

  /// Grows with every change of the value or the validators: the one tracked property, which is not generic.
  private var revision = 0

  init() {}

  /// The attached validators, in order.
  public var validators: [AnyValidator] {
    trackRead()
    return attachments.map(\.validator)
  }

  /// Invalid if an attached validator is, else waiting if one is, else valid.
  public var state: ValidatorState {
    trackRead()
    var state = ValidatorState.valid
    for attachment in attachments {
      switch attachment.validator.state {
      case .invalid: return .invalid
      case .waiting: state = .waiting
      case .valid: break
      }
    }
    return state
  }

  /// Whether every attached validator is valid.
  public var isValid: Bool { state == .valid }

  /// The messages of the attached validators, in order.
  public var errorMessages: [String] {
    trackRead()
    return attachments.flatMap(\.validator.errorMessages)
  }

  // MARK: Editing

  /// Notes that the user began to edit the value.
  public func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    tell(.began)
  }

  /// Notes that the user stopped editing the value, which validates where the policy is to do so then.
  public func endEditing() {
    guard isEditing else { return }
    isEditing = false
    validate(under: .onFocusLoss)
    for attachment in attachments { attachment.validator.flushDebounce() }
    tell(.ended)
  }

  /// Hands the value to all attached validators, whatever their policy.
  public func validate() {
    for attachment in attachments where isAttached(attachment) { attachment.validate() }
  }

  // MARK: Validators

  /// Returns when the control hands its value to a validator, or `nil` if that is not attached.
  public func policy(for validator: AnyValidator) -> ValidationPolicy? {
    attachments.first { $0.validator === validator }?.policy
  }

  /// Changes when the control hands its value to a validator; nothing happens if that is not attached.
  public func setPolicy(_ policy: ValidationPolicy, for validator: AnyValidator) {
    guard let index = attachments.firstIndex(where: { $0.validator === validator }) else { return }
    attachments[index].policy = policy
  }

  /// Lets go of a validator, which keeps its state; nothing happens if it is not attached.
  public func removeValidator(_ validator: AnyValidator) {
    attachments.removeAll { $0.validator === validator }
    trackChange()
  }

  /// Lets go of all validators, which keep their states.
  public func removeValidators() {
    attachments.removeAll()
    trackChange()
  }

  /// Attaches a validator, or attaches it anew if it is attached already, in its old place.
  func attach(_ validator: AnyValidator, policy: ValidationPolicy, validate: @escaping () -> Void) {
    let attachment = Attachment(validator: validator, policy: policy, validate: validate)
    if let index = attachments.firstIndex(where: { $0.validator === validator }) {
      attachments[index] = attachment
    } else {
      attachments.append(attachment)
    }
    trackChange()
  }

  // MARK: Observers

  /// Adds a closure that is called when editing begins, the value changes, and editing ends.
  ///
  /// It is called after the validators have seen the value.
  @discardableResult
  public func addObserver(_ observer: @escaping @MainActor (ControlEvent) -> Void) -> ControlObservation {
    nextObserverNumber += 1
    observers.append((nextObserverNumber, observer))
    return ControlObservation(control: self, number: nextObserverNumber)
  }

  func removeObserver(_ number: Int) { observers.removeAll { $0.number == number } }

  func valueDidChange() {
    trackChange()
    validate(under: .onInputChange)
    tell(.changed)
  }

  private func validate(under policy: ValidationPolicy) {
    for attachment in attachments where attachment.policy == policy && isAttached(attachment) {
      attachment.validate()
    }
  }

  /// Returns whether a validator is still attached: the handler of another may have removed it.
  private func isAttached(_ attachment: Attachment) -> Bool {
    attachments.contains { $0.validator === attachment.validator }
  }

  private func tell(_ event: ControlEvent) {
    for observer in observers where observers.contains(where: { $0.number == observer.number }) {
      observer.tell(event)
    }
  }
}

extension AnyControl: Observable {
  func trackRead() { registrar.access(self, keyPath: \.revision) }

  private func trackChange() { registrar.withMutation(of: self, keyPath: \.revision) { revision &+= 1 } }
}
