// With: Tests/ValidationFormatsTests/Samples/FormatSample.swift
// With: Tests/ValidationFormatsTests/Support/CheckDigitTwins.swift
@testable import ALPValidator
import Testing
@testable import ValidationFormats
@testable import ValidationRules
