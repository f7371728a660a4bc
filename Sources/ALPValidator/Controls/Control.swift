/// A headless holder of a value that a user edits; validators attach to it, and it draws nothing.
///
/// ```swift
/// let accepted = Control(false)
/// accepted.attachValidator(termsValidator)
/// accepted.value = true  // termsValidator.validate(true)
/// ```
@MainActor
public class Control<Value>: AnyControl {
  private var storedValue: Value

  /// Creates a control that holds a value; nothing is validated yet.
  public init(_ value: Value) {
    storedValue = value
    super.init()
  }

  /// The value; a change is handed to the attached validators by their policies, then observers are told.
  ///
  /// Set it to what the user has now; to set it to what it is counts as a change.
  public var value: Value {
    get {
      trackRead()
      return storedValue
    }
    set {
      storedValue = newValue
      valueDidChange()
    }
  }

  /// Attaches a validator of the control's own type; attached again, it only takes the new policy.
  public func attachValidator(_ validator: Validator<Value>, policy: ValidationPolicy = .onInputChange) {
    attach(validator, policy: policy) { [unowned self] in
      validator.validate(storedValue)
    }
  }
}
