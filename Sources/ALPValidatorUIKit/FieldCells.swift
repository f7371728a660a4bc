#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// A cell with a text field and its messages.
public final class FieldCell: UITableViewCell {
  /// The field, which shows the control that you pass it.
  public let fieldView = FormFieldView(UITextField())

  /// Creates a cell. Register the class, or create the cell of a row that is not reused.
  ///
  /// - Parameters:
  ///   - style: The style, of which nothing is shown.
  ///   - reuseIdentifier: The identifier for reuse.
  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fieldView.isFramed = false
    fieldView.input.doOnReturn { [weak fieldView] in fieldView?.input.resignFirstResponder() }
    showContent(fieldView)
  }

  /// Creates nothing: a storyboard has cells of your own.
  ///
  /// - Parameter coder: What reads a storyboard.
  public required init?(coder: NSCoder) { nil }
}

/// A cell with a switch and its messages.
public final class SwitchCell: UITableViewCell {
  /// The switch, which shows the control that you pass it.
  public let fieldView = FormFieldView(UISwitch())

  /// Creates a cell. Register the class, or create the cell of a row that is not reused.
  ///
  /// - Parameters:
  ///   - style: The style, of which nothing is shown.
  ///   - reuseIdentifier: The identifier for reuse.
  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    showContent(fieldView)
  }

  /// Creates nothing: a storyboard has cells of your own.
  ///
  /// - Parameter coder: What reads a storyboard.
  public required init?(coder: NSCoder) { nil }
}

extension UITableViewCell {
  /// Shows a view within the margins of the cell, which is as high as the view needs. For cells of your own.
  ///
  /// - Parameter view: The view, such as a ``FormFieldView``.
  public func showContent(_ view: UIView) {
    selectionStyle = .none
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let margins = contentView.layoutMarginsGuide
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
