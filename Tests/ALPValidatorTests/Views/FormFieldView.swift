// The complete field of the article ConnectingViews for UIKit; a test compares it.

#if canImport(UIKit) && !os(watchOS)
import ALPValidator
import UIKit

extension UITextField {
  /// Describes the field to VoiceOver: its label, whether it is required,
  /// and the messages below it.
  func describe(_ control: AnyControl) {
    let label = control.label ?? ""
    accessibilityLabel =
      control.isRequired ? String(localized: "\(label), required") : label
    accessibilityHint = control.visibleErrorMessages.joined(separator: " ")
  }
}

/// A text field with its messages.
final class FormFieldView: UIStackView {
  let field = UITextField()
  let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView()
  private var followCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    addViews()
  }

  private func addViews() {
    axis = .vertical
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.rightView = spinner
    field.rightViewMode = .always
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
    addArrangedSubview(field)
    addArrangedSubview(messageLabel)
  }

  /// Shows a control, in place of any previous one.
  func show<Value: TextEditable>(_ control: Control<Value>) {
    field.connect(to: control)
    field.takeHints(of: control)
    field.placeholder = control.label
    followCount += 1
    follow { [weak self, weak control, followCount] in
      // After a later call, this reads nothing, so it is not called again.
      guard let self, let control, followCount == self.followCount else {
        return
      }
      update(for: control)
    }
  }

  private func update(for control: AnyControl) {
    let messages = control.visibleErrorMessages
    messageLabel.text = messages.joined(separator: "\n")
    messageLabel.isHidden = messages.isEmpty
    if control.state == .waiting {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    field.describe(control)
  }
}
#endif
