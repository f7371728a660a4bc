/// A control that a validator is attached to: its own state follows from that of the validator.
@MainActor
protocol ValidatedControl: AnyObject {
  var tracker: ChangeTracker { get }

  /// Returns the catalogue of a validator that is attached, or else that of the control, with the control's label.
  func messages(of validator: AnyValidator) -> MessageCatalogue?

  /// Follows another outcome of a validator, before observers are notified.
  func validatorDidChangeOutcome()

  /// Follows a value that was passed to the validator and not to the control.
  func validatorDidValidateOtherValue(_ validator: AnyValidator)

  /// Validates its value again if the validator cannot do so itself, and returns whether that is so.
  func revalidate(_ validator: AnyValidator) -> Bool
}

/// A reference to a control that does not keep it alive.
struct WeakControl {
  private(set) weak var object: (any ValidatedControl)?
}

extension AnyValidator {
  /// The control whose value was validated last.
  final var lastControl: (any ValidatedControl)? { controls.last { $0.object != nil }?.object }

  /// Adds a control, or makes it the one whose value was validated last.
  final func addControl(_ control: any ValidatedControl) {
    if controls.count == 1, controls[0].object === control { return }
    replaceControls(otherControls(than: control) + [WeakControl(object: control)])
  }

  final func removeControl(_ control: any ValidatedControl) { replaceControls(otherControls(than: control)) }

  private func otherControls(than control: any ValidatedControl) -> [WeakControl] {
    controls.filter { $0.object != nil && $0.object !== control }
  }

  private func replaceControls(_ controls: [WeakControl]) {
    let released = exchange(&self.controls, with: controls)
    extendLifetime(released)
  }
}
