/// The fields of a screen, in the order of their form: which one Return leads to, and which one waits to get the focus.
///
/// A list makes only the views near the visible ones. So a field that has no view yet gets the focus when it appears, and
/// a text for which no view appears, such as one of another page, is passed over.
@MainActor
package final class FieldChain {
  /// What a field that has appeared is, by its control.
  private enum Kind { case text, other }

  private var kinds: [ObjectIdentifier: Kind] = [:]
  private var onScreen: Set<ObjectIdentifier> = []
  /// The controls for which no view has appeared when the screen scrolled to them.
  private var withoutView: Set<ObjectIdentifier> = []
  /// The control that gets the focus when its field appears.
  private var awaited: ObjectIdentifier?

  /// Creates an empty chain.
  package init() {}

  /// Notes that the field of a control has appeared.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - isText: Whether the field has a keyboard.
  /// - Returns: Whether the field gets the focus now.
  package func didAppear(_ control: AnyControl, isText: Bool) -> Bool {
    kinds[control.id] = isText ? .text : .other
    onScreen.insert(control.id)
    guard awaited == control.id else { return false }
    awaited = nil
    return true
  }

  /// Notes that the field of a control has disappeared.
  package func didDisappear(_ control: AnyControl) { onScreen.remove(control.id) }

  /// Returns whether a control has a field with a keyboard, or may have one that isn't made yet.
  package func isText(_ control: AnyControl) -> Bool {
    switch kinds[control.id] {
    case .text: true
    case .other: false
    case nil: control.hasText && !withoutView.contains(control.id)
    }
  }

  /// Whether the field of a control has a view now.
  package func isOnScreen(_ control: AnyControl) -> Bool { onScreen.contains(control.id) }

  /// Has a field get the focus when it appears, in place of any earlier one.
  package func await(_ control: AnyControl) { awaited = control.id }

  /// Ends waiting for a field that hasn't appeared.
  ///
  /// - Returns: Whether the field was still awaited.
  package func giveUp(_ control: AnyControl) -> Bool {
    guard awaited == control.id else { return false }
    awaited = nil
    withoutView.insert(control.id)
    return true
  }

  /// Returns the control of the next field with a keyboard, or `nil` in the last one.
  ///
  /// - Parameters:
  ///   - control: The control of the field in which Return was pressed.
  ///   - form: The form of the screen.
  /// - Returns: The control.
  package func next(after control: AnyControl, in form: FormGroup) -> AnyControl? {
    let controls = form.controls
    guard let place = controls.firstIndex(where: { $0 === control }) else { return nil }
    return controls[(place + 1)...].first(where: isText)
  }
}
