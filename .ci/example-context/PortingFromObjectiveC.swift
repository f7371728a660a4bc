// With: Tests/ALPValidatorTests/Views/Follow.swift
import ALPValidator
import UIKit

extension UITextField {
  func connect(to control: TextControl) -> ControlObservation { control.addObserver { _ in } }
}
