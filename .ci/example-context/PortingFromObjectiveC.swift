// With: Tests/ALPValidatorTests/Views/ConnectedFields.swift
// With: Tests/ALPValidatorTests/Views/Follow.swift
import ALPValidator
import UIKit
