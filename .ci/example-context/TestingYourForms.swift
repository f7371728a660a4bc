// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
// With: .ci/example-context/GettingStarted.swift
import ALPValidator
import ALPValidatorTesting

@MainActor let model = SignUpModel(FakeAccounts())
