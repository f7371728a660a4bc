#if canImport(SwiftUI)
public import ALPValidator
import Foundation
public import SwiftUI

/// The toggle of a control.
///
/// ```swift
/// FormToggle(trip[\.acceptsTerms])
/// ```
public struct FormToggle: View {
  private let control: Control<Bool>
  private let title: Text?

  /// Creates the toggle of a control, whose label it shows.
  ///
  /// - Parameter control: The control.
  public init(_ control: Control<Bool>) {
    self.control = control
    title = nil
  }

  init(_ control: Control<Bool>, title: Text?) {
    self.control = control
    self.title = title
  }

  /// The toggle with its messages.
  public var body: some View {
    FormInput(control, hasLabel: true) {
      Toggle(isOn: Bindable(control).value) { title ?? Text(FieldPresentation(of: control).label ?? "") }
    }
  }
}

/// The picker of a control.
///
/// ```swift
/// FormPicker(trip[\.plan], choices: Plan.allCases) { Text($0.title) }
/// FormPicker(trip[\.country], choices: countries, none: "No country") {
///   Text($0.name)
/// }
/// ```
///
/// Its look is that of `pickerStyle(_:)`.
public struct FormPicker<Value: Hashable, Row: View>: View {
  private let control: Control<Value>
  private let choices: [Value]
  private let row: (Value) -> Row

  /// Creates the picker of a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - choices: The values to choose from, in their order.
  ///   - row: Makes the view of a choice.
  public init(_ control: Control<Value>, choices: [Value], @ViewBuilder row: @escaping (Value) -> Row) {
    self.control = control
    self.choices = choices
    self.row = row
  }

  /// Creates the picker of a control whose value may be missing.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - choices: The values to choose from, in their order.
  ///   - none: The title of the first choice, without a value.
  ///   - row: Makes the view of a choice.
  public init<Wrapped: Hashable, Choice: View>(
    _ control: Control<Wrapped?>, choices: [Wrapped], none: LocalizedStringKey,
    @ViewBuilder row: @escaping (Wrapped) -> Choice
  ) where Value == Wrapped?, Row == FormPickerRow<Choice> {
    self.init(control, choices: [nil] + choices.map(Optional.some)) { choice in
      FormPickerRow(none: Text(none), choice: choice.map(row))
    }
  }

  /// The picker with its messages.
  public var body: some View {
    FormInput(control, hasLabel: true) {
      Picker(control.label ?? "", selection: Bindable(control).value) {
        ForEach(choices, id: \.self) { choice in row(choice).tag(choice) }
      }
    }
  }
}

/// A choice of a picker, or the one without a value.
public struct FormPickerRow<Choice: View>: View {
  let none: Text
  let choice: Choice?

  /// The view of the choice.
  public var body: some View {
    if let choice { choice } else { none }
  }
}

#if !os(tvOS)
/// The stepper of a control, with its number.
///
/// ```swift
/// FormStepper(trip[\.guests], in: 1...10)
/// ```
public struct FormStepper: View {
  private let control: Control<Int>
  private let limits: ClosedRange<Int>
  private let step: Int

  /// Creates the stepper of a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - limits: The numbers that the stepper reaches.
  ///   - step: By how much the number changes.
  public init(_ control: Control<Int>, in limits: ClosedRange<Int>, step: Int = 1) {
    self.control = control
    self.limits = limits
    self.step = step
  }

  /// The stepper with its messages.
  public var body: some View {
    FormInput(control, hasLabel: true) {
      Stepper(value: Bindable(control).value, in: limits, step: step) {
        let number = control.value.formatted()
        Text(control.label.map { "\($0): \(number)" } ?? number)
      }
      .accessibilityValue(control.value.formatted())
    }
  }
}
#endif
#endif
