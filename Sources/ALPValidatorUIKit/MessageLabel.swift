#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import UIKit

/// A label for messages that belong to no field, such as those of a form. It is hidden while there are none.
///
/// ```swift
/// let messageLabel = MessageLabel()
/// messageLabel.show(messagesOf: form)
/// ```
public final class MessageLabel: UILabel {
  private var following: Following?
  private var messages: @MainActor () -> [String] = { [] }

  /// Creates a label in red, whose font follows Dynamic Type.
  ///
  /// - Parameter frame: The frame, which a stack view or constraints replace.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
    textColor = .failure
  }

  /// Creates the label of a storyboard, with as many lines as it needs. The font and the color are those of the
  /// storyboard.
  ///
  /// - Parameter coder: What reads the storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    numberOfLines = 0
  }

  /// Shows the messages of forms, lists or controls, a line each, in place of any earlier ones.
  ///
  /// Of a form, these are the messages that belong to none of its parts, such as that of a server that can't be
  /// reached; of a list, those of the list as a whole, such as of its number of elements.
  ///
  /// - Parameter parts: The forms, lists and controls, in the order of their messages. The label doesn't keep them.
  public func show(messagesOf parts: FormPart...) {
    messages = ownMessages(of: parts)
    following?.cancel()
    following = followChanges { [weak self] in self?.update() }
  }

  /// Shows the messages that there are now.
  func update() {
    let shown = messages()
    text = shown.joined(separator: "\n")
    isHidden = shown.isEmpty
  }
}

/// A footer of a table for messages that belong to no row, such as those of a list as a whole.
///
/// Return it from `tableView(_:viewForFooterInSection:)`.
public final class MessageFooter: UITableViewHeaderFooterView {
  private var following: Following?
  private let messages: @MainActor () -> [String]

  /// Creates a footer that shows the messages of forms, lists or controls, a line each.
  ///
  /// - Parameters:
  ///   - tableView: The table, which asks for the footer's height again after a change.
  ///   - parts: The forms, lists and controls, as for ``MessageLabel/show(messagesOf:)``.
  public init(in tableView: UITableView, messagesOf parts: FormPart...) {
    messages = ownMessages(of: parts)
    super.init(reuseIdentifier: nil)
    following = followChanges { [weak self, weak tableView] in
      guard let self else { return }
      update()
      // In a task, because `followChanges` would follow what the cells read, too.
      Task {
        guard let tableView, tableView.window != nil else { return }
        tableView.askForHeightsAgain()
      }
    }
  }

  /// Creates nothing: a footer needs its messages.
  ///
  /// - Parameter coder: What reads a storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Shows the messages that there are now.
  func update() {
    var content = UIListContentConfiguration.groupedFooter()
    content.text = messages().joined(separator: "\n")
    content.textProperties.color = .failure
    contentConfiguration = content
  }
}

/// Returns a function that has the messages of parts as a whole, and doesn't keep the parts.
@MainActor private func ownMessages(of parts: [FormPart]) -> @MainActor () -> [String] {
  let messages = parts.map { part in { @MainActor [weak part] in part?.ownMessages ?? [] } }
  return { messages.flatMap { $0() } }
}

extension FormPart {
  /// The visible messages that belong to none of the parts in it.
  fileprivate var ownMessages: [String] {
    (self as? AnyControl)?.visibleErrorMessages ?? (self as? FormGroup)?.visibleErrorMessages ?? []
  }
}

extension UITableView {
  /// Has the table ask for the heights of its rows and footers again. Not a part of an asynchronous function, in which the
  /// compiler asks for the asynchronous twin of UIKit's method.
  func askForHeightsAgain() { performBatchUpdates(nil, completion: nil) }
}
#endif
