extension Validator {
  /// Ensures that there is content: no `nil`, no empty string, no empty collection; white space is content.
  @discardableResult
  public func addValidationToEnsurePresence(invalidMessage: String? = nil) -> RuleHandle {
    addRule(.notEmpty, invalidMessage: invalidMessage)
  }

  /// Ensures that a block returns `true`; it runs on the main actor and may read the user interface.
  @discardableResult
  public func addValidationToEnsureCustomConditionIsSatisfied(
    invalidMessage: String? = nil, block: @escaping @MainActor (Value) -> Bool
  ) -> RuleHandle {
    addCondition(.satisfies("custom", block), invalidMessage: invalidMessage)
  }
}

extension Validator where Value == String {
  /// Ensures that the text has at least so many characters, as a reader counts them.
  ///
  /// - Precondition: `minimum` is not negative.
  @discardableResult
  public func addValidationToEnsureMinimumLength(_ minimum: Int, invalidMessage: String? = nil) -> RuleHandle
  {
    addRule(.length(minimum...), invalidMessage: invalidMessage)
  }

  /// Ensures that the text has at most so many characters, as a reader counts them.
  ///
  /// - Precondition: `maximum` is not negative.
  @discardableResult
  public func addValidationToEnsureMaximumLength(_ maximum: Int, invalidMessage: String? = nil) -> RuleHandle
  {
    addRule(.length(...maximum), invalidMessage: invalidMessage)
  }

  /// Ensures that the number of characters lies within a range, both bounds included.
  ///
  /// - Precondition: `minimum` is not negative and does not exceed `maximum`.
  @discardableResult
  public func addValidationToEnsureRange(minimum: Int, maximum: Int, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(Rule(LengthRule(minimum: minimum, maximum: maximum)), invalidMessage: invalidMessage)
  }

  /// Ensures that the text as a whole matches a regular expression in the syntax of `NSRegularExpression`.
  ///
  /// - Throws: ``PatternError``, which quotes the pattern, if it is not a regular expression; no rule is added.
  @discardableResult
  public func addValidationToEnsureRegularExpressionIsMet(pattern: String, invalidMessage: String? = nil)
    throws(PatternError) -> RuleHandle
  {
    addRule(try .matches(pattern), invalidMessage: invalidMessage)
  }

  /// Ensures that the text is an e-mail address that the internet's mail system delivers to.
  @discardableResult
  public func addValidationToEnsureValidEmail(invalidMessage: String? = nil) -> RuleHandle {
    addRule(.email, invalidMessage: invalidMessage)
  }

  /// Ensures that a decimal digit, of any script, is somewhere in the text.
  @discardableResult
  public func addValidationToEnsureStringContainsNumber(invalidMessage: String? = nil) -> RuleHandle {
    addRule(.containsDigit, invalidMessage: invalidMessage)
  }
}

extension Validator where Value: Comparable & Sendable {
  /// Ensures that the value lies within a range, both bounds included, compared in its own type.
  ///
  /// - Precondition: `minimum` does not exceed `maximum`.
  @discardableResult
  public func addValidationToEnsureRange(minimum: Value, maximum: Value, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(Rule(RangeRule(minimum: minimum, maximum: maximum)), invalidMessage: invalidMessage)
  }
}

extension Validator where Value: Equatable & Sendable {
  /// Ensures that the value equals another.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(as other: Value, invalidMessage: String? = nil)
    -> RuleHandle
  {
    addRule(.same(as: other), invalidMessage: invalidMessage)
  }
}

extension Validator where Value: Equatable {
  /// Ensures that the value equals what a closure returns at the time of validation; `nil` equals nothing.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame(
    as other: @escaping @MainActor () -> Value?, invalidMessage: String? = nil
  ) -> RuleHandle {
    addCondition(.same(as: other), invalidMessage: invalidMessage)
  }
}

extension Validator where Value == Any {
  /// Ensures that the value has the type of another value and equals it.
  @discardableResult
  public func addValidationToEnsureInstanceIsTheSame<Other: Equatable & Sendable>(
    as other: Other, invalidMessage: String? = nil
  ) -> RuleHandle {
    addRule(.satisfies("same") { $0 as? Other == other }, invalidMessage: invalidMessage)
  }
}

// The range of a text is one of lengths. An unavailable overload would not keep text from being taken as bounds,
// because the compiler then takes that for anything comparable; it cannot choose between these two.
extension Validator where Value == String {
  /// Not to be called: the range of a text is one of lengths, so pass integers.
  @available(*, deprecated, message: "The range of a text is one of lengths: pass integers.")
  public func addValidationToEnsureRange(minimum: String, maximum: String, invalidMessage: String? = nil)
    -> Never
  {
    preconditionFailure("The range of a text is one of lengths: pass integers, not \(minimum) and \(maximum)")
  }

  /// Not to be called: the range of a text is one of lengths, so pass integers.
  @available(*, deprecated, message: "The range of a text is one of lengths: pass integers.")
  public func addValidationToEnsureRange(minimum: String, maximum: String, invalidMessage: String? = nil)
    -> Never?
  {
    preconditionFailure("The range of a text is one of lengths: pass integers, not \(minimum) and \(maximum)")
  }

  /// Not to be called: the range of a text is one of lengths, so pass integers.
  @available(*, deprecated, message: "The range of a text is one of lengths: pass integers.")
  public func addValidationToEnsureRange(
    minimum: String, maximum: String, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> Never {
    preconditionFailure("The range of a text is one of lengths: pass integers, not \(minimum) and \(maximum)")
  }

  /// Not to be called: the range of a text is one of lengths, so pass integers.
  @available(*, deprecated, message: "The range of a text is one of lengths: pass integers.")
  public func addValidationToEnsureRange(
    minimum: String, maximum: String, invalidMessage: @escaping @MainActor (ValidationFailure) -> String
  ) -> Never? {
    preconditionFailure("The range of a text is one of lengths: pass integers, not \(minimum) and \(maximum)")
  }
}
