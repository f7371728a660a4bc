#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import UIKit

/// The requirements of a control, such as a new password: a line for each rule, with a sign for its status.
///
/// In a storyboard, give an empty stack view this class, and `ALPValidatorUIKit` as its module.
public final class ChecklistView: UIStackView {
  private var following: Following?

  /// Shows a control, in place of any earlier one.
  ///
  /// - Parameter control: The control.
  public func show(_ control: AnyControl) {
    axis = .vertical
    following?.cancel()
    following = followChanges { [weak self, weak control] in
      guard let self, let control else { return }
      update(for: control)
    }
  }

  private func update(for control: AnyControl) {
    let rules = control.rules.filter(\.isActive)
    while arrangedSubviews.count < rules.count { addArrangedSubview(UILabel(style: .footnote)) }
    for (index, view) in arrangedSubviews.enumerated() {
      view.isHidden = index >= rules.count
      guard let label = view as? UILabel, !label.isHidden else { continue }
      let line = control.line(for: rules[index])
      label.text = line.text
      label.accessibilityLabel = line.spoken
    }
  }
}

extension AnyControl {
  /// Returns a line of a checklist: its text, and what VoiceOver reads.
  fileprivate func line(for rule: RegisteredRule) -> (text: String, spoken: String) {
    let requirement = rule.requirement
    let texts = FieldTexts.standard
    switch rule.status {
    case .satisfied: return ("✓ \(requirement)", "\(requirement), \(texts.met)")
    case .failed where shouldShowErrors: return ("✗ \(requirement)", "\(requirement), \(texts.notMet)")
    case .failed, .waiting, .notEvaluated: return ("○ \(requirement)", requirement)
    }
  }

  /// The visible messages of failures that a checklist doesn't list, such as those of a server.
  var unlistedMessages: [String] {
    let listed = rules.filter { $0.status == .failed }.map(\.message)
    return visibleErrorMessages.filter { !listed.contains($0) }
  }
}

extension UILabel {
  /// Creates a label of several lines, whose font follows Dynamic Type.
  convenience init(style: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}
#endif
