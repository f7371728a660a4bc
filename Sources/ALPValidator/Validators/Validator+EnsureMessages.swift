public import ValidationFormats

// The validations of the other files once more, with a closure that makes the message of each failure. The failure
// comes with the message that it would have.

extension Validator {
  /// Ensures that there is content, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsurePresence(
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.notEmpty, invalidMessage: invalidMessage)
  }

  /// Ensures that a block returns `true`, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureCustomConditionIsSatisfied(
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String,
    block: @escaping @MainActor (Value) -> Bool
  ) -> RuleHandle {
    addCondition(.satisfies("custom", block), invalidMessage: invalidMessage)
  }
}

extension Validator where Value == String {
  /// Ensures at least so many characters, with a message that a closure makes of each failure.
  ///
  /// - Precondition: `minimum` is not negative.
  @discardableResult
  public func addValidationToEnsureMinimumLength(
    _ minimum: Int, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.length(minimum...), invalidMessage: invalidMessage)
  }

  /// Ensures at most so many characters, with a message that a closure makes of each failure.
  ///
  /// - Precondition: `maximum` is not negative.
  @discardableResult
  public func addValidationToEnsureMaximumLength(
    _ maximum: Int, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.length(...maximum), invalidMessage: invalidMessage)
  }

  /// Ensures a number of characters within a range, with a message that a closure makes of each failure.
  ///
  /// - Precondition: `minimum` is not negative and does not exceed `maximum`.
  @discardableResult
  public func addValidationToEnsureRange(
    minimum: Int, maximum: Int, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(Rule(LengthRule(minimum: minimum, maximum: maximum)), invalidMessage: invalidMessage)
  }

  /// Ensures that the text matches a regular expression, with a message that a closure makes of each failure.
  ///
  /// - Throws: ``PatternError``, which quotes the pattern, if it is not a regular expression; no rule is added.
  @discardableResult
  public func addValidationToEnsureRegularExpressionIsMet(
    pattern: String, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) throws(PatternError) -> RuleHandle {
    addRule(try .matches(pattern), invalidMessage: invalidMessage)
  }

  /// Ensures that the text is an e-mail address, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureValidEmail(
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.email, invalidMessage: invalidMessage)
  }

  /// Ensures that a decimal digit is in the text, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureStringContainsNumber(
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.containsDigit, invalidMessage: invalidMessage)
  }

  /// Ensures that the text is a URL, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureValidURL(
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.url, invalidMessage: invalidMessage)
  }

  /// Ensures that the text is a telephone number, with a message that a closure makes of each failure.
  ///
  /// - Precondition: There is such a region in ISO 3166-1 alpha-2.
  @discardableResult
  public func addValidationToEnsureValidPhoneNumber(
    region: String? = nil, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.phoneNumber(region: region), invalidMessage: invalidMessage)
  }

  /// Ensures that the text is the number of a payment card, with a message that a closure makes of each failure.
  ///
  /// - Precondition: `networks` is not empty.
  @discardableResult
  public func addValidationToEnsureValidPaymentCard(
    networks: PaymentCardNetworks = .all, allowsSeparators: Bool = false,
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(
      .paymentCard(networks: networks, allowsSeparators: allowsSeparators), invalidMessage: invalidMessage)
  }

  /// Ensures that the text is a postal code of a region, with a message that a closure makes of each failure.
  ///
  /// - Precondition: There is such a region in ISO 3166-1 alpha-2.
  @discardableResult
  public func addValidationToEnsureValidPostalCode(
    region: String, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.postalCode(region: region), invalidMessage: invalidMessage)
  }
}

extension Validator where Value: Comparable & Sendable {
  /// Ensures that the value lies within a range, with a message that a closure makes of each failure.
  ///
  /// - Precondition: `minimum` does not exceed `maximum`.
  @discardableResult
  public func addValidationToEnsureRange(
    minimum: Value, maximum: Value, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(Rule(RangeRule(minimum: minimum, maximum: maximum)), invalidMessage: invalidMessage)
  }
}

extension Validator where Value: Equatable & Sendable {
  /// Ensures that the value equals another, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: Value, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.same(as: other), invalidMessage: invalidMessage)
  }
}

extension Validator where Value: Equatable {
  /// Ensures that the value equals what a closure returns, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: @escaping @MainActor () -> Value?,
    invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addCondition(.same(as: other), invalidMessage: invalidMessage)
  }
}

extension Validator where Value == Any {
  /// Ensures that the value has another's type and equals it, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame<Other: Equatable & Sendable>(
    as other: Other, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.satisfies("same") { $0 as? Other == other }, invalidMessage: invalidMessage)
  }
}

extension Validator where Value: Hashable & Sendable {
  /// Ensures that the value is one of a collection, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureInclusion(
    in values: some Sequence<Value>, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.in(values), invalidMessage: invalidMessage)
  }
}

extension Validator where Value == FileValue {
  /// Ensures that the file's content is of a certain type, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureFileType(
    _ mediaTypes: Set<MediaType>, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.fileType(in: mediaTypes), invalidMessage: invalidMessage)
  }

  /// Ensures that the file's content is of a certain family, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureFileType(
    families: Set<MediaType.Family>, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.fileType(families: families), invalidMessage: invalidMessage)
  }

  /// Ensures that the file's name has a certain extension, with a message that a closure makes of each failure.
  @discardableResult
  public func addValidationToEnsureFileExtension(
    in extensions: Set<String>, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.fileExtension(in: extensions), invalidMessage: invalidMessage)
  }

  /// Ensures that the file has at most so many bytes, with a message that a closure makes of each failure.
  ///
  /// - Precondition: `maximum` is not negative.
  @discardableResult
  public func addValidationToEnsureMaximumFileSize(
    _ maximum: Int, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.fileSize(...maximum), invalidMessage: invalidMessage)
  }

  /// Ensures that the file has at least so many bytes, with a message that a closure makes of each failure.
  ///
  /// - Precondition: `minimum` is not negative.
  @discardableResult
  public func addValidationToEnsureMinimumFileSize(
    _ minimum: Int, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> RuleHandle {
    addRule(.fileSize(minimum...), invalidMessage: invalidMessage)
  }
}
