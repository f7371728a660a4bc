#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import UIKit

/// The requirements of a control, such as a new password: a line for each rule, with a sign for its status.
///
/// In a storyboard, give an empty stack view this class, and `ALPValidatorUIKit` as its module.
public final class ChecklistView: UIStackView {
  private var following: Following?
  private weak var shownControl: AnyControl?

  /// Shows a control, in place of any earlier one.
  ///
  /// - Parameter control: The control.
  public func show(_ control: AnyControl) {
    axis = .vertical
    guard shownControl !== control else { return }
    shownControl = control
    following?.cancel()
    following = followChanges { [weak self, weak control] in
      guard let self, let control else { return }
      update(for: control)
    }
  }

  private func update(for control: AnyControl) {
    let lines = ChecklistLine.lines(of: control)
    while arrangedSubviews.count < lines.count { addArrangedSubview(UILabel(style: .footnote)) }
    for (index, view) in arrangedSubviews.enumerated() {
      view.isHidden = index >= lines.count
      guard let label = view as? UILabel, !label.isHidden else { continue }
      label.text = lines[index].text
      label.accessibilityLabel = lines[index].spoken
    }
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
