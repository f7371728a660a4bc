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
      if let day { self?.date = day }
      self?.isHidden = day == nil
      daySwitch?.isOn = day != nil
    }
    let observation = control.addObserver { _ in show() }
    let connection = ControlConnection(control, observation) { [unowned self] in
      control.value = dayInUTC
    }
    self.connection = connection
    doOnChange { [weak connection] in connection?.change() }
    daySwitch.doOnChange { [weak self, weak daySwitch, weak control] in
      guard let self, let daySwitch, let control else { return }
      dayInUTC = lastDay ?? .todayInUTC()
      // The picker has limits.
      control.value = daySwitch.isOn ? dayInUTC : nil
    }
    show()
  }

  /// Shows days in UTC.
  private func showDays() {
    datePickerMode = .date
    timeZone = .gmt
  }

  /// The start of the day in UTC, because a picker keeps the time of day.
  fileprivate var dayInUTC: Date {
    get { date.startOfDayInUTC }
    set { date = newValue }
  }
}

extension FormFieldView where Input: UIDatePicker {
  /// Limits the days to choose from. A day beyond the limits becomes the nearest one, which is what the picker shows.
  ///
  /// - Parameters:
  ///   - first: The first day, as midnight in UTC; `nil` for no limit.
  ///   - last: The last day, as midnight in UTC; `nil` for no limit.
  public func limitDays(from first: Date? = nil, through last: Date? = nil) {
    input.minimumDate = first
    input.maximumDate = last
    if let day = control as? Control<Date>, day.value != input.dayInUTC { day.value = input.dayInUTC }
    if let day = control as? Control<Date?>, day.value != nil, day.value != input.dayInUTC {
      day.value = input.dayInUTC
    }
  }
}

extension Date {
  /// The day that it is for the user, as midnight in UTC, which is what rules, text fields and JSON take a day for.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - timeZone: The time zone of the user.
  /// - Returns: The start of the day in UTC.
  public static func todayInUTC(at time: Date = .now, in timeZone: TimeZone = .current) -> Date {
    time.addingTimeInterval(TimeInterval(timeZone.secondsFromGMT(for: time))).startOfDayInUTC
  }

  fileprivate var startOfDayInUTC: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.startOfDay(for: self)
  }
}
#endif
