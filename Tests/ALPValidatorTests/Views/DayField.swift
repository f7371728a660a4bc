// The field for a day of the article Recipes; a test compares it.
import ALPValidator
import Foundation

extension Date {
  /// The start of the day in UTC.
  var startOfDayInUTC: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.startOfDay(for: self)
  }

  /// The day that a time is in for the user, as the start of this day in
  /// UTC.
  static func today(
    at time: Date = .now, in timeZone: TimeZone = .current
  ) -> Date {
    let offset = timeZone.secondsFromGMT(for: time)
    return time.addingTimeInterval(TimeInterval(offset)).startOfDayInUTC
  }
}

extension Control<Date?> {
  /// The day for a date picker, which always shows one.
  var day: Date {
    get { value ?? .today() }
    set { value = newValue.startOfDayInUTC }
  }
}

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI

struct DayField: View {
  @Bindable var control: Control<Date?>

  var body: some View {
    let label = control.label ?? ""
    if control.value == nil {
      Button("Add \(label)") { control.day = .today() }
    } else {
      DatePicker(
        label, selection: $control.day, displayedComponents: .date
      )
      .environment(\.timeZone, .gmt)
      Button("Remove \(label)") { control.value = nil }
    }
    ForEach(control.visibleErrorMessages, id: \.self) {
      Text($0).foregroundStyle(.red)
    }
  }
}
#endif
