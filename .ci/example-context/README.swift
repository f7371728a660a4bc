// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: Tests/ALPValidatorTests/Views/SignUpScreen.swift
import ALPValidator
import Foundation
import SwiftUI
