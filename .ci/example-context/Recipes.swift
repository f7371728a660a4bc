// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
import ALPValidator
import ALPValidatorSwiftUI
import Foundation
import SwiftUI
import UIKit

@MainActor let postalCode = TextControl()
@MainActor let country = Control<String?>(nil)
@MainActor func focus(_ control: AnyControl?) {}
