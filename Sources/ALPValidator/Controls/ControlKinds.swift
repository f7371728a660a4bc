public import Foundation

/// The control of a choice between yes and no, such as a toggle or a check box.
public typealias BooleanControl = Control<Bool>

/// The control of a date that is not typed as text, such as a date picker.
public typealias DateControl = Control<Date>

/// The control of a text field.
///
/// ```swift
/// let email = TextControl()
/// email.policy = .onFocusLossThenInputChange
/// email.addRule(.email, invalidMessage: "Please enter an e-mail address.")
/// ```
///
/// For text that is a number or a date, attach a validator of that type with a parser:
///
/// ```swift
/// let age = TextControl()
/// age.attachValidator(ageValidator, parsing: Int.init)
/// ```
@MainActor
public final class TextControl: Control<String> {
  /// Creates a control with an initial text, which is not validated yet.
  public init(text: String = "") { super.init(text) }

  /// The text as the user typed it.
  public var text: String {
    get { value }
    set { value = newValue }
  }

  override func isReduction(from earlier: String, to text: String) -> Bool {
    text.utf8.count < earlier.utf8.count
  }
}

/// The control of a slider or a stepper.
///
/// For a number that is typed as text, attach a validator to a ``TextControl`` with a parser.
///
/// ```swift
/// let guests = NumericControl(2, in: 1...12)
/// guests.increment()  // guests.value == 3
/// ```
@MainActor
public final class NumericControl<Value: Numeric & Comparable>: Control<Value> {
  /// The values from which the user can choose.
  public let bounds: ClosedRange<Value>

  /// The difference that one step makes.
  public let step: Value

  /// Creates a control with an initial number, which is not validated yet.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - bounds: The values from which the user can choose.
  ///   - step: The difference that one step makes.
  /// - Precondition: `step` is greater than 0.
  public init(_ value: Value, in bounds: ClosedRange<Value>, step: Value = 1) {
    precondition(step > 0, "The step \(step) is not greater than 0")
    self.bounds = bounds
    self.step = step
    super.init(value)
  }

  /// Adds one step to the value, up to the upper bound.
  ///
  /// Floating-point numbers are added as they are written: 0.2 and 0.1 make 0.3.
  public func increment() {
    Scheduler.shared.perform("increment()") { [self] in _ = change(to: valueAfterIncrement) }
  }

  /// Subtracts one step from the value, down to the lower bound.
  public func decrement() {
    Scheduler.shared.perform("decrement()") { [self] in _ = change(to: valueAfterDecrement) }
  }

  private var valueAfterIncrement: Value {
    let (start, end) = (clamped(value), bounds.upperBound)
    // Of numbers on both sides of 0, the difference may be more than the type can hold, but not the sum.
    let isFar = start < 0 && end >= 0 ? start + step <= end : end - start >= step
    return isFar ? min(decimalSum(start, 1) ?? start + step, end) : end
  }

  private var valueAfterDecrement: Value {
    let (start, end) = (clamped(value), bounds.lowerBound)
    let isFar = start >= 0 && end < 0 ? start - step >= end : start - end >= step
    return isFar ? max(decimalSum(start, -1) ?? start - step, end) : end
  }

  private func clamped(_ value: Value) -> Value { min(max(value, bounds.lowerBound), bounds.upperBound) }

  /// Returns the value after a step, computed with decimal digits, or `nil` for a type without binary fractions.
  private func decimalSum(_ value: Value, _ direction: Decimal) -> Value? {
    guard let number = value as? any (BinaryFloatingPoint & LosslessStringConvertible),
      let first = Decimal(string: "\(value)"), let second = Decimal(string: "\(step)")
    else { return nil }
    return type(of: number).init("\(first + direction * second)") as? Value
  }
}

/// The control of a choice among several options, such as a menu or a segmented control.
///
/// ```swift
/// let size = SelectionControl(["S", "M", "L"])
/// size.addRule(.notEmpty, invalidMessage: "Please choose a size.")
/// size.value = "M"  // size.selectedIndex == 1
/// ```
@MainActor
public final class SelectionControl<Option: Equatable>: Control<Option?> {
  private var storedOptions: [Option]

  /// Creates a control with options, of which none or one is selected.
  ///
  /// - Parameters:
  ///   - options: The options to choose from.
  ///   - selected: The option that is selected at first; `nil` if none is.
  public init(_ options: [Option], selected: Option? = nil) {
    storedOptions = options
    super.init(selected)
  }

  /// The options. If you remove the selected one, none is selected.
  public var options: [Option] {
    get { tracker.read(.settings, storedOptions) }
    set {
      Scheduler.shared.perform("options") { [self] in
        storedOptions = newValue
        tracker.didChange(.settings)
        if let value, !newValue.contains(value) { _ = change(to: nil) }
      }
    }
  }

  /// The index of the selected option, or `nil` if none is selected.
  ///
  /// - Precondition: A new index is an index of ``options``.
  public var selectedIndex: Int? {
    get { value.flatMap(options.firstIndex(of:)) }
    set {
      value = newValue.map { index in
        precondition(
          storedOptions.indices.contains(index), "Index \(index) is beyond \(storedOptions.count) options")
        return storedOptions[index]
      }
    }
  }
}

/// The control of any number of options, such as a list with check marks.
///
/// ```swift
/// let toppings = MultiSelectionControl(["basil", "capers", "olives"])
/// toppings.addRule(.count(1...2))
/// toppings.toggle("basil")
/// ```
@MainActor
public final class MultiSelectionControl<Option: Hashable>: Control<Set<Option>> {
  private var storedOptions: [Option]

  /// Creates a control with options, of which any number is selected.
  ///
  /// - Parameters:
  ///   - options: The options to choose from.
  ///   - selected: The options that are selected at first.
  public init(_ options: [Option], selected: Set<Option> = []) {
    storedOptions = options
    super.init(selected)
  }

  /// The options. If you remove selected ones, they are deselected.
  public var options: [Option] {
    get { tracker.read(.settings, storedOptions) }
    set {
      Scheduler.shared.perform("options") { [self] in
        storedOptions = newValue
        tracker.didChange(.settings)
        _ = change(to: value.intersection(newValue))
      }
    }
  }

  /// Selects an option, or deselects it if it is selected.
  public func toggle(_ option: Option) {
    Scheduler.shared.perform("toggle(_:)") { [self] in _ = change(to: value.symmetricDifference([option])) }
  }
}
