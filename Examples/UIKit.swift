// For ALPValidator 1.0.0.
// Views of UIKit for forms, to copy to your app. The article ConnectingUIKit explains them.
// `.ci/examples --write` makes this file of the articles.

import ALPValidator
import Observation

/// Calls a closure now, and after each change of what it has read.
@discardableResult
@MainActor func follow(
  _ show: @escaping @MainActor () -> Void
) -> Following {
  let following = Following(show)
  following.run()
  return following
}

/// What `follow(_:)` has begun. Cancel it before the view shows another
/// control.
@MainActor final class Following {
  private var show: (@MainActor () -> Void)?

  fileprivate init(_ show: @escaping @MainActor () -> Void) {
    self.show = show
  }

  func cancel() { show = nil }

  fileprivate func run() {
    guard let show else { return }
    withObservationTracking {
      show()
    } onChange: {
      Task { @MainActor in self.run() }
    }
  }
}

/// Calls a function when nothing in a form has changed for a while.
@MainActor final class FormWriter<Value: Codable & Sendable> {
  private let write: @MainActor () -> Void
  private var update: Task<Void, Never>?

  init(
    _ form: FormModel<Value>, after pause: Duration = .seconds(1),
    write: @escaping @MainActor () -> Void
  ) {
    self.write = write
    follow { [weak self, weak form] in
      guard let self, let form else { return }
      _ = form.snapshot()  // follows what the user can change
      update?.cancel()
      update = Task { [weak self] in
        // A cancelled sleep throws: the user has typed on.
        do { try await Task.sleep(for: pause) } catch { return }
        self?.write()
      }
    }
  }
}

/// Saves settings that have changed and are valid.
@MainActor func saveChanges<Value: Sendable>(
  of form: FormModel<Value>, with save: (Value) -> Void
) {
  guard form.isDirty, form.silentFailures().isEmpty else { return }
  save(form.value)
  form.markClean()
}

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Accessibility
import UIKit

extension ControlHints.Keyboard {
  var uiType: UIKeyboardType {
    switch self {
    case .standard: .default
    case .asciiCapable: .asciiCapable
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .url: .URL
    case .numberPad: .numberPad
    case .phonePad: .phonePad
    case .decimalPad: .decimalPad
    case .emailAddress: .emailAddress
    }
  }
}

extension ControlHints.ContentType {
  var uiType: UITextContentType {
    switch self {
    case .emailAddress: .emailAddress
    case .telephoneNumber: .telephoneNumber
    case .url: .URL
    case .newPassword: .newPassword
    case .postalCode: .postalCode
    case .creditCardNumber: .creditCardNumber
    case .creditCardExpiration: .creditCardExpiration
    case .creditCardSecurityCode: .creditCardSecurityCode
    case .birthdate: .birthdate
    }
  }
}

extension ControlHints.Capitalization {
  var uiType: UITextAutocapitalizationType {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .allCharacters
    }
  }
}

extension UITextField {
  /// Sets up the keyboard and AutoFill as the rules of a control say.
  func takeHints(of control: AnyControl) {
    let hints = control.hints
    keyboardType = hints.keyboard.uiType
    textContentType = hints.contentType?.uiType
    autocapitalizationType = hints.capitalization.uiType
    autocorrectionType = hints.allowsAutocorrection ? .default : .no
    passwordRules = hints.passwordRules.map {
      UITextInputPasswordRules(descriptor: $0)
    }
  }
}

extension UITextView {
  /// Sets up the keyboard and AutoFill as the rules of a control say.
  func takeHints(of control: AnyControl) {
    let hints = control.hints
    keyboardType = hints.keyboard.uiType
    textContentType = hints.contentType?.uiType
    autocapitalizationType = hints.capitalization.uiType
    autocorrectionType = hints.allowsAutocorrection ? .default : .no
    passwordRules = hints.passwordRules.map {
      UITextInputPasswordRules(descriptor: $0)
    }
  }
}

/// The connection of a view to a control. The view keeps it, as one of its
/// interactions.
@MainActor final class ControlConnection: NSObject, UIInteraction {
  let control: AnyControl
  private(set) weak var view: UIView?
  /// Whether the user edits the control in this view.
  private(set) var isEditing = false
  private var isDiscarding = false
  private let observation: ControlObservation
  private let takeValue: @MainActor () -> Void

  init(
    _ control: AnyControl, _ observation: ControlObservation,
    takeValue: @escaping @MainActor () -> Void
  ) {
    self.control = control
    self.observation = observation
    self.takeValue = takeValue
    super.init()
  }

  // An event can still arrive after the view has another connection.

