// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: Tests/ALPValidatorTests/Views/SignUpScreen.swift
// With: Tests/ALPValidatorTests/Views/NewsletterModel.swift
// With: Tests/ALPValidatorTests/Views/DraftFile.swift
import ALPValidator
import Foundation
