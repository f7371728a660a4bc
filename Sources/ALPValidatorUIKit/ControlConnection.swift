#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ALPValidator
import Foundation
public import UIKit

/// The connection of a view to a control. The view keeps it, as one of its interactions.
@MainActor final class ControlConnection: NSObject, UIInteraction {
  let control: AnyControl
  private(set) weak var view: UIView?
  /// Whether the user edits the control in this view.
  private(set) var isEditing = false
  private var isDiscarding = false
  private let observation: ControlObservation?
  private let takeValue: @MainActor () -> Void

  init(
    _ control: AnyControl, _ observation: ControlObservation? = nil,
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
    observation?.remove()
    NotificationCenter.default.removeObserver(self)
  }

  func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// Ends the connection of the view to its control. If the user edits the view, editing ends.
  public func disconnectFromControl() { connection = nil }

  /// The connection of the view. A new one ends editing the control of the earlier one.
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
#endif
