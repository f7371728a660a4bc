#if canImport(SwiftUI) && !os(tvOS)
public import ALPValidator
public import Foundation
public import SwiftUI

/// The date picker of a control whose value is a day.
///
/// ```swift
/// FormDay(trip[\.arrival], from: .todayInUTC())
/// FormDay(trip[\.birthday])  // Date?
/// ```
///
/// The day is midnight in UTC, as for rules and JSON. A day that may be missing has a toggle, which shows the picker. When
/// the user turns it on, the day is the one that was there before, or else today, within the limits.
public struct FormDay: View {
  private enum Day {
    case present(Control<Date>)
    case optional(Control<Date?>)

    var control: AnyControl {
      switch self {
      case .present(let control): control
      case .optional(let control): control
      }
    }
  }

  private let day: Day
  private let limits: DayLimits

  /// Creates the picker of a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - first: The first day that is offered, as midnight in UTC; `nil` for no limit. A day beyond the limits that the control
  ///     has is still shown. Have a rule reject it.
  ///   - last: The last day that is offered; `nil` for no limit.
  public init(_ control: Control<Date>, from first: Date? = nil, through last: Date? = nil) {
    day = .present(control)
    limits = DayLimits(first: first, last: last)
  }

  /// Creates the picker of a control whose day may be missing.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - first: The first day that is offered, as midnight in UTC; `nil` for no limit. A day beyond the limits that the control
  ///     has is still shown. Have a rule reject it.
  ///   - last: The last day that is offered; `nil` for no limit.
  public init(_ control: Control<Date?>, from first: Date? = nil, through last: Date? = nil) {
    day = .optional(control)
    limits = DayLimits(first: first, last: last)
  }

  /// The picker with its messages.
  public var body: some View {
    FormInput(day.control, hasLabel: true) {
      switch day {
      case .present(let control):
        DayInput(label: control.label ?? "", day: Bindable(control).dayInUTC, limits: limits)
      case .optional(let control):
        OptionalDayInput(control: control, limits: limits)
      }
    }
  }
}

/// A picker of days in UTC.
private struct DayInput: View {
  let label: String
  @Binding var day: Date
  let limits: DayLimits

  var body: some View {
    DatePicker(label, selection: $day, in: limits.range(including: day), displayedComponents: .date)
      .environment(\.timeZone, .gmt)
  }
}

/// A toggle, and a picker while it is on.
private struct OptionalDayInput: View {
  let control: Control<Date?>
  let limits: DayLimits
  /// The day that was there before the toggle was turned off.
  @State private var lastDay: Date?

  var body: some View {
    let label = control.label ?? ""
    VStack {
      Toggle(label, isOn: isPresent)
      if control.value != nil {
        DayInput(label: label, day: Bindable(control).presentDayInUTC, limits: limits).labelsHidden()
      }
    }
  }

  private var isPresent: Binding<Bool> {
    Binding {
      control.value != nil
    } set: { isPresent in
      if isPresent {
        control.value = lastDay ?? limits.nearest(to: .todayInUTC())
      } else {
        lastDay = control.value
        control.value = nil
      }
    }
  }
}

extension Control<Date> {
  /// The start of the day in UTC, because a picker keeps the time of day.
  fileprivate var dayInUTC: Date {
    get { value }
    set { value = newValue.startOfDayInUTC }
  }
}

extension Control<Date?> {
  /// The day of a picker, which is shown only while there is one.
  fileprivate var presentDayInUTC: Date {
    get { value ?? .todayInUTC() }
    set { value = newValue.startOfDayInUTC }
  }
}
#endif
