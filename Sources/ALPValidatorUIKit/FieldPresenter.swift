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
  /// Is called before the control is shown, and followed like it.
  var prepare: (@MainActor () -> Void)?
  /// Returns the value that is shown behind the title, such as that of a stepper.
  var valueText: (@MainActor () -> String)?
  private(set) var following: Following?
  /// What is shown now.
  private var shown: FieldPresentation?
  /// The control that is shown, and where and how.
  private weak var shownControl: AnyControl?
  private var place: Place?
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
    messageLabel?.numberOfLines = 0  // a storyboard has 1
    if listsRequirements { checklist?.show(control) }
    retryButton?.addAction(
      UIAction(identifier: .init("ALPValidator.retry")) { [weak control] _ in control?.retry() },
      for: .touchUpInside)
    // The place in memory of a view that is gone may be that of another one.
    let newInputs = inputs.filter { texts[ObjectIdentifier($0)]?.view !== $0 }
    for input in newInputs { texts[ObjectIdentifier(input)] = OwnTexts(of: input) }
    let place = Place(inputs: inputs.map { ObjectIdentifier($0) }, listsRequirements: listsRequirements)
    // A cell that is reused often shows the same control again.
    if let showNow, newInputs.isEmpty, shownControl === control, self.place == place { return showNow() }
    self.place = place
    shownControl = control
    let described = inputs.compactMap { texts[ObjectIdentifier($0)] }
    following?.cancel()
    shown = nil
    let showNow: @MainActor () -> Void = { [weak self, weak control] in
      guard let self, let control else { return }
      prepare?()
      let field = FieldPresentation(of: control, listsRequirements: listsRequirements)
      show(field)
      for input in described { input.describe(field) }
      onUpdate?(control)
    }
    self.showNow = showNow
    following = followChanges(showNow)
  }

  /// Shows at once what would be shown at the next turn of the main actor.
  func update() { showNow?() }

  private func show(_ field: FieldPresentation) {
    checklist?.isHidden = field.checklist.isEmpty
    let value = valueText.map { ": \($0())" } ?? ""
    titleLabel?.text = (marksRequired ? field.title : field.label).map { $0 + value }
    titleLabel?.isHidden = !showsTitle || field.label == nil
    messageLabel?.text = field.messages.joined(separator: "\n")
    messageLabel?.isHidden = field.messages.isEmpty
    retryButton?.isHidden = !field.canRetry
    if field.isWaiting {
      spinner?.startAnimating()
    } else {
      spinner?.stopAnimating()
    }
    if let text = shown.flatMap(field.announcement) { announce(text, isUrgent: false) }
    shown = field
  }
}

/// Where and how a control is shown.
private struct Place: Equatable {
  let inputs: [ObjectIdentifier]
  let listsRequirements: Bool
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
  func describe(_ field: FieldPresentation) {
    view?.accessibilityLabel = field.accessibilityLabel ?? label
    view?.accessibilityHint = field.accessibilityHint ?? hint
  }
}
#endif
