// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: Tests/ALPValidatorTests/Views/Payment.swift
// With: .ci/example-context/Order.swift
import ALPValidator
import ALPValidatorSwiftUI
import Foundation
