#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import Foundation
public import UIKit

extension UIDatePicker {
  /// Connects the picker to a control of a day, in place of any earlier one.
  ///
  /// The picker shows days, in UTC: rules, text fields and JSON take a day as midnight in UTC, and in the user's time
  /// zone, this may be the day before. For a time, connect the property `date`, and leave the time zone as it is.
  ///
  /// - Parameter control: The control.
  public func connectDay(to control: Control<Date>) {
    showDays()
    isHidden = false
    connect(\.dayInUTC, to: control)
  }

  /// Connects the picker to a control of a day that may be missing, in place of any earlier one.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - daySwitch: Whether there is a day. The picker is hidden while there is none. When the user turns the switch on,
  ///     the day is the one that was there before, or else today, within the limits of the picker.
  public func connectDay(to control: Control<Date?>, with daySwitch: UISwitch) {
    guard connection?.control !== control else { return }
    showDays()
    var lastDay: Date?
    let show = { [weak self, weak daySwitch, unowned control] in
      let day = control.value
      lastDay = day ?? lastDay
      if let day { self?.dayInUTC = day }
      self?.isHidden = day == nil
      daySwitch?.isOn = day != nil
    }
    let connection = ControlConnection(control, control.addObserver { _ in show() }) { [unowned self] in
      control.value = dayInUTC
    }
    self.connection = connection
    doOnChange { [weak connection] in connection?.change() }
    // The picker's observation shows the switch, too.
    let connectionOfSwitch = ControlConnection(control) { [weak self, unowned daySwitch] in
      control.value = daySwitch.isOn ? lastDay ?? self?.dayNearest(to: .todayInUTC()) : nil
    }
    daySwitch.connection = connectionOfSwitch
    daySwitch.doOnChange { [weak connectionOfSwitch] in connectionOfSwitch?.change() }
    show()
  }

  /// Shows days in UTC.
  private func showDays() {
    datePickerMode = .date
    timeZone = .gmt
  }

  /// The start of the day in UTC, because a picker keeps the time of day. The limits give way to a day beyond them, which
  /// the picker wouldn't show: whether the day is accepted is up to the rules.
  fileprivate var dayInUTC: Date {
    get { date.startOfDayInUTC }
    set {
      if let minimumDate, newValue < minimumDate { self.minimumDate = newValue }
      if let maximumDate, newValue > maximumDate { self.maximumDate = newValue }
      date = newValue
    }
  }

  private func dayNearest(to day: Date) -> Date {
    DayLimits(first: minimumDate, last: maximumDate).nearest(to: day)
  }
}

extension FormFieldView where Input: UIDatePicker {
  /// Limits the days to choose from. A day beyond the limits that the control has is still shown, and can be chosen; have a
  /// rule reject it. Call it before or after the control is shown, and again when a limit changes, such as the day of arrival.
  ///
  /// - Parameters:
  ///   - first: The first day, as midnight in UTC; `nil` for no limit.
  ///   - last: The last day, as midnight in UTC; `nil` for no limit.
  public func limitDays(from first: Date? = nil, through last: Date? = nil) {
    input.minimumDate = first
    input.maximumDate = last
    let day = (control as? Control<Date>)?.value ?? (control as? Control<Date?>)?.value
    if let day { input.dayInUTC = day }
  }
}
#endif
