// The checklist of the article ConnectingViews; a test compares it.

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import ALPValidator
import SwiftUI
import UIKit

extension AnyControl {
  /// Returns a line of a checklist: its text, and what VoiceOver reads.
  func line(for rule: RegisteredRule) -> (text: String, spoken: String) {
    let requirement = rule.requirement
    switch rule.status {
    case .satisfied:
      return ("✓ \(requirement)", String(localized: "\(requirement), met"))
    case .failed where shouldShowErrors:
      return (
        "✗ \(requirement)", String(localized: "\(requirement), not met")
      )
    case .failed, .waiting, .notEvaluated:
      return ("○ \(requirement)", requirement)
    }
  }

  /// The visible messages of failures that a checklist doesn't list, such
  /// as those of a server.
  var unlistedMessages: [String] {
    let listed = rules.filter { $0.status == .failed }.map(\.message)
    return visibleErrorMessages.filter { !listed.contains($0) }
  }
}

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
