extension Rule {
  /// A rule about one property, whose failure is at that or another one.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: The declared property at which the failure is.
  ///   - a: The declared property that the rule reads.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - isSatisfied: Returns whether the value of the property is acceptable.
  /// - Returns: The rule.
  /// - Precondition: The rule set that has the rule declares the properties.
  public static func satisfies<A: Sendable>(
    _ name: String, at property: any PartialKeyPath<Value> & Sendable,
    reading a: any KeyPath<Value, A> & Sendable,
    message: String? = nil, _ isSatisfied: @escaping @Sendable (A) -> Bool
  ) -> Self {
    let readA = PropertyReader(a)
    let rule = CrossRule(name, at: .property(property), reading: [a]) {
      isSatisfied(readA.value(in: $0))
    } isSatisfiedByParts: { parts in
      guard parts.count == 1, let a = parts[0] as? A else { return nil }
      return isSatisfied(a)
    }
    return Self(.crossRule(rule), message: message)
  }

  /// A rule about two properties.
  ///
  /// It is evaluated if these properties could be read, whatever is wrong elsewhere, and it sees them
  /// formatted. In a form, a change of one of them evaluates it again.
  ///
  /// ```swift
  /// let employer: RuleSet<Employer> = [
  ///   .at(\.from, "from", [.range(1950...2026)]),
  ///   .at(\.to, "to", [.range(1950...2026)]),
  ///   .satisfies(
  ///     "order", at: \.to, reading: \.from, \.to,
  ///     message: "It ends before it begins."
  ///   ) { $0 <= $1 ?? $0 },
  /// ]
  /// ```
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: The declared property at which the failure is.
  ///   - a: The first declared property that the rule reads.
  ///   - b: The second declared property that the rule reads.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - isSatisfied: Returns whether the values of the properties are acceptable.
  /// - Returns: The rule.
  /// - Precondition: The rule set that has the rule declares the properties.
  public static func satisfies<A: Sendable, B: Sendable>(
    _ name: String, at property: any PartialKeyPath<Value> & Sendable,
    reading a: any KeyPath<Value, A> & Sendable, _ b: any KeyPath<Value, B> & Sendable,
    message: String? = nil, _ isSatisfied: @escaping @Sendable (A, B) -> Bool
  ) -> Self {
    let readA = PropertyReader(a)
    let readB = PropertyReader(b)
    let rule = CrossRule(name, at: .property(property), reading: [a, b]) {
      isSatisfied(readA.value(in: $0), readB.value(in: $0))
    } isSatisfiedByParts: { parts in
      guard parts.count == 2, let a = parts[0] as? A, let b = parts[1] as? B else { return nil }
      return isSatisfied(a, b)
    }
    return Self(.crossRule(rule), message: message)
  }

  /// A rule about three properties.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: The declared property at which the failure is.
  ///   - a: The first declared property that the rule reads.
  ///   - b: The second declared property that the rule reads.
  ///   - c: The third declared property that the rule reads.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - isSatisfied: Returns whether the values of the properties are acceptable.
  /// - Returns: The rule.
  /// - Precondition: The rule set that has the rule declares the properties.
  public static func satisfies<A: Sendable, B: Sendable, C: Sendable>(
    _ name: String, at property: any PartialKeyPath<Value> & Sendable,
    reading a: any KeyPath<Value, A> & Sendable, _ b: any KeyPath<Value, B> & Sendable,
    _ c: any KeyPath<Value, C> & Sendable,
    message: String? = nil, _ isSatisfied: @escaping @Sendable (A, B, C) -> Bool
  ) -> Self {
    let readA = PropertyReader(a)
    let readB = PropertyReader(b)
    let readC = PropertyReader(c)
    let rule = CrossRule(name, at: .property(property), reading: [a, b, c]) {
      isSatisfied(readA.value(in: $0), readB.value(in: $0), readC.value(in: $0))
    } isSatisfiedByParts: { parts in
      guard parts.count == 3, let a = parts[0] as? A, let b = parts[1] as? B, let c = parts[2] as? C else {
        return nil
      }
      return isSatisfied(a, b, c)
    }
    return Self(.crossRule(rule), message: message)
  }

