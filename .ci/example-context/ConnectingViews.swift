// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
import ALPValidator
import ALPValidatorSwiftUI
import Foundation