  @objc func begin() {
    guard view != nil else { return }
    isEditing = true
    control.beginEditing()
  }

  @objc func change() {
    guard view != nil else { return }
    // Wait until the input method has committed its text.
    let isComposing = (view as? any UITextInput)?.markedTextRange != nil
    if !isComposing, !isDiscarding { takeValue() }
  }

  @objc func end() {
    guard view != nil else { return }
    isEditing = false
    takeValue()
    control.endEditing()
  }

  /// Ends a composition without taking its text.
  func discardComposition() {
    guard let input = view as? any UITextInput else { return }
    isDiscarding = true
    if input.markedTextRange != nil { input.unmarkText() }
    isDiscarding = false
  }

  func willMove(to view: UIView?) {
    guard view == nil else { return }
    observation.remove()
    NotificationCenter.default.removeObserver(self)
  }

  func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// The connection of the view. A new one ends editing the control of the
  /// earlier one.
  var connection: ControlConnection? {
    get { interactions.lazy.compactMap { $0 as? ControlConnection }.first }
    set {
      if let earlier = connection {
        if earlier.isEditing { earlier.end() }
        removeInteraction(earlier)
      }
      if let newValue { addInteraction(newValue) }
    }
  }
}

/// A text field or a text view.
@MainActor protocol TextInputView: UIView, UITextInput {
  /// The text, which is never `nil`.
  var shownText: String { get set }
  var font: UIFont? { get set }
  var adjustsFontForContentSizeCategory: Bool { get set }

  /// Calls the methods of a connection when the user edits the text.
  func reportEdits(to connection: ControlConnection)
  func takeHints(of control: AnyControl)
}

extension TextInputView {
  /// Connects the view to a control, replacing any previous one.
  func connect<Value: TextEditable>(to control: Control<Value>) {
    guard connection?.control !== control else { return }
    // The text that is being composed is that of the earlier control.
    if markedTextRange != nil { unmarkText() }
    let observation = control.addObserver {
      [weak self, unowned control] event in
      guard let self else { return }
      if event == .reset { self.connection?.discardComposition() }
      if markedTextRange == nil { show(control.text) }
    }
    let connection = ControlConnection(control, observation) {
      [unowned self] in
      control.text = shownText
    }
    self.connection = connection
    reportEdits(to: connection)
    show(control.text)
    if isFirstResponder { connection.begin() }
  }

  /// Shows a text, and keeps what is after the cursor there.
  private func show(_ text: String) {
    guard text != shownText else { return }
    let countAfterCursor = selectedTextRange.map {
      offset(from: $0.end, to: endOfDocument)
    }
    shownText = text
    guard let countAfterCursor,
      let cursor = position(from: endOfDocument, offset: -countAfterCursor)
    else { return }
    selectedTextRange = textRange(from: cursor, to: cursor)
  }
}

extension UITextField: TextInputView {
  var shownText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  func reportEdits(to connection: ControlConnection) {
    // A prediction is marked text, which the end of editing would take.
    inlinePredictionType = .no
    // An action replaces the earlier one with its identifier.
    addAction(
      UIAction(identifier: .init("begin")) { [weak connection] _ in
        connection?.begin()
      }, for: .editingDidBegin)
    addAction(
      UIAction(identifier: .init("change")) { [weak connection] _ in
        connection?.change()
      }, for: .editingChanged)
    addAction(
      UIAction(identifier: .init("end")) { [weak connection] _ in
        connection?.end()
      }, for: .editingDidEnd)
  }
}

extension UITextView: TextInputView {
  var shownText: String {
    get { text }
    set { text = newValue }
  }

  func reportEdits(to connection: ControlConnection) {
    inlinePredictionType = .no  // as in a text field
    // The connection removes itself as an observer.
    let center = NotificationCenter.default
    center.addObserver(
      connection, selector: #selector(ControlConnection.begin),
      name: UITextView.textDidBeginEditingNotification, object: self)
    center.addObserver(
      connection, selector: #selector(ControlConnection.change),
      name: UITextView.textDidChangeNotification, object: self)
    center.addObserver(
      connection, selector: #selector(ControlConnection.end),
      name: UITextView.textDidEndEditingNotification, object: self)
  }
}

/// A control of UIKit with a value, such as a switch or a stepper.
@MainActor protocol ValueControl: UIControl {}

extension UIControl: ValueControl {}

