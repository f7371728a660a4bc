public import ValidationFormats

extension RuleContainer {
  /// Ensures that the value is neither `nil` nor an empty string or collection.
  ///
  /// Whitespace is not empty, unless a formatter removes it. See ``/ValidationRules/Rule/notEmpty``.
  @discardableResult
  public func addValidationToEnsurePresence(invalidMessage: String? = nil) -> RuleHandle {
    addRule(.notEmpty, invalidMessage: invalidMessage)
  }

  /// Ensures that a block returns `true`. It runs on the main actor and can read other fields.
  ///
  /// - Parameters:
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  ///   - block: Returns whether the value is accepted.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureCustomConditionIsSatisfied(
    invalidMessage: String? = nil, block: @escaping @MainActor (Value) -> Bool
  ) -> RuleHandle { addCondition(.satisfies("custom", block), invalidMessage: invalidMessage) }
}

// MARK: Text

extension RuleContainer where Value == String {
  /// Ensures that the text has a minimum number of characters, as a reader counts them.
  ///
  /// - Parameters:
  ///   - minimum: The smallest accepted length.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  /// - Precondition: `minimum` is not negative.
  @discardableResult
  public func addValidationToEnsureMinimumLength(_ minimum: Int, invalidMessage: String? = nil) -> RuleHandle
  { addRule(.length(minimum...), invalidMessage: invalidMessage) }

  /// Ensures that the text has no more than a number of characters, as a reader counts them.
  ///
  /// - Parameters:
  ///   - maximum: The largest accepted length.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  /// - Precondition: `maximum` is not negative.
  @discardableResult
  public func addValidationToEnsureMaximumLength(_ maximum: Int, invalidMessage: String? = nil) -> RuleHandle
  { addRule(.length(...maximum), invalidMessage: invalidMessage) }

  /// Ensures that the number of characters lies within a range; both bounds are included.
  ///
  /// - Parameters:
  ///   - minimum: The smallest accepted length.
  ///   - maximum: The largest accepted length.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  /// - Precondition: `minimum` is not negative and does not exceed `maximum`.
  @discardableResult
  public func addValidationToEnsureRange(
    minimum: Int, maximum: Int, invalidMessage: String? = nil
  ) -> RuleHandle {
    precondition(minimum <= maximum, "Minimum \(minimum) exceeds maximum \(maximum)")
    return addRule(.length(minimum...maximum), invalidMessage: invalidMessage)
  }

  /// Ensures that the whole text matches a regular expression in the syntax of `NSRegularExpression`.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  /// - Throws: ``/ValidationRules/PatternError``, which quotes the pattern, if it is not a regular expression. No rule is
  ///   added then.
  @discardableResult
  public func addValidationToEnsureRegularExpressionIsMet(
    pattern: String, invalidMessage: String? = nil
  ) throws(PatternError) -> RuleHandle { addRule(try .matches(pattern), invalidMessage: invalidMessage) }

  /// Ensures that the text contains a decimal digit of any script.
  @discardableResult
  public func addValidationToEnsureStringContainsNumber(invalidMessage: String? = nil) -> RuleHandle {
    addRule(.containsDigit, invalidMessage: invalidMessage)
  }

  /// Ensures that the text is an email address (RFC 5321, RFC 6531).
  ///
  /// See ``/ValidationFormats/EmailFormat``.
  @discardableResult
  public func addValidationToEnsureValidEmail(invalidMessage: String? = nil) -> RuleHandle {
    addRule(.email, invalidMessage: invalidMessage)
  }

  /// Ensures that the text is an absolute URL with the scheme `http` or `https` (RFC 3986, RFC 3987).
  ///
  /// See ``/ValidationFormats/URLFormat``.
  @discardableResult
  public func addValidationToEnsureValidURL(invalidMessage: String? = nil) -> RuleHandle {
    addRule(.url, invalidMessage: invalidMessage)
  }