  /// A rule about four properties.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: The declared property at which the failure is.
  ///   - a: The first declared property that the rule reads.
  ///   - b: The second declared property that the rule reads.
  ///   - c: The third declared property that the rule reads.
  ///   - d: The fourth declared property that the rule reads.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - isSatisfied: Returns whether the values of the properties are acceptable.
  /// - Returns: The rule.
  /// - Precondition: The rule set that has the rule declares the properties.
  public static func satisfies<A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
    _ name: String, at property: any PartialKeyPath<Value> & Sendable,
    reading a: any KeyPath<Value, A> & Sendable, _ b: any KeyPath<Value, B> & Sendable,
    _ c: any KeyPath<Value, C> & Sendable, _ d: any KeyPath<Value, D> & Sendable,
    message: String? = nil, _ isSatisfied: @escaping @Sendable (A, B, C, D) -> Bool
  ) -> Self {
    let readA = PropertyReader(a)
    let readB = PropertyReader(b)
    let readC = PropertyReader(c)
    let readD = PropertyReader(d)
    let rule = CrossRule(name, at: .property(property), reading: [a, b, c, d]) {
      isSatisfied(readA.value(in: $0), readB.value(in: $0), readC.value(in: $0), readD.value(in: $0))
    } isSatisfiedByParts: { parts in
      guard parts.count == 4, let a = parts[0] as? A, let b = parts[1] as? B, let c = parts[2] as? C,
        let d = parts[3] as? D
      else { return nil }
      return isSatisfied(a, b, c, d)
    }
    return Self(.crossRule(rule), message: message)
  }

  /// A rule about five properties.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: The declared property at which the failure is.
  ///   - a: The first declared property that the rule reads.
  ///   - b: The second declared property that the rule reads.
  ///   - c: The third declared property that the rule reads.
  ///   - d: The fourth declared property that the rule reads.
  ///   - e: The fifth declared property that the rule reads.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - isSatisfied: Returns whether the values of the properties are acceptable.
  /// - Returns: The rule.
  /// - Precondition: The rule set that has the rule declares the properties.
  public static func satisfies<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable>(
    _ name: String, at property: any PartialKeyPath<Value> & Sendable,
    reading a: any KeyPath<Value, A> & Sendable, _ b: any KeyPath<Value, B> & Sendable,
    _ c: any KeyPath<Value, C> & Sendable, _ d: any KeyPath<Value, D> & Sendable,
    _ e: any KeyPath<Value, E> & Sendable,
    message: String? = nil, _ isSatisfied: @escaping @Sendable (A, B, C, D, E) -> Bool
  ) -> Self {
    let readA = PropertyReader(a)
    let readB = PropertyReader(b)
    let readC = PropertyReader(c)
    let readD = PropertyReader(d)
    let readE = PropertyReader(e)
    let rule = CrossRule(name, at: .property(property), reading: [a, b, c, d, e]) {
      isSatisfied(
        readA.value(in: $0), readB.value(in: $0), readC.value(in: $0), readD.value(in: $0),
        readE.value(in: $0))
    } isSatisfiedByParts: { parts in
      guard parts.count == 5, let a = parts[0] as? A, let b = parts[1] as? B, let c = parts[2] as? C,
        let d = parts[3] as? D, let e = parts[4] as? E
      else { return nil }
      return isSatisfied(a, b, c, d, e)
    }
    return Self(.crossRule(rule), message: message)
  }

  /// A rule about six properties.
  ///
  /// - Parameters:
  ///   - name: The stable name that failures carry, in kebab-case.
  ///   - property: The declared property at which the failure is.
  ///   - a: The first declared property that the rule reads.
  ///   - b: The second declared property that the rule reads.
  ///   - c: The third declared property that the rule reads.
  ///   - d: The fourth declared property that the rule reads.
  ///   - e: The fifth declared property that the rule reads.
  ///   - f: The sixth declared property that the rule reads.
  ///   - message: The message of a failure; `nil` for the default message.
  ///   - isSatisfied: Returns whether the values of the properties are acceptable.
  /// - Returns: The rule.
  /// - Precondition: The rule set that has the rule declares the properties.
  public static func satisfies<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable>(
    _ name: String, at property: any PartialKeyPath<Value> & Sendable,
    reading a: any KeyPath<Value, A> & Sendable, _ b: any KeyPath<Value, B> & Sendable,
    _ c: any KeyPath<Value, C> & Sendable, _ d: any KeyPath<Value, D> & Sendable,
    _ e: any KeyPath<Value, E> & Sendable, _ f: any KeyPath<Value, F> & Sendable,
    message: String? = nil, _ isSatisfied: @escaping @Sendable (A, B, C, D, E, F) -> Bool
  ) -> Self {
    let readA = PropertyReader(a)
    let readB = PropertyReader(b)
    let readC = PropertyReader(c)
    let readD = PropertyReader(d)
    let readE = PropertyReader(e)
    let readF = PropertyReader(f)
    let rule = CrossRule(name, at: .property(property), reading: [a, b, c, d, e, f]) {
      isSatisfied(
        readA.value(in: $0), readB.value(in: $0), readC.value(in: $0), readD.value(in: $0),
        readE.value(in: $0), readF.value(in: $0))
    } isSatisfiedByParts: { parts in
      guard parts.count == 6, let a = parts[0] as? A, let b = parts[1] as? B, let c = parts[2] as? C,
        let d = parts[3] as? D, let e = parts[4] as? E, let f = parts[5] as? F
      else { return nil }
      return isSatisfied(a, b, c, d, e, f)
    }
    return Self(.crossRule(rule), message: message)
  }

}
