#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import UIKit

/// Shows what belongs to a field in views of yours, such as the outlets of a storyboard: a title, messages, and
/// whether a response is awaited.
///
/// ```swift
/// emailField.connect(to: form[\.email])
/// emailPresenter.messageLabel = emailLabel
/// emailPresenter.show(form[\.email], at: emailField)
/// ```
///
/// Set the views that you have, and keep the presenter in a property.
@MainActor public final class FieldPresenter {
  /// Shows the label of the control.
  public weak var titleLabel: UILabel?
  /// Shows the visible messages, a line each.
  public weak var messageLabel: UILabel?
  /// Is animated while an asynchronous condition checks the value.
  public weak var spinner: UIActivityIndicatorView?
  /// Shows the requirements while the user edits.
  public weak var checklist: ChecklistView?
  /// Sends a request again that has failed, where the condition's failure policy is `hold`.
  public weak var retryButton: UIButton?
  /// Is called with the control when it is shown, and after each change of what was shown or what the closure has
  /// read, such as to color a view by the state. Set it before you show a control.
  public var onUpdate: (@MainActor (AnyControl) -> Void)?
  /// Whether the label of the control is shown. VoiceOver reads it in any case.
  public var showsTitle = true
  /// Whether the title of a required field has a star.
  public var marksRequired = false
  private var following: Following?

  /// Creates a presenter without views.
  public init() {}

  /// Shows a control, in place of any earlier one.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - input: The view that VoiceOver reads. Its accessibility label is the label of the control.
  ///   - listsRequirements: Whether the checklist replaces the messages of its rules while the user edits, as for a
  ///     new password.
  public func show(_ control: AnyControl, at input: UIView, listsRequirements: Bool = false) {
    show(control, at: [input], listsRequirements: listsRequirements)
  }

  /// Shows a control, whose label, and messages as a hint, several views have for VoiceOver.
  func show(_ control: AnyControl, at inputs: [UIView], listsRequirements: Bool) {
    for input in inputs { input.accessibilityLabel = nil }
    if listsRequirements { checklist?.show(control) }
    retryButton?.addAction(
      UIAction(identifier: .init("ALPValidator.retry")) { [weak control] _ in control?.retry() },
      for: .touchUpInside)
    let described = inputs.map(WeakView.init)
    following?.cancel()
    following = follow { [weak self, weak control] in
      guard let self, let control else { return }
      update(for: control, listsRequirements)
      for input in described { input.view?.describe(control) }
      onUpdate?(control)
    }
  }

  /// Shows at once what would be shown at the next turn of the main actor.
  func update() { following?.update() }

  private func update(for control: AnyControl, _ listsRequirements: Bool) {
    let isListed = listsRequirements && control.isEditing
    let unsent = control.failuresAwaitingRetry.map(\.message)
    let messages = (isListed ? control.unlistedMessages : control.visibleErrorMessages) + unsent
    checklist?.isHidden = !isListed
    let star = marksRequired && control.isRequired ? " *" : ""
    titleLabel?.text = control.label.map { $0 + star }
    titleLabel?.isHidden = !showsTitle || control.label == nil
    messageLabel?.text = messages.joined(separator: "\n")
    messageLabel?.isHidden = messages.isEmpty
    retryButton?.isHidden = unsent.isEmpty
    if control.state == .waiting, unsent.isEmpty {
      spinner?.startAnimating()
    } else {
      spinner?.stopAnimating()
    }
  }
}

@MainActor private struct WeakView {
  weak var view: UIView?

  init(_ view: UIView) { self.view = view }
}

extension UIView {
  /// Describes a field to VoiceOver: its label, whether it is required, and the messages below it.
  fileprivate func describe(_ control: AnyControl) {
    if let label = control.label {
      accessibilityLabel = control.isRequired ? "\(label), \(FieldTexts.standard.required)" : label
    }
    accessibilityHint = control.visibleErrorMessages.joined(separator: " ")
  }
}
#endif
