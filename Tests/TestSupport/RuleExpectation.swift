package import ALPValidator
package import Testing

/// Expects that a rule accepts and rejects values.
package func expect<Value>(
  _ rule: Rule<Value>, accepts accepted: [Value], rejects rejected: [Value],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for value in accepted {
    #expect(rule.isSatisfied(by: value), "\(rule) rejects \(value)", sourceLocation: sourceLocation)
  }
  for value in rejected {
    #expect(!rule.isSatisfied(by: value), "\(rule) accepts \(value)", sourceLocation: sourceLocation)
  }
}
