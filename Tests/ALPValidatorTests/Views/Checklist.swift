// The checklists of the article ConnectingViews; a test compares them.

#if canImport(UIKit) && !os(watchOS)
import ALPValidator
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
}

/// The requirements of a control, such as a password.
final class ChecklistView: UIStackView {
  func show(_ control: AnyControl) {
    axis = .vertical
    follow { [weak self, weak control] in
      guard let self, let control else { return }
      update(for: control)
    }
  }

  private func update(for control: AnyControl) {
    let rules = control.rules.filter(\.isActive)
    while arrangedSubviews.count < rules.count { addLabel() }
    for (index, view) in arrangedSubviews.enumerated() {
      view.isHidden = index >= rules.count
      guard let label = view as? UILabel, !label.isHidden else { continue }
      let line = control.line(for: rules[index])
      label.text = line.text
      label.accessibilityLabel = line.spoken
    }
  }

  private func addLabel() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    addArrangedSubview(label)
  }
}

#if canImport(SwiftUI)
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
#endif