extension ValueControl {
  /// Connects a property to a control, replacing any previous one.
  func connect<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>,
    to control: Control<Value>
  ) {
    guard connection?.control !== control else { return }
    let show = { [weak self, unowned control] in
      guard let self, self[keyPath: property] != control.value else {
        return
      }
      self[keyPath: property] = control.value
    }
    let observation = control.addObserver { _ in show() }
    let connection = ControlConnection(control, observation) {
      [unowned self] in
      control.value = self[keyPath: property]
    }
    self.connection = connection
    addAction(
      UIAction(identifier: .init("change")) { [weak connection] _ in
        connection?.change()
      }, for: .valueChanged)
    show()
  }
}

extension UIStepper {
  /// The value for a control of an integer.
  var number: Int {
    get { Int(value) }
    set { value = Double(newValue) }
  }
}

extension AnyControl {
  /// Returns a line of a checklist: its text, and what VoiceOver reads.
  func line(for rule: RegisteredRule) -> (text: String, spoken: String) {
    let requirement = rule.requirement
    switch rule.status {
    case .satisfied:
      return ("✓ \(requirement)", String(localized: "\(requirement), met"))
    case .failed where shouldShowErrors:
      return (
        "✗ \(requirement)", String(localized: "\(requirement), not met")
      )
    case .failed, .waiting, .notEvaluated:
      return ("○ \(requirement)", requirement)
    }
  }

  /// The visible messages of failures that a checklist doesn't list, such
  /// as those of a server.
  var unlistedMessages: [String] {
    let listed = rules.filter { $0.status == .failed }.map(\.message)
    return visibleErrorMessages.filter { !listed.contains($0) }
  }
}

