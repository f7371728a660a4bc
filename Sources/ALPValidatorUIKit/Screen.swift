#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

extension UIViewController {
  /// Shows views below each other, in a scroll view above the keyboard.
  ///
  /// - Parameter views: The views, from top to bottom.
  public func showColumn(_ views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    // Else a column that fits can't be dragged.
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    view.backgroundColor = .systemBackground
    let safeArea = view.safeAreaLayoutGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}

extension UIView {
  /// Ends editing if an input method is composing a text in the view or in a view below it, so that the control has
  /// what the user sees.
  ///
  /// Call it before a submission. A tap on a button doesn't end a composition, such as one in Japanese. Otherwise
  /// the keyboard stays, so it doesn't disappear and come back at the first failure.
  public func commitComposition() {
    if isComposing { endEditing(true) }
  }

  private var isComposing: Bool {
    (self as? any UITextInput)?.markedTextRange != nil || subviews.contains(where: \.isComposing)
  }
}

extension UITextField {
  /// Has Return move from each field to the next, and call a closure in the last one.
  ///
  /// - Parameters:
  ///   - fields: The fields, in the order of the screen.
  ///   - key: The Return key of the last field.
  ///   - submit: What Return does in the last field.
  public static func chain(
    _ fields: [UITextField], lastKey key: UIReturnKeyType = .done, submit: @escaping @MainActor () -> Void
  ) {
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.returnKeyType = .next
      field.doOnReturn { [weak next] in next?.becomeFirstResponder() }
    }
    fields.last?.returnKeyType = key
    fields.last?.doOnReturn(submit)
  }

  /// Calls a closure when the user presses Return, in place of any earlier one.
  func doOnReturn(_ action: @escaping @MainActor () -> Void) {
    addAction(
      UIAction(identifier: .init("ALPValidator.return")) { _ in action() }, for: .primaryActionTriggered)
  }
}

extension UIToolbar {
  /// Makes a bar above the keyboard, with a button that ends editing, for a keyboard without such a key. A
  /// ``FormFieldView`` makes one where it is needed.
  ///
  /// - Parameter view: The view that is edited.
  /// - Returns: The bar, to set as the view's `inputAccessoryView`.
  public static func withDoneButton(for view: UIView) -> UIToolbar {
    let done = UIAction { [weak view] _ in view?.endEditing(true) }
    // Without a size, its constraints conflict at first.
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .done, primaryAction: done),
    ]
    bar.sizeToFit()
    return bar
  }
}
#endif
