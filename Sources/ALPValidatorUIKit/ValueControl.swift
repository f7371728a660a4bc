#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import UIKit

/// A control of UIKit with a value, such as a switch or a stepper.
///
/// A control of your own that sends `.valueChanged` conforms, too: `extension RatingControl: ValueControl {}`.
@MainActor public protocol ValueControl: UIControl {}

extension UISwitch: ValueControl {}

extension UIStepper: ValueControl {}

extension UISlider: ValueControl {}

extension UIDatePicker: ValueControl {}

extension UISegmentedControl: ValueControl {}

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
    doOnChange { [weak connection] in connection?.change() }
    show()
  }
}

extension UIControl {
  /// Calls a closure when the user has changed the value, in place of any earlier one.
  func doOnChange(_ action: @escaping @MainActor () -> Void) {
    addAction(UIAction(identifier: .init("ALPValidator.change")) { _ in action() }, for: .valueChanged)
  }
}

extension UIStepper {
  /// Connects the value to a control of a whole number, in place of any earlier one. Set the limits before.
  ///
  /// - Parameter control: The control.
  public func connect(to control: Control<Int>) { connect(\.wholeValue, to: control) }

  /// The value as an integer.
  private var wholeValue: Int {
    get { Int(value) }
    set { value = Double(newValue) }
  }
}

extension UISegmentedControl {
  /// Connects the segments to a control, one for each choice, in place of any earlier ones.
  ///
  /// - Parameters:
  ///   - control: The control. While its value is none of the choices, no segment is selected.
  ///   - choices: The values to choose from, in the order of the segments.
  ///   - title: Returns the title of a choice.
  public func connect<Value: Equatable>(
    to control: Control<Value>, choices: [Value], title: @MainActor (Value) -> String
  ) {
    removeAllSegments()
    for (index, choice) in choices.enumerated() {
      insertSegment(withTitle: title(choice), at: index, animated: false)
    }
    let show = { [weak self, unowned control] in
      self?.selectedSegmentIndex =
        choices.firstIndex(of: control.value) ?? UISegmentedControl.noSegment
    }
    let observation = control.addObserver { _ in show() }
    let connection = ControlConnection(control, observation) { [unowned self] in
      if choices.indices ~= selectedSegmentIndex { control.value = choices[selectedSegmentIndex] }
    }
    self.connection = connection
    doOnChange { [weak connection] in connection?.change() }
    show()
  }

  /// Connects the segments to a control of a value that may be missing, one for each choice, in place of any earlier
  /// ones.
  ///
  /// - Parameters:
  ///   - control: The control. While there is no value, no segment is selected.
  ///   - choices: The values to choose from, in the order of the segments.
  ///   - title: Returns the title of a choice.
  public func connect<Value: Equatable>(
    to control: Control<Value?>, choices: [Value], title: @MainActor (Value) -> String
  ) {
    connect(to: control, choices: choices.map(Optional.some)) { (choice: Value?) in
      choice.map(title) ?? ""
    }
  }
}

extension UIButton {
  /// Connects the button to a control, as a menu of choices, in place of any earlier one.
  ///
  /// The title of the button is that of the chosen value.
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
    connectMenu(to: control, choices: choices.map { ($0, title($0)) }) { [weak self] value in
      let isChoice = choices.contains(value)
      self?.showChoice(isChoice ? title(value) : nil, prompt)
    }
  }

  /// Connects the button to a control of a value that may be missing, as a menu of choices, in place of any earlier one.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - choices: The values to choose from, in the order of the menu.
  ///   - none: The title of the choice without a value, which is the first; `nil` if the menu has none.
  ///   - prompt: The title of the button while there is no value; `nil` for that of the choice without a value.
  ///   - title: Returns the title of a choice.
  public func connect<Value: Equatable>(
    to control: Control<Value?>, choices: [Value], none: String? = nil, prompt: String? = nil,
    title: @escaping @MainActor (Value) -> String
  ) {
    let empty: [(Value?, String)] = none.map { [(nil, $0)] } ?? []
    connectMenu(to: control, choices: empty + choices.map { ($0, title($0)) }) { [weak self] value in
      self?.showChoice(value.map(title), prompt ?? none ?? "")
    }
  }

  private func connectMenu<Value: Equatable>(
    to control: Control<Value>, choices: [(value: Value, title: String)],
    showTitle: @escaping @MainActor (Value) -> Void
  ) {
    let show = { [weak self, unowned control] in
      guard let self else { return }
      showTitle(control.value)
      let items = choices.map { choice in
        UIAction(title: choice.title, state: choice.value == control.value ? .on : .off) {
          [weak self, weak control] _ in
          if let control, self?.connection?.control === control { control.value = choice.value }
        }
      }
      menu = UIMenu(options: .singleSelection, children: items)
    }
    let observation = control.addObserver { _ in show() }
    connection = ControlConnection(control, observation) {}
    showsMenuAsPrimaryAction = true
    show()
  }

  private func showChoice(_ choice: String?, _ prompt: String) {
    if configuration == nil {
      setTitle(choice ?? prompt, for: .normal)
    } else {
      configuration?.title = choice ?? prompt
      configuration?.indicator = .popup
    }
    // VoiceOver doesn't read the title of a button that has a label.
    accessibilityValue = choice ?? (prompt.isEmpty ? nil : prompt)
  }
}
#endif
