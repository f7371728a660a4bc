// With: Tests/ALPValidatorTests/Readme/ServerFrameworks.swift
import ALPValidator
import ALPValidatorTesting
import Foundation
