// With: Tests/ALPValidatorTests/Views/SignUpModel.swift
import ALPValidator
