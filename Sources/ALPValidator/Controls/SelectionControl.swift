/// A control for one of several options, such as a menu or a row of segments.
///
/// ```swift
/// let size = SelectionControl(["S", "M", "L"])
/// size.addRule(.notEmpty, invalidMessage: "Please choose a size.")
/// size.value = "M"  // size.selectedIndex == 1
/// ```
@MainActor
public final class SelectionControl<Option: Equatable>: Control<Option?> {
  private var storedOptions: [Option]

  /// Creates a control with options of which one is chosen, or none.
  public init(_ options: [Option], selected: Option? = nil) {
    storedOptions = options
    super.init(selected) { $0 == $1 }
  }

  /// What there is to choose from; the choice is dropped, as a change, when it is among them no more.
  public var options: [Option] {
    get {
      trackRead()
      return storedOptions
    }
    set {
      storedOptions = newValue
      trackChange()
      if let value, !newValue.contains(value) { self.value = nil }
    }
  }

  /// The index of the option that is chosen, or `nil` if none is.
  ///
  /// - Precondition: There is an option at an index that it is set to.
  public var selectedIndex: Int? {
    get { value.flatMap(options.firstIndex(of:)) }
    set { value = newValue.map { options[$0] } }
  }

  /// Attaches a validator of options, to which no choice is `nil`.
  ///
  /// - Parameter policy: When the validator is handed the value; `nil` for the policy of the control.
  public func attachValidator(_ validator: Validator<Option>, policy: ValidationPolicy? = nil) {
    attachValidator(validator, parsing: { $0 }, policy: policy)
  }
}