  /// Ensures that the text is a telephone number of a region or, without a region, a number in E.164
  /// notation.
  ///
  /// - Parameters:
  ///   - region: A region of ISO 3166-1 alpha-2. With an unknown region every value fails.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureValidPhoneNumber(
    region: String? = nil, invalidMessage: String? = nil
  ) -> RuleHandle { addRule(.phoneNumber(region: region), invalidMessage: invalidMessage) }

  /// Ensures that the text is the number of a payment card (ISO/IEC 7812).
  ///
  /// - Parameters:
  ///   - networks: The accepted networks.
  ///   - options: What is accepted beyond the standard; `.lenient` is for form fields.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  /// - Precondition: `networks` is not empty.
  @discardableResult
  public func addValidationToEnsureValidPaymentCard(
    networks: PaymentCardNetworks = .all, _ options: PaymentCardFormat.Options = .standard,
    invalidMessage: String? = nil
  ) -> RuleHandle { addRule(.card(networks: networks, options), invalidMessage: invalidMessage) }

  /// Ensures that the text is a postal code of a region.
  ///
  /// - Parameters:
  ///   - region: A region of ISO 3166-1 alpha-2. With an unknown region every value fails.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureValidPostalCode(
    region: String, invalidMessage: String? = nil
  ) -> RuleHandle { addRule(.postalCode(region: region), invalidMessage: invalidMessage) }
}

// MARK: Values

// The constraint excludes text, whose range is one of lengths.
extension RuleContainer where Value: Strideable & Sendable {
  /// Ensures that the value lies within a range, compared in its own type; both bounds are included.
  ///
  /// For other comparable types, add a rule such as `.range("a"..."f")`.
  ///
  /// - Parameters:
  ///   - minimum: The smallest accepted value.
  ///   - maximum: The largest accepted value.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  /// - Precondition: `minimum` does not exceed `maximum`.
  @discardableResult
  public func addValidationToEnsureRange(
    minimum: Value, maximum: Value, invalidMessage: String? = nil
  ) -> RuleHandle {
    precondition(minimum <= maximum, "Minimum \(minimum) exceeds maximum \(maximum)")
    return addRule(.range(minimum...maximum), invalidMessage: invalidMessage)
  }
}

extension RuleContainer where Value: Equatable & Sendable {
  /// Ensures that the value equals another one.
  ///
  /// - Parameters:
  ///   - other: The accepted value.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: Value, invalidMessage: String? = nil
  ) -> RuleHandle { addRule(.same(as: other), invalidMessage: invalidMessage) }
}

extension RuleContainer where Value: Equatable {
  /// Ensures that the value equals the value that a closure returns during the validation.
  ///
  /// - Parameters:
  ///   - other: Returns the accepted value, or `nil` if none is accepted.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: @escaping @MainActor () -> Value?, invalidMessage: String? = nil
  ) -> RuleHandle { addCondition(.same(as: other), invalidMessage: invalidMessage) }
}

extension RuleContainer where Value == Any {
  /// Ensures that the value has the type of another value and equals it.
  ///
  /// - Parameters:
  ///   - other: The accepted value.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame<Other: Equatable & Sendable>(
    as other: Other, invalidMessage: String? = nil
  ) -> RuleHandle {
    addRule(Rule(PredicateRule(.same) { $0 as? Other == other }), invalidMessage: invalidMessage)
  }
}

extension RuleContainer where Value: Hashable & Sendable {
  /// Ensures that the value is an element of a collection.
  ///
  /// - Parameters:
  ///   - values: The accepted values.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureInclusion(
    in values: some Sequence<Value>, invalidMessage: String? = nil
  ) -> RuleHandle { addRule(.in(values), invalidMessage: invalidMessage) }
}

// MARK: Files

extension RuleContainer where Value == FileValue {
  /// Ensures that the content of the file has one of the media types, whatever its name is.
  ///
  /// - Parameters:
  ///   - mediaTypes: The accepted types.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureFileType(
    _ mediaTypes: Set<MediaType>, invalidMessage: String? = nil
  ) -> RuleHandle { addRule(.fileType(in: mediaTypes), invalidMessage: invalidMessage) }

  /// Ensures that the file has at most a number of bytes.
  ///
  /// - Parameters:
  ///   - maximum: The largest accepted number of bytes.
  ///   - invalidMessage: The message of a failure; `nil` for the default message.
  /// - Returns: A handle. Use it to remove the rule, make it conditional, or change its message.
  /// - Precondition: `maximum` is not negative.
  @discardableResult
  public func addValidationToEnsureMaximumFileSize(
    _ maximum: Int, invalidMessage: String? = nil
  ) -> RuleHandle { addRule(.fileSize(...maximum), invalidMessage: invalidMessage) }
}
