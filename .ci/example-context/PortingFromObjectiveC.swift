// With: Tests/ALPValidatorTests/Views/LegacyValidator.swift
import ALPValidator
import ALPValidatorUIKit
import UIKit

@MainActor let (legacyEmail, legacyPrice) = (LegacyValidator.make(.string), LegacyValidator.make(.numeric))
