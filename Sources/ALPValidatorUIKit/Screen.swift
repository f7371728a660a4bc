#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

extension UIViewController {
  /// Shows views below each other, in a scroll view above the keyboard, as wide as is readable.
  ///
  /// - Parameter views: The views, from top to bottom.
  /// - Returns: The column, such as to set other spacing.
  @discardableResult
  public func showFormColumn(_ views: [UIView]) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = ColumnView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    #if !os(visionOS)
    scrollView.keyboardDismissMode = .interactive
    #endif
    // Else a column that fits can't be dragged.
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    // Up to the edge, as long as there is no keyboard.
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      // Up to the edges, so that bars are above what is scrolled.
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
    return column
  }
}

extension UIView {
  /// Takes the text that an input method is composing, in the view or below, so that the control has what the user sees.
  ///
  /// Call it before a submission, because a tap on a button doesn't end a composition, such as one in Japanese. The
  /// keyboard stays.
  public func commitFormText() {
    if let input = self as? any UITextInput, input.markedTextRange != nil {
      input.unmarkText()
      connection?.change()
    }
    for subview in subviews { subview.commitFormText() }
  }
}

extension UITextField {
  /// Has Return move from each text field to the next visible field, and call a closure in the last one. The button above
  /// a number pad does the same. Fields that are hidden, or in a view that is, are passed over. Call it again when fields are
  /// added or removed; the latest call counts.
  ///
  /// - Parameters:
  ///   - fields: The text fields and text views, in the order of the screen. Return in a text view begins a line.
  ///   - key: The Return key of the last field.
  ///   - submit: What Return does in the last field, which keeps the closure. Capture a view controller weakly.
  public static func chainFormFields(
    _ fields: [UIView], lastKey key: UIReturnKeyType = .done, submit: @escaping @MainActor () -> Void
  ) {
    for (index, view) in fields.enumerated() {
      guard let field = view as? UITextField else { continue }
      let following = fields[(index + 1)...].map(WeakField.init)
      field.returnKeyType = following.isEmpty ? key : .next
      field.doOnReturn {
        if let next = following.lazy.compactMap(\.field).first(where: { !$0.isInHiddenView }) {
          next.becomeFirstResponder()
        } else {
          submit()
        }
      }
    }
  }

  /// Calls a closure when the user presses Return, in place of any earlier one.
  func doOnReturn(_ action: @escaping @MainActor () -> Void) {
    addAction(
      UIAction(identifier: .init("ALPValidator.return")) { _ in action() }, for: .primaryActionTriggered)
  }
}

/// A field that a chain doesn't keep.
@MainActor private struct WeakField {
  weak var field: UIView?

  init(_ field: UIView) { self.field = field }
}

extension UIView {
  fileprivate var isInHiddenView: Bool { isHidden || superview?.isInHiddenView == true }

  /// Does what Return does in a text field that has an action for it, or else ends editing.
  fileprivate func finishEditing() {
    if let field = self as? UITextField, field.allControlEvents.contains(.primaryActionTriggered) {
      field.sendActions(for: .primaryActionTriggered)
    } else {
      endEditing(true)
    }
  }
}

/// A scroll view that shows the field that is edited with its messages, above the keyboard.
@MainActor final class ColumnView: UIScrollView {
  private var earlierHeight: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height < earlierHeight { fieldWithFocus?.scrollIntoView() }
    earlierHeight = bounds.height
  }
}

#if !os(visionOS)
extension UIToolbar {
  /// Makes a bar above the keyboard, for a keyboard without a Return key. Its button does what Return does in the field,
  /// or else ends editing.
  static func withDoneButton(for view: UIView) -> UIToolbar {
    let done = UIAction { [weak view] _ in view?.finishEditing() }
    // Without a size, its constraints conflict at first.
    let bar = DoneBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .done, primaryAction: done),
    ]
    bar.sizeToFit()
    return bar
  }
}

/// A bar of this library, which it may replace.
final class DoneBar: UIToolbar {}
#endif
#endif
