// With: Tests/ALPValidatorTests/Readme/ServerFrameworks.swift
// With: Tests/ALPValidatorTests/Readme/ServerExamples.swift
import ALPValidator
import ALPValidatorTesting
import Foundation
