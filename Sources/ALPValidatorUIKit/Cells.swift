#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

extension UITableViewCell {
  /// The field of the cell, which is made when it is missing, and shown within the margins. A cell that is reused has it
  /// already.
  ///
  /// ```swift
  /// cell.formFieldView { UITextField() }.show(member[\.self])
  /// ```
  ///
  /// - Parameter makeInput: Makes the field, such as a text field or a switch.
  /// - Returns: The view with the field, which has no frame. It replaces one with a field of another type.
  public func formFieldView<Input: UIView>(_ makeInput: () -> Input) -> FormFieldView<Input> {
    selectionStyle = .none
    return contentView.reusedFieldView(makeInput)
  }
}

extension UICollectionViewCell {
  /// The field of the cell, which is made when it is missing, and shown within the margins. A cell that is reused has it
  /// already.
  ///
  /// - Parameter makeInput: Makes the field, such as a text field or a switch.
  /// - Returns: The view with the field, which has no frame. It replaces one with a field of another type.
  public func formFieldView<Input: UIView>(_ makeInput: () -> Input) -> FormFieldView<Input> {
    contentView.reusedFieldView(makeInput)
  }
}

extension UIView {
  fileprivate func reusedFieldView<Input: UIView>(_ makeInput: () -> Input) -> FormFieldView<Input> {
    for view in subviews {
      if let fieldView = view as? FormFieldView<Input> { return fieldView }
      if view is any FieldContainer { view.removeFromSuperview() }
    }
    let fieldView = FormFieldView(makeInput())
    fieldView.isFramed = false
    showContent(fieldView)
    return fieldView
  }

  private func showContent(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let margins = layoutMarginsGuide
    let bottom = view.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    // Until a cell has grown, it is lower than what it shows.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bottom,
    ])
  }
}
#endif
