// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: Tests/ALPValidatorTests/Views/SignUpScreen.swift
// With: Tests/ALPValidatorTests/Views/FormField.swift
import ALPValidator
import Foundation
import SwiftUI
import UIKit

@MainActor let postalCode = TextControl()
@MainActor let country = Control<String?>(nil)
@MainActor func focus(_ control: AnyControl?) {}

extension View {
  func hints(of control: AnyControl, contentType: UITextContentType? = nil) -> some View { self }
}

#if !canImport(Darwin)
extension URL {
  static var applicationSupportDirectory: URL { temporaryDirectory }
}
#endif
