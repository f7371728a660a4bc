// With: Tests/ALPValidatorTests/Readme/ServerFrameworks.swift
import ALPValidator
import Foundation

protocol Members: Sendable {
  func isFree(_ email: String) async throws -> Bool
  func add(_ registration: Registration) async throws
}
