// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: .ci/example-context/Order.swift
import ALPValidator
import ALPValidatorSwiftUI
import Foundation