extension UIView {
  /// Describes a field to VoiceOver: its label, whether it is required, and
  /// the messages below it.
  func describe(_ control: AnyControl) {
    if let label = control.label {
      accessibilityLabel =
        control.isRequired ? String(localized: "\(label), required") : label
    }
    accessibilityHint = control.visibleErrorMessages.joined(separator: " ")
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

/// The requirements of a control, such as a password.
final class ChecklistView: UIStackView {
  private var following: Following?

  /// Shows a control, in place of any previous one.
  func show(_ control: AnyControl) {
    axis = .vertical
    following?.cancel()
    following = follow { [weak self, weak control] in
      guard let self, let control else { return }
      update(for: control)
    }
  }

  private func update(for control: AnyControl) {
    let rules = control.rules.filter(\.isActive)
    while arrangedSubviews.count < rules.count {
      addArrangedSubview(UILabel(style: .footnote))
    }
    for (index, view) in arrangedSubviews.enumerated() {
      view.isHidden = index >= rules.count
      guard let label = view as? UILabel, !label.isHidden else { continue }
      let line = control.line(for: rules[index])
      label.text = line.text
      label.accessibilityLabel = line.spoken
    }
  }
}

/// Shows what belongs to a field in views of yours, such as the outlets of
/// a storyboard: a title, messages, and whether a response is awaited.
@MainActor final class FieldPresenter {
  weak var titleLabel: UILabel?
  weak var messageLabel: UILabel?
  weak var spinner: UIActivityIndicatorView?
  weak var checklist: ChecklistView?
  /// Sends a request again that has failed and waits for that.
  weak var retryButton: UIButton?
  private var following: Following?

  /// Shows a control, in place of any previous one.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - input: The view that VoiceOver reads.
  ///   - listsRequirements: Whether the checklist replaces the messages of
  ///     its rules while the user edits, as for a new password.
  func show(
    _ control: AnyControl, at input: UIView, listsRequirements: Bool = false
  ) {
    if listsRequirements { checklist?.show(control) }
    retryButton?.addAction(
      UIAction(identifier: .init("retry")) { [weak control] _ in
        control?.retry()
      }, for: .touchUpInside)
    input.accessibilityLabel = nil
    following?.cancel()
    following = follow { [weak self, weak control, weak input] in
      guard let self, let control else { return }
      update(for: control, listsRequirements)
      input?.describe(control)
    }
  }

  private func update(for control: AnyControl, _ listsRequirements: Bool) {
    let isListed = listsRequirements && control.isEditing
    let unsent = control.failuresAwaitingRetry.map(\.message)
    let messages =
      (isListed ? control.unlistedMessages : control.visibleErrorMessages)
      + unsent
    checklist?.isHidden = !isListed
    titleLabel?.text = control.label
    titleLabel?.isHidden = control.label == nil
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

/// A field with its title and its messages.
final class FormFieldView<Input: UIView>: UIStackView {
  let input: Input
  let titleLabel = UILabel(style: .subheadline)
  let messageLabel = UILabel(style: .footnote)
  let checklist = ChecklistView()
  let spinner = UIActivityIndicatorView()
  let retryButton = UIButton(configuration: .plain())
  /// Whether a text has a frame. Set it before you show a control.
  var isFramed = true
  private let presenter = FieldPresenter()

  init(_ input: Input) {
    self.input = input
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    messageLabel.textColor = .systemRed
    retryButton.configuration?.title = String(localized: "Try again")
    // VoiceOver reads the title as the label of the field.
    titleLabel.isAccessibilityElement = false
    let titleRow = UIStackView(arrangedSubviews: [titleLabel, spinner])
    // As high with the spinner as without it.
    titleRow.heightAnchor.constraint(greaterThanOrEqualToConstant: 24)
      .isActive = true
    titleRow.alignment = .center
    titleRow.spacing = 8
    addArrangedSubview(titleRow)
    if input is UISwitch {
      // A switch is beside its title, where a long one wraps.
      titleLabel.font = .preferredFont(forTextStyle: .body)
      input.setContentCompressionResistancePriority(
        .required, for: .horizontal)
      input.setContentHuggingPriority(.required, for: .horizontal)
      titleRow.addArrangedSubview(input)
    } else {
      addArrangedSubview(input)
    }
    // The smallest height that is easy to tap.
    let target = input is UISwitch ? titleRow : input
    target.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
      .isActive = true
    for view in [messageLabel, retryButton, checklist] {
      addArrangedSubview(view)
    }
    presenter.titleLabel = titleLabel
    presenter.messageLabel = messageLabel
    presenter.spinner = spinner
    presenter.checklist = checklist
    presenter.retryButton = retryButton
  }

  required init(coder: NSCoder) {
    fatalError("A generic view can't be made by a storyboard.")
  }

  /// Shows the title and the messages of a control, in place of any
  /// previous one. `FieldPresenter` explains the parameters.
  func showMessages(
    of control: AnyControl, listsRequirements: Bool = false
  ) {
    presenter.show(
      control, at: input, listsRequirements: listsRequirements)
  }
}

extension FormFieldView where Input: TextInputView {
  /// Shows a control, in place of any previous one.
  func show<Value: TextEditable>(
    _ control: Control<Value>, listsRequirements: Bool = false
  ) {
    input.font = .preferredFont(forTextStyle: .body)
    input.adjustsFontForContentSizeCategory = true
    if let field = input as? UITextField {
      field.borderStyle = isFramed ? .roundedRect : .none
    } else if isFramed {
      input.backgroundColor = .tertiarySystemFill
      input.layer.cornerRadius = 5
    }
    input.connect(to: control)
    input.takeHints(of: control)
    showMessages(of: control, listsRequirements: listsRequirements)
  }
}

extension FormFieldView where Input == UISwitch {
  /// Shows a control, in place of any previous one.
  func show(_ control: Control<Bool>) {
    input.connect(\.isOn, to: control)
    showMessages(of: control)
  }
}

@MainActor func announceFirstFailure(of form: FormValidator) {
  guard let failure = form.failures.first else { return }
  var text = AttributedString(
    failure.message(in: (form.messages ?? .standard).labeled))
  text.accessibilitySpeechAnnouncementPriority = .high
  AccessibilityNotification.Announcement(text).post()
}

extension FormValidator {
  /// Moves the focus to the view of the first invalid control, and has
  /// VoiceOver read the first message, also one of the form itself.
  func focusOnFirstFailure(
    in views: [(control: AnyControl, view: UIView)]
  ) {
    let invalid = firstInvalidControl
    let view = views.first { $0.control === invalid }?.view
    if let view, !view.becomeFirstResponder() {
      view.scrollIntoView()
      UIAccessibility.post(notification: .layoutChanged, argument: view)
    }
    announceFirstFailure(of: self)
  }
}

extension UIView {
  /// Scrolls the nearest scroll view around the view until it is visible.
  func scrollIntoView() {
    var ancestor = superview
    while let next = ancestor, !(next is UIScrollView) {
      ancestor = next.superview
    }
    guard let scrollView = ancestor as? UIScrollView else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(
      convert(bounds, to: scrollView), animated: false)
  }
}

extension UIViewController {
  /// Shows views below each other, in a scroll view above the keyboard.
  func showColumn(_ views: [UIView]) {
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
      scrollView.leadingAnchor.constraint(
        equalTo: safeArea.leadingAnchor, constant: 16),
      scrollView.trailingAnchor.constraint(
        equalTo: safeArea.trailingAnchor, constant: -16),
      scrollView.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}

extension UIToolbar {
  /// Returns a bar above the keyboard, with a button that ends editing.
  static func withDoneButton(for view: UIView) -> UIToolbar {
    let done = UIAction { [weak view] _ in view?.endEditing(true) }
    // Without a size, its constraints conflict at first.
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .done, primaryAction: done),
    ]
    bar.sizeToFit()
    return bar
  }
}

extension UITableViewCell {
  /// Shows a view within the margins of the cell.
  func showContent(_ view: UIView) {
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

/// A cell with a text field and its messages.
final class FieldCell: UITableViewCell {
  let fieldView = FormFieldView(UITextField())

  override init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fieldView.isFramed = false
    fieldView.input.addAction(
      UIAction { [weak self] _ in
        self?.fieldView.input.resignFirstResponder()
      }, for: .primaryActionTriggered)
    showContent(fieldView)
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell with a switch and its messages.
final class SwitchCell: UITableViewCell {
  let fieldView = FormFieldView(UISwitch())

  override init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    showContent(fieldView)
  }

  required init?(coder: NSCoder) { nil }
}

/// The elements of a list, which the user can delete and move, and the rows
/// above them.
final class ListSource<Element: Sendable>:
  UITableViewDiffableDataSource<Int, ObjectIdentifier>
{
  var list: FormList<Element>?
  /// The controls of the rows above the list, with their cells. These rows
  /// have a section of their own.
  var rowsAbove: [(control: AnyControl, cell: UITableViewCell)] = []
  /// The elements that the table shows. An identifier is that of an element
  /// only as long as the element is kept.
  private var shownElements: [FormModel<Element>] = []

  /// Shows the elements that the list has now.
  func showElements(isAnimated: Bool) {
    let elements = list?.elements ?? []
    var snapshot = NSDiffableDataSourceSnapshot<Int, ObjectIdentifier>()
    if !rowsAbove.isEmpty {
      snapshot.appendSections([0])
      snapshot.appendItems(rowsAbove.map(\.control.id))
    }
    snapshot.appendSections([1])
    snapshot.appendItems(elements.map(\.id))
    // The earlier ones, too, until the table no longer compares them.
    withExtendedLifetime(shownElements) {
      shownElements = elements
      apply(snapshot, animatingDifferences: isAnimated)
    }
  }

  /// Returns the cell of a row above the list.
  func cellAbove(for id: ObjectIdentifier) -> UITableViewCell? {
    rowsAbove.first { $0.control.id == id }?.cell
  }

  /// Returns the element of a row that the table shows.
  func element(for id: ObjectIdentifier) -> FormModel<Element>? {
    shownElements.first { $0.id == id }
  }

  private func element(at path: IndexPath) -> FormModel<Element>? {
    itemIdentifier(for: path).flatMap(element(for:))
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { element(at: indexPath) != nil }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete, let element = element(at: indexPath) {
      list?.remove(element)
    }
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { element(at: indexPath) != nil }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    // The list may have changed since the table was shown. After a move,
    // the element has the place of the one at the destination.
    let elements = list?.elements ?? []
    let moved = element(at: source)
    let replaced = element(at: destination)
    guard let start = elements.firstIndex(where: { $0 === moved }),
      let end = elements.firstIndex(where: { $0 === replaced })
    else {
      // The table shows a move that didn't take place.
      applySnapshotUsingReloadData(snapshot())
      return showElements(isAnimated: false)
    }
    list?.move(from: start, to: end)
    showElements(isAnimated: false)
  }
}

/// Passes edits to the input format of a control, before the field does.
@MainActor
final class FormattingDelegate<Value: TextEditable>:
  NSObject, UITextFieldDelegate
{
  let control: Control<Value>

  init(_ control: Control<Value>) {
    self.control = control
    super.init()
  }

  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString: String
  ) -> Bool {
    // Wait until the input method has committed its text.
    guard field.markedTextRange == nil else { return true }
    // Undo may pass a range of an earlier text.
    let length = field.text?.utf16.count ?? 0
    guard range.upperBound <= length else { return false }
    let edit = control.edit(
      replacing: range.lowerBound..<range.upperBound,
      with: replacementString,
      selection: field.selectedOffsets)
    guard let edit else { return true }
    field.text = edit.text
    field.selectedOffsets = edit.selection
    return false
  }
}

extension UITextField {
  /// The selection in UTF-16 offsets.
  fileprivate var selectedOffsets: Range<Int>? {
    get {
      guard let range = selectedTextRange else { return nil }
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<offset(from: beginningOfDocument, to: range.end)
    }
    set {
      guard let newValue,
        let start = position(
          from: beginningOfDocument, offset: newValue.lowerBound),
        let end = position(
          from: beginningOfDocument, offset: newValue.upperBound)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}
#endif
