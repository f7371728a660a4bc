// The checklist of the article ConnectingViews; a test compares it.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import ALPValidator
import SwiftUI

/// The requirements of a control, such as a password.
struct Checklist: View {
  let control: AnyControl

  var body: some View {
    ForEach(control.rules.filter(\.isActive)) { rule in
      let line = control.line(for: rule)
      Text(line.text).accessibilityLabel(line.spoken)
    }
  }
}
#endif
