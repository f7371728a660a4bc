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
  /// Returns the value that is shown behind the title, such as that of a stepper.
  var valueText: (@MainActor () -> String)?
  private var following: Following?
  /// Shows the control now.
  private var showNow: (@MainActor () -> Void)?
  private var texts: [ObjectIdentifier: OwnTexts] = [:]

  /// Creates a presenter without views.
  public init() {}

  /// Shows a control, in place of any earlier one.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - inputs: The views that VoiceOver reads, such as the field, or a date picker and its switch. Their accessibility
  ///     label is the label of the control, if it has one, and their hint the messages, if there are any.
  ///   - listsRequirements: Whether the checklist replaces the messages of its rules while the user edits, as for a
  ///     new password.
  public func show(_ control: AnyControl, at inputs: UIView..., listsRequirements: Bool = false) {
    show(control, describedAt: inputs, listsRequirements: listsRequirements)
  }

  func show(_ control: AnyControl, describedAt inputs: [UIView], listsRequirements: Bool) {
    // The place of a view that is gone may be that of another one.
    for input in inputs where texts[ObjectIdentifier(input)]?.view !== input {
      texts[ObjectIdentifier(input)] = OwnTexts(of: input)
    }
    messageLabel?.numberOfLines = 0  // a storyboard has 1
    if listsRequirements { checklist?.show(control) }
    retryButton?.addAction(
      UIAction(identifier: .init("ALPValidator.retry")) { [weak control] _ in control?.retry() },
      for: .touchUpInside)
    let described = inputs.compactMap { texts[ObjectIdentifier($0)] }
    following?.cancel()
    let showNow: @MainActor () -> Void = { [weak self, weak control] in
      guard let self, let control else { return }
      update(for: control, listsRequirements)
      for input in described { input.describe(control) }
      onUpdate?(control)
    }
    self.showNow = showNow
    following = followChanges(showNow)
  }

  /// Shows at once what would be shown at the next turn of the main actor.
  func update() { showNow?() }

  private func update(for control: AnyControl, _ listsRequirements: Bool) {
    let isListed = listsRequirements && control.isEditing
    let unsent = control.failuresAwaitingRetry.map(\.message)
    let messages = (isListed ? control.unlistedMessages : control.visibleErrorMessages) + unsent
    checklist?.isHidden = !isListed
    let star = marksRequired && control.isRequired ? " *" : ""
    let value = valueText.map { ": \($0())" } ?? ""
    titleLabel?.text = control.label.map { $0 + star + value }
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

/// What VoiceOver reads of a view when it shows no control.
@MainActor private struct OwnTexts {
  private(set) weak var view: UIView?
  private let label: String?
  private let hint: String?

  init(of view: UIView) {
    self.view = view
    label = view.accessibilityLabel
    hint = view.accessibilityHint
  }

  /// Describes a field: its label, whether it is required, and the messages below it.
  func describe(_ control: AnyControl) {
    let required = control.isRequired ? ", \(FieldTexts.standard.required)" : ""
    view?.accessibilityLabel = control.label.map { $0 + required } ?? label
    let messages = control.visibleErrorMessages.joined(separator: " ")
    view?.accessibilityHint = messages.isEmpty ? hint : messages
  }
}
#endif
