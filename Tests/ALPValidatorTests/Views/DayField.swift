// The field for a day of the article Recipes; a test compares it.
import ALPValidator
import Foundation

extension Control<Date?> {
  /// The day for a date picker, which always shows one.
  var day: Date {
    get { value ?? .todayInUTC() }
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
      Button("Add \(label)") { control.day = .todayInUTC() }
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
