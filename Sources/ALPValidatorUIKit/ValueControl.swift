#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import UIKit

/// A control of UIKit with a value, such as a switch, a stepper or a date picker.
@MainActor public protocol ValueControl: UIControl {}

extension UIControl: ValueControl {}

extension ValueControl {
  /// Connects a property to a control, in place of any earlier one: the control receives what the user chooses, and
  /// the property follows the control's value.
  ///
  /// ```swift
  /// termsSwitch.connect(\.isOn, to: terms)
  /// ```
  ///
  /// Set the limits of a stepper or a slider before, because UIKit changes a value beyond them.
  ///
  /// - Parameters:
  ///   - property: The property, of the type of the control's value.
  ///   - control: The control.
  public func connect<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to control: Control<Value>
  ) {
    guard connection?.control !== control else { return }
    let show = { [weak self, unowned control] in
      guard let self, self[keyPath: property] != control.value else { return }
      self[keyPath: property] = control.value
    }
    let observation = control.addObserver { _ in show() }
    let connection = ControlConnection(control, observation) { [unowned self] in
      control.value = self[keyPath: property]
    }
    self.connection = connection
    addAction(
      UIAction(identifier: .init("ALPValidator.change")) { [weak connection] _ in connection?.change() },
      for: .valueChanged)
    show()
  }
}

extension UIStepper {
  /// The value as an integer, for a `Control<Int>`.
  public var number: Int {
    get { Int(value) }
    set { value = Double(newValue) }
  }
}

extension UIButton {
  /// Connects the button to a control, as a menu of choices, in place of any earlier one.
  ///
  /// The title of the button is that of the chosen value. Without one, it is the control's prompt.
  ///
  /// ```swift
  /// button.connect(
  ///   to: form[\.plan], choices: Plan.allCases, prompt: "Choose a plan"
  /// ) { $0.rawValue }
  /// ```
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - choices: The values to choose from, in the order of the menu.
  ///   - prompt: The title while the value is none of the choices.
  ///   - title: Returns the title of a choice.
  public func connect<Value: Equatable>(
    to control: Control<Value>, choices: [Value], prompt: String = "",
    title: @escaping @MainActor (Value) -> String
  ) {
    let show = { [weak self, unowned control] in
      guard let self else { return }
      let chosen = choices.first { $0 == control.value }
      configuration?.title = chosen.map(title) ?? prompt
      menu = UIMenu(
        options: .singleSelection,
        children: choices.map { choice in
          UIAction(title: title(choice), state: choice == chosen ? .on : .off) { [weak control] _ in
            control?.value = choice
          }
        })
    }
    let observation = control.addObserver { _ in show() }
    connection = ControlConnection(control, observation) {}
    showsMenuAsPrimaryAction = true
    show()
  }
}
#endif
