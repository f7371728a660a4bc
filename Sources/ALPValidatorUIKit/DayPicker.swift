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
    connect(\.dayInUTC, to: control)
  }

  /// Shows days in UTC.
  func showDays() {
    datePickerMode = .date
    timeZone = .gmt
  }

  /// The start of the day in UTC, because a picker keeps the time of day.
  var dayInUTC: Date {
    get { date.startOfDayInUTC }
    set { date = newValue }
  }
}

/// What a picker needs for a day that may be missing: a switch that says whether there is one.
@MainActor final class DaySwitch: UISwitch {
  private weak var picker: UIDatePicker?

  /// Connects a picker and this switch to a control.
  func connect(_ picker: UIDatePicker, to control: Control<Date?>) {
    guard picker.connection?.control !== control else { return }
    self.picker = picker
    picker.showDays()
    let observation = control.addObserver { [weak self, unowned control] _ in self?.show(control.value) }
    let connection = ControlConnection(control, observation) { [unowned picker] in
      control.value = picker.dayInUTC
    }
    picker.connection = connection
    picker.doOnChange { [weak connection] in connection?.change() }
    doOnChange { [weak self, weak control] in
      guard let self, let control else { return }
      control.value = isOn ? .todayInUTC() : nil
    }
    accessibilityLabel = control.label
    show(control.value)
  }

  private func show(_ day: Date?) {
    if let day { picker?.date = day }
    picker?.isHidden = day == nil
    isOn = day != nil
  }
}

extension Date {
  /// The start of the day in UTC.
  fileprivate var startOfDayInUTC: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.startOfDay(for: self)
  }

  /// The day that a time is in for the user, as the start of this day in UTC.
  static func todayInUTC(at time: Date = .now, in timeZone: TimeZone = .current) -> Date {
    time.addingTimeInterval(TimeInterval(timeZone.secondsFromGMT(for: time))).startOfDayInUTC
  }
}
#endif
