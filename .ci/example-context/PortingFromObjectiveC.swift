import ALPValidator
import UIKit

extension UITextField {
  func connect(to control: TextControl) -> ControlObservation { control.addObserver { _ in } }
}
