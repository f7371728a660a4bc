/// A control for any number of several options, such as a list with check marks.
///
/// ```swift
/// let toppings = MultiSelectionControl(["basil", "capers", "olives"])
/// toppings.addRule(.count(1...2))
/// toppings.toggle("basil")
/// ```
@MainActor
public final class MultiSelectionControl<Option: Hashable>: Control<Set<Option>> {
  private var storedOptions: [Option]

  /// Creates a control with options of which some are chosen, or none.
  public init(_ options: [Option], selected: Set<Option> = []) {
    storedOptions = options
    super.init(selected) { $0 == $1 }
  }

  /// What there is to choose from; choices are dropped, as a change, when they are among them no more.
  public var options: [Option] {
    get {
      trackRead()
      return storedOptions
    }
    set {
      storedOptions = newValue
      trackChange()
      if !value.isSubset(of: newValue) { value.formIntersection(newValue) }
    }
  }

  /// The options that are chosen, in the order of the options.
  public var selectedOptions: [Option] { options.filter(value.contains) }

  /// Chooses an option, or takes the choice back if it is chosen.
  public func toggle(_ option: Option) {
    if value.contains(option) { value.remove(option) } else { value.insert(option) }
  }
}
